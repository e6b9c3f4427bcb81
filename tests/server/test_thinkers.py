"""Worker processes: bots and hints from real ones; one that crashes or stalls is replaced and asked again."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from castlewright.core.chance import Chance
from castlewright.games import all_games, load_game
from castlewright.server.help.line import Asker
from castlewright.server.help.tasks import AskHints, AskMove, AskPreviews
from castlewright.server.help.thinkers import MOST_TRIES, PREVIEWS_AT_ONCE, WORKER, Thinker, Thinkers
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewSeat, NewTable
from server.houses import open_house, running_table

ANN, BOB = Asker(1), Asker(2)


def ask_move(game: str = "between_two_cities", seat: int = 0, level: str = "easy") -> AskMove:
    """What a bot is asked at the start of a game."""
    position = load_game(game).new(3, {}, "seed")
    guess = position.guess(seat, Chance(1)).to_bytes()
    options = load_game(game).meta.check_options({})
    return AskMove(game=game, seats=3, options=options, position=guess, seat=seat, table="t", level=level, chance=1)


@pytest.mark.parametrize("game", list(all_games()))
async def test_a_bot_chooses_a_legal_action_for_every_seat_that_may_act(game: str) -> None:
    thinker = Thinker(60, WORKER)
    position = load_game(game).new(3, {}, "seed")
    for seat in position.waiting:
        answer = await thinker.ask(ask_move(game, seat), ANN)
        assert answer.action in position.legal(seat), answer.error
    await thinker.stop()


async def test_a_killed_worker_is_replaced_and_asked_again() -> None:
    thinker = Thinker(60, WORKER)
    await thinker.ask(ask_move(), ANN)
    assert thinker.process is not None
    os.kill(thinker.process.pid, signal.SIGKILL)
    assert (await thinker.ask(ask_move(), ANN)).action >= 0
    assert thinker.replaced == 1
    await thinker.stop()


@pytest.mark.parametrize("is_begun", [True, False])
async def test_a_worker_that_is_stopped_while_it_is_asked_is_not_started_again(is_begun: bool, tmp_path: Path) -> None:
    """Whether its process runs already or is just being started."""
    script = tmp_path / "worker.py"
    script.write_text("import time; time.sleep(600)\n")
    thinker = Thinker(60, (sys.executable, str(script)))
    asking = asyncio.create_task(thinker.ask(ask_move(), ANN))
    await asyncio.sleep(0)
    while is_begun and thinker.process is None:
        await asyncio.sleep(0.01)
    await thinker.stop()
    with pytest.raises(Refused, match="the worker processes fail"):
        await asyncio.wait_for(asking, 10)
    assert (thinker.process, thinker.replaced) == (None, 0)


async def test_a_stalled_worker_is_replaced_and_asked_again(tmp_path: Path) -> None:
    marker = tmp_path / "stalled once"
    script = tmp_path / "worker.py"
    script.write_text(
        "import pathlib, time, runpy\n"
        f"marker = pathlib.Path({str(marker)!r})\n"
        "if not marker.exists():\n"
        "    marker.touch()\n"
        "    time.sleep(600)\n"
        "runpy.run_module('castlewright.server.help.worker', run_name='__main__')\n"
    )
    thinker = Thinker(4, (sys.executable, str(script)))
    assert (await thinker.ask(ask_move(), ANN)).action >= 0
    assert thinker.replaced == 1
    await thinker.stop()


async def test_a_worker_that_works_without_end_is_replaced(tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text("while True: pass")
    thinker = Thinker(0.3, (sys.executable, str(script)))
    with pytest.raises(Refused, match="the worker processes fail"):
        await thinker.ask(ask_move(), ANN)
    assert thinker.replaced == MOST_TRIES


async def test_a_worker_that_gets_little_time_is_not_replaced(tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text(
        "import time, runpy\n"
        "for _ in range(35):\n"
        "    time.sleep(0.1)\n"
        "    end = time.process_time() + 0.02\n"
        "    while time.process_time() < end: pass\n"
        "runpy.run_module('castlewright.server.help.worker', run_name='__main__')\n"
    )
    thinker = Thinker(3, (sys.executable, str(script)))
    assert (await thinker.ask(ask_move(), ANN)).action >= 0
    assert thinker.replaced == 0
    await thinker.stop()


async def test_a_worker_that_never_works_is_given_up() -> None:
    thinkers = Thinkers(1, 5, (sys.executable, "-c", "raise SystemExit(1)"))
    with pytest.raises(Refused, match="the worker processes fail"):
        await thinkers.ask_bot(1, ask_move(), ANN)
    await thinkers.stop()


async def test_an_error_of_a_bot_is_an_answer() -> None:
    thinker = Thinker(60, WORKER)
    answer = await thinker.ask(ask_move(level="nobody"), ANN)
    assert answer.error.startswith("UnknownNameError")
    assert (await thinker.ask(ask_move(), ANN)).error == ""
    assert thinker.replaced == 0
    await thinker.stop()


async def test_hints_are_legal_and_have_reasons() -> None:
    thinkers = Thinkers(1, 60)
    asked = ask_move()
    task = AskHints(game=asked.game, seats=3, options=asked.options, position=asked.position, seat=0, chance=5)
    hints = (await thinkers.ask_hints(task, ANN)).hints
    legal = load_game(asked.game).new(3, {}, "seed").legal(0)
    assert 1 <= len(hints) <= 3
    assert all(hint.action in legal and hint.reasons for hint in hints)
    assert len({hint.action for hint in hints}) == len(hints)
    await thinkers.stop()


async def test_what_a_worker_gets_is_a_guess(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house, seats=3)
        tasks: list[AskMove] = []
        ask = house.thinkers.ask_bot

        async def noted(table: int, task: AskMove, asker: Asker) -> object:
            tasks.append(task)
            return await ask(table, task, asker)

        monkeypatch.setattr(house.thinkers, "ask_bot", noted)
        for _ in range(4):
            await house.turns.choose(live, 1)
        true = live.playing.position
        assert len({task.position for task in tasks}) > 1
        for task in tasks:
            guess = live.game.new(3, {}, "0")
            guess.from_bytes(task.position)
            assert live.game.views.view(guess, 1) == live.game.views.view(true, 1)
            assert guess.to_text() != true.to_text()


async def test_a_bot_whose_place_is_taken_while_its_move_is_on_the_way_thinks_anew(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    async with open_house(database) as house:
        guest, _ = await house.sessions.make("Ada")
        seats = [NewSeat(kind="me"), NewSeat(kind="bot"), NewSeat(kind="bot")]
        live = await house.create(NewTable(game="between_two_cities", seats=seats), guest)
        house.turns.is_closing = True  # bots act only when this test says so
        await house.start(live, guest, "a")
        for seat in range(3):
            await house.log.play(live, seat, live.playing.position.legal(seat)[0], None, live.counts[seat])
        position = live.playing.position
        mine = position.legal(0)[0]
        wanted = next(
            action for action in position.legal(1) if position.touches(1, action) == position.touches(0, mine)
        )

        async def choose(*_: object) -> int:
            return wanted

        monkeypatch.setattr(house.turns, "choose", choose)
        move = asyncio.create_task(house.log.play(live, 0, mine, None, live.counts[0]))
        await asyncio.sleep(0)
        await house.turns.act(live, 1)
        await move
        assert live.counts[:2] == [2, 1]
        assert wanted not in live.playing.position.legal(1)
        assert 1 in live.bots_to_move()


async def test_a_stopped_worker_is_replaced_long_before_patience_ends() -> None:
    thinker = Thinker(600, WORKER)
    await thinker.ask(ask_move(), ANN)
    assert thinker.process is not None
    os.kill(thinker.process.pid, signal.SIGSTOP)
    async with asyncio.timeout(60):
        assert (await thinker.ask(ask_move(), ANN)).action >= 0
    assert thinker.replaced == 1
    await thinker.stop()


async def test_a_question_whose_asker_has_gone_is_not_worked_out() -> None:
    thinker = Thinker(60, WORKER)
    first = asyncio.create_task(thinker.ask(ask_move(), ANN))
    gone = asyncio.create_task(thinker.ask(ask_move(level="nobody"), ANN))
    last = asyncio.create_task(thinker.ask(ask_move(), ANN))
    await asyncio.sleep(0)
    gone.cancel()
    assert (await first).action >= 0
    assert (await last).action >= 0
    assert gone.cancelled()
    assert not thinker.line.places
    await thinker.stop()


async def test_who_goes_while_the_worker_is_at_it_disturbs_nobody() -> None:
    thinker = Thinker(60, WORKER)
    await thinker.ask(ask_move(), ANN)
    gone = asyncio.create_task(thinker.ask(ask_move(level="hard"), ANN))
    await asyncio.sleep(0.05)
    gone.cancel()
    assert (await thinker.ask(ask_move(), Asker(2))).action >= 0
    assert thinker.replaced == 0
    await thinker.stop()


async def test_an_easy_bot_does_not_wait_for_an_expert() -> None:
    thinkers = Thinkers(1, 60)
    await asyncio.gather(*(thinkers.ask_bot(1, ask_move(level=level), ANN) for level in ("easy", "hard")))
    expert = asyncio.create_task(thinkers.ask_bot(1, ask_move(level="expert"), ANN))
    await asyncio.sleep(0.05)
    assert (await thinkers.ask_bot(1, ask_move(), BOB)).action >= 0
    assert not expert.done()
    expert.cancel()
    await thinkers.stop()


async def test_a_long_question_for_previews_lets_others_between() -> None:
    thinkers, asked = Thinkers(1, 60), ask_move()
    actions = load_game(asked.game).new(3, {}, "seed").legal(0)
    short = AskPreviews(
        game=asked.game, seats=3, options=asked.options, position=asked.position, seat=0, actions=actions[:2], tile=None
    )
    long = msgspec.structs.replace(short, actions=actions * (10 * PREVIEWS_AT_ONCE // len(actions)))
    slow = asyncio.create_task(thinkers.ask_previews(1, long, ANN))
    await asyncio.sleep(0)
    quick = asyncio.create_task(thinkers.ask_previews(1, short, BOB))
    done, _ = await asyncio.wait({slow, quick}, return_when=asyncio.FIRST_COMPLETED)
    assert done == {quick}
    assert [one.action for one in await quick] == short.actions
    assert [one.action for one in await slow] == long.actions
    await thinkers.stop()


async def test_who_thinks_long_leaves_the_processor_to_others() -> None:
    thinkers = Thinkers(1, 60)
    await asyncio.gather(*(thinker.ask(ask_move(), ANN) for thinker in thinkers.all))

    def niceness(thinker: Thinker) -> int:
        assert thinker.process is not None
        return os.getpriority(os.PRIO_PROCESS, thinker.process.pid)

    own = os.getpriority(os.PRIO_PROCESS, 0)
    found = [niceness(thinker) for thinker in (thinkers.quick[0], thinkers.hints, thinkers.deep[0])]
    assert found == [min(own + more, 19) for more in (0, 2, 5)]
    await thinkers.stop()
