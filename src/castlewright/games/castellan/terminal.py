"""How Castellan looks in the terminal: the castle in box characters, the hand and the players below it."""

from collections.abc import Sequence

from castlewright.core.picture import Picture, below
from castlewright.core.position import Position
from castlewright.core.texts import Texts
from castlewright.games.castellan.drawing import DIM, SEAT_LETTERS, TINTS, DrawnCourt, draw_castle
from castlewright.games.castellan.notation import NAME_LETTERS, Action, Build, Double, Play, Single, built
from castlewright.games.castellan.plan import Cell, Piece, reading_order
from castlewright.games.castellan.position import own
from castlewright.games.castellan.scoring import read_file
from castlewright.games.castellan.view import CardView, CastellanView, Stock, view

CURRENT = "bold"


def table(position: Position, seat: int, names: Sequence[str], texts: Texts) -> Picture:
    """The castle with the legal places marked, what is to be built, the hand, and all players."""
    seen = view(position, seat)
    heading = Picture()
    heading.add(turn_text(seen, names, texts), CURRENT)
    heading.add()
    parts = [heading, castle(seen), stock_lines(seen, texts), hand_lines(seen, texts), seat_lines(seen, names, texts)]
    return below([part for part in parts if part.lines])


def turn_text(seen: CastellanView, names: Sequence[str], texts: Texts) -> str:
    """Whose turn it is, or that the game is over."""
    if seen.phase == "over":
        return texts("castellan-do-over")
    key = "castellan-last-turn" if seen.ender >= 0 else "castellan-turn"
    return texts(key, {"name": names[seen.turn]})


def castle(seen: CastellanView) -> Picture:
    """The castle as a seat sees it."""
    pieces = [Piece(NAME_LETTERS[row.piece], row.x, row.y, row.side) for row in seen.pieces]
    new = frozenset(piece for piece, row in zip(pieces, seen.pieces, strict=True) if row.is_new)
    courts = [DrawnCourt(court.owner, court.cells, court.points, court.is_double) for court in seen.courts]
    picture = draw_castle(pieces, new, courts, places(seen))
    picture.add()
    return picture


def places(seen: CastellanView) -> dict[str, Piece | Cell]:
    """The pieces that the seat may lay and the courts that it may double, by their actions' texts."""
    found: dict[str, Piece | Cell] = {}
    for legal in seen.legal:
        if isinstance(legal.action, Build):
            found[legal.text] = built(legal.action)
        elif isinstance(legal.action, Double):
            found[legal.text] = legal.action.place
    return found


def stock_text(stock: Stock, texts: Texts) -> str:
    """Pieces in words: 2 towers, 1 short wall."""
    counts = {"tower": stock.towers, "short": stock.short_walls, "long": stock.long_walls}
    parts = [texts(f"castellan-count-{kind}", {"count": count}) for kind, count in counts.items() if count]
    return ", ".join(parts) or texts("castellan-nothing")


def stock_lines(seen: CastellanView, texts: Texts) -> Picture:
    """What is still to be built, or was handed on."""
    picture = Picture()
    if seen.phase == "build":
        picture.add(texts("castellan-to-build", {"pieces": stock_text(seen.stock, texts)}))
    elif seen.phase == "play" and seen.stock != Stock(0, 0, 0):
        picture.add(texts("castellan-handed-on", {"pieces": stock_text(seen.stock, texts)}))
    return picture


def hand_lines(seen: CastellanView, texts: Texts) -> Picture:
    """The seat's cards with what they show."""
    picture = Picture()
    if not seen.hand:
        return picture
    picture.add(texts("castellan-hand"), CURRENT)
    for card in seen.deck:
        if card.id in seen.hand:
            picture.add(f"  {card.id:<4}{card_text(card, texts)}")
    return picture


def card_text(card: CardView, texts: Texts) -> str:
    """What a card shows."""
    words = stock_text(card.pieces, texts)
    return f"{words}, {texts('castellan-count-draw', {'count': card.draw})}" if card.draw else words


def seat_lines(seen: CastellanView, names: Sequence[str], texts: Texts) -> Picture:
    """Every player's letter, points, keeps and cards by their backs."""
    picture = Picture()
    picture.add()
    for number, row in enumerate(seen.seats):
        points = texts("sheet-points", {"points": row.score})
        keeps = texts("castellan-count-keep", {"count": row.keeps})
        hand = f"{row.wall_cards}+{row.tower_cards}"
        piles = f"{row.wall_pile}+{row.tower_pile}"
        cards = texts("castellan-cards", {"hand": hand, "piles": piles})
        double = texts("castellan-has-double") if row.has_double_keep else texts("castellan-used-double")
        line = f" {names[number]}: {points}, {keeps}, {double}; {cards}"
        picture.lines.append(
            [(f" {SEAT_LETTERS[number]} ", TINTS[number]), (line, CURRENT if number == seen.turn else "")]
        )
    picture.add(texts("castellan-legend"), DIM)
    return picture


def task(position: Position, seat: int, texts: Texts) -> str:
    """What the seat must do now, in one sentence."""
    seen = view(position, seat)
    if seen.phase == "over":
        return texts("castellan-do-over")
    if seen.turn != seat:
        return texts("castellan-do-wait")
    if seen.phase == "play":
        if seen.ender >= 0:
            return texts("castellan-do-play-all")
        return texts("castellan-do-play-first" if not seen.pieces else "castellan-do-play")
    if seen.phase == "build":
        return texts("castellan-do-build", {"pieces": stock_text(seen.stock, texts)})
    if seen.phase == "draw":
        return texts("castellan-do-draw", {"count": seen.to_draw})
    return texts("castellan-do-keep-double" if not seen.seats[seat].has_double_keep else "castellan-do-claim")


def action_text(position: Position, action: Action, texts: Texts) -> str:
    """An action in the reader's words, beside its notation."""
    match action:
        case Play(cards):
            return played_text(position, cards, texts)
        case Build(_, piece, (x, y), turn):
            kind = "-".join(filter(None, [NAME_LETTERS[piece].lower(), turn]))
            return texts(f"castellan-build-{kind}", {"x": x, "y": y})
        case Double(place=(x, y)):
            return texts("castellan-double", {"x": x, "y": y})
        case Single():
            return texts("castellan-single")
    counts = {"castellan-count-wall-card": action.wall, "castellan-count-tower-card": action.tower}
    drawn = {key: count for key, count in counts.items() if count} or {"castellan-count-wall-card": 0}
    return ", ".join(texts(key, {"count": count}) for key, count in drawn.items())


def played_text(position: Position, names: Sequence[str], texts: Texts) -> str:
    """What a set of cards gives together."""
    deck = own(position).deck
    cards = [card for name, card in zip(deck.names, deck.cards, strict=True) if name in names]
    stock = Stock(
        sum(card.towers for card in cards),
        sum(card.short_walls for card in cards),
        sum(card.long_walls for card in cards),
    )
    draws = sum(card.draw for card in cards)
    words = stock_text(stock, texts)
    return f"{words}, {texts('castellan-count-draw', {'count': draws})}" if draws else words


def score_boards(document: object) -> list[Picture]:
    """The castle of a board file; there is one for all seats."""
    plan, _ = read_file(document, checked=False)
    courts = [
        DrawnCourt(court.owner, sorted(court.cells, key=reading_order), court.points, court.is_double)
        for court in plan.courts
    ]
    return [draw_castle(plan.pieces, frozenset(), courts, {})]
