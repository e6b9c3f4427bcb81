"""Pictures of what a person sees, in every look, and what is wrong in them: axe, and our own eyes for layout."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from counts import IS_ALBUM, IS_THOROUGH
from web.people import Person

AXE = Axe()
AUDIT = (Path(__file__).parent / "audit.js").read_text()
SCREENSHOTS = Path(__file__).parent / "screenshots"
HEIGHTS = {320: 640, 360: 640, 375: 664, 390: 844, 768: 1024, 844: 390, 1280: 800, 1600: 1000, 1920: 1080}
SIZE_TEXT = "size => { document.documentElement.style.fontSize = size }"
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"

RUN_AXE = """async rules => {
    const {violations} = await axe.run({resultTypes: ['violations'], ...(rules && {runOnly: rules})})
    return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `axe ${id}: ${html.slice(0, 160)}`))
}"""

Special = Literal["", "text-200", "forced-colours", "more-contrast"]
Asked = Literal["", "colours", "all"]
"""What axe is asked about."""


@dataclass(frozen=True)
class Look:
    """A width, a theme, and perhaps a need."""

    width: int
    dark: bool = False
    special: Special = ""
    axe: Asked = ""

    def __str__(self) -> str:
        parts = [str(self.width), "dark" if self.dark else "light", self.special]
        return "-".join(part for part in parts if part)


DESK, DESK_DARK = Look(1280, axe="all"), Look(1280, dark=True, axe="colours")
PHONE, PHONE_DARK = Look(390, axe="all"), Look(390, dark=True, axe="all")
NEEDS = [
    Look(1280, special="text-200"),
    Look(390, special="text-200"),
    Look(1280, special="forced-colours"),
    Look(1280, special="more-contrast"),
]
LOW, LYING, WIDE = Look(375), Look(844), Look(1920)
"""A phone whose browser keeps its bars, one in landscape, a large screen: key pages are always seen in these two."""

WIDTHS = [Look(320), LOW, Look(768), Look(1600), LYING, WIDE]

ENGLISH = [DESK, DESK_DARK, PHONE, PHONE_DARK]
QUICK = [DESK, PHONE_DARK]
OTHERS = [Look(1280), Look(390)]
"""The looks of French and Polish: the words change, the colours do not."""


def looks_of(language: str) -> list[Look]:
    """In which looks the pages of a language are seen: all of them if there is time."""
    if IS_THOROUGH:
        return [*ENGLISH, *WIDTHS, *NEEDS]
    if language != "en":
        return OTHERS
    return ENGLISH if IS_ALBUM else QUICK


class Album:
    """Takes pictures of one person's pages and finds out what is wrong in each."""

    def __init__(self, language: str, looks: list[Look]) -> None:
        self.folder = SCREENSHOTS / language
        self.looks = looks
        self.wrong: list[str] = []

    def take(self, person: Person, name: str, whole: bool = False, is_key: bool = False) -> None:
        """Everything in every look, with a picture for an album; the person then sits at the first look again."""
        looks = [*self.looks, *(look for look in (LYING, WIDE) if is_key and look not in self.looks)]
        for look in looks:
            self.take_in(person, name, look, whole)
        if len(looks) > 1:
            wear(person, looks[0])

    def take_in(self, person: Person, name: str, look: Look, whole: bool) -> None:
        """One look, and what is wrong in it."""
        wear(person, look)
        path = self.folder / str(look) / f"{name}.png"
        if IS_ALBUM:
            path.parent.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=path, full_page=whole)
        self.audit_in(person, str(path.relative_to(SCREENSHOTS)), look)

    def audit(self, person: Person, name: str) -> None:
        """What is wrong on the screen in every look, without a picture."""
        for look in self.looks:
            self.audit_in(person, f"{look}: {name}", look)

    def audit_in(self, person: Person, name: str, look: Look) -> None:
        """What is wrong on the screen as it is worn now."""
        found: list[str] = person.page.evaluate(AUDIT, look.width == 390 and not look.special)
        if look.axe:
            found += violations(person.page, look.axe)
        self.wrong += [f"{name}: {each}" for each in found]

    def visit(self, person: Person, name: str, path: str) -> None:
        """A whole page by its address."""
        person.page.goto(path)
        person.page.locator("h1").first.wait_for()
        person.page.locator("[aria-busy=true]").first.wait_for(state="detached")
        self.take(person, name, whole=True)

    def check(self) -> None:
        """Nothing was wrong in any look."""
        assert not self.wrong, "\n".join(["", *self.wrong])


def wear(person: Person, look: Look) -> None:
    """Show the page in this look, and wait until it lies still."""
    page = person.page
    page.set_viewport_size({"width": look.width, "height": HEIGHTS[look.width]})
    page.emulate_media(
        color_scheme="dark" if look.dark else "light",
        forced_colors="active" if look.special == "forced-colours" else "none",
        contrast="more" if look.special == "more-contrast" else "no-preference",
        reduced_motion="reduce",
    )
    page.evaluate(SIZE_TEXT, "200%" if look.special == "text-200" else "")
    page.evaluate(SETTLED)
    # A busy page may lose its line for a moment; then its places rest and are pale.
    if not person.cut:
        page.locator(".panel.resting").first.wait_for(state="detached")


def violations(page: Page, asked: Asked) -> list[str]:
    """What axe finds, one line for each element."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    found: list[str] = page.evaluate(RUN_AXE, ["color-contrast"] if asked == "colours" else None)
    return found


def check_axe(person: Person) -> None:
    """No violation on what is shown now."""
    found = violations(person.page, "all")
    assert not found, "\n".join(["", *found])
