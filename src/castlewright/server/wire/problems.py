"""What the server refuses: each problem a stable word, a message key, and a status for HTTP."""

from collections.abc import Mapping

from castlewright.core.errors import (
    BadInputError,
    CastlewrightError,
    CheckFailedError,
    DraftError,
    IllegalActionError,
    OutOfTurnError,
    RuleError,
    RulesetError,
    UndoError,
    UnknownNameError,
)
from castlewright.core.sheet import Argument
from castlewright.server.wire.messages import Refusal
from castlewright.server.wire.protocol import Problem

STATUSES = {
    "bad_message": 400,
    "not_signed_in": 401,
    "bad_link": 403,
    "not_host": 403,
    "not_owner": 403,
    "not_welcome": 403,
    "closed_table": 403,
    "muted": 403,
    "not_seated": 403,
    "not_allowed": 403,
    "no_table": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "not_acceptable": 406,
    "already_started": 409,
    "already_seated": 409,
    "illegal_action": 409,
    "no_undo": 409,
    "no_person": 409,
    "not_absent": 409,
    "not_answered": 409,
    "not_finished": 409,
    "not_opened": 409,
    "not_started": 409,
    "not_your_turn": 409,
    "old_seq": 409,
    "other_rules": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "take_backs_off": 409,
    "talk_closed": 409,
    "too_large": 413,
    "bad_format": 415,
    "bad_value": 422,
    "breaks_rule": 422,
    "check_failed": 422,
    "unknown_name": 422,
    "wrong_protocol": 426,
    "too_many": 429,
    "too_many_tables": 429,
    "failed": 500,
    "unreadable_table": 500,
    "help_failed": 503,
    "storage_busy": 503,
    "storage_failed": 503,
    "storage_full": 507,
}
"""Every problem by its word; the message key is `error-` and the word with hyphens."""


class Refused(Exception):  # noqa: N818 - it reads as what happened to the request
    """A request that is answered with a problem."""

    def __init__(
        self,
        code: str,
        detail: str = "",
        args: Mapping[str, Argument] | None = None,
        index: int | None = None,
        key: str = "",
    ) -> None:
        super().__init__(detail or code.replace("_", " "))
        self.code = code
        self.key = key or f"error-{code.replace('_', '-')}"
        """The key of the message for people."""

        self.arguments = dict(args or {})
        self.index = index
        """Which of several actions is at fault."""

    @property
    def status(self) -> int:
        """The status for HTTP."""
        return STATUSES[self.code]

    def to_problem(self) -> Problem:
        """The answer to an HTTP request."""
        return Problem(code=self.code, key=self.key, args=self.arguments, detail=str(self), index=self.index)

    def to_refusal(self, client_id: str | None = None) -> Refusal:
        """The answer to a message of the socket."""
        return Refusal(id=client_id, code=self.code, key=self.key, args=self.arguments, index=self.index)


KINDS: tuple[tuple[type[CastlewrightError], str], ...] = (
    (OutOfTurnError, "not_your_turn"),
    (IllegalActionError, "illegal_action"),
    (UndoError, "no_undo"),
    (CheckFailedError, "check_failed"),
    (UnknownNameError, "unknown_name"),
)


def refused(error: CastlewrightError) -> Refused:
    """The refusal for an error of the engine; what was wrong travels as an argument."""
    if isinstance(error, DraftError):
        problem = refused(error.cause)
        return Refused(problem.code, str(error), problem.arguments, error.index)
    if isinstance(error, RuleError):
        return Refused("breaks_rule", str(error), {"reason": str(error), "section": error.section})
    if isinstance(error, RulesetError):
        title, ruleset, current = error.args
        return Refused("other_rules", str(error), {"title": title, "ruleset": ruleset, "current": current})
    for kind, code in KINDS:
        if isinstance(error, kind):
            return Refused(code, str(error), {"reason": str(error)})
    if isinstance(error, BadInputError):
        arguments = {"reason": str(error), "place": error.place, **error.arguments}
        return Refused("bad_value", str(error), arguments, key=error.key)
    return Refused("bad_value", str(error), {"reason": str(error), "place": ""})
