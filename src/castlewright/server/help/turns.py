"""Bots at the tables: whenever one may act, its process is asked, on a guess of what its seat cannot see."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from castlewright.bots.levels import LEVELS
from castlewright.core.chance import Chance
from castlewright.server import metrics
from castlewright.server.help.line import Asker
from castlewright.server.help.tasks import AskMove
from castlewright.server.supervising import end
from castlewright.server.tables.fanout import tell_thinking
from castlewright.server.tables.hall import Hall
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Log
from castlewright.server.tables.seats import DEFAULT_LEVEL
from castlewright.server.wire.problems import Refused

if TYPE_CHECKING:
    from castlewright.server.help.thinkers import Thinkers

PAUSE_AFTER_FAILURE = 1.0
"""Seconds before a bot whose move could not be stored or found tries again."""

MOST_FAILURES = 3
"""After so many errors of a bot in a row one of its legal actions is drawn, so that the table goes on."""

BEAT = 0.7
"""Seconds in which people see what was just revealed, before the first bot acts."""

LOGGER = logging.getLogger(__name__)


class Turns:
    """Lets bots act; one task for each bot that may."""

    def __init__(
        self, hall: Hall, log: Log, thinkers: "Thinkers", pace: float, address_of: Callable[[int], str] = lambda _: ""
    ) -> None:
        self.hall = hall
        self.log = log
        self.thinkers = thinkers
        self.pace = pace
        self.address_of = address_of
        """Where a guest is, as far as that is known."""

        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False

    def look(self, live: Live) -> None:
        """Set the bots to work that may act at this table now, and say so."""
        if self.set_to_work(live):
            tell_thinking(live)

    def set_to_work(self, live: Live) -> bool:
        """Whether any bot could be set to work at this table; where nobody has looked for long they rest."""
        if self.is_closing or not live.row.bots or live.row.state != "running" or live.is_resting():
            return False
        seats = [seat for seat in live.bots_to_move() if seat not in live.thinking]
        for place, seat in enumerate(seats):
            live.thinking.add(seat)
            task = asyncio.create_task(self.take_turn(live, seat, self.pause(live, place)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return bool(seats)

    def pause(self, live: Live, place: int) -> float:
        """How long a bot waits before it acts: one after the other, and a beat longer after a reveal."""
        if not self.pace:
            return 0
        return (1 + place) * self.pace + (BEAT if live.has_just_revealed else 0)

    async def take_turn(self, live: Live, seat: int, pause: float) -> None:
        """Let one bot act once."""
        try:
            await asyncio.sleep(pause)
            since = time.monotonic()
            await self.act(live, seat)
            metrics.BOT_WAITS.add(time.monotonic() - since)
        except Refused as problem:
            if problem.code not in {"old_seq", "not_your_turn"}:
                LOGGER.warning("table %s, seat %d: %s", live.row.code, seat, problem)
                await asyncio.sleep(PAUSE_AFTER_FAILURE)
        except Exception:
            LOGGER.exception("table %s, seat %d: the bot's turn failed", live.row.code, seat)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            live.thinking.discard(seat)
        # Told once: nobody shall hear that no bot is at work while one is still to act.
        self.set_to_work(live)
        tell_thinking(live)

    async def act(self, live: Live, seat: int) -> None:
        """Ask for a move and make it, unless the seat has acted meanwhile."""
        live = await self.hall.find(live.row.code, is_look=False)
        if seat not in live.bots_to_move():
            return
        nth = live.counts[seat]
        action = await self.choose(live, seat)
        seq = live.seq
        try:
            await self.log.play(live, seat, action, None, nth)
        except Refused as problem:
            # A partner's move to the same place was on its way already: the bot will think anew.
            if problem.code != "illegal_action" or live.seq == seq:
                raise

    async def choose(self, live: Live, seat: int) -> int:
        """The action that the bot of a seat wants."""
        failures = 0
        while failures < MOST_FAILURES:
            seq, position = live.seq, live.playing.position
            task = AskMove(
                game=live.game.name,
                seats=position.seats,
                options=live.playing.options,
                position=position.guess(seat, Chance(secrets.randbits(64))).to_bytes(),
                seat=seat,
                table=live.row.code,
                level=live.row.seats[seat].level or DEFAULT_LEVEL,
                chance=secrets.randbits(63),
            )
            answer = await self.thinkers.ask_bot(live.row.id, task, self.asker_for(live, task.level))
            if not answer.error and answer.action in live.playing.position.legal(seat):
                return answer.action
            if live.seq == seq:
                LOGGER.warning("table %s, seat %d: %s", live.row.code, seat, answer.error or "an illegal action")
                failures += 1
            elif seat not in live.bots_to_move():
                raise Refused("old_seq", "the seat has acted meanwhile")
            # Else a partner took the place while the bot was thinking: it thinks again.
        return secrets.choice(live.playing.position.legal(seat))

    def asker_for(self, live: Live, level: str) -> Asker:
        """Whom a bot's question stands for: the host, sooner where people play, and the cheaper level first."""
        host, cost = live.row.host or 0, list(LEVELS).index(level)
        has_people = any(seat.kind == "person" and not seat.bot_plays for seat in live.row.seats)
        return Asker(host, 0 if has_people else 1, cost, self.address_of(host))

    async def stop(self) -> None:
        """Stop all turns; no new ones begin."""
        self.is_closing = True
        await end(list(self.tasks))
