"""How Castles of Mad King Ludwig looks in the terminal: letters tell everything, colour only beside them."""

from collections.abc import Sequence

from castlewright.core.picture import Picture, below, beside, titled
from castlewright.core.position import Position
from castlewright.core.sheet import Argument
from castlewright.core.texts import Texts
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.actions import (
    Action,
    Buy,
    Choose,
    Free,
    Keep,
    Place,
    Rescore,
    Return,
    Reward,
    Search,
    Set,
    Take,
)
from castlewright.games.castles_of_mad_king_ludwig.boardfile import read_file
from castlewright.games.castles_of_mad_king_ludwig.castle import Castle
from castlewright.games.castles_of_mad_king_ludwig.drawing import DIM, LETTERS, STYLES, draw_castle, small_castle
from castlewright.games.castles_of_mad_king_ludwig.notation import EMPTY, THOUSAND
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition, own
from castlewright.games.castles_of_mad_king_ludwig.scoring import solo_rank
from castlewright.games.castles_of_mad_king_ludwig.view import LudwigView, SeatView, view

LEGEND_COLUMN = 32


def table(position: Position, seat: int, names: Sequence[str], texts: Texts) -> Picture:
    """The market, the own castle large with the legal places marked, goals and hand, and the other castles small."""
    now = own(position)
    seen = view(position, seat)
    others = [other for other in range(now.seats) if other != seat]
    parts = [heading(seen, names, texts), market(seen, texts)]
    if seat >= 0:
        marks = place_marks(now, seen, seat)
        parts += [castle_title(now, seen, seat, names, texts), draw_castle(now.castle(seat), marks)]
        parts += [legend(now.castle(seat), texts), hand(seen, texts)]
    parts += [goals(seen, names, texts), stacks(seen, texts)]
    if seat < 0:
        for other in others:
            parts += [castle_title(now, seen, other, names, texts), draw_castle(now.castle(other), {})]
    elif others:
        small = [
            below([castle_title(now, seen, other, names, texts), small_castle(now.castle(other))]) for other in others
        ]
        parts += [titled(texts("ludwig-others"), DIM), beside(small)]
    return below([part for part in parts if part.lines])


def task(position: Position, seat: int, texts: Texts) -> str:
    """What the seat must do now, in one sentence."""
    now = own(position)
    if now.phase == constants.OVER:
        if now.seats > 1:
            return texts("ludwig-do-over")
        edition = "second" if now.has_money_tie else "first"
        return texts("ludwig-do-over-solo", {"edition": edition, "rank": solo_rank(edition, now.score(0))})
    if not now.is_waiting(seat):
        return texts("ludwig-do-wait")
    args: dict[str, Argument] = {}
    if now.phase == constants.PLACING:
        args["room"] = constants.NAMES[now.in_hand]
    if now.phase == constants.ARRANGING:
        args["price"] = THOUSAND * constants.PRICES[now.setting]
    if now.phase == constants.TURN and now.turn_start:
        return texts("ludwig-do-extra-turn")
    return texts(f"ludwig-do-{TASKS[now.phase]}", args)


TASKS = ("return", "arrange", "turn", "place", "reward", "free", "stack", "take", "keep", "choose", "rescore")


def heading(seen: LudwigView, names: Sequence[str], texts: Texts) -> Picture:
    """Who is master builder, how many cards are left, whether it is the last round."""
    picture = Picture()
    words = [f"{texts('ludwig-left')}: {seen.room_cards}"]
    if len(names) > 1:
        words.insert(0, f"{texts('ludwig-builder')}: {names[seen.builder]}")
    if seen.is_last_round:
        words.append(texts("ludwig-last-round"))
    picture.add(" · ".join(words), "bold")
    return picture


def tile_name(name: str, texts: Texts) -> str:
    """A tile's name in the reader's language."""
    return texts(f"ludwig-tile-{name}")


def tile_facts(name: str) -> str:
    """Size, type letter and points of a tile, and what its bonus looks for."""
    number = constants.NUMBERS[name]
    kind = data.TYPES[constants.TYPE[number]]
    if number >= constants.ROOMS:
        return LETTERS[kind]
    room = data.ROOMS[number]
    wants = "".join(LETTERS[wanted] for wanted in room.wants.split())
    return f"{LETTERS[kind]} {room.size} {room.points}{f' {room.bonus:+}/{wants}' if wants else ''}"


def market(seen: LudwigView, texts: Texts) -> Picture:
    """A line for each price: the tile, its facts and the coins on it."""
    picture = titled(texts("ludwig-market"), DIM)
    for slot in seen.market:
        price = f"{slot.price:>6} "
        if slot.tile is None:
            picture.lines.append([(price, "bold"), (texts("ludwig-empty"), DIM)])
            continue
        kind = data.TYPES[constants.TYPE[constants.NUMBERS[slot.tile]]]
        coins = f"  {texts('ludwig-coins', {'coins': slot.coins})}" if slot.coins else ""
        words = f" {tile_name(slot.tile, texts)} [{slot.tile}] {tile_entrances(slot.tile)}{coins}"
        picture.lines.append([(price, "bold"), (f" {tile_facts(slot.tile)} ", STYLES[kind]), (words, "")])
    return picture


def tile_entrances(name: str) -> str:
    """The printed entrances of a room."""
    number = constants.NUMBERS[name]
    return data.ROOMS[number].entrances if number < constants.ROOMS else ""


def castle_title(now: LudwigPosition, seen: LudwigView, seat: int, names: Sequence[str], texts: Texts) -> Picture:
    """Name, public points and money of a seat, and beside them its full score where the bonus cards are known."""
    shown: SeatView = seen.seats[seat]
    args: dict[str, Argument] = {"name": names[seat], "points": now.public_score(seat), "money": shown.money}
    picture = Picture()
    if shown.score is None:
        picture.add(texts("ludwig-castle", args), "bold")
    else:
        picture.add(texts("ludwig-castle-known", {**args, "full": shown.score}), "bold")
    return picture


def place_marks(now: LudwigPosition, seen: LudwigView, seat: int) -> dict[str, tuple[int, int]]:
    """For every legal place, the cell before the entrance that it goes by."""
    castle = now.castle(seat)
    marks = {}
    for legal in seen.legal:
        if legal.number < constants.PLACES:
            entrance = legal.number // constants.MOST_ENTRANCES
            marks[legal.text] = (castle.front_x[entrance], castle.front_y[entrance])
    return marks


def legend(castle: Castle, texts: Texts) -> Picture:
    """The tiles by their numbers, three in a line, and what the signs mean."""
    entries = []
    for index in range(castle.count):
        name = constants.NAMES[castle.tiles[index]]
        star = "*" if castle.is_complete(index) else ""
        entries.append(
            f"{LETTERS[data.TYPES[constants.TYPE[castle.tiles[index]]]]}{index}{star} {tile_name(name, texts)}"
        )
    picture = titled(texts("ludwig-signs"), DIM)
    for start in range(0, len(entries), 3):
        picture.add("".join(f"{entry:<{LEGEND_COLUMN}}" for entry in entries[start : start + 3]).rstrip())
    return picture


def hand(seen: LudwigView, texts: Texts) -> Picture:
    """The tile in hand, cards, and what only this seat sees now."""
    picture = Picture()
    if seen.in_hand is not None and seen.turn == seen.seat:
        words = f"{tile_name(seen.in_hand, texts)} [{tile_facts(seen.in_hand)}] {tile_entrances(seen.in_hand)}"
        picture.add(f"{texts('ludwig-in-hand')}: {words}", "bold")
    cards = seen.seats[seen.seat].cards or ()
    if cards:
        names = [texts(f"ludwig-card-{card}") for card in (*cards, *(f"{card}" for card in seen.drawn))]
        picture.add(f"{texts('ludwig-cards')}: {'; '.join(names)}")
    if seen.open_stack:
        names = [f"{tile_name(tile, texts)} [{tile_facts(tile)}]" for tile in seen.open_stack]
        picture.add(f"{seen.searched}: {'; '.join(names)}", "bold")
    return picture


def goals(seen: LudwigView, names: Sequence[str], texts: Texts) -> Picture:
    """The favours with everybody's value and points."""
    picture = Picture()
    if seen.favours:
        picture = titled(texts("ludwig-favours"), DIM)
    for favour in seen.favours:
        rows = zip(names, favour.values, favour.points, strict=True)
        standing = ", ".join(f"{name} {value} (+{points})" for name, value, points in rows)
        picture.add(f"  {texts(f'ludwig-favour-{favour.name}')}: {standing}")
    return picture


def stacks(seen: LudwigView, texts: Texts) -> Picture:
    """How many tiles each stack holds, and what lies on the room deck."""
    picture = Picture()
    names = {data.HALLWAY: tile_name(data.HALLWAY, texts), data.STAIRS: tile_name(data.STAIRS, texts)}
    words = "  ".join(f"{names.get(stack, stack)}: {count}" for stack, count in seen.stacks.items())
    picture.add(f"{texts('ludwig-stacks')}  {words}")
    if seen.deck:
        deck = [tile_name(tile.name, texts) if tile.name else str(tile.size) for tile in seen.deck]
        picture.add(f"{texts('ludwig-deck')}: {', '.join(deck)}")
    return picture


# Actions in words.


def action_text(position: Position, action: Action, texts: Texts) -> str:
    """An action in the reader's words, beside its notation."""
    key = f"ludwig-say-{action.__struct_config__.tag}"
    match action:
        case Place(place=(x, y), turn=turn):
            return texts(key, {"x": x, "y": y, "turn": turn})
        case Set(price, tile) if tile == EMPTY:
            return texts("ludwig-say-set-empty", {"room": tile, "price": price})
        case Set(price, tile) | Buy(tile, price):
            return texts(key, {"room": tile, "price": price})
        case Search(size):
            return texts(key, {"size": str(size)})
        case Choose(kind):
            return texts(key, {"type": kind})
        case Reward(tile):
            return texts(f"ludwig-say-{reward_word(tile)}", {"room": tile})
        case Return(card) | Keep(card):
            return texts(key, {"card": card})
        case Free(tile) | Take(tile) | Rescore(tile):
            return texts(key, {"room": tile})
    return texts(key)


def reward_word(tile: str) -> str:
    """The word for a reward: an extra turn, the choice of a downstairs pair, or any other."""
    kind = data.TYPES[constants.TYPE[constants.NUMBERS[tile]]]
    return f"reward-{kind}" if kind in {"food", "downstairs"} else "reward"


def score_boards(document: object) -> list[Picture]:
    """The castles of a board file, one picture each."""
    return [draw_castle(player.castle, {}) for player in read_file(document, checked=False).players]
