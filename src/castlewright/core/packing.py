"""Boards packed into a link: numbers of known ranges as one large number, written in letters.

A link is `<game>#<letters>`: a version, a checksum, then the number in the letters of base64 for addresses. Whatever
comes from outside is read as a link or refused with a message; nothing in it is trusted.
"""

from collections.abc import Sequence
from typing import NoReturn, TypeVar
from zlib import crc32

from castlewright.core.errors import BadInputError

VERSION = "1"
NO_LINK = "assistant-no-link"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CHECK_LETTERS = 3
"""So much of a link is its checksum: one link in 262,144 with errors is not found out by it."""

MOST_LETTERS = 4000
"""The longest link that is written or read."""

LONGEST_NAME = 60
"""Characters of the longest name that goes into a link."""

DIGITS = 64
MOST_DIGITS = 6
"""So many digits to that base has the largest number of unknown range."""


Choice = TypeVar("Choice")


def bad_link(reason: str, key: str = "assistant-link-broken") -> NoReturn:
    """Refuse a link."""
    raise BadInputError("link", reason, key)


class Packer:
    """Takes numbers one after the other, each with the range it comes from."""

    def __init__(self) -> None:
        self._taken: list[tuple[int, int]] = []

    def put(self, value: int, base: int) -> None:
        """Add a number of 0 to base - 1."""
        if not 0 <= value < base:
            raise BadInputError("link", f"{value} is not between 0 and {base - 1}", NO_LINK)
        self._taken.append((value, base))

    def put_flag(self, value: bool) -> None:
        """Add a yes or no."""
        self.put(int(value), 2)

    def put_choice(self, value: object, choices: Sequence[object]) -> None:
        """Add one of several."""
        if value not in choices:
            raise BadInputError("link", f"{str(value)[:60]!r} is not known", NO_LINK)
        self.put(choices.index(value), len(choices))

    def put_choices(self, values: Sequence[object], choices: Sequence[object], usual: int = 8) -> None:
        """Add some of several, in their order; so many are usual."""
        self.put_count(len(values), usual)
        for value in values:
            self.put_choice(value, choices)

    def put_count(self, value: int, usual: int = 8) -> None:
        """Add a number of unknown range that is not negative; small ones, below `usual`, take least room."""
        if value < usual - 1:
            self.put(value, usual)
            return
        self.put(usual - 1, usual)
        value -= usual - 1
        while value >= DIGITS:
            self.put(DIGITS + value % DIGITS, 2 * DIGITS)
            value //= DIGITS
        self.put(value, 2 * DIGITS)

    def put_signed(self, value: int, usual: int = 16) -> None:
        """Add a number of unknown range, below 0 or above."""
        self.put_count(2 * value if value >= 0 else -2 * value - 1, usual)

    def put_name(self, name: str) -> None:
        """Add a name."""
        if len(name) > LONGEST_NAME:
            raise BadInputError("link", f"a name has more than {LONGEST_NAME} characters", NO_LINK)
        try:
            letters = name.encode()
        except UnicodeEncodeError:
            raise BadInputError("link", "a name is no text", NO_LINK) from None
        self.put_count(len(letters))
        for letter in letters:
            self.put(letter, 256)

    def put_names(self, names: Sequence[str], usual: Sequence[str]) -> None:
        """Add as many names as `usual` holds; those that are as usual take no room."""
        is_usual = list(names) == list(usual)
        self.put_flag(is_usual)
        for name in () if is_usual else names:
            self.put_name(name)

    def put_boards(self, names: Sequence[str], players: Sequence[str]) -> None:
        """Add the names of boards and of those who built them."""
        self.put_count(len(names))
        self.put_names(names, usual_names(len(names)))
        self.put_count(len(players))
        self.put_names(players, [""] * len(players))

    def letters(self) -> str:
        """Everything that was taken, in letters, with version and checksum."""
        number = 1
        for value, base in reversed(self._taken):
            number = number * base + value
        letters = []
        while number:
            number, letter = divmod(number, len(LETTERS))
            letters.append(LETTERS[letter])
            if len(letters) > MOST_LETTERS:
                raise BadInputError("link", "these boards are too large for a link", NO_LINK)
        packed = "".join(letters)
        return VERSION + checksum(packed) + packed


class Unpacker:
    """Gives the numbers of a link back, in the order in which they were put."""

    def __init__(self, letters: str) -> None:
        if len(letters) > MOST_LETTERS + CHECK_LETTERS + 1:
            bad_link("it is too long")
        version, check, packed = letters[:1], letters[1 : 1 + CHECK_LETTERS], letters[1 + CHECK_LETTERS :]
        if version != VERSION:
            bad_link(f"it is of version '{version}', this program reads version {VERSION}", "assistant-link-version")
        if not packed or any(letter not in LETTERS for letter in packed) or check != checksum(packed):
            bad_link("letters are missing or wrong")
        self._left = 0
        for letter in reversed(packed):
            self._left = self._left * len(LETTERS) + LETTERS.index(letter)

    def get(self, base: int) -> int:
        """The next number, of 0 to base - 1."""
        if self._left < base:
            bad_link("it ends too early")
        self._left, value = divmod(self._left, base)
        return value

    def get_flag(self) -> bool:
        """The next yes or no."""
        return bool(self.get(2))

    def get_choice(self, choices: Sequence[Choice]) -> Choice:
        """The next one of several."""
        return choices[self.get(len(choices))]

    def get_choices(self, choices: Sequence[Choice], most: int, usual: int = 8) -> list[Choice]:
        """The next ones of several, at most so many."""
        return [self.get_choice(choices) for _ in range(self.get_number(most, usual))]

    def get_number(self, most: int, usual: int = 8) -> int:
        """The next number of things; more than so many are none that anybody has."""
        count = self.get_count(usual)
        return count if count <= most else bad_link("there is more in it than in the box")

    def get_count(self, usual: int = 8) -> int:
        """The next number of unknown range."""
        first = self.get(usual)
        if first < usual - 1:
            return first
        total, weight = usual - 1, 1
        for _ in range(MOST_DIGITS):
            digit = self.get(2 * DIGITS)
            total += digit % DIGITS * weight
            if digit < DIGITS:
                return total
            weight *= DIGITS
        return bad_link("a number in it is too large")

    def get_signed(self, usual: int = 16) -> int:
        """The next number of unknown range, below 0 or above."""
        value = self.get_count(usual)
        return -(value // 2) - 1 if value % 2 else value // 2

    def get_name(self) -> str:
        """The next name."""
        count = self.get_count()
        if count > 4 * LONGEST_NAME:
            bad_link("a name in it is too long")
        letters = bytes(self.get(256) for _ in range(count))
        try:
            name = letters.decode()
        except UnicodeDecodeError:
            return bad_link("a name in it is no text")
        return name if len(name) <= LONGEST_NAME else bad_link("a name in it is too long")

    def get_names(self, usual: Sequence[str]) -> list[str]:
        """As many names as `usual` holds."""
        return list(usual) if self.get_flag() else [self.get_name() for _ in usual]

    def get_boards(self, most: int) -> tuple[list[str], list[str]]:
        """The next names of boards, at most so many, and of those who built them."""
        names = self.get_names(usual_names(self.get_number(most) or bad_link("it holds no boards")))
        return names, self.get_names([""] * self.get_number(most))

    def finish(self) -> None:
        """Refuse a link that holds more than was read."""
        if self._left != 1:
            bad_link("there is more in it than boards")


def checksum(letters: str) -> str:
    """The letters by which typing errors are found."""
    number = crc32(letters.encode())
    return "".join(LETTERS[number >> 6 * place & 63] for place in range(CHECK_LETTERS))


def usual_names(count: int) -> list[str]:
    """What boards are called that nobody named: A, B, C and so on."""
    return [chr(ord("A") + number) if number < 26 else str(number + 1) for number in range(count)]
