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

from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import Turned
from castlewright.core.position import Position
from castlewright.games.castles_of_mad_king_ludwig import data, tables
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own

ACTIONS = tables.ACTIONS
THOUSAND = 1000
EMPTY = "empty"
CORRIDOR_TILES = (data.HALLWAY, data.STAIRS)


class Return(msgspec.Struct, frozen=True, tag="return", tag_field="do"):
    """Put this bonus card back at the start."""

    card: str


class Set(msgspec.Struct, frozen=True, tag="set", tag_field="do"):
    """Lay this tile, or "empty", at the price that is being set."""

    price: int
    tile: str


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="do"):
    """Leave the rest of the market, or of the stack, as it is."""


class Buy(msgspec.Struct, frozen=True, tag="buy", tag_field="do"):
    """Buy this tile at this price."""

    tile: str
    price: int


class Pass(msgspec.Struct, frozen=True, tag="pass", tag_field="do"):
    """Buy nothing and take 5000."""


class Place(Turned, frozen=True, tag="place", tag_field="do"):
    """Lay the tile in hand: the top left cell of its box and clockwise quarter turns."""

    place: tuple[int, int]
    turn: int


class Reward(msgspec.Struct, frozen=True, tag="reward", tag_field="do"):
    """Take the reward of this completed tile next; a pair of downstairs rooms goes by the one just completed."""

    tile: str


class Decline(msgspec.Struct, frozen=True, tag="decline", tag_field="do"):
    """Do without this reward, or without all that wait in this turn."""


class Free(msgspec.Struct, frozen=True, tag="free", tag_field="do"):
    """Take this corridor tile for nothing."""

    tile: str


class Search(msgspec.Struct, frozen=True, tag="search", tag_field="do"):
    """Look through the stack of this size."""

    size: int


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="do"):
    """Lay this tile of the stack on the room deck."""

    tile: str


class Keep(msgspec.Struct, frozen=True, tag="keep", tag_field="do"):
    """Keep this one of the two bonus cards drawn."""

    card: str


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="do"):
    """Take the reward of this type for a downstairs pair."""

    type: str


class Rescore(msgspec.Struct, frozen=True, tag="rescore", tag_field="do"):
    """Score this downstairs room again."""

    tile: str


Action = Return | Set | Done | Buy | Pass | Place | Reward | Decline | Free | Search | Take | Keep | Choose | Rescore


def action_to_json(position: Position, seat: int, action: int) -> Action:
    """The action as a typed Struct; whether it is legal is not asked."""
    table = own(position)
    if action < tables.PLACES:
        x, y, turn = place_to_cell(table, seat, action)
        return Place(seat, in_hand(table), (x, y), turn)
    for first, to_struct in reversed(READERS):
        if action >= first:
            return to_struct(table, action - first)
    raise BadInputError("action", f"{action} is no action")


READERS: tuple[tuple[int, Callable[[LudwigPosition, int], Action]], ...] = (
    (tables.BUY, lambda table, slot: Buy(market_tile(table, slot), THOUSAND * tables.PRICES[slot])),
    (tables.BUY_HALLWAY, lambda table, number: Buy(CORRIDOR_TILES[number], THOUSAND * data.CORRIDOR_PRICE)),
    (tables.PASS, lambda table, number: Pass()),
    (tables.FREE_HALLWAY, lambda table, number: Free(CORRIDOR_TILES[number])),
    (tables.DECLINE, lambda table, number: Decline()),
    (tables.DONE, lambda table, number: Done()),
    (tables.SET, lambda table, slot: Set(THOUSAND * tables.PRICES[table.setting], market_tile(table, slot))),
    (tables.REWARD, lambda table, tile: Reward(tables.NAMES[tile])),
    (tables.CHOOSE, lambda table, kind: Choose(data.TYPES[kind])),
    (tables.RESCORE, lambda table, tile: Rescore(tables.NAMES[tile])),
    (tables.SEARCH, lambda table, size: Search(data.SIZES[size])),
    (tables.TAKE, lambda table, tile: Take(tables.NAMES[tile])),
    (tables.RETURN, lambda table, card: Return(tables.BONUS_CARDS[card])),
    (tables.KEEP, lambda table, card: Keep(tables.BONUS_CARDS[card])),
)
"""How to read the actions from each first number on."""


def in_hand(table: LudwigPosition) -> str:
    """The tile in hand, "empty" where there is none."""
    return tables.NAMES[table.in_hand] if table.in_hand >= 0 else EMPTY


def market_tile(table: LudwigPosition, slot: int) -> str:
    """The tile in a market slot, "empty" where there is none."""
    return tables.NAMES[table.market[slot]] if table.market[slot] >= 0 else EMPTY


def place_to_cell(table: LudwigPosition, seat: int, place: int) -> tuple[int, int, int]:
    """Where a place puts the tile in hand: x, y and quarter turns; all 0 for a place that cannot be."""
    castle = table.castle(seat)
    entrance, own_entrance = divmod(place, tables.MOST_ENTRANCES)
    if entrance >= castle.entrances or table.in_hand < 0 or own_entrance >= tables.ENTRANCES[table.in_hand]:
        return 0, 0, 0
    side = tables.SIDE[4 * table.in_hand * tables.MOST_ENTRANCES + own_entrance]
    turn = (castle.faces[entrance] + 2 - side) % 4
    cell = (4 * table.in_hand + turn) * tables.MOST_ENTRANCES + own_entrance
    return castle.front_x[entrance] - tables.CELL_X[cell], castle.front_y[entrance] - tables.CELL_Y[cell], turn


def cell_to_place(table: LudwigPosition, seat: int, x: int, y: int, turn: int) -> int:
    """The place of the tile in hand at a cell: the lowest open entrance of the castle that it meets, with stairs the
    one that their light end meets (Rules §11.17).
    """
    if table.in_hand < 0:
        raise BadInputError("action", "there is no tile in hand to be placed")
    castle = table.castle(seat)
    turn %= tables.TURNS[table.in_hand]
    first = (4 * table.in_hand + turn) * tables.MOST_ENTRANCES
    for entrance in range(castle.entrances):
        if castle.partners[entrance] != tables.OPEN:
            continue
        for own_entrance in range(tables.JOINERS[table.in_hand]):
            cell = first + own_entrance
            meets = (x + tables.CELL_X[cell], y + tables.CELL_Y[cell], tables.SIDE[cell] ^ 2)
            if meets == (castle.front_x[entrance], castle.front_y[entrance], castle.faces[entrance]):
                return tables.MOST_ENTRANCES * entrance + own_entrance
    raise BadInputError("action", f"{tables.NAMES[table.in_hand]} at {x},{y} turn {turn} meets no open entrance")


def action_from_json(position: Position, seat: int, document: object) -> int:
    """The action's number from plain JSON data."""
    table = own(position)
    try:
        action: Action = msgspec.convert(document, Action)
    except msgspec.ValidationError as error:
        raise BadInputError("action", str(error)) from None
    if isinstance(action, Place) and (action.board, action.piece) != (seat, in_hand(table)):
        raise BadInputError("action", f"seat {seat} lays {in_hand(table)} in its own castle")
    return to_number(table, seat, action)


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
    table = own(position)
    match text.lower().replace(",", " ").split():
        case [("done" | "pass" | "decline") as word]:
            return {"done": tables.DONE, "pass": tables.PASS, "decline": tables.DECLINE}[word]
        case ["place", x, y, "turn", turn]:
            return cell_to_place(table, seat, number(x), number(y), number(turn))
        case ["place", x, y]:
            return cell_to_place(table, seat, number(x), number(y), 0)
        case ["buy", *name, price] if name and price.isdigit():
            return to_number(table, seat, Buy("_".join(name), number(price)))
        case ["buy", *name] if name:
            return to_number(table, seat, Buy("_".join(name), price_of(table, "_".join(name))))
        case ["set", price, *name] if name:
            return to_number(table, seat, Set(number(price), "_".join(name)))
        case ["search", size]:
            return to_number(table, seat, Search(number(size)))
        case [word, *name] if word in NAMED and name:
            return to_number(table, seat, NAMED[word]("_".join(name)))
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


def to_number(table: LudwigPosition, seat: int, action: Action) -> int:
    """The number of an action; names that do not exist and places that meet nothing are refused."""
    match action:
        case Place(place=(x, y), turn=turn):
            return cell_to_place(table, seat, x, y, turn)
        case Buy(tile, price):
            return buy_number(table, tile, price)
        case Set(price, tile):
            return set_number(table, price, tile)
        case Reward(tile):
            return tables.REWARD + find(tile, tables.NAMES, "tile")
        case Free(tile):
            return tables.FREE_HALLWAY + find(tile, CORRIDOR_TILES, "corridor tile")
        case Search(size):
            return tables.SEARCH + find(str(size), [str(size) for size in data.SIZES], "size")
        case Take(tile):
            return tables.TAKE + find(tile, tables.NAMES[: tables.ROOMS], "room")
        case Rescore(tile):
            return tables.RESCORE + find(tile, tables.NAMES[: tables.ROOMS], "room")
        case Keep(card):
            return tables.KEEP + find(card, tables.BONUS_CARDS, "bonus card")
        case Return(card):
            return tables.RETURN + find(card, tables.BONUS_CARDS, "bonus card")
        case Choose(kind):
            return tables.CHOOSE + find(kind, data.TYPES, "type")
    return {Pass: tables.PASS, Done: tables.DONE, Decline: tables.DECLINE}[type(action)]


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


def slot_of(table: LudwigPosition, tile: str) -> int:
    """The market slot in which a tile lies."""
    slots = [slot for slot in range(table.first_slot, table.last_slot + 1) if market_tile(table, slot) == tile]
    if not slots:
        raise BadInputError("action", f"'{tile[:60]}' does not lie in the market")
    return slots[0]


def price_of(table: LudwigPosition, tile: str) -> int:
    """What a tile costs now."""
    if tile in CORRIDOR_TILES:
        return THOUSAND * data.CORRIDOR_PRICE
    return THOUSAND * tables.PRICES[slot_of(table, tile)]


def buy_number(table: LudwigPosition, tile: str, price: int) -> int:
    """The number of a purchase; a tile that does not lie at this price is refused."""
    if price != price_of(table, tile):
        raise BadInputError("action", f"{tile} costs {price_of(table, tile)}, not {price}")
    if tile in CORRIDOR_TILES:
        return tables.BUY_HALLWAY + CORRIDOR_TILES.index(tile)
    return tables.BUY + slot_of(table, tile)


def set_number(table: LudwigPosition, price: int, tile: str) -> int:
    """The number of a step of arranging the market; only the price whose turn it is can be set."""
    now = THOUSAND * tables.PRICES[table.setting]
    if price != now:
        raise BadInputError("action", f"the price to be set now is {now}, not {price}")
    return tables.SET + slot_of(table, tile)


# Positions.


def castle_tiles(castle: Castle) -> list[tuple[str, int, int, int]]:
    """The tiles of a castle in building order: name, x, y and quarter turns."""
    rows = zip(castle.tiles, castle.xs, castle.ys, castle.turns, strict=True)
    return [(tables.NAMES[tile], x, y, turn) for tile, x, y, turn in islice(rows, castle.count)]


def card_names(cards: int) -> list[str]:
    """The names of the bonus cards in a hand."""
    return [name for card, name in enumerate(tables.BONUS_CARDS) if cards >> card & 1]


def stack_tiles(table: LudwigPosition, size: int) -> list[str]:
    """The tiles of a stack from the bottom up."""
    start = tables.STACK_ROOM * size
    return [tables.NAMES[tile] for tile in table.supply.stacks[start : start + table.supply.stack_counts[size]]]


def pending_names(table: LudwigPosition) -> list[list[str]]:
    """The tiles whose rewards wait for the acting seat, turn by turn, that being played last (Rules §11.7)."""
    turns: list[list[str]] = [[]]
    for number, entry in enumerate(table.pending[: table.pending_count]):
        if entry >= tables.AROUND:
            turns.append([])
        else:
            turns[-1].append(tables.NAMES[table.reward_action(number) - tables.REWARD])
    return turns


def position_to_text(table: LudwigPosition) -> str:
    """The whole position, equal for equal positions."""
    slots = range(table.first_slot, table.last_slot + 1)
    lines = [
        f"{tables.PHASES[table.phase]} builder {table.builder} turn {table.turn}",
        f"acting {table.acting} reveal {table.reveals}",
        f"bank {table.bank} idle {table.idle_rounds} bought {int(table.is_anything_bought)} setting {table.setting}",
        " ".join(["market", *(f"{market_tile(table, slot)}+{table.coins[slot]}" for slot in slots)]),
        " ".join(["favours", *(data.FAVOURS[favour] for favour in table.favours if favour >= 0)]),
        f"hand {table.in_hand} free {int(table.is_free_used)} deep {table.deep_step}",
        " ".join(["pending", *(str(entry) for entry in table.pending[: table.pending_count])]),
        f"searched {table.searched} taken {table.taken} drawn {table.drawn[0]} {table.drawn[1]}",
    ]
    lines += [line for seat in range(table.seats) for line in seat_lines(table, seat)]
    removed = " ".join(["removed", *sorted(removed_names(table))])
    return "\n".join([*lines, *supply_lines(table), removed])


def removed_names(table: LudwigPosition) -> list[str]:
    """The rooms that left play face up."""
    return [tables.NAMES[tile] for tile in table.supply.removed[: table.supply.removed_count]]


def seat_lines(table: LudwigPosition, seat: int) -> list[str]:
    """A seat's money, cards and castle."""
    castle = table.castle(seat)
    edition = "second" if table.has_money_tie else "first"
    lines = [
        f"seat {seat} {edition} start {table.starts[seat]} points {castle.points} money {table.money[seat]}",
        " ".join(["cards", *card_names(table.hands[seat]), f"returns {table.choices[seat]}"]),
    ]
    for index, (name, x, y, turn) in enumerate(castle_tiles(castle)):
        marks = f"completed {castle.completers[index]} rescored {castle.rescored[index]}"
        lines.append(f"{name} {x},{y} turn {turn} {marks}")
    for reward in range(castle.deep_rewards):
        room = f"{castle.deep_kinds[reward]} {castle.deep_rooms[reward]} {castle.deep_times[reward]}"
        lines.append(f"downstairs reward {room}")
    return lines


def supply_lines(table: LudwigPosition) -> list[str]:
    """Stacks, cards and decks, with what each seat may remember of them."""
    supply = table.supply
    lines = [
        " ".join([f"stack {printed} box {supply.boxed[size]} key {supply.stack_keys[size]}", *stack_tiles(table, size)])
        for size, printed in enumerate(data.SIZES)
    ]
    for place in range(supply.deck_count):
        name = tables.NAMES[supply.deck_tiles[place]]
        lines.append(f"deck {name} by {supply.deck_owners[place]} epochs {supply.deck_epochs[place]}")
    lines += [
        f"cards {supply.cards[: supply.card_count]} left {supply.left_cards} used {supply.used_cards}",
        f"key {supply.card_key} again {int(supply.is_reshuffled)} spent {int(supply.is_spent)}",
        f"searches {supply.searches} hallways {supply.hallways} stairs {supply.stairs}",
    ]
    for place in range(supply.bonus_count):
        name = tables.BONUS_CARDS[supply.bonus_deck[place]]
        lines.append(f"bonus {name} by {supply.bonus_owners[place]}")
    return lines
