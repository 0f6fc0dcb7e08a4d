"""Where the lines after a better turn and after a mistake first differ, if nothing at once explains the mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

from bug_engine.board import Cells
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.refutation import SOON, eaten_in
from bug_engine.study.twins import mark_at

# A meal of the side after more turns than this no longer explains why a turn is better.
MEAL_SOON = SOON + 1


@dataclass(frozen=True)
class LineEnd:
    """The end of the game that a line reaches: the turns after its first, the cells left of each side, the winner."""

    turns: int
    left: tuple[int, int]
    winner: int


@dataclass(frozen=True)
class LaterMeal:
    """The first meal of a side in a line: the turns after its first, the bugs eaten, the marks of their shapes."""

    turns: int
    prey: tuple[Cells, ...]
    shapes: tuple[str, ...]


@dataclass(frozen=True)
class LaterLeft:
    """The cells that each side has left after as many `turns` of both lines, the first of each not counted."""

    turns: int
    better: tuple[int, int]
    played: tuple[int, int]


@dataclass(frozen=True)
class Contrast:
    """What a line that begins with a better turn comes to, and one that begins with a mistake; both are played out.

    `endings`: the ends of the game in the two lines. `meal`: what the side of the mistake soon eats in the better line,
    if it has eaten nothing by then in the other. `spared`: the other side soon eats after the mistake, and nothing by
    then in the better line. `left`: the first cells left that speak for the better turn; the turns themselves, which a
    `Finding` has, do not count.
    """

    endings: tuple[LineEnd | None, LineEnd | None]
    meal: LaterMeal | None
    spared: bool
    left: LaterLeft | None


def contrast_of(position: Position, better: Sequence[Turn], played: Sequence[Turn]) -> Contrast:
    """Return the contrast of two lines from a position.

    >>> position = Position.initial("genius", "hexhex3")
    >>> answer = next(turn for turn in position.play("C3").position.legal_turns if str(turn) == "B2-B1")
    >>> corner, middle, away = [turn for turn in position.legal_turns if str(turn) in ("A1", "C3", "E3")]
    >>> contrast_of(position, [corner, away], [middle, answer]).spared
    True
    """
    good, bad = _played_out(position, better), _played_out(position, played)
    side = position.mover
    loss = _first_meal(bad, 1 - side, SOON)
    spared = loss is not None and len(good) > loss and _first_meal(good, 1 - side, loss) is None
    return Contrast((_ending(good), _ending(bad)), _meal(good, bad, side), spared, _left(good, bad, side))


def _played_out(position: Position, line: Sequence[Turn]) -> list[Played]:
    turns = list[Played]()
    for turn in line:
        turns.append(position.play(turn))
        position = turns[-1].position
    return turns


def _ending(line: Sequence[Played]) -> LineEnd | None:
    end = line[-1].position
    return LineEnd(len(line) - 1, end.draft().mobility, end.result.winner) if end.result else None


def _first_meal(line: Sequence[Played], side: int, last: int) -> int | None:
    """Return the number of the first turn, from 0 to `last`, in which a side eats."""
    return next((n for n, turn in enumerate(line[: last + 1]) if turn.side == side and turn.eaten), None)


def _meal(good: Sequence[Played], bad: Sequence[Played], side: int) -> LaterMeal | None:
    turns = _first_meal(good, side, MEAL_SOON)
    if not turns or _first_meal(bad, side, turns) is not None:
        return None
    prey = eaten_in(good[turns])
    return LaterMeal(turns, prey, tuple(mark_at(good[turns].position.board, cells) for cells in prey))


def _left(good: Sequence[Played], bad: Sequence[Played], side: int) -> LaterLeft | None:
    """Return the first cells left, after turns of both lines, of which fewer of its own are left to the side."""
    for turns, one, other in zip(count(1), good[1:], bad[1:], strict=False):
        better, played = one.position.draft().mobility, other.position.draft().mobility
        if better[1 - side] - better[side] > played[1 - side] - played[side]:
            return LaterLeft(turns, better, played)
    return None
