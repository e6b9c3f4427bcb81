"""Decks of one's own (Rules §8.20): what is accepted, what is refused and with which words."""

from typing import Any

import msgspec
import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.match import Match
from castlewright.core.record import Player, record_from_json
from castlewright.core.replay import replay
from castlewright.core.texts import LANGUAGES, texts
from castlewright.games import load_game
from castlewright.games.castellan import data
from castlewright.games.castellan.deck import PILES, STANDARD, check_deck, read_deck, standard_deck
from castlewright.games.castellan.meta import META
from castlewright.games.castellan.notation import laid_pieces
from castlewright.games.castellan.position import own
from counts import seeds
from games.castellan.situations import new
from playing import Setup, random_match


def deck_file() -> dict[str, Any]:
    """The standard deck as a file."""
    cards = [{"id": name, **card._asdict()} for name, card in (data.WALL_CARDS | data.TOWER_CARDS).items()]
    return {"wall_deck": cards[:7], "tower_deck": cards[7:]}


def changed(pile: str, number: int, **symbols: object) -> dict[str, Any]:
    """The standard deck with one card changed."""
    deck = deck_file()
    deck[pile][number] = {**deck[pile][number], **symbols}
    return deck


def test_the_standard_deck_shows_what_is_printed() -> None:
    """Rules §1, §2."""
    deck = standard_deck()
    assert {field: deck.total(field) for field in data.DECK_SUPPLY} == data.DECK_SUPPLY
    assert deck.total("draw") == 5
    assert all(card.long_walls + card.short_walls for card in deck.cards[:7])
    assert all(card.towers for card in deck.cards[7:])
    assert read_deck(check_deck(deck_file())) == deck
    assert check_deck(STANDARD) == STANDARD


def test_there_is_room_for_four_hands_and_eight_piles() -> None:
    position = new(4)
    assert [len(field) for field in (position.hands, position.heights, position.piles)] == [4, 8, 8 * data.PILE]
    assert [len(field) for field in (position.stock, position.dropped)] == [len(data.PIECES)] * 2


REFUSED = [
    pytest.param([], "option deck: a deck is the content of a deck file", id="not an object"),
    pytest.param({**deck_file(), "x": 1}, "unknown key 'x'", id="unknown key"),
    pytest.param(
        {"wall_deck": []}, r"deck.wall_deck: a pile is a list of 7 cards, not 0 cards", id="§8.20 too few cards"
    ),
    pytest.param({"wall_deck": 3}, "a pile is a list of 7 cards, not 3", id="not a list"),
    pytest.param({**deck_file(), "tower_deck": [4] * 7}, r"tower_deck\[0\]: a card is an object", id="not a card"),
    pytest.param(changed("tower_deck", 2, towers=0), r"tower_deck\[2\]: a tower card shows", id="§8.20 no tower"),
    pytest.param(
        changed("wall_deck", 6, short_walls=0),
        r"wall_deck\[6\]: a wall card shows at least one wall",
        id="§8.20 no wall",
    ),
    pytest.param(changed("wall_deck", 0, towers=2), "the cards show 17 towers, the supply holds 16", id="§1 totals"),
    pytest.param(
        changed("wall_deck", 0, towers=-1), r"wall_deck\[0\].towers: a whole number from 0 to 8", id="negative"
    ),
    pytest.param(changed("wall_deck", 0, towers=True), "a whole number", id="not a number"),
    pytest.param(
        changed("wall_deck", 0, draw=9), r"wall_deck\[0\].draw: a whole number from 0 to 8", id="too many draws"
    ),
    pytest.param(changed("wall_deck", 0, colour="red"), "unknown key 'colour'", id="unknown symbol"),
    pytest.param(changed("tower_deck", 0, id="W1"), r"tower_deck\[0\].id: 'W1' is the id of another", id="same id"),
    pytest.param(changed("tower_deck", 0, id="a b"), "up to 20 letters, digits and hyphens", id="bad id"),
    pytest.param({**deck_file(), "supply": {"towers": 3}}, "the supply has towers, long_walls", id="bad supply"),
    pytest.param(
        {**changed("wall_deck", 3, long_walls=8), "supply": {"towers": 16, "long_walls": 19, "short_walls": 15}},
        "could build 134 units far; 120 is the most",
        id="§1 beyond the lattice",
    ),
]


@pytest.mark.parametrize(("deck", "message"), REFUSED)
def test_what_is_no_deck_is_refused(deck: object, message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        check_deck(deck)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("deck", "message"), REFUSED)
def test_the_reason_can_be_said_in_every_language(deck: object, message: str, language: str) -> None:
    with pytest.raises(BadInputError) as refused:
        check_deck(deck)
    words = texts(language, "castlewright.games.castellan")(refused.value.key, refused.value.arguments)
    assert len(words) > 20
    assert "{" not in words


SAID = [
    pytest.param(changed("tower_deck", 2, towers=0), "tower_deck", 3, id="§8.20 a card without what it must show"),
    pytest.param(changed("tower_deck", 4, id="W1"), "tower_deck", 5, id="an id that another card has"),
]


@pytest.mark.parametrize(("deck", "pile", "card"), SAID)
def test_people_count_cards_from_one(deck: object, pile: str, card: int) -> None:
    with pytest.raises(BadInputError) as refused:
        check_deck(deck)
    assert (refused.value.arguments["pile"], refused.value.arguments["card"]) == (pile, card)


def test_the_example_of_a_deck_file_is_the_standard_deck() -> None:
    (option,) = (each for each in META.options if each.name == "deck")
    assert read_deck(check_deck(option.example)) == standard_deck()


def own_deck() -> dict[str, Any]:
    """A deck with many equal cards and draw symbols, and a supply of its own."""
    wall = {"short_walls": 2, "long_walls": 1, "draw": 1}
    return {
        "wall_deck": [*({"towers": 1, **wall} for _ in range(4)), wall, wall, {"short_walls": 1}],
        "tower_deck": [{"towers": 2}] * 3 + [{"towers": 1, "draw": 2}] * 4,
        "supply": {"towers": 14, "long_walls": 6, "short_walls": 13},
    }


def test_a_deck_of_ones_own_says_its_supply() -> None:
    """Rules §8.20."""
    deck = read_deck(check_deck(own_deck()))
    assert deck.names[:2] == ("W1", "W2")
    assert deck.names[-1] == "T7"
    with pytest.raises(BadInputError, match="give the deck its own supply"):
        check_deck({pile: own_deck()[pile] for pile in PILES})


def test_games_with_another_deck_end_and_lay_its_supply() -> None:
    """Rules §8.20: the supply is what all decks show."""
    for seed in seeds(1_000):
        position = new(2 + seed % 3, str(seed), deck=own_deck())
        chance = Chance(seed)
        while not position.is_over:
            seat = position.seat_to_act()
            assert len(set(position.legal(seat))) == len(position.legal(seat)) > 0
            position.play_random(seat, chance)
        assert len(laid_pieces(position)) + sum(position.dropped) == 33 * position.seats


def test_the_content_of_a_deck_goes_into_the_record() -> None:
    match = Match(load_game("castellan"), [Player("Ann"), Player("Bob")], {"deck": own_deck()}, "5")
    chance = Chance(5)
    while not match.position.is_over:
        seat = match.position.seat_to_act()
        legal = match.position.legal(seat)
        match.act(seat, legal[chance.below(len(legal))])
    record = record_from_json(msgspec.json.decode(match.record().to_json()), "record")
    assert record.options["deck"]["supply"] == own_deck()["supply"]
    assert replay(match.game, record, checked=True).position.scores() == match.position.scores()


def test_a_deck_that_is_the_standard_one_plays_alike() -> None:
    setup = Setup("castellan", 2)
    one = random_match(setup, 3)
    other = Match(load_game("castellan"), one.players, {"deck": deck_file()}, "3")
    for played in one.standing:
        other.act(played.seat, played.text)
    assert own(other.position).to_text() == own(one.position).to_text()
