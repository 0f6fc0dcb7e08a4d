"""The book of hexhex3: who wins positions of few stones, and in how many turns (docs/decisions/0052-book.md).

A book has a table for every pair of numbers of stones, the mover's and the opponent's. A table has a row for every set
of the mover's cells, up to symmetry, in ascending order of the least masks; a row has an entry for every set of the
opponent's cells, in ascending order of their masks over the remaining cells. Up to `distance_stones` stones an entry is
a byte: 0 for a position that no game reaches, otherwise the turns to the end plus 1. With more stones, five entries
share a byte in base 3: 0 as before, 1 lost, 2 won. A table is decompressed when it is first used.
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
FILE_KIND = "bug-book-1"
VALUES_PER_BYTE = 5
# The number of least images of masks in the cache, 200 bytes each.
IMAGE_CACHE_SIZE = 20_000


class Entry(NamedTuple):
    """The entry of a position: whether its mover wins, and the turns to the end (None above `distance_stones`)."""

    wins: bool
    turns: int | None


class Rows:
    """The sets of `size` cells of a board up to its symmetries, numbered by their least masks."""

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
    """Return the rows for `size` stones of the mover. Six, the most that occur in play, take 0.1 s."""
    return Rows(board, size)


def rank(mask: int, taken_mask: int) -> int:
    """Return how many sets of the same size, of cells outside `taken_mask`, have a lower mask.

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


@lru_cache(IMAGE_CACHE_SIZE)
def least_image(board: Board, mask: int) -> tuple[int, tuple[int, ...]]:
    """Return the least image of a mask under the board's symmetries, and a symmetry that yields it."""
    images = ((permuted(mask, symmetry), symmetry) for symmetry in board.symmetries)
    return min(images)


def index_of(board: Board, mine_mask: int, theirs_mask: int) -> int:
    """Return the index of a position in its table."""
    size = mine_mask.bit_count()
    least, symmetry = least_image(board, mine_mask)
    width = comb(len(board) - size, theirs_mask.bit_count())
    return rows_of(board, size).number[least] * width + rank(permuted(theirs_mask, symmetry), least)


class Book:
    """A book: the distances of positions of up to `distance_stones` stones, the winners up to `winner_stones`.

    The file has a line `bug-book-1 board rules distance_stones winner_stones` (`rules` as in `rules_name`), a line
    `mine theirs bytes` for every table, an empty line, and the tables in this order, each compressed by zlib.
    """

    def __init__(self, content: bytes) -> None:
        self._content = content
        head, _, _ = content.partition(b"\n\n")
        start = len(head) + 2
        first, *tables = head.decode("ascii").splitlines()
        kind, name, self.rules, distance_stones, winner_stones = first.split()
        if kind != FILE_KIND:
            raise ValueError(f"this is not a book of positions: {first!r}")
        self.board = board_named(name)
        self.distance_stones, self.winner_stones = int(distance_stones), int(winner_stones)
        self._packed: dict[tuple[int, int], tuple[int, int]] = {}
        self._tables: dict[tuple[int, int], bytes] = {}
        for line in tables:
            mine, theirs, length = map(int, line.split())
            self._packed[mine, theirs] = start, start + length
            start += length

    @property
    def sizes(self) -> list[tuple[int, int]]:
        """The numbers of stones of each table, the mover's and the opponent's."""
        return list(self._packed)

    def entry(self, mine_mask: int, theirs_mask: int) -> Entry | None:
        """Return the entry of a position; None if the book has none."""
        sizes = mine_mask.bit_count(), theirs_mask.bit_count()
        if sizes not in self._packed:
            return None
        place = index_of(self.board, mine_mask, theirs_mask)
        table = self._table(sizes)
        if sum(sizes) <= self.distance_stones:
            turns = table[place] - 1
            return None if turns < 0 else Entry(turns % 2 == 0, turns)
        value = table[place // VALUES_PER_BYTE] // 3 ** (place % VALUES_PER_BYTE) % 3
        return None if value == 0 else Entry(value == 2, None)

    def entry_for(self, state: State) -> Entry | None:
        """Return the entry of a state at the start of a turn; None if the book has none."""
        if len(self.board) - state.empty_mask.bit_count() > self.winner_stones:
            return None
        return self.entry(mask_of_bugs(state.mine), mask_of_bugs(state.theirs))

    def _table(self, sizes: tuple[int, int]) -> bytes:
        table = self._tables.get(sizes)
        if table is None:
            start, end = self._packed[sizes]
            table = self._tables[sizes] = decompress(self._content[start:end])
        return table


def packaged_book(name: str) -> bytes | None:
    """Return the content of a book's file in this package; None if there is no file of that name."""
    from pathlib import Path  # here, so that the page boots without it: it reads books in another way

    path = Path(__file__).parent / "books" / name
    return path.read_bytes() if path.is_file() else None


# Reads the file of a book. The page replaces this function with one that downloads the file.
reader: Callable[[str], bytes | None] = packaged_book


def rules_name(kernel: Kernel) -> str:
    """Return the name of a book's rules: the switches of the kernel.

    >>> from bug_engine.position import Position
    >>> rules_name(Position.initial("iggc+merging").kernel)
    'chosen-merging'
    """
    return kernel.rules.text.replace("+", "-")


@cache
def _read(rules: str) -> Book | None:
    content = reader(f"{BOARD}-{rules}.book")
    return Book(content) if content and content.startswith(FILE_KIND.encode()) else None


def book_for(kernel: Kernel, state: State) -> Book | None:
    """Return the book for a position and all that can follow it; None if there is no such book."""
    # Do not ask for a file that cannot exist.
    if kernel.rules.eaters == "all" or state.setup or kernel.board.cells != board_named(BOARD).cells:
        return None
    stones_mask = mask_of_bugs(state.mine) | mask_of_bugs(state.theirs)
    return _read(rules_name(kernel)) if state.empty_mask | stones_mask == kernel.board.full_mask else None
