"""The score sheet of a castle of Castles of Mad King Ludwig, straight from the rules, every point explained.

It asks a `Castle` only how the tiles lie: which are connected, adjacent or complete, and which entrances lead
outside. What that is worth is worked out here anew; `castle.py` and `final.py` have their own fast way.
"""

from collections.abc import Sequence

from castlewright.core.position import Position
from castlewright.core.sheet import Argument, Line, Mark, Reason, Report, Sheet, rank_players
from castlewright.games.castles_of_mad_king_ludwig import data
from castlewright.games.castles_of_mad_king_ludwig.boardfile import ROOMS, Board, Player, read_file
from castlewright.games.castles_of_mad_king_ludwig.counting import (
    area,
    card_count,
    completed,
    external,
    favour_points,
    favour_tiles,
    favour_value,
    hallways,
    of_size,
    stairs,
)
from castlewright.games.castles_of_mad_king_ludwig.notation import THOUSAND, card_names, castle_tiles
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own

GAME = "castles_of_mad_king_ludwig"
CATEGORIES = ("start", "placement", "reward", "depleted", "favors", "bonus_cards", "money")
PIECE_TEXTS = "ludwig-tile"
SECRET_CATEGORIES = ("bonus_cards",)
"""What others learn only when the game is over (Rules §11.25)."""


def line(
    category: str,
    points: int,
    section: str,
    tiles: Sequence[int],
    message: str,
    adding: Sequence[int] = (),
    **args: Argument,
) -> Line:
    """One line of the sheet; the points are an argument of every message, the tiles that are `adding` share them."""
    marks = [Mark(tile, points // len(adding)) for tile in adding]
    return Line(category, points, section, list(tiles), f"ludwig-{message}", {"points": points, **args}, marks=marks)


# Placement (Rules §5).


def connected(player: Player, index: int, before: int) -> list[int]:
    """The tiles among the first `before` that are joined to this one by an entrance (Rules §1)."""
    return [other for other in range(before) if other != index and player.castle.are_connected(index, other)]


def adjacent(player: Player, index: int, before: int) -> list[int]:
    """The tiles among the first `before` that share a wall with this one (Rules §1)."""
    return [other for other in range(before) if other != index and player.castle.are_adjacent(index, other)]


def counted(player: Player, index: int, before: int) -> list[int]:
    """The tiles that a room's own bonus or penalty looks at.

    Rules §5.2: connected rooms; with activity rooms adjacent ones; with downstairs rooms the whole castle,
    itself included.
    """
    kind = ROOMS[player.tiles[index]].type
    if kind == "activity":
        return adjacent(player, index, before)
    return list(range(before)) if kind == "downstairs" else connected(player, index, before)


def looks_at(player: Player, giver: int, index: int) -> bool:
    """Whether the bonus or penalty of one tile looks at another (Rules §5.3, §5.4, §5.5)."""
    kind = ROOMS[player.tiles[giver]].type
    if kind == "activity":
        return bool(player.castle.are_adjacent(giver, index))
    return kind == "downstairs" or bool(player.castle.are_connected(giver, index))


def how(room: data.Room) -> str:
    """The word for what a room's bonus looks at."""
    return {"activity": "adjacent", "downstairs": "castle"}.get(room.type, "connected")


def placement_lines(player: Player, index: int) -> list[Line]:
    """What laying one tile scored, in both directions (Rules §5)."""
    name = player.tiles[index]
    room = ROOMS[name]
    lines = []
    if room.points:
        lines.append(line("placement", room.points, "5.1", [index], "room-points", [index], room=name))
    lines += own_bonus_lines(player, index, index + 1, "placement", "5.2")
    for other in range(index):
        lines += other_bonus_line(player, index, other)
    return lines


PLACED: dict[tuple[int, ...], list[Line]] = {}
PLACED_LIMIT = 4096
"""What laying the tiles of a castle scored never changes afterwards: previews of hundreds of places share it."""


def placed_lines(player: Player, count: int) -> list[Line]:
    """What laying the first tiles of a castle scored."""
    castle = player.castle
    key = (*castle.tiles[:count], *castle.xs[:count], *castle.ys[:count], *castle.turns[:count])
    known = PLACED.get(key)
    if known is None:
        known = placed_lines(player, count - 1) + placement_lines(player, count - 1) if count else []
        if len(PLACED) >= PLACED_LIMIT:
            PLACED.clear()
        PLACED[key] = known
    return known


def own_bonus_lines(player: Player, index: int, before: int, category: str, section: str) -> list[Line]:
    """A room's own bonus or penalty with the first `before` tiles, a line for each type it looks for."""
    name = player.tiles[index]
    room = ROOMS[name]
    around = counted(player, index, before)
    lines = []
    for kind in room.wants.split():
        found = [other for other in around if ROOMS[player.tiles[other]].type == kind]
        if found:
            args: dict[str, Argument] = {"room": name, "type": kind, "count": len(found), "each": room.bonus}
            message = f"{'own' if category == 'placement' else 'again'}-{how(room)}"
            tiles = [index, *(other for other in found if other != index)]
            lines.append(line(category, room.bonus * len(found), section, tiles, message, found, **args))
    return lines


def other_bonus_line(player: Player, index: int, other: int) -> list[Line]:
    """What an earlier room's bonus or penalty gives for the new tile (Rules §5.3 to §5.5)."""
    giver = ROOMS[player.tiles[other]]
    if ROOMS[player.tiles[index]].type not in giver.wants.split() or not looks_at(player, other, index):
        return []
    section = {"connected": "5.3", "adjacent": "5.4", "castle": "5.5"}[how(giver)]
    args: dict[str, Argument] = {"room": player.tiles[index], "other": player.tiles[other]}
    return [line("placement", giver.bonus, section, [other, index], f"other-{how(giver)}", [index], **args)]


# Rewards (Rules §6).


def again_lines(player: Player, index: int, time: int) -> list[Line]:
    """A room scored again with the first `time` tiles: its points and its own bonus (Rules §6, §11.12)."""
    name = player.tiles[index]
    lines = [line("reward", ROOMS[name].points, "6", [index], "again", [index], room=name)]
    return lines + own_bonus_lines(player, index, time, "reward", "6")


def completed_by(player: Player, step: int) -> list[int]:
    """The tiles that the placement of one tile completed (Rules §6)."""
    return [index for index in range(len(player.tiles)) if player.castle.completers[index] == step]


def reward_lines(player: Player, index: int) -> list[Line]:
    """The points that completing one tile gave: living rooms score again, activity rooms give five."""
    kind = ROOMS[player.tiles[index]].type
    if kind == "activity":
        return [line("reward", data.ACTIVITY_REWARD, "6", [index], "activity", [index], room=player.tiles[index])]
    time = player.living_times.get(index, 0)
    return again_lines(player, index, time) if kind == "living" and time else []


def downstairs_lines(player: Player) -> list[Line]:
    """The points of rewards taken for downstairs pairs (Rules §6, §11.11)."""
    lines = []
    for kind, room, time in player.downstairs:
        if kind == "living":
            lines += again_lines(player, room, time)
        elif kind == "activity":
            lines.append(line("reward", data.ACTIVITY_REWARD, "6", [], "activity-downstairs"))
    return lines


def steps(player: Player) -> list[dict[str, object]]:
    """What each tile did, in building order: points, what it completed and what that gave."""
    rows: list[dict[str, object]] = []
    pairs = 0
    deep = 0
    for step, name in enumerate(player.tiles):
        done = completed_by(player, step)
        deep += sum(ROOMS[player.tiles[index]].type == "downstairs" for index in done)
        rewards = [row for index in done for row in reward_lines(player, index)]
        rows.append(
            {
                "tile": name,
                "points": sum(row.points for row in placement_lines(player, step)),
                "completed": [player.tiles[index] for index in done],
                "reward_points": sum(row.points for row in rewards),
                "downstairs_rewards": deep // 2 - pairs,
            }
        )
        pairs = deep // 2
    return rows


# Final points (Rules §7, §9).


def favour_lines(board: Board, seat: int, standings: dict[str, list[int]]) -> list[Line]:
    """A line for each favour that gives the player points."""
    lines = []
    for favour, values in standings.items():
        points = favour_points(values)[seat]
        if points:
            rank = 1 + sum(other > values[seat] for other in values)
            tiles = sorted(set(favour_tiles(favour, board.players[seat])))
            args: dict[str, Argument] = {"favour": favour, "value": values[seat], "rank": rank}
            lines.append(line("favors", points, "7.3", tiles, "favour", [], **args))
    return lines


def depleted_lines(board: Board, player: Player) -> list[Line]:
    """Two points for each tile of a stack that is empty (Rules §7.2)."""
    lines = []
    for stack in board.depleted:
        tiles = (
            {"hallway": hallways, "stairs": stairs}[stack](player)
            if isinstance(stack, str)
            else of_size(player, [stack])
        )
        if tiles:
            points = data.DEPLETED_POINTS * len(tiles)
            args: dict[str, Argument] = {"stack": str(stack), "count": len(tiles)}
            lines.append(line("depleted", points, "7.2", tiles, "depleted", tiles, **args))
    return lines


def card_line(card: str, player: Player) -> Line:
    """What a bonus card gives (Rules §7.4, §9.2)."""
    times, tiles = card_count(card, player)
    each = data.BONUS_CARDS[card]
    args: dict[str, Argument] = {"card": card, "count": times, "each": each}
    # Pairs and full sets are counted, not the tiles in them: no single tile adds anything.
    adding = tiles if times == len(tiles) else []
    return line("bonus_cards", each * times, "9.2", sorted(set(tiles)), "card", adding, **args)


# Whole sheets.


def sheet(board: Board, seat: int, standings: dict[str, list[int]]) -> Sheet:
    """The whole sheet of one player; `standings` are what each favour counts for every player."""
    player = board.players[seat]
    lines = [line("start", player.start, "2", [], "start")] if player.start else []
    lines += placed_lines(player, len(player.tiles))
    for index in range(len(player.tiles)):
        lines += reward_lines(player, index) if player.castle.is_complete(index) else []
    lines += downstairs_lines(player) + depleted_lines(board, player) + favour_lines(board, seat, standings)
    lines += [card_line(card, player) for card in player.cards]
    money = player.money // (data.MONEY_PER_POINT * THOUSAND)
    if money:
        lines.append(line("money", money, "7.5", [], "money", money=player.money))
    extra: dict[str, object] = {"external_entrances": len(external(player))}
    verdict = None
    if board.is_solo:
        rank = extra["solo_rank"] = solo_rank(board.edition, sum(row.points for row in lines))
        verdict = Reason("ludwig-solo-rank", {"edition": board.edition, "rank": rank})
    done = [player.tiles[index] for index in completed(player, wanted=True)]
    return Sheet(player.name, lines, CATEGORIES, extra, done, rewarded(done), verdict)


def rewarded(done: list[str]) -> list[str]:
    """The types whose reward completed tiles brought, one for each; downstairs rooms only in pairs (Rules §6)."""
    kinds = [ROOMS[name].type for name in done]
    pairs = kinds.count("downstairs") // 2
    return [kind for kind in kinds if kind != "downstairs"] + ["downstairs"] * pairs


def solo_rank(edition: str, points: int) -> int:
    """The rank of a solo game, 1 the lowest of five (Rules §8)."""
    return 1 + sum(points > most for most in data.SOLO_RANKS[edition])


def score_board(board: Board) -> Report:
    """The sheets of all players and their places: points, area, with the second edition money (Rules §7.6, §11.23)."""
    standings = {favour: [favour_value(favour, player) for player in board.players] for favour in board.favours}
    sheets = [sheet(board, seat, standings) for seat in range(len(board.players))]
    keys = []
    for player, own_sheet in zip(board.players, sheets, strict=True):
        castle_area = area(player, range(len(player.tiles)))
        keys.append((own_sheet.total, castle_area, player.money if board.edition == "second" else 0))
    names = [player.name for player in board.players]
    return Report(GAME, sheets, rank_players(names, keys, [Reason("ludwig-tie-area"), Reason("ludwig-tie-money")]))


def score_file(document: object, checked: bool) -> Report:
    """The report of a board file, with what each tile did."""
    board = read_file(document, checked)
    report = score_board(board)
    for player, own_sheet in zip(board.players, report.sheets, strict=True):
        own_sheet.extra["steps"] = steps(player)
    return report


def report(position: Position, names: Sequence[str]) -> Report:
    """The sheets of all players as everything lies now."""
    return score_board(board_of(own(position), names))


def board_of(state: LudwigPosition, names: Sequence[str]) -> Board:
    """The table of a position."""
    stacks: list[int | str] = [*data.SIZES, data.HALLWAY, data.STAIRS]
    return Board(
        edition="second" if state.has_money_tie else "first",
        players=[player_of(state, seat, name) for seat, name in enumerate(names)],
        favours=[data.FAVOURS[favour] for favour in state.favours if favour >= 0],
        depleted=[stack for number, stack in enumerate(stacks) if state.depleted() >> number & 1],
        is_solo=state.seats == 1,
    )


def player_of(state: LudwigPosition, seat: int, name: str) -> Player:
    """A player of a position, with what was taken as rewards."""
    castle = state.castle(seat)
    deep = zip(castle.deep_kinds, castle.deep_rooms, castle.deep_times, strict=True)
    return Player(
        name=name,
        tiles=[tile for tile, *_ in castle_tiles(castle)],
        castle=castle,
        cards=card_names(state.hands[seat]),
        money=THOUSAND * state.money[seat],
        start=state.starts[seat],
        living_times={index: time for index, time in enumerate(castle.rescored[: castle.count]) if time},
        downstairs=[(data.TYPES[kind], room, time) for kind, room, time in list(deep)[: castle.deep_rewards]],
    )
