"""Situations for a test: any market, money and castles, then actions by their text."""

from collections.abc import Mapping, Sequence

from castlewright.games import load_game
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.notation import action_from_text, action_to_text
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own
from games.castles_of_mad_king_ludwig.castles import Placed

GAME = load_game("castles_of_mad_king_ludwig")


def new(seats: int, seed: str = "1", edition: str = "second") -> LudwigPosition:
    """The first position of a match."""
    return own(GAME.new(seats, {"edition": edition}, seed))


def texts(position: LudwigPosition, seat: int | None = None) -> list[str]:
    """What a seat may do, by default the one whose turn it is."""
    seat = position.seat_to_act() if seat is None else seat
    return [action_to_text(position, seat, action) for action in position.legal(seat)]


def act(position: LudwigPosition, *actions: str) -> None:
    """Do actions one after the other, each of the seat whose turn it is; all must be legal."""
    for action in actions:
        seat = position.seat_to_act()
        number = action_from_text(position, seat, action)
        assert number in position.legal(seat), f"{action} is not among {texts(position)[:40]}"
        position.play(seat, number)


def begin(seats: int, seed: str = "1", edition: str = "second") -> LudwigPosition:
    """The first turn of the first round: cards returned, the market as it was drawn."""
    position = new(seats, seed, edition)
    while position.phase == constants.RETURNING:
        position.play(position.seat_to_act(), position.legal(position.seat_to_act())[0])
    if seats > 1:
        act(position, "done")
    return position


def fill_market(position: LudwigPosition, tiles: Mapping[int, str], coins: Mapping[int, int] | None = None) -> None:
    """Put these rooms at these prices instead of what lies there; where they came from is not asked."""
    market = [-1] * constants.SLOTS
    for price, name in tiles.items():
        market[data.PRICES.index(price // 1000)] = constants.NUMBERS[name]
    position.market = market
    position.coins = [(coins or {}).get(1000 * price, 0) // 1000 for price in data.PRICES]


def give_castle(position: LudwigPosition, seat: int, tiles: Sequence[Placed]) -> None:
    """Add tiles to a seat's foyer; points and rewards of these are forgotten."""
    castle = position.castle(seat)
    for name, x, y, turn in tiles:
        assert castle.check(constants.NUMBERS[name], turn, x, y, 0) == constants.LEGAL, name
        castle.lay(constants.NUMBERS[name], turn, x, y)
    castle.points = 0


def give_money(position: LudwigPosition, *thousands: int) -> None:
    """Set everybody's money, in thousands."""
    position.money = [*thousands, *([0] * (4 - len(thousands)))]


def completed_by(position: LudwigPosition, action: int) -> set[str]:
    """The names of the tiles that laying the tile in hand on this place would complete."""
    after = Castle()
    after.copy_from(position.castle(position.turn))
    after.lay_at(position.in_hand, action)
    done = [index for index in range(after.count) if after.completers[index] == after.count - 1]
    return {constants.NAMES[after.tiles[index]] for index in done}


def complete(position: LudwigPosition, *names: str) -> None:
    """Lay the tile in hand where it completes exactly these tiles; `foyer` is the seat's own."""
    seat = position.turn
    wanted = {data.FOYERS[seat] if name == "foyer" else name for name in names}
    places = [place for place in position.legal(seat) if completed_by(position, place) == wanted]
    assert places, f"no place completes {wanted}"
    position.play(seat, places[0])
