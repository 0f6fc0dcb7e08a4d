"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bug_engine.ruleset import Ruleset
from bug_engine.side import SIDES, Side

Reason = Literal["no_growth", "handicap"]


@dataclass(frozen=True)
class Result:
    """How a game ended (R10): one side could not grow; `margin` counts the cells where the other still could.

    With the reason `no_growth` the side that could not grow is the `winner`. With the reason `handicap` the `winner` is
    the other side, because the margin did not exceed the handicap.

    >>> from bug_engine import Position
    >>> Position.from_text("xox/.o.x/x..x./xo../xoo").result
    Result(winner=Side.X, reason='no_growth', margin=3)
    """

    winner: Side
    reason: Reason
    margin: int


def decided(ruleset: Ruleset, stuck: int, margin: int) -> Result:
    """Return the result when side `stuck` can't grow and the other still could on `margin` cells (R10).

    If the score is the margin, the stronger side wins only if the margin exceeds the handicap.

    >>> decided(Ruleset(score="margin", handicap=3), stuck=0, margin=3)
    Result(winner=Side.O, reason='handicap', margin=3)
    """
    if ruleset.score == "margin" and ruleset.handicap and stuck == ruleset.stronger and margin <= ruleset.handicap:
        return Result(SIDES[1 - stuck], "handicap", margin)
    return Result(SIDES[stuck], "no_growth", margin)
