"""The browser of the client's tests: the one on the PATH; run as a program this gets one where there is none."""

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium-headless-shell",  # the same engine without windows of its own: a third of the work for each new page
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PACKAGES = NAMES[:2]
"""Debian's, in the order of preference."""


def find_browser() -> str | None:
    """The program on the PATH, or the one that Playwright has fetched."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or fetched_browser()


def fetched_browser() -> str | None:
    """The Chromium that `playwright install` has put into its own folder."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None  # noqa: PTH110 - Playwright gives text


def get_browser() -> str | None:
    """A browser, installed if there is none: Debian's as root, else Playwright's."""
    if (found := find_browser()) is not None:
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        for package in PACKAGES:
            wanted = [package, "fonts-dejavu-core"]
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *wanted], check=False)
            if (found := find_browser()) is not None:
                return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return find_browser()


if __name__ == "__main__" and get_browser() is None:
    print("The client's tests need a browser: install chromium or google-chrome.", file=sys.stderr)
    sys.exit(2)
