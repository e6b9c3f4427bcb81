"""Changed rules against a game's tests: collected once, run in a fork for every change, the quickest test first."""

import gc
import inspect
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType

import hypothesis
import msgspec
import pytest

from benchmarks.mutations import ROOT, SOURCES, Mutation, drafts

LEFT_OUT = ("test_recorded.py", "test_records.py", "test_heuristics.py", "test_screen.py", "test_terminal.py")
"""Tests of recorded games and of files without rules."""

HANGING, MEMORY = (4, 8), 4 << 30
"""Seconds of work, those of the test without any change so many times, and bytes: what needs more counts as noticed."""

BROKEN = 70
"""How a fork ends in which something else than a test fails."""

SETTLED = set[tuple[str, str]]()
"""File and name of every function that ran while modules were imported: tables may hold what it gave."""


def note_call(frame: FrameType, event: str, argument: object) -> None:
    """Remember a function that runs during an import."""
    SETTLED.add((frame.f_code.co_filename, frame.f_code.co_qualname))


class Trials:
    """A pytest plugin: in place of the tests it does something with all of them collected."""

    def __init__(self, work: Callable[[pytest.Session], None]) -> None:
        self.work = work

    def pytest_collection(self) -> None:
        """Watch which functions run while tests are imported."""
        sys.settrace(note_call)

    def pytest_collection_finish(self) -> None:
        """Modules are imported: watch no more."""
        sys.settrace(None)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Do the work instead of running the tests one by one."""
        self.work(session)
        return True


def with_tests(game: str, plugin: Trials) -> int:
    """What pytest says once the plugin has worked with the game's tests."""
    hypothesis.settings.register_profile(
        "mutations", deadline=None, derandomize=True, database=None, phases=[hypothesis.Phase.generate]
    )
    tests = [f"tests/games/{game}", "tests/conformance/test_play.py", "-k", f"{game} or test_drafting"]
    tests += ["tests/core/test_drafting.py"] if drafts(game) else []
    quiet = ["-qq", "-s", "--no-header", "--no-summary", "--tb=no", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    plain = ["--noconftest", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-profile=mutations"]
    left_out = [f"--ignore-glob=*/{name}" for name in LEFT_OUT]
    return int(pytest.main([*tests, *quiet, *plain, *left_out], plugins=[plugin]))


def run(session: pytest.Session, seconds: dict[str, float]) -> bool:
    """Whether all tests pass, the quickest first, up to the first that fails."""
    items = sorted(session.items, key=lambda item: seconds.get(item.nodeid, 0))
    for item, following in zip(items, [*items[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, HANGING[0] + HANGING[1] * seconds.get(item.nodeid, HANGING[0]))
        began = process_time()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        seconds[item.nodeid] = process_time() - began
        if session.testsfailed:
            return False
    return True


def in_fork(work: Callable[[], bool]) -> int:
    """The id of a new process that does this silently, within bounds, and ends with 0 if it is so."""
    process = os.fork()
    if process:
        return process
    code = BROKEN
    try:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        signal.setitimer(signal.ITIMER_PROF, HANGING[0] * HANGING[1])
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = int(not work())
    except MemoryError:
        code = 1
    finally:
        os._exit(code)


def timed(session: pytest.Session) -> dict[str, float]:
    """The seconds of every test without any change; all of them have to pass."""
    reading, writing = os.pipe()

    def work() -> bool:
        seconds = dict[str, float]()
        is_well = run(session, seconds)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(msgspec.json.encode(seconds))
        return is_well

    process = in_fork(work)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    if os.waitpid(process, 0)[1]:
        sys.exit("the tests fail without any change")
    return msgspec.json.decode(told, type=dict[str, float])


def outcomes(
    game: str, session: pytest.Session, tried: list[Mutation], jobs: int, seconds: dict[str, float]
) -> Iterator[tuple[Mutation, bool]]:
    """Each change and whether it survived, as soon as that is known."""
    waiting, running = tried[::-1], dict[int, Mutation]()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutation = waiting.pop()
            running[in_fork(partial(survives, game, session, mutation, seconds))] = mutation
        process, status = os.wait()
        if os.waitstatus_to_exitcode(status) == BROKEN:
            sys.exit(f"the trial itself fails: {running[process]}")
        yield running.pop(process), status == 0


def survives(game: str, session: pytest.Session, mutation: Mutation, seconds: dict[str, float]) -> bool:
    """Whether no test notices the change in this process."""
    if patch(mutation):
        return run(session, seconds)
    forget_imports()
    import castlewright  # noqa: F401  (it puts its own finder first)

    sys.meta_path.insert(0, ChangedFinder(mutation))
    passed = []
    code = with_tests(game, Trials(lambda fresh: passed.append(run(fresh, seconds))))
    return code == 0 and passed == [True]


# A change inside of functions that nobody has called yet is made in the imported module.


def patch(mutation: Mutation) -> bool:
    """Give the changed functions of an imported module their new code; False where that is not enough."""
    path = str(ROOT / mutation.file)
    old, new = compile(mutation.source, path, "exec"), compile(mutation.changed, path, "exec")
    changed = changed_functions(old, new)
    if changed is None or any((path, name) in SETTLED for name in changed):
        return False
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__module__ == mutation.module:
            function.__code__ = changed.get(function.__qualname__, function.__code__)
    return True


def changed_functions(old: CodeType, new: CodeType) -> dict[str, CodeType] | None:
    """The new code of every changed function by its full name; None where something else has changed."""
    if old.co_code != new.co_code or old.co_names != new.co_names or len(old.co_consts) != len(new.co_consts):
        return None
    changed = dict[str, CodeType]()
    for one, other in zip(old.co_consts, new.co_consts, strict=True):
        if not isinstance(one, CodeType):
            if one != other:
                return None
        elif one.co_flags & inspect.CO_OPTIMIZED:
            changed |= {other.co_qualname: other} if one != other else {}
        else:
            inside = changed_functions(one, other)
            if inside is None:
                return None
            changed |= inside
    return changed


# Any other change needs everything imported anew.


def forget_imports() -> None:
    """Forget every module of the project, its tests included."""
    folders = (str(SOURCES), str(ROOT / "tests"))
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(folders):
            del sys.modules[name]


class ChangedLoader(SourceFileLoader):
    """Loads one module from changed text."""

    def __init__(self, mutation: Mutation) -> None:
        super().__init__(mutation.module, str(ROOT / mutation.file))
        self.mutation = mutation

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed text, never a kept one."""
        return compile(self.mutation.changed, self.path, "exec")


class ChangedFinder(MetaPathFinder):
    """Finds the one changed module before anybody else does."""

    def __init__(self, mutation: Mutation) -> None:
        self.mutation = mutation

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        """The changed module; None for every other."""
        if fullname != self.mutation.module:
            return None
        return spec_from_file_location(fullname, ROOT / self.mutation.file, loader=ChangedLoader(self.mutation))
