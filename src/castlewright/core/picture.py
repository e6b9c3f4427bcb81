"""Pictures in letters: lines of styled text, for the terminal and for plain output alike."""

from dataclasses import dataclass, field

Span = tuple[str, str]
"""A text and its style, as rich writes styles: "bold white on dark_green"; "" for none."""


@dataclass
class Picture:
    """Lines of spans, and where on them the legal actions lie."""

    lines: list[list[Span]] = field(default_factory=list)

    places: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Where an action's text can be pointed at: column and line of its mark in this picture."""

    @property
    def width(self) -> int:
        """Columns of the widest line."""
        return max((sum(len(text) for text, _ in line) for line in self.lines), default=0)

    def plain(self) -> str:
        """The picture without colours; letters alone must tell everything."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.lines)

    def add(self, text: str = "", style: str = "") -> None:
        """Add a line of one style."""
        self.lines.append([(text, style)] if text else [])


def titled(text: str, style: str = "") -> Picture:
    """A picture of one line."""
    return Picture([[(text, style)]])


def beside(pictures: list[Picture], gap: int = 3) -> Picture:
    """Pictures side by side, their first lines level."""
    joined = Picture()
    height = max((len(picture.lines) for picture in pictures), default=0)
    joined.lines = [[] for _ in range(height)]
    start = 0
    for picture in pictures:
        for action, (column, line) in picture.places.items():
            joined.places[action] = (column + start, line)
        for number in range(height):
            spans = picture.lines[number] if number < len(picture.lines) else []
            used = sum(len(text) for text, _ in spans)
            joined.lines[number] += [*spans, (" " * (picture.width - used + gap), "")]
        start += picture.width + gap
    return joined


def below(pictures: list[Picture]) -> Picture:
    """Pictures one under the other."""
    joined = Picture()
    for picture in pictures:
        for action, (column, line) in picture.places.items():
            joined.places[action] = (column, line + len(joined.lines))
        joined.lines += picture.lines
    return joined
