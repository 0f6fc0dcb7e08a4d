"""The two sides."""

from __future__ import annotations

from enum import IntEnum


class Side(IntEnum):
    """One of the two sides: `Side.X` (0) moves first and is drawn `x`, `Side.O` (1) is drawn `o`.

    A side equals its number, so 0 and 1 work wherever a side is expected, and a pair such as `Draft.mobility` can be
    indexed by it.

    >>> Side.X.mark, Side.X.other, Side(1), 1 - Side.O
    ('x', Side.O, Side.O, 0)
    """

    X = 0
    O = 1  # noqa: E741  the game's own letter

    @property
    def mark(self) -> str:
        """The letter that stands for the side in texts and drawings: `x` or `o`."""
        return MARKS[self]

    @property
    def other(self) -> Side:
        """The opponent."""
        return SIDES[1 - self]

    def __repr__(self) -> str:
        return f"Side.{self.name}"


SIDES = tuple(Side)
MARKS = "xo"
