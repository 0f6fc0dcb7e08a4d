"""Territory: the cells on which each side, and each bug, can grow."""

from __future__ import annotations

from dataclasses import dataclass

from bug_engine.board import Cells, bits
from bug_engine.turn import Draft


@dataclass(frozen=True)
class Territory:
    """The empty cells by the sides that could grow on them if a turn began now.

    `only` has the cells of side 0 alone and those of side 1 alone. `size_limit` is the largest size that a growth may
    make (R5). `growing` has the cells on which each bug may grow, in the order of `Draft.bugs`.
    """

    only: tuple[Cells, Cells]
    both: Cells
    nobody: Cells
    size_limit: int
    growing: tuple[Cells, ...]


def territory(draft: Draft) -> Territory:
    """Return the territory in a draft.

    >>> from bug_engine import Position
    >>> found = territory(Position.from_text("xo/x.o/.x").draft())
    >>> found.only, found.both, found.nobody, found.size_limit
    (((), (5,)), (), (3,), 2)
    """
    first_mask, second_mask = draft.growth_masks
    return Territory(
        (tuple(bits(first_mask & ~second_mask)), tuple(bits(second_mask & ~first_mask))),
        tuple(bits(first_mask & second_mask)),
        tuple(bits(draft.state.empty_mask & ~(first_mask | second_mask))),
        draft.size_limit,
        tuple(tuple(bits(body.halo_mask & draft.growth_masks[side])) for side, body in draft.bodies),
    )
