"""All shapes of a size, and how often each was eaten in games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bug_engine.board import Board, mask_of
from bug_engine.event import Ate, Event
from bug_engine.shape import Congruence
from bug_engine.study.twins import mark_of, samples_of


@dataclass(frozen=True)
class GalleryShape:
    """A shape: its mark, like `3b` (twins.py), and cells that have it, as axial coordinates (q, r)."""

    mark: str
    cells: tuple[tuple[int, int], ...]


def gallery(size: int) -> tuple[GalleryShape, ...]:
    """Return all shapes of `size` cells, in the order of their marks.

    >>> [each.mark for each in gallery(3)], gallery(2)[0].cells
    (['3a', '3b', '3c'], ((0, 0), (0, 1)))
    """
    found = []
    for shape, cells in samples_of(size):
        left, top = min(cell.q for cell in cells), min(cell.r for cell in cells)
        found.append(GalleryShape(mark_of(size, shape), tuple((cell.q - left, cell.r - top) for cell in cells)))
    return tuple(found)


def eaten_marks(board: Board, events: Iterable[Event]) -> Counter[str]:
    """Return how often each shape was eaten, by its mark.

    >>> from bug_engine import Position
    >>> played = Position.initial("genius", "hexhex3").play("C3").play("B2-B1")
    >>> eaten_marks(played.position.board, played.events)
    Counter({'1a': 1})
    """
    shape = Congruence(board).shape
    return Counter(
        mark_of(len(names), shape(mask_of(board.cells_named(names))))
        for event in events
        if isinstance(event, Ate)
        for names in event.prey
    )
