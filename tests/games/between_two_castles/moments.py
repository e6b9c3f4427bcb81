"""The steps and ends of Between Two Castles that are looked at in a browser, and how each is told from others."""

from benchmarks.staging import Moment, Wanted
from castlewright.games.between_two_castles.data import SPECIALS

GAME = "between_two_castles"


def bonus_of(moment: Moment) -> str:
    """The bonus that this action settles; nothing where it settles none."""
    waits = moment.view["castles"][moment.action["board"]]["waits"]
    return "" if waits is None else str(waits["bonus"])


def waiting_for(moment: Moment) -> int:
    """How many castles wait for who acts to settle a bonus."""
    return sum((castle["waits"] or {}).get("seat") == moment.seat for castle in moment.view["castles"])


def is_bonus(bonus: str, do: str) -> Wanted:
    """Whether this bonus is settled by such an action while no other one waits, which the tray could show instead."""
    return lambda moment: moment.action["do"] == do and bonus_of(moment) == bonus and waiting_for(moment) == 1


def lays_special(kind: str) -> Wanted:
    """Whether a bonus has such a special room laid while no other one waits."""
    return lambda moment: is_bonus("room", "lay")(moment) and moment.action["piece"] == kind


def of_seven(do: str) -> Wanted:
    """Whether somebody among seven does this."""
    return lambda moment: moment.action["do"] == do and len(moment.record.players) == 7


STEPS: dict[str, Wanted] = {
    "Ludwig's rooms to give": lambda moment: moment.action["do"] == "give",
    "two rooms of nine": lambda moment: moment.action["do"] == "choose",
    "a room": lambda moment: moment.action["do"] == "lay" and not bonus_of(moment),
    "a special room to choose": is_bonus("special", "take"),
    "one of the drawn rooms": is_bonus("tile", "take"),
    "a drawn room to lay": lambda moment: is_bonus("room", "lay")(moment) and moment.action["piece"] not in SPECIALS,
    "a fountain to lay": lays_special("fountain"),
    "a tower to lay": lays_special("tower"),
    "a grand foyer to lay": lays_special("grand_foyer"),
    "an attendant": is_bonus("attendant", "take"),
    "a bonus card": is_bonus("card", "keep"),
    "the bonus of the downstairs rooms": lambda moment: moment.action["do"] == "bonus",
    "two bonuses at once": lambda moment: waiting_for(moment) == 2,
    "a choice of seven": of_seven("choose"),
    "a room of seven": of_seven("lay"),
}

ENDS = {
    "two players and Ludwig": "2_players_greedy_1",
    "four players": "4_players_greedy_random_2",
    "seven players": "7_players_greedy_1",
}
