"""Why a turn is illegal, as a value: what is wrong, where in the turn, and which cells are the cause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, get_args

from bug_engine.board import Board, Names
from bug_engine.text_error import short

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

    `code` is one of `CODES`. `step` counts the cells of the turn from 0. `cell` is the name of the illegal cell, or
    None if `text` names no cell or if the turn stops too early; `text` is the text of that step. `cells` are the cells
    that cause the refusal, and `bugs` the bugs that they belong to, as indices into `Draft.bugs` at that step. With
    `too_large`, `size` is the size that the bug would have and `size_limit` the limit (R5), both in stones. With
    `must_eat`, `cells` are the prey and `bonus_cells` the cells that may follow. `str` gives the message.

    >>> from bug_engine import Position
    >>> refusal = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).explain("D3")
    >>> refusal.code, refusal.cell, refusal.cells, refusal.size, refusal.size_limit
    ('too_large', 'D3', ('D2', 'E2', 'E3'), 4, 3)
    >>> print(refusal)
    D3 would make a bug of 4, and the largest on the board is 3.
    """

    code: Code
    step: int
    cell: str | None = None
    text: str = ""
    cells: Names = ()
    bugs: tuple[int, ...] = ()
    size: int | None = None
    size_limit: int | None = None
    board: Board | None = field(default=None, repr=False, compare=False)
    bonus_cells: Names = ()

    def __str__(self) -> str:
        return self.message

    @property
    def message(self) -> str:
        """The refusal in English, with the cells that are the cause."""
        listed, limit = ", ".join(self.cells), self.size_limit
        meal = f": it eats {listed}" if listed else ""
        return {
            "not_a_cell": f"{short(self.text)!r} is not a cell of this board.",
            "occupied": f"{self.text} is occupied.",
            "black": f"{self.text} is black: no stone may be placed there.",
            "would_merge": f"{self.text} would join bugs of your own, which may not merge: it touches {listed}.",
            "too_large": f"{self.text} would make a bug of {self.size}, and the largest on the board is {limit}.",
            "must_eat": f"The turn is not over{meal}. Add a bonus cell: {' or '.join(self.bonus_cells)}.",
            "nothing_to_eat": f"The turn is over before {self.text}: there is nothing left to eat.",
            "not_touching": f"{self.text} does not touch a bug that eats now ({listed}).",
            "starves": f"{self.text} would leave another eater without a bonus cell ({listed}).",
            "over": "The game is over.",
            "empty_turn": "A turn needs at least one cell.",
            "no_swap": "There is no first move to take over now.",
        }[self.code]


class IllegalTurn(ValueError):
    """A turn that the rules forbid; `refusal` says why. The position or game that it was played on is unchanged.

    >>> from bug_engine import Game
    >>> try:
    ...     Game("genius", "hexhex3").play("C3").play("C3")
    ... except IllegalTurn as illegal:
    ...     print(illegal.refusal.code, illegal)
    occupied C3 is occupied.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
