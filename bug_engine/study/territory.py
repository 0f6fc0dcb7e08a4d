"""Territory: who can grow where, and which bugs may still grow."""

from __future__ import annotations

from dataclasses import dataclass

from bug_engine.board import Cells, bits
from bug_engine.turn import Draft


@dataclass(frozen=True)
class Territory:
    """The empty cells by who could grow there if a turn began now.

    `only` are those of side 0 alone and of side 1 alone; `limit` the largest size that a growth may make (R5);
    `growing` for each bug, in the order of `Draft.bugs`, the cells on which it may grow.
    """

    only: tuple[Cells, Cells]
    both: Cells
    nobody: Cells
    limit: int
    growing: tuple[Cells, ...]


def territory(draft: Draft) -> Territory:
    """Return the territory as it is in a draft.

    >>> from bug_engine import Position
    >>> found = territory(Position.from_text("xo/x.o/.x").draft())
    >>> found.only, found.both, found.nobody, found.limit
    (((), (5,)), (), (3,), 2)
    """
    first_mask, second_mask = draft.growth_masks
    return Territory(
        (tuple(bits(first_mask & ~second_mask)), tuple(bits(second_mask & ~first_mask))),
        tuple(bits(first_mask & second_mask)),
        tuple(bits(draft.state.empty_mask & ~(first_mask | second_mask))),
        draft.limit,
        tuple(tuple(bits(body.halo_mask & draft.growth_masks[side])) for side, body in draft.bodies),
    )
