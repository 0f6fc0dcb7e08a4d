"""The learned evaluation: the mover's chance to win, trained on games of the search against itself.

The evaluation is a small neural network over local features, which serve every board and rule set: each cell with its
six neighbours, the growths possible on it, and each bug with what touches it. A feature's contribution to the hidden
layer depends on its neighbourhood only, so it is memoized by the bits of the neighbourhood; for a while, the sum of a
block of cells is, too. So an evaluation takes 4 µs in CPython on hexhex4, and it is worth more than many random games.

docs/lab/search.md describes the training; tests/tools/training.py does it.
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from math import exp
from operator import itemgetter
from struct import Struct, unpack_from
from zlib import decompress

from bug_engine.board import DIRECTIONS, Board, Cell, bits
from bug_engine.bots.weights import WEIGHTS
from bug_engine.state import Body, State

# The states of a cell: empty (four, one for each set of sides that may grow on it), the mover's, the opponent's.
CELL_STATES = 6
# The six neighbours up to rotation and reflection; each is empty, mine, theirs or off the board.
RINGS = 430
# A bug: its side, its size, how much smaller it is than the largest, the empty cells around it, which sizes it touches.
BUG_CODES = 2 * 8 * 4 * 8 * 4
# A growth: for each side, the size of the bug that it makes (0: illegal), whether this bug touches an opposing bug of
# its size or one larger, and whether it is as large as the largest bug.
GROWTH_CODES = 7 * 7 * 3 * 3 * 2 * 2
CODES = CELL_STATES * RINGS + BUG_CODES + GROWTH_CODES
GLOBALS = 8
# A packed position has a byte for each cell: the size of the mover's bug in its lower half, of the opponent's in its
# upper half. The last byte is for everything that is not a playable cell.
_SIZE, _SIZE_MASK, _NOWHERE = 4, 15, 255
# By byte: the kind (0 empty, 1 mine, 2 theirs, 3 not playable), the size of the mover's bug, of the opponent's.
_KINDS = bytes(3 if byte == _NOWHERE else 2 if byte > _SIZE_MASK else 1 if byte else 0 for byte in range(256))
_MINE = bytes(byte if byte <= _SIZE_MASK else 0 for byte in range(256))
_THEIRS = bytes(0 if byte == _NOWHERE else byte >> _SIZE for byte in range(256))
# Sums are fixed-point numbers in lanes of 32 bits: scaled by the first constant, and made positive by the second. At
# the end that bit is flipped in each lane, which is then a signed number, and small: Python adds small ones faster.
_SCALE = 1 << 14
_ZERO = 1 << 31
# The most contributions stored, 200 bytes each.
MEMO_LIMIT = 120_000
# Sums are kept for blocks of this many cells. A search evaluates similar positions one after the other, so three of
# four sums are already known, and 1 MB is enough for them.
BLOCK_CELLS = 7
BLOCK_SUMS_LIMIT = 5_000


@cache
def ring_ranks() -> dict[bytes, int]:
    """Number the rings, the kinds of six neighbours in order; rotations and reflections of a ring share its number."""
    ranks: dict[bytes, int] = {}
    count = 0
    for kinds in product(range(4), repeat=6):
        ring = bytes(kinds)
        if ring not in ranks:
            for image in (ring, ring[::-1]):
                for k in range(6):
                    ranks[image[k:] + image[:k]] = count
            count += 1
    return ranks


class Weights:
    """The learned weights."""

    def __init__(self, text: str) -> None:
        raw = decompress(b85decode(text))
        self.width, self.neurons = raw[0], raw[1]
        count = self.width * CODES
        self._parts = Struct(f"<{count}b").unpack_from(raw, 2)
        rows, neurons = self.width + GLOBALS, self.neurons
        floats = unpack_from(f"<{self.width + rows * neurons + 2 * neurons + 1}f", raw, 2 + count)
        self._scales, rest = floats[: self.width], floats[self.width :]
        self._rows = [rest[i * neurons : (i + 1) * neurons] for i in range(rows)]
        self.start = (*rest[rows * neurons : (rows + 1) * neurons], rest[-1])
        self.last = rest[(rows + 1) * neurons : -1]
        self._lanes: list[int | None] = [None] * CODES

    def lanes(self, code: int) -> int:
        """Return the contribution of a feature, packed: a lane for each neuron, and one for the direct output."""
        found = self._lanes[code]
        if found is None:
            part = self._parts[code * self.width : (code + 1) * self.width]
            values = [value * scale for value, scale in zip(part, self._scales, strict=True)]
            sums = [
                sum(value * row[i] for value, row in zip(values, self._rows, strict=False)) for i in range(self.neurons)
            ]
            found = self._lanes[code] = packed((*sums, values[0]))
        return found

    def shared(self, index: int, factor: float) -> int:
        """Return the contribution of one of the counts of the whole board, packed."""
        return packed((*(factor * weight for weight in self._rows[self.width + index]), 0.0))


def packed(values: tuple[float, ...]) -> int:
    """Return the numbers as lanes of one number, so that one addition adds them all."""
    total = 0
    for place, value in enumerate(values):
        total += round(value * _SCALE) << 32 * place
    return total


@cache
def learned_weights() -> Weights:
    """Return the weights; the first call decodes them."""
    return Weights(WEIGHTS)


class _Memo(dict[int, int]):
    """The contributions of a cell or a bug, by the bits of its neighbourhood."""

    def __init__(self, view: _View, place: int | Body, side: int = 0) -> None:
        self._view = view
        self._place = place
        self._side = side

    def __missing__(self, key: int) -> int:
        view, place = self._view, self._place
        found = view.cell(place, key) if isinstance(place, int) else view.bug(place, self._side, key)
        self[key] = found
        view.evaluation.count_entry()
        return found


class _Block(dict[int, int]):
    """The sums of the contributions of a few cells, by the bits of their neighbourhoods."""

    def __init__(self, evaluation: Evaluation, cells: list[tuple[_Memo, int]]) -> None:
        self._evaluation = evaluation
        self._cells = cells

    def __missing__(self, key: int) -> int:
        self._evaluation.count_sum()
        found = 0
        for memo, mask in self._cells:
            found += memo[key & mask]
        self[key] = found
        return found


class _Bugs(dict[Body, tuple[_Memo, int]]):
    """The memos of the bugs of one side, each with the mask of its neighbourhood in a packed position."""

    def __init__(self, view: _View, side: int) -> None:
        self._view = view
        self._side = side

    def __missing__(self, bug: Body) -> tuple[_Memo, int]:
        evaluation = self._view.evaluation
        found = self[bug] = _Memo(self._view, bug, self._side), evaluation.byte_mask(bug.halo_mask)
        evaluation.count_entry()
        return found


class _View:
    """The memos of a board for one size of the largest bug."""

    def __init__(self, evaluation: Evaluation, largest: int) -> None:
        self.evaluation = evaluation
        self.largest = largest
        self._cells: list[_Memo] = []
        self.blocks = [self._block(block_mask) for block_mask in evaluation.blocks]
        # Contributions of cells by their codes; cells with equal neighbourhoods share them.
        self._sums: dict[tuple[int, ...], int] = {}
        self.bugs = _Bugs(self, 0), _Bugs(self, 1)
        weights = learned_weights()
        start = packed(weights.start) + weights.shared(3, largest / 6) + evaluation.zeros
        self.start = start, start + weights.shared(6, 1.0)
        # What the counts contribute: for an empty cell, by which sides may grow on it; for a bug, by its side.
        empty = weights.shared(0, 1 / 20)
        mine, theirs, both = weights.shared(1, 0.1), weights.shared(2, 0.1), weights.shared(7, 0.1)
        self.counts = empty, empty + mine, empty + theirs, empty + mine + theirs + both, 0, 0
        self.bug_counts = weights.shared(4, 1 / 8), weights.shared(5, 1 / 8)

    def _block(self, block_mask: int) -> tuple[_Block, int]:
        """Return the memo of a block of cells, and the mask of its neighbourhood in a packed position."""
        masks, whole = self.evaluation.cell_masks, 0
        cells = [(_Memo(self, cell), masks[cell]) for cell in bits(block_mask)]
        for memo, mask in cells:
            self._cells.append(memo)
            whole |= mask
        return _Block(self.evaluation, cells), whole

    def clear(self) -> None:
        """Clear all memos in place. Memos and view refer to each other, so nothing would free them while a search has
        paused the garbage collector.
        """
        self._sums.clear()
        for memo in self._cells:
            memo.clear()
        for bugs in self.bugs:
            bugs.clear()

    def clear_blocks(self) -> None:
        """Clear the sums of blocks."""
        for block, _ in self.blocks:
            block.clear()

    def cell(self, cell: int, key: int) -> int:
        """Return the contribution of a cell by its neighbourhood in a packed position."""
        codes = self.evaluation.cell_codes(cell, key, self.largest)
        found = self._sums.get(codes)
        if found is None:
            found = self._sums[codes] = self.counts[codes[0] // RINGS] + sum(map(learned_weights().lanes, codes))
        return found

    def bug(self, bug: Body, side: int, key: int) -> int:
        """Return the contribution of a bug by its neighbourhood in a packed position."""
        return self.bug_counts[side] + learned_weights().lanes(self.evaluation.bug_code(bug, side, key, self.largest))


class _Sizes(dict[Body, int]):
    """By bug, its cells in a packed position: each byte is the bug's size."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def __missing__(self, bug: Body) -> int:
        found = self[bug] = self._evaluation.byte_mask(bug.mask) // 255 * min(bug.size, _SIZE_MASK)
        return found


class Evaluation:
    """The evaluation on one board with its black cells. Get it from `evaluation_for`."""

    def __init__(self, board: Board, black_mask: int) -> None:
        self._width = width = len(board)
        self.playable_mask = board.full_mask & ~black_mask
        # The bytes of the cells follow the bits of the growths, so that most masked values are small integers.
        self._first = (2 * width + 7) // 8
        self._bytes = self._first + width + 1
        self._nowhere = _NOWHERE << 8 * (self._bytes - 1)
        self._rings = [itemgetter(*self._ring(board, cell)) for cell in board.cells]
        # The mask of a cell in a packed position: the bytes of the cell and its neighbours, and who may grow on it.
        self.cell_masks = [
            self.byte_mask(near_mask | 1 << cell) | 1 << cell | 1 << width + cell
            for cell, near_mask in enumerate(board.neighbour_masks)
        ]
        self.blocks = list(self._blocks(board))
        self._sizes = _Sizes(self)
        self._views: dict[int, _View] = {}
        self._entries = self._sums = 0
        weights = learned_weights()
        self._lanes = Struct(f"<{weights.neurons + 1}i")
        self._last = *weights.last, 0.0  # for each lane; the last one is the direct output
        self.zeros = sum(_ZERO << 32 * i for i in range(weights.neurons + 1))

    def _ring(self, board: Board, cell: Cell) -> Iterator[int]:
        """Yield the byte numbers of the six cells around one, in order."""
        for d in DIRECTIONS:
            index = board.index.get(Cell(cell.q + d.q, cell.r + d.r))
            yield -1 if index is None or not self.playable_mask >> index & 1 else self._first + index

    def _blocks(self, board: Board) -> Iterator[int]:
        """Yield masks of a few cells each, close together, which together are all cells."""
        left_mask, near_masks = self.playable_mask, board.neighbour_masks
        while left_mask:
            block_mask = left_mask & -left_mask
            while block_mask.bit_count() < BLOCK_CELLS and (rim_mask := board.spread(block_mask) & left_mask):
                block_mask |= 1 << max(bits(rim_mask), key=lambda cell: (near_masks[cell] & block_mask).bit_count())
            yield block_mask
            left_mask ^= block_mask

    def byte_mask(self, mask: int) -> int:
        """Return the mask of the bytes of some cells in a packed position."""
        return sum(255 << 8 * (self._first + cell) for cell in bits(mask))

    def pack(self, state: State) -> int:
        """Return a packed position: the cells on which the mover may grow, those on which the opponent may grow, then
        the bytes of all cells.
        """
        sizes, empty_mask, position = self._sizes, state.empty_mask, 0
        (_, many_mask, full_mask), (_, their_many_mask, their_full_mask) = state.rims
        for bug in state.theirs:
            position |= sizes[bug]
        position <<= _SIZE
        for bug in state.mine:
            position |= sizes[bug]
        their_grows = (empty_mask & ~(their_many_mask | their_full_mask)) << self._width
        return position | empty_mask & ~(many_mask | full_mask) | their_grows

    def value(self, state: State) -> float:
        """Return the mover's chance to win, from 0 to 1, at the start of a turn.

        Half of a search is spent here, so these are plain loops: in WebAssembly a call or an iterator costs as much as
        several of their steps.
        """
        view = self._views.get(state.largest)
        if view is None:
            view = self._views[state.largest] = _View(self, state.largest)
        position = self.pack(state)
        total = view.start[state.empty_mask.bit_count() & 1]
        for block, mask in view.blocks:
            total += block[position & mask]
        mine, theirs = view.bugs
        for bug in state.mine:
            memo, mask = mine[bug]
            total += memo[position & mask]
        for bug in state.theirs:
            memo, mask = theirs[bug]
            total += memo[position & mask]
        lanes = self._lanes.unpack((total ^ self.zeros).to_bytes(self._lanes.size, "little"))
        odds, weights, neuron = 0.0, self._last, -1
        for lane in lanes:
            neuron += 1
            if lane > 0:
                odds += lane * weights[neuron]
        return 1 / (1 + exp(-(lanes[-1] + odds) / _SCALE))

    def count_entry(self) -> None:
        """Count a new entry, and clear all memos when there are too many."""
        self._entries += 1
        if self._entries > MEMO_LIMIT:
            self._entries = 0
            self._sizes.clear()
            for view in self._views.values():
                view.clear()

    def count_sum(self) -> None:
        """Count a new sum of a block, and clear them all when there are too many."""
        self._sums += 1
        if self._sums > BLOCK_SUMS_LIMIT:
            self._sums = 0
            for view in self._views.values():
                view.clear_blocks()

    # Features

    def codes(self, state: State) -> list[int]:
        """Return the codes of all features of a position: cells, the growths on them, bugs."""
        position, found = self.pack(state), list[int]()
        for cell in bits(self.playable_mask):
            found += self.cell_codes(cell, position, state.largest)
        for side, bugs in enumerate((state.mine, state.theirs)):
            for bug in bugs:
                found.append(self.bug_code(bug, side, position & self.byte_mask(bug.halo_mask), state.largest))
        return found

    def cell_codes(self, cell: int, position: int, largest: int) -> tuple[int, ...]:
        """Return the code of a cell with its neighbours and, if it is empty, of the growths on it."""
        cells = (position | self._nowhere).to_bytes(self._bytes, "little")
        on_it, near = cells[self._first + cell], bytes(self._rings[cell](cells))
        ring = ring_ranks()[near.translate(_KINDS)]
        if on_it:
            return ((4 if on_it <= _SIZE_MASK else 5) * RINGS + ring,)
        grows, their_grows = position >> cell & 1, position >> self._width + cell & 1
        # The sizes of the bugs around the cell, and of the bug that each side would make on it.
        mine, theirs = near.translate(_MINE), near.translate(_THEIRS)
        size, their_size = grows and max(mine) + 1, their_grows and max(theirs) + 1
        meets = grows and (2 if size in theirs else size + 1 in theirs)
        they_meet = their_grows and (2 if their_size in mine else their_size + 1 in mine)
        growth = ((min(size, 6) * 7 + min(their_size, 6)) * 3 + meets) * 3 + they_meet
        tops = 2 * (size == largest > 0) + (their_size == largest > 0)
        return (grows + 2 * their_grows) * RINGS + ring, CELL_STATES * RINGS + BUG_CODES + 4 * growth + tops

    def bug_code(self, bug: Body, side: int, halo: int, largest: int) -> int:
        """Return the code of a bug; `halo` is the packed position restricted to the cells around it."""
        # Every byte is 0 or has a stone of the other side.
        around = halo.to_bytes(self._bytes, "little")
        free = (bug.halo_mask & self.playable_mask).bit_count() - len(around) + around.count(0)
        sizes, shift, size = set(around), 0 if side else _SIZE, bug.size
        larger, smaller = (size + 1) << shift in sizes, size > 1 and (size - 1) << shift in sizes
        touching = 3 if larger and smaller else 2 if smaller else int(larger or size << shift in sizes)
        code = (side * 8 + min(size, 8) - 1) * 4 + min(largest - size, 3)
        return CELL_STATES * RINGS + (code * 8 + min(free, 7)) * 4 + touching


@lru_cache(maxsize=8)
def evaluation_for(board: Board, black_mask: int) -> Evaluation:
    """Return the evaluation on a board with these black cells."""
    return Evaluation(board, black_mask)
