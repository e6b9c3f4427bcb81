"""Previews: what they say is what is then scored."""

from pathlib import Path
from typing import Any

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.knowledge import known_part
from castlewright.core.match import Match
from castlewright.core.record import Player, read_record
from castlewright.core.sheet import Sheet
from castlewright.games import all_games, load_game
from castlewright.server.help.asking import FORESEEN, question
from castlewright.server.help.previews import find_previews
from castlewright.server.wire.protocol import Preview
from counts import IS_THOROUGH
from server.houses import open_house, running_table

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["0", "1", "2"]
SEEDS = range(20 if IS_THOROUGH else 1)
GUESS = 1


def new_match(game: Game, seed: int) -> Match:
    """A match of three."""
    return Match(game, [Player(player) for player in NAMES], {}, f"previews {seed}")


def sheets(match: Match, seat: int) -> list[Sheet]:
    """The sheets of all boards now, as far as a seat may know them."""
    return known_part(match.game, match.game.scoring.report(match.position, NAMES), seat).sheets


def drawn(match: Match, chance: Chance) -> tuple[int, int]:
    """Who acts, and one of the legal actions."""
    seat = match.position.seat_to_act()
    legal = match.position.legal(seat)
    return seat, legal[chance.below(len(legal))]


def ask(match: Match, seat: int, actions: list[int], tile: str | None = None) -> list[Preview]:
    """What the seat is told; it comes from a guess."""
    return find_previews(match.game, match.position.guess(seat, Chance(GUESS)), seat, actions, tile)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", list(all_games()))
def test_the_points_are_those_that_are_then_scored(name: str, seed: int) -> None:
    match, chance, checked = new_match(load_game(name), seed), Chance(seed), 0
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        before, reveals = sheets(match, seat), match.position.reveals
        [preview] = ask(match, seat, [action])
        match.play_checked(seat, action)
        if match.position.reveals == reveals:
            assert told(preview, before) == [sheet.total for sheet in sheets(match, seat)]
            checked += 1
    assert checked


def told(preview: Preview, before: list[Sheet]) -> list[int]:
    """The points of all boards as a preview tells them; its lines add up to its gains."""
    after = [sheet.total for sheet in before]
    for gain in preview.gains:
        assert gain.before == after[gain.board]
        after[gain.board] = gain.after
        changes = [line.points - line.points_before for line in preview.lines if line.board == gain.board]
        assert sum(changes) == gain.after - gain.before
    return after


# What an action completes and sets off.


def complete_rooms(view: Any) -> int:
    """How many rooms of all castles are complete."""
    return sum(tile.completed_by >= 0 for seat in view.seats for tile in seat.castle)


def closed_courts(view: Any) -> int:
    """How many courts there are."""
    return len(view.courts)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("name", "count"), [("castles_of_mad_king_ludwig", complete_rooms), ("castellan", closed_courts)]
)
def test_what_an_action_completes_is_then_complete(name: str, count: Any, seed: int) -> None:
    game, chance, seen = load_game(name), Chance(seed), 0
    match = new_match(game, seed)
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        before = count(game.views.view(match.position, seat))
        [preview] = ask(match, seat, [action])
        match.play_checked(seat, action)
        assert count(game.views.view(match.position, seat)) - before == len(preview.completes)
        seen += len(preview.completes)
    assert seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_castle_waits_for_the_bonus_that_was_foretold(seed: int) -> None:
    game, chance, seen = load_game("between_two_castles"), Chance(seed), set[str]()
    match = new_match(game, seed)
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        is_laying = game.notation.action_to_text(match.position, seat, action).startswith("lay ")
        [preview] = ask(match, seat, [action])
        match.play_checked(seat, action)
        if is_laying and preview.board is not None:
            castle = game.views.view(match.position, seat).castles[preview.board]
            assert (castle.waits is not None) == bool(preview.bonus)
        seen.update(preview.bonus)
    assert seen


def test_a_completed_room_brings_the_reward_of_its_type() -> None:
    game, chance, seen = load_game("castles_of_mad_king_ludwig"), Chance(5), set[str]()
    match = new_match(game, 5)
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        [preview] = ask(match, seat, [action])
        match.play_checked(seat, action)
        assert len(preview.bonus) <= len(preview.completes)
        seen.update(preview.bonus)
    assert len(seen) > 2


# A tile wherever it could lie.


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["between_two_cities", "between_two_castles"])
def test_a_tile_of_the_hand_brings_what_was_told_while_choosing(name: str, seed: int) -> None:
    game, chance, checked = load_game(name), Chance(seed), 0
    match = new_match(game, seed)
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        tiles = getattr(game.notation.action_to_json(match.position, seat, action), "tiles", ())
        before = sheets(match, seat)
        previews = [preview for tile in tiles for preview in ask(match, seat, [], tile)]
        match.play_checked(seat, action)
        while tiles and is_choosing(match):
            match.play_checked(*drawn(match, chance))
        if tiles and match.position.is_waiting(seat):
            told_at = {(preview.tile, preview.board, preview.place): preview for preview in previews}
            checked += lay_one(match, seat, told_at, before, chance)
    assert checked > 5


def is_choosing(match: Match) -> bool:
    """Whether tiles are being chosen in secret."""
    return bool(match.game.views.view(match.position, 0).phase == "choose")


def lay_one(
    match: Match, seat: int, told_at: dict[tuple[Any, Any, Any], Preview], before: list[Sheet], chance: Chance
) -> bool:
    """Lay one of the chosen tiles somewhere and compare; whether there was one to lay."""
    legal = match.position.legal(seat)
    action = legal[chance.below(len(legal))]
    [preview] = ask(match, seat, [action])
    match.play_checked(seat, action)
    if (preview.tile, preview.board, preview.place) not in told_at:
        return False
    assert told(told_at[preview.tile, preview.board, preview.place], before) == [
        sheet.total for sheet in sheets(match, seat)
    ]
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_a_room_of_the_market_scores_what_was_told_before_it_was_bought(seed: int) -> None:
    game, chance, checked = load_game("castles_of_mad_king_ludwig"), Chance(seed), 0
    match = new_match(game, seed)
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        words = game.notation.action_to_text(match.position, seat, action).split()
        previews = ask(match, seat, [], words[1]) if words[0] == "buy" else []
        match.play_checked(seat, action)
        if previews:
            before = sheets(match, seat)[seat]
            seat, place = drawn(match, chance)
            [laid] = ask(match, seat, [place])
            match.play_checked(seat, place)
            [told_before] = [
                one for one in previews if (one.board, one.place, one.turn) == (seat, laid.place, laid.turn)
            ]
            assert points_laid(told_before, seat) == laid_points(sheets(match, seat)[seat]) - laid_points(before)
            assert (told_before.completes, told_before.bonus) == (laid.completes, laid.bonus)
            checked += 1
    assert checked > 5


LYING = ("placement", "reward")
"""What a tile brings by lying somewhere; the rest depends on money too, and a tile that is tried out is not paid."""


def points_laid(preview: Preview, board: int) -> int:
    """What a tile brings by lying there, as a preview tells it."""
    lines = [line for line in preview.lines if line.board == board and line.category in LYING]
    return sum(line.points - line.points_before for line in lines)


def laid_points(sheet: Sheet) -> int:
    """The points of all tiles that lie."""
    return sum(sheet.categories[category] for category in LYING)


def test_a_room_of_the_market_is_tried_out_in_the_own_castle() -> None:
    game = load_game("castles_of_mad_king_ludwig")
    match = new_match(game, 0)
    while game.views.view(match.position, 0).phase != "turn":
        match.play_checked(*drawn(match, Chance(1)))
    seat = match.position.seat_to_act()
    tile = next(slot.tile for slot in game.views.view(match.position, seat).market if slot.tile)
    assert {preview.board for preview in ask(match, seat, [], tile)} == {seat}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_outlook_tells_the_best_place_of_every_tile_in_every_castle(seed: int) -> None:
    game, chance, checked = load_game("castles_of_mad_king_ludwig"), Chance(seed), 0
    match = new_match(game, seed)
    while not match.position.is_over:
        seat, action = drawn(match, chance)
        view = game.views.view(match.position, seat)
        if view.phase == "turn" and checked < 60:
            best = {one.tile: points_laid(one, seat) for one in ask(match, seat, [], "*") if one.board == seat}
            for tile in [slot.tile for slot in view.market if slot.tile]:
                told = [points_laid(one, seat) for one in ask(match, seat, [], tile)]
                assert (tile in best) == bool(told)
                assert not told or best[tile] == max(told)
                checked += 1
        match.play_checked(seat, action)
    assert checked


def test_the_best_place_is_best_with_what_its_rooms_bring_when_they_are_completed() -> None:
    record = read_record(RECORDS / "castles_of_mad_king_ludwig" / "1_players_first_greedy_2.json")
    match = Match(load_game(record.game), record.players, record.options, record.seed)
    for seat, text in record.actions[:16]:
        match.act(seat, text)
    best = {one.tile: points_laid(one, 0) for one in ask(match, 0, [], "*")}
    assert (best["grand_bedchamber"], best["singers_chamber"]) == (11, 10)
    for tile, points in best.items():
        assert points == max(points_laid(one, 0) for one in ask(match, 0, [], tile or ""))


# What has no preview.


def test_what_is_not_legal_has_no_preview() -> None:
    game = load_game("between_two_cities")
    position = game.new(3, {}, "0")
    with pytest.raises(BadInputError, match="not a legal action"):
        find_previews(game, position, 0, [10**6], None)


@pytest.mark.parametrize(
    ("name", "tile", "message"),
    [
        ("between_two_cities", "DH01", "has no DH01 to lay"),
        ("between_two_castles", "fountain", "has no fountain to lay"),
        ("castles_of_mad_king_ludwig", "Versailles", "Versailles cannot be had now"),
    ],
)
def test_a_tile_that_the_seat_cannot_lay_cannot_be_tried_out(name: str, tile: str, message: str) -> None:
    game = load_game(name)
    with pytest.raises(BadInputError, match=message):
        find_previews(game, game.new(3, {}, "0"), 0, [], tile)


def test_cards_cannot_be_tried_out() -> None:
    game = load_game("castellan")
    assert find_previews(game, game.new(3, {}, "0"), 0, [], "W1") == []


# What is hidden shows neither in the figures nor in how long they take.


@pytest.mark.parametrize("name", list(all_games()))
async def test_a_worker_is_asked_the_same_whatever_is_hidden(name: str, sqlite_database: str) -> None:
    chance, differed = Chance(3), 0
    async with open_house(sqlite_database) as house:
        live, _ = await running_table(house, name, seats=3)
        timeline = live.playing.timeline
        while not timeline.position.is_over:
            true = timeline.position
            for seat in range(3):
                asked = question(live, timeline.position, seat, FORESEEN)
                for other in (true.guess(seat, Chance(number)) for number in (1, 2)):
                    differed += other.digest() != true.digest()
                    timeline.position = other
                    assert question(live, timeline.position, seat, FORESEEN) == asked
                    assert other.legal(seat) == true.legal(seat)
                timeline.position = true
            live.playing.play_checked(*drawn(live.playing, chance))
    assert differed > 20, "positions that do not differ show nothing"
