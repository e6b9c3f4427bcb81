"""Pictures of boards as SVG: games draw them with few words, notebooks and files show them."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from castlewright.core.colours import COLOURS
from castlewright.core.errors import BadInputError

FONT = "'Atkinson Hyperlegible Next', 'DejaVu Sans', Arial, sans-serif"
HEAD = 34
"""The height of the line over a board, with its name and points."""

Value = str | int | float
Point = tuple[float, float]


class Drawing:
    """A picture of one board, as SVG. Notebooks show it by themselves; `save` writes a file, `str` gives the text."""

    def __init__(self, left: float, top: float, width: float, height: float, label: str) -> None:
        self.box = (left, top, width, height)
        self.label = label
        self.parts: list[str] = []

    def put(self, shape: str, **attributes: Value) -> None:
        """Add a shape; `fill` and `stroke` may be names of colours, and `_` stands for `-`."""
        self.parts.append(f"<{shape}{written(attributes)}/>")

    def line(self, points: Sequence[Point], **attributes: Value) -> None:
        """Add a line through some points, which may be filled."""
        way = " ".join(f"{number(x)},{number(y)}" for x, y in points)
        self.put("polyline", points=way, **{"fill": "none", **attributes})

    def write(self, x: float, y: float, text: str, size: float, **attributes: Value) -> None:
        """Add a text round a point, from its middle unless `text_anchor` says otherwise."""
        known = {"text_anchor": "middle", "fill": "ink", **attributes}
        self.parts.append(
            f"<text{written({'x': x, 'y': y + size * 0.36, 'font_size': size, **known})}>{escape(text)}</text>"
        )

    def pill(self, x: float, y: float, text: str, size: float, fill: str, ink: str) -> None:
        """Add a text on a rounded plate, round a point."""
        wide = max(len(text) * size * 0.62 + size * 0.8, size * 1.7)
        plate = {"x": x - wide / 2, "y": y - size * 0.85, "width": wide, "height": size * 1.7, "rx": size * 0.85}
        self.put("rect", **plate, fill=fill, stroke="piece-edge", stroke_width=1.2)
        self.write(x, y, text, size, fill=ink, font_weight=700)

    def head(self, name: str, points: int) -> None:
        """Write a name and points over the board; room for it was left above the top."""
        left, top, width, _ = self.box
        self.write(left + 12, top + HEAD / 2, name, 17, text_anchor="start", font_weight=700)
        self.pill(left + width - 28, top + HEAD / 2, str(points), 16, "gold-soft", "gold")

    @property
    def svg(self) -> str:
        """The text of the picture."""
        left, top, width, height = (number(value) for value in self.box)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" width="{width}"'
            f' height="{height}" role="img" aria-label={quoteattr(self.label)} font-family="{FONT}">'
            + "".join(self.parts)
            + "</svg>"
        )

    def save(self, path: str | Path) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self.svg, "utf-8")

    def png(self, width: int | None = None) -> bytes:
        """The picture as PNG, in its own size or so many pixels wide; needs `castlewright[export]`."""
        try:
            resvg = import_module("resvg_py")
        except ImportError:
            raise BadInputError("png", "needs resvg-py: install castlewright[export]") from None
        return bytes(resvg.svg_to_bytes(svg_string=self.svg, width=width))

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def number(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def written(attributes: dict[str, Value]) -> str:
    """Attributes as they stand in a tag, colours by their values."""
    words = []
    for name, value in attributes.items():
        text = COLOURS.get(value, value) if isinstance(value, str) else number(value)
        words.append(f" {name.replace('_', '-')}={quoteattr(text)}")
    return "".join(words)


def wrapped(text: str, lines: int) -> list[str]:
    """A text on at most so many lines, as even as its words allow."""
    words = text.split()
    for width in range(max(map(len, words)), len(text) + 1):
        rows: list[str] = []
        for word in words:
            if rows and len(rows[-1]) + 1 + len(word) <= width:
                rows[-1] += f" {word}"
            else:
                rows.append(word)
        if len(rows) <= lines:
            return rows
    return [text]


def sheet(drawings: Sequence[Drawing], width: int, height: int) -> Drawing:
    """Several pictures on one sheet of this size, each as large as it fits."""
    whole = Drawing(0, 0, width, height, ", ".join(drawing.label for drawing in drawings))
    whole.put("rect", width=width, height=height, fill="paper")
    columns = most_room(len(drawings), width / height)
    rows = -(-len(drawings) // columns)
    wide, high = width / columns, height / rows
    for place, drawing in enumerate(drawings):
        x, y = place % columns * wide + 8, place // columns * high + 8
        frame = f'<svg x="{number(x)}" y="{number(y)}" width="{number(wide - 16)}" height="{number(high - 16)}"'
        box = " ".join(number(value) for value in drawing.box)
        whole.parts.append(f'{frame} viewBox="{box}" font-family="{FONT}">{"".join(drawing.parts)}</svg>')
    return whole


def most_room(count: int, shape: float) -> int:
    """In how many columns so many squares are largest on a sheet of this shape, width by height."""
    return max(range(1, count + 1), key=lambda columns: min(shape / columns, 1 / -(-count // columns)))
