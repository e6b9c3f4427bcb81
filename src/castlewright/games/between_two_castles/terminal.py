"""How Between Two Castles looks in the terminal: four signs for each room, colour only beside them.

Fm:S   a food room with a mirror; above and below it (:) it wants sleeping rooms
Lt2oO  two points, a living room; the points stand there where they are not the usual ones
Km FS  a throne room with a mirror that wants food and sleeping rooms
"""

from collections.abc import Mapping, Sequence

from castlewright.core.picture import Picture, Span, below, beside, titled
from castlewright.core.position import Position
from castlewright.core.texts import Texts
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.notation import (
    PHASES,
    SIDES,
    Action,
    Bonus,
    Choose,
    Give,
    Keep,
    Lay,
    Take,
    gift_to_lay,
)
from castlewright.games.between_two_castles.plan import THRONE, Cell, Plan, read_file
from castlewright.games.between_two_castles.position import CastlesPosition, own
from castlewright.games.between_two_castles.view import CastlesView, CastleView, view

LETTERS = {
    "food": "F",
    "living": "L",
    "utility": "U",
    "outdoor": "O",
    "sleeping": "S",
    "corridor": "C",
    "downstairs": "D",
    "special": "X",
    "torch": "t",
    "painting": "p",
    "mirror": "m",
    "swords": "s",
    "": "-",
}
"""The signs of types and decorations."""

LOOKS = {
    "beside": "=",
    "stacked": ":",
    "two_below": "v",
    "around": "o",
    "around_but_below": "o",
    "three_below": "o",
    "connected": "~",
    "anywhere": "*",
    "variety": "#",
    "column": "|",
    "column_up": "^",
}
"""The signs of the rules: where a room looks for what it wants."""

SPECIALS = {"fountain": "Fountn", "tower": "Tower", "grand_foyer": "Foyer"}
STYLES = {
    "food": "black on gold3",
    "living": "white on purple4",
    "utility": "black on dark_orange",
    "outdoor": "white on dark_green",
    "sleeping": "white on blue3",
    "corridor": "black on grey85",
    "downstairs": "white on grey23",
    "special": "white on dark_red",
}
PLACE_STYLE = "bold yellow"
DIM = "dim"
CELL = 7
"""Columns of one cell."""

WHERE = {(-1, 0): "<", (2, 0): ">", (0, 1): "^", (1, 1): "'", (0, -1): "v", (1, -1): ","}
"""The signs of the cells that throne rooms look at: left, right, above and below the left and the right half."""


def table(position: Position, seat: int, names: Sequence[str], texts: Texts) -> Picture:
    """Both own castles large with the legal places marked, what is to be done, and the other castles small."""
    seen = view(position, seat)
    own_castles = {seen.seats[seat].left_castle, seen.seats[seat].right_castle} if seat >= 0 else set()
    words = {"round": seen.round, "rounds": seen.rounds, "count": seen.hand_size}
    parts = [titled(texts("two-castles-round", words), "bold"), titled(supply_text(seen, texts), DIM)]
    if seat >= 0:
        parts += [beside([own_castle(seen, side, names, texts) for side in SIDES]), hand(seen, texts)]
    parts.append(revealed(seen, names))
    others = [
        small_castle(seen, number, names, texts) for number in range(len(seen.castles)) if number not in own_castles
    ]
    if others:
        title = titled(texts("two-castles-others"), DIM)
        parts += [title, *(beside(others[start : start + 2]) for start in range(0, len(others), 2))]
    return below([*parts, titled(texts("two-castles-legend"), DIM)])


def supply_text(seen: CastlesView, texts: Texts) -> str:
    """What is left in the common supplies."""
    counts = {"tiles": seen.supply.tiles, "cards": seen.supply.cards}
    specials = dict(zip(("fountains", "towers", "foyers"), seen.supply.specials.values(), strict=True))
    return texts("two-castles-supply", {**counts, **specials})


def task(position: Position, seat: int, texts: Texts) -> str:
    """What the seat must do now, in one sentence."""
    now = own(position)
    if now.is_over:
        return texts("two-castles-do-over")
    if not now.is_waiting(seat):
        return texts("two-castles-do-wait")
    if PHASES[now.phase] in {"give", "choose"}:
        return texts(f"two-castles-do-{PHASES[now.phase]}")
    return placing_task(now, seat, texts)


def placing_task(now: CastlesPosition, seat: int, texts: Texts) -> str:
    """What the seat must do while tiles are laid: a bonus first, then what is left."""
    for side in range(2):
        castle = now.castle(now.board_at(seat, side))
        if castle.stage and castle.owner == seat:
            return texts("two-castles-do-bonus", {"side": SIDES[side]})
    if gift_to_lay(now, seat):
        return texts("two-castles-do-gift")
    if now.sides[seat]:
        return texts("two-castles-do-place-last", {"side": "right" if now.sides[seat] == 1 else "left"})
    return texts("two-castles-do-place")


# Castles.


def own_castle(seen: CastlesView, side: str, names: Sequence[str], texts: Texts) -> Picture:
    """One of the seat's own castles with its coordinates, the legal places and what its bonus offers."""
    me = seen.seats[seen.seat]
    number = me.left_castle if side == "left" else me.right_castle
    castle = seen.castles[number]
    partner = next(builder for builder in castle.builders if builder != seen.seat)
    who = {"marker": castle.marker, "partner": seat_name(partner, names)}
    legal = {legal.text: legal.action for legal in seen.legal if not isinstance(legal.action, (Choose, Give))}
    here = {text: action for text, action in legal.items() if action.board == number}
    title = titled(f"{texts(f'two-castles-{side}', who)}: {texts('sheet-points', {'points': castle.points})}", "bold")
    lays = {text: action.place for text, action in here.items() if isinstance(action, Lay)}
    offers = {text: action for text, action in here.items() if not isinstance(action, Lay)}
    return below([title, castle_picture(plan_of(castle), lays), extras(castle, names, texts), offered(offers, texts)])


def small_castle(seen: CastlesView, number: int, names: Sequence[str], texts: Texts) -> Picture:
    """A castle of others."""
    castle = seen.castles[number]
    one, other = (seat_name(builder, names) for builder in castle.builders)
    words = {"marker": castle.marker, "one": one, "other": other}
    title = titled(f"{texts('two-castles-other', words)}: {castle.points}")
    return below([title, castle_picture(plan_of(castle), {}), extras(castle, names, texts)])


def seat_name(seat: int, names: Sequence[str]) -> str:
    """The name of a seat; the third of two players is Ludwig (Rules §9.1)."""
    return names[seat] if seat < len(names) else "Ludwig"


def plan_of(castle: CastleView) -> Plan:
    """A castle of a view as rooms on cells."""
    return Plan(castle.marker, castle.throne, [(room.room, room.x, room.y) for room in castle.rooms])


def castle_picture(castle: Plan, lays: dict[str, Cell]) -> Picture:
    """A castle from above to below, with its columns and rows; a plus where a room may be laid."""
    cells = [*castle.cells(), *lays.values()]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    picture = titled("    " + "".join(f"{x:^{CELL}}" for x in columns), DIM)
    legal = set(lays.values())
    for y in rows:
        spans: list[Span] = [(f"{y:>3} ", DIM)]
        spans += [cell_span(castle, (x, y), (x, y) in legal) for x in columns]
        picture.lines.append(spans)
    for text, (x, y) in lays.items():
        picture.places[text] = (4 + CELL * (x - columns[0]) + CELL // 2, 1 + rows[0] - y)
    return picture


def cell_span(castle: Plan, cell: Cell, is_legal: bool) -> Span:
    """One cell: its room's signs, a plus where a room may be laid, a dot in the air, a colon in the ground."""
    room = castle.room_on(cell)
    if room == THRONE:
        left, right = throne_signs(castle.throne)
        return (f" {left:<{CELL - 1}}" if cell == THRONE else f"{right:<{CELL - 1}} "), STYLES["special"]
    if room is not None:
        return f"{room_signs(castle.rooms[room]):^{CELL}}", STYLES[castle.type(room)]
    if is_legal:
        return f"{'+':^{CELL}}", PLACE_STYLE
    return f"{'.' if cell[1] >= 0 else ':':^{CELL}}", DIM


def room_signs(room: str) -> str:
    """The signs of a standard or special room: type, decoration, points if not usual, where it looks, what it wants."""
    if room in SPECIALS:
        return SPECIALS[room]
    rule = data.ROOMS[room]
    doubled = "2" if rule.points == 2 and rule.type != "food" else ""
    wanted = LETTERS[rule.target] if rule.target else ""
    return f"{LETTERS[rule.type]}{LETTERS[rule.decoration]}{doubled}{LOOKS[rule.rule]}{wanted}"


def throne_signs(throne: str) -> tuple[str, str]:
    """The signs of a throne room for its two cells: decoration and wanted types, then the cells it looks at."""
    rule = data.THRONES[throne]
    wanted = "".join(LETTERS[name] for name in rule.wanted)
    return f"[K{LETTERS[rule.decoration]}:{wanted}", "".join(WHERE[cell] for cell in rule.cells) + " ]"


def extras(castle: CastleView, names: Sequence[str], texts: Texts) -> Picture:
    """Attendants, cards, and the bonus that a castle waits for."""
    picture = Picture()
    if castle.attendants:
        picture.add(texts("two-castles-attendants-there", {"attendants": ",".join(castle.attendants)}))
    if castle.bonus_cards:
        picture.add(texts("two-castles-cards-there", {"cards": ",".join(castle.bonus_cards)}))
    if castle.waits is not None:
        waits = castle.waits
        words = {"name": seat_name(waits.seat, names), "bonus": waits.bonus, "room": waits.room or ""}
        picture.add(texts("two-castles-waits", words), "bold")
    return picture


def offered(offers: Mapping[str, Take | Keep | Bonus], texts: Texts) -> Picture:
    """What a bonus offers, one line each, to be pointed at."""
    picture = Picture()
    for text, offer in offers.items():
        picture.places[text] = (2, len(picture.lines))
        is_room = isinstance(offer, Take) and offer.piece not in data.ATTENDANTS
        signs = f"{room_signs(offer.piece)}  " if is_room else ""
        picture.add(f"  {signs}{piece_text(offer, texts)}  ({offer.piece})")
    return picture


def piece_text(offer: Take | Keep | Bonus, texts: Texts) -> str:
    """What can be taken, kept or chosen, in the reader's words."""
    if isinstance(offer, Keep):
        return texts(f"two-castles-card-{offer.piece}")
    if isinstance(offer, Bonus):
        return texts(f"two-castles-bonus-{offer.piece}")
    kind = "attendant" if offer.piece in data.ATTENDANTS else "room"
    return texts(f"two-castles-{kind}-{offer.piece}")


# Tiles.


def hand(seen: CastlesView, texts: Texts) -> Picture:
    """The tiles in hand, or those revealed and still to be laid, and Ludwig's."""
    me = seen.seats[seen.seat]
    parts = []
    if seen.phase == "place":
        parts.append(tile_list("two-castles-to-lay", me.to_lay, texts))
        parts.append(tile_list("two-castles-gift", (me.gift,) if me.gift else (), texts))
    else:
        parts.append(tile_list("two-castles-hand", seen.hand, texts))
        if seen.ludwig is not None:
            given = tuple(tile for tile in (seen.ludwig.left, seen.ludwig.right) if tile)
            parts.append(tile_list("two-castles-gift", seen.ludwig.drawn or given, texts))
    return below(parts)


def revealed(seen: CastlesView, names: Sequence[str]) -> Picture:
    """What the others have still to lay, for all to see."""
    picture = Picture()
    for seat, shown in enumerate(seen.seats):
        tiles = [*shown.to_lay, *([shown.gift] if shown.gift else [])]
        if seat != seen.seat and tiles:
            spans: list[Span] = [(f"{names[seat]}: ", DIM)]
            for tile in tiles:
                spans += [(f" {room_signs(tile)} ", STYLES[data.ROOMS[tile].type]), (f" {tile}  ", "")]
            picture.lines.append(spans)
    return picture


def tile_list(title: str, tiles: Sequence[str], texts: Texts) -> Picture:
    """Some tiles, one line each: signs, name and id."""
    picture = Picture()
    if tiles:
        picture.add(f"{texts(title)}:", "bold")
        for tile in tiles:
            signs: Span = (f"{room_signs(tile):^{CELL}}", STYLES[data.ROOMS[tile].type])
            picture.lines.append([("  ", ""), signs, (f" {texts(f'two-castles-room-{tile}')}  ({tile})", "")])
    return picture


def action_text(position: Position, action: Action, texts: Texts) -> str:
    """An action in the reader's words, beside its notation."""
    if isinstance(action, Choose):
        return " + ".join(texts(f"two-castles-room-{tile}") for tile in action.tiles)
    side = texts(f"two-castles-{action.side}-side")
    match action:
        case Lay(_, room, (x, y)):
            return f"{texts(f'two-castles-room-{room}')} → {x},{y}, {side}"
        case Give(_, tile):
            return f"{texts(f'two-castles-room-{tile}')} → Ludwig, {side}"
        case Take() | Keep() | Bonus():
            return f"{piece_text(action, texts)}, {side}"


def score_boards(document: object) -> list[Picture]:
    """The castles of a board file."""
    castles, _ = read_file(document, checked=False)
    return [castle_picture(castle, {}) for castle in castles]
