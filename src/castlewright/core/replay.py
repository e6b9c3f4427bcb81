"""Playing a record again, and checking every figure in it."""

from castlewright.core.errors import BadInputError, CastlewrightError, CheckFailedError, IllegalActionError
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.record import Record


def replay(game: Game, record: Record, checked: bool = False) -> Match:
    """The match of a record, played to its end.

    What cannot be played is refused. If `checked`, every stored figure is compared on the
    way: the digest after each action and, at the end, scores and ranking.
    """
    game.meta.check_ruleset(record.ruleset)
    if checked and record.digests and len(record.digests) != len(record.actions):
        raise CheckFailedError(f"digests: {len(record.digests)} of them for {len(record.actions)} actions")
    try:
        match = Match(game, record.players, record.options, record.seed, record.branch)
    except IllegalActionError as error:
        raise BadInputError("branch", str(error)) from None
    play_record(match, record, checked)
    return match


def play_record(match: Match, record: Record, checked: bool = False) -> None:
    """Play the actions of a record in a match that has just begun, and compare its figures if `checked`."""
    for number, (seat, text) in enumerate(record.actions):
        try:
            match.act(seat, text)
        except CastlewrightError as error:
            raise BadInputError(f"actions[{number}]", str(error)) from None
        if checked and record.digests:
            check_digest(match, number, record.digests[number])
    if checked:
        check_result(match, record)


def check_digest(match: Match, number: int, stored: str) -> None:
    """Compare the stored fingerprint of a position with the one that was reached."""
    found = match.position.digest()
    if found != stored:
        raise CheckFailedError(f"digests[{number}]: stored {stored}, the replay gives {found}")


def check_result(match: Match, record: Record) -> None:
    """Compare the stored result with the one that was played."""
    if record.result is None:
        return
    if not match.position.is_over:
        raise CheckFailedError("result: the record has a result, but the game is not over after its last action")
    for name, stored, found in (
        ("scores", record.result.scores, match.position.scores()),
        ("ranking", record.result.ranking, match.position.ranking()),
    ):
        if stored != found:
            raise CheckFailedError(f"result.{name}: stored {stored}, the replay gives {found}")
