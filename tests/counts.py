"""How often large properties are tried: a hundredth in `make test`, all of it in `make thorough`."""

import os

IS_THOROUGH = os.environ.get("CASTLEWRIGHT_THOROUGH", "") not in {"", "0"}


def share(full: int) -> int:
    """The full count when thorough, else a hundredth of it, at least one."""
    return full if IS_THOROUGH else max(full // 100, 1)
