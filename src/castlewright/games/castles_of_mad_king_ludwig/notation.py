"""Short text and JSON for the actions and positions of Castles of Mad King Ludwig, both ways.

return size_300          a bonus card that goes back at the start (Rules §2)
set 15000 nap_room       the tile for a price, from the dearest down; `set 15000 empty`; `done` leaves the rest
buy nap_room 4000        also `buy hallway 3000`, `buy stairs 3000`, `pass` (Rules §3.2)
place 3,1 turn 2         the tile in hand: top left cell of its box and clockwise quarter turns (Rules §4)
reward salon             the next reward by its tile, a food room's extra turn too; for a pair of downstairs rooms the
                         one just completed; `decline` gives up all that wait in this turn (Rules §6, §11.7)
free hallway             a free corridor tile, also `free stairs` or `decline`
search 300               a stack to look through; then `take nap_room`, or `done`
keep size_300            one of two bonus cards drawn
choose living            the reward of a downstairs pair; then, among several rooms, `rescore crypt`
"""

from collections.abc import Callable, Iterable
from itertools import islice

import msgspec

from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.position import Position
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.actions import (
    Action,
    Buy,
    Choose,
    Decline,
    Done,
    Free,
    Keep,
    Pass,
    Place,
    Rescore,
    Return,
    Reward,
    Search,
    Set,
    Take,
)
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own

ACTIONS = constants.ACTIONS
THOUSAND = 1000
EMPTY = "empty"
CORRIDOR_TILES = (data.HALLWAY, data.STAIRS)


def action_to_json(position: Position, seat: int, action: int) -> Action:
    """The action as a typed Struct; whether it is legal is not asked."""
    state = own(position)
    if action < constants.PLACES:
        x, y, turn = place_to_cell(state, seat, action)
        return Place(seat, in_hand(state), (x, y), turn)
    for first, to_struct in reversed(READERS):
        if action >= first:
            return to_struct(state, action - first)
    raise BadInputError("action", f"{action} is no action")


READERS: tuple[tuple[int, Callable[[LudwigPosition, int], Action]], ...] = (
    (constants.BUY, lambda state, slot: Buy(market_tile(state, slot), THOUSAND * constants.PRICES[slot])),
    (constants.BUY_HALLWAY, lambda state, number: Buy(CORRIDOR_TILES[number], THOUSAND * data.CORRIDOR_PRICE)),
    (constants.PASS, lambda state, number: Pass()),
    (constants.FREE_HALLWAY, lambda state, number: Free(CORRIDOR_TILES[number])),
    (constants.DECLINE, lambda state, number: Decline()),
    (constants.DONE, lambda state, number: Done()),
    (constants.SET, lambda state, slot: Set(THOUSAND * constants.PRICES[state.setting], market_tile(state, slot))),
    (constants.REWARD, lambda state, tile: Reward(constants.NAMES[tile])),
    (constants.CHOOSE, lambda state, kind: Choose(data.TYPES[kind])),
    (constants.RESCORE, lambda state, tile: Rescore(constants.NAMES[tile])),
    (constants.SEARCH, lambda state, size: Search(data.SIZES[size])),
    (constants.TAKE, lambda state, tile: Take(constants.NAMES[tile])),
    (constants.RETURN, lambda state, card: Return(constants.BONUS_CARDS[card])),
    (constants.KEEP, lambda state, card: Keep(constants.BONUS_CARDS[card])),
)
"""How to read the actions from each first number on."""


def in_hand(state: LudwigPosition) -> str:
    """The tile in hand, "empty" where there is none."""
    return constants.NAMES[state.in_hand] if state.in_hand >= 0 else EMPTY


def market_tile(state: LudwigPosition, slot: int) -> str:
    """The tile in a market slot, "empty" where there is none."""
    return constants.NAMES[state.market[slot]] if state.market[slot] >= 0 else EMPTY


def place_to_cell(state: LudwigPosition, seat: int, place: int) -> tuple[int, int, int]:
    """Where a place puts the tile in hand: x, y and quarter turns; all 0 for a place that cannot be."""
    castle = state.castle(seat)
    entrance, own_entrance = divmod(place, constants.MOST_ENTRANCES)
    if entrance >= castle.entrances or state.in_hand < 0 or own_entrance >= constants.ENTRANCES[state.in_hand]:
        return 0, 0, 0
    side = constants.SIDE[4 * state.in_hand * constants.MOST_ENTRANCES + own_entrance]
    turn = (castle.faces[entrance] + 2 - side) % 4
    cell = (4 * state.in_hand + turn) * constants.MOST_ENTRANCES + own_entrance
    return castle.front_x[entrance] - constants.CELL_X[cell], castle.front_y[entrance] - constants.CELL_Y[cell], turn


def cell_to_place(state: LudwigPosition, seat: int, x: int, y: int, turn: int) -> int:
    """The place of the tile in hand at a cell: the lowest open entrance of the castle that it meets, with stairs the
    one that their light end meets (Rules §11.17).
    """
    if state.in_hand < 0:
        raise BadInputError("action", "there is no tile in hand to be placed")
    castle = state.castle(seat)
    turn %= constants.TURNS[state.in_hand]
    first = (4 * state.in_hand + turn) * constants.MOST_ENTRANCES
    cells = range(first, first + constants.JOINERS[state.in_hand])
    meets = [(x + constants.CELL_X[cell], y + constants.CELL_Y[cell], constants.SIDE[cell] ^ 2) for cell in cells]
    # A list of a compiled castle is made anew whenever it is asked for.
    fronts = zip(castle.front_x, castle.front_y, castle.faces, strict=True)
    entrances = zip(castle.partners, fronts, strict=True)
    for entrance, (partner, front) in enumerate(islice(entrances, castle.entrances)):
        if partner == constants.OPEN and front in meets:
            return constants.MOST_ENTRANCES * entrance + meets.index(front)
    raise BadInputError("action", f"{constants.NAMES[state.in_hand]} at {x},{y} turn {turn} meets no open entrance")


def action_from_json(position: Position, seat: int, document: object) -> int:
    """The action's number from plain JSON data."""
    state = own(position)
    action: Action = typed(document, Action, "action")
    if isinstance(action, Place) and (action.board, action.piece) != (seat, in_hand(state)):
        raise BadInputError("action", f"seat {seat} lays {in_hand(state)} in its own castle")
    return to_number(state, seat, action)


def action_to_text(position: Position, seat: int, action: int) -> str:
    """The action's short text: `buy nap_room 4000`, `place 3,1 turn 2`."""
    return to_text(action_to_json(position, seat, action))


def to_text(action: Action) -> str:
    """The short text of a typed action."""
    if isinstance(action, Place):
        return f"place {action.place[0]},{action.place[1]} turn {action.turn}"
    return " ".join([str(action.__struct_config__.tag), *(str(value) for value in msgspec.structs.astuple(action))])


def action_from_text(position: Position, seat: int, text: str) -> int:
    """The action's number; capitals do not matter, names may have spaces, a price may be left out."""
    state = own(position)
    match text.lower().replace(",", " ").split():
        case [("done" | "pass" | "decline") as word]:
            return {"done": constants.DONE, "pass": constants.PASS, "decline": constants.DECLINE}[word]
        case ["place", x, y, "turn", turn]:
            return cell_to_place(state, seat, number(x), number(y), number(turn))
        case ["place", x, y]:
            return cell_to_place(state, seat, number(x), number(y), 0)
        case ["buy", *name, price] if name and price.isdigit():
            return to_number(state, seat, Buy("_".join(name), number(price)))
        case ["buy", *name] if name:
            return to_number(state, seat, Buy("_".join(name), price_of(state, "_".join(name))))
        case ["set", price, *name] if name:
            return to_number(state, seat, Set(number(price), "_".join(name)))
        case ["search", size]:
            return to_number(state, seat, Search(number(size)))
        case [word, *name] if word in NAMED and name:
            return to_number(state, seat, NAMED[word]("_".join(name)))
    raise BadInputError("action", f"'{text[:60]}' is not an action; write 'buy nap_room 4000' or 'place 3,1 turn 2'")


NAMED: dict[str, Callable[[str], Action]] = {
    "return": Return,
    "reward": Reward,
    "free": Free,
    "take": Take,
    "keep": Keep,
    "choose": Choose,
    "rescore": Rescore,
}
"""The actions that are a word and a name."""


def to_number(state: LudwigPosition, seat: int, action: Action) -> int:
    """The number of an action; names that do not exist and places that meet nothing are refused."""
    match action:
        case Place(place=(x, y), turn=turn):
            return cell_to_place(state, seat, x, y, turn)
        case Buy(tile, price):
            return buy_number(state, tile, price)
        case Set(price, tile):
            return set_number(state, price, tile)
        case Reward(tile):
            return constants.REWARD + find(tile, constants.NAMES, "tile")
        case Free(tile):
            return constants.FREE_HALLWAY + find(tile, CORRIDOR_TILES, "corridor tile")
        case Search(size):
            return constants.SEARCH + find(str(size), [str(size) for size in data.SIZES], "size")
        case Take(tile):
            return constants.TAKE + find(tile, constants.NAMES[: constants.ROOMS], "room")
        case Rescore(tile):
            return constants.RESCORE + find(tile, constants.NAMES[: constants.ROOMS], "room")
        case Keep(card):
            return constants.KEEP + find(card, constants.BONUS_CARDS, "bonus card")
        case Return(card):
            return constants.RETURN + find(card, constants.BONUS_CARDS, "bonus card")
        case Choose(kind):
            return constants.CHOOSE + find(kind, data.TYPES, "type")
    return {Pass: constants.PASS, Done: constants.DONE, Decline: constants.DECLINE}[type(action)]


def find(name: str, names: Iterable[str], kind: str) -> int:
    """The place of a name in a list; an unknown one is refused with the list."""
    known = list(names)
    if name not in known:
        raise UnknownNameError(kind, name[:60], known)
    return known.index(name)


def number(text: str) -> int:
    """A whole number as people type it."""
    try:
        return int(text[:10])
    except ValueError:
        raise BadInputError("action", f"'{text[:60]}' is not a whole number") from None


def slot_of(state: LudwigPosition, tile: str) -> int:
    """The market slot in which a tile lies."""
    slots = [slot for slot in range(state.first_slot, state.last_slot + 1) if market_tile(state, slot) == tile]
    if not slots:
        raise BadInputError("action", f"'{tile[:60]}' does not lie in the market")
    return slots[0]


def price_of(state: LudwigPosition, tile: str) -> int:
    """What a tile costs now."""
    if tile in CORRIDOR_TILES:
        return THOUSAND * data.CORRIDOR_PRICE
    return THOUSAND * constants.PRICES[slot_of(state, tile)]


def buy_number(state: LudwigPosition, tile: str, price: int) -> int:
    """The number of a purchase; a tile that does not lie at this price is refused."""
    if price != price_of(state, tile):
        raise BadInputError("action", f"{tile} costs {price_of(state, tile)}, not {price}")
    if tile in CORRIDOR_TILES:
        return constants.BUY_HALLWAY + CORRIDOR_TILES.index(tile)
    return constants.BUY + slot_of(state, tile)


def set_number(state: LudwigPosition, price: int, tile: str) -> int:
    """The number of a step of arranging the market; only the price whose turn it is can be set."""
    now = THOUSAND * constants.PRICES[state.setting]
    if price != now:
        raise BadInputError("action", f"the price to be set now is {now}, not {price}")
    return constants.SET + slot_of(state, tile)


# Positions.


def castle_tiles(castle: Castle) -> list[tuple[str, int, int, int]]:
    """The tiles of a castle in building order: name, x, y and quarter turns."""
    rows = zip(castle.tiles, castle.xs, castle.ys, castle.turns, strict=True)
    return [(constants.NAMES[tile], x, y, turn) for tile, x, y, turn in islice(rows, castle.count)]


def card_names(cards: int) -> list[str]:
    """The names of the bonus cards in a hand."""
    return [name for card, name in enumerate(constants.BONUS_CARDS) if cards >> card & 1]


def stack_tiles(state: LudwigPosition, size: int) -> list[str]:
    """The tiles of a stack from the bottom up."""
    start = constants.STACK_ROOM * size
    return [constants.NAMES[tile] for tile in state.supply.stacks[start : start + state.supply.stack_counts[size]]]


def pending_names(state: LudwigPosition) -> list[list[str]]:
    """The tiles whose rewards wait for the acting seat, turn by turn, that being played last (Rules §11.7)."""
    turns: list[list[str]] = [[]]
    for number, entry in enumerate(state.pending[: state.pending_count]):
        if entry >= constants.AROUND:
            turns.append([])
        else:
            turns[-1].append(constants.NAMES[state.reward_action(number) - constants.REWARD])
    return turns


def position_to_text(state: LudwigPosition) -> str:
    """The whole position, equal for equal positions."""
    slots = range(state.first_slot, state.last_slot + 1)
    lines = [
        f"{constants.PHASES[state.phase]} builder {state.builder} turn {state.turn}",
        f"acting {state.acting} reveal {state.reveals}",
        f"bank {state.bank} idle {state.idle_rounds} bought {int(state.is_anything_bought)} setting {state.setting}",
        " ".join(["market", *(f"{market_tile(state, slot)}+{state.coins[slot]}" for slot in slots)]),
        " ".join(["favours", *(data.FAVOURS[favour] for favour in state.favours if favour >= 0)]),
        f"hand {state.in_hand} free {int(state.is_free_used)} deep {state.deep_step}",
        " ".join(["pending", *(str(entry) for entry in state.pending[: state.pending_count])]),
        f"searched {state.searched} taken {state.taken} drawn {state.drawn[0]} {state.drawn[1]}",
    ]
    lines += [line for seat in range(state.seats) for line in seat_lines(state, seat)]
    removed = " ".join(["removed", *sorted(removed_names(state))])
    return "\n".join([*lines, *supply_lines(state), removed])


def removed_names(state: LudwigPosition) -> list[str]:
    """The rooms that left play face up."""
    return [constants.NAMES[tile] for tile in state.supply.removed[: state.supply.removed_count]]


def seat_lines(state: LudwigPosition, seat: int) -> list[str]:
    """A seat's money, cards and castle."""
    castle = state.castle(seat)
    edition = "second" if state.has_money_tie else "first"
    lines = [
        f"seat {seat} {edition} start {state.starts[seat]} points {castle.points} money {state.money[seat]}",
        " ".join(["cards", *card_names(state.hands[seat]), f"returns {state.choices[seat]}"]),
    ]
    for index, (name, x, y, turn) in enumerate(castle_tiles(castle)):
        marks = f"completed {castle.completers[index]} rescored {castle.rescored[index]}"
        lines.append(f"{name} {x},{y} turn {turn} {marks}")
    for reward in range(castle.deep_rewards):
        room = f"{castle.deep_kinds[reward]} {castle.deep_rooms[reward]} {castle.deep_times[reward]}"
        lines.append(f"downstairs reward {room}")
    return lines


def supply_lines(state: LudwigPosition) -> list[str]:
    """Stacks, cards and decks, with what each seat may remember of them."""
    supply = state.supply
    lines = [
        " ".join([f"stack {printed} box {supply.boxed[size]} key {supply.stack_keys[size]}", *stack_tiles(state, size)])
        for size, printed in enumerate(data.SIZES)
    ]
    for place in range(supply.deck_count):
        name = constants.NAMES[supply.deck_tiles[place]]
        lines.append(f"deck {name} by {supply.deck_owners[place]} epochs {supply.deck_epochs[place]}")
    lines += [
        f"cards {supply.cards[: supply.card_count]} left {supply.left_cards} used {supply.used_cards}",
        f"key {supply.card_key} again {int(supply.is_reshuffled)} spent {int(supply.is_spent)}",
        f"searches {supply.searches} hallways {supply.hallways} stairs {supply.stairs}",
    ]
    for place in range(supply.bonus_count):
        name = constants.BONUS_CARDS[supply.bonus_deck[place]]
        lines.append(f"bonus {name} by {supply.bonus_owners[place]}")
    return lines
