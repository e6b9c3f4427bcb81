"""What the terminal says of a table."""

from castlewright.core.chance import Chance
from castlewright.core.texts import texts
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition
from games.castles_of_mad_king_ludwig.situations import GAME, begin, give_castle, give_money

NAMES = ["Ann", "Bob"]
ENGLISH = texts("en", GAME.package)


def headlines(position: LudwigPosition, seat: int) -> dict[str, str]:
    """The line over every castle, by the name in it."""
    picture = GAME.terminal.table(position, seat, NAMES, ENGLISH)
    lines = ["".join(text for text, _ in line).strip() for line in picture.lines]
    return {name: next(line for line in lines if line.startswith(f"{name}: ")) for name in NAMES}


def rich_twins() -> LudwigPosition:
    """Two seats with equal castles and 30000 each, and a card for money in both hands."""
    position = begin(2)
    for seat in range(2):
        give_castle(position, seat, [("hallway", 3, 1, 0), ("nap_room", 3, 2, 2)])
    give_money(position, 30, 30)
    money = 1 << constants.BONUS_CARDS.index("money")
    position.hands = [money, money, 0, 0]
    position.favours = [-1] * 4
    return position


def test_headlines_compare_public_points_and_tell_the_own_full_score_beside_them() -> None:
    """§7.5 §9.2 §11.25: 3 points for 30000 are public, 6 for the card are not."""
    shown = headlines(rich_twins(), 0)
    assert shown["Ann"] == "Ann: 3 points, money 30,000, with bonus cards 9"
    assert shown["Bob"] == "Bob: 3 points, money 30,000"


def test_headlines_count_favours_for_everybody() -> None:
    """§7.3"""
    position = rich_twins()
    position.favours = [data.FAVOURS.index("money"), -1, -1, -1]
    assert headlines(position, 1)["Ann"] == "Ann: 9 points, money 30,000"


def test_at_the_end_every_headline_tells_the_full_score() -> None:
    """§11.25"""
    position, chance = begin(2), Chance(3)
    while not position.is_over:
        position.play_random(position.seat_to_act(), chance)
    shown = headlines(position, 0)
    for seat, name in enumerate(NAMES):
        assert shown[name].endswith(f"with bonus cards {position.score(seat)}")
