"""What happened in a turn, in order: enough to describe or animate it. Cells are names in the board's coordinates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bug_engine.board import Names
from bug_engine.result import Reason
from bug_engine.side import Side

Kind = Literal["blacken", "spawn", "enlarge", "join", "bonus"]


@dataclass(frozen=True)
class Blackened:
    """`side` blackened `cell` in the set-up.

    >>> from bug_engine import Position
    >>> Position.initial("green-meadow").play("A4").events
    (Blackened(side=Side.X, cell='A4'),)
    """

    side: Side
    cell: str


@dataclass(frozen=True)
class Grew:
    """`side` placed a stone on `cell` (R4, R7); `bug` are the cells of the bug with the new stone, `size` their number.

    `kind` says how: `spawn` (a new bug), `enlarge` (one bug grows), `join` (bugs merge) or `bonus` (an eater grows).

    >>> from bug_engine import Position
    >>> Position.initial("genius", "hexhex3").play("C3").events
    (Grew(side=Side.X, cell='C3', kind='spawn', size=1, bug=('C3',)),)
    """

    side: Side
    cell: str
    kind: Kind
    size: int
    bug: Names


@dataclass(frozen=True)
class Ate:
    """Bugs of `side` ate (R6). `eaters` has the cells of each eater, `prey` those of each eaten bug, once.

    The `Grew` of each bonus growth follows.

    >>> from bug_engine import Position
    >>> Position.initial("genius", "hexhex3").play("C3").play("B2-B1").events[1]
    Ate(side=Side.O, eaters=(('B2',),), prey=(('C3',),))
    """

    side: Side
    eaters: tuple[Names, ...]
    prey: tuple[Names, ...]


@dataclass(frozen=True)
class Swapped:
    """`side` took over the other side's first move (the pie rule): that stone changed sides.

    >>> from bug_engine import Position
    >>> Position.initial("genius+pie", "hexhex3").play("C3").play("swap").events
    (Swapped(side=Side.O),)
    """

    side: Side


@dataclass(frozen=True)
class Won:
    """The game ended and `side` won it (R10); `reason` and `margin` (cells) are those of the `Result`.

    >>> from bug_engine import Position
    >>> Position.initial("genius", ".").play("A1").events[-1]
    Won(side=Side.O, reason='no_growth', margin=0)
    """

    side: Side
    reason: Reason
    margin: int


Event = Blackened | Grew | Ate | Swapped | Won
