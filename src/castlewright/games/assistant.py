"""The one door of the score assistant: a question about boards as plain data in, the answer as plain data out.

The server's route and the Python inside a browser ask here alike. It needs no more than the engine.
"""

from typing import Any

import msgspec

from castlewright.core.assistant import Assess, Document, Open, Places, Question
from castlewright.core.documents import typed
from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.packing import Packer, Unpacker, bad_link
from castlewright.games import all_games, load_game

Answer = dict[str, Any]


def answer(question: object) -> Answer:
    """The answer to a question; what cannot be used raises a CastlewrightError."""
    asked: Question = typed(question, Question, "question")
    match asked:
        case Assess(document):
            return assess(document)
        case Places(document, board, piece):
            fits = game_of(document).assistant.places(document, board, piece)
            return {"places": msgspec.to_builtins(fits)}
        case Open(link):
            return {"document": open_link(link)}


def assess(document: Document) -> Answer:
    """Sheets, problems and link of a document."""
    game = game_of(document)
    found = game.assistant.assess(document)
    return {
        "report": found.report.to_json(explained=True),
        "problems": msgspec.to_builtins(found.problems),
        "seats": found.seats,
        "boards_of": found.boards_of,
        "link": link_or_nothing(game, document),
    }


def game_of(document: Document) -> Game:
    """The game that a document names."""
    name = document.get("game")
    if not isinstance(name, str):
        raise BadInputError("game", "a board file names its game")
    return load_game(name)


def link_of(document: Document) -> str:
    """The link of a document: `<game>#<letters>`, to be put behind an address that ends in `/score/`."""
    game = game_of(document)
    packer = Packer()
    game.assistant.pack(document, packer)
    return f"{game.name}#{packer.letters()}"


def link_or_nothing(game: Game, document: Document) -> str:
    """The link, or nothing for boards that no link can hold, such as those of a thousand tiles."""
    try:
        return link_of({**document, "game": game.name})
    except BadInputError:
        return ""


def open_link(link: str) -> Document:
    """The document of a link, or of a whole address that ends with one."""
    address, mark, letters = link.strip().rpartition("#")
    name = address.rstrip("/").rpartition("/")[2]
    if not mark or name not in all_games():
        bad_link("it names no game")
    unpacker = Unpacker(letters)
    document = load_game(name).assistant.unpack(unpacker)
    unpacker.finish()
    return document
