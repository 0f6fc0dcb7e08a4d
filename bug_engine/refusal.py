"""Why not? A refusal is a value: what is wrong, where in the turn, and the cells that cause it. Words are made from
it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

from bug_engine.board import Board

Code = Literal[
    "not_a_cell",
    "occupied",
    "black",
    "would_merge",
    "too_large",
    "must_eat",
    "nothing_to_eat",
    "not_touching",
    "starves",
    "over",
    "empty_turn",
    "no_swap",
]
CODES: tuple[Code, ...] = get_args(Code)


@dataclass(frozen=True)
class Refusal:
    """The first mistake of a turn.

    `step` counts the turn's cells from 0; `cell` is the offending one (None if `text` names no cell, or if the turn
    stops too early); `cells` are those that cause the refusal, `bugs` the bugs they belong to, as indices into
    `Draft.bugs` at that step; `size` and `limit` go with `too_large`.
    """

    code: Code
    step: int
    cell: int | None = None
    text: str = ""
    cells: tuple[int, ...] = ()
    bugs: tuple[int, ...] = ()
    size: int | None = None
    limit: int | None = None
    board: Board | None = field(default=None, repr=False, compare=False)

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        """The refusal in English, naming place and cause."""
        names = [self.board.name_of(cell) for cell in self.cells] if self.board else [str(cell) for cell in self.cells]
        listed = ", ".join(names)
        return {
            "not_a_cell": f"{self.text!r} is not a cell of this board.",
            "occupied": f"{self.text} is occupied.",
            "black": f"{self.text} is black: nobody may play there.",
            "would_merge": f"{self.text} would join bugs of your own, which may not merge: it touches {listed}.",
            "too_large": f"{self.text} would make a bug of {self.size}, and the largest on the board is {self.limit}.",
            "must_eat": f"The turn is not over: a bug must still eat. Prey and bonus cells: {listed}.",
            "nothing_to_eat": f"The turn is over before {self.text}: there is nothing left to eat.",
            "not_touching": f"{self.text} does not touch a bug that eats now ({listed}).",
            "starves": f"{self.text} would leave another eater without a bonus cell ({listed}).",
            "over": "The game is over.",
            "empty_turn": "A turn needs at least one cell.",
            "no_swap": "There is no first move to take over now.",
        }[self.code]


class IllegalTurn(ValueError):
    """A turn that the rules refuse; `refusal` says why, and the position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
