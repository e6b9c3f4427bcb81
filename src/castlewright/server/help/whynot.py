"""Why a piece may not lie somewhere: asked of the game, on a position that holds what the seat may know."""

from castlewright.core.knowledge import known_position
from castlewright.core.legal import OnPlace, Turned, place_name
from castlewright.core.position import Position
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import AskWhyNot, Why, WhyNot


def ask_why_not(live: Live, seat: int, asked: AskWhyNot) -> WhyNot:
    """What stands against a place; nothing at another seq, where it is legal, or when it is not the seat's turn."""
    if seat < 0:
        raise Refused("not_seated", "you have no seat at this table")
    position = live.playing.position
    if asked.seq != live.seq or not position.is_waiting(seat) or is_legal(live, position, seat, asked):
        return WhyNot(seq=live.seq, why=None, section="")
    turn = asked.turn
    spot = (
        OnPlace(asked.board, asked.piece, asked.place)
        if turn is None
        else Turned(asked.board, asked.piece, asked.place, turn)
    )
    found = live.game.obstacles.why_not(known_position(position, seat), seat, spot)
    return WhyNot(seq=live.seq, why=Why(key=found.key, args=found.args), section=found.section)


def is_legal(live: Live, position: Position, seat: int, asked: AskWhyNot) -> bool:
    """Whether a legal action of the seat lays this piece there."""
    to_json = live.game.notation.action_to_json
    return any(lies_there(to_json(position, seat, action), asked) for action in position.legal(seat))


def lies_there(action: object, asked: AskWhyNot) -> bool:
    """Whether an action is the one that was asked for."""
    if not isinstance(action, OnPlace) or (action.board, action.piece) != (asked.board, asked.piece):
        return False
    is_turned = asked.turn is None or not isinstance(action, Turned) or action.turn == asked.turn
    return is_turned and place_name(action) == place_name(OnPlace(asked.board, asked.piece, asked.place))
