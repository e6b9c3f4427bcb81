"""The report as one HTML page that needs nothing beside it: plots are inside, as SVG."""

from base64 import b64encode
from collections.abc import Callable, Sequence
from html import escape

from castlewright.arena import plots
from castlewright.arena.report import PERSON, Study, best_and_worst, by_name
from castlewright.core.game import Game
from castlewright.core.texts import Texts
from castlewright.games import load_game

MOST_WORTHS = 30
"""So many tiles or rooms are shown, the best and the worst."""

FEWEST_PIECES = 5
"""What was seen less often tells nothing, where there are that many games."""

STYLE = """
:root {
  color-scheme: light; --ink: #2b2a33; --soft: #6d6a75; --paper: #faf7f1; --card: #fffdf9; --line: #e6dfd2;
  --brick: #b5533c;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", sans-serif; }
header { padding: 2.6rem 1.5rem 1.8rem; background: var(--ink); color: #fff; border-bottom: 6px solid var(--brick); }
header > *, main { max-width: 68rem; margin-inline: auto; }
header h1 { margin-block: 0; font: 600 2.1rem/1.2 Georgia, "Times New Roman", serif; }
header p { margin-block: .4rem 0; color: #d8d3cb; }
main { padding: 1rem 1.5rem 4rem; }
h2 { margin: 2.6rem 0 .2rem; font: 600 1.6rem/1.2 Georgia, "Times New Roman", serif; }
h2 + p { margin: 0 0 1rem; color: var(--soft); }
.cards {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 1.1rem;
  align-items: start;
}
figure {
  margin: 0; padding: 1.1rem 1.2rem; background: var(--card); border: 1px solid var(--line); border-radius: .7rem;
}
figure.wide { grid-column: 1 / -1; }
figcaption { margin-bottom: .6rem; }
figcaption b { display: block; font-size: 1.05rem; }
figcaption span { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; }
img { display: block; width: 100%; min-width: 19rem; max-width: 30rem; margin-inline: auto; height: auto; }
figure.wide img { min-width: 38rem; max-width: 56rem; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .4rem .5rem; text-align: right; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 500; }
th:first-child, td:first-child { text-align: left; }
tr:last-child td { border-bottom: 0; }
"""


def page(studies: Sequence[Study], texts_of: Callable[[Game], Texts]) -> str:
    """The whole page, one section per game."""
    plots.load_matplotlib()
    texts = texts_of(load_game(studies[0].game))
    total = texts("report-games", {"count": sum(one.games for one in studies)})
    titles = ", ".join(load_game(one.game).meta.title for one in studies)
    sections = "".join(section(one, texts_of(load_game(one.game))) for one in studies)
    title = escape(texts("report-title"))
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<header><h1>{title}</h1><p>{escape(titles)} · {escape(total)}</p>"
        f"</header>\n<main>{sections}</main>\n</body>\n</html>\n"
    )


def section(found: Study, texts: Texts) -> str:
    """Everything about one game."""
    about = texts("report-games", {"count": found.games})
    if found.unfinished:
        about += " · " + texts("report-unfinished", {"count": found.unfinished})
    cards = [bot_table(found, texts), *score_cards(found, texts), *seat_cards(found, texts), worth_card(found, texts)]
    title = load_game(found.game).meta.title
    return f'\n<h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n<div class="cards">{"".join(cards)}</div>\n'


def card(title: str, about: str, inside: str, wide: bool = False) -> str:
    """A figure with its caption."""
    kind = ' class="wide"' if wide else ""
    words = f"<b>{escape(title)}</b><span>{escape(about)}</span>"
    return f"\n<figure{kind}><figcaption>{words}</figcaption>{inside}</figure>"


def image(svg: str, title: str) -> str:
    """A plot that lies inside the page."""
    code = b64encode(svg.encode()).decode()
    return scrolled(f'<img alt="{escape(title)}" src="data:image/svg+xml;base64,{code}">', title)


def scrolled(inside: str, title: str) -> str:
    """Something wide that is moved sideways on a narrow screen, by keyboard too."""
    return f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">{inside}</div>'


def names_in(found: Study, texts: Texts) -> list[str]:
    """The names of all bots, and a word for people."""
    return [texts("report-people") if name == PERSON else name for name in found.scores]


def bot_table(found: Study, texts: Texts) -> str:
    """How every bot did, in figures."""
    keys = ("report-player", "report-played", "report-wins", "report-mean", "report-range")
    rows = "".join(f"<th>{escape(texts(key))}</th>" for key in keys)
    for name, (key, scores) in zip(names_in(found, texts), found.scores.items(), strict=True):
        won = f"{found.wins[key] / len(scores):.0%}" if max(found.seat_games) > 1 else "–"
        figures = (str(len(scores)), won, f"{sum(scores) / len(scores):.1f}", f"{min(scores)}–{max(scores)}")
        cells = "".join(f"<td>{text}</td>" for text in figures)
        rows += f"</tr><tr><td>{escape(name)}</td>{cells}"
    title = texts("report-table")
    return card(title, texts("report-table-about"), scrolled(f"<table><tr>{rows}</tr></table>", title), wide=True)


def score_cards(found: Study, texts: Texts) -> list[str]:
    """The spread of scores."""
    title = texts("report-scores")
    svg = plots.score_plot(found, names_in(found, texts), texts("report-points"), texts("report-share"))
    return [card(title, texts("report-scores-about"), image(svg, title), wide=True)]


def seat_cards(found: Study, texts: Texts) -> list[str]:
    """The advantage of seats and the length of games, for every number of players."""
    cards = []
    for seats in sorted(found.seat_games):
        count = texts("report-seats", {"count": seats, "games": found.seat_games[seats]})
        if seats > 1:
            title = texts("report-seat-wins")
            labels = [texts("report-seat", {"number": seat + 1}) for seat in range(seats)]
            svg = plots.seat_plot(found.seat_wins[seats], found.seat_games[seats], labels, texts("report-win-share"))
            cards.append(card(title, f"{count}. {texts('report-seat-about')}", image(svg, title)))
        title = texts("report-length")
        svg = plots.length_plot(found.actions[seats], texts("report-actions"), texts("report-played"))
        cards.append(card(title, count, image(svg, title)))
    return cards


def worth_card(found: Study, texts: Texts) -> str:
    """What each tile or room was worth: the rooms of a game that names them, else the tiles of each category."""
    prefix = load_game(found.game).scoring.PIECE_TEXTS
    names = {piece: texts(f"{prefix}-{piece}") for piece in found.worths if texts.has(f"{prefix}-{piece}")}
    if not names:
        names = {piece: texts(f"category-{piece}") for piece in found.worths}
    named = best_and_worst(by_name(found, names), min(FEWEST_PIECES, found.games), MOST_WORTHS)
    title = texts("report-worth")
    svg = plots.worth_plot(named, texts("report-points"))
    return card(title, texts("report-worth-about"), image(svg, title), wide=True)
