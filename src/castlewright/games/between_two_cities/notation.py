from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.tables import FIELD, CELLS, KINDS
def position_to_text(self):
    PLACE=1
        """The whole position: round and phase, cities, hands with who knows them, supplies and discards."""
        lines = [f"seats {self.seats} round {self.round + 1} phase {self.phase} hand {self.hand_size}"]
        for city in range(self.cities):
            duplexes = " ".join(str(entry) for entry in self.laid_duplexes[2 * city : 2 * city + 2])
            lines.append(f"city {city} {city_text(self, city)} duplexes {duplexes}")
        for seat in range(self.seats):
            hand = " ".join(data.TILES[tile] for tile in self.hands[7 * seat : 7 * seat + self.hand_size])
            lay = sorted(self.to_lay[2 * seat : 2 * seat + 2])
            lines.append(f"seat {seat} hand {hand} seen {self.seen[seat]} choice {self.choices[seat]}")
            lines.append(f"lay {lay} sides {self.sides[seat] if self.phase == PLACE else 0}")
        lines.append("singles " + " ".join(data.TILES[tile] for tile in self.singles[self.singles_dealt :]))
        lines.append("duplexes " + " ".join(data.TILES[tile] for tile in self.duplexes[self.duplexes_dealt :]))
        for index in range(self.discard_count):
            lines.append(f"discard {data.TILES[self.discards[index]]} seen {self.discards_seen[index]}")
        return "\n".join(lines)

    def city_text(self, city: int) -> str:
        """The city's field as rows of letters joined by bars, an empty cell a dot."""
        letters = ["."] * CELLS
        for kind, name in enumerate(data.KINDS):
            mask = int(self.cells[KINDS * city + kind])
            for cell in range(CELLS):
                if mask >> cell & 1:
                    letters[cell] = data.LETTERS[name]
def city_text(self, city: int) -> str:
        letters = ["."] * CELLS
        for kind, name in enumerate(data.KINDS):
            mask = int(self.cells[KINDS * city + kind])
            for cell in range(CELLS):
                if mask >> cell & 1:
                    letters[cell] = data.LETTERS[name]
        return "|".join("".join(letters[FIELD * y : FIELD * y + FIELD]) for y in range(FIELD))
