"""A castle as large as none of the records has: somebody buys whatever there is, and the others pass."""

from castlewright.core.chance import Chance
from castlewright.core.match import Match
from castlewright.core.record import Player, Record
from castlewright.games import load_game

GAME = "castles_of_mad_king_ludwig"
NAMES = ("Ada", "Bruno", "Cleo", "Dana")
OPEN = -1
SEED = 5
ROOMS, PLACES = 25, 150
"""How many tiles the castle shall have at least, and in how many ways the next one can be placed."""


def large_castle() -> tuple[Record, int]:
    """A game and the step at which the first seat has such a castle and places its next tile."""
    match, chance = Match(load_game(GAME), [Player(name) for name in NAMES], {}, f"large {SEED}"), Chance(SEED)
    step = -1
    while not match.position.is_over:
        seat = match.position.seat_to_act()
        if step < 0 and is_large(match, seat):
            step = len(match.standing)
        match.play_checked(seat, choose(match, seat, chance))
    assert step >= 0, "no castle got large enough"
    return match.record(with_digests=False), step


def is_large(match: Match, seat: int) -> bool:
    """Whether a tile is to be placed in a large castle."""
    if seat or len(match.position.legal(seat)) < PLACES:
        return False
    view = match.game.views.view(match.position, seat, with_memory=False)
    return len(view.seats[seat].castle) >= ROOMS


def doors_after(match: Match, seat: int, action: int) -> int:
    """How many doors of the seat's castle are open when it has done this."""
    after = match.position.copy()
    after.play_unchecked(seat, action)
    castle = match.game.views.view(after, seat, with_memory=False).seats[seat].castle
    return sum(state == OPEN for tile in castle for state in tile.doors)


def choose(match: Match, seat: int, chance: Chance) -> int:
    """What the seat does: the first buys, corridors now and then, and leaves doors open; the others do nothing."""
    position = match.position
    legal = position.legal(seat)
    texts = {action: match.game.notation.action_to_text(position, seat, action) for action in legal}
    if not seat and all(text.startswith("place") for text in texts.values()):
        tried = [legal[chance.below(len(legal))] for _ in range(4)]
        return max(tried, key=lambda action: doors_after(match, seat, action))
    wishes = ["pass", "done", "decline"] if seat else ["done", "free hallway", "free", "reward"]
    if not seat and any(text.startswith("buy") for text in texts.values()):
        wishes = ["buy hallway", "buy stairs", "buy"] if chance.below(3) == 0 else ["buy"]
    for wish in wishes:
        found = [action for action, text in texts.items() if text.startswith(wish)]
        if found:
            return found[chance.below(len(found))]
    return legal[chance.below(len(legal))]
