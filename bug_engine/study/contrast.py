"""Where the lines after a better turn and after a mistake first differ, within a few turns that one can follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bug_engine.board import Cells
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.refutation import first_meal, played_out
from bug_engine.study.threats import iter_threats
from bug_engine.study.twins import mark_at

# What happens after more turns than this no longer explains a mistake: both sides could have played other turns.
NEAR = 4

DifferenceKind = Literal["end", "meal", "spared", "left", "threat"]


@dataclass(frozen=True)
class LineEnd:
    """The end of the game that a line reaches: the turns after its first, the cells left of each side, the winner."""

    turns: int
    left: tuple[int, int]
    winner: int


@dataclass(frozen=True)
class Difference:
    """What speaks for a line and its side, compared to another line, after as many `turns` of both; the first of each
    is not counted.

    `end`: the line ends, and its side wins; `meal`: its side eats `prey`; `spared`: the other side eats `prey` in the
    other line, and not in this one; `left`: the cells `left` in this line and in the other: fewer to its side, more to
    the other, or one of these; `threat`: after the first turn its side can eat `prey`, if it is to move, and not in or
    after that of the other line. The prey is on the board after the first turn of its line; `shapes` are the marks of
    its shapes.
    """

    kind: DifferenceKind
    turns: int
    prey: tuple[Cells, ...] = ()
    shapes: tuple[str, ...] = ()
    left: tuple[tuple[int, int], tuple[int, int]] | None = None


@dataclass(frozen=True)
class Contrast:
    """What a line that begins with a better turn comes to, and one that begins with a mistake; both are played out.

    `endings`: the ends of the game in the two lines. `better` speaks for the side of the mistake, `played` for the
    other; None if the lines do not differ soon. What the first turns eat and the cells left after them do not count, as
    a `Finding` has them.
    """

    endings: tuple[LineEnd | None, LineEnd | None]
    better: Difference | None
    played: Difference | None


def contrast_of(position: Position, better: Sequence[Turn], played: Sequence[Turn]) -> Contrast:
    """Return the contrast of two lines from a position.

    >>> position = Position.initial("genius", "hexhex3")
    >>> answer = next(turn for turn in position.play("C3").position.legal_turns if str(turn) == "B2-B1")
    >>> corner, middle, away = [turn for turn in position.legal_turns if str(turn) in ("A1", "C3", "E3")]
    >>> contrast_of(position, [corner, away], [middle, answer]).better.kind
    'spared'
    """
    good, bad, side = played_out(position, better), played_out(position, played), position.mover
    return Contrast(
        (_ending(good), _ending(bad)),
        _difference(good, bad, side) or _threat(good, bad, side),
        _difference(bad, good, 1 - side) or _threat(bad, good, 1 - side),
    )


def _ending(line: Sequence[Played]) -> LineEnd | None:
    end = line[-1].position
    return LineEnd(len(line) - 1, end.draft().mobility, end.result.winner) if end.result else None


def _difference(line: Sequence[Played], other: Sequence[Played], side: int) -> Difference | None:
    """Return what first speaks for a line and a side; the cells left only if nothing else does, as they are less
    visible.
    """
    end = _ending(line)
    found = [Difference("end", end.turns)] if end and end.winner == side and end.turns <= NEAR else []
    if meal := first_meal(line, side, NEAR, other):
        found.append(_meal("meal", line, *meal))
    spared = first_meal(other, 1 - side, NEAR, line)
    if spared and len(line) > spared[0]:
        found.append(_meal("spared", other, *spared))
    return min(found, key=lambda each: each.turns, default=_left(line, other, side))


def _meal(kind: DifferenceKind, line: Sequence[Played], turns: int, prey: tuple[Cells, ...]) -> Difference:
    board = line[0].position.board
    return Difference(kind, turns, prey, tuple(mark_at(board, cells) for cells in prey))


def _left(line: Sequence[Played], other: Sequence[Played], side: int) -> Difference | None:
    """Return the first cells left, after turns of both lines, that speak for a line and a side: none of the two numbers
    speaks against it.
    """
    for turns in range(1, min(NEAR + 1, len(line), len(other))):
        here, there = (each[turns].position.draft().mobility for each in (line, other))
        if here != there and here[side] <= there[side] and here[1 - side] >= there[1 - side]:
            return Difference("left", turns, left=(here, there))
    return None


def _threat(line: Sequence[Played], other: Sequence[Played], side: int) -> Difference | None:
    """Return the bugs that a side can eat after the first turn of a line, and not in or after that of the other."""
    here, there = (
        [prey for threat in iter_threats(each[0].position, side) for prey in threat.prey] for each in (line, other)
    )
    eaten = other[0].prey
    prey = tuple(cells for cells in dict.fromkeys(here) if cells not in there and cells not in eaten)
    return _meal("threat", line, 0, prey) if prey else None
