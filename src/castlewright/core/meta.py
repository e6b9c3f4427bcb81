"""What a game is called, who made it, how many play, and what can be chosen."""

from collections.abc import Callable, Mapping

import msgspec

from castlewright.core.errors import BadInputError, RulesetError, UnknownNameError


class Option(msgspec.Struct, frozen=True):
    """Something that a table can choose before the game starts."""

    name: str
    default: object
    choices: tuple[str, ...] = ()
    """The values to choose from; empty where `check` decides."""

    check: Callable[[object], object] | None = None
    """For content that is not one of a few words: gives the value in its one form, or raises BadInputError."""

    from_file: bool = False
    """Whether the command line takes the name of a JSON file and puts its content here."""

    example: object = None
    """The content of such a file, to begin one's own with."""


class Meta(msgspec.Struct, frozen=True):
    """A game at a glance; loads alone."""

    name: str
    title: str
    designers: tuple[str, ...]
    year: int
    publisher: str
    min_seats: int
    max_seats: int
    options: tuple[Option, ...] = ()
    ruleset: int = 1
    """Goes up when a rule is corrected in such a way that older matches cannot be played on."""

    closes_talk: bool = False
    """Whether nobody may talk or point while a secret choice is made."""

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not made for."""
        if not self.min_seats <= seats <= self.max_seats:
            span = f"{self.min_seats} to {self.max_seats}"
            raise BadInputError("players", f"{self.title} takes {span} players, not {seats}")

    def check_ruleset(self, ruleset: int) -> None:
        """Refuse a match that was played by other rules."""
        if ruleset != self.ruleset:
            raise RulesetError(self.title, ruleset, self.ruleset)

    def check_options(self, given: Mapping[str, object]) -> dict[str, object]:
        """Every option with its value; unknown names and values are refused."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                if not known:
                    raise BadInputError(f"option {name}", f"{self.title} has no options")
                raise UnknownNameError("option", name, sorted(known))
        return {name: check_option(option, given.get(name, option.default)) for name, option in known.items()}


def check_option(option: Option, value: object) -> object:
    """The value in its one form, or an error that says what there is to choose."""
    if option.check is not None:
        return option.check(value)
    if value not in option.choices:
        raise UnknownNameError(f"value of option {option.name}", str(value), option.choices)
    return value
