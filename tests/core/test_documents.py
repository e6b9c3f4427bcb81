"""Plain data from outside comes in the form that is wanted, or is refused with its place."""

import pytest

from castlewright.core.branch import Branch
from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError


def test_data_in_the_right_form_is_taken() -> None:
    assert typed(["a", "b"], list[str], "names") == ["a", "b"]


def test_data_in_another_form_is_refused_with_its_place() -> None:
    with pytest.raises(BadInputError, match=r"^names: Expected `str`, got `int` - at `\$\[1\]`$"):
        typed(["a", 2], list[str], "names")


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadInputError, match=r"^branch: Object missing required field"):
        typed({}, Branch, "branch")
