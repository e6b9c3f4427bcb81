"""The time, as it is stored and sent."""

import time


def now() -> float:
    """Seconds since 1970, as they are stored and sent."""
    return round(time.time(), 3)
