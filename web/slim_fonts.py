"""Cuts the two fonts to what the client draws with: `python web/slim_fonts.py FOLDER`, with fonttools and brotli.

FOLDER holds the files as Google Fonts serves them (also in the npm packages `@fontsource-variable/fraunces` and
`@fontsource-variable/atkinson-hyperlegible-next`, folder `files`). Every character stays; what leaves is weights that
no style asks for and letter forms that no style turns on. The answer lies in `public/fonts`, and
`src/look/fonts.css` then says which file has which characters.
"""

import sys
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parent
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn", "tnum"]
FONTS: dict[str, tuple[str, int | tuple[int, int]]] = {
    "Atkinson Hyperlegible Next": ("400 700", (400, 700)),
    "Fraunces": ("600", 600),
}
"""Each font with its weights, in words of the style and of the font: text in several, names and totals in one."""

HEAD = """\
/* Our two fonts, cut to our weights by slim_fonts.py, which writes this file, and served by us; the second file of each
   holds what Polish needs beyond Latin-1. Licences lie beside the files. */
"""
FACE = """\
@font-face {{
  font-family: "{family}"; font-weight: {weight}; font-display: swap;
  src: url("/fonts/{file}") format("woff2");
  unicode-range: {ranges};
}}
"""


def slim(path: Path, weights: int | tuple[int, int]) -> TTFont:
    """A font with these weights and all characters that it had."""
    font = TTFont(path)
    options = Options(layout_features=FEATURES, glyph_names=False, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    return instantiateVariableFont(font, {"wght": weights})


def ranges_of(characters: Iterable[int]) -> str:
    """Characters as a style names them: «U+20-7E, U+A0»."""
    runs = [
        [character for _, character in run]
        for _, run in groupby(enumerate(sorted(characters)), lambda each: each[1] - each[0])
    ]
    return ", ".join(f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else "") for run in runs)


def main(folder: Path) -> None:
    """Write all files, and the style that names them."""
    faces = [HEAD]
    for family, (weight, weights) in FONTS.items():
        name, told = family.lower().replace(" ", "-"), set[int]()
        for part in ("latin", "latin-ext"):
            font = slim(folder / f"{name}-{part}-wght-normal.woff2", weights)
            font.flavor = "woff2"
            path = WEB / "public" / "fonts" / f"{name}-{part}-{weight.replace(' ', '-')}.woff2"
            font.save(path)
            own = set(font.getBestCmap()) - told
            faces.append(FACE.format(family=family, weight=weight, file=path.name, ranges=ranges_of(own)))
            told |= own
    (WEB / "src" / "look" / "fonts.css").write_text("".join(faces))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
