"""The documentation site: built without warnings, whole by itself, no link into the void."""

import re
from pathlib import Path

from castlewright.games import all_games

PAGES = {
    "index",
    "library",
    "reference",
    "environments",
    "observations",
    "bots",
    "server",
    "operate",
    "protocol",
    "castellan",
}


def test_all_pages_are_there_and_lead_somewhere(site: Path) -> None:
    pages = {path.stem: path.read_text("utf-8") for path in site.glob("*.html") if path.stem != "404"}
    assert pages.keys() >= PAGES
    for name, page in pages.items():
        for target in re.findall(r'(?:href|src)="([^"#:]+)[^":]*"', page):
            assert (site / target.partition("?")[0]).exists(), f"{name}.html points at {target}"


def test_nothing_is_fetched_from_elsewhere_and_the_search_knows_all_pages(site: Path) -> None:
    for path in site.glob("*.html"):
        assert not re.findall(r'<(?:script|img|iframe)[^>]*src="https?:', path.read_text("utf-8"))
        assert not re.findall(r'<link[^>]*rel="(?:stylesheet|preconnect)"[^>]*href="https?:', path.read_text("utf-8"))
    index = (site / "search.json").read_text("utf-8")
    assert all(f"{name}.html" in index for name in PAGES - {"index"})


def test_the_reference_names_everything_that_is_public(site: Path) -> None:
    import castlewright

    page = (site / "reference.html").read_text("utf-8")
    assert all(f"cw.{name}<" in page for name in castlewright.__all__)


def test_every_number_of_an_observation_has_its_line(site: Path) -> None:
    page = (site / "observations.html").read_text("utf-8")
    for game in all_games().values():
        chapter = page[page.index(f">{game.meta.title}<") :]
        encoding = game.encodings.encoding(3, game.meta.check_options({}))
        assert all(f"<code>{field.name}</code>" in chapter for field in [*encoding.fields, *encoding.action_fields])
