"""Plots for the report: figures in, SVG text out. Matplotlib is loaded on first use, without any window."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from castlewright.arena.ladder import wilson
from castlewright.arena.report import Study, Worth
from castlewright.core.errors import BadInputError

INK, PAPER, GRID = "#2b2a33", "none", "#d9d3c7"
COLOURS = ("#b5533c", "#3c6e8f", "#6b8e4e", "#c9a227", "#7d5a8c", "#4b8b86", "#a0785a", "#5c6670")
"""Brick, slate, moss, gold and their neighbours; seats and bots take them in order."""

STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "castlewright",
    "font.family": "sans-serif",
    "font.size": 11,
    "axes.edgecolor": GRID,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def load_matplotlib() -> Any:
    """Matplotlib; where it is missing, the error says what to install."""
    try:
        import matplotlib as found
    except ImportError:
        raise BadInputError("report", "needs matplotlib: install castlewright[plots]") from None
    return found


def draw(width: float, height: float) -> tuple[Any, Any]:
    """An empty figure of this size in inches, with its axes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained", facecolor=PAPER)
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    return figure, axes


def to_svg(figure: Any) -> str:
    """The figure as SVG, the same for the same figures."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    return svg[svg.index("<svg") :]


def score_plot(found: Study, names: Sequence[str], points: str, share: str) -> str:
    """How the scores of each bot are spread: the share of its games with about that score."""
    with load_matplotlib().rc_context(STYLE):
        figure, axes = draw(7.2, 3.4)
        everything = [score for scores in found.scores.values() for score in scores]
        low, high = min(everything), max(everything) + 1
        width = max((high - low) // 24, 1)
        bins = list(range(low, high + width, width))
        for number, (name, scores) in enumerate(zip(names, found.scores.values(), strict=True)):
            colour = COLOURS[number % len(COLOURS)]
            weights = [1 / len(scores)] * len(scores)
            axes.hist(scores, bins, weights=weights, color=colour, alpha=0.28)
            axes.hist(scores, bins, weights=weights, histtype="step", color=colour, linewidth=1.6, label=name)
            axes.axvline(sum(scores) / len(scores), color=colour, linestyle=(0, (4, 3)), linewidth=1.2)
        axes.yaxis.set_major_formatter(load_matplotlib().ticker.PercentFormatter(1))
        axes.xaxis.set_major_locator(load_matplotlib().ticker.MaxNLocator(integer=True))
        axes.grid(axis="y")
        axes.set_xlabel(points)
        axes.set_ylabel(share)
        axes.legend(frameon=False)
        return to_svg(figure)


def seat_plot(wins: Sequence[float], games: int, seats: Sequence[str], share: str) -> str:
    """The share of wins of every seat, with its interval, beside what is fair."""
    with load_matplotlib().rc_context(STYLE):
        figure, axes = draw(3.9, 2.8)
        shares = [one / games for one in wins]
        ends = [wilson(one, games) for one in wins]
        below = [max(one - low, 0) for one, (low, _) in zip(shares, ends, strict=True)]
        above = [max(high - one, 0) for one, (_, high) in zip(shares, ends, strict=True)]
        axes.bar(seats, shares, color=COLOURS[: len(wins)] * (1 + len(wins) // len(COLOURS)), alpha=0.85, width=0.62)
        axes.errorbar(seats, shares, yerr=[below, above], fmt="none", ecolor=INK, capsize=4, linewidth=1.2)
        axes.axhline(1 / len(wins), color=INK, linestyle=(0, (4, 3)), linewidth=1)
        axes.yaxis.set_major_formatter(load_matplotlib().ticker.PercentFormatter(1))
        axes.grid(axis="y")
        axes.set_ylabel(share)
        return to_svg(figure)


def worth_plot(worths: Sequence[tuple[str, Worth]], points: str) -> str:
    """What each tile or room was worth, the best on top."""
    with load_matplotlib().rc_context(STYLE):
        figure, axes = draw(7.2, 0.9 + 0.27 * len(worths))
        names = [name for name, _ in worths][::-1]
        values = [worth.each for _, worth in worths][::-1]
        colours = [COLOURS[2] if value >= 0 else COLOURS[0] for value in values]
        bars = axes.barh(range(len(names)), values, color=colours, alpha=0.85, height=0.7)
        axes.set_yticks(range(len(names)), names)
        axes.bar_label(bars, [f"{value:.1f}" for value in values], padding=4, color=INK)
        axes.grid(axis="x")
        axes.margins(x=0.12, y=0.02)
        axes.set_xlabel(points)
        return to_svg(figure)


def length_plot(actions: Sequence[int], label: str, games: str) -> str:
    """How long the games were."""
    with load_matplotlib().rc_context(STYLE):
        figure, axes = draw(3.9, 2.8)
        low, high = min(actions), max(actions) + 1
        width = max((high - low) // 16, 1)
        bins = [edge - 0.5 for edge in range(low, high + width, width)]
        axes.hist(actions, bins, rwidth=0.92, color=COLOURS[1], alpha=0.85)
        axes.set_xlim(min(bins[0], bins[-1] - 8), max(bins[-1], bins[0] + 8))
        axes.yaxis.set_major_locator(load_matplotlib().ticker.MaxNLocator(integer=True))
        axes.xaxis.set_major_locator(load_matplotlib().ticker.MaxNLocator(integer=True))
        axes.grid(axis="y")
        axes.set_xlabel(label)
        axes.set_ylabel(games)
        return to_svg(figure)
