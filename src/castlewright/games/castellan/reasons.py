"""Why an action of Castellan may be good, in numbers that the sheets confirm."""

from castlewright.core.position import Position
from castlewright.core.reasons import Reason, gain
from castlewright.games.castellan.notation import Build, Double, Draw, Play, action_to_json
from castlewright.games.castellan.position import CastellanPosition, own


def reasons(position: Position, seat: int, action: int) -> list[Reason]:
    """What pieces, courts and cards bring, and what they leave to others."""
    state = own(position)
    match action_to_json(position, seat, action):
        case Play(cards):
            return [play_reason(state, cards)]
        case Build():
            points = gain(position, seat, action, lambda after: own(after).score(seat))
            return [Reason("castellan-hint-build", {"points": points}), *left_reasons(state, seat, action)]
        case Double(place=(x, y)):
            points = gain(position, seat, action, lambda after: own(after).score(seat))
            towers = state.court_towers[state.court_at(x, y)]
            return [Reason("castellan-hint-double", {"towers": towers, "points": points})]
        case Draw(wall, tower):
            hand = state.hands[seat]
            walls, towers = (hand & 0x7F).bit_count() + wall, (hand >> 7).bit_count() + tower
            return [Reason("castellan-hint-draw", {"walls": walls, "towers": towers})]
    best = max((state.court_towers[court] for court in state.claimable_courts(seat)), default=0)
    return [Reason("castellan-hint-single", {"towers": best})]


def play_reason(state: CastellanPosition, cards: tuple[str, ...]) -> Reason:
    """The pieces that a set of cards gives, and how many it lets draw."""
    faces = dict(zip(state.deck.names, state.deck.cards, strict=True))
    played = [faces[name] for name in cards]
    return Reason(
        "castellan-hint-play",
        {
            "towers": sum(card.towers for card in played),
            "walls": sum(card.short_walls + card.long_walls for card in played),
            "draws": sum(card.draw for card in played),
        },
    )


def left_reasons(state: CastellanPosition, seat: int, action: int) -> list[Reason]:
    """How many courts the piece closes, and how many pieces are still to be built."""
    after = own(state.copy())
    after.play_unchecked(seat, action)
    closed = after.count_keeps(seat) - state.count_keeps(seat)
    found = [Reason("castellan-hint-closes", {"count": closed})] if closed > 0 else []
    left = sum(after.stock) if after.phase == state.phase else 0
    return [*found, Reason("castellan-hint-left", {"count": left})] if left else found
