"""What happened in a turn, in order: enough to tell it or to animate it. Cells are indices, sides 0 and 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bug_engine.result import Reason

Kind = Literal["blacken", "spawn", "enlarge", "join", "bonus"]
Cells = tuple[int, ...]


@dataclass(frozen=True)
class Blackened:
    """A cell was blackened in the set-up."""

    side: int
    cell: int


@dataclass(frozen=True)
class Grew:
    """A stone was placed; `bug` are the cells of the bug that it made, of `size` stones."""

    side: int
    cell: int
    kind: Kind
    size: int
    bug: Cells


@dataclass(frozen=True)
class Ate:
    """Bugs of `side` ate; the `Grew` of each bonus follows. `prey` has each eaten bug once."""

    side: int
    eaters: tuple[Cells, ...]
    prey: tuple[Cells, ...]


@dataclass(frozen=True)
class Swapped:
    """`side` took over the other side's first move: its stone changed sides (the pie rule)."""

    side: int


@dataclass(frozen=True)
class Won:
    """The game ended, and `side` won it; `reason` and `margin` are those of the `Result`."""

    side: int
    reason: Reason
    margin: int


Event = Blackened | Grew | Ate | Swapped | Won
