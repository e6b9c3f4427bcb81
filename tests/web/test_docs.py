"""The documentation site, opened from its files without a network: the search finds a page and leads there."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect


def test_the_search_of_the_files_leads_to_a_page(site: Path, chromium: Browser) -> None:
    context = chromium.new_context(offline=True)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    page.goto((site / "index.html").as_uri())
    page.get_by_role("button", name="Search").first.click()
    page.get_by_label("Search", exact=True).and_(page.locator("input[type=text]")).fill("secret choices")
    found = page.get_by_role("option").first
    expect(found).to_contain_text("Only secret choices are made at the same time")
    found.click()
    expect(page).to_have_url(re.compile(r"environments\.html.*#actions"))
    expect(page.get_by_role("heading", name="Environments for learning")).to_be_visible()
    assert wrong == []
    context.close()
