"""How colours look: WCAG contrast, and CIEDE2000 distance for people who see fewer colours."""

import math
import re

Colour = tuple[float, float, float]

VISIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado's matrices (2009) at full severity."""


def to_linear(colour: str) -> Colour:
    """A colour like #1E4F8F as linear light."""
    parts = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2.2."""
    lights = sorted(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in map(to_linear, (one, other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def to_lab(colour: str, vision: str) -> Colour:
    """The colour as a person with that vision sees it, in CIELAB."""
    light = to_linear(colour)
    rows = VISIONS[vision]
    seen = [min(1.0, max(0.0, sum(m * part for m, part in zip(row, light, strict=True)))) for row in rows]
    red, green, blue = seen
    xyz = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116 for value in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour) -> float:
    """CIEDE2000 between two CIELAB colours."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    waves = ((0.17, 1, -30, -1), (0.24, 2, 0, 1), (0.32, 3, 6, 1), (0.20, 4, -63, -1))
    tilt = 1 + sum(sign * height * math.cos(math.radians(times * hue + shift)) for height, times, shift, sign in waves)
    d_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * tilt)
    bend = math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    bend *= -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    return math.sqrt(d_light**2 + d_chroma**2 + d_hue**2 + bend * d_chroma * d_hue)


def tokens(css: str, selector: str) -> dict[str, str]:
    """The colour tokens of the block with this selector."""
    block = re.search(re.escape(selector) + r" \{\n(.*?)\n\s*\}", css, re.S)
    assert block, selector
    return dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6});", block[1]))
