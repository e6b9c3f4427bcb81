"""Hints: what a search would do in a person's place, the best few actions with what came of them and why."""

from castlewright.bots.candidate import Candidate
from castlewright.bots.levels import level_bot
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.core.texts import Texts

SHARE = 0.5
"""How much of the budget of `hard` a hint takes: it comes in less than a second."""

MOST = 3
"""So many actions are told, and only those that were tried at least a tenth as often as the best."""


def hints(game: Game, position: Position, seat: int, seed: int) -> list[Candidate]:
    """The best few actions on a guessed position, the best first."""
    bot = level_bot(game, seed, "hard", SHARE)
    best = bot.choose(position, seat, position.legal(seat))
    found = sorted(bot.candidates(), key=lambda candidate: candidate.action != best)
    return [one for one in found[:MOST] if one.action == best or 10 * one.visits >= max(found[0].visits, 1)]


def hint_lines(game: Game, position: Position, seat: int, seed: int, texts: Texts) -> list[str]:
    """The hints in words: each action, why it looks good, and how it did in the simulated games."""
    lines = []
    for number, candidate in enumerate(hints(game, position, seat, seed)):
        key, args = game.heuristics.reason(position, seat, candidate.action)
        action = game.notation.action_to_text(position, seat, candidate.action)
        message = "play-hint" if number == 0 else "play-hint-other"
        line = texts(message, {"action": action, "reason": texts(key, args)})
        lines.append(f"{line} {figures(candidate, texts)}".rstrip())
    return lines


def figures(candidate: Candidate, texts: Texts) -> str:
    """How an action did in the simulated games; nothing where there was no choice."""
    if candidate.is_exact:
        return texts("play-hint-exact")
    if not candidate.visits:
        return ""
    return texts("play-hint-figures", {"win": round(100 * candidate.win), "margin": f"{candidate.margin:+.1f}"})
