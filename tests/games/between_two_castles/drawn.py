"""Castles and positions of Between Two Castles from short text, for tests."""

from collections.abc import Mapping, Sequence

from castlewright.core.chance import Chance
from castlewright.games import load_game
from castlewright.games.between_two_castles import tables
from castlewright.games.between_two_castles.building import Building
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import PHASES, cell_from_text
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.position import CastlesPosition, own
from castlewright.games.between_two_castles.scoring import score_building

GAME = load_game("between_two_castles")
PLAIN_THRONE = "throne_utility_sleeping"
Rooms = list[tuple[str, int, int]]


def rooms_of(picture: str) -> Rooms:
    """The rooms of a text like `kitchen@-1,0 library@2,0`."""
    pairs = [part.split("@") for part in picture.split()]
    return [(room, *cell_from_text(cell)) for room, cell in pairs]


def building_of(
    picture: str, throne: str = PLAIN_THRONE, attendants: Sequence[str] = (), cards: Sequence[str] = ()
) -> Building:
    """The castle of a text, for the sheet."""
    return Building("castle", throne, rooms_of(picture), attendants, cards)


def castle_of(building: Building) -> Castle:
    """The same castle for play."""
    castle = Castle()
    castle.put_throne(tables.CODES[building.throne] - tables.FIRST_THRONE)
    add_rooms(castle, [(room, *cell) for cell, room in building.rooms.items() if room != building.throne])
    for attendant in building.attendants:
        castle.add_attendant(tables.ATTENDANT_IDS.index(attendant))
    for card in building.cards:
        castle.add_card(tables.CARD_IDS.index(card))
    return castle


def add_rooms(castle: Castle, rooms: Rooms) -> None:
    """Put rooms into a castle, whatever the rules say."""
    for room, x, y in rooms:
        castle.put_room(tables.CODES[room], x + tables.MIDDLE, y + tables.MIDDLE)


def points_of(building: Building, room: str) -> int:
    """The points of one room by the sheet, which agrees with the fast score on the whole castle."""
    sheet = score_building(building)
    assert sheet.total == score_castle(castle_of(building))
    return sum(line.points for line in sheet.lines if line.args.get("room") == room)


def places_of(castle: Castle, room: str) -> set[str]:
    """The cells on which a room may be laid."""
    group = tables.GROUP[tables.CODES[room]]
    rows = range(castle.first_row(group), castle.last_row(group) + 1)
    return {
        f"{x - tables.MIDDLE},{y - tables.MIDDLE}"
        for y in rows
        for x in range(64)
        if castle.open_row(y, group) >> x & 1
    }


def staged(castles: Mapping[int, str], to_lay: Mapping[int, str], seats: int = 3) -> CastlesPosition:
    """A position while tiles are laid: some castles have rooms, and some seats two tiles to lay."""
    position = own(GAME.new(seats, {}, "1"))
    for index, picture in castles.items():
        add_rooms(position.castle(index), rooms_of(picture))
    slots = [-1] * 21
    sides = [3] * 7
    for seat, words in to_lay.items():
        codes = [tables.CODES[word] for word in words.split()]
        slots[3 * seat : 3 * seat + len(codes)] = codes
        sides[seat] = 0
    position.to_lay = slots
    position.sides = sides
    position.choices = [-1] * 7
    position.phase = PHASES.index("place")
    position.hand_size = 7
    position.find_acting()
    return position


def act(position: CastlesPosition, seat: int, text: str) -> None:
    """Do an action, which must be legal."""
    action = GAME.notation.action_from_text(position, seat, text)
    assert action in position.legal(seat), f"{text} is not legal"
    position.play(seat, action)


def legal_texts(position: CastlesPosition, seat: int) -> list[str]:
    """All legal actions of a seat as text."""
    return [GAME.notation.action_to_text(position, seat, action) for action in position.legal(seat)]


def grown_castle(chance: Chance) -> Castle:
    """A random castle that keeps the rules of placement: any rooms, attendants and cards, up to the largest size."""
    castle = Castle()
    castle.put_throne(chance.below(tables.THRONES))
    favourite = chance.below(len(tables.KIND) - tables.THRONES)
    left = set(range(tables.TILES))
    for _ in range(chance.below(tables.MOST_ROOMS + 1)):
        code = tables.FOUNTAIN + chance.below(3) if chance.below(5) == 0 else chance.below(tables.TILES)
        if chance.below(3) == 0:
            code = favourite // 21 * 21 + chance.below(21) if favourite < tables.TILES else favourite
        if code < tables.TILES and code not in left:
            continue
        left.discard(code)
        group = tables.GROUP[code]
        cell = castle.nth_place(group, chance.below(castle.count_places(group)))
        castle.put_room(code, cell % tables.WIDTH + 1, cell // tables.WIDTH + 1)
    for _ in range(chance.below(3)):
        castle.add_attendant(chance.below(4))
    for _ in range(chance.below(3)):
        castle.add_card(chance.below(tables.CARDS))
    return castle
