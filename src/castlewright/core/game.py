"""The contract that every game fulfils: one folder, the same files, the same names in them.

`Game` is the door to a folder. It loads a file when it is first asked for, so that a list of
all games costs no more than their `meta.py`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, cast

from castlewright.core.assistant import Assessed, Document, Fit
from castlewright.core.chance import Chance
from castlewright.core.encoding import Encoding
from castlewright.core.heuristics import Heuristics
from castlewright.core.legal import OnPlace
from castlewright.core.meta import Meta
from castlewright.core.naming import Names, Spot
from castlewright.core.packing import Packer, Unpacker
from castlewright.core.picture import Picture
from castlewright.core.position import Position
from castlewright.core.reasons import Obstacle, Reason
from castlewright.core.sheet import Report
from castlewright.core.svg import Drawing
from castlewright.core.texts import Texts

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    View_co = TypeVar("View_co", covariant=True, default=Any)
else:
    from typing import TypeVar

    View_co = TypeVar("View_co", covariant=True)

Module_co = TypeVar("Module_co", covariant=True)


class PositionModule(Protocol):
    """`position.py`: what happens next."""

    def new(self, seats: int, options: Mapping[str, object], seed: str) -> Position:
        """The first position of a match; the options are complete and checked."""


class NotationModule(Protocol):
    """`notation.py`: actions and boards as text and as JSON, both ways."""

    ACTIONS: int
    """All action numbers are below this."""

    def action_to_text(self, position: Position, seat: int, action: int) -> str:
        """The action's short text, as it stands in records: `place music d4 left`."""

    def action_from_text(self, position: Position, seat: int, text: str) -> int:
        """The action's number; BadInputError where the text is no action at all. Legality is not asked."""

    def action_to_json(self, position: Position, seat: int, action: int) -> Any:
        """The action as a typed Struct, ready for JSON: one of `core/legal.py` where it puts a piece somewhere."""

    def action_from_json(self, position: Position, seat: int, document: object) -> int:
        """The action's number from plain JSON data; BadInputError where it is no action at all."""

    def to_text(self, action: Any) -> str:
        """The short text of a typed action."""

    def position_to_text(self, position: Any) -> str:
        """The whole position as text, for `Position.to_text`: equal for equal positions."""


TryOut = Callable[[Position, int, str], list[tuple[OnPlace, Position]]]
"""The boards and places where a seat could lay a tile, and the position after each."""

NO_TRY_OUT: TryOut | None = None
"""For games in which a tile cannot be tried out before it is chosen."""

Outlook = Callable[[Position, int], list[tuple[OnPlace, Position]]]
"""What a look ahead finds, and the position after it: the best place on every board for each tile that can be had, or
the places after which one more piece would score."""

NO_OUTLOOK: Outlook | None = None
"""For games in which nothing more than the next action is foreseen."""

ScoresNothing = Callable[[Position, int, int], bool]
"""Whether an action surely leaves all sheets as they are, so that none need be made to know it."""

NO_SHORT_CUT: ScoresNothing | None = None
"""For games whose sheets are quickly made."""

Geometry = Callable[[], Any]
"""Plain data of cells and edges, by the names of the pieces."""

NO_GEOMETRY: Geometry | None = None
"""For games whose pieces are one cell or one edge."""

NO_SECRETS: tuple[str, ...] = ()
"""For games whose points are in the open."""


class ViewModule(Protocol[View_co]):
    """`view.py`: what is hidden."""

    try_out: TryOut | None
    """How a tile of the hand would lie in each place, before it is chosen."""

    outlook: Outlook | None
    """What every tile that can be had would bring on each board, or what a piece leads to."""

    scores_nothing: ScoresNothing | None
    """A quick way to see that an action changes no sheet."""

    def share(self, position: Position) -> Any:
        """What all seats see alike, for `view`: with several viewers it is worked out once."""

    def view(self, position: Position, seat: int, shared: Any = None, *, with_memory: bool = True) -> View_co:
        """What a seat (-1: a spectator) may see, as a Struct ready for JSON, with the seat's legal actions.

        `with_memory` adds as `known` what a person with a perfect memory would know.
        """


class ScoringModule(Protocol):
    """`scoring.py`: who is ahead, and why."""

    CATEGORIES: tuple[str, ...]
    """All categories of points."""

    SECRET_CATEGORIES: tuple[str, ...]
    """Those that only their owner knows before the end."""

    PIECE_TEXTS: str
    """Begins the keys of the names of what a line calls its `room`; `category` where lines name none."""

    def report(self, position: Position, names: Sequence[str]) -> Report:
        """The sheets of all boards as they lie now and where every player stands."""

    def score_file(self, document: object, checked: bool) -> Report:
        """The sheets of a board file (plain JSON data); BadInputError or RuleError where it cannot be scored."""


class NamingModule(Protocol):
    """`naming.py`: how people call things in board files."""

    NAMES: Mapping[str, Names]
    """All things that have names, by kind."""

    SPOTS: Sequence[Spot]
    """Where names stand in a board file."""

    TEMPLATE: Mapping[str, Any]
    """A small board file to begin one's own with, by ids."""


class HeuristicsModule(Protocol):
    """`heuristics.py`: what a bot values."""

    def heuristics(self) -> Heuristics:
        """What the bots ask."""


class EncodingModule(Protocol):
    """`encoding.py`: positions and actions as flat numbers."""

    def encoding(self, seats: int, options: Mapping[str, object]) -> Encoding:
        """How positions of so many seats and these options become numbers."""


class ReasonsModule(Protocol):
    """`reasons.py`: why an action may be good."""

    def reasons(self, position: Position, seat: int, action: int) -> list[Reason]:
        """What an action brings, completes, takes from others or spoils, the most telling first.

        Numbers of points are those that the sheets would show.
        """


class ObstaclesModule(Protocol):
    """`obstacles.py`: why a piece may not lie somewhere."""

    def why_not(self, position: Position, seat: int, spot: OnPlace) -> Obstacle:
        """What forbids the seat to lay a piece on a place that is not among its legal ones, with the rule's section.

        The piece is one that the seat could lay elsewhere now; names that do not exist raise BadInputError.
        """


class FactsModule(Protocol):
    """`facts.py`: what a face must know of the components to draw them."""

    def facts(self) -> Any:
        """Shapes, letters, points and symbols of all pieces, as a Struct ready for JSON."""

    geometry: Geometry | None
    """Where every piece lies in each turn, for tests of the drawings to hold against."""


class AssistantModule(Protocol):
    """`assistant.py`: boards that people type in, piece by piece; documents are those of board files."""

    def assess(self, document: Document) -> Assessed:
        """Everything on the boards that can be scored, and each tile that breaks a rule, at its place.

        Half-typed boards are no error: only what has not the form of a board file, or names what does not exist, raises
        BadInputError.
        """

    def places(self, document: Document, board: int, piece: str) -> list[Fit]:
        """Where a piece may lie on a board as it stands, in the document's coordinates, with the totals it leads to."""

    def pack(self, document: Document, packer: Packer) -> None:
        """Put everything of a document into a link; BadInputError where it does not fit."""

    def unpack(self, unpacker: Unpacker) -> Document:
        """The document of a link, exactly as it was packed; BadInputError where it is none."""

    def document_of(self, position: Position, names: Sequence[str]) -> Document:
        """The boards of a position as a document that scores the same."""


class TerminalModule(Protocol):
    """`terminal.py`: how boards look in letters and colours."""

    def table(self, position: Position, seat: int, names: Sequence[str], texts: Texts) -> Picture:
        """What the seat sees of the table: its boards with the legal places marked, its hand, the others' boards."""

    def task(self, position: Position, seat: int, texts: Texts) -> str:
        """What the seat must do now, in one sentence."""

    def action_text(self, position: Position, action: Any, texts: Texts) -> str:
        """A typed action in the reader's words."""

    def score_boards(self, document: object) -> list[Picture]:
        """The boards of a board file, one picture each."""


class SvgModule(Protocol):
    """`svg.py`: how boards look as pictures."""

    def boards(self, position: Position) -> list[str]:
        """The names of all boards; nothing on them is hidden."""

    def draw(self, position: Position, board: int) -> Drawing:
        """One board, with the points it has now."""


class File(Generic[Module_co]):
    """A file of a game's folder, loaded when it is first asked for."""

    def __init__(self, file: str) -> None:
        self.file = file

    def __set_name__(self, _: type, name: str) -> None:
        self.name = name

    def __get__(self, game: "Game[Any]", _: type) -> Module_co:
        module = cast(Module_co, import_module(f"{game.package}.{self.file}"))
        setattr(game, self.name, module)
        return module


class Game(Generic[View_co]):
    """One game, found by its folder; its views are Structs of its own."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]

    @cached_property
    def meta(self) -> Meta:
        """Title, players, options."""
        return cast(Meta, import_module(f"{self.package}.meta").META)

    position = File[PositionModule]("position")
    """How a position changes."""

    notation = File[NotationModule]("notation")
    """Actions as text and JSON."""

    views = File[ViewModule[View_co]]("view")
    """What a seat may see."""

    scoring = File[ScoringModule]("scoring")
    """Sheets that explain the points."""

    naming = File[NamingModule]("naming")
    """Names in board files."""

    heuristics = File[HeuristicsModule]("heuristics")
    """What a bot values."""

    encodings = File[EncodingModule]("encoding")
    """Positions and actions as flat numbers."""

    reasons = File[ReasonsModule]("reasons")
    """Why an action may be good."""

    obstacles = File[ObstaclesModule]("obstacles")
    """Why a piece may not lie somewhere."""

    facts = File[FactsModule]("facts")
    """What the components look like."""

    assistant = File[AssistantModule]("assistant")
    """Boards that people type in."""

    terminal = File[TerminalModule]("terminal")
    """Pictures for the terminal."""

    svg = File[SvgModule]("svg")
    """Pictures of boards."""

    def new(self, seats: int, options: Mapping[str, object], seed: str) -> Position:
        """The first position of a match; refuses a wrong number of seats and unknown options."""
        self.meta.check_seats(seats)
        return self.position.new(seats, self.meta.check_options(options), seed)

    def guess(self, position: Position, seat: int, seed: int) -> Position:
        """A full position that the seat cannot tell from this one."""
        return position.guess(seat, Chance(seed))
