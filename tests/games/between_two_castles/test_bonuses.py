"""The bonuses of Between Two Castles: what sets them off, chains, supplies that run out, discards that come back."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import UndoError
from castlewright.core.match import Match
from castlewright.games.between_two_castles import constants, data
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.notation import PHASES, STAGES, castle_drawn
from castlewright.games.between_two_castles.position import CastlesPosition, own
from counts import seeds, share
from games.between_two_castles.drawn import GAME, act, legal_texts, staged
from games.between_two_castles.pieces import box, count_pieces
from playing import Setup, positions

GROUND = {
    "food": "bakery@2,0 kitchen@3,0",
    "living": "gallery@2,0 library@3,0",
    "utility": "sauna@2,0 kennel@3,0",
    "outdoor": "sty@2,0 stables@3,0",
    "sleeping": "solar@2,0 nap_room@3,0",
    "corridor": "dead_end@2,0 great_hall@3,0",
}
THIRDS = [
    pytest.param("food", "pantry", "tile", id="§5 food: five tiles"),
    pytest.param("living", "salon", "attendant", id="§5 living: an attendant"),
    pytest.param("utility", "tool_room", "card", id="§5 utility: three cards"),
    pytest.param("outdoor", "vineyard", "fountain", id="§5 outdoor: a fountain"),
    pytest.param("sleeping", "nursery", "tower", id="§5 sleeping: a tower"),
    pytest.param("corridor", "promenade", "grand_foyer", id="§5 corridor: a grand foyer"),
]


def third(name: str, room: str) -> CastlesPosition:
    """The position after the third room of a type was laid in castle 0 by seat 0."""
    table = staged({0: GROUND[name]}, {0: f"{room} crypt", 1: "study armory"})
    act(table, 0, f"lay {room} 4,0 left")
    return table


@pytest.mark.parametrize(("name", "room", "bonus"), THIRDS)
def test_the_third_room_brings(name: str, room: str, bonus: str) -> None:
    table = third(name, room)
    castle = table.castle(0)
    assert castle.owner == 0
    if bonus in data.SPECIALS:
        assert constants.ROOM_IDS[castle.pending] == bonus
        assert table.supply.specials[data.SPECIALS.index(bonus)] == 15
    else:
        assert STAGES[castle.stage] == bonus
        assert castle.drawn_count == {"tile": 5, "card": 3, "attendant": 0}[bonus]


@pytest.mark.parametrize(("name", "room", "bonus"), THIRDS)
def test_a_bonus_is_taken_before_anything_else_in_that_castle(name: str, room: str, bonus: str) -> None:
    """Rules §5, §11.2: not declined, and the partner waits."""
    table = third(name, room)
    left = [text for text in legal_texts(table, 0) if text.endswith("left")]
    assert left
    verb = "lay" if bonus in data.SPECIALS else "keep" if bonus == "card" else "take"
    assert all(text.startswith(verb) for text in left)
    assert not any(text.endswith("right") for text in legal_texts(table, 1))


def test_the_third_downstairs_room_brings_one_of_six() -> None:
    """Rules §5, §11.12: never the bonus of a fifth room."""
    table = staged({0: "crypt@0,-1 dungeon@1,-1"}, {0: "armory kitchen"})
    act(table, 0, "lay armory 0,-2 left")
    offered = {text for text in legal_texts(table, 0) if text.endswith("left")}
    assert offered == {f"bonus {name} left" for name in ("tile", "attendant", "card", *data.SPECIALS)}


def test_a_fifth_room_brings_a_special_room_of_choice_and_a_sixth_nothing() -> None:
    """Rules §5."""
    four = " ".join(f"{room}@{2 + x},0" for x, room in enumerate(("solar", "nap_room", "nursery", "bunk_room")))
    table = staged({0: four}, {0: "puppy_room crypt", 1: "tasso_room armory"})
    act(table, 0, "lay puppy_room 6,0 left")
    assert {text for text in legal_texts(table, 0) if text.endswith("left")} == {
        f"take {kind} left" for kind in data.SPECIALS
    }
    act(table, 0, "take tower left")
    act(table, 0, "lay tower 3,1 left")
    act(table, 1, "lay tasso_room 7,0 right")
    assert STAGES[table.castle(0).stage] == "nothing"


def test_special_rooms_set_off_nothing() -> None:
    """Rules §5: not even the third fountain."""
    table = staged({0: "sty@2,0 stables@3,0 fountain@4,0 fountain@5,0"}, {0: "vineyard crypt"})
    act(table, 0, "lay vineyard 6,0 left")
    act(table, 0, "lay fountain 7,0 left")
    assert STAGES[table.castle(0).stage] == "nothing"


def test_the_seat_that_set_off_a_chain_decides_all_of_it() -> None:
    """Rules §11.3."""
    table = staged({0: "crypt@0,-1 dungeon@1,-1 sauna@2,0 kennel@3,0"}, {1: "armory kitchen", 0: "salon study"})
    act(table, 1, "lay armory 0,-2 right")
    act(table, 1, "bonus tile right")
    table.castle(0).drawn = [constants.CODES[room] for room in ("bakery", "tool_room", "sty", "solar", "the_hole")]
    act(table, 1, "take tool_room right")
    act(table, 1, "lay tool_room 4,0 right")
    assert STAGES[table.castle(0).stage] == "card"
    assert table.castle(0).owner == 1
    assert not any(text.endswith("left") for text in legal_texts(table, 0))


def test_both_castles_of_a_seat_may_wait_at_once() -> None:
    """Rules §11.2: the other castles go on."""
    table = staged({0: GROUND["living"], 2: GROUND["outdoor"]}, {0: "salon vineyard"})
    act(table, 0, "lay salon 4,0 left")
    act(table, 0, "lay vineyard 4,0 right")
    verbs = {(text.split()[0], text.split()[-1]) for text in legal_texts(table, 0)}
    assert verbs == {("take", "left"), ("lay", "right")}


# Supplies.


def test_a_special_kind_that_is_used_up_is_replaced_by_another() -> None:
    """Rules §11.11, also where the bonus names the kind."""
    table = staged({0: GROUND["outdoor"]}, {0: "vineyard crypt"})
    table.supply.specials = [0, 16, 16]
    act(table, 0, "lay vineyard 4,0 left")
    assert {text for text in legal_texts(table, 0) if text.endswith("left")} == {
        "take tower left",
        "take grand_foyer left",
    }


def test_an_attendant_that_is_used_up_cannot_be_taken() -> None:
    """Rules §11.11."""
    table = staged({0: GROUND["living"]}, {0: "salon crypt"})
    table.supply.attendants = [0, 7, 0, 7]
    act(table, 0, "lay salon 4,0 left")
    offered = {text for text in legal_texts(table, 0) if text.endswith("left")}
    assert offered == {"take knight left", "take aesthete left"}


@pytest.mark.parametrize("used_up", range(3))
def test_a_used_up_kind_is_not_offered_by_the_downstairs_bonus(used_up: int) -> None:
    """Rules §11.11: the last one of a kind is."""
    table = staged({0: "crypt@0,-1 dungeon@1,-1"}, {0: "armory kitchen"})
    table.supply.specials = [0 if kind == used_up else 1 for kind in range(3)]
    act(table, 0, "lay armory 0,-2 left")
    left = [name for kind, name in enumerate(data.SPECIALS) if kind != used_up]
    offered = {text for text in legal_texts(table, 0) if text.startswith("bonus")}
    assert offered == {f"bonus {name} left" for name in ("tile", "attendant", "card", *left)}


def test_discarded_tiles_come_back_when_fewer_than_five_are_left() -> None:
    """Rules §5, §11.8: mixed with what is left, then five are drawn; who knew a discard knows it in the stack."""
    table = staged({0: GROUND["food"]}, {0: "pantry crypt"})
    supply = table.supply
    left, back = supply.tiles[:4], supply.tiles[4:10]
    supply.tiles_left = 4
    supply.discards = sorted(back) + [0] * (constants.TILES - 6)
    supply.discard_count = 6
    known = list(supply.known)
    known[back[0]] = 0b101
    supply.known = known
    act(table, 0, "lay pantry 4,0 left")
    drawn = table.castle(0).drawn
    assert set(drawn) <= {*left, *back}
    assert supply.tiles_left == 5
    assert supply.discard_count == 0
    if back[0] in supply.tiles[:5]:
        assert supply.knows_tile(2, back[0])
        assert not supply.knows_tile(1, back[0])


def test_rejected_cards_come_back_when_fewer_than_three_are_left() -> None:
    """Rules §5, §11.8."""
    table = staged({0: GROUND["utility"]}, {0: "tool_room crypt"})
    supply = table.supply
    pieces = supply.cards[:7]
    supply.cards_left = 2
    supply.card_discards = sorted(pieces[2:]) + [0] * 15
    supply.card_discard_count = 5
    act(table, 0, "lay tool_room 4,0 left")
    assert set(table.castle(0).drawn[:3]) <= set(pieces)
    assert (supply.cards_left, supply.card_discard_count) == (4, 0)


def test_any_card_may_lie_last_in_the_stack_for_all_a_seat_knows() -> None:
    """Rules §11.8: cards are shuffled, the one that was last, too."""
    position = own(GAME.new(3, {}, "1"))
    stacks = [own(position.guess(0, Chance(seed))).supply for seed in range(60)]
    assert len({supply.cards[supply.cards_left - 1] for supply in stacks}) > 10


def test_rejected_pieces_are_known_to_everybody() -> None:
    """Rules §11.7."""
    table = third("food", "pantry")
    drawn = castle_drawn(table.castle(0))
    act(table, 0, f"take {drawn[0]} left")
    for seat in range(-1, 3):
        for tile in drawn[1:]:
            assert table.supply.knows_tile(seat, constants.CODES[tile])


def test_discards_come_back_before_a_deal_that_would_be_short() -> None:
    """Rules §11.9: seven players, as if five food bonuses had been drawn in round 1."""
    chance = Chance(9)
    table = own(Setup("between_two_castles", 7).new(4))
    while table.hand_size > 1 or PHASES[table.phase] != "place":
        table.play_random(table.seat_to_act(), chance)
    supply = table.supply
    moved = sorted([*supply.discards[: supply.discard_count], *supply.tiles[59 : supply.tiles_left]])
    supply.tiles_left = 59
    supply.discard_count = len(moved)
    supply.discards = moved + [0] * (constants.TILES - len(moved))
    supply.known = [255 if tile in moved else 0 for tile in range(constants.TILES)]
    before = count_pieces(table)
    while table.round == 0:
        table.play_random(table.seat_to_act(), chance)
    assert supply.discard_count == 0
    assert (table.hand_size, PHASES[table.phase]) == (9, "choose")
    assert not any(supply.known[tile] for tile in supply.tiles[: supply.tiles_left])
    assert count_pieces(table) == before == box(7)
    for seat in range(-1, 7):
        check_guess(table, seat)


def check_guess(table: CastlesPosition, seat: int) -> None:
    """A guess keeps what the seat sees, loses nothing, and does not depend on what it cannot know."""
    guess = table.guess(seat, Chance(1))
    assert GAME.views.view(guess, seat) == GAME.views.view(table, seat)
    assert count_pieces(guess) == count_pieces(table)
    assert table.guess(seat, Chance(2)).guess(seat, Chance(1)).to_text() == guess.to_text()


def test_guesses_keep_tiles_that_were_shuffled_back_in_the_stack() -> None:
    """Rules §11.7, §11.8: in round 2, with hands out, rejected tiles return to the stack."""
    chance = Chance(11)
    for seed in range(max(share(60), 2)):
        table = own(Setup("between_two_castles", 6 + seed % 2).new(seed))
        while table.round == 0 or not waiting_castles(table):
            table.play_random(table.seat_to_act(), chance)
        supply = table.supply
        moved = supply.tiles[3 : supply.tiles_left]
        for tile in moved:
            table_discards = sorted([*supply.discards[: supply.discard_count], tile])
            supply.discard_count = len(table_discards)
            supply.discards = table_discards + [0] * (constants.TILES - len(table_discards))
        supply.known = [255 if tile in moved else known for tile, known in enumerate(supply.known)]
        supply.tiles_left = 3
        while not table.is_over:
            for _ in range(4):
                if not table.is_over:
                    table.play_random(table.seat_to_act(), chance)
            for seat in (-1, 0, table.seats - 1):
                check_guess(table, seat)
                known = GAME.views.view(table, seat).known.stack
                stack = supply.tiles[: supply.tiles_left]
                assert set(known) <= {constants.ROOM_IDS[tile] for tile in stack}


# Properties of random play.


def waiting_castles(table: CastlesPosition) -> dict[int, Castle]:
    return {index: castle for index, castle in enumerate(table.castles) if castle.stage}


@pytest.mark.parametrize("seats", range(2, 8))
def test_no_other_tile_enters_a_castle_that_waits(seats: int) -> None:
    """Rules §5, §11.2, §11.3: only its owner settles the bonus; everybody else leaves the castle alone."""
    for seed in seeds(200):
        for position in positions(Setup("between_two_castles", seats), seed):
            table = own(position)
            for index, castle in waiting_castles(table).items():
                for seat in table.waiting:
                    for action in table.legal(seat):
                        if table.touches(seat, action) >> index & 1:
                            assert seat == castle.owner
                            check_settles(table, seat, action, castle)


def check_settles(table: CastlesPosition, seat: int, action: int, castle: Castle) -> None:
    """The action takes what the bonus offers, or lays the room that it brought."""
    if action < constants.TAKES:
        option = (action - constants.LAYS) // constants.CELLS
        assert option // 2 == constants.BONUS_SLOT
        assert table.option_room(seat, option) == castle.pending >= 0
    else:
        assert castle.pending < 0


def test_undo_inside_a_chain_works_until_something_is_drawn() -> None:
    """Rules §11.20."""
    undone = refused = 0
    chance = Chance(5)
    for seed in seeds(500):
        match = Setup("between_two_castles", 2 + seed % 6).match(seed)
        while not match.position.is_over:
            table = own(match.position)
            seat = table.seat_to_act()
            in_chain = bool(waiting_castles(table))
            legal = table.legal(seat)
            before, reveals = table.digest(), table.reveals
            match.act(seat, legal[chance.below(len(legal))])
            if in_chain and own(match.position).reveals == reveals:
                check_taken_back(match, seat, before)
                undone += 1
            elif in_chain:
                with pytest.raises(UndoError):
                    match.undo(seat)
                refused += 1
    assert undone
    assert refused


def check_taken_back(match: Match, seat: int, before: str) -> None:
    """Taking back leads to the position before, and doing it again to the one after."""
    after = match.position.digest()
    action = match.standing[-1].action
    match.undo(seat)
    assert match.position.digest() == before
    match.act(seat, action)
    assert match.position.digest() == after


@pytest.mark.parametrize("seats", range(2, 8))
def test_supplies_are_conserved_at_every_step(seats: int) -> None:
    """Rules §2: 147 + 48 + 28 + 20 pieces, in the middle of chains too."""
    assert box(seats).total() == 147 + 48 + 28 + 20
    for seed in seeds(100):
        chains = 0
        for position in positions(Setup("between_two_castles", seats), 1000 + seed):
            chains += bool(waiting_castles(own(position)))
            assert count_pieces(position) == box(seats)
        assert chains


def test_every_bonus_and_chain_comes_up_in_random_play() -> None:
    stages: set[str] = set()
    chains = 0
    for seed in range(20):
        before: dict[int, int] = {}
        for position in positions(Setup("between_two_castles", 4), seed):
            table = own(position)
            stages |= {STAGES[castle.stage] for castle in table.castles}
            now = {index: castle.count for index, castle in waiting_castles(table).items()}
            chains += any(count > before.get(index, count) for index, count in now.items())
            before = now
    assert stages == set(STAGES)
    assert chains
