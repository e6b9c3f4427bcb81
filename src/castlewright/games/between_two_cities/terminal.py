"""How Between Two Cities looks in the terminal: a letter for each building, colour only beside it."""

from collections.abc import Sequence

from castlewright.core.drafting.constants import CHOOSE
from castlewright.core.picture import Picture, Span, below, beside, titled
from castlewright.core.position import Position
from castlewright.core.texts import Texts
from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.notation import EMPTY, Action, Choose, Place, cell_from_text
from castlewright.games.between_two_cities.position import own
from castlewright.games.between_two_cities.scoring import read_file
from castlewright.games.between_two_cities.view import CitiesView, CityView, view

STYLES = {
    "S": "bold white on dark_orange3",
    "F": "bold white on grey37",
    "d": "bold white on purple4",
    "f": "bold white on purple4",
    "m": "bold white on purple4",
    "b": "bold white on purple4",
    "O": "bold white on blue3",
    "P": "bold white on dark_green",
    "H": "bold white on red3",
}
PLACE_STYLE = "bold yellow"
DIM = "dim"
WIDE = 5
"""Columns of a cell in a large city."""


def table(position: Position, seat: int, names: Sequence[str], texts: Texts) -> Picture:
    """Both own cities large with the legal places marked, the hand, and the other cities small."""
    seen = view(position, seat)
    large = [large_city(seen, side, names, texts) for side in ("left", "right")] if seat >= 0 else []
    own_cities = {seen.seats[seat].left_city, seen.seats[seat].right_city} if seat >= 0 else set()
    small = [
        small_city(city, city_name(city, names, texts))
        for number, city in enumerate(seen.cities)
        if number not in own_cities
    ]
    heading = titled(round_text(position, seen, texts), "bold")
    parts = [heading, beside(large), hand(seen, texts), revealed(seen, names)]
    if small:
        parts += [titled(texts("cities-others"), DIM), beside(small)]
    return below([part for part in parts if part.lines])


def task(position: Position, seat: int, texts: Texts) -> str:
    """What the seat must do now, in one sentence."""
    state = own(position)
    if state.is_over:
        return texts("cities-do-over")
    if not state.is_waiting(seat):
        return texts("cities-do-wait")
    if state.phase == CHOOSE:
        return texts("cities-do-choose")
    if state.sides[seat]:
        return texts("cities-do-place-last", {"side": "right" if state.sides[seat] == 1 else "left"})
    return texts("cities-do-place")


def round_text(position: Position, seen: CitiesView, texts: Texts) -> str:
    """Which round it is, and with which tiles."""
    key = "cities-round-duplexes" if own(position).deals_duplexes() else "cities-round-singles"
    return texts(key, {"round": seen.round, "rounds": seen.rounds})


def city_name(city: CityView, names: Sequence[str], texts: Texts) -> str:
    """Who builds a city."""
    builders = [names[seat] for seat in city.builders]
    if len(builders) == 1:
        return texts("cities-other-own", {"one": builders[0]})
    return texts("cities-other", {"one": builders[0], "other": builders[1]})


def large_city(seen: CitiesView, side: str, names: Sequence[str], texts: Texts) -> Picture:
    """One of the seat's own cities: five columns and two lines a cell, with coordinates and the legal places marked."""
    me = seen.seats[seen.seat]
    number = me.left_city if side == "left" else me.right_city
    city = seen.cities[number]
    partners = [names[builder] for builder in city.builders if builder != seen.seat]
    title = texts(f"cities-{side}", {"partner": partners[0]}) if partners else texts(f"cities-{side}-own")
    lays = {
        legal.text: legal.action.place
        for legal in seen.legal
        if isinstance(legal.action, Place) and legal.action.board == number
    }
    marks = set(lays.values())
    columns, rows = extent(city, [cell_from_text(cell) for cell in marks])
    picture = Picture()
    picture.add(title, "bold")
    picture.add(texts("sheet-points", {"points": city.points}))
    picture.add("   " + "".join(f"  {'abcdefg'[x]}  " for x in columns), DIM)
    for y in rows:
        spans: list[Span] = [(f" {y + 1} ", DIM)]
        spans += [cell_span(city.rows[y][x], f"{'abcdefg'[x]}{y + 1}" in marks, WIDE) for x in columns]
        picture.lines += [spans, [(" " * len(text), plain_style(style)) for text, style in spans]]
    for text, place in lays.items():
        cell = cell_from_text(place)
        column, line = cell % 7 - columns[0], cell // 7 - rows[0]
        picture.places[text] = (5 + WIDE * column, 3 + 2 * line)
    return picture


def plain_style(style: str) -> str:
    """The style of the lower half of a cell: its colour without a letter."""
    return style if " on " in style else ""


def extent(city: CityView, marked: Sequence[int]) -> tuple[range, range]:
    """The columns and rows that hold a building or a legal place, at least four of each."""
    cells = [7 * y + x for y, row in enumerate(city.rows) for x, letter in enumerate(row) if letter != EMPTY]
    cells += [*marked, *([] if cells else [data.FIRST_CELL])]
    return at_least_four([cell % 7 for cell in cells]), at_least_four([cell // 7 for cell in cells])


def at_least_four(lines: Sequence[int]) -> range:
    """From the lowest to the highest of these lines, widened to four within the field."""
    low, high = min(lines), max(lines)
    while high - low < data.SIDE - 1:
        if high < data.FIELD - 1:
            high += 1
        else:
            low -= 1
    return range(low, high + 1)


def cell_span(letter: str, is_legal: bool, width: int = 3) -> Span:
    """One cell: its letter, a plus where a tile may be laid, a dot elsewhere."""
    if letter != EMPTY:
        return letter.center(width), STYLES[letter]
    return ("+".center(width), PLACE_STYLE) if is_legal else (EMPTY.center(width), DIM)


def small_city(city: CityView, name: str) -> Picture:
    """Another city: one letter a cell, cropped to its box."""
    columns, rows = extent(city, [])
    picture = titled(f"{name}: {city.points}")
    for y in rows:
        picture.lines.append(
            [(letter, STYLES.get(letter, DIM)) for letter in city.rows[y][columns[0] : columns[-1] + 1]]
        )
    return picture


def hand(seen: CitiesView, texts: Texts) -> Picture:
    """The tiles in hand, or those revealed and still to be laid."""
    picture = Picture()
    if seen.seat < 0:
        return picture
    placing = seen.seats[seen.seat].to_lay
    tiles = placing or seen.hand
    if not tiles or (seen.phase == "place" and not placing):
        return picture
    title = texts("cities-to-lay") if placing else texts("cities-hand")
    spans: list[Span] = [(f"{title}: ", "bold")]
    for tile in tiles:
        spans += [*tile_spans(tile), ("  ", "")]
    picture.lines = [[], spans, []]
    return picture


def revealed(seen: CitiesView, names: Sequence[str]) -> Picture:
    """The revealed tiles that the others have still to lay."""
    picture = Picture()
    for seat, shown in enumerate(seen.seats):
        if seat != seen.seat and shown.to_lay:
            spans: list[Span] = [(f"{names[seat]}: ", DIM)]
            for tile in shown.to_lay:
                spans += [*tile_spans(tile), ("  ", "")]
            picture.lines.append(spans)
    return picture


def tile_spans(tile: str) -> list[Span]:
    """A tile with its letters: `S shop`, `DH01 S|F`, `DV01 S/F` for a vertical one."""
    if tile in data.LETTERS:
        letter = data.LETTERS[tile]
        return [(f" {letter} ", STYLES[letter]), (f" {tile}", "")]
    duplex = data.DUPLEXES[tile]
    first, second = data.LETTERS[duplex.first], data.LETTERS[duplex.second]
    joint = "/" if duplex.is_vertical else "|"
    return [(f" {first} ", STYLES[first]), (joint, ""), (f" {second} ", STYLES[second]), (f" {tile}", "")]


def action_text(position: Position, action: Action, texts: Texts) -> str:
    """An action in the reader's words, beside its notation."""
    if isinstance(action, Choose):
        return " + ".join(tile_text(tile, texts) for tile in action.tiles)
    return f"{tile_text(action.piece, texts)} → {action.place}, {texts(f'cities-{action.side}-own')}"


def tile_text(tile: str, texts: Texts) -> str:
    """A tile's name in the reader's language; a duplex by both buildings."""
    if tile in data.LETTERS:
        return texts(f"cities-tile-{tile}")
    duplex = data.DUPLEXES[tile]
    joint = "/" if duplex.is_vertical else "|"
    return f"{texts(f'cities-tile-{duplex.first}')}{joint}{texts(f'cities-tile-{duplex.second}')}"


def score_boards(document: object) -> list[Picture]:
    """The cities of a board file, three columns a cell."""
    cities, _ = read_file(document, checked=False)
    pictures = []
    for city in cities:
        picture = Picture()
        width = max((x for x, _ in city.kinds), default=-1) + 1
        height = max((y for _, y in city.kinds), default=-1) + 1
        for y in range(height):
            letters = [data.LETTERS[city.kinds[x, y]] if (x, y) in city.kinds else EMPTY for x in range(width)]
            picture.lines.append([cell_span(letter, is_legal=False) for letter in letters])
        pictures.append(picture)
    return pictures
