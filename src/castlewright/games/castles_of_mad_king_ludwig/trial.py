"""What a tile that is tried out would score at once, with the rooms that it completes: for previews.

Nothing is paid for it. Of the rewards it gives points alone, and those only that nobody has to choose (Rules §11.7).
"""

from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition

ASKED = (constants.FOOD, constants.UTILITY)
"""Rewards that always wait for a choice."""


def lay_for_points(state: LudwigPosition, board: int, place: int) -> None:
    """Lay the tile in hand, and score every living room again that does so by itself (Rules §5, §6)."""
    castle = state.castle(board)
    castle.lay_at(state.in_hand, place)
    times = list(castle.rescored)
    for index in scored_again(state, board, castle):
        times[index] = castle.count
    castle.rescored = times


def points_at_once(state: LudwigPosition, board: int, after: Castle, place: int) -> int:
    """The points that laying the tile in hand would score at once; it is laid in `after` (Rules §5, §6)."""
    after.copy_from(state.castle(board))
    points = after.lay_at(state.in_hand, place)
    points += data.ACTIVITY_REWARD * kinds_completed(after).count(constants.ACTIVITY)
    return points + sum(after.score_again(index) for index in scored_again(state, board, after))


def scored_again(state: LudwigPosition, board: int, castle: Castle) -> list[int]:
    """The living rooms that score again by themselves once the last tile lies: where nothing else waits.

    Rules §6, §11.7: a living room scores again by itself once nothing else waits that could change it.
    """
    is_now = board == state.turn and state.phase in (constants.PLACING, constants.FREEING)
    waiting = list(state.pending[state.turn_start : state.pending_count]) if is_now else []
    found = completed(castle)
    if not found and not waiting:
        return []
    tiles = castle.tiles
    if any(entry >= castle.count or constants.TYPE[tiles[entry]] != constants.LIVING for entry in waiting):
        return []
    if any(waits(state, board, castle, kind) for kind in set(kinds_completed(castle))):
        return []
    return [*waiting, *(index for index in found if constants.TYPE[tiles[index]] == constants.LIVING)]


def waits(state: LudwigPosition, board: int, castle: Castle, kind: int) -> bool:
    """Whether the reward of a completed tile of this type waits for a choice (Rules §6, §11.8, §11.9, §11.10)."""
    if kind == constants.SLEEPING:
        return any(state.supply.stack_counts)
    if kind == constants.DOWNSTAIRS:
        return castle.completed_downstairs // 2 > castle.deep_rewards
    if kind == constants.CORRIDOR:
        has_had = board == state.turn and (state.is_free_used or state.phase == constants.FREEING)
        return not has_had and any(
            left(state, tile) > 0 and castle.has_place(tile) for tile in (constants.HALLWAY, constants.STAIRS)
        )
    return kind in ASKED


def left(state: LudwigPosition, tile: int) -> int:
    """How many hallways or stairs are left without the one that is tried out."""
    found = state.supply.hallways if tile == constants.HALLWAY else state.supply.stairs
    return found - int(state.in_hand == tile and state.phase != constants.PLACING)


def completed(castle: Castle) -> list[int]:
    """The tiles that the last one has completed."""
    # A list of a compiled castle is made anew whenever it is asked for.
    completers, last = castle.completers, castle.count - 1
    return [index for index in range(castle.count) if completers[index] == last]


def kinds_completed(castle: Castle) -> list[int]:
    """The types of the tiles that the last one has completed."""
    tiles = castle.tiles
    return [constants.TYPE[tiles[index]] for index in completed(castle)]
