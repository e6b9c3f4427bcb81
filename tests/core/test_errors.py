"""Errors travel between processes with all they say."""

import pickle

import pytest

from castlewright.core.errors import (
    BadInputError,
    BotFailedError,
    CastlewrightError,
    RuleError,
    RulesetError,
    UnknownNameError,
)

ERRORS = [
    BadInputError("cities[0]", "no rows"),
    BadInputError("", "no place"),
    UnknownNameError("bot", "hal", ["greedy"]),
    RuleError("cities[0]", "5.2", "in two parts"),
    RulesetError("Castellan", 1, 2),
    BotFailedError("bot hal failed"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling(error: CastlewrightError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin), twin.exit_code) == (type(error), str(error), error.exit_code)


def test_what_errors_say() -> None:
    assert [str(error) for error in ERRORS[:5]] == [
        "cities[0]: no rows",
        "no place",
        "unknown bot 'hal'; choose one of greedy",
        "cities[0]: in two parts (Rules §5.2)",
        "ruleset: this match of Castellan was played by ruleset 1 and this version plays ruleset 2:"
        " it is kept, but cannot be played here",
    ]
