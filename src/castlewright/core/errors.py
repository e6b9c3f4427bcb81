"""What can go wrong; each error shows the value at fault and says what to do."""

from collections.abc import Sequence


class CastlewrightError(Exception):
    """Something that a person or a program outside gave us cannot be used."""

    exit_code = 2


class BadInputError(CastlewrightError):
    """A file, a message or an argument that cannot be understood: where, and why.

    `key` is the message that says it in any language, filled with `arguments`; empty where there is none.
    """

    def __init__(self, place: str, reason: str, key: str = "", **arguments: str | int) -> None:
        super().__init__(place, reason)
        self.place = place
        self.reason = reason
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}" if self.place else self.reason


class UnknownNameError(BadInputError):
    """A name that is in no list: shows what there is."""

    def __init__(self, kind: str, name: str, known: Sequence[str]) -> None:
        super().__init__("", f"unknown {kind} '{name}'; choose one of {', '.join(known)}")
        self.args = (kind, name, known)


class RuleError(BadInputError):
    """A board that breaks a rule of placement, with the rule's section."""

    def __init__(self, place: str, section: str, reason: str) -> None:
        super().__init__(place, f"{reason} (Rules §{section})")
        self.section = section
        self.args = (place, section, reason)


class RulesetError(BadInputError):
    """A match that was played by other rules than this version has."""

    def __init__(self, title: str, ruleset: int, current: int) -> None:
        super().__init__(
            "ruleset",
            f"this match of {title} was played by ruleset {ruleset} and this version plays ruleset {current}:"
            " it is kept, but cannot be played here",
        )
        self.args = (title, ruleset, current)


class IllegalActionError(CastlewrightError):
    """An action that is not legal for this seat now."""


class OutOfTurnError(IllegalActionError):
    """An action of a seat that is not waiting."""


class DraftError(CastlewrightError):
    """Several actions at once of which one cannot be done: which, counted from 0, and why."""

    def __init__(self, index: int, cause: CastlewrightError) -> None:
        super().__init__(index, cause)
        self.index = index
        self.cause = cause

    def __str__(self) -> str:
        return f"action {self.index + 1}: {self.cause}"


class UndoError(CastlewrightError):
    """An undo that would cross a reveal, a final choice or somebody else's move."""


class CheckFailedError(CastlewrightError):
    """A stored figure that does not match what was worked out anew."""

    exit_code = 1


class BotFailedError(CastlewrightError):
    """A bot that raised an error, or chose what is not legal."""

    exit_code = 3
