"""Boards: finite sets of hexagonal cells, without stones.

Cells have axial coordinates (q, r): q grows to the right, r downwards, as in Red Blob Games' guide to hexagonal grids.
Everywhere else in the engine a cell is its *index*: row by row from the top, from left to right, counted from 0. A set
of cells is an integer mask in which bit i is cell i.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from bug_engine.checking import checked_type, checked_whole
from bug_engine.coordinates import Label, System, cell_names, labels, system_named
from bug_engine.text_error import short

# `Congruence` shifts sets of cells on a bit plane that is 64 wide (shape.py); its shapes are exact up to this span.
MAX_SPAN = 31

Cells = tuple[int, ...]  # indices
Names = tuple[str, ...]  # the same, as names in the board's coordinates


class Cell(NamedTuple):
    """A cell in axial coordinates: `q` grows to the right, `r` downwards.

    >>> from bug_engine.boards import board_named
    >>> board_named("hexhex2").cells[0]
    Cell(q=0, r=-1)
    """

    q: int
    r: int


DIRECTIONS = (Cell(1, 0), Cell(0, 1), Cell(-1, 1), Cell(-1, 0), Cell(0, -1), Cell(1, -1))


class UnknownCell(ValueError):
    """A text that names no cell of the board; `text` is that text.

    >>> from bug_engine.boards import board_named
    >>> board_named("hexhex3").cell_named("Z9")
    Traceback (most recent call last):
        ...
    bug_engine.board.UnknownCell: 'Z9' is not a cell of hexhex3
    """

    def __init__(self, text: str, board: Board) -> None:
        super().__init__(f"{short(text)!r} is not a cell of {board.name}")
        self.text = text


def turned(cell: Cell, k: int) -> Cell:
    """Return `cell` under symmetry k of the hexagonal grid: k % 6 turns by 60 degrees, mirrored first if k >= 6."""
    q, r = cell if k < 6 else (cell.r, cell.q)
    for _ in range(k % 6):
        q, r = -r, q + r
    return Cell(q, r)


def bits(mask: int) -> Iterator[int]:
    """Yield the cells of a mask in board order.

    >>> list(bits(0b10110))
    [1, 2, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(cells: Iterable[int]) -> int:
    """Return the mask of some cells.

    >>> mask_of([1, 2, 4])
    22
    """
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


@dataclass(frozen=True)
class Board:
    """A set of cells (R1), some of them black from the start.

    `cells` are in board order: row by row from the top, from left to right. Neither side may play on the cells of
    `black_mask`. `coordinates` is the naming system in which cells are read and written. Boards are equal if their
    names, cells and black cells are equal.

    Raises:
        ValueError: if there are no cells, or they are not in board order or too far apart, or a black one is no cell.
        UnknownCoordinates: if no coordinate system has that name.

    >>> from bug_engine.boards import board_named
    >>> board = board_named("hexhex3")
    >>> len(board), board.names[:4], board.cell_named("c3")
    (19, ('A1', 'A2', 'A3', 'B1'), 9)
    """

    name: str
    cells: tuple[Cell, ...]
    black_mask: int = 0
    coordinates: System = field(default="rows", compare=False)

    def __post_init__(self) -> None:
        if not self.cells:
            raise ValueError("a board needs at least one cell")
        if list(self.cells) != sorted(set(self.cells), key=lambda cell: (cell.r, cell.q)):
            raise ValueError("the cells of a board must differ and come row by row, left to right")
        for axis in ([c.q for c in self.cells], [c.r for c in self.cells], [c.q + c.r for c in self.cells]):
            if max(axis) - min(axis) > MAX_SPAN:
                raise ValueError(f"a board may be at most {MAX_SPAN + 1} cells across")
        if self.black_mask & ~self.full_mask:
            raise ValueError(f"the black cells {self.black_mask:#x} are not all on the board")
        system_named(self.coordinates)

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.cells, self.black_mask))

    def __hash__(self) -> int:
        return self._hash

    def __len__(self) -> int:
        return len(self.cells)

    def __reduce__(self) -> tuple[object, ...]:
        # Without the cached properties: a hash is of one process.
        return Board, (self.name, self.cells, self.black_mask, self.coordinates)

    @cached_property
    def full_mask(self) -> int:
        """All cells."""
        return (1 << len(self.cells)) - 1

    @cached_property
    def index(self) -> dict[Cell, int]:
        """The index of each cell."""
        return {cell: i for i, cell in enumerate(self.cells)}

    @cached_property
    def neighbour_masks(self) -> tuple[int, ...]:
        """For each cell, the mask of the cells that share an edge with it."""
        return tuple(
            mask_of(self.index[near] for d in DIRECTIONS if (near := Cell(cell.q + d.q, cell.r + d.r)) in self.index)
            for cell in self.cells
        )

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each row, from the top; a row without cells is an empty tuple."""
        top, bottom = self.cells[0].r, self.cells[-1].r
        return tuple(tuple(i for i, cell in enumerate(self.cells) if cell.r == r) for r in range(top, bottom + 1))

    @cached_property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """Those of the grid's 12 symmetries that map the board to itself, as permutations p: cell i goes to p[i].
        The first is the identity.
        """
        found = []
        for k in range(12):
            images = [turned(cell, k) for cell in self.cells]
            dq = min(self.cells, key=lambda c: c.q).q - min(images, key=lambda c: c.q).q
            dr = self.cells[0].r - min(images, key=lambda c: c.r).r
            moved = [self.index.get(Cell(cell.q + dq, cell.r + dr)) for cell in images]
            symmetry = tuple(cell for cell in moved if cell is not None)
            if len(symmetry) == len(self.cells) and permuted(self.black_mask, symmetry) == self.black_mask:
                found.append(symmetry)
        return tuple(found)

    def oriented(self, k: int) -> tuple[Cell, ...]:
        """Return the place of each cell under symmetry k of the grid, 0 (unchanged) to 11; see `turned`."""
        checked_whole(k, "a symmetry", 11)
        return tuple(turned(cell, k) for cell in self.cells)

    # Names

    def in_coordinates(self, system: System) -> Board:
        """Return this board with its cells named in another system.

        >>> from bug_engine.boards import board_named
        >>> board = board_named("hexhex3")
        >>> [board.in_coordinates(system).name_of(0) for system in ("rows", "diagonals", "abstractplay")]
        ['A1', 'C1', 'e1']
        """
        return self if self.coordinates == system else _named_in(self, system)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each cell in the board's coordinates."""
        return cell_names(self.cells, self.coordinates)

    @cached_property
    def labels(self) -> tuple[Label, ...]:
        """The labels around the board, from which a reader can tell the names of its cells."""
        return labels(self.cells, self.coordinates)

    @cached_property
    def _cell_of_name(self) -> dict[str, int]:
        return {spelling: i for i, name in enumerate(self.names) for spelling in (name, name.upper())}

    def name_of(self, cell: int) -> str:
        """Return a cell's name in the board's coordinates.

        Raises:
            UnknownCell: if there is no such cell.
        """
        return self.names[self.known(cell)]

    def known(self, cell: int) -> int:
        """Return the index of a cell.

        Raises:
            UnknownCell: if the board has no cell of this index.

        >>> from bug_engine.boards import board_named
        >>> board_named("hexhex3").known(19)
        Traceback (most recent call last):
            ...
        bug_engine.board.UnknownCell: '19' is not a cell of hexhex3
        """
        if type(cell) is not int:
            raise TypeError(f"a cell is an index or a name, not {cell!r}")
        if not 0 <= cell < len(self.cells):
            raise UnknownCell(str(cell), self)
        return cell

    def cell_named(self, text: str) -> int:
        """Return the index of the cell that has this name in the board's coordinates, in upper or lower case.

        Raises:
            UnknownCell: if there is none.
        """
        try:
            return self._cell_of_name[checked_type(text, str, "the name of a cell is a text").strip().upper()]
        except KeyError:
            raise UnknownCell(text, self) from None

    def names_of(self, mask: int) -> Names:
        """Return the names of the cells of a mask, in board order."""
        names = self.names
        return tuple([names[cell] for cell in bits(mask)])

    def cells_named(self, names: Iterable[str]) -> Cells:
        """Return the indices of the cells that events and options name.

        Raises:
            UnknownCell: if there is none of a name.

        >>> from bug_engine.boards import board_named
        >>> board_named("hexhex3").cells_named(("B1", "B3", "B4"))
        (3, 5, 6)
        """
        return tuple(map(self.cell_named, names))

    # Masks

    def spread(self, mask: int) -> int:
        """Return the cells that share an edge with a cell of `mask` and are not in it."""
        halo_mask = 0
        for cell in bits(mask):
            halo_mask |= self.neighbour_masks[cell]
        return halo_mask & ~mask

    def components(self, mask: int) -> Iterator[int]:
        """Yield the maximal connected parts of a mask, in the order of their lowest cells."""
        while mask:
            part = mask & -mask
            while ring := self.spread(part) & mask:
                part |= ring
            yield part
            mask &= ~part


@lru_cache(maxsize=64)
def _named_in(board: Board, system: System) -> Board:
    return replace(board, coordinates=system)


def permuted(mask: int, symmetry: tuple[int, ...]) -> int:
    """Return the image of a mask under a symmetry of its board."""
    return mask_of(symmetry[cell] for cell in bits(mask))
