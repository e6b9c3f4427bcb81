"""Plain data from outside, such as what was JSON, in the form with which a program works."""

from typing import Any, TypeVar, overload

import msgspec

from castlewright.core.errors import BadInputError

Form = TypeVar("Form")


@overload
def typed(document: object, form: type[Form], place: str) -> Form: ...
@overload
def typed(document: object, form: object, place: str) -> Any: ...
def typed(document: object, form: Any, place: str) -> Any:
    """The document in this form; where it has another one, the error names `place` and what is wrong."""
    try:
        return msgspec.convert(document, form)
    except msgspec.ValidationError as error:
        raise BadInputError(place, str(error)) from None
