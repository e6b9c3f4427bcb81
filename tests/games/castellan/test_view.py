"""What a view says of the castle is what the sheets and the legal actions say."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from castlewright.core.chance import Chance
from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import load_game
from castlewright.games.castellan.data import DECK_SUPPLY
from castlewright.games.castellan.notation import Build, action_to_json, cards_left
from castlewright.games.castellan.position import CastellanPosition, own
from castlewright.games.castellan.scoring import plan_of
from castlewright.games.castellan.view import Stock, outlook, view
from castlewright.server.help.previews import find_previews
from castlewright.server.wire.protocol import Preview
from games.castellan.situations import act, hand, lay, new, turn_of

RECORDS = sorted((Path(__file__).parents[2] / "records" / "castellan").glob("*.json"))


def positions(seats: int, seed: int) -> list[CastellanPosition]:
    """Every position of a random game."""
    position, chance, found = new(seats, str(seed)), Chance(seed), []
    while position.turn >= 0:
        position.play_random(position.turn, chance)
        copy = position.copy()
        assert isinstance(copy, CastellanPosition)
        found.append(copy)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_courts_in_a_view_are_the_courts_of_the_sheets(seats: int) -> None:
    """Rules §5, §6: cells, towers, owners and points, in reading order."""
    for position in positions(seats, seats):
        seen = [(court.owner, court.cells, court.nodes, court.points) for court in view(position, -1).courts]
        courts = sorted(plan_of(position).courts, key=lambda court: court.first_cell[::-1])
        assert seen == [
            (court.owner, tuple(sorted(court.cells, key=lambda cell: cell[::-1])), tuple(court.towers), court.points)
            for court in courts
        ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guess_deals_anew_what_everybody_has_left(seats: int) -> None:
    """Rules §8.12: no card more, none less, none twice, and as many in every hand and pile."""
    for number, position in enumerate(positions(seats, 20 + seats)):
        guess = own(position.guess(number % seats, Chance(number)))
        assert [cards_left(guess, seat) for seat in range(seats)] == [
            cards_left(position, seat) for seat in range(seats)
        ]
        assert [len(hand(guess, seat)) for seat in range(seats)] == [len(hand(position, seat)) for seat in range(seats)]
        assert guess.hands[number % seats] == position.hands[number % seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_in_a_view_are_those_of_the_legal_actions(seats: int) -> None:
    """Rules §4: while building, for each kind of piece that is left; the first turn has more to think of."""
    for position in positions(seats, 10 + seats):
        seen, seat = view(position, -1), position.turn
        if seen.phase != "build" or position.turn_start == 0:
            continue
        builds = [action_to_json(position, seat, action) for action in position.legal(seat)]
        counts = Counter[str](build.piece for build in builds if isinstance(build, Build))
        for kind, left, places in (
            ("tower", seen.stock.towers, seen.places.towers),
            ("short", seen.stock.short_walls, seen.places.short_walls),
            ("long", seen.stock.long_walls, seen.places.long_walls),
        ):
            assert not left or counts[kind] == places


def test_a_kind_without_a_place_is_told_before_cards_are_played() -> None:
    """Rules §3.2: a lone tower gives no place to another one."""
    position = new(2)
    lay(position, 0, "T 0 0")
    turn_of(position, 1, "T1")
    seen = view(position, 1)
    assert (seen.places, seen.handed_by) == (Stock(towers=0, short_walls=4, long_walls=4), 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_in_the_castle_in_hand_on_cards_or_put_aside(seats: int) -> None:
    """Rules §1: nothing is made or lost, and everybody can count what is still to come (§8.12)."""
    for position in positions(seats, 30 + seats):
        seen = view(position, -1)
        kinds = Counter[str](piece.piece for piece in seen.pieces)
        for kind, field in (("tower", "towers"), ("short", "short_walls"), ("long", "long_walls")):
            waiting = sum(getattr(part, field) for part in (seen.supply, seen.stock, seen.dropped))
            assert kinds[kind] + waiting == seats * DECK_SUPPLY[field]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_has_no_place_goes_to_whoever_has_the_next_turn(seats: int) -> None:
    """Rules §8.5."""
    told = -1
    for position in positions(seats, 40 + seats):
        seen = view(position, -1)
        if seen.phase == "play" and seen.pieces:
            assert seen.turn == told
        told = seen.handed_to
    assert told == -1


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_previewed_is_then_scored(seats: int) -> None:
    """Rules §6: for every action of a game, also where no sheet is made because the castle closes nothing."""
    game = load_game("castellan")
    position, chance = new(seats, f"preview {seats}"), Chance(seats)
    while (seat := position.turn) >= 0:
        legal = position.legal(seat)
        action = legal[chance.below(len(legal))]
        (seen,) = find_previews(game, position, seat, [action], None)
        before = [position.score(other) for other in range(seats)]
        position.play(seat, action)
        gains = {gain.board: gain.after - gain.before for gain in seen.gains}
        assert [before[other] + gains.get(other, 0) for other in range(seats)] == [
            position.score(other) for other in range(seats)
        ]


@pytest.mark.parametrize(
    "paths", [pytest.param(RECORDS[::12], id="a share"), pytest.param(RECORDS, id="all", marks=pytest.mark.slow)]
)
def test_what_is_previewed_in_a_recorded_game_is_then_scored(paths: list[Path]) -> None:
    """Rules §6: cuts, double keeps, several courts at once and decks of one's own among them."""
    game = load_game("castellan")
    for path in paths:
        record = read_record(path)
        position = game.new(len(record.players), record.options, record.seed)
        for played in replay(game, record).standing:
            (seen,) = find_previews(game, position, played.seat, [played.action], None)
            before = position.scores()
            position.play(played.seat, played.action)
            gains = {gain.board: gain.after - gain.before for gain in seen.gains}
            assert [score + gains.get(seat, 0) for seat, score in enumerate(before)] == list(position.scores())


def test_a_place_is_foreseen_where_one_more_piece_would_close_a_court() -> None:
    """Rules §5: a ring that lacks a wall and a tower; after either the other one closes it."""
    position = new(2)
    lay(position, 0, "T 0 0, S 0 0 h, T 1 0, S 0 0 v, T 0 1, S 0 1 h")
    turn_of(position, 1, "T3")
    act(position, "play T3")
    found = {spot.place: after for spot, after in outlook(position, 1) if isinstance(spot, Build)}
    assert found
    assert all(after.score(1) == 4 for after in found.values())


def test_what_the_next_piece_brings_anyway_is_foreseen_nowhere() -> None:
    """Rules §5: the ring lacks one tower only, so no other place leads to its court."""
    position = new(2)
    lay(position, 0, "T 0 0, S 0 0 h, T 1 0, S 0 0 v, T 0 1, S 0 1 h, S 1 0 v")
    turn_of(position, 1, "T3")
    act(position, "play T3")
    assert outlook(position, 1) == []


def test_previews_of_closed_courts_can_travel() -> None:
    """A worker sends them as JSON, and they are read as what they are."""
    position = new(2)
    lay(position, 0, "T 0 0, S 0 0 h, T 1 0, S 0 0 v, T 0 1, S 0 1 h, S 1 0 v")
    turn_of(position, 1, "T3")
    act(position, "play T3")
    seen = find_previews(load_game("castellan"), position, 1, position.legal(1), None)
    assert any(line.points == 4 for preview in seen for line in preview.lines)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=list[Preview]) == seen
