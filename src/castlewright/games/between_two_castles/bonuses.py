"""What the third and the fifth room of a type bring to a castle (Rules §5)."""

from castlewright.core.position import Actions
from castlewright.games.between_two_castles.castle import Castle
from castlewright.games.between_two_castles.constants import (
    ATTENDANT_BONUS,
    CARD_BONUS,
    CHOICE_BONUS,
    EVERYBODY,
    FOUNTAIN,
    FOUNTAIN_BONUS,
    LAY_ROOM,
    PICK_ATTENDANT,
    PICK_BONUS,
    PICK_CARD,
    PICK_SPECIAL,
    PICK_TILE,
    SPECIAL_BONUS,
    TAKE_ATTENDANT,
    TAKE_CARD,
    TAKE_SPECIAL,
    TAKE_TILE,
    TILE_BONUS,
)
from castlewright.games.between_two_castles.data import BONUS_CARDS, BONUS_TILES
from castlewright.games.between_two_castles.state import CastlesState


def list_takes(state: CastlesState, castle: Castle, base: int, actions: Actions) -> None:
    """Add everything that the bonus of a castle offers now, the numbers beginning at the base.

    Rules §11.11, §11.12: nothing that is used up, and never the bonus of a fifth room for that of a downstairs room.
    """
    if castle.stage == LAY_ROOM:
        return
    if castle.stage == PICK_BONUS:
        for bonus in range(CHOICE_BONUS):
            if bonus < FOUNTAIN_BONUS or state.supply.specials[bonus - FOUNTAIN_BONUS] > 0:
                add_action(base + bonus, actions)
    elif castle.stage == PICK_SPECIAL:
        for kind in range(3):
            if state.supply.specials[kind] > 0:
                add_action(base + TAKE_SPECIAL + kind, actions)
    elif castle.stage == PICK_ATTENDANT:
        for kind in range(4):
            if state.supply.attendants[kind] > 0:
                add_action(base + TAKE_ATTENDANT + kind, actions)
    else:
        base += TAKE_CARD if castle.stage == PICK_CARD else TAKE_TILE
        for index in range(castle.drawn_count):
            add_action(base + castle.drawn[index], actions)


def start_bonus(state: CastlesState, castle: Castle, bonus: int) -> None:
    """Let the castle wait for what the bonus brings; draws are made at once (Rules §5, §11.6, §11.11)."""
    if bonus == TILE_BONUS:
        draw_tiles(state, castle)
    elif bonus == ATTENDANT_BONUS:
        castle.stage = PICK_ATTENDANT
    elif bonus == CARD_BONUS:
        draw_cards(state, castle)
    elif bonus == CHOICE_BONUS:
        castle.stage = PICK_BONUS
    elif bonus == SPECIAL_BONUS or state.supply.specials[bonus - FOUNTAIN_BONUS] == 0:
        castle.stage = PICK_SPECIAL
    else:
        take_special(state, castle, bonus - FOUNTAIN_BONUS)


def take_special(state: CastlesState, castle: Castle, kind: int) -> None:
    """Take a special room from the supply, to be laid next."""
    state.supply.specials[kind] -= 1
    castle.pending = FOUNTAIN + kind
    castle.stage = LAY_ROOM


def draw_tiles(state: CastlesState, castle: Castle) -> None:
    """Draw five standard tiles for all to see (Rules §5, §11.7, §11.8)."""
    state.supply.prepare_tiles(BONUS_TILES)
    castle.drawn_count = BONUS_TILES
    for index in range(BONUS_TILES):
        insert(castle, index, state.supply.draw_tile())
    castle.stage = PICK_TILE
    state.reveals += 1


def draw_cards(state: CastlesState, castle: Castle) -> None:
    """Draw three bonus cards for all to see (Rules §5, §11.7, §11.8)."""
    state.supply.prepare_cards(BONUS_CARDS)
    castle.drawn_count = BONUS_CARDS
    for index in range(BONUS_CARDS):
        insert(castle, index, state.supply.draw_card())
    castle.stage = PICK_CARD
    state.reveals += 1


def insert(castle: Castle, count: int, piece: int) -> None:
    """Show a drawn piece beside the `count` others, in rising order."""
    while count > 0 and castle.drawn[count - 1] > piece:
        castle.drawn[count] = castle.drawn[count - 1]
        count -= 1
    castle.drawn[count] = piece


def take(state: CastlesState, castle: Castle, item: int) -> None:
    """Take what a bonus offers (Rules §5)."""
    if item < TAKE_SPECIAL:
        start_bonus(state, castle, item)
    elif item < TAKE_ATTENDANT:
        take_special(state, castle, item - TAKE_SPECIAL)
    elif item < TAKE_CARD:
        castle.add_attendant(item - TAKE_ATTENDANT)
        state.supply.attendants[item - TAKE_ATTENDANT] -= 1
        castle.settle()
    elif item < TAKE_TILE:
        keep_card(state, castle, item - TAKE_CARD)
    else:
        pick_tile(state, castle, item - TAKE_TILE)


def keep_card(state: CastlesState, castle: Castle, card: int) -> None:
    """Keep one of the drawn cards, discard the others (Rules §5)."""
    for index in range(castle.drawn_count):
        if castle.drawn[index] != card:
            state.supply.discard_card(castle.drawn[index])
    castle.add_card(card)
    castle.settle()


def pick_tile(state: CastlesState, castle: Castle, tile: int) -> None:
    """Take one of the drawn tiles, to be laid next; everybody knows the discarded ones (Rules §5, §11.7)."""
    for index in range(castle.drawn_count):
        if castle.drawn[index] != tile:
            state.supply.discard(castle.drawn[index], EVERYBODY)
    castle.drawn_count = 0
    castle.pending = tile
    castle.stage = LAY_ROOM


def add_action(action: int, actions: Actions) -> None:
    """Add one action to a list."""
    actions.numbers[actions.count] = action
    actions.count += 1
