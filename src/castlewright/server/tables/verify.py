"""Every table of a database played again, against the digests in its log."""

from collections.abc import Callable
from typing import NamedTuple

from castlewright.server.store.database import Store
from castlewright.server.store.keeping import all_codes, bring_back
from castlewright.server.store.rows import ChangeRow, LogRow, TableRow, UnreadableError, mask
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused

MOST_WORDS = 500


class Failure(NamedTuple):
    """A table that cannot be trusted, and why."""

    code: str
    game: str
    reason: str


class Findings(NamedTuple):
    """What was found in a database."""

    tables: int
    failures: list[Failure]
    older: list[str]
    """Tables of older rules, which are kept and not played."""

    returned: list[str]
    """Tables that were set aside and can be read again."""


async def verify(store: Store, *, sets_aside: bool, on_done: Callable[[int, int], None]) -> Findings:
    """Play every table again; with `sets_aside` those that fail are set aside, and those that do not are brought back.

    The server may run meanwhile: a table is looked at as far as its row says that it is.
    """
    codes = await all_codes(store)
    findings = Findings(len(codes), [], [], [])
    for done, code in enumerate(codes):
        on_done(done, len(codes))
        await verify_table(store, code, findings, sets_aside=sets_aside)
    on_done(len(codes), len(codes))
    return findings


async def verify_table(store: Store, code: str, findings: Findings, *, sets_aside: bool) -> None:
    """Play one table again, and note what is wrong with it."""
    try:
        row = await store.load_table(code)
    except UnreadableError as error:
        row, game, reason = None, "", str(error)
    else:
        if row is None:
            return  # It was removed meanwhile.
        log = [entry for entry in await store.load_log(row.id) if entry.seq <= row.seq]
        game, reason = row.game, fault(row, log, await store.load_changes(row.id))
    if reason == OLDER:
        findings.older.append(code)
    elif reason:
        findings.failures.append(Failure(code, game, reason))
        if sets_aside:
            await store.set_aside(code, reason[:MOST_WORDS])
    elif row is not None and row.aside is not None:
        findings.returned.append(code)
        if sets_aside:
            await bring_back(store, code)


OLDER = "older rules"


def fault(row: TableRow, entries: list[LogRow], changes: list[ChangeRow]) -> str:
    """What is wrong with a table; nothing if its log can be played and gives what was stored."""
    at = 0
    try:
        live = Live(row, (), changes)
        if row.state == "waiting":
            return "a table that has not begun has a log" if entries else ""
        for at, entry in enumerate(entries, start=1):
            wrong = fault_of_entry(live, at, entry)
            if wrong:
                return wrong
    except Refused as problem:
        return OLDER if problem.code == "other_rules" else f"entry {at}: {problem}"
    except Exception as error:  # whatever it is, the table cannot be read
        return f"entry {at}: {type(error).__name__}: {error}"
    return fault_of_end(live, row, len(entries))


def fault_of_entry(live: Live, at: int, entry: LogRow) -> str:
    """What is wrong with an entry of the log, which is played."""
    if entry.seq != at:
        return f"entry {at} is missing"
    played = live.play(entry)
    if played.text != entry.text:
        return f"entry {at} means '{played.text}' and says '{entry.text}'"
    if entry.digest is not None:
        digest = live.playing.position.digest()
        if digest != entry.digest:
            return f"after entry {at} the digest is {digest}, and {entry.digest} was stored"
    return ""


def fault_of_end(live: Live, row: TableRow, entries: int) -> str:
    """What the table's row says otherwise than the end of its log."""
    if row.seq != entries:
        return f"the table says {row.seq} entries and its log has {entries}"
    position = live.playing.position
    if position.is_over != (row.state == "finished") and not row.settings.is_imported:
        return f"the table says {row.state} and its log {'ends' if position.is_over else 'does not end'} the game"
    if row.state == "running" and row.waiting != mask(position.waiting):
        return "the table waits for other seats than its log"
    return ""
