"""The server's log: one line per event, as text for people or as JSON for machines; the system rotates it.

No line holds a secret, a token, a name, an address or what a guest wrote. Whoever asks for details gets the addresses
of requests and the words of errors, in which such things can stand.
"""

import logging
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Form = Literal["text", "json"]

ACCESS = "uvicorn.access"
"""The logger of requests; its arguments are address, method, path, HTTP version and status."""


def set_up(form: Form = "text", *, details: bool = False) -> None:
    """Let this process log in a form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines(details=details) if form == "json" else TextLines(details=details))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("castlewright").setLevel(logging.INFO)


def tell(logger: logging.Logger, event: str, level: int = logging.INFO, **fields: object) -> None:
    """Log an event with its fields, each by its name."""
    logger.log(level, event, extra={"fields": fields}, stacklevel=2)


class Lines(logging.Formatter):
    """What both forms share: the fields of a record, without what is private."""

    def __init__(self, *, details: bool) -> None:
        super().__init__()
        self.details = details

    def fields_of(self, record: logging.LogRecord) -> dict[str, object]:
        """What happened, in order: when, how grave, who tells it, what, and its fields."""
        fields: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        if record.name == ACCESS and isinstance(record.args, tuple) and len(record.args) == 5:
            return fields | {"event": "request"} | self.request_fields(record.args)
        fields["event"] = record.getMessage()
        given = getattr(record, "fields", None)
        fields |= given if isinstance(given, Mapping) else {}
        if record.exc_info and record.exc_info[1] is not None:
            fields |= self.error_fields(record.exc_info[1])
        return fields

    def request_fields(self, args: tuple[Any, ...]) -> dict[str, object]:
        """A request: its method, path and status; the query and the address for who asks for details."""
        address, method, path, _, status = args
        if not self.details:
            return {"method": method, "path": str(path).partition("?")[0], "status": status}
        return {"method": method, "path": path, "status": status, "address": address}

    def error_fields(self, error: BaseException) -> dict[str, object]:
        """An error by its kind and the places that it went through; its words may be a guest's."""
        frames = traceback.extract_tb(error.__traceback__)
        places = [f"{frame.filename.rpartition('castlewright/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        told: dict[str, object] = {"error": type(error).__name__, "trace": places}
        return told | {"words": str(error)} if self.details else told


class JsonLines(Lines):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as JSON."""
        return msgspec.json.encode(self.fields_of(record), enc_hook=str).decode()


class TextLines(Lines):
    """One line for people: `2026-01-31T12:00:00.000+00:00 WARNING castlewright...: what happened key=value`."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as text; the places of an error stand below."""
        fields = self.fields_of(record)
        at, level, name, event = (fields.pop(key) for key in ("at", "level", "from", "event"))
        trace = fields.pop("trace", [])
        rest = "".join(f" {key}={value}" for key, value in fields.items())
        places = "".join(f"\n  {place}" for place in trace) if isinstance(trace, list) else ""
        return f"{at} {str(level).upper()} {name}: {event}{rest}{places}"
