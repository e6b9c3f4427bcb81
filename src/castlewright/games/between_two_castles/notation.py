"""Short text and JSON for the actions and positions of Between Two Castles, both ways.

    choose kitchen library       the two tiles kept from the hand (Rules §3)
    lay kitchen 2,0 left         a tile, or the room that a bonus brought, its cell, the castle's side (Rules §3, §5)
    take painter left            an attendant, a special kind or one of five drawn tiles for the castle (Rules §5)
    keep height right            one of three drawn bonus cards (Rules §5)
    bonus attendant left         one of the six bonuses, for the third downstairs room (Rules §5)
    give kitchen left            Ludwig's lower tile for his left or right castle (Rules §9.2)

Rooms, attendants and cards go by their ids; a cell is the column and the row of the rules, the throne
room lying on 0,0 and 1,0.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Literal

import msgspec

from castlewright.core.documents import typed
from castlewright.core.drafting import view
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.legal import OnBoard, OnPlace
from castlewright.core.position import Position
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.position import CastlesPosition, own

ACTIONS = constants.ACTIONS
Cell = tuple[int, int]
Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")
PHASES = constants.PHASES
STAGES = constants.STAGES
BONUSES = constants.BONUS_NAMES[: constants.CHOICE_BONUS]
SLOTS = tuple(f"slot{number}" for number in range(constants.SLOTS))
"""Names for the rooms to lay where there is none."""


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="do"):
    """Keep these two tiles of the hand."""

    tiles: tuple[str, str]


class Lay(OnPlace, frozen=True, tag="lay", tag_field="do"):
    """Lay a room on a cell, its column and row, of the castle on this side."""

    place: Cell
    side: Side


class Take(OnBoard, frozen=True, tag="take", tag_field="do"):
    """Take an attendant, a special kind or a drawn tile for the castle on this side."""

    side: Side


class Keep(OnBoard, frozen=True, tag="keep", tag_field="do"):
    """Keep a drawn bonus card for the castle on this side."""

    side: Side


class Bonus(OnBoard, frozen=True, tag="bonus", tag_field="do"):
    """Choose the bonus of the third downstairs room for the castle on this side."""

    side: Side


class Give(OnBoard, frozen=True, tag="give", tag_field="do"):
    """Give one of Ludwig's tiles to his castle on this side; the other goes to the other one."""

    side: Side


Action = Choose | Lay | Take | Keep | Bonus | Give


def action_to_json(position: Position, seat: int, action: int) -> Action:
    """The action as a typed Struct."""
    if action < constants.LAYS:
        first = constants.PAIR_FIRST[action]
        return Choose((constants.ROOM_IDS[first], constants.ROOM_IDS[action - constants.PAIR_BASE[first]]))
    if action < constants.TAKES:
        option, cell = divmod(action - constants.LAYS, constants.CELLS)
        room = room_in_slot(own(position), seat, option // 2, option % 2)
        name = constants.ROOM_IDS[room] if room >= 0 else SLOTS[option // 2]
        side = SIDES[option % 2]
        return Lay(castle_on(position, seat, side), name, cell_to_xy(cell), side)
    if action < constants.GIVES:
        number, item = divmod(action - constants.TAKES, constants.TAKE_ITEMS)
        return take_to_json(item, castle_on(position, seat, SIDES[number]), SIDES[number])
    side = SIDES[action - constants.GIVES]
    return Give(castle_on(position, constants.LUDWIG, side), ludwig_tiles(own(position))[0], side)


def castle_on(position: Position, seat: int, side: Side) -> int:
    """The castle on a side of a seat."""
    return own(position).board_at(seat, SIDES.index(side))


def take_to_json(item: int, castle: int, side: Side) -> Action:
    """What is taken, as a typed Struct."""
    if item < constants.TAKE_SPECIAL:
        return Bonus(castle, BONUSES[item], side)
    if item < constants.TAKE_ATTENDANT:
        return Take(castle, data.SPECIALS[item - constants.TAKE_SPECIAL], side)
    if item < constants.TAKE_CARD:
        return Take(castle, constants.ATTENDANT_IDS[item - constants.TAKE_ATTENDANT], side)
    if item < constants.TAKE_TILE:
        return Keep(castle, constants.CARD_IDS[item - constants.TAKE_CARD], side)
    return Take(castle, constants.ROOM_IDS[item - constants.TAKE_TILE], side)


def action_from_json(position: Position, seat: int, document: object) -> int:
    """The action's number from plain JSON data."""
    action: Action = typed(document, Action, "action")
    if not isinstance(action, Choose):
        builder = constants.LUDWIG if isinstance(action, Give) else seat
        if action.board != castle_on(position, builder, action.side):
            raise BadInputError("action", f"castle {action.board} is not on the {action.side} of seat {builder}")
    return to_number(own(position), seat, action)


def action_to_text(position: Position, seat: int, action: int) -> str:
    """The action's short text: `choose kitchen library`, `lay kitchen 2,0 left`."""
    return to_text(action_to_json(position, seat, action))


def to_text(action: Action) -> str:
    """The short text of a typed action."""
    match action:
        case Choose((first, second)):
            return f"choose {first} {second}"
        case Lay(_, room, (x, y), side):
            return f"lay {room} {x},{y} {side}"
    return f"{action.__struct_config__.tag} {action.piece} {action.side}"


def action_from_text(position: Position, seat: int, text: str) -> int:
    """The action's number; capitals do not matter."""
    return to_number(own(position), seat, parse(position, seat, text))


def parse(position: Position, seat: int, text: str) -> Action:
    """The Struct of a short text; names are not looked up yet."""
    match text.lower().split():
        case ["choose", first, second]:
            return Choose((first, second))
        case ["lay", room, cell, ("left" | "right") as side]:
            return Lay(castle_on(position, seat, side_of(side)), room, cell_from_text(cell), side_of(side))
        case ["take", piece, ("left" | "right") as side]:
            return Take(castle_on(position, seat, side_of(side)), piece, side_of(side))
        case ["keep", card, ("left" | "right") as side]:
            return Keep(castle_on(position, seat, side_of(side)), card, side_of(side))
        case ["bonus", bonus, ("left" | "right") as side]:
            return Bonus(castle_on(position, seat, side_of(side)), bonus, side_of(side))
        case ["give", tile, ("left" | "right") as side]:
            return Give(castle_on(position, constants.LUDWIG, side_of(side)), tile, side_of(side))
    hint = "write 'choose kitchen library', 'lay kitchen 2,0 left' or 'take painter left'"
    raise BadInputError("action", f"'{text}' is not an action; {hint}")


def side_of(text: str) -> Side:
    """A side by its name."""
    return "left" if text == "left" else "right"


def to_number(state: CastlesPosition, seat: int, action: Action) -> int:
    """The number of an action; names that do not exist are refused."""
    match action:
        case Choose(tiles):
            return pair_number(tiles)
        case Lay(_, room, (x, y), side):
            option = 2 * find_slot(state, seat, room, SIDES.index(side)) + SIDES.index(side)
            return constants.LAYS + option * constants.CELLS + cell_from_xy(x, y)
        case Give(_, tile, side):
            drawn = ludwig_tiles(state)
            if tile not in drawn:
                raise BadInputError("action", f"'{tile}' is none of the tiles drawn for Ludwig: {', '.join(drawn)}")
            return constants.GIVES + (SIDES.index(side) + drawn.index(tile)) % 2
        case Take(_, piece, side):
            item = take_number(piece)
        case Keep(_, card, side):
            item = constants.TAKE_CARD + index_of("bonus card", card, constants.CARD_IDS)
        case Bonus(_, bonus, side):
            item = index_of("bonus", bonus, BONUSES)
    return constants.TAKES + SIDES.index(side) * constants.TAKE_ITEMS + item


def pair_number(tiles: tuple[str, str]) -> int:
    """The number of a choice of two tiles."""
    first, second = sorted(index_of("tile", tile, constants.ROOM_IDS[: constants.TILES]) for tile in tiles)
    if first == second:
        raise BadInputError("action", f"there is only one {tiles[0]}")
    return constants.PAIR_BASE[first] + second


def take_number(piece: str) -> int:
    """The number of an attendant, a special kind or a tile among all that can be taken."""
    if piece in data.SPECIALS:
        return constants.TAKE_SPECIAL + data.SPECIALS.index(piece)
    if piece in data.ATTENDANTS:
        return constants.TAKE_ATTENDANT + constants.ATTENDANT_IDS.index(piece)
    return constants.TAKE_TILE + index_of("piece", piece, constants.ROOM_IDS[: constants.TILES])


def index_of(kind: str, name: str, names: Sequence[str]) -> int:
    """Where a name stands in its list; an unknown one is refused."""
    if name not in names:
        raise UnknownNameError(kind, name, names)
    return names.index(name)


def room_in_slot(state: CastlesPosition, seat: int, slot: int, side: int) -> int:
    """The room that a slot of the seat holds, whether it may be laid now or not; -1 for none."""
    if slot == constants.BONUS_SLOT:
        return state.castle(state.board_at(seat, side)).pending
    if slot == constants.GIFT_SLOT:
        return state.gifts_to_lay[seat]
    return state.to_lay[2 * seat + slot]


def find_slot(state: CastlesPosition, seat: int, room: str, side: int) -> int:
    """The slot that holds a room."""
    if room in SLOTS:
        return SLOTS.index(room)
    code = index_of("room", room, constants.ROOM_IDS)
    for slot in range(constants.SLOTS):
        if room_in_slot(state, seat, slot, side) == code:
            return slot
    raise BadInputError("action", f"seat {seat} has no {room} to lay on its {SIDES[side]} side")


def ludwig_tiles(state: CastlesPosition) -> list[str]:
    """The two tiles drawn for Ludwig, the lower first; none when there are none (Rules §9.2)."""
    chosen = state.chosen_by(constants.LUDWIG) if state.seats == 2 else []
    return [constants.ROOM_IDS[tile] for tile in chosen] or ["nothing"]


def cell_to_xy(cell: int) -> tuple[int, int]:
    """Column and row of a cell, as in the rules (Rules §1)."""
    return cell % constants.WIDTH + 1 - constants.MIDDLE, cell // constants.WIDTH + 1 - constants.MIDDLE


def cell_from_xy(x: int, y: int) -> int:
    """The number of a cell; one that no castle can reach is refused."""
    most = constants.MOST_ROOMS
    if not -most <= x <= most + 1 or not -most <= y <= most:
        raise BadInputError(
            "cell", f"{x},{y} is out of reach: columns are {-most} to {most + 1}, rows {-most} to {most}"
        )
    return (y + constants.MIDDLE - 1) * constants.WIDTH + x + constants.MIDDLE - 1


def cell_from_text(text: str) -> tuple[int, int]:
    """Column and row from a text: `-1,2`."""
    parts = text.split(",")
    if len(parts) != 2 or not all(part.removeprefix("-").isdecimal() and len(part) < 5 for part in parts):
        raise BadInputError("cell", f"'{text}' is not a cell; write column and row as in -1,2")
    return int(parts[0]), int(parts[1])


# Positions.


def castle_rooms(castle: Castle) -> list[tuple[str, int, int]]:
    """The rooms of a castle with their cells, without the throne room, from below and from the left."""
    rows = zip(castle.ys, castle.xs, castle.rooms, strict=True)
    rooms = [
        (y - constants.MIDDLE, x - constants.MIDDLE, constants.ROOM_IDS[room])
        for y, x, room in islice(rows, 1, castle.count)
    ]
    return [(room, x, y) for y, x, room in sorted(rooms)]


def castle_throne(castle: Castle) -> str:
    """The id of a castle's throne room."""
    return constants.ROOM_IDS[castle.rooms[0]]


def castle_attendants(castle: Castle) -> list[str]:
    """The attendants of a castle, in the order of the data."""
    return [constants.ATTENDANT_IDS[kind] for kind in sorted(castle.attendants[: castle.attendant_count])]


def castle_cards(castle: Castle) -> list[str]:
    """The bonus cards of a castle, in the order of the data."""
    return [constants.CARD_IDS[card] for card in sorted(castle.cards[: castle.card_count])]


def castle_drawn(castle: Castle) -> list[str]:
    """The tiles or cards drawn for a bonus of a castle."""
    names = constants.CARD_IDS if STAGES[castle.stage] == "card" else constants.ROOM_IDS
    return [names[piece] for piece in castle.drawn[: castle.drawn_count]]


def hand_tiles(state: CastlesPosition, seat: int) -> list[str]:
    """The tiles in the hand that lies with a seat."""
    return view.hand_tiles(state, seat, constants.ROOM_IDS)


def tiles_to_lay(state: CastlesPosition, seat: int) -> list[str]:
    """The own tiles that a seat has still to lay."""
    return view.tiles_to_lay(state, seat, constants.ROOM_IDS)


def gift_to_lay(state: CastlesPosition, seat: int) -> str | None:
    """Ludwig's tile that a seat has still to lay."""
    tile = room_in_slot(state, seat, constants.GIFT_SLOT, 0)
    return constants.ROOM_IDS[tile] if tile >= 0 else None


def position_to_text(state: CastlesPosition) -> str:
    """The whole position, equal for equal positions: castles, hands with who knows them, supplies, discards."""
    lines = [f"{PHASES[state.phase]} round {state.round + 1} reveal {state.reveals} acting {state.acting}"]
    lines += [castle_to_text(state.castle(index), index) for index in range(state.ring)]
    for seat in range(state.ring):
        lines.append(" ".join([f"hand {seat} seen {state.seen[seat]}", *hand_tiles(state, seat)]))
        if state.choices[seat] >= 0:
            lines.append(action_to_text(state, seat, state.choices[seat]))
        if PHASES[state.phase] == "place":
            gift = gift_to_lay(state, seat)
            lay = [*tiles_to_lay(state, seat), *([f"gift {gift}"] if gift else [])]
            lines.append(" ".join([f"to lay {state.sides[seat]}", *lay]))
    lines.append(" ".join(["gifts", *(constants.ROOM_IDS[tile] for tile in state.gifts if tile >= 0)]))
    return "\n".join([*lines, *supply_lines(state)])


def castle_to_text(castle: Castle, number: int) -> str:
    """One castle with what it waits for."""
    rooms = [f"{room}@{x},{y}" for room, x, y in castle_rooms(castle)]
    parts = [f"castle {number} {castle_throne(castle)}", *rooms]
    parts += ["attendants", *castle_attendants(castle), "cards", *castle_cards(castle)]
    if castle.stage:
        pending = [constants.ROOM_IDS[castle.pending]] if castle.pending >= 0 else []
        parts += [f"waits {STAGES[castle.stage]} seat {castle.owner}", *pending, *castle_drawn(castle)]
    return " ".join(parts)


def supply_lines(state: CastlesPosition) -> list[str]:
    """Stacks, discards and what is left of everything, and the luck still to come."""
    supply = state.supply
    stack = [f"{constants.ROOM_IDS[tile]}/{supply.known[tile]}" for tile in supply.tiles[: supply.tiles_left]]
    discards = [f"{constants.ROOM_IDS[tile]}/{supply.known[tile]}" for tile in supply.discards[: supply.discard_count]]
    cards = [constants.CARD_IDS[card] for card in supply.cards[: supply.cards_left]]
    rejected = [constants.CARD_IDS[card] for card in supply.card_discards[: supply.card_discard_count]]
    return [
        " ".join(["stack", *stack]),
        " ".join(["discards", *discards]),
        " ".join(["cards", *cards]),
        " ".join(["card discards", *rejected]),
        f"specials {list(supply.specials)} attendants {list(supply.attendants)}",
        f"luck {supply.tile_key} {supply.card_key} {state.ludwig_key}",
    ]
