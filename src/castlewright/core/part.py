"""What a position is made of, as numbers for another process: itself, and the castles and supplies in it."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Part:
    """Something that its fields make up: numbers, lists of numbers, and other parts or lists of them."""

    def state(self) -> tuple[str, ...]:
        """The names of these fields."""
        raise LookupError("a part defines state")

    def to_numbers(self) -> list[Any]:
        """What the fields hold."""
        return [getattr(self, name) for name in self.state()]

    def from_numbers(self, numbers: Sequence[Any]) -> None:
        """Take over what `to_numbers` gave; parts are filled anew, never replaced."""
        for name, value in zip(self.state(), numbers, strict=True):
            held = getattr(self, name)
            if isinstance(held, Part):
                held.from_numbers(value)
            elif isinstance(held, list) and held and isinstance(held[0], Part):
                for part, part_numbers in zip(held, value, strict=True):
                    part.from_numbers(part_numbers)
            else:
                setattr(self, name, value)


def pack(whole: Part) -> bytes:
    """A part with all parts in it."""
    return msgspec.msgpack.encode(whole.to_numbers(), enc_hook=lambda part: part.to_numbers())
