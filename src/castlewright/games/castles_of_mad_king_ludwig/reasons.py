"""Why an action of Castles of Mad King Ludwig may be good, in numbers that the sheets confirm."""

from castlewright.core.position import Actions, Position
from castlewright.core.reasons import Reason, gain
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.actions import (
    Buy,
    Choose,
    Free,
    Keep,
    Place,
    Return,
    Reward,
    Search,
    Set,
    Take,
)
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.notation import EMPTY, THOUSAND, action_to_json
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own


def reasons(position: Position, seat: int, action: int) -> list[Reason]:
    """What a tile, a card or a reward brings, what it costs, and what it keeps from others."""
    state = own(position)
    tag = ""
    match action_to_json(position, seat, action):
        case Place():
            return place_reasons(state, seat, action)
        case Buy(tile, price):
            return buy_reasons(state, seat, tile, price)
        case Set(price, tile) if tile != EMPTY:
            most, mine = best_for_others(state, seat, tile), best_points(state.castle(seat), tile)
            return [Reason("ludwig-hint-set", {"room": tile, "points": most, "own": mine, "price": price})]
        case Set(price):
            return [Reason("ludwig-hint-set-empty", {"price": price})]
        case Free(tile) | Take(tile):
            return [Reason("ludwig-hint-tile", {"room": tile, "points": best_points(state.castle(seat), tile)})]
        case Return(card) | Keep(card):
            return [card_reason(state, seat, action, card)]
        case Search(size):
            left = state.supply.stack_counts[data.SIZES.index(size)]
            return [Reason("ludwig-hint-search", {"size": str(size), "count": left})]
        case Reward(tile):
            return [Reason("ludwig-hint-reward", {"room": tile})]
        case Choose(kind):
            return [Reason("ludwig-hint-choose", {"type": kind})]
        case other:
            tag = str(other.__struct_config__.tag)
    if tag == "pass":
        return [Reason("ludwig-hint-pass", {"money": THOUSAND * (state.money[seat] + data.PASS_INCOME)})]
    points = gain(position, seat, action, lambda after: own(after).score(seat))
    return [Reason(f"ludwig-hint-{tag}", {"points": points})]


def place_reasons(state: LudwigPosition, seat: int, place: int) -> list[Reason]:
    """What a place scores at once, and how many tiles it completes."""
    points = gain(state, seat, place, lambda after: own(after).score(seat))
    after = Castle()
    after.copy_from(state.castle(seat))
    after.lay_at(state.in_hand, place)
    done = sum(after.completers[index] == after.count - 1 for index in range(after.count))
    return [Reason("ludwig-hint-place", {"points": points, "count": done}), *door_reason(state.castle(seat), after)]


def door_reason(before: Castle, after: Castle) -> list[Reason]:
    """How many open entrances a castle loses or wins by a tile."""
    more = open_count(after) - open_count(before)
    return [Reason("ludwig-hint-doors", {"count": open_count(after)})] if more else []


def open_count(castle: Castle) -> int:
    """The entrances at which a castle can grow."""
    return sum(castle.partners[entrance] == constants.OPEN for entrance in range(castle.entrances))


def buy_reasons(state: LudwigPosition, seat: int, tile: str, price: int) -> list[Reason]:
    """What a tile could score at once, its price, and what another castle would get from it."""
    points = best_points(state.castle(seat), tile)
    found = [Reason("ludwig-hint-buy", {"room": tile, "points": points, "price": price})]
    theirs = best_for_others(state, seat, tile)
    if theirs > points:
        found.append(Reason("ludwig-hint-keeps", {"points": theirs}))
    return found


def card_reason(state: LudwigPosition, seat: int, action: int, card: str) -> Reason:
    """What a bonus card that goes or stays changes in the score now."""
    points = gain(state, seat, action, lambda after: own(after).score(seat))
    tag = "return" if action < constants.KEEP else "keep"
    return Reason(f"ludwig-hint-{tag}", {"card": card, "points": abs(points)})


def best_for_others(state: LudwigPosition, seat: int, tile: str) -> int:
    """The most that another castle could score with a tile at once."""
    return max((best_points(state.castle(other), tile) for other in range(state.seats) if other != seat), default=0)


def best_points(castle: Castle, tile: str) -> int:
    """The most that a tile could score in a castle at once, without rewards; 0 where it does not fit."""
    number = constants.NUMBERS[tile]
    places = Actions()
    castle.list_places(number, places)
    return max((castle.points_at(number, place) for place in places.to_list()), default=0)
