"""What a mistake let the other side do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bug_engine.board import Cells
from bug_engine.event import Ate
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.twins import mark_at

# After more turns than this, a meal no longer explains a mistake: both sides could have played other turns.
SOON = 3


@dataclass(frozen=True)
class Refutation:
    """The expected turns after a mistake, up to the one that shows its cost.

    The last is the turn of the other side's first meal, or its first turn if it eats nothing soon; there are no turns
    if the game is over at once. `prey` are the bugs that the last turn eats and `shapes` the marks of their shapes
    (twins.py), `mobility` the cells that each side has left after it, and `wins` says that the other side has then won.
    """

    line: tuple[Turn, ...]
    prey: tuple[Cells, ...]
    shapes: tuple[str, ...]
    mobility: tuple[int, int]
    wins: bool


def refutation_of(after: Position, line: Sequence[Turn]) -> Refutation | None:
    """Return what the expected `line` after a mistake does to the side that made it; None if nothing is expected.

    >>> position = Position.initial("genius", "hexhex3").play("C3").position
    >>> answer, *_ = [turn for turn in position.legal_turns if str(turn) == "B2-B1"]
    >>> refutation_of(position, [answer]).prey
    ((9,),)
    """
    if after.result:
        return Refutation((), (), (), after.draft().mobility, after.result.winner == after.mover)
    if not line:
        return None
    end, prey = _first_meal(after, line) or (1, ())
    position = after
    for turn in line[:end]:
        position = position.play(turn).position
    wins = position.result is not None and position.result.winner == after.mover
    shapes = tuple(mark_at(position.board, cells) for cells in prey)
    return Refutation(tuple(line[:end]), prey, shapes, position.draft().mobility, wins)


def eaten_in(played: Played) -> tuple[Cells, ...]:
    """Return the bugs that a turn eats, in order."""
    board = played.position.board
    return tuple(board.cells_named(bug) for event in played.events if isinstance(event, Ate) for bug in event.prey)


def _first_meal(after: Position, line: Sequence[Turn]) -> tuple[int, tuple[Cells, ...]] | None:
    """Return the number of turns up to the first in which the side to move eats, and the bugs that it eats."""
    position = after
    for number, turn in enumerate(line[:SOON], 1):
        played = position.play(turn)
        if played.side == after.mover and (prey := eaten_in(played)):
            return number, prey
        position = played.position
    return None
