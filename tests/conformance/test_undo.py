"""The four properties of undo, in every game, whatever the order in which seats act and take back."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import DraftError, UndoError
from castlewright.core.match import Match
from counts import seeds, share
from playing import SETUPS, Setup

pytestmark = pytest.mark.parametrize("setup", SETUPS, ids=str)


def act_at_random(match: Match, chance: Chance) -> None:
    """Let any waiting seat do anything legal."""
    waiting = match.position.waiting
    seat = waiting[chance.below(len(waiting))]
    legal = match.position.legal(seat)
    match.act(seat, legal[chance.below(len(legal))])


def others_actions(match: Match, seat: int) -> list[tuple[int, int]]:
    return [(played.seat, played.action) for played in match.standing if played.seat != seat]


def last_action(match: Match, seat: int) -> int:
    return next(played.action for played in reversed(match.standing) if played.seat == seat)


def test_undo_keeps_reveals_others_and_luck_and_can_be_redone(setup: Setup) -> None:
    for seed in seeds(300):
        match = setup.match(seed)
        chance = Chance(seed)
        while not match.position.is_over:
            act_at_random(match, chance)
            seat = chance.below(setup.seats)
            if chance.below(3) == 0 and match.can_undo(seat):
                check_undo(match, seat)


def check_undo(match: Match, seat: int) -> None:
    before = match.position.digest()
    reveals = match.position.reveals
    others = others_actions(match, seat)
    action = last_action(match, seat)
    count = len(match.standing)
    match.undo(seat)
    assert match.position.reveals == reveals, "undo crossed a reveal"
    assert others_actions(match, seat) == others, "undo changed what others did"
    assert len(match.standing) == count - 1
    assert match.position_at(len(match.standing)).digest() == match.position.digest()
    match.act(seat, action)
    assert match.position.digest() == before, "redo after undo gave another position"


def test_what_may_not_be_taken_back_is_refused_and_changes_nothing(setup: Setup) -> None:
    match = setup.match(1)
    chance = Chance(1)
    refused = 0
    while not match.position.is_over:
        act_at_random(match, chance)
        before = match.position.digest()
        for seat in range(setup.seats):
            if not match.can_undo(seat):
                with pytest.raises(UndoError):
                    match.undo(seat)
                refused += 1
        assert match.position.digest() == before
    assert refused


def test_the_log_keeps_what_was_taken_back_and_the_record_does_not(setup: Setup) -> None:
    for seed in range(50):
        match = setup.match(seed)
        chance = Chance(seed)
        while not match.position.is_over:
            act_at_random(match, chance)
            seat = match.standing[-1].seat
            if match.can_undo(seat):
                length = len(match.log)
                match.undo(seat)
                assert len(match.log) == length + 1
                assert match.log[-1] == (seat, None)
                assert len(match.record(with_digests=False).actions) == len(match.standing)
                return
    raise AssertionError("no action could be taken back in 50 games")


def test_several_actions_are_taken_back_like_one_after_the_other(setup: Setup) -> None:
    found = 0
    for seed in range(20):
        match = setup.match(seed)
        chance = Chance(seed)
        while not match.position.is_over and found < share(300):
            act_at_random(match, chance)
            for seat in range(setup.seats):
                if match.take_back(seat, 2).obstacle is None:
                    check_several(setup, seed, match, seat)
                    found += 1
    assert found or dict(setup.options).get("take_backs") == "no", "no two actions could be taken back"


def check_several(setup: Setup, seed: int, match: Match, seat: int) -> None:
    once, one_by_one = setup.match(seed), setup.match(seed)
    for played in match.standing:
        once.play_checked(played.seat, played.action)
        one_by_one.play_checked(played.seat, played.action)
    assert once.undo(seat, 2) == [*one_by_one.undo(seat), *one_by_one.undo(seat)]
    assert once.position.digest() == one_by_one.position.digest()
    assert (once.standing, once.log) == (one_by_one.standing, one_by_one.log)


def test_more_than_may_be_taken_back_changes_nothing(setup: Setup) -> None:
    match = setup.match(3)
    chance = Chance(3)
    for _ in range(30):
        if match.position.is_over:
            break
        act_at_random(match, chance)
        seat = match.standing[-1].seat
        before, log = match.position.digest(), list(match.log)
        with pytest.raises(UndoError):
            match.undo(seat, len(match.standing) + 1)
        assert (match.position.digest(), match.log) == (before, log)


def test_every_entry_of_the_log_can_be_looked_at_again(setup: Setup) -> None:
    match = setup.match(2)
    chance = Chance(2)
    digests = [match.position.digest()]
    while not match.position.is_over and len(match.log) < share(150):
        act_at_random(match, chance)
        digests.append(match.position.digest())
        seat = match.standing[-1].seat
        if chance.below(3) == 0 and match.can_undo(seat):
            match.undo(seat)
            digests.append(match.position.digest())
    for seq, digest in enumerate(digests):
        assert match.timeline.position_after(seq).digest() == digest


def test_several_actions_at_once_are_checked_before_any_is_done(setup: Setup) -> None:
    match = setup.match(4)
    chance = Chance(4)
    together = 0
    for _ in range(60):
        if match.position.is_over:
            break
        waiting = match.position.waiting
        seat = waiting[chance.below(len(waiting))]
        first = match.position.legal(seat)[0]
        after = match.position.copy()
        after.play(seat, first)
        before = match.position.digest()
        if after.reveals == match.position.reveals and after.is_waiting(seat):
            second = after.legal(seat)[0]
            assert match.check_all(seat, [first, second]) == [first, second]
            together += 1
        with pytest.raises(DraftError) as refused:
            match.check_all(seat, [first, match.game.notation.ACTIONS])
        assert refused.value.index == 1
        assert match.position.digest() == before
        match.play_checked(seat, first)
    assert together, "no two actions could be prepared"
