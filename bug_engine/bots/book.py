"""The book of hexhex3: who wins positions of few stones, and in how many turns (docs/decisions/0052-book.md).

A book holds a table for every pair of numbers of stones, those of the mover and those of the opponent. A table has a
row for every set of the mover's cells, up to symmetry, in ascending order of the least masks; a row has an entry for
every set that the opponent's cells can be then, in ascending order of the masks of the cells that are left. Up to
`far` stones an entry is a byte: 0 for a position that no game reaches, or the turns to the end and 1. Above, five
entries share a byte, to base 3: 0 again, or 1 lost, 2 won. Tables are unpacked when they are first asked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple
from zlib import decompress

from bug_engine.board import Board, permuted
from bug_engine.boards import board_named
from bug_engine.kernel import Kernel
from bug_engine.state import State, mask_of_bugs

BOARD = "hexhex3"
KIND = "bug-book-1"
TRITS = 5
# Images of masks remembered, 200 bytes each.
MEMO = 20_000


class Entry(NamedTuple):
    """What a book says for the mover of a position; `turns` to the end, None above `far` stones."""

    wins: bool
    turns: int | None


class Rows:
    """The sets of so many cells of a board up to its symmetries, numbered."""

    def __init__(self, board: Board, size: int) -> None:
        self.board = board
        self.number: dict[int, int] = {}
        seen: set[int] = set()
        masks = (sum(1 << cell for cell in cells) for cells in combinations(range(len(board)), size))
        for mask in sorted(masks):
            if mask not in seen:
                seen.update(permuted(mask, symmetry) for symmetry in board.symmetries)
                self.number[mask] = len(self.number)
        self.width = comb(len(board), size)


@cache
def rows_of(board: Board, size: int) -> Rows:
    """Return the rows for so many stones of the mover; 0.1 s for 6, the most that play meets."""
    return Rows(board, size)


def rank(mask: int, taken_mask: int) -> int:
    """Return how many sets as large as `mask` of cells not in `taken_mask` have a lower mask than it.

    >>> [rank(mask, 0b100) for mask in (0b1, 0b10, 0b1000)]
    [0, 1, 2]
    """
    number = size = 0
    while mask:
        bit = mask & -mask
        mask ^= bit
        size += 1
        number += comb((bit - 1 & ~taken_mask).bit_count(), size)
    return number


@lru_cache(MEMO)
def least_image(board: Board, mask: int) -> tuple[int, tuple[int, ...]]:
    """Return the least image of a mask under the board's symmetries, and one that leads to it."""
    images = ((permuted(mask, symmetry), symmetry) for symmetry in board.symmetries)
    return min(images)


def place_of(board: Board, mine_mask: int, theirs_mask: int) -> int:
    """Return where in its table a position stands."""
    size = mine_mask.bit_count()
    least, symmetry = least_image(board, mine_mask)
    width = comb(len(board) - size, theirs_mask.bit_count())
    return rows_of(board, size).number[least] * width + rank(permuted(theirs_mask, symmetry), least)


class Book:
    """A book that was read; `far` is the number of stones up to which it tells turns, `most` up to which winners.

    The file: a line `bug-book-1 board game far most` (see `game_of`), a line `mine theirs bytes` for every table, an
    empty line, and the tables one after the other, each packed by zlib.
    """

    def __init__(self, content: bytes) -> None:
        self._content = content
        head, _, _ = content.partition(b"\n\n")
        start = len(head) + 2
        first, *tables = head.decode("ascii").splitlines()
        kind, name, self.game, far, most = first.split()
        if kind != KIND:
            raise ValueError(f"this is no book of positions: {first!r}")
        self.board = board_named(name)
        self.far, self.most = int(far), int(most)
        self._packed: dict[tuple[int, int], tuple[int, int]] = {}
        self._tables: dict[tuple[int, int], bytes] = {}
        for line in tables:
            mine, theirs, length = map(int, line.split())
            self._packed[mine, theirs] = start, start + length
            start += length

    @property
    def sizes(self) -> list[tuple[int, int]]:
        """The numbers of stones, the mover's and the opponent's, that there is a table for."""
        return list(self._packed)

    def entry(self, mine_mask: int, theirs_mask: int) -> Entry | None:
        """Return what the book says; None if the position is not in it."""
        sizes = mine_mask.bit_count(), theirs_mask.bit_count()
        if sizes not in self._packed:
            return None
        place = place_of(self.board, mine_mask, theirs_mask)
        table = self._table(sizes)
        if sum(sizes) <= self.far:
            turns = table[place] - 1
            return None if turns < 0 else Entry(turns % 2 == 0, turns)
        value = table[place // TRITS] // 3 ** (place % TRITS) % 3
        return None if value == 0 else Entry(value == 2, None)

    def of(self, state: State) -> Entry | None:
        """Return what the book says of a state at the start of a turn."""
        if len(self.board) - state.empty_mask.bit_count() > self.most:
            return None
        return self.entry(mask_of_bugs(state.mine), mask_of_bugs(state.theirs))

    def _table(self, sizes: tuple[int, int]) -> bytes:
        table = self._tables.get(sizes)
        if table is None:
            start, end = self._packed[sizes]
            table = self._tables[sizes] = decompress(self._content[start:end])
        return table


def file_of(name: str) -> bytes | None:
    """Return the content of a file of books; None if there is none of that name."""
    from pathlib import Path  # a page reads books otherwise, and does not wait for this import when it boots

    path = Path(__file__).parent / "books" / name
    return path.read_bytes() if path.is_file() else None


# Where books are read from; a page, which does without them until it needs one, puts a reader of its own here.
reader: Callable[[str], bytes | None] = file_of


def game_of(kernel: Kernel) -> str:
    """Return what a book calls the rules that it is of: whose bugs eat, and whether they may merge.

    >>> from bug_engine.position import Position
    >>> game_of(Position.initial("iggc+merging").kernel)
    'chosen-merging'
    """
    return kernel.eaters + "-merging" * kernel.merging


@cache
def _read(game: str) -> Book | None:
    content = reader(f"{BOARD}-{game}.book")
    return Book(content) if content and content.startswith(KIND.encode()) else None


def book_for(kernel: Kernel, state: State) -> Book | None:
    """Return the book that tells of a position and all that can follow it, if there is one."""
    # Nobody is asked for a file that there can't be.
    if kernel.eaters == "all" or state.setup or kernel.board.cells != board_named(BOARD).cells:
        return None
    stones_mask = mask_of_bugs(state.mine) | mask_of_bugs(state.theirs)
    return _read(game_of(kernel)) if state.empty_mask | stones_mask == kernel.board.full_mask else None
