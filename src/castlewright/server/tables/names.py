"""Names and lines as they may stand before others: nothing invisible in them, and nobody passes for somebody else."""

import unicodedata
from collections.abc import Iterable

MOST_NAME = 24
MOST_LINE = 500
MOST_NUMBERED = 50
MOST_MARKS = 2
"""Combining marks on one letter; more of them climb over the lines above."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing although Unicode counts them among the visible ones."""

JOINERS = frozenset("\u200d\ufe0f")
"""What joins and colours the parts of one emoji: of use in talk, not in names."""

CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx")
"""Greek capitals that are taken for Latin ones; their small letters look otherwise."""

LIKENESSES = str.maketrans(
    {
        **dict(zip("авԁегһіјӏкмнорԛѕстѵѡхуүɡ", "abderhijlkmhopqsctvwxyyg", strict=True)),
        **dict(zip("αβεγηικνορτυχω", "abeynlkvoptuxw", strict=True)),
        **dict(zip("հոսօցգզ", "hnuogqq", strict=True)),
        **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɩ", "abcdefghijklmnoprstuvwyzai", strict=True)),
        **dict(zip("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ", "abcdeghijklmprstvwz", strict=True)),
        **dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True)),
        **dict(zip("015|!ıøłđħŧ", "olsllioldht", strict=True)),
    }
)
"""Letters of other scripts, digits and signs that are taken for Latin letters, in small letters without marks."""


def clean_name(name: str) -> str:
    """A name that can be seen, on one line; empty where nothing of it can."""
    visible = squeeze(letter for letter in unicodedata.normalize("NFKC", name) if is_visible(letter))[
        :MOST_NAME
    ].strip()
    return visible if any(unicodedata.category(letter)[0] in "LNS" for letter in visible) else ""


def clean_line(line: str) -> str:
    """A line of talk without anything invisible or turned around."""
    # One letter can become eighteen by this: nobody's line is longer than what may be sent and stored.
    letters = unicodedata.normalize("NFKC", line)
    return squeeze(letter for letter in letters if letter in JOINERS or is_visible(letter))[:MOST_LINE].strip()


def squeeze(letters: Iterable[str]) -> str:
    """The letters on one line, without needless blanks and heaps of marks."""
    kept: list[str] = []
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def is_visible(letter: str) -> bool:
    """Whether a letter, a mark or a blank shows as what it is: no control, no mark of direction, no filler."""
    if letter in INVISIBLE or "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef":
        return False
    return unicodedata.category(letter)[0] != "C"


def likeness(name: str) -> str:
    """What two names share that people could take for the same."""
    plain = unicodedata.normalize("NFKD", clean_name(name)).translate(CAPITALS).casefold()
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(LIKENESSES)
    same = "".join(letter for letter in letters if letter.isalnum())
    return (same or letters).replace("i", "l").replace("rn", "m").replace("vv", "w")


def free_name(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if others here have one that looks the same."""
    likenesses = {likeness(other) for other in taken}
    numbered = (f"{name[: MOST_NAME - 3]} {number}" for number in range(2, MOST_NUMBERED))
    return next((free for free in (name, *numbered) if likeness(free) not in likenesses), name)
