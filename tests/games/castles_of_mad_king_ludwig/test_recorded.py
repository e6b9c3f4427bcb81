"""Together the recorded games show everything: rooms, favours, cards, rewards, and every way a stack runs dry."""

from functools import cache
from pathlib import Path

from castlewright.core.record import read_record
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.notation import action_from_text
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own
from games.castles_of_mad_king_ludwig.situations import GAME

RECORDS = sorted((Path(__file__).parents[2] / "records" / GAME.name).glob("*.json"))
DRY = (
    *(f"stack {size} emptied for the market" for size in data.SIZES),
    *("a stack emptied by a search", "a stack emptied by a search in the last round", "a stack emptied alone"),
    *(
        "hallways gone by a purchase",
        "hallways gone by a reward",
        "stairs gone by a purchase",
        "stairs gone by a reward",
    ),
    *("cards shuffled again", "a card whose stack was empty"),
)
"""A price that stays empty cannot be recorded: all cards together never empty enough stacks (Rules §11.4)."""

EXTRA_TURNS = ("an extra turn", "an extra turn while other rewards wait", "an extra turn in an extra turn")


@cache
def shown() -> frozenset[str]:
    """Everything that happens in the recorded games, in words."""
    words: set[str] = set()
    for path in RECORDS:
        record = read_record(path)
        position = own(GAME.new(len(record.players), record.options, record.seed))
        words.add(f"edition {record.options['edition']}")
        words.update(f"favour {data.FAVOURS[favour]}" for favour in position.favours if favour >= 0)
        for seat, text in record.actions:
            before = own(position.copy())
            position.play(seat, action_from_text(position, seat, text))
            words |= what_happened(before, position, text)
        words |= what_the_end_shows(position)
    return frozenset(words)


def what_happened(before: LudwigPosition, after: LudwigPosition, text: str) -> set[str]:
    """What one action showed: rewards, and stacks that it emptied."""
    words = {f"action {text.split(maxsplit=1)[0]}"}
    castle, later = before.castle(before.turn), after.castle(before.turn)
    words.update(f"room {constants.NAMES[later.tiles[index]]}" for index in range(castle.count, later.count))
    for index in range(later.count):
        if later.completers[index] >= 0 and (index >= castle.count or castle.completers[index] < 0):
            words.add(f"completed {data.TYPES[constants.TYPE[later.tiles[index]]]}")
    words |= {
        f"downstairs {data.TYPES[later.deep_kinds[index]]}" for index in range(castle.deep_rewards, later.deep_rewards)
    }
    return words | dry_stacks(before, after, text) | extra_turns(before, after)


def extra_turns(before: LudwigPosition, after: LudwigPosition) -> set[str]:
    """What one action showed of extra turns."""
    words = set()
    if after.turn_start > before.turn_start:
        words.add("an extra turn")
        around = after.pending[: after.turn_start]
        if any(entry < constants.AROUND for entry in around):
            words.add("an extra turn while other rewards wait")
        if sum(entry >= constants.AROUND for entry in around) > 1:
            words.add("an extra turn in an extra turn")
    return words


def dry_stacks(before: LudwigPosition, after: LudwigPosition, text: str) -> set[str]:
    """The ways in which stacks ran dry with one action."""
    words = set()
    for size, printed in enumerate(data.SIZES):
        if before.supply.stack_counts[size] and not after.supply.stack_counts[size]:
            if text.startswith("take"):
                words.add(f"a stack emptied by a search{' in the last round' if before.supply.is_spent else ''}")
            else:
                words.add("a stack emptied alone" if after.seats == 1 else f"stack {printed} emptied for the market")
    word = "reward" if text.startswith("free") else "purchase"
    if before.supply.hallways and not after.supply.hallways:
        words.add(f"hallways gone by a {word}")
    if before.supply.stairs and not after.supply.stairs:
        words.add(f"stairs gone by a {word}")
    if after.supply.is_reshuffled:
        words.add("cards shuffled again")
    drawn = before.supply.card_count - after.supply.card_count
    if drawn > 0 and not after.supply.is_reshuffled and drawn > tiles_drawn(before, after):
        words.add("a card whose stack was empty")
    return words


def tiles_drawn(before: LudwigPosition, after: LudwigPosition) -> int:
    """How many tiles left their stacks with one action."""
    return sum(before.supply.stack_counts) - sum(after.supply.stack_counts)


def what_the_end_shows(position: LudwigPosition) -> set[str]:
    """Cards in hand at the end."""
    hands = position.hands[: position.seats]
    held = {
        f"card {card}" for number, card in enumerate(constants.BONUS_CARDS) if any(hand >> number & 1 for hand in hands)
    }
    return held | {"ended with the last card" if position.supply.is_spent else "ended idle"}


def test_there_are_enough_records() -> None:
    assert len(RECORDS) >= 60


def test_every_room_is_placed() -> None:
    """§1"""
    wanted = {f"room {name}" for name in constants.NAMES[: constants.FOYER]}
    assert not wanted - shown()


def test_every_favour_and_every_card_is_there() -> None:
    """§9.1 §9.2"""
    wanted = {f"favour {name}" for name in data.FAVOURS} | {f"card {name}" for name in constants.BONUS_CARDS}
    assert not wanted - shown()


def test_every_type_is_completed_and_every_choice_for_a_pair_is_made() -> None:
    """§6"""
    others = [kind for kind in data.TYPES if kind != "downstairs"]
    wanted = {f"completed {kind}" for kind in data.TYPES} | {f"downstairs {kind}" for kind in others}
    assert not wanted - shown()


def test_every_kind_of_action_is_there() -> None:
    words = "return set done buy pass place reward decline free search take keep choose rescore"
    assert not {f"action {word}" for word in words.split()} - shown()


def test_every_way_a_stack_can_run_dry_is_there() -> None:
    """§3.1 §7.1 §7.2 §11.4"""
    assert not set(DRY) - shown()


def test_every_place_of_an_extra_turn_is_there() -> None:
    """§11.7"""
    assert not set(EXTRA_TURNS) - shown()


def test_both_editions_and_both_ends_are_there() -> None:
    """§7.1 §10 §11.6"""
    assert not {"edition first", "edition second", "ended with the last card", "ended idle"} - shown()
