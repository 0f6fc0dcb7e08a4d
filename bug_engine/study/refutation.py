"""What a mistake let the other side do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bug_engine.board import Cells, mask_of
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
    (twins.py): only bugs that are on the board after the mistake, as one sees no others there, and that the other side
    does not eat without the mistake, too. `mobility` are the cells that each side has left after it. `wins` says that
    the other side has then won, and `still` that it had no cells left before the mistake, either.
    """

    line: tuple[Turn, ...]
    prey: tuple[Cells, ...]
    shapes: tuple[str, ...]
    mobility: tuple[int, int]
    wins: bool
    still: bool = False


def refutation_of(
    position: Position, played: Played, line: Sequence[Turn], better: Sequence[Turn] = ()
) -> Refutation | None:
    """Return what the expected `line` after the mistake `played` does to its side; None if nothing is expected.

    `better` is the line that begins with a better turn.

    >>> position = Position.initial("genius", "hexhex3")
    >>> mistake = position.play("C3")
    >>> answer, *_ = [turn for turn in mistake.position.legal_turns if str(turn) == "B2-B1"]
    >>> refutation_of(position, mistake, [answer]).prey
    ((9,),)
    """
    after = played.position
    if after.result:
        still = not position.draft().mobility[after.mover]
        return Refutation((), (), (), after.draft().mobility, after.result.winner == after.mover, still)
    if not line:
        return None
    turns = [played, *played_out(after, line[:SOON])]
    end, prey = first_meal(turns, after.mover, SOON, played_out(position, better[: SOON + 1])) or (1, ())
    last = turns[end].position
    wins = last.result is not None and last.result.winner == after.mover
    shapes = tuple(mark_at(last.board, cells) for cells in prey)
    return Refutation(tuple(line[:end]), prey, shapes, last.draft().mobility, wins)


def played_out(position: Position, line: Sequence[Turn]) -> list[Played]:
    """Return the turns of a line, played."""
    turns = list[Played]()
    for turn in line:
        turns.append(position.play(turn))
        position = turns[-1].position
    return turns


def first_meal(
    line: Sequence[Played], side: int, last: int, other: Sequence[Played]
) -> tuple[int, tuple[Cells, ...]] | None:
    """Return the number of the first turn, from 1 to `last`, in which a side eats, and the bugs that it eats.

    Only bugs count that are on the board after turn 0, and that the side does not eat in the same turns of another
    line; nor a meal if it eats more there.
    """
    standing = {body.mask for _, body in line[0].position.draft().bodies}
    for number, turn in enumerate(line[1 : last + 1], 1):
        if turn.side != side:
            continue
        here, there = (_eaten(turns[: number + 1], side) for turns in (line, other))
        prey = tuple(cells for cells in turn.prey if cells not in there and mask_of(cells) in standing)
        if prey and len(here) >= len(there):
            return number, prey
    return None


def _eaten(line: Sequence[Played], side: int) -> list[Cells]:
    return [cells for turn in line if turn.side == side for cells in turn.prey]
