"""What stays hidden: bonus cards belong to their owner, a searched stack to the searcher (Rules §11.5, §11.25)."""

import msgspec

from castlewright.core.chance import Chance
from castlewright.games.castles_of_mad_king_ludwig import constants
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own
from counts import share
from games.castles_of_mad_king_ludwig.situations import GAME, act, new, texts


def guesses(position: LudwigPosition, seat: int, count: int = 50) -> list[LudwigPosition]:
    """Some positions that the seat cannot tell from this one."""
    return [own(position.guess(seat, Chance(number))) for number in range(count)]


def play_until(phase: int, seats: int, seed: int) -> LudwigPosition | None:
    """A random game as far as a decision of this kind, None if it ends before."""
    position = new(seats, str(seed))
    chance = Chance(seed)
    while not position.is_over:
        if position.phase == phase:
            return position
        position.play_random(position.seat_to_act(), chance)
    return None


def found(phase: int, seats: int, count: int) -> list[LudwigPosition]:
    """Some positions with a decision of this kind."""
    reached = (play_until(phase, seats, seed) for seed in range(40 * count))
    return [position for position in reached if position is not None][:count]


def test_nobody_but_the_owner_learns_bonus_cards() -> None:
    """§11.25: over guesses every other hand varies, the own one never."""
    for position in found(constants.KEEPING, 3, share(1_000)):
        seat = position.turn
        for viewer in range(-1, 3):
            seen = guesses(position, viewer)
            for holder in range(3):
                hands = {guess.hands[holder] for guess in seen}
                assert (hands == {position.hands[holder]}) == (holder == viewer)
            for number in range(2):
                assert ({guess.drawn[number] for guess in seen} == {position.drawn[number]}) == (seat == viewer)
            for guess in seen:
                assert guess.drawn[0] < guess.drawn[1]
                assert bonus_cards(guess) == list(range(constants.BONUS_DECK))


def bonus_cards(position: LudwigPosition) -> list[int]:
    """All bonus cards while one of two is to be kept: in the hands, just drawn, and in the deck."""
    held = [card for hand in position.hands for card in range(constants.BONUS_DECK) if hand >> card & 1]
    deck = position.supply.bonus_deck[: position.supply.bonus_count]
    return sorted([*held, *position.drawn, *deck])


def test_nobody_but_the_chooser_learns_what_the_sleeping_reward_saw() -> None:
    """§11.5: not while the stack lies open, nor when tiles lie on the deck."""
    positions = found(constants.SEEKING, 3, share(1_000))
    assert positions
    for position in positions:
        seat = position.turn
        sizes = [size for size in range(10) if position.supply.stack_counts[size] > 2]
        position.play(seat, constants.SEARCH + sizes[0])
        check_view_of_stack(position, seat, sizes[0])
        act(position, *texts(position)[:2])
        check_deck(position, seat)


def stack(position: LudwigPosition, size: int) -> tuple[int, ...]:
    """The tiles of a stack as they lie."""
    start = constants.STACK_ROOM * size
    return tuple(position.supply.stacks[start : start + position.supply.stack_counts[size]])


def check_view_of_stack(position: LudwigPosition, seat: int, size: int) -> None:
    """Only the searcher sees the open stack; for all others it varies."""
    for viewer in range(-1, 3):
        view = GAME.views.view(position, viewer)
        assert bool(view.open_stack) == (viewer == seat)
        assert bool(view.legal) == (viewer == seat)
        lots = {stack(guess, size) for guess in guesses(position, viewer)}
        assert (lots == {stack(position, size)}) == (viewer == seat)


def check_deck(position: LudwigPosition, seat: int) -> None:
    """Only the searcher knows the tiles on the deck and which others are left in the stack."""
    supply = position.supply
    if supply.deck_count < 2:
        return
    laid = tuple(supply.deck_tiles[supply.deck_count - 2 : supply.deck_count])
    size = constants.SIZE[laid[0]]
    for viewer in range(-1, 3):
        names = {constants.NAMES[tile] for tile in laid}
        view = GAME.views.view(position, viewer)
        assert ({tile.name for tile in view.deck[:2]} == names) == (viewer == seat)
        decks = {tuple(guess.supply.deck_tiles[: supply.deck_count])[-2:] for guess in guesses(position, viewer)}
        left = {frozenset(stack(guess, size)) for guess in guesses(position, viewer)}
        assert (decks == {laid}) == (viewer == seat)
        assert (left == {frozenset(stack(position, size))}) == (viewer == seat)


def test_a_second_searcher_knows_that_the_tiles_on_the_deck_are_not_in_the_stack() -> None:
    """§11.5: each seat's memory is kept apart; nothing known varies."""
    for position in found(constants.SEEKING, 2, share(600)):
        seat, other = position.turn, 1 - position.turn
        sizes = [size for size in range(10) if position.supply.stack_counts[size] > 3]
        if not sizes or position.supply.is_spent:
            continue
        size = sizes[0]
        position.play(seat, constants.SEARCH + size)
        act(position, *texts(position)[:2])
        position.phase, position.turn = constants.SEEKING, other
        position.play(other, constants.SEARCH + size)
        known = stack(position, size)
        act(position, "done")
        for guess in guesses(position, other):
            assert set(stack(guess, size)) == set(known)
            laid = guess.supply.deck_tiles[guess.supply.deck_count - 2 : guess.supply.deck_count]
            assert not set(laid) & set(known)
        for guess in guesses(position, seat):
            assert (
                guess.supply.deck_tiles[: guess.supply.deck_count]
                == position.supply.deck_tiles[: guess.supply.deck_count]
            )


def test_views_of_others_hold_no_hidden_name() -> None:
    """A card or tile that only one seat knows is nowhere in the JSON of the others beyond what all can work out."""
    for position in found(constants.KEEPING, 2, share(1_000)):
        text = msgspec.json.encode(GAME.views.view(position, 1 - position.turn)).decode()
        own_cards = {
            name for card, name in enumerate(constants.BONUS_CARDS) if position.hands[1 - position.turn] >> card & 1
        }
        for card in position.drawn:
            name = constants.BONUS_CARDS[card]
            if name.startswith(("type_", "size_")) and name not in own_cards:
                assert f'"{name}"' not in text


def test_the_return_of_others_stays_secret() -> None:
    """§2 §11.3"""
    position = new(3)
    position.play(0, position.legal(0)[1])
    assert GAME.views.view(position, 0).returning is not None
    assert GAME.views.view(position, 1).returning is None
    assert GAME.views.view(position, 1).seats[0].has_returned
    assert len({guess.choices[0] for guess in guesses(position, 1)}) > 3
