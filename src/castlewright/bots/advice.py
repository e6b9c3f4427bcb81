"""Advice: the actions that a search would consider in a person's place, best first, with their worth and why.

Terminal and server tell it as hints, the server also of a finished game as what would have been better.
"""

from math import sqrt
from typing import Any, NamedTuple

from castlewright.bots.asking import foresee
from castlewright.bots.candidate import Candidate
from castlewright.bots.levels import level_bot
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.core.reasons import Reason, joined
from castlewright.core.texts import Texts

SHARE = 0.5
"""How much of the budget of `hard` advice takes: it comes in less than a second."""

MOST = 3
"""So many actions are told, and only those that were tried at least a tenth as often as the most tried."""


class Advice(NamedTuple):
    """One good action: what it is, what it is worth, and why it rather than the next one."""

    action: int
    text: str
    typed: Any
    worth: Candidate
    reasons: list[Reason]

    @property
    def value(self) -> float:
        """What the search maximizes; comparable within one piece of advice only."""
        return self.worth.value

    @property
    def spread(self) -> float:
        """How far chance may have moved the value: the largest standard error that so many trials can leave."""
        return spread(self.worth)


def advise(
    game: Game, guess: Position, seat: int, seed: int, share: float = SHARE, also: int | None = None
) -> list[Advice]:
    """The best few actions on a guessed position, best first; behind them one more, if the search tried it at all."""
    every = candidates(game, guess, seat, seed, share)
    found = ranked(every)[:MOST]
    found += [one for one in every if one.action == also and one not in found and (one.visits or not found[0].visits)]
    typed = [game.notation.action_to_json(guess, seat, one.action) for one in found]
    return [
        Advice(
            action=one.action,
            text=game.notation.to_text(action),
            typed=action,
            worth=one,
            reasons=[*game.reasons.reasons(guess, seat, one.action), *compared(found, rank)],
        )
        for rank, (one, action) in enumerate(zip(found, typed, strict=True))
    ]


def candidates(game: Game, guess: Position, seat: int, seed: int, share: float) -> list[Candidate]:
    """What a search thinks of the actions that it looked at; rated only where others come first."""
    ahead = foresee(game, guess, seat)
    if ahead is None:
        rated = game.heuristics.heuristics().rated(guess, seat)
        return [Candidate(action, 0, rating, 0.0, rating) for action, rating in rated]
    bot = level_bot(game, seed, "hard", share)
    bot.choose(ahead, seat, ahead.legal(seat))
    return bot.candidates()


def ranked(found: list[Candidate]) -> list[Candidate]:
    """Those that were tried often enough to be worth a word, best first."""
    most = max((one.visits for one in found), default=0)
    tried = [one for one in found if 10 * one.visits >= most]
    return sorted(tried, key=lambda one: (spread(one) - one.value, one.action))


def spread(one: Candidate) -> float:
    """The largest standard error of a mean between 0 and 1 after so many trials; 0 for what was not simulated."""
    if one.is_exact or not one.visits:
        return 0.0
    return sqrt(max(one.value * (1 - one.value), 0.0) / one.visits)


def compared(found: list[Candidate], rank: int) -> list[Reason]:
    """How an action compares with the next one, the last with the first."""
    if len(found) < 2:
        return []
    is_last = rank + 1 == len(found)
    other = 0 if is_last else rank + 1
    better, worse = (found[other], found[rank]) if is_last else (found[rank], found[other])
    if better.is_exact and better.value > worse.value:
        return [Reason("hint-worse-surely" if is_last else "hint-better-surely", {"other": other + 1})]
    # The value mixes margin and wins: told is what speaks for the better one.
    points, percent = round(better.margin - worse.margin), round(100 * (better.win - worse.win))
    if points > 0:
        return [Reason("hint-worse" if is_last else "hint-better", {"other": other + 1, "points": points})]
    if percent > 0:
        return [Reason("hint-wins-less" if is_last else "hint-wins-more", {"other": other + 1, "percent": percent})]
    return [Reason("hint-equal", {"other": other + 1})]


def advice_lines(advice: list[Advice], texts: Texts) -> list[str]:
    """Advice in words: each action, why it looks good, and how it did in the simulated games."""
    lines = []
    for rank, one in enumerate(advice, 1):
        reason = joined([texts(reason.key, reason.args) for reason in one.reasons], texts)
        line = texts("play-hint" if rank == 1 else "play-hint-other", {"action": one.text, "reason": reason})
        lines.append(f"{rank}. {line} {figures(one.worth, texts)}".rstrip())
    return lines


def figures(worth: Candidate, texts: Texts) -> str:
    """How an action did in the simulated games; nothing where there was no choice."""
    if worth.is_exact:
        return texts("play-hint-exact")
    if not worth.visits:
        return ""
    return texts("play-hint-figures", {"win": round(100 * worth.win), "margin": f"{worth.margin:+.1f}"})
