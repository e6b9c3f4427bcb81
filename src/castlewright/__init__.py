"""Castlewright plays, scores and studies four building games.

With CASTLEWRIGHT_INTERPRETED=1 in the environment the package takes the plain `.py` files
beside the compiled ones.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, PathFinder, SourceFileLoader

__version__ = "0.1.0"


class SourceOnlyFinder(PathFinder):
    """Finds this package's modules as source, never as compiled files."""

    @classmethod
    def find_spec(cls, fullname: str, path=None, target=None) -> ModuleSpec | None:  # type: ignore[no-untyped-def]
        """The spec of one of our modules; None for anybody else's."""
        if not fullname.startswith(f"{__name__}.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


if os.environ.get("CASTLEWRIGHT_INTERPRETED", "") not in {"", "0"}:
    sys.meta_path.insert(0, SourceOnlyFinder)


def is_compiled() -> bool:
    """Whether the engine runs compiled."""
    from castlewright.core import position

    return not str(position.__file__).endswith(".py")
