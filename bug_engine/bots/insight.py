"""What a look at the board tells: how likely the mover wins, learned from games of the search with itself.

A position is judged as the sum of what its parts say, put through a small layer of neurons. The parts are local, so
that they serve every board and every rule set: each cell with the six around it, what either side would make by
growing on it, and each bug with what touches it. A part says the same as long as its surroundings are the same. So
each keeps, by what is in its surroundings, what it says (the first layer of the neurons folded in), and a judgement
is little more than sixty look-ups: 10 µs in CPython on hexhex4, a fifth of a random game, of which it outweighs many.

docs/search.md tells how the weights came about; tests/learn.py makes them.
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Iterator
from functools import cache, lru_cache
from math import exp
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
# Of a packed position each cell has a field: the size of the mover's bug on it, then of the opponent's.
_FIELD, _FIELD_MASK, _SIZE, _SIZE_MASK = 8, 255, 4, 15
# Sums are kept in lanes of 32 bits, by this scale and, to be positive, from this zero.
_SCALE = 1 << 14
_ZERO = 1 << 30
# Parts remembered, 250 bytes each.
MEMO_LIMIT = 120_000


@cache
def ring_ranks() -> tuple[int, ...]:
    """Return the number of each ring (two bits a neighbour, in order around) among those that differ."""
    ranks = [-1] * 4096
    count = 0
    for ring in range(4096):
        if ranks[ring] < 0:
            mirrored = 0
            for place in range(0, 12, 2):
                mirrored |= (ring >> place & 3) << 10 - place
            for image in (ring, mirrored):
                for _ in range(6):
                    ranks[image] = count
                    image = (image << 2 | image >> 10) & 4095
            count += 1
    return tuple(ranks)


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
        view.count += 1
        return found


class _View:
    """The parts of a board while its largest bug is of one size."""

    def __init__(self, insight: Insight, largest: int) -> None:
        self.insight = insight
        self.largest = largest
        self.count = 0
        self.cells = [(_Memo(self, cell), insight.surroundings[cell]) for cell in bits(insight.playable_mask)]
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
        found = self.bugs[side][bug] = _Memo(self, bug, side), fields(bug.halo_mask)
        return found

    def cell(self, cell: int, key: int) -> int:
        """Return what a cell says whose surroundings in a packed position are these."""
        codes = self.insight.cell_codes(cell, key, self.largest)
        return self.counts[codes[0] // RINGS] + sum(map(learned().lanes, codes))

    def bug(self, bug: Body, side: int, key: int) -> int:
        """Return what a bug says whose surroundings are these."""
        return self.bug_counts[side] + learned().lanes(self.insight.bug_code(bug, side, key, self.largest))


def fields(mask: int) -> int:
    """Return the whole fields of some cells."""
    return sum(_FIELD_MASK << _FIELD * cell for cell in bits(mask))


class _Sizes(dict[Body, int]):
    """For each bug its size in the fields of its cells."""

    def __missing__(self, bug: Body) -> int:
        found = self[bug] = fields(bug.mask) // _FIELD_MASK * min(bug.size, _SIZE_MASK)
        return found


class Insight:
    """Judges positions on one board with some black cells. Find it by `insight_for`."""

    def __init__(self, board: Board, black_mask: int) -> None:
        self.width = width = len(board)
        self.playable_mask = board.full_mask & ~black_mask
        self._rings = [tuple(self._ring_cells(board, cell)) for cell in board.cells]
        # The bits of a packed position that matter to a cell: stones on it and around it, by size, who may grow on it.
        self.surroundings = [
            fields(near_mask | 1 << cell) | (1 << cell | 1 << width + cell) << _FIELD * width
            for cell, near_mask in enumerate(board.neighbour_masks)
        ]
        self._sizes = _Sizes()
        self._views: dict[int, _View] = {}
        weights = learned()
        self._lanes = Struct(f"<{weights.neurons + 1}I")
        self._last = weights.last

    def _ring_cells(self, board: Board, cell: Cell) -> Iterator[int]:
        for k in (0, 1, 2, 3, 4, 5):
            near = Cell(cell.q + DIRECTIONS[k].q, cell.r + DIRECTIONS[k].r)
            index = board.index.get(near, -1)
            yield index if index >= 0 and self.playable_mask >> index & 1 else -1

    def pack(self, state: State) -> int:
        """Return a position in one number: the fields of all cells, then the cells on which the mover may grow, and the
        opponent.
        """
        sizes, width, empty_mask = self._sizes, self.width, state.empty_mask
        (_, many_mask, full_mask), (_, their_many_mask, their_full_mask) = state.rims
        theirs = sum([sizes[bug] for bug in state.theirs]) << _SIZE
        grows = empty_mask & ~(many_mask | full_mask) | (empty_mask & ~(their_many_mask | their_full_mask)) << width
        return sum([sizes[bug] for bug in state.mine]) | theirs | grows << _FIELD * width

    def value(self, state: State) -> float:
        """Return how likely the mover wins, from 0 to 1, at the start of a turn."""
        view = self._views.get(state.largest) or self._view(state.largest)
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

    def _view(self, largest: int) -> _View:
        if sum(view.count for view in self._views.values()) > MEMO_LIMIT:
            self._views.clear()
            self._sizes.clear()
        found = self._views[largest] = _View(self, largest)
        return found

    # Parts in numbers

    def codes(self, state: State) -> list[int]:
        """Return the numbers of all parts of a position: cells, growths on them, bugs."""
        position, found = self.pack(state), list[int]()
        for cell in bits(self.playable_mask):
            found += self.cell_codes(cell, position & self.surroundings[cell], state.largest)
        for side, bugs in enumerate((state.mine, state.theirs)):
            found += [self.bug_code(bug, side, position, state.largest) for bug in bugs]
        return found

    def cell_codes(self, cell: int, position: int, largest: int) -> tuple[int, ...]:
        """Return the number of a cell with its surroundings and, if it is empty, of the growths on it."""
        found = [position >> _FIELD * other & _FIELD_MASK if other >= 0 else -1 for other in self._rings[cell]]
        ring = 0
        for field in found:
            ring = ring << 2 | (3 if field < 0 else 2 if field > _SIZE_MASK else 1 if field else 0)
        field = position >> _FIELD * cell & _FIELD_MASK
        grows = position >> _FIELD * self.width + cell & 1, position >> (_FIELD + 1) * self.width + cell & 1
        own = (4 if field <= _SIZE_MASK else 5) if field else grows[0] + 2 * grows[1]
        code = own * RINGS + ring_ranks()[ring]
        if own > 3:
            return (code,)
        # The sizes of the bugs around, of either side.
        touched = (
            [field & _SIZE_MASK for field in found if field >= 0],
            [field >> _SIZE for field in found if field > 0],
        )
        sizes = [max(touched[side], default=0) + 1 if grows[side] else 0 for side in (0, 1)]
        meets = [0, 0]
        for side in (0, 1):
            if sizes[side]:
                meets[side] = 2 if sizes[side] in touched[1 - side] else int(sizes[side] + 1 in touched[1 - side])
        tops = [int(size > 0 and size == largest) for size in sizes]
        growth = ((((min(sizes[0], 6) * 7 + min(sizes[1], 6)) * 3 + meets[0]) * 3 + meets[1]) * 2 + tops[0]) * 2 + tops[
            1
        ]
        return code, OWN * RINGS + BUGS + growth

    def bug_code(self, bug: Body, side: int, position: int, largest: int) -> int:
        """Return the number of a bug with its surroundings."""
        enemies, free = set(), 0
        for cell in bits(bug.halo_mask & self.playable_mask):
            field = position >> _FIELD * cell & _FIELD_MASK
            free += not field
            enemies.add(field & _SIZE_MASK if side else field >> _SIZE)
        larger, smaller = bug.size + 1 in enemies, bug.size > 1 and bug.size - 1 in enemies
        touching = 3 if larger and smaller else 2 if smaller else int(larger or bug.size in enemies)
        code = (side * 8 + min(bug.size, 8) - 1) * 4 + min(largest - bug.size, 3)
        return OWN * RINGS + (code * 8 + min(free, 7)) * 4 + touching


@lru_cache(maxsize=8)
def insight_for(board: Board, black_mask: int) -> Insight:
    """Return what judges positions on a board with these black cells."""
    return Insight(board, black_mask)
