"""The steps and ends of Castles of Mad King Ludwig that are looked at in a browser, and what each is known by."""

from benchmarks.staging import Moment, Wanted
from castlewright.games.castles_of_mad_king_ludwig.facts import facts

FACTS = facts()


def does(*actions: str) -> Wanted:
    """Whether one of these is done."""
    return lambda moment: moment.action["do"] in actions


def is_of_edition(edition: str) -> Wanted:
    """Whether something is bought in a game of this edition."""
    return lambda moment: moment.action["do"] == "buy" and moment.record.options.get("edition") == edition


def completes(kind: str) -> Wanted:
    """Whether the tile that is placed completes a room of this type; of downstairs rooms, whether that is rewarded."""

    def is_it(moment: Moment) -> bool:
        if moment.action["do"] != "place":
            return False
        view = moment.view_after()
        castle = view["seats"][moment.seat]["castle"]
        done = [tile["name"] for tile in castle if tile.get("completed_by", -1) == len(castle) - 1]
        is_due = kind != "downstairs" or view["phase"] == "choose reward"
        return is_due and any(FACTS.tiles[name].type == kind for name in done)

    return is_it


def chooses(kind: str) -> Wanted:
    """Whether a pair of downstairs rooms brings the reward of this type."""
    return lambda moment: moment.action["do"] == "choose" and moment.action["type"] == kind


STEPS: dict[str, Wanted] = {
    "a card to return": does("return"),
    "prices to set": does("set"),
    "a purchase in the first edition": is_of_edition("first"),
    "a purchase in the second edition": is_of_edition("second"),
    "a purchase alone": lambda moment: moment.action["do"] == "buy" and len(moment.record.players) == 1,
    "a purchase of four": lambda moment: moment.action["do"] == "buy" and len(moment.record.players) == 4,
    "a purchase in a large castle": lambda moment: (
        moment.action["do"] == "buy" and moment.step > 150 and len(moment.record.players) == 2
    ),
    "a room to place": does("place"),
    "several rewards": does("reward"),
    "a free corridor": does("free"),
    "a stack to look through": does("search"),
    "rooms of a stack": does("take"),
    "rooms of a stack in the last round": lambda moment: (
        moment.action["do"] == "take" and moment.view.get("is_last_round", False)
    ),
    "a bonus card": does("keep"),
    "the reward of a downstairs pair": does("choose"),
    "a downstairs room scored again": does("rescore"),
    "an extra turn with rewards around it": lambda moment: (
        moment.action["do"] in {"buy", "pass"} and any(moment.view.get("around", ()))
    ),
    "the last round": lambda moment: moment.action["do"] == "buy" and moment.view.get("is_last_round", False),
}

REWARDS: dict[str, Wanted] = {kind: completes(kind) for kind in FACTS.types}
"""A placement that completes a room of each type."""

DOWNSTAIRS: dict[str, Wanted] = {kind: chooses(kind) for kind in FACTS.types if kind != "downstairs"}
"""Each of the rewards that a pair of downstairs rooms can bring."""

SUPPLY: dict[str, Wanted] = {
    "tiles face down on the deck": lambda moment: moment.action["do"] == "buy" and len(moment.view["deck"]) > 1,
    "rooms out of play": lambda moment: moment.action["do"] == "buy" and len(moment.view["removed"]) > 0,
    "an empty stack": lambda moment: moment.action["do"] == "buy" and 0 in moment.view["stacks"].values(),
    "a price sold before an extra turn": lambda moment: (
        moment.action["do"] == "buy"
        and any(slot["tile"] is None for slot in moment.view["market"])
        and bool(moment.view.get("around"))
    ),
}
"""What is seen of the supply in its rarer states; a price left empty cannot be recorded (Rules §11.4)."""

ENDS = {
    "ten idle rounds": "2_players_nobody_buys",
    "alone, first edition": "1_players_first_greedy_2",
    "alone, second edition": "1_players_second_greedy_1",
    "two players, first edition": "2_players_first_greedy_random_2",
    "four players, second edition": "4_players_second_greedy_1",
    "empty stacks": "4_players_stacks_300_and_500_empty",
    "a tie for the first place": "3_players_second_greedy_1",
    "a tie decided by money": "2_players_second_money_decides",
    "a shared win, first edition": "2_players_first_a_shared_win",
    "a shared win, second edition": "3_players_second_a_shared_win",
    "ten idle turns alone": "1_players_nobody_buys",
}
