"""What this server plays, its messages in every language, and the rules."""

from importlib.resources import files

from litestar import MediaType, get
from litestar.params import FromPath, FromQuery

from castlewright.bots.levels import LEVELS
from castlewright.games import load_game
from castlewright.server.tables.infos import about_games
from castlewright.server.wire.protocol import About, Language


@get("/about", sync_to_thread=False)
def about() -> About:
    """The games, levels and languages of this server."""
    return about_games(LEVELS)


@get("/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def texts(language: FromPath[Language], game: FromQuery[str | None] = None) -> str:
    """The Fluent messages of the program and, if one is named, of a game."""
    packages = ["castlewright.core", "castlewright.server"]
    if game is not None:
        packages.append(load_game(game).package)
    return "\n".join((files(package) / "texts" / f"{language}.ftl").read_text("utf-8") for package in packages)


@get("/rules/{game:str}", media_type="text/markdown", sync_to_thread=True)
def rules(game: FromPath[str]) -> str:
    """The rules of a game in numbered sections (markdown)."""
    return (files(load_game(game).package) / "RULES.md").read_text("utf-8")


HANDLERS = [about, texts, rules]
