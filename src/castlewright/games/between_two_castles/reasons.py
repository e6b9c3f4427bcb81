"""Why an action of Between Two Castles may be good, in numbers that the sheets confirm."""

from functools import partial

from castlewright.core.drafting.reasons import pair_gains
from castlewright.core.position import Actions, Position
from castlewright.core.reasons import Reason, gain
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.notation import (
    Bonus,
    Choose,
    Give,
    Keep,
    Lay,
    action_to_json,
    cell_to_xy,
)
from castlewright.games.between_two_castles.position import CastlesPosition, own

BONUS_NUMBERS = {3, 5}
"""The third and the fifth room of a type bring a bonus (Rules §5)."""


def reasons(position: Position, seat: int, action: int) -> list[Reason]:
    """What a pair, a room or a piece brings, and the bonus that it sets off."""
    state = own(position)
    typed = action_to_json(position, seat, action)
    if isinstance(typed, Choose):
        return pair_reasons(state, seat, typed)
    if isinstance(typed, Give):
        return [Reason("two-castles-hint-give", {"points": best_gain(state, typed.board, typed.piece)})]
    if isinstance(typed, Bonus):
        return [Reason(f"two-castles-hint-bonus-{kind_of(typed.piece)}", {})]
    points = gain(position, seat, action, lambda after: own(after).score_castle(typed.board))
    if isinstance(typed, Lay):
        lay = Reason("two-castles-hint-lay", {"points": points, "side": typed.side})
        return [lay, *bonus_reasons(state, typed), *room_left(state, seat, typed)]
    if typed.piece in data.ATTENDANTS or isinstance(typed, Keep):
        return [Reason("two-castles-hint-take", {"points": points})]
    return [Reason("two-castles-hint-room", {"points": best_gain(state, typed.board, typed.piece)})]


def kind_of(bonus: str) -> str:
    """Whether a bonus is a tile, an attendant, a card or a special room."""
    return bonus if bonus in {"tile", "attendant", "card"} else "special"


def bonus_reasons(state: CastlesPosition, lay: Lay) -> list[Reason]:
    """The bonus that a room sets off as the third or fifth of its type."""
    room = constants.CODES[lay.piece]
    if room >= constants.TILES:
        return []
    number = state.castle(lay.board).numbers[constants.TYPE[room]] + 1
    return [Reason("two-castles-hint-bonus", {"number": number})] if number in BONUS_NUMBERS else []


def room_left(state: CastlesPosition, seat: int, lay: Lay) -> list[Reason]:
    """What the other tile can still bring to the other castle."""
    sides = [state.board_at(seat, side) for side in range(2)]
    other = sides[1] if lay.board == sides[0] else sides[0]
    codes = [tile for tile in state.to_lay[2 * seat : 2 * seat + 2] if tile >= 0]
    rest = [constants.ROOM_IDS[tile] for tile in codes if constants.ROOM_IDS[tile] != lay.piece]
    if not rest or len(codes) < 2:
        return []
    return [Reason("two-castles-hint-other-tile", {"points": best_gain(state, other, rest[0])})]


def pair_reasons(state: CastlesPosition, seat: int, pair: Choose) -> list[Reason]:
    """What two tiles bring at once, one to each castle."""
    one, two = pair_gains(state, seat, pair.tiles, partial(best_gain, state))
    return [Reason("two-castles-hint-pair", {"one": one, "two": two})]


def best_gain(state: CastlesPosition, board: int, room: str) -> int:
    """The most that a room would add to a castle at once; 0 where it does not fit."""
    code = constants.CODES[room]
    places = Actions()
    state.castle(board).list_places(constants.GROUP[code], 0, places)
    before = state.score_castle(board)
    gains = []
    for cell in places.to_list():
        x, y = cell_to_xy(cell)
        after = own(state.copy())
        after.castle(board).put_room(code, x + constants.MIDDLE, y + constants.MIDDLE)
        gains.append(after.score_castle(board) - before)
    return max(gains, default=0)
