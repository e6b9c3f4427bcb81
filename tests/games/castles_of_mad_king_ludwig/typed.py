"""Castles as people type them in, for the tests of the score assistant."""

import random
import re
import unicodedata
from functools import cache, partial
from itertools import combinations
from math import dist
from typing import Any

from playwright.sync_api import expect

from castlewright.core.position import Actions
from castlewright.core.texts import texts
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.assistant import grown_castles
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.notation import castle_tiles
from games.castles_of_mad_king_ludwig.golden import CASTLES, FAVOUR_ROWS
from typist import Case, Typist

ROOMS = [room.name for room in data.ROOMS]
PIECES = [*ROOMS, data.HALLWAY, data.HALLWAY, data.STAIRS]
STACKS: list[int | str] = [*data.SIZES, data.HALLWAY, data.STAIRS]


def random_document(chance: random.Random) -> dict[str, Any]:
    """A table of castles, most tiles where they may lie, some anywhere."""
    count = chance.choice([1, 2, 3, 4])
    cards = chance.sample(list(data.BONUS_CARDS), chance.choice([0, 3, 8]))
    players = [random_player(chance, number, cards[number::count]) for number in range(count)]
    return {
        "game": "castles_of_mad_king_ludwig",
        "players": players,
        "edition": chance.choice(["first", "second"]),
        "favors": chance.sample(list(data.FAVOURS), chance.choice([0, 2, 4])),
        "depleted": chance.sample(STACKS, chance.choice([0, 0, 1, 3])),
    }


def random_player(chance: random.Random, number: int, cards: list[str]) -> dict[str, Any]:
    """A castle somewhere on the plane with what its owner has."""
    tiles = moved(random_tiles(chance, number), chance.randrange(-9, 9), chance.randrange(-9, 9))
    player: dict[str, Any] = {
        "name": chr(ord("A") + number) if chance.random() < 0.7 else chance.choice(["Ann", "Łucja", "Élodie"]),
        "tiles": tiles,
        "bonus_cards": cards,
        "money": chance.choice([0, 4000, 29000, 12345]),
        "start": chance.randrange(4),
    }
    if tiles and chance.random() < 0.3:
        player["rewards"] = [random_reward(chance, len(tiles)) for _ in range(chance.randrange(4))]
    return player


def random_tiles(chance: random.Random, number: int) -> list[list[Any]]:
    """The tiles of a castle grown at random; now and then one that may not lie there, or none at all."""
    if chance.random() < 0.02:
        return []
    castle, tiles = Castle(), [[data.FOYERS[number], 0, 0, 0]]
    castle.lay(constants.NUMBERS[data.FOYERS[number]], 0, 0, 0)
    for _ in range(chance.randrange(14)):
        piece = chance.choice(PIECES)
        if chance.random() < 0.05:
            piece = chance.choice([*PIECES, *data.FOYERS])
            tiles.append([piece, chance.randrange(-8, 9), chance.randrange(-8, 9), chance.randrange(4)])
            continue
        grown = grown_castles(castle, constants.NUMBERS[piece])
        if grown:
            castle, tile = chance.choice(grown)
            tiles.append(list(tile))
    return tiles


def random_reward(chance: random.Random, tiles: int) -> list[Any]:
    """A reward of a tile at some time after it was laid."""
    tile = chance.randrange(tiles)
    return [chance.choice(data.TYPES), tile, chance.randrange(tile + 1, tiles + 1)]


def moved(tiles: list[list[Any]], right: int, down: int) -> list[list[Any]]:
    """The same castle elsewhere."""
    return [[name, x + right, y + down, turn] for name, x, y, turn in tiles]


def document_and_piece(chance: random.Random) -> tuple[dict[str, Any], int, str]:
    """Castles, one of them and a tile for it that lies nowhere."""
    document = random_document(chance)
    used = {tile[0] for player in document["players"] for tile in player["tiles"]}
    free = [piece for piece in PIECES if piece not in used] or [data.STAIRS]
    return document, chance.randrange(len(document["players"])), chance.choice(free)


def lay(document: dict[str, Any], board: int, piece: str, fit: dict[str, Any]) -> dict[str, Any]:
    """The same table with the tile on its place; a hallway shows the face that fits."""
    players = [dict(player) for player in document["players"]]
    tiles = players[board]["tiles"]
    castle = Castle()
    left, top = tiles[0][1:3]
    for name, x, y, turn in tiles:
        number = constants.NUMBERS[name]
        if not castle.count or (name not in data.FOYERS and not castle.overlaps_at(number, turn, x - left, y - top)):
            castle.lay(number, turn, x - left, y - top)
    x, y = fit["place"]
    wanted = (x - left, y - top, fit["turn"])
    found = [
        castle_tiles(grown)[-1][0]
        for grown, (_, *at) in grown_castles(castle, constants.NUMBERS[piece])
        if tuple(at) == wanted
    ]
    players[board]["tiles"] = [*tiles, [found[0], x, y, fit["turn"]]]
    return {**document, "players": players}


# Worked cases, and how they are typed into the page.

PACE = 5
"""Taps and keystrokes for a tile with its turns, at most."""

PACKAGE = "castlewright.games.castles_of_mad_king_ludwig"
MANY = (data.HALLWAY, data.STAIRS)
"""Tiles of which there are several."""

TYPEABLE = [*ROOMS, *MANY]
WAYS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}

Spot = tuple[int, int, int]


def castle_case(case: dict[str, Any]) -> Case:
    """A castle of the examples; tiles that may not lie there are not offered by the page."""
    tiles = [step["tile"] for step in case["castle"] if "illegal" not in step.get("expect", {})]
    player = {"name": "A", "tiles": tiles, "money": 0}
    document = {"game": "castles_of_mad_king_ludwig", "players": [player], "favors": []}
    return Case(case["id"], document, [{"total": case["expect"]["static_total"]}], len(tiles) - 1)


def favour_case(row: dict[str, list[int]]) -> Case:
    """A favour for money, of which everybody has so many thousands."""
    players = [{"name": "A", "tiles": [["foyer_red", 0, 0, 0]], "money": 1000 * value} for value in row["values"]]
    document = {"game": "castles_of_mad_king_ludwig", "players": players, "favors": ["money"]}
    name = f"favour {row['values']}"
    return Case(name, document, [{"favors": points} for points in row["points"]], 0, is_paced=False)


GOLDEN = [*map(castle_case, CASTLES), *map(favour_case, FAVOUR_ROWS)]
OVERLAPPING = {"name": "A", "tiles": [["foyer_red", 0, 0, 0], ["nap_room", 1, 1, 0]]}
WRONG = {"game": "castles_of_mad_king_ludwig", "players": [OVERLAPPING]}, "Nap Room"
"""A table on which one piece breaks a rule, and how it is named."""


@cache
def plain(name: str, language: str) -> str:
    """The name of a tile without case, accents and signs, as it is typed."""
    words = texts(language, PACKAGE)(f"ludwig-tile-{name}").lower().replace("ł", "l").replace("œ", "oe")
    letters = unicodedata.normalize("NFD", re.sub(r"['’](?=s\b)", "", words))
    return " ".join(re.findall(r"[^\W_]+", "".join(each for each in letters if not unicodedata.combining(each))))


@cache
def rank_of(words: str, letters: str) -> int | None:
    """How well letters fit a name, as the page is promised to rank them."""
    every = words.split()
    ways = [
        words.startswith(letters),
        len(letters) > 1 and letters == "".join(word[0] for word in every),
        f" {letters}" in f" {words}",
        takes(every[0], letters, every[1:]),
        abbreviate(every, letters),
        letters in words,
    ]
    return ways.index(True) if True in ways else None


def abbreviate(words: list[str], letters: str) -> bool:
    """Whether the letters are beginnings of some of the words, one after the other."""
    return not letters or any(takes(word, letters, words[number:]) for number, word in enumerate(words, start=1))


def takes(word: str, letters: str, after: list[str]) -> bool:
    """Whether a word begins with some of the letters, and the words after it have the others."""
    counts = [count for count in range(1, len(letters) + 1) if word.startswith(letters[:count])]
    return any(abbreviate(after, letters[count:]) for count in counts)


def found(letters: str, used: set[str], language: str) -> str | None:
    """The tile that these letters find before all others."""
    ranked = []
    for name in TYPEABLE:
        words = plain(name, language)
        rank = rank_of(words, letters)
        if rank is not None:
            ranked.append((name in used, rank, name not in MANY, len(words), words, name))
    return min(ranked)[-1] if ranked else None


def letters_for(name: str, used: set[str], language: str) -> str:
    """The fewest letters that find a tile: beginnings of its name, of a word, or of two of its words."""
    words = plain(name, language)
    starts = [start[:count] for start in (words, *words.split()) for count in range(1, len(start) + 1)]
    pairs = [
        one[:count] + other[:more]
        for one, other in combinations(words.split(), 2)
        for count in range(1, 4)
        for more in range(1, 4)
    ]
    tried = sorted(filter(str.isalnum, [*starts, *pairs]), key=len)
    return next(letters for letters in tried if found(letters, used, language) == name)


def boards_alone(document: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The castles with nothing beside them, and how many tiles are typed in."""
    players = [
        {"name": player["name"], "tiles": in_order(player["tiles"]), "money": 0} for player in document["players"]
    ]
    return {**document, "players": players, "favors": [], "depleted": []}, sum(
        len(player["tiles"]) - 1 for player in players
    )


def in_order(tiles: list[list[Any]]) -> list[list[Any]]:
    """The tiles as somebody types them in who sees a finished castle: each at a door near the last one."""
    castle, order, left = Castle(), tiles[:1], tiles[1:]
    castle.lay(constants.NUMBERS[tiles[0][0]], tiles[0][3], 0, 0)
    while left:
        tile = min((tile for tile in left if fits(castle, order[0], tile)), key=partial(away, order[-1]))
        left.remove(tile)
        order.append(tile)
        castle.lay(constants.NUMBERS[tile[0]], tile[3], tile[1] - tiles[0][1], tile[2] - tiles[0][2])
    return order


def fits(castle: Castle, foyer: list[Any], tile: list[Any]) -> bool:
    """Whether a tile may lie where it lies, at what there is of the castle."""
    name, x, y, turn = tile
    piece = data.HALLWAY if name == data.DOWNSTAIRS_HALLWAY else name
    places = [spot for _, (_, *spot) in grown_castles(castle, constants.NUMBERS[piece])]
    return [x - foyer[1], y - foyer[2], turn] in places


def away(one: list[Any], other: list[Any]) -> float:
    """How far the middles of two tiles are from each other."""
    return dist(middle_of(one), middle_of(other))


def middle_of(tile: list[Any]) -> tuple[float, float]:
    """The middle of a tile, in cells."""
    name, x, y, turn = tile
    shape = constants.SHAPE[4 * constants.NUMBERS[name] + turn]
    return x + constants.WIDTH[shape] / 2, y + constants.HEIGHT[shape] / 2


def by_turn(spot: Spot) -> Spot:
    """What places are put in order by: their turns first."""
    return spot[2], spot[0], spot[1]


class Builder:
    """Somebody who types a castle tile by tile, and knows what lies on the real table."""

    def __init__(self, typist: Typist, used: set[str], language: str) -> None:
        self.typist, self.used, self.language, self.castle = typist, used, language, Castle()

    def build(self, tiles: list[list[Any]], by_keys: bool) -> None:
        """Type all tiles after the foyer."""
        self.castle.lay(constants.NUMBERS[tiles[0][0]], tiles[0][3], 0, 0)
        for number, (name, x, y, turn) in enumerate(tiles[1:], start=2):
            spot = (x - tiles[0][1], y - tiles[0][2], turn)
            piece = data.HALLWAY if name == data.DOWNSTAIRS_HALLWAY else name
            self.name, self.doors = name, self.doors_of(piece)
            self.find(piece, by_keys)
            if self.pointed() != spot:
                if by_keys:
                    self.walk(spot)
                elif self.box(self.pointed()) != self.box(spot):
                    self.tap(spot)
                self.turn(spot, by_keys)
                assert self.pointed() == spot
            self.finish(number, by_keys)
            self.castle.lay(constants.NUMBERS[name], turn, spot[0], spot[1])
            self.used |= {piece} - set(MANY)

    def finish(self, number: int, by_keys: bool) -> None:
        """Lay the tile, by which the castle has so many."""
        if by_keys:
            self.typist.press("Enter")
        else:
            self.typist.tap(self.typist.main)
        expect(self.typist.page.locator(".ground path[data-cell]")).to_have_count(number)
        self.typist.settle()

    def doors_of(self, piece: str) -> dict[int, list[Spot]]:
        """The places of a tile by the door that they join, at each in the order of turns."""
        actions, number = Actions(), constants.NUMBERS[piece]
        self.castle.list_places(number, actions)
        doors: dict[int, list[Spot]] = {}
        entrances = [place // constants.MOST_ENTRANCES for place in actions.numbers[: actions.count]]
        for entrance, (_, (_, x, y, turn)) in zip(entrances, grown_castles(self.castle, number), strict=True):
            doors.setdefault(entrance, []).append((x, y, turn))
        return {
            entrance: sorted(spots, key=lambda spot: (spot[2], spot[0], spot[1])) for entrance, spots in doors.items()
        }

    def door(self, spot: Spot) -> int:
        """The door that a place joins."""
        return next(entrance for entrance, spots in self.doors.items() if spot in spots)

    def find(self, piece: str, by_keys: bool) -> None:
        """Type letters of the name, in the field where one types with a finger; corridors have buttons."""
        if piece in MANY and not by_keys:
            self.typist.tap(self.typist.piece(piece))
        else:
            field = self.typist.page.locator(".search input")
            if not by_keys and not field.evaluate("field => field === document.activeElement"):
                self.typist.tap(field)
            self.typist.type(letters_for(piece, self.used, self.language))
        chosen = self.typist.page.locator(f'.tools .result[data-piece="{piece}"][aria-pressed=true]')
        expect(chosen).to_have_count(1)
        expect(self.typist.page.locator(".ground .door")).to_have_count(len(self.doors))

    def pointed(self) -> Spot:
        """The place in question."""
        words = self.typist.page.locator(".ground [data-pointed]").get_attribute("data-pointed") or ""
        x, y, turn = map(int, words.split(","))
        return x, y, turn

    def tap(self, spot: Spot) -> None:
        """Tap the ground where the middle of the tile lies on the table."""
        x, y, width, height = self.box(spot)
        self.typist.page.evaluate("() => new Promise(requestAnimationFrame)")
        box = self.typist.page.locator('.ground path[data-cell="0"]').bounding_box()
        assert box is not None
        cell = (box["width"] + 2) / 3
        at = box["x"] - 1 + cell * (x + width / 2), box["y"] - 1 + cell * (y + height / 2)
        self.typist.count += 1
        self.typist.page.touchscreen.tap(*at)

    def walk(self, spot: Spot) -> None:
        """Press arrows from the door in question to the wanted one, by the shortest way; else go through all doors."""
        first, last = self.door(self.pointed()), self.door(spot)
        ways: dict[int, list[str]] = {first: []}
        queue = [first]
        while last not in ways and queue:
            door = queue.pop(0)
            for key, way in WAYS.items():
                ahead = self.ahead(door, way)
                if ahead is not None and ahead not in ways:
                    ways[ahead] = [*ways[door], key]
                    queue.append(ahead)
        for key in ways.get(last, []):
            self.typist.press(key)
        self.page_to(last)

    def page_to(self, door: int) -> None:
        """Go on through the doors, one after the other, until this one is in question."""
        while self.door(self.pointed()) != door:
            self.typist.press("PageDown")

    def ahead(self, door: int, way: tuple[int, int]) -> int | None:
        """The door next to another in a direction."""
        fronts = {each: (self.castle.front_x[each], self.castle.front_y[each]) for each in self.doors}
        x, y = fronts[door]
        rated = []
        for each, (to_x, to_y) in fronts.items():
            along = (to_x - x) * way[0] + (to_y - y) * way[1]
            if along > 0:
                rated.append((along + 2 * (abs((to_x - x) * way[1]) + abs((to_y - y) * way[0])), each))
        return min(rated, default=(0, None))[1]

    def turn(self, spot: Spot, by_keys: bool) -> None:
        """Turn the tile at its door or on its cells, the shortest way round."""
        first = self.pointed()
        ways: dict[Spot, list[int]] = {first: []}
        queue = [first]
        while spot not in ways:
            at = queue.pop(0)
            around = self.around(at)
            for step in (1, -1):
                turned = around[(around.index(at) + step) % len(around)]
                if turned not in ways:
                    ways[turned] = [*ways[at], step]
                    queue.append(turned)
        for step in ways[spot]:
            if by_keys:
                self.typist.press("Shift+ArrowRight" if step > 0 else "Shift+ArrowLeft")
            else:
                self.typist.tap(self.typist.page.locator(f".stepper [data-icon=rotate-{'cw' if step > 0 else 'ccw'}]"))

    def around(self, spot: Spot) -> list[Spot]:
        """The places that a turn leads to, in their order: at the same door, or on the same cells."""
        door, box = self.door(spot), self.box(spot)
        every = [each for spots in self.doors.values() for each in spots]
        near = [each for each in every if self.door(each) == door or self.box(each) == box]
        return sorted(near, key=by_turn)

    def box(self, spot: Spot) -> tuple[int, ...]:
        """The cells that the tile in question would lie on."""
        x, y, turn = spot
        shape = constants.SHAPE[4 * constants.NUMBERS[self.name] + turn]
        return x, y, constants.WIDTH[shape], constants.HEIGHT[shape]


def type_table(typist: Typist, document: dict[str, Any], by_keys: bool, language: str = "en") -> None:
    """All castles with their money, then the favours."""
    used: set[str] = set()
    for number, player in enumerate(document["players"]):
        if number:
            typist.tap(typist.page.locator(".chips .more"))
        Builder(typist, used, language).build(player["tiles"], by_keys)
        if player["money"]:
            things = typist.page.locator("details.belongings")
            if things.get_attribute("open") is None:
                typist.tap(things.locator("summary"))
            typist.page.locator("details.belongings input[type=number]").fill(str(player["money"]))
            typist.press("Tab")
            typist.settle()
    if document["favors"]:
        typist.tap(typist.page.locator("details.things summary"))
        for favour in document["favors"]:
            typist.tap(typist.page.locator(f'[data-favour="{favour}"]'))


def by_touch(typist: Typist, document: dict[str, Any]) -> None:
    """Some letters of a name, a tap where the tile lies, the button."""
    type_table(typist, document, by_keys=False)


def by_keys(typist: Typist, document: dict[str, Any], language: str = "en") -> None:
    """Some letters of a name, arrows to its door, Shift and arrows to turn it, Enter."""
    type_table(typist, document, by_keys=True, language=language)
