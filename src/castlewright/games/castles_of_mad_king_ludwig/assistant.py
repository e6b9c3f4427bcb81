"""Castles as people type them in: what is wrong, where a tile fits, and links."""

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import msgspec

from castlewright.core.assistant import Assessed, Document, Fit, Problem, to_document
from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, UnknownNameError
from castlewright.core.packing import Packer, Unpacker, bad_link, usual_names
from castlewright.core.position import Actions, Position
from castlewright.core.sheet import Line, Mark, Report, Sheet
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.boardfile import (
    FARTHEST,
    ROOMS,
    Board,
    BoardFile,
    Player,
    PlayerFile,
    check_rewards,
    check_table,
    player_with,
)
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.notation import THOUSAND, castle_tiles
from castlewright.games.castles_of_mad_king_ludwig.obstacles import FOUND, obstacle
from castlewright.games.castles_of_mad_king_ludwig.position import own
from castlewright.games.castles_of_mad_king_ludwig.scoring import board_of, score_board
from castlewright.games.castles_of_mad_king_ludwig.view import castle_view

NAME = "castles_of_mad_king_ludwig"
MOST = {data.HALLWAY: data.HALLWAYS, data.STAIRS: data.STAIRCASES}
"""How many of a tile there are, where it is not one."""

Tile = tuple[str, int, int, int]


def read(document: Document) -> BoardFile:
    """The document, in its form: known names, numbers within reason."""
    file = typed(document, BoardFile, "board file")
    check_table(file)
    for number, player in enumerate(file.players):
        place = f"players[{number}]"
        for index, tile in enumerate(player.tiles):
            check_tile(tile, f"{place}.tiles[{index}]")
        check_rewards(player, place)
    return file


def check_tile(tile: Tile, place: str) -> None:
    """Refuse a tile that does not exist or lies beyond all reason."""
    name, x, y, turn = tile
    if name not in ROOMS:
        raise BadInputError(place, f"unknown tile '{name[:60]}'")
    if not 0 <= turn <= 3 or max(abs(x), abs(y)) > 2 * FARTHEST:
        raise BadInputError(place, "a tile lies on x and y near its foyer, with 0 to 3 quarter turns")


class Site:
    """A castle of a document as far as its tiles can lie, and what is wrong with them."""

    def __init__(self, number: int, file: PlayerFile) -> None:
        self.number = number
        self.castle = Castle()
        self.problems: list[Problem] = []
        self.kept: list[int] = []
        """The tiles that lie, by their numbers in the document."""

        self.left, self.top = file.tiles[0][1:3] if file.tiles else (0, 0)
        for index, tile in enumerate(file.tiles):
            self.add(index, tile)
        self.player = player_with(self.rewarded(file), [file.tiles[index][0] for index in self.kept], self.castle)

    def add(self, index: int, tile: Tile) -> None:
        """Lay a tile of the document if it can lie there at all (Rules §2, §4)."""
        name, x, y, turn = tile
        x, y = x - self.left, y - self.top
        number, castle = constants.NUMBERS[name], self.castle
        if (name in data.FOYERS) != (index == 0):
            self.object(index, "foyer", "2", is_counted=False)
            return
        if castle.count and castle.overlaps_at(number, turn, x, y):
            self.object(index, *FOUND[constants.OVERLAPPING], is_counted=False)
            return
        if not self.has_room(number, turn, x, y):
            self.object(index, *FOUND[constants.APART], is_counted=False)
            return
        found = castle.check(number, turn, x, y, 0) if castle.count else constants.LEGAL
        if found != constants.LEGAL:
            self.object(index, *FOUND[found])
        castle.lay(number, turn, x, y)
        self.kept.append(index)

    def has_room(self, tile: int, turn: int, x: int, y: int) -> bool:
        """Whether the castle can hold one more tile there."""
        castle, shape = self.castle, constants.SHAPE[4 * tile + turn]
        entrances = castle.entrances + constants.ENTRANCES[tile]
        if castle.count == constants.CASTLE_TILES or entrances > constants.CASTLE_ENTRANCES:
            return False
        if not castle.count:
            return True
        wide = max(castle.high_x, x + constants.WIDTH[shape]) - min(castle.low_x, x)
        high = max(castle.high_y, y + constants.HEIGHT[shape]) - min(castle.low_y, y)
        return max(abs(x), abs(y)) <= FARTHEST and (wide + 2) * (high + 2) <= constants.GROUND

    def object(self, index: int, name: str, section: str, is_counted: bool = True, **args: int) -> None:
        """Note what stands against a tile."""
        self.problems.append(Problem(self.number, index, section, obstacle(name, section).key, dict(args), is_counted))

    def rewarded(self, file: PlayerFile) -> PlayerFile:
        """The same player with rewards that name the tiles as they lie; those of tiles that do not lie are left out."""
        if file.rewards is None:
            return file
        at = {index: number for number, index in enumerate(self.kept)}
        rewards = [
            (kind, at[tile], sum(index < time for index in self.kept))
            for kind, tile, time in file.rewards
            if tile in at
        ]
        return msgspec.structs.replace(file, rewards=rewards)

    def numbered(self, sheet: Sheet) -> Sheet:
        """The sheet with tiles by their numbers in the document, and the castle as it is drawn."""
        lines = [self.numbered_line(line) for line in sheet.lines]
        drawn = [
            {**msgspec.to_builtins(tile), "x": tile.x + self.left, "y": tile.y + self.top, "index": index}
            for tile, index in zip(castle_view(self.castle), self.kept, strict=True)
        ]
        return msgspec.structs.replace(sheet, lines=lines, extra={**sheet.extra, "castle": drawn})

    def numbered_line(self, line: Line) -> Line:
        """A line with tiles by their numbers in the document."""
        tiles = [self.kept[tile] for tile in line.tiles if isinstance(tile, int)]
        marks = [Mark(self.kept[mark.tile], mark.points) for mark in line.marks if isinstance(mark.tile, int)]
        return msgspec.structs.replace(line, tiles=tiles, marks=marks)


def assess(document: Document) -> Assessed:
    """The sheets of all castles; every tile counts that overlaps no other."""
    file = read(document)
    sites = [Site(number, player) for number, player in enumerate(file.players)]
    report = score_board(board_with(file, [site.player for site in sites]))
    sheets = [site.numbered(sheet) for site, sheet in zip(sites, report.sheets, strict=True)]
    problems = [problem for site in sites for problem in site.problems] + supply_problems(file)
    seats = len(sites)
    return Assessed(
        Report(report.game, sheets, report.standings), problems, [seats], [[number] for number in range(seats)]
    )


def board_with(file: BoardFile, players: list[Player]) -> Board:
    """The table of a document with these players; one alone is ranked (Rules §8)."""
    return Board(file.edition, players, file.favors, list(dict.fromkeys(file.depleted)), len(players) == 1)


def supply_problems(file: BoardFile) -> list[Problem]:
    """Tiles of which there are not so many in the box (Rules §1)."""
    used: Counter[str] = Counter()
    found = []
    for number, player in enumerate(file.players):
        for index, (name, *_) in enumerate(player.tiles):
            kind = data.HALLWAY if name == data.DOWNSTAIRS_HALLWAY else name
            used[kind] += 1
            if used[kind] > MOST.get(kind, 1):
                key = obstacle("supply", "1").key
                found.append(Problem(number, index, "1", key, {"count": MOST.get(kind, 1)}))
    return found


# Places.


def places(document: Document, board: int, piece: str) -> list[Fit]:
    """Where a tile may lie in a castle, by the rules of a turn (Rules §4)."""
    file = read(document)
    if not 0 <= board < len(file.players):
        raise BadInputError("board", f"there is no castle {board}")
    if piece not in ROOMS or piece in data.FOYERS:
        raise UnknownNameError("tile", piece[:60], [name for name in ROOMS if name not in data.FOYERS])
    if not file.players[board].tiles:
        return []
    sites = [Site(number, player) for number, player in enumerate(file.players)]
    left, top = sites[board].left, sites[board].top
    tile = data.HALLWAY if piece == data.DOWNSTAIRS_HALLWAY else piece
    return [
        Fit((x + left, y + top), totals_with(file, sites, board, grown), turn)
        for grown, (_, x, y, turn) in grown_castles(sites[board].castle, constants.NUMBERS[tile])
    ]


def grown_castles(castle: Castle, tile: int) -> list[tuple[Castle, Tile]]:
    """The castle with one tile more at each of its places."""
    found = Actions()
    castle.list_places(tile, found)
    grown = []
    for place in list(found.numbers[: found.count]):
        larger = Castle()
        larger.copy_from(castle)
        larger.lay_at(tile, place)
        grown.append((larger, castle_tiles(larger)[-1]))
    return grown


def totals_with(file: BoardFile, sites: Sequence[Site], board: int, castle: Castle) -> list[int]:
    """The totals of all castles when one of them is this."""
    grown = sites[board].player
    laid = [name for name, *_ in castle_tiles(castle)]
    larger = player_with(sites[board].rewarded(file.players[board]), laid, castle)
    players = [larger if site.player is grown else site.player for site in sites]
    return [sheet.total for sheet in score_board(board_with(file, players)).sheets]


# Links.

TILES = sorted(ROOMS)
STACKS: list[int | str] = [*data.SIZES, data.HALLWAY, data.STAIRS]
EDITIONS = ["first", "second"]


def pack(document: Document, packer: Packer) -> None:
    """Names, tiles one after the other, each from the one before, and what belongs to everybody and to the table."""
    file = read(document)
    packer.put_choice(file.edition, EDITIONS)
    packer.put_choices(file.favors, list(data.FAVOURS))
    packer.put_choices(file.depleted, STACKS)
    packer.put(len(file.players) - 1, 4)
    packer.put_names([player.name for player in file.players], usual_names(len(file.players)))
    for player in file.players:
        pack_player(player, packer)


def pack_player(player: PlayerFile, packer: Packer) -> None:
    """One castle with what its owner has."""
    packer.put(player.start, 4)
    packer.put_choices(player.bonus_cards, list(data.BONUS_CARDS))
    is_round = player.money % THOUSAND == 0
    packer.put_flag(is_round)
    packer.put_count(player.money // THOUSAND if is_round else player.money, 64)
    packer.put_count(len(player.tiles), 64)
    x = y = 0
    for name, right, down, turn in player.tiles:
        packer.put_choice(name, TILES)
        packer.put_signed(right - x, 32)
        packer.put_signed(down - y, 32)
        packer.put(turn, 4)
        x, y = right, down
    packer.put_flag(player.rewards is not None)
    if player.rewards is not None:
        packer.put_count(len(player.rewards))
        for kind, tile, time in player.rewards:
            packer.put_choice(kind, data.TYPES)
            packer.put(tile, len(player.tiles))
            packer.put(time, len(player.tiles) + 1)


def unpack(unpacker: Unpacker) -> Document:
    """The document, as it was packed; what is no board is refused."""
    edition = unpacker.get_choice(EDITIONS)
    favours = unpacker.get_choices(list(data.FAVOURS), len(data.FAVOURS))
    depleted = unpacker.get_choices(STACKS, len(STACKS))
    names = unpacker.get_names(usual_names(unpacker.get(4) + 1))
    players = [unpack_player(unpacker, name) for name in names]
    file = {"game": NAME, "edition": edition, "players": players, "favors": favours, "depleted": depleted}
    try:
        return from_file(read(file))
    except BadInputError as error:
        bad_link(str(error))


def unpack_player(unpacker: Unpacker, name: str) -> Document:
    """One castle."""
    start = unpacker.get(4)
    cards = unpacker.get_choices(list(data.BONUS_CARDS), len(data.BONUS_CARDS))
    is_round = unpacker.get_flag()
    money = unpacker.get_count(64) * (THOUSAND if is_round else 1)
    count = unpacker.get_number(4 * constants.CASTLE_TILES, 64)
    tiles: list[Tile] = []
    x = y = 0
    for _ in range(count):
        tile = unpacker.get_choice(TILES)
        x += unpacker.get_signed(32)
        y += unpacker.get_signed(32)
        tiles.append((tile, x, y, unpacker.get(4)))
    player: Document = {"name": name, "start": start, "bonus_cards": cards, "money": money, "tiles": tiles}
    if unpacker.get_flag():
        player["rewards"] = [unpack_reward(unpacker, count) for _ in range(unpacker.get_count())]
    return player


def unpack_reward(unpacker: Unpacker, tiles: int) -> tuple[str, int, int]:
    """One reward."""
    if not tiles:
        bad_link("it has rewards without tiles")
    return unpacker.get_choice(data.TYPES), unpacker.get(tiles), unpacker.get(tiles + 1)


def from_file(file: BoardFile) -> Document:
    """A board file as plain data, without rewards where nobody says when they were taken."""
    document = to_document(file)
    for player in document["players"]:
        if player["rewards"] is None:
            del player["rewards"]
    return document


# Positions.


def document_of(position: Position, names: Sequence[str]) -> Document:
    """The castles of a position with everything that counts, and when rewards were taken."""
    board = board_of(own(position), names)
    players = [
        PlayerFile(
            player.name,
            castle_tiles(player.castle),
            player.cards,
            player.money,
            player.start,
            [
                *(("living", tile, time) for tile, time in player.living_times.items()),
                *player.downstairs,
            ],
        )
        for player in board.players
    ]
    edition: Literal["first", "second"] = "first" if board.edition == "first" else "second"
    return from_file(BoardFile(NAME, players, edition, board.favours, board.depleted))
