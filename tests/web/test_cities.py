"""What only Between Two Cities has at the table: duplexes carried to the two cells that they cover."""

from pathlib import Path

from benchmarks.staging import find_moments, stage
from games.between_two_cities.moments import STEPS
from web.conftest import Visit
from web.players import MOVED, Player
from web.ways import Mouse, middle


def test_a_duplex_is_let_go_on_any_cell_that_it_may_cover(visit: Visit, data: Path) -> None:
    """On its second one, too, where none begins: all of them are marked."""
    record, step = find_moments("between_two_cities", {"a duplex": STEPS["a duplex"]})["a duplex"]
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, step))
    ada.wait()
    page = ada.page
    before = page.locator(".frame").get_attribute("data-seq")
    held = page.locator(".tray [aria-pressed=true]:not(.near)").first
    # Nothing begins on the last cell of the lowest row.
    marked = page.locator(".boards [data-place]").all()
    x, y = max((middle(cell) for cell in marked), key=lambda spot: (round(spot[1]), spot[0]))
    Mouse(page).carry(held, (x, y))
    page.wait_for_function(MOVED, arg=[before])
