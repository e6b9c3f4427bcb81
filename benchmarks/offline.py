"""How large the engine for the browser is, and how soon it scores: in this browser, from files on this machine.

python -m benchmarks.offline benchmarks/offline.json
"""

import json
import os
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import sync_playwright

import build_client
from benchmarks.browser import find_browser

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


def measure(site: Path) -> dict[str, Any]:
    """Seconds until the engine is ready and has scored first, and milliseconds of a later score."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site))
    Thread(target=server.serve_forever, daemon=True).start()
    worker = next(site.glob("assets/worker-*.js")).relative_to(site).as_posix()
    document = {"game": "between_two_cities", "cities": [{"name": name, "rows": CITY} for name in "ABC"]}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/about.json")
        found = page.evaluate(ASK, [worker, document, SCORES])
        browser.close()
    server.shutdown()
    return {
        "ready_seconds": round(found["ready"] / 1000, 2),
        "first_score_seconds": round(found["first"] / 1000, 2),
        "later_score_ms": round(found["later"], 2),
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
