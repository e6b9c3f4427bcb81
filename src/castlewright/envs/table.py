"""One game at a time, for the single environments: a batch of one, with masks, clear refusals and pictures."""

from collections.abc import Mapping
from importlib.util import find_spec
from io import BytesIO
from operator import index
from typing import Any, Literal, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from castlewright.core.errors import BadInputError, IllegalActionError
from castlewright.core.position import Position
from castlewright.core.svg import Drawing, sheet
from castlewright.envs.batch import BatchEnv

Illegal = Literal["refuse", "lose"]
"""What an illegal action does: it raises IllegalActionError and changes nothing, or it ends the game and costs 1."""

RENDER_MODES = ("human", "ansi", "svg", *(["rgb_array"] if find_spec("resvg_py") and find_spec("PIL") else []))
"""Lines for a person or as text; pictures of all boards as SVG or, where `castlewright[export]` is there, as pixels."""

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2, "is_parallelizable": False}
FRAME = (960, 640)
"""Width and height of a picture, the same from step to step."""

BYTE = np.dtype(np.int8)

Frame = str | NDArray[np.uint8] | None
"""What rendering gives: text, pixels, or nothing where it was printed."""


class Table:
    """A game that an environment plays: what each seat observes, what it may do, what it was paid."""

    def __init__(
        self, game: str, seats: int, options: Mapping[str, object] | None, illegal: Illegal, render_mode: str | None
    ) -> None:
        if illegal not in ("refuse", "lose"):
            raise BadInputError("illegal", f"'{illegal}' is unknown; write 'refuse' or 'lose'")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInputError("render_mode", f"'{render_mode}' is unknown; there are {', '.join(RENDER_MODES)}")
        self.batch = BatchEnv(game, 1, seats, options)
        self._observation: NDArray[np.int16] = self.batch.observations[0]
        self._candidates: NDArray[np.int32] = self.batch.candidates[0]
        self._stepper = self.batch.stepper
        self.seat = self._stepper.acting(0)
        """The seat that is to act, -1 at the end."""

        self.illegal = illegal
        self.render_mode = render_mode
        self.actions: int = self.batch.game.notation.ACTIONS
        self.seats = seats
        self._seed = 0
        self._is_closed = False

    @property
    def name(self) -> str:
        """The versioned name of an environment of this game."""
        return f"castlewright/{self.batch.game.name}-v{self.batch.game.meta.ruleset}"

    def observation_space(self) -> Any:
        """The bounds of an observation, number by number."""
        fields = self.batch.encoding.fields
        low = np.concatenate([np.full(field.size, field.least, np.int16) for field in fields])
        high = np.concatenate([np.full(field.size, field.most, np.int16) for field in fields])
        return spaces.Box(low, high, dtype=np.int16)

    # The game.

    def reset(self, seed: int | None) -> None:
        """Begin another game: the one of this seed, or the next by chance."""
        self._seed = self._seed + 1 if seed is None else seed
        self.batch.reset(self._seed)
        self.seat = self._stepper.acting(0)

    @property
    def position(self) -> Position:
        """The position itself; who plays must look at observations only."""
        position: Position = self.batch.positions[0]
        return position

    def choices(self) -> dict[str, Any]:
        """The legal actions of the seat to act: as a list, and as a 1 for each of them among all actions."""
        mask: NDArray[np.int8] = np.zeros(self.actions, BYTE)
        count = self._stepper.mark(0, mask)
        return {"action_mask": mask, "candidates": self._candidates[:count].copy()}

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat may know."""
        if seat == self.seat:
            return self._observation.copy()
        observation = np.zeros(self.batch.encoding.size, np.int16)
        self.batch.encoding.observe(self.position, seat, cast(Any, observation))
        return observation

    def play(self, action: Any) -> bool:
        """Play an action of the seat to act; False where it was illegal and loses."""
        if self._is_closed:
            self.check_open()
        number = action if type(action) is int else number_of(action)
        if self._stepper.play_action(0, number if 0 <= number < self.actions else -1):
            self.seat = self._stepper.acting(0)
            return True
        if self.illegal == "lose":
            return False
        raise refusal(self.seat, number)

    def rewards(self) -> list[float]:
        """What the last step paid each seat."""
        rewards: list[float] = self.batch.rewards[0].tolist()
        return rewards

    # Looking.

    def render(self) -> Frame:
        """The table: in lines as the seat to act sees it, or all boards as a picture."""
        self.check_open()
        if self.render_mode is None:
            raise BadInputError("render_mode", f"make the environment with one of {', '.join(RENDER_MODES)}")
        if self.render_mode == "svg":
            return self.picture().svg
        if self.render_mode == "rgb_array":
            return pixels(self.picture().png())
        if self.render_mode == "ansi":
            return self.lines()
        print(self.lines())
        return None

    def lines(self) -> str:
        """The table as the seat to act sees it."""
        from castlewright.core.knowledge import known_position
        from castlewright.core.texts import texts

        game = self.batch.game
        position = self.position
        seat = max(self.seat, 0)
        names = [f"seat {number}" for number in range(self.seats)]
        known = position if position.is_over else known_position(position, seat)
        return game.terminal.table(known, seat, names, texts("en", game.package)).plain()

    def picture(self) -> Drawing:
        """All boards, which hide nothing, on one sheet."""
        svg = self.batch.game.svg
        return sheet([svg.draw(self.position, board) for board in range(len(svg.boards(self.position)))], *FRAME)

    def close(self) -> None:
        """End; nothing can be played any more."""
        self._is_closed = True

    def check_open(self) -> None:
        """Refuse to go on after the end."""
        if self._is_closed:
            raise BadInputError("environment", "it is closed; make another one")


def number_of(action: Any) -> int:
    """An action as a number, which it must be."""
    try:
        return index(action)
    except TypeError:
        raise BadInputError("action", f"a whole number is needed, not {action!r}") from None


def refusal(seat: int, number: int) -> IllegalActionError:
    """What is raised where a seat may not do this."""
    return IllegalActionError(f"seat {seat} may not do action {number} now; info['candidates'] lists what it may")


def pixels(png: bytes) -> NDArray[np.uint8]:
    """A picture as rows of red, green and blue."""
    from PIL import Image

    return np.array(Image.open(BytesIO(png)).convert("RGB"), np.uint8)
