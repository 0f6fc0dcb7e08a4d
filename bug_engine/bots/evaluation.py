"""What a look at the board tells: how likely the mover wins, learned from games of the search with itself.

A position is judged as the sum of what its parts say, put through a small layer of neurons. The parts are local, so
that they serve every board and every rule set: each cell with the six around it, what either side would make by
growing on it, and each bug with what touches it. A part says the same as long as its surroundings are the same. So
each keeps, by what is in its surroundings, what it says (the first layer of the neurons folded in), and a judgement
is little more than sixty look-ups: 10 µs in CPython on hexhex4, a fifth of a random game, of which it outweighs many.

docs/lab/search.md tells how the weights came about; tests/tools/training.py makes them.
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
from bug_engine.kernel import Body, State

# What may be on a cell: empty (may the mover grow on it? the opponent?), the mover's stone, the opponent's stone.
OWN = 6
# Surroundings that differ by more than a turn or a mirror: each neighbour is empty, mine, theirs or off the board.
RINGS = 430
# A bug: side, size, how much smaller than the largest, free cells around, touching twins-to-be.
BUGS = 2 * 8 * 4 * 8 * 4
# A growth: its size for either side (0: may not), whether it meets its own size or one larger, whether the largest.
GROWTHS = 7 * 7 * 3 * 3 * 2 * 2
CODES = OWN * RINGS + BUGS + GROWTHS
GLOBALS = 8
# Of a packed position each cell has a byte: the size of the mover's bug on it, then, in its upper half, of the
# opponent's. The last byte of all stands for whatever is no cell to play on.
_SIZE, _SIZE_MASK, _NOWHERE = 4, 15, 255
# What a byte tells: empty, mine, theirs or nowhere; the size of my bug; that of theirs.
_KINDS = bytes(3 if byte == _NOWHERE else 2 if byte > _SIZE_MASK else 1 if byte else 0 for byte in range(256))
_MINE = bytes(byte if byte <= _SIZE_MASK else 0 for byte in range(256))
_THEIRS = bytes(0 if byte == _NOWHERE else byte >> _SIZE for byte in range(256))
# Sums are kept in lanes of 32 bits, by this scale and, to be positive, from this zero.
_SCALE = 1 << 14
_ZERO = 1 << 30
# Parts remembered, 200 bytes each.
MEMO_LIMIT = 120_000


@cache
def ring_ranks() -> dict[bytes, int]:
    """Return the number of each ring (the kinds of its six cells, in order around) among those that differ."""
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
    """The learned numbers. `lanes(code)` are those of a part, packed: one lane a neuron, the last for what goes past
    them.
    """

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
        """Return what a part adds to the neurons."""
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
        """Return what one of the counts of the whole board adds to the neurons."""
        return packed((*(factor * weight for weight in self._rows[self.width + index]), 0.0))


def packed(values: tuple[float, ...]) -> int:
    """Return numbers side by side in one, so that all are added at once."""
    total = 0
    for place, value in enumerate(values):
        total += round(value * _SCALE) << 32 * place
    return total


@cache
def learned() -> Weights:
    """Return the weights, read when first asked."""
    return Weights(WEIGHTS)


class _Memo(dict[int, int]):
    """What a part says, by what is around it."""

    def __init__(self, view: _View, place: int | Body, side: int = 0) -> None:
        self._view = view
        self._place = place
        self._side = side

    def __missing__(self, key: int) -> int:
        view, place = self._view, self._place
        found = view.cell(place, key) if isinstance(place, int) else view.bug(place, self._side, key)
        self[key] = found
        view.evaluation.remember()
        return found


class _View:
    """The parts of a board while its largest bug is of one size."""

    def __init__(self, evaluation: Evaluation, largest: int) -> None:
        self.evaluation = evaluation
        self.largest = largest
        self.cells = [(_Memo(self, cell), evaluation.surroundings[cell]) for cell in bits(evaluation.playable_mask)]
        # What cells say by their numbers: many are alike, and share one number.
        self._said: dict[tuple[int, ...], int] = {}
        self.bugs: tuple[dict[Body, tuple[_Memo, int]], dict[Body, tuple[_Memo, int]]] = ({}, {})
        weights = learned()
        start = (
            packed(weights.start)
            + weights.shared(3, largest / 6)
            + sum(_ZERO << 32 * i for i in range(weights.neurons + 1))
        )
        self.start = start, start + weights.shared(6, 1.0)
        # What an empty cell counts for, by who may grow on it; and a bug of either side.
        empty = weights.shared(0, 1 / 20)
        mine, theirs, both = weights.shared(1, 0.1), weights.shared(2, 0.1), weights.shared(7, 0.1)
        self.counts = empty, empty + mine, empty + theirs, empty + mine + theirs + both, 0, 0
        self.bug_counts = weights.shared(4, 1 / 8), weights.shared(5, 1 / 8)

    def bug_memo(self, bug: Body, side: int) -> tuple[_Memo, int]:
        """Return the memo of a bug, and the bits of a packed position that it depends on."""
        found = self.bugs[side][bug] = _Memo(self, bug, side), self.evaluation.whole(bug.halo_mask)
        self.evaluation.remember()
        return found

    def forget(self) -> None:
        """Forget all parts: one by one, for memos and their view hold each other, and while a search keeps the garbage
        collector off nothing would let go of them.
        """
        self._said.clear()
        for memo, _ in self.cells:
            memo.clear()
        for bugs in self.bugs:
            bugs.clear()

    def cell(self, cell: int, key: int) -> int:
        """Return what a cell says whose surroundings in a packed position are these."""
        codes = self.evaluation.cell_codes(cell, key, self.largest)
        found = self._said.get(codes)
        if found is None:
            found = self._said[codes] = self.counts[codes[0] // RINGS] + sum(map(learned().lanes, codes))
        return found

    def bug(self, bug: Body, side: int, key: int) -> int:
        """Return what a bug says whose surroundings are these."""
        return self.bug_counts[side] + learned().lanes(self.evaluation.bug_code(bug, side, key, self.largest))


class _Sizes(dict[Body, int]):
    """For each bug its size in the bytes of its cells."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def __missing__(self, bug: Body) -> int:
        found = self[bug] = self._evaluation.whole(bug.mask) // 255 * min(bug.size, _SIZE_MASK)
        return found


class Evaluation:
    """Judges positions on one board with some black cells. Find it by `evaluation_for`."""

    def __init__(self, board: Board, black_mask: int) -> None:
        self._width = width = len(board)
        self.playable_mask = board.full_mask & ~black_mask
        # The bytes of the cells come last, so that the surroundings of most are short numbers.
        self._first = (2 * width + 7) // 8
        self._bytes = self._first + width + 1
        self._nowhere = _NOWHERE << 8 * (self._bytes - 1)
        self._rings = [itemgetter(*self._ring(board, cell)) for cell in board.cells]
        # The bits of a packed position that matter to a cell: stones on it and around it, by size, who may grow on it.
        self.surroundings = [
            self.whole(near_mask | 1 << cell) | 1 << cell | 1 << width + cell
            for cell, near_mask in enumerate(board.neighbour_masks)
        ]
        self._sizes = _Sizes(self)
        self._views: dict[int, _View] = {}
        self._remembered = 0
        weights = learned()
        self._lanes = Struct(f"<{weights.neurons + 1}I")
        self._last = weights.last

    def _ring(self, board: Board, cell: Cell) -> Iterator[int]:
        """Yield the bytes of the six cells around one, in order."""
        for d in DIRECTIONS:
            index = board.index.get(Cell(cell.q + d.q, cell.r + d.r))
            yield -1 if index is None or not self.playable_mask >> index & 1 else self._first + index

    def whole(self, mask: int) -> int:
        """Return the whole bytes of some cells in a packed position."""
        return sum(255 << 8 * (self._first + cell) for cell in bits(mask))

    def pack(self, state: State) -> int:
        """Return a position in one number: the cells on which the mover may grow, and the opponent, then the bytes of
        all cells.
        """
        sizes, empty_mask = self._sizes, state.empty_mask
        (_, many_mask, full_mask), (_, their_many_mask, their_full_mask) = state.rims
        theirs = sum([sizes[bug] for bug in state.theirs]) << _SIZE
        grows = (
            empty_mask & ~(many_mask | full_mask) | (empty_mask & ~(their_many_mask | their_full_mask)) << self._width
        )
        return sum([sizes[bug] for bug in state.mine]) | theirs | grows

    def value(self, state: State) -> float:
        """Return how likely the mover wins, from 0 to 1, at the start of a turn."""
        view = self._views.get(state.largest)
        if view is None:
            view = self._views[state.largest] = _View(self, state.largest)
        position = self.pack(state)
        total = view.start[state.empty_mask.bit_count() & 1] + sum([memo[position & mask] for memo, mask in view.cells])
        for bugs, known, side in ((state.mine, view.bugs[0], 0), (state.theirs, view.bugs[1], 1)):
            for bug in bugs:
                memo, mask = known.get(bug) or view.bug_memo(bug, side)
                total += memo[position & mask]
        lanes = self._lanes.unpack(total.to_bytes(self._lanes.size, "little"))
        odds = (
            lanes[-1]
            - _ZERO
            + sum([(lane - _ZERO) * weight for lane, weight in zip(lanes, self._last, strict=False) if lane > _ZERO])
        )
        return 1 / (1 + exp(-odds / _SCALE))

    def remember(self) -> None:
        """Count a part more; forget all of them when they are too many."""
        self._remembered += 1
        if self._remembered > MEMO_LIMIT:
            self._remembered = 0
            self._sizes.clear()
            for view in self._views.values():
                view.forget()

    # Parts in numbers

    def codes(self, state: State) -> list[int]:
        """Return the numbers of all parts of a position: cells, growths on them, bugs."""
        position, found = self.pack(state), list[int]()
        for cell in bits(self.playable_mask):
            found += self.cell_codes(cell, position, state.largest)
        for side, bugs in enumerate((state.mine, state.theirs)):
            for bug in bugs:
                found.append(self.bug_code(bug, side, position & self.whole(bug.halo_mask), state.largest))
        return found

    def cell_codes(self, cell: int, position: int, largest: int) -> tuple[int, ...]:
        """Return the number of a cell with its surroundings and, if it is empty, of the growths on it."""
        cells = (position | self._nowhere).to_bytes(self._bytes, "little")
        on_it, near = cells[self._first + cell], bytes(self._rings[cell](cells))
        ring = ring_ranks()[near.translate(_KINDS)]
        if on_it:
            return ((4 if on_it <= _SIZE_MASK else 5) * RINGS + ring,)
        grows, their_grows = position >> cell & 1, position >> self._width + cell & 1
        # The sizes of the bugs around, of either side, and what would be made on the cell.
        mine, theirs = near.translate(_MINE), near.translate(_THEIRS)
        size, their_size = grows and max(mine) + 1, their_grows and max(theirs) + 1
        meets = grows and (2 if size in theirs else size + 1 in theirs)
        they_meet = their_grows and (2 if their_size in mine else their_size + 1 in mine)
        growth = ((min(size, 6) * 7 + min(their_size, 6)) * 3 + meets) * 3 + they_meet
        tops = 2 * (size == largest > 0) + (their_size == largest > 0)
        return (grows + 2 * their_grows) * RINGS + ring, OWN * RINGS + BUGS + 4 * growth + tops

    def bug_code(self, bug: Body, side: int, halo: int, largest: int) -> int:
        """Return the number of a bug with its surroundings in a packed position."""
        # All bytes are of the opponent's stones, or 0.
        around = halo.to_bytes(self._bytes, "little")
        free = (bug.halo_mask & self.playable_mask).bit_count() - len(around) + around.count(0)
        sizes, shift, size = set(around), 0 if side else _SIZE, bug.size
        larger, smaller = (size + 1) << shift in sizes, size > 1 and (size - 1) << shift in sizes
        touching = 3 if larger and smaller else 2 if smaller else int(larger or size << shift in sizes)
        code = (side * 8 + min(size, 8) - 1) * 4 + min(largest - size, 3)
        return OWN * RINGS + (code * 8 + min(free, 7)) * 4 + touching


@lru_cache(maxsize=8)
def evaluation_for(board: Board, black_mask: int) -> Evaluation:
    """Return what judges positions on a board with these black cells."""
    return Evaluation(board, black_mask)
