"""How large the engine for the browser is, how soon it scores, and how long its bots think: in this browser.

python -m benchmarks.offline benchmarks/offline.json
"""

import json
import os
import sys
from base64 import b64decode, b64encode
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

import build_client
from benchmarks.browser import find_browser
from benchmarks.staging import records_of
from castlewright.core.chance import Chance
from castlewright.core.match import Match
from castlewright.core.record import read_record
from castlewright.games import all_games, load_game
from castlewright.local.thinking import LEVELS
from castlewright.server.help.tasks import ANSWER_DECODER, AskMove

SCORES = 50
ASK = """async ([worker, document, times]) => {
  const root = new URL('./', document_root()).href
  function document_root() { return location.href.split('#')[0] }
  const files = await (await fetch('engine.json')).json()
  const begin = performance.now()
  const engine = new Worker(root + worker, { type: 'module' })
  const answers = []
  const seconds = [begin]
  let tell
  const next = () => new Promise(resolve => { tell = resolve })
  engine.onmessage = ({ data }) => {
    if (data.type === 'failed') throw new Error(data.reason)
    if (data.type === 'ready' || data.type === 'answer') tell(data)
  }
  engine.postMessage({ type: 'start', role: 'house', root, files })
  await next()
  const ready = performance.now() - begin
  const body = JSON.stringify({ ask: 'assess', document })
  const waits = []
  for (let id = 0; id < times; id += 1) {
    const asked = performance.now()
    engine.postMessage({ type: 'request', id, method: 'POST', path: 'assistant', body })
    const answer = await next()
    if (answer.status !== 200) throw new Error(answer.body)
    waits.push(performance.now() - asked)
  }
  engine.terminate()
  const later = waits.slice(1).sort((one, other) => one - other)[Math.floor(times / 2)]
  return { ready, first: ready + waits[0], later }
}"""
CHOICES = 8
"""So many choices of a recorded game are thought about by each level."""

THINK = """async ([worker, asked]) => {
  const root = new URL('./', location.href.split('#')[0]).href
  const files = await (await fetch('engine.json')).json()
  const thinker = new Worker(root + worker, { type: 'module' })
  let tell
  const next = () => new Promise(resolve => { tell = resolve })
  thinker.onmessage = ({ data }) => {
    if (data.type === 'failed') throw new Error(data.reason)
    if (data.type === 'ready' || data.type === 'thought') tell(data)
  }
  thinker.postMessage({ type: 'start', role: 'thinker', root, files })
  await next()
  const found = []
  for (const question of asked) {
    const packed = Uint8Array.from(atob(question), letter => letter.charCodeAt(0))
    const begin = performance.now()
    thinker.postMessage({ type: 'think', id: 1, packed })
    const answer = String.fromCharCode(...(await next()).packed)
    found.push([(performance.now() - begin) / 1000, btoa(answer)])
  }
  thinker.terminate()
  return found
}"""
CITY = ["SSSS", "HHOm", "OPOO", "OPHP"]


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def sizes(site: Path) -> dict[str, int]:
    """Bytes of the site, of the engine in it, and of the engine as it travels in Brotli."""
    whole = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    files = json.loads((site / "engine.json").read_text("utf-8"))
    names = [*files["sizes"], *(files["python"] + name for name in ("pyodide.mjs", "pyodide.asm.mjs"))]
    client = build_client.CLIENT

    def packed(name: str) -> int:
        path = client / f"{name}.br"
        return (path if path.exists() else site / name).stat().st_size

    return {
        "site_bytes": whole,
        "engine_bytes": sum((site / name).stat().st_size for name in names),
        "engine_bytes_packed": sum(packed(name) for name in names),
    }


def questions(game: str, level: str) -> list[str]:
    """Choices of a recorded game between several actions, spread over it, as the bots of the browser are asked."""
    record = read_record(records_of(game)[0])
    match = Match(load_game(game), record.players, record.options, record.seed, record.branch)
    found = []
    for number, (seat, text) in enumerate(record.actions):
        if match.position.seat_to_act() == seat and len(match.position.legal(seat)) > 1:
            guess = match.position.guess(seat, Chance(number)).to_bytes()
            seats, options = match.position.seats, match.options
            task = AskMove(
                game=game,
                seats=seats,
                options=options,
                position=guess,
                seat=seat,
                table=str(number),
                level=level,
                chance=number,
            )
            found.append(b64encode(msgspec.msgpack.encode(task)).decode())
        match.act(seat, text)
    return [found[number * len(found) // CHOICES] for number in range(CHOICES)]


def think(page: Page, worker: str) -> dict[str, dict[str, float]]:
    """Seconds of a choice, by game and level: the middle one and the longest."""
    asked = {(game, level): questions(game, level) for game in all_games() for level in LEVELS}
    thought = page.evaluate(THINK, [worker, [question for each in asked.values() for question in each]])
    errors = {error for _, packed in thought if (error := ANSWER_DECODER.decode(b64decode(packed)).error)}
    if errors:
        raise SystemExit(f"bots did not answer: {errors}")
    waits = [seconds for seconds, _ in thought]
    found = {}
    for number, (game, level) in enumerate(asked):
        own = sorted(waits[number * CHOICES : (number + 1) * CHOICES])
        found[f"{game} {level}"] = {"median": round(own[CHOICES // 2], 2), "longest": round(own[-1], 2)}
    return found


def measure(site: Path) -> dict[str, Any]:
    """Seconds until the engine is ready and has scored first, milliseconds of a later score, seconds of a choice."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site))
    Thread(target=server.serve_forever, daemon=True).start()
    worker = next(site.glob("assets/worker-*.js")).relative_to(site).as_posix()
    document = {"game": "between_two_cities", "cities": [{"name": name, "rows": CITY} for name in "ABC"]}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/about.json")
        found = page.evaluate(ASK, [worker, document, SCORES])
        choices = think(page, worker)
        browser.close()
    server.shutdown()
    return {
        "ready_seconds": round(found["ready"] / 1000, 2),
        "first_score_seconds": round(found["first"] / 1000, 2),
        "later_score_ms": round(found["later"], 2),
        "choice_seconds": choices,
        "load_of_the_machine": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    site = build_client.STATIC
    result = sizes(site) | measure(site)
    text = json.dumps(result, indent=1) + "\n"
    print(text, end="")
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
