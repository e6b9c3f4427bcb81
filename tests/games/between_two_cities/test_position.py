"""How a game of Between Two Cities goes: rounds, hands, placement, order, end and tie-breaks."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from castlewright.core.chance import Chance
from castlewright.core.drafting.constants import PLACE
from castlewright.core.errors import IllegalActionError, UndoError
from castlewright.core.match import Match
from castlewright.core.record import Player
from castlewright.games import load_game
from castlewright.games.between_two_cities import constants, data
from castlewright.games.between_two_cities.notation import cell_from_text, cell_to_text, city_rows, hand_tiles
from castlewright.games.between_two_cities.position import CitiesPosition, own
from counts import seeds
from games.between_two_cities.drawn import rows_of, table_of
from playing import Setup, positions

GAME = load_game("between_two_cities")
SPARE = 7
"""The place of a city that nobody builds, for trying things out."""

PLACES = [
    pytest.param("S", "shop", "b1 a2", id="§5.2 beside the city"),
    pytest.param("SSSS", "shop", "a2 b2 c2 d2", id="§5.3 not beyond four in a row"),
    pytest.param("S|S|S|S", "shop", "b1 b2 b3 b4", id="§5.3 not beyond four in a column"),
    pytest.param("SSS|...|S..", "shop", "d1 a2 b2 c2 b3 a4", id="§5.1 free cells only"),
    pytest.param("SS|SS|SS", "DH01", "c1 c2 c3 a4 b4", id="§5.1 a horizontal duplex lies across"),
    pytest.param("SS|SS|SS", "DV01", "c1 c2 c3", id="§5.1 a vertical duplex stands upright"),
    pytest.param("SSSS|SSSS|SSSS|SSS.", "shop", "d4", id="§5.3 the last free cell"),
]


@pytest.mark.parametrize(("picture", "tile", "cells"), PLACES)
def test_a_tile_may_lie(picture: str, tile: str, cells: str) -> None:
    table = table_of(rows_of(picture))
    found = table.places(0, data.TILES.index(tile))
    named = {cell_to_text(cell) for cell in range(constants.CELLS) if found >> cell & 1}
    assert named == set(cells.split())


def test_the_first_tile_of_a_city_lies_on_d4() -> None:
    """Rules §10.6."""
    match = started(3)
    for seat in range(3):
        match.act(seat, match.position.legal(seat)[0])
    assert {text.split()[2] for text in legal_texts(match, 0)} == {"d4"}


def started(seats: int, seed: int = 1) -> Match:
    return Match(GAME, [Player(f"player {seat}") for seat in range(seats)], {}, str(seed))


def legal_texts(match: Match, seat: int) -> list[str]:
    return [GAME.notation.action_to_text(match.position, seat, action) for action in match.position.legal(seat)]


def play_turn(match: Match, chance: Chance) -> None:
    """Let everybody choose and lay, in seat order."""
    table = own(match.position)
    before = (table.round, table.hand_size)
    while (not match.position.is_over and (table.round, table.hand_size) == before) or table.phase == PLACE:
        seat = match.position.seat_to_act()
        legal = match.position.legal(seat)
        match.act(seat, legal[chance.below(len(legal))])
        table = own(match.position)


def hands(match: Match) -> list[list[str]]:
    table = own(match.position)
    return [hand_tiles(table, seat) for seat in range(table.seats)]


ROUNDS = [
    pytest.param(3, [7, 5, 3, 3, 7, 5, 3], id="§3 three players"),
    pytest.param(7, [7, 5, 3, 3, 7, 5, 3], id="§3 seven players"),
    pytest.param(2, [7, 5, 3, 7, 5, 3, 3, 3, 7, 5, 3, 7, 5, 3], id="§8.2 two players"),
]


@pytest.mark.parametrize(("seats", "sizes"), ROUNDS)
def test_hands_shrink_turn_by_turn(seats: int, sizes: list[int]) -> None:
    match = started(seats)
    found = []
    while not match.position.is_over:
        found.append(own(match.position).hand_size)
        play_turn(match, Chance(len(found)))
    assert found == sizes
    table = own(match.position)
    for city in range(table.cities):
        assert sum(letter != "." for row in city_rows(table, city) for letter in row) == 16
        assert min(table.laid_duplexes[2 * city : 2 * city + 2]) >= 0


def kept(match: Match, seat: int) -> list[str]:
    """What is left of the seat's hand once everybody has chosen the first legal pair."""
    for other in range(len(match.players)):
        match.act(other, match.position.legal(other)[0])
    return hands(match)[seat]


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_hands_go_left_in_round_1_and_right_in_round_3(seats: int) -> None:
    """Rules §3, §8.3: to seat i+1, then to seat i-1; with two players to the other one both times."""
    match = started(seats)
    rounds = {0: 1, 2: -1} if seats > 2 else dict.fromkeys((0, 1, 4, 5), 1)
    for round_number, step in rounds.items():
        while own(match.position).round < round_number:
            play_turn(match, Chance(5))
        passed = kept(match, 1)
        while own(match.position).phase == PLACE:
            seat = match.position.seat_to_act()
            match.act(seat, match.position.legal(seat)[0])
        assert hands(match)[(1 + step) % seats] == passed


def test_choices_stay_secret_until_all_have_chosen() -> None:
    """Rules §4.1, §4.2."""
    match = started(3)
    match.act(2, match.position.legal(2)[0])
    view = GAME.views.view(match.position, 0)
    assert [seat.has_chosen for seat in view.seats] == [False, False, True]
    assert [seat.to_lay for seat in view.seats] == [(), (), ()]
    with pytest.raises(UndoError):
        match.undo(2)


def test_partners_lay_in_any_order_and_the_lowest_seat_is_asked_first() -> None:
    """Rules §10.1, §10.2."""
    match = started(3)
    for seat in range(3):
        match.act(seat, match.position.legal(seat)[0])
    assert match.position.waiting == [0, 1, 2]
    match.act(2, legal_texts(match, 2)[0])
    match.act(0, legal_texts(match, 0)[0])
    match.act(2, legal_texts(match, 2)[0])
    assert match.position.waiting == [0, 1]
    assert match.position.seat_to_act() == 0


def test_the_second_tile_goes_to_the_other_city() -> None:
    """Rules §4.3, §10.1."""
    match = started(3)
    for seat in range(3):
        match.act(seat, match.position.legal(seat)[0])
    side = legal_texts(match, 0)[0].split()[3]
    match.act(0, legal_texts(match, 0)[0])
    assert side not in {text.split()[3] for text in legal_texts(match, 0)}


def test_a_placement_can_be_taken_back_until_the_partner_builds_there() -> None:
    """Rules §4.3 with the undo of the design: nobody else acted on that city."""
    match = started(3)
    for seat in range(3):
        match.act(seat, match.position.legal(seat)[0])
    left = next(text for text in legal_texts(match, 0) if text.endswith("left"))
    match.act(0, left)
    match.act(1, next(text for text in legal_texts(match, 1) if text.endswith("left")))
    match.undo(0)
    match.act(0, left)
    match.act(1, next(text for text in legal_texts(match, 1) if text.endswith("right")))
    with pytest.raises(UndoError, match="others have gone on"):
        match.undo(0)


def test_two_players_own_their_cities() -> None:
    """Rules §8.1."""
    table = own(started(2).position)
    assert [(table.board_at(seat, 0), table.board_at(seat, 1)) for seat in range(2)] == [(0, 1), (2, 3)]


def test_a_held_hand_is_known_until_new_tiles_are_dealt() -> None:
    """Rules §10.5: who passed a hand on knows it, choices being revealed; nobody else does."""
    match = started(4)
    assert GAME.views.view(match.position, 0).known.hands == ()
    play_turn(match, Chance(1))
    known = GAME.views.view(match.position, 0).known.hands
    assert [(hand.holder, list(hand.tiles)) for hand in known] == [(1, hands(match)[1])]
    play_turn(match, Chance(2))
    assert [hand.holder for hand in GAME.views.view(match.position, 0).known.hands] == [1, 2]
    play_turn(match, Chance(3))
    view = GAME.views.view(match.position, 0)
    assert view.known.hands == ()
    assert len(view.known.discards) == 3
    assert GAME.views.view(match.position, -1).known.discards == ()


@settings(max_examples=40)
@given(seed=st.integers(0, 9_999), steps=st.integers(0, 60), seats=st.integers(2, 7))
def test_guesses_redraw_every_hidden_tile_and_keep_every_known_one(seed: int, steps: int, seats: int) -> None:
    table = own(next(islice(positions(Setup("between_two_cities", seats), seed), steps, None)))
    guesses = [own(table.guess(0, Chance(number))) for number in range(50)]
    for holder in range(seats):
        found = {tuple(hand_tiles(guess, holder)) for guess in guesses}
        if table.knows_hand(0, holder):
            assert found == {tuple(hand_tiles(table, holder))}
        elif table.hand_size > 1:
            assert len(found) > 1
    if table.round < 2 * table.rounds // 3:
        dealt = slice(table.singles_dealt, 2 * data.SINGLE_HAND * table.cities)
        assert len({tuple(guess.singles[dealt]) for guess in guesses}) == 50
    if table.round < table.rounds // 3:
        dealt = slice(0, data.DUPLEX_HAND * table.cities)
        assert len({tuple(guess.duplexes[dealt]) for guess in guesses}) == 50


def test_a_city_is_copied_with_its_duplexes() -> None:
    *_, last = positions(Setup("between_two_cities", 3), 4)
    table = own(last)
    for city in range(3):
        expected = city_numbers(table, city)
        assert expected != city_numbers(table, SPARE)
        table.copy_city(city, SPARE)
        assert city_numbers(table, SPARE) == expected == city_numbers(table, city)


def city_numbers(table: CitiesPosition, city: int) -> list[int]:
    """Everything that is stored of a city."""
    buildings = table.cells[constants.KINDS * city : constants.KINDS * (city + 1)]
    fields = (table.occupied, table.frames, table.beside, table.lines)
    return [*buildings, *table.laid_duplexes[2 * city : 2 * city + 2], *(field[city] for field in fields)]


def test_a_secret_choice_of_another_is_guessed_anew() -> None:
    match = started(3)
    match.act(1, match.position.legal(1)[0])
    guesses = {own(match.position.guess(0, Chance(number))).choices[1] for number in range(50)}
    assert len(guesses) > 5
    assert {own(match.position.guess(1, Chance(number))).choices[1] for number in range(50)} == {
        match.standing[0].action
    }


def test_ties_go_to_the_higher_city_then_to_shops() -> None:
    """Rules §7."""
    cities = [rows_of("PP"), rows_of("PP"), rows_of("PPP")]
    table = table_of(*cities, seats=3)
    assert table.scores() == [8, 8, 8]
    assert table.ranking() == [1, 3, 1]
    with_shops = table_of(rows_of("SS|d."), rows_of("Pd|.d|.d"), rows_of("O"), seats=3)
    assert [with_shops.score_city(city) for city in range(3)] == [6, 5, 1]
    assert with_shops.ranking() == [2, 1, 3]


def test_level_players_share_the_rank_and_the_next_is_skipped() -> None:
    """Rules §10.14."""
    table = table_of(rows_of("S"), rows_of("S"), rows_of("S"), rows_of("S"), seats=4)
    assert table.ranking() == [1, 1, 1, 1]


def test_two_player_ties_skip_the_higher_city() -> None:
    """Rules §8.4: 10 and 4 against 8 and 6 with more shops."""
    table = table_of(rows_of("SSS"), rows_of("S"), rows_of("SS"), rows_of("SS|..|..|S."), seats=2)
    assert table.scores() == [12, 12]
    assert table.ranking() == [2, 1]


def test_nobody_ever_lacks_a_place() -> None:
    """Rules §10.7, over random play in any order."""
    for seed in seeds(2_000):
        for position in positions(Setup("between_two_cities", 2 + seed % 6), seed):
            for seat in position.waiting:
                assert position.legal(seat)


def test_cells_are_named_from_a1_to_g7() -> None:
    assert [cell_to_text(cell) for cell in (0, 24, 48)] == ["a1", "d4", "g7"]
    assert [cell_from_text(text) for text in ("a1", "D4", "g7")] == [0, 24, 48]


def test_illegal_actions_are_refused_by_what_was_asked() -> None:
    match = started(3)
    with pytest.raises(IllegalActionError, match="seat 0 may not 'place shop d4 left' now"):
        match.act(0, "place shop d4 left")


def test_random_play_reaches_every_kind_of_city() -> None:
    seen: set[str] = set()
    for seed in range(20):
        *_, last = positions(Setup("between_two_cities", 7), seed)
        table = own(last)
        for city in range(table.cities):
            seen |= set("".join(city_rows(table, city)))
    assert seen == {*data.LETTERS.values(), "."}
    assert isinstance(last, CitiesPosition)
