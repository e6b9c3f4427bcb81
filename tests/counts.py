"""How often large properties are tried: a share in `make test`, less of it interpreted, all in `make thorough`."""

import os
from zlib import crc32

IS_THOROUGH = os.environ.get("CASTLEWRIGHT_THOROUGH", "") not in {"", "0"}
IS_ALBUM = os.environ.get("CASTLEWRIGHT_ALBUM", "") not in {"", "0"}
"""Whether pictures of the pages are kept (`make album`)."""

IS_INTERPRETED = os.environ.get("CASTLEWRIGHT_INTERPRETED", "") not in {"", "0"}


def share(full: int) -> int:
    """The full count when thorough, else a hundredth of it, at least one.

    The interpreted engine is compared with the compiled one digest by digest: there a thousandth is enough.
    """
    return full if IS_THOROUGH else max(full // (1000 if IS_INTERPRETED else 100), 1)


def seeds(full: int) -> range:
    """As many seeds as `share` says, others in every test and with every parameter.

    If all properties began at seed 0 they would look at the same few games.
    """
    running = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    start = crc32(running.encode()) % 1_000_000
    return range(start, start + share(full))
