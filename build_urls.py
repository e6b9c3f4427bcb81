"""Gives a package the addresses under which it is published: `CASTLEWRIGHT_ADDRESS=https://… hatchling build`.

Nobody has to publish it in one place, so no address stands in `pyproject.toml`: without one a package names none.
Wheels that are built from an sdist keep the addresses of the sdist.
"""

import os
from typing import Any
from urllib.parse import urlsplit

try:
    from hatchling.metadata.plugin.interface import MetadataHookInterface
except ImportError:  # read where hatchling need not be installed
    MetadataHookInterface = object

PLACES = {
    "Homepage": "",
    "Documentation": "/blob/main/docs",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
}
"""Where a public repository has what, below its own address."""


class AddressHook(MetadataHookInterface):
    """Called by hatchling for every package."""

    PLUGIN_NAME = "address"

    def update(self, metadata: dict[str, Any]) -> None:
        """Name the addresses, if there is one."""
        metadata["urls"] = urls(os.environ.get("CASTLEWRIGHT_ADDRESS", ""))


def urls(address: str) -> dict[str, str]:
    """The addresses of a repository, by what is found there; none without an address, ValueError for what is none."""
    if not address:
        return {}
    if urlsplit(address).scheme != "https" or not urlsplit(address).hostname:
        raise ValueError(f"CASTLEWRIGHT_ADDRESS is {address!r}: an address that begins with https:// is needed")
    return {name: address.rstrip("/") + place for name, place in PLACES.items()}
