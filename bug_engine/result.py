"""How a game ends: who could not grow, by how much, and whether that counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bug_engine.ruleset import Ruleset

Reason = Literal["no_growth", "handicap"]


@dataclass(frozen=True)
class Result:
    """How a game ended: one side could not grow; `margin` counts the cells where the other still could.

    With `no_growth` the first is the `winner`; with `handicap` the other, since the margin was too small to count.
    """

    winner: int
    reason: Reason
    margin: int


def decided(ruleset: Ruleset, stuck: int, margin: int) -> Result:
    """Return the result when side `stuck` can't grow and the other still could on `margin` cells (R10, `score`).

    Under `margin`, the stronger side has to exceed the handicap for its win to count; else the other side wins.

    >>> decided(Ruleset(score="margin", handicap=3), stuck=0, margin=3)
    Result(winner=1, reason='handicap', margin=3)
    """
    if ruleset.score == "margin" and ruleset.handicap and stuck == ruleset.stronger and margin <= ruleset.handicap:
        return Result(1 - stuck, "handicap", margin)
    return Result(stuck, "no_growth", margin)
