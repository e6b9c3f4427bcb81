"""Tables that were played by older rules: refused in one sentence, and kept as they are."""

import pytest
import sqlalchemy as sa

from castlewright.server.store import schema
from castlewright.server.wire.problems import Refused
from server.houses import next_action, open_house, running_table


async def test_a_table_of_older_rules_is_refused_and_its_log_is_kept(database: str) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house, "castellan")
        assert live.row.settings.ruleset == 2
        await house.log.play(live, *next_action(live), "a")
        code, match = live.row.code, live.row.id
        # A table from before tables knew their ruleset.
        older = schema.matches.update().values(settings='{"options": {"deck": "reconstructed", "take_backs": "yes"}}')
        async with house.store.engine.begin() as connection:
            await connection.execute(older.where(schema.matches.c.id == match))
    async with open_house(database) as house:
        with pytest.raises(Refused, match="played by ruleset 1 and this version plays ruleset 2") as refused:
            await house.hall.find(code)
        assert (refused.value.code, refused.value.status) == ("other_rules", 409)
        await house.rename_seats(guests[0])
        async with house.store.engine.connect() as connection:
            rows = await connection.execute(sa.select(schema.log.c.seq).where(schema.log.c.match == match))
            assert [row.seq for row in rows] == [1]
