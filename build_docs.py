"""Builds the documentation site into build/docs/site: docs/, the rules of all games, a reference of the library, and
what every number of an observation means.

`python build_docs.py` needs zensical; every warning, such as a link that leads nowhere, is an error. The pages open
without a server and without a network, the search too.
"""

import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WORK = ROOT / "build" / "docs"
SITE = WORK / "site"
PAGES = WORK / "pages"
NAVIGATION: dict[str, list[str]] = {
    "Start": ["index.md", "score.md", "join.md"],
    "Games": [
        "between_two_cities.md",
        "between_two_castles.md",
        "castles_of_mad_king_ludwig.md",
        "castellan.md",
    ],
    "Rules": [],
    "Library": ["library.md", "reference.md", "data.md"],
    "Environments": ["environments.md", "observations.md"],
    "Bots": ["bots.md", "outside.md", "ladder.md"],
    "Server": ["server.md", "operate.md", "protocol.md"],
    "Inside": ["ARCHITECTURE.md", "CONTRIBUTING.md", "client.md", "drawings.md", "CHANGELOG.md"],
}
"""Which pages stand where; those that a folder holds and nobody names come last."""

SETTINGS = """[project]
site_name = "Castlewright"
site_description = "Plays, scores and studies four building games"
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
nav = [
{navigation}
]

[project.theme]
language = "en"
font = false
features = ["content.code.copy", "navigation.footer", "navigation.sections", "navigation.top", "search.highlight"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"

[project.plugins.search]

[project.plugins.offline]
"""


def gather() -> None:
    """Lay all pages and pictures into one folder, with links that fit it."""
    shutil.rmtree(WORK, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for path in (ROOT / "docs").iterdir():
        if path.suffix in (".png", ".svg", ".json"):
            shutil.copy(path, PAGES)
        elif path.suffix == ".md":
            keep(path.name, path.read_text("utf-8"))
    keep("index.md", (ROOT / "README.md").read_text("utf-8"))
    for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        keep(name, (ROOT / name).read_text("utf-8"))
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, PAGES / f"{name}.txt")
    for path in sorted((ROOT / "src/castlewright/games").glob("*/RULES.md")):
        keep(f"rules_{path.parent.name}.md", path.read_text("utf-8"))
    sys.path.insert(0, str(ROOT / "src"))
    keep("reference.md", reference())
    keep("observations.md", observations())


def keep(name: str, text: str) -> None:
    """Write a page, its links turned to where the pages lie now; files that are no pages are only named."""
    text = re.sub(r"\]\((?:\.\./)?src/castlewright/games/(\w+)/RULES\.md", r"](rules_\1.md", text)
    text = re.sub(r"\]\((?:\.\./|docs/)(?=[\w.]+(?:[)#]))", "](", text)
    text = re.sub(r"\[([^\]]+)\]\((?:\.\./)?((?:benchmarks|src|tests|web)/[^)]*)\)", r"\1 (`\2`)", text)
    text = re.sub(r"\]\((LICENSE|NOTICE)\)", r"](\1.txt)", text).replace("](README.md", "](index.md")
    (PAGES / name).write_text(text, "utf-8")


def title(name: str) -> str:
    """The first heading of a page."""
    found = re.search(r"^# (.+)$", (PAGES / name).read_text("utf-8"), re.MULTILINE)
    return found[1].replace('"', "'") if found else name


def navigation() -> str:
    """The table of contents, in the form of the settings."""
    named = {name for names in NAVIGATION.values() for name in names}
    rules = sorted(path.name for path in PAGES.glob("rules_*.md"))
    rest = sorted(path.name for path in PAGES.glob("*.md") if path.name not in {*named, *rules})
    chapters = {**NAVIGATION, "Rules": rules, "More": rest}
    lines = []
    for chapter, names in chapters.items():
        pages = ", ".join(f'{{ "{title(name)}" = "{name}" }}' for name in names)
        lines += [f'  {{ "{chapter}" = [{pages}] }},'] if names else []
    return "\n".join(lines)


# The reference, from docstrings.


def reference() -> str:
    """A page of every public name of the library, with what its docstring says."""
    import castlewright

    parts = ["# Reference", "All of `import castlewright as cw`, from the docstrings.", plain(castlewright.__doc__)]
    for name in castlewright.__all__:
        parts += described(f"cw.{name}", getattr(castlewright, name), 2)
    return "\n\n".join(parts) + "\n"


def described(name: str, thing: Any, level: int) -> list[str]:
    """The heading, the signature and the docstring of a function or a class, then those of its methods."""
    parts = [f"{'#' * level} `{name}`"]
    if not (inspect.isclass(thing) and issubclass(thing, BaseException)):
        parts += [f"```text\n{name}{signature(thing)}\n```"]
    parts += [plain(thing.__doc__)] if thing.__doc__ else []
    for member, value in vars(thing).items() if inspect.isclass(thing) else ():
        if member.startswith("_") or not getattr(value, "__doc__", None):
            continue
        if isinstance(value, property):
            parts += [f"{'#' * (level + 1)} `{name}.{member}`", plain(value.__doc__)]
        elif inspect.isfunction(value):
            parts += described(f"{name}.{member}", value, level + 1)
    return parts


def signature(thing: Any) -> str:
    """How a function or a class is called; nothing where Python cannot tell."""
    try:
        return str(inspect.signature(thing))
    except (TypeError, ValueError):
        return "(…)"


def plain(docstring: str | None) -> str:
    """A docstring as a page has it: examples stand in blocks."""
    lines = inspect.cleandoc(docstring or "").splitlines()
    text = ""
    is_code = False
    for line in lines:
        if line.startswith(">>> ") and not is_code:
            text, is_code = f"{text}\n```pycon\n", True
        elif is_code and not line.strip():
            text, is_code = f"{text}```\n", False
        text += f"{line}\n"
    return (text + ("```\n" if is_code else "")).strip()


# Observations, from the encodings.


def observations() -> str:
    """A page of every number of an observation and of what describes an action, game by game."""
    from castlewright.games import all_games

    parts = ["# Observations, field by field"]
    parts += [
        "What `env.encoding.fields` and `env.encoding.action_fields` hold. Seats are counted from the one that looks."
    ]
    for game in all_games().values():
        seats = min(3, game.meta.max_seats)
        encoding = game.encodings.encoding(seats, game.meta.check_options({}))
        parts += [f"## {game.meta.title}"]
        parts += [f"With {seats} players {encoding.size} numbers; no game has more than {encoding.max_length} actions."]
        parts += [table(encoding.fields), "What describes an action:", table(encoding.action_fields)]
    return "\n\n".join(parts) + "\n"


def table(fields: list[Any]) -> str:
    """Fields line by line: name, how many numbers, their bounds, what they mean."""
    lines = ["| field | numbers | from | to | meaning |", "| --- | --- | --- | --- | --- |"]
    lines += [f"| `{field.name}` | {field.size} | {field.least} | {field.most} | {field.meaning} |" for field in fields]
    return "\n".join(lines)


def bring_home() -> None:
    """Let every page take from the site what zensical would fetch from elsewhere: the search's help for files."""
    shutil.copy(ROOT / "docs" / "assets" / "iframe-worker.js", SITE / "assets")
    for path in SITE.glob("*.html"):
        page = path.read_text("utf-8")
        path.write_text(page.replace("https://unpkg.com/iframe-worker/shim", "assets/iframe-worker.js"), "utf-8")


def build() -> None:
    """Gather the pages and let zensical make the site."""
    gather()
    (WORK / "zensical.toml").write_text(SETTINGS.replace("{navigation}", navigation()), "utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=WORK, capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    if done.returncode or "warning" in told.lower():
        raise SystemExit(told)
    bring_home()


if __name__ == "__main__":
    build()
    print(f"{SITE / 'index.html'}: {len(list(SITE.glob('*.html')))} pages")
