"""A game of two people and two bots, told in pictures: Ada looks, Bruno does what the pictures need, Cleo watches."""

from playwright.sync_api import expect

from web.album import PHONE, Album, wear
from web.people import Person, ask
from web.tables import CITIES

BOARDS = "boards => boards.map(board => board.dataset.board)"


class Story:
    """The phases of one table, in the order in which they come."""

    def __init__(self, ada: Person, bruno: Person, cleo: Person, album: Album) -> None:
        self.ada, self.bruno, self.cleo, self.album = ada, bruno, cleo, album
        self.page = ada.page
        self.page.clock.install()
        meet(ada, bruno, bots=2)

    def take(self, name: str, whole: bool = False, is_key: bool = False) -> None:
        """Pictures of what Ada sees."""
        self.album.take(self.ada, name, whole, is_key)

    def choose(self) -> None:
        """The hand, a tile pointed at, two tiles marked, a hint for the choice."""
        self.ada.wait_for_step()
        self.take("table-choose")
        self.ada.hand.nth(2).click()
        self.ada.hand.nth(4).click()
        self.ada.hand.nth(4).hover()
        self.page.locator(".boards .pill").first.wait_for()
        self.take("table-chosen", is_key=True)
        self.ada.hint.click()
        self.ada.tray.locator(".hint li").first.wait_for()
        self.take("table-choose-hint")

    def wait(self) -> None:
        """Ada has chosen, Bruno has not: the tray waits; he is nudged."""
        self.ada.act(self.ada.main.click)
        expect(self.page.locator('.frame[data-thinking="0"]')).to_have_count(1)
        self.take("table-wait")
        self.ada.pass_time(seconds=12)
        self.ada.nudge.click()
        self.bruno.page.locator(".band.back").wait_for()
        self.album.take(self.bruno, "table-nudged")
        self.bruno.act(self.bruno.choose_by_mouse)

    def lay(self) -> None:
        """Tiles to lay, a place pointed at, hints, the list of places, a wish of Bruno, on a filling board."""
        self.play_turns(2)
        self.take("table-lay")
        self.ada.press("n")
        expect(self.ada.main).to_be_enabled()
        self.take("table-lay-pointed", is_key=True)
        self.ada.hint.click()
        self.ada.tray.locator(".hint li").first.wait_for()
        self.take("table-hint")
        self.ada.list.click()
        self.take("table-list")
        self.ada.list.click()
        self.bruno.wish(shared_city(self.ada, self.bruno))
        self.page.locator(".boards .wish-out").first.wait_for()
        self.take("table-wish")
        self.ada.act(self.ada.lay_by_mouse)
        self.take("table-laid")

    def play_turns(self, turns: int) -> None:
        """Both lay their tiles and choose again, so many times; then all have chosen."""
        for _ in range(turns):
            for person in (self.ada, self.bruno):
                while person.wait_for_step("choose", "lay", "wait") == "lay":
                    person.act(person.lay_by_mouse)
            for person in (self.ada, self.bruno):
                person.wait_for_step("choose")
                person.act(person.choose_by_mouse)
        self.ada.wait_for_step("lay")

    def read_and_talk(self) -> None:
        """Tabs of the column and of a phone, a line of the sheet that lights its tiles, the reading of a tile."""
        wear(self.ada, self.album.looks[0])
        for index, name in enumerate(("talk", "log", "table")):
            self.page.locator(".talk [role=tab]").nth(index).click()
            if name == "talk":
                self.page.locator(".talk form .field").fill("Good, shop on top.")
                self.page.locator(".talk form .button").click()
                self.page.locator(".talk .line").first.wait_for()
            self.take(f"table-{name}")
        self.page.locator(".column tbody button").first.click()
        self.take("table-lit")
        self.page.locator(".column tbody button").first.click()
        self.page.locator(".boards [role=gridcell]:not(.pickable)[aria-label*=Bruno]").first.click()
        self.page.locator("dialog[open]").wait_for()
        self.take("table-reading")
        self.page.keyboard.press("Escape")
        self.tabs_of_a_phone()
        self.cleo.page.goto(f"/table/{self.ada.code}")
        self.cleo.page.locator(".frame").wait_for()
        self.album.take(self.cleo, "table-watch")

    def tabs_of_a_phone(self) -> None:
        """The sheets that open over the board of a phone."""
        wear(self.ada, PHONE)
        phones = Album(self.album.folder.name, [look for look in self.album.looks if look.width < 600])
        for index, name in ((1, "others"), (2, "score"), (3, "talk")):
            self.page.locator("nav.tabs button").nth(index).click()
            phones.take(self.ada, f"table-tab-{name}")
        self.album.wrong += phones.wrong
        self.page.locator("nav.tabs button").first.click()
        wear(self.ada, self.album.looks[0])

    def leave_and_come_back(self) -> None:
        """A bot plays in Ada's seat while Bruno thinks; then the line is lost."""
        ask(self.ada, "POST", f"tables/{self.ada.code}/abandon")
        self.page.locator(".band.bot").wait_for()
        self.take("table-bot-plays")
        self.cleo.hold_line()
        self.cleo.page.reload()
        self.cleo.page.locator(".frame").wait_for()
        self.cleo.cut_line()
        self.cleo.page.locator(".band.lost").wait_for()
        self.album.take(self.cleo, "table-lost")

    def end(self) -> None:
        """Bots play to the end; the ranking, the pictures to share, the replay."""
        ask(self.bruno, "POST", f"tables/{self.ada.code}/abandon")
        self.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
        self.page.locator(".points").first.wait_for()
        self.take("end", whole=True, is_key=True)
        self.page.locator("footer button.button:not(.main)").last.click()
        self.page.locator("dialog[open] img").wait_for()
        self.take("end-share")
        self.page.keyboard.press("Escape")
        self.page.goto(f"/table/{self.ada.code}/replay?step=30&seat=1")
        self.page.locator("input[type=range]").wait_for()
        self.take("replay", whole=True)
        self.album.visit(self.ada, "replays-mine", "/replay")


def shared_city(one: Person, other: Person) -> str:
    """The board that both build."""
    boards = [person.page.locator(".boards [data-board]").evaluate_all(BOARDS) for person in (one, other)]
    return str((set(boards[0]) & set(boards[1])).pop())


def meet(ada: Person, bruno: Person, bots: int = 1, **options: object) -> str:
    """Ada opens a table with this many bots, Bruno sits down at it, they start; the code of the table."""
    ada.introduce("Ada")
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "easy"}] * bots]
    code = str(ask(ada, "POST", "tables", {"game": CITIES, "seats": seats, **options})["code"])
    bruno.introduce("Bruno")
    ask(bruno, "POST", f"tables/{code}/join")
    ask(ada, "POST", f"tables/{code}/start")
    for person in (ada, bruno):
        person.page.goto(f"/table/{code}")
        person.page.locator(".frame").wait_for()
    return code
