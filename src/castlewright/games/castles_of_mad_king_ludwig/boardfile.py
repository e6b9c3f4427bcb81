"""Board files of Castles of Mad King Ludwig: castles typed in by people, read and checked (Rules §4)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError, RuleError, UnknownNameError
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle

FARTHEST = 420
"""No tile can lie further from the foyer than all tiles in a row reach."""

MOST_MONEY = 10_000_000

ROOMS = {
    **{room.name: room for room in data.ROOMS},
    **{
        name: data.Room(name, "corridor", 0, 0, "")
        for name in (*data.FOYERS, data.HALLWAY, data.DOWNSTAIRS_HALLWAY, data.STAIRS)
    },
}
"""Every tile by its name; corridor tiles have no size and no points (Rules §9.3)."""


@dataclass
class Player:
    """One player's castle and belongings, whether typed in or taken from a position."""

    name: str
    tiles: list[str]
    castle: Castle
    cards: list[str]
    money: int
    start: int
    living_times: dict[int, int]
    """How many tiles there were when a completed living room was scored again."""

    downstairs: list[tuple[str, int, int]] = field(default_factory=list)
    """The rewards taken for downstairs pairs: type, room, how many tiles there were."""


@dataclass
class Board:
    """All that is needed to score a table."""

    edition: str
    players: list[Player]
    favours: list[str]
    depleted: list[int | str]
    is_solo: bool = False


class PlayerFile(msgspec.Struct, forbid_unknown_fields=True):
    """One player of a board file; tiles as [id, x, y, quarter turns] in building order."""

    name: str
    tiles: list[tuple[str, int, int, int]]
    bonus_cards: list[str] = []
    money: int = 0
    start: int = 0
    rewards: list[tuple[str, int, int]] | None = None
    """Type, tile and how many tiles there were: living rooms scored again, and what downstairs pairs brought.

    Left out, a living room was scored again as soon as it was complete, and downstairs pairs brought nothing.
    """


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A board file: all castles of a table, so that favours can be ranked."""

    game: str
    players: list[PlayerFile]
    edition: Literal["first", "second"] = "second"
    favors: list[str] = []
    depleted: list[int | str] = []


SECTIONS = {
    constants.APART: ("4.1", "no entrance of the castle is met"),
    constants.OVERLAPPING: ("4.2", "it overlaps another tile"),
    constants.CLOSED: ("4.5", "no external entrance is left"),
    constants.MIXED: ("4.6", "entrances that must not meet line up: different levels, or two stairs"),
    constants.FENCED: ("4.7", "it lies along a fence"),
    constants.DARK: ("11.17", "its light end is joined to no tile of the main floor"),
}


def read_file(document: object, checked: bool) -> Board:
    """The table of a board file; what breaks a rule of placement is refused if `checked`, overlaps always."""
    file = typed(document, BoardFile, "board file")
    check_table(file)
    if checked:
        check_supply(file)
    players = [read_player(player, f"players[{number}]", checked) for number, player in enumerate(file.players)]
    return Board(file.edition, players, file.favors, list(dict.fromkeys(file.depleted)))


def check_table(file: BoardFile) -> None:
    """Refuse names that do not exist, cards that are there twice and numbers beyond all reason."""
    if not 1 <= len(file.players) <= 4:
        raise BadInputError("players", f"between 1 and 4 players are needed, not {len(file.players)}")
    check_names("favors", file.favors, data.FAVOURS)
    stacks = [str(size) for size in data.SIZES] + [data.HALLWAY, data.STAIRS]
    for number, stack in enumerate(file.depleted):
        if str(stack) not in stacks or (isinstance(stack, str) and stack.isdigit()):
            raise BadInputError(f"depleted[{number}]", f"there is no stack {stack!r}; choose among {', '.join(stacks)}")
    cards = [card for player in file.players for card in player.bonus_cards]
    for number, player in enumerate(file.players):
        place = f"players[{number}]"
        check_names(f"{place}.bonus_cards", player.bonus_cards, tuple(data.BONUS_CARDS))
        for card in player.bonus_cards:
            if cards.count(card) > 1:
                raise BadInputError(
                    f"{place}.bonus_cards", f"'{card}' is there {cards.count(card)} times; there is one"
                )
        if not 0 <= player.money <= MOST_MONEY:
            raise BadInputError(f"{place}.money", f"{player.money} is not between 0 and {MOST_MONEY}")
        if not 0 <= player.start <= 3:
            raise BadInputError(f"{place}.start", f"{player.start} is not between 0 and 3")


def check_names(place: str, names: Sequence[str], known: Sequence[str]) -> None:
    """Refuse names that do not exist or are there twice."""
    for number, name in enumerate(names):
        if name not in known:
            error = UnknownNameError("name", name[:60], known)
            raise BadInputError(f"{place}[{number}]", error.reason)
        if name in names[:number]:
            raise BadInputError(f"{place}[{number}]", f"'{name}' is there twice")


def check_supply(file: BoardFile) -> None:
    """Refuse more tiles than there are in the box (Rules §1)."""
    used: dict[str, int] = {}
    for number, player in enumerate(file.players):
        for index, (name, *_) in enumerate(player.tiles):
            kind = data.HALLWAY if name == data.DOWNSTAIRS_HALLWAY else name
            used[kind] = used.get(kind, 0) + 1
            most = {data.HALLWAY: data.HALLWAYS, data.STAIRS: data.STAIRCASES}.get(kind, 1)
            if used[kind] > most:
                raise RuleError(f"players[{number}].tiles[{index}]", "1", f"there are only {most} of '{name}'")


def read_player(file: PlayerFile, place: str, checked: bool) -> Player:
    """One player's castle, built tile by tile."""
    if not file.tiles:
        raise BadInputError(f"{place}.tiles", "the castle has no tiles; the first is a foyer")
    castle = Castle()
    for index, tile in enumerate(file.tiles):
        lay_tile(castle, file.tiles[0], tile, f"{place}.tiles[{index}]", checked)
    if (castle.high_x + 2 - castle.low_x) * (castle.high_y + 2 - castle.low_y) > constants.GROUND:
        raise BadInputError(f"{place}.tiles", "the tiles lie further apart than a castle can reach")
    check_rewards(file, place)
    return player_with(file, [name for name, *_ in file.tiles], castle)


def check_rewards(file: PlayerFile, place: str) -> None:
    """Refuse rewards of no type, and of tiles that are not there."""
    for number, (kind, tile, time) in enumerate(file.rewards or ()):
        if kind not in data.TYPES:
            raise BadInputError(f"{place}.rewards[{number}]", f"there is no type '{kind[:60]}'")
        if not 0 <= tile < len(file.tiles) or not tile < time <= len(file.tiles):
            raise BadInputError(f"{place}.rewards[{number}]", f"tile {tile} with {time} tiles: there is no such moment")


def player_with(file: PlayerFile, tiles: list[str], castle: Castle) -> Player:
    """A player of a board file with a castle; a living reward of a living room is that room's own (Rules §6)."""
    player = Player(file.name, tiles, castle, file.bonus_cards, file.money, file.start, {})
    if file.rewards is None:
        done = [index for index in range(castle.count) if castle.is_complete(index)]
        player.living_times = {index: castle.completers[index] + 1 for index in done}
    for kind, tile, time in file.rewards or ():
        if kind == "living" and ROOMS[tiles[tile]].type == "living":
            player.living_times[tile] = time
        else:
            player.downstairs.append((kind, tile, time))
    return player


def lay_tile(
    castle: Castle, foyer: tuple[str, int, int, int], tile: tuple[str, int, int, int], place: str, checked: bool
) -> None:
    """Add one tile of the file to the castle, counted from the foyer; refuse what the rules forbid."""
    name, x, y, turn = tile
    if name not in ROOMS:
        raise BadInputError(place, f"unknown tile '{name[:60]}'")
    if (name in data.FOYERS) != (castle.count == 0):
        raise BadInputError(place, "the first tile of a castle, and only that, is a foyer")
    entrances = castle.entrances + constants.ENTRANCES[constants.NUMBERS[name]]
    if castle.count == constants.CASTLE_TILES or entrances > constants.CASTLE_ENTRANCES:
        raise BadInputError(place, "more tiles than there are in the box")
    if not 0 <= turn <= 3:
        raise BadInputError(place, f"{turn} is not a number of quarter turns; it is 0, 1, 2 or 3")
    x -= foyer[1]
    y -= foyer[2]
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        raise BadInputError(place, "the tile lies further from the foyer than a castle can reach")
    number = constants.NUMBERS[name]
    if castle.count:
        check_place(castle, number, turn, x, y, place, checked)
    castle.lay(number, turn, x, y)


def check_place(castle: Castle, tile: int, turn: int, x: int, y: int, place: str, checked: bool) -> None:
    """Refuse a place that breaks a rule; overlaps are found before anything else."""
    if castle.overlaps_at(tile, turn, x, y):
        found = constants.OVERLAPPING
    else:
        found = castle.check(tile, turn, x, y, 0) if checked else constants.LEGAL
    if found != constants.LEGAL:
        section, reason = SECTIONS[found]
        raise RuleError(place, section, f"{constants.NAMES[tile]} cannot lie there: {reason}")
