"""Castles and positions of Between Two Castles from short text, for tests."""

from collections.abc import Mapping, Sequence

from castlewright.core.chance import Chance
from castlewright.games import load_game
from castlewright.games.between_two_castles import constants
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import PHASES, cell_from_text
from castlewright.games.between_two_castles.plan import Plan
from castlewright.games.between_two_castles.points import score_castle
from castlewright.games.between_two_castles.position import CastlesPosition, own
from castlewright.games.between_two_castles.scoring import score_plan

GAME = load_game("between_two_castles")
PLAIN_THRONE = "throne_utility_sleeping"
Rooms = list[tuple[str, int, int]]


def rooms_of(picture: str) -> Rooms:
    """The rooms of a text like `kitchen@-1,0 library@2,0`."""
    pairs = [part.split("@") for part in picture.split()]
    return [(room, *cell_from_text(cell)) for room, cell in pairs]


def plan_of(
    picture: str, throne: str = PLAIN_THRONE, attendants: Sequence[str] = (), cards: Sequence[str] = ()
) -> Plan:
    """The castle of a text, for the sheet."""
    return Plan("castle", throne, rooms_of(picture), attendants, cards)


def castle_of(plan: Plan) -> Castle:
    """The same castle for play."""
    castle = Castle()
    castle.put_throne(constants.CODES[plan.throne] - constants.FIRST_THRONE)
    add_rooms(castle, [(room, *cell) for cell, room in plan.rooms.items() if room != plan.throne])
    for attendant in plan.attendants:
        castle.add_attendant(constants.ATTENDANT_IDS.index(attendant))
    for card in plan.cards:
        castle.add_card(constants.CARD_IDS.index(card))
    return castle


def add_rooms(castle: Castle, rooms: Rooms) -> None:
    """Put rooms into a castle, whatever the rules say."""
    for room, x, y in rooms:
        castle.put_room(constants.CODES[room], x + constants.MIDDLE, y + constants.MIDDLE)


def points_of(plan: Plan, room: str) -> int:
    """The points of one room by the sheet, which agrees with the fast score on the whole castle."""
    sheet = score_plan(plan)
    assert sheet.total == score_castle(castle_of(plan))
    return sum(line.points for line in sheet.lines if line.args.get("room") == room)


def places_of(castle: Castle, room: str) -> set[str]:
    """The cells on which a room may be laid."""
    group = constants.GROUP[constants.CODES[room]]
    rows = range(castle.first_row(group), castle.last_row(group) + 1)
    return {
        f"{x - constants.MIDDLE},{y - constants.MIDDLE}"
        for y in rows
        for x in range(64)
        if castle.open_row(y, group) >> x & 1
    }


def staged(castles: Mapping[int, str], to_lay: Mapping[int, str], seats: int = 3) -> CastlesPosition:
    """A position while tiles are laid: some castles have rooms, some seats two tiles to lay, or Ludwig's as a third."""
    position = own(GAME.new(seats, {}, "1"))
    for index, picture in castles.items():
        add_rooms(position.castle(index), rooms_of(picture))
    slots, gifts = [-1] * 14, [-1] * 7
    sides = [3] * 7
    for seat, words in to_lay.items():
        first, second, gift = ([constants.CODES[word] for word in words.split()] + [-1, -1])[:3]
        slots[2 * seat : 2 * seat + 2] = first, second
        gifts[seat] = gift
        sides[seat] = 0
    position.to_lay = slots
    position.gifts_to_lay = gifts
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
    castle.put_throne(chance.below(constants.THRONES))
    favourite = chance.below(len(constants.KIND) - constants.THRONES)
    left = set(range(constants.TILES))
    for _ in range(chance.below(constants.MOST_ROOMS + 1)):
        code = constants.FOUNTAIN + chance.below(3) if chance.below(5) == 0 else chance.below(constants.TILES)
        if chance.below(3) == 0:
            code = favourite // 21 * 21 + chance.below(21) if favourite < constants.TILES else favourite
        if code < constants.TILES and code not in left:
            continue
        left.discard(code)
        group = constants.GROUP[code]
        cell = castle.nth_place(group, chance.below(castle.count_places(group)))
        castle.put_room(code, cell % constants.WIDTH + 1, cell // constants.WIDTH + 1)
    for _ in range(chance.below(3)):
        castle.add_attendant(chance.below(4))
    for _ in range(chance.below(3)):
        castle.add_card(chance.below(constants.CARDS))
    return castle
