"""Twins: which bugs have the same shape, and a mark for each shape.

Up to `NAMED_SIZE` cells a shape's mark is its place among all shapes of its size, so it is the same in every game:
`4c` is the third of the seven shapes of four cells. There are too many larger shapes (1,448 of eight cells); the marks
of these count only the shapes on the board. On the page's board a letter is shorter: `A` is the smallest shape that at
least two bugs have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bug_engine.board import Board, Cell, bits
from bug_engine.boards import board_named
from bug_engine.coordinates import letters
from bug_engine.shape import Congruence
from bug_engine.turn import Bug, Draft

# There are 1, 1, 3, 7, 22, 82 and 333 shapes of 1 to 7 cells; it takes 25 ms in CPython, once, to find those of 7.
NAMED_SIZE = 7
# Every shape of up to NAMED_SIZE cells that contains its centre fits on this board.
_BOARD = board_named("hexhex8")
_CENTRE = len(_BOARD) // 2


@dataclass(frozen=True)
class Mark:
    """The mark of a shape: its `name`, like `4c`, and its `index`, which counts the shapes by size from 0.

    Up to `NAMED_SIZE` cells the index is the same in every game; a larger shape has the next free index on this board.
    """

    index: int
    name: str
    size: int


@dataclass(frozen=True)
class Twins:
    """The bugs with the shape of `bug`: `twins` of the other side, `friends` of the same side. All are indices into
    `Draft.bugs`. `letter` is the same for all of them and for no other bug; empty if the bug is alone.
    """

    bug: int
    mark: Mark
    letter: str
    twins: tuple[int, ...]
    friends: tuple[int, ...]


@cache
def shapes_of(size: int) -> tuple[int, ...]:
    """Return the shape numbers (shape.py) of all connected sets of `size` cells, in ascending order.

    >>> [len(shapes_of(size)) for size in range(1, 7)]
    [1, 1, 3, 7, 22, 82]
    """
    return tuple(sorted(_samples(size)))


def samples_of(size: int) -> tuple[tuple[int, tuple[Cell, ...]], ...]:
    """Return each shape number of `size` cells with cells that have the shape, in ascending order.

    >>> len(samples_of(4))
    7
    """
    return tuple(
        (shape, tuple(_BOARD.cells[cell] for cell in bits(mask))) for shape, mask in sorted(_samples(size).items())
    )


def mark_of(size: int, shape: int) -> str:
    """Return the mark of a shape of up to NAMED_SIZE cells.

    >>> mark_of(4, shapes_of(4)[2])
    '4c'
    """
    return _known_mark(size, shape).name


def mark_at(board: Board, cells: Iterable[int]) -> str:
    """Return the mark of the shape of some cells of a board; for a shape larger than NAMED_SIZE, only its size.

    >>> from bug_engine import Position
    >>> mark_at(Position.initial().board, (0, 1, 2))
    '3a'
    """
    mask = sum(1 << cell for cell in cells)
    size = mask.bit_count()
    return mark_of(size, Congruence(board).shape(mask)) if size <= NAMED_SIZE else str(size)


@cache
def _samples(size: int) -> dict[int, int]:
    """Return a set of cells for each shape of `size` cells."""
    shape = _congruence().shape
    if size == 1:
        return {shape(1 << _CENTRE): 1 << _CENTRE}
    found: dict[int, int] = {}
    for smaller in _samples(size - 1).values():
        for cell in bits(_BOARD.spread(smaller)):
            found.setdefault(shape(smaller | 1 << cell), smaller | 1 << cell)
    return found


@cache
def _congruence() -> Congruence:
    return Congruence(_BOARD)


@cache
def _known_mark(size: int, shape: int) -> Mark:
    place = shapes_of(size).index(shape)
    return Mark(sum(len(shapes_of(n)) for n in range(1, size)) + place, f"{size}{letters(place).lower()}", size)


def marks(draft: Draft) -> tuple[Mark, ...]:
    """Return the mark of every bug's shape, in the order of `Draft.bugs`."""
    large = sorted({(body.size, body.shape) for _, body in draft.bodies if body.size > NAMED_SIZE})
    first = sum(len(shapes_of(n)) for n in range(1, NAMED_SIZE + 1)) if large else 0
    found = {}
    for place, (size, shape) in enumerate(large):
        letter = letters(sum(other == size for other, _ in large[:place])).lower()
        found[shape] = Mark(first + place, f"{size}{letter}", size)
    return tuple(found.get(body.shape) or _known_mark(body.size, body.shape) for _, body in draft.bodies)


def twins(draft: Draft) -> tuple[Twins, ...]:
    """Return the twins and friends of every bug, in the order of `Draft.bugs`.

    >>> from bug_engine import Position
    >>> [(each.letter, each.twins, each.friends) for each in twins(Position.from_text("xo/.../x.").draft())]
    [('A', (1,), (2,)), ('A', (0, 2), ()), ('A', (1,), (0,))]
    """
    bugs, found = draft.bugs, marks(draft)
    count = Counter(mark.index for mark in found)
    shared = {shape: letters(place) for place, shape in enumerate(sorted(shape for shape in count if count[shape] > 1))}
    return tuple(
        Twins(
            index,
            mark,
            shared.get(mark.index, ""),
            _alike(bugs, index, other_side=True),
            _alike(bugs, index, other_side=False),
        )
        for index, mark in enumerate(found)
    )


def _alike(bugs: tuple[Bug, ...], index: int, *, other_side: bool) -> tuple[int, ...]:
    """Return the other bugs with a bug's shape, either of the other side or of the same side."""
    bug = bugs[index]
    return tuple(
        i
        for i, other in enumerate(bugs)
        if i != index and other.shape == bug.shape and (other.side != bug.side) is other_side
    )
