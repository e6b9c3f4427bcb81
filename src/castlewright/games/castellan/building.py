"""The pieces in stock: where they may lie, and on the first turn, whether the rest can follow (Rules §3.2, §8.1)."""

from castlewright.core.bits import filled
from castlewright.core.chance import Chance
from castlewright.core.drawing import draw_below
from castlewright.core.position import Actions
from castlewright.games.castellan.constants import KINDS, LONGS, PLACES, SHORTS, STOCK_OF_KIND, TOWERS
from castlewright.games.castellan.deck import Deck
from castlewright.games.castellan.linking import Linking, is_linkable

TRIES = 64
"""How often a random place is drawn before all places are listed."""


class Building(Linking):
    """A castle and the pieces that are still to be built."""

    stock: list[int]
    """The pieces still to be built, by kind; before cards are played, those handed on (Rules §8.4)."""

    turn_start: int
    """How many pieces lay when this turn began."""

    def __init__(self, seats: int, deck: Deck) -> None:
        super().__init__(seats, deck)
        self.stock = filled(3)
        self.turn_start = 0

    def fits(self, seat: int, action: int) -> bool:
        """Whether a piece in stock may lie where the action says."""
        kind = (action - PLACES) % KINDS
        if not self.stock[STOCK_OF_KIND[kind]]:
            return False
        node = self.action_node(action)
        return self.place_action(kind, node) == action and self.fits_at(seat, kind, node)

    def list_places(self, seat: int, actions: Actions) -> None:
        """Every place of every kind of piece in stock (Rules §3.2), on the first turn if the rest can follow."""
        self.list_fitting(seat, actions)
        if self.must_link():
            self.keep_linking(actions)

    def list_fitting(self, seat: int, actions: Actions) -> None:
        """Every place of every kind of piece in stock in the castle as it stands now."""
        if self.stock[TOWERS]:
            self.list_towers(seat, actions)
        if self.stock[SHORTS]:
            self.list_walls(seat, False, actions)
        if self.stock[LONGS]:
            self.list_walls(seat, True, actions)

    def can_build(self, seat: int) -> bool:
        """Whether any piece in stock has a place in the castle as it stands now (Rules §8.3)."""
        if self.stock[TOWERS] and self.can_lay_tower(seat):
            return True
        if self.stock[SHORTS] and self.can_lay_wall(seat, False):
            return True
        return self.stock[LONGS] > 0 and self.can_lay_wall(seat, True)

    def must_link(self) -> bool:
        """Whether this is the first turn and all its pieces can make one castle (Rules §3.2, §8.1)."""
        if self.turn_start > 0:
            return False
        walls = self.laid_count - self.tower_count + self.stock[SHORTS] + self.stock[LONGS]
        return is_linkable(self.tower_count + self.stock[TOWERS], walls)

    def keep_linking(self, actions: Actions) -> None:
        """Keep the places after which all pieces left can be laid (Rules §8.1).

        Where only counts were asked and led astray there is none, and all stay: what fits nowhere is handed on.
        """
        count = 0
        for index in range(actions.count):
            action = actions.numbers[index]
            if self.keeps_linking((action - PLACES) % KINDS, self.action_node(action)):
                actions.numbers[count] = action
                count += 1
        if count:
            actions.count = count

    def keeps_linking(self, kind: int, node: int) -> bool:
        """Whether all pieces left in stock can be laid after this one."""
        self.stock[STOCK_OF_KIND[kind]] -= 1
        keeps = self.can_link_after(kind, node, self.stock[TOWERS], self.stock[SHORTS], self.stock[LONGS])
        self.stock[STOCK_OF_KIND[kind]] += 1
        return keeps

    def lay_from_stock(self, seat: int, kind: int, node: int) -> None:
        """Build one piece (Rules §3.2)."""
        self.stock[STOCK_OF_KIND[kind]] -= 1
        self.lay(seat, kind, node)

    def try_random_places(self, seat: int, chance: Chance) -> bool:
        """Lay a piece at the first of a few random places that is legal; whether there was one.

        The places are the free ends for a tower and the four sides of each tower for a wall. Every legal
        action is one of them, so all are equally likely.
        """
        ends = self.end_count if self.stock[TOWERS] else 0
        shorts = 4 * self.tower_count if self.stock[SHORTS] else 0
        longs = 4 * self.tower_count if self.stock[LONGS] else 0
        must_link = self.must_link()
        for _ in range(TRIES):
            place = draw_below(chance, ends + shorts + longs)
            if place < ends:
                kind = 0
                node = self.free_ends[place]
                if not self.fits_tower(seat, node):
                    continue
            else:
                place -= ends
                is_long = place >= shorts
                if is_long:
                    place -= shorts
                node = self.towers[place >> 2]
                side = place & 3
                if not self.fits_wall(seat, node, side, is_long):
                    continue
                kind = 1 + 2 * is_long + (side & 1)
                node = self.wall_node(node, side, is_long)
            if not must_link or self.keeps_linking(kind, node):
                self.lay_from_stock(seat, kind, node)
                return True
        return False
