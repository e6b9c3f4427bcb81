"""The steps and ends of Castellan that are looked at in a browser, and how each is told from others."""

from typing import Any

from benchmarks.staging import Moment, Wanted


def closes(moment: Moment, courts: int, piece: str = "") -> bool:
    """Whether so many new courts are closed by a piece."""
    if moment.action["do"] != "build" or (piece and moment.action["piece"] != piece):
        return False
    return len(moment.view_after()["courts"]) - len(moment.view["courts"]) >= courts


def cuts(moment: Moment) -> bool:
    """Whether an own court is cut into parts by a piece."""
    if moment.action["do"] != "build" or not any(court["owner"] == moment.seat for court in moment.view["courts"]):
        return False
    before = [cells_of(court) for court in moment.view["courts"]]
    after = [cells_of(court) for court in moment.view_after()["courts"]]
    return any(sum(part < whole for part in after) > 1 for whole in before)


def cells_of(court: dict[str, Any]) -> set[tuple[int, ...]]:
    """The cells of a court."""
    return {tuple(cell) for cell in court["cells"]}


def is_cut(moment: Moment) -> bool:
    """Whether a doubled court was cut, and a part must stay double."""
    return moment.action["do"] == "double" and all(action["do"] == "double" for _, _, action in moment.view["legal"])


def has_handed_on(moment: Moment) -> bool:
    """Whether pieces of the turn before lie ready while cards are played."""
    return bool(moment.action["do"] == "play" and sum(moment.view["stock"].values()) > 0)


STEPS: dict[str, Wanted] = {
    "the first cards": lambda moment: moment.action["do"] == "play" and moment.step == 0,
    "cards of four": lambda moment: moment.action["do"] == "play" and len(moment.record.players) == 4,
    "pieces handed on": has_handed_on,
    "the last cards": lambda moment: moment.action["do"] == "play" and moment.view["ender"] >= 0,
    "a piece": lambda moment: moment.action["do"] == "build",
    "a piece late": lambda moment: moment.action["do"] == "build" and moment.step > 180,
    "a court": lambda moment: closes(moment, 1),
    "several courts closed by one tower": lambda moment: closes(moment, 2, "tower"),
    "a court cut": cuts,
    "a double keep": lambda moment: moment.action["do"] == "double" and not is_cut(moment),
    "no double keep": lambda moment: moment.action["do"] == "single",
    "a double court cut": is_cut,
    "cards to draw": lambda moment: moment.action["do"] == "draw",
}

ENDS = {
    "two players, a shared victory": "2_players_shared_victory_0",
    "two players, a tie broken by keeps": "2_players_tie_broken_by_keeps_0",
    "three players, pieces put aside": "3_players_put_aside_0",
    "four players": "4_players_double_cut_0",
}
