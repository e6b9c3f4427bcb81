"""The steps and ends of Between Two Cities that are looked at in a browser, and how each is told from others."""

from benchmarks.staging import Moment, Wanted


def has_duplexes(moment: Moment) -> bool:
    """Whether a duplex is laid, or one of those that are kept."""
    tiles = moment.action.get("tiles") or [moment.action["piece"]]
    return any(tile.startswith("D") for tile in tiles)


STEPS: dict[str, Wanted] = {
    "the first choice of seven": lambda moment: moment.action["do"] == "choose" and len(moment.record.players) == 7,
    "two duplexes of three": lambda moment: moment.action["do"] == "choose" and has_duplexes(moment),
    "a tile": lambda moment: moment.action["do"] == "place" and not has_duplexes(moment),
    "a duplex": lambda moment: moment.action["do"] == "place" and has_duplexes(moment),
    "a duplex of seven": lambda moment: (
        moment.action["do"] == "place" and len(moment.record.players) == 7 and has_duplexes(moment)
    ),
}

ENDS = {
    "two players": "2_players_greedy_1",
    "three players": "3_players_greedy_1",
    "seven players": "7_players_greedy_random_2",
}
