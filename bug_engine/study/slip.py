"""What a mistake overlooked, in a word."""

from __future__ import annotations

from typing import Literal, get_args

from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.twins import mark_at

Slip = Literal["blocked", "twin", "chain", "mobility", "later"]
SLIPS: tuple[Slip, ...] = get_args(Slip)


def slip_of(position: Position, played: Turn, better: Turn) -> Slip:
    """Return what the played turn overlooked: the first of these that is true.

    `blocked`: it grew next to a twin but had no bonus cell to eat it; `twin`: the better turn eats, and it did not;
    `chain`: the better turn eats more often; `mobility`: it left its side more cells, or the opponent fewer, than the
    better turn does; `later`: none of these, so the difference shows only in later turns.
    """
    bad, good = position.play(played), position.play(better)
    eaten, edible = _meals(bad), _meals(good)
    if not eaten and is_blocked(position, played):
        return "blocked"
    if edible > eaten:
        return "chain" if eaten else "twin"
    return "mobility" if _lead(bad) < _lead(good) else "later"


def is_blocked(position: Position, turn: Turn) -> bool:
    """Return whether a turn without a meal ends next to a twin: there was no cell for the bonus."""
    if turn.swap or position.setup:
        return False
    bit = 1 << turn.cells[0]
    after = position.kernel.place(position.state, bit)
    # The side that grew is not to move now.
    grown = next((bug for bug in after.theirs if bug.mask & bit), None)
    return grown is not None and any(bug.shape is grown.shape and bug.mask & grown.halo_mask for bug in after.mine)


def prey_of(position: Position, turn: Turn) -> tuple[str, ...]:
    """Return the marks of the shapes that a turn eats (twins.py), in order."""
    return tuple(mark_at(position.board, cells) for cells in position.play(turn).prey)


def _meals(turn: Played) -> int:
    return len(turn.eaten)


def _lead(turn: Played) -> int:
    """Return how many cells fewer than its opponent the side that played has left: a side with none wins."""
    mobility = turn.position.draft().mobility
    return mobility[1 - turn.side] - mobility[turn.side]
