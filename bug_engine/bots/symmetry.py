"""Positions up to the symmetries of their board."""

from __future__ import annotations

from functools import lru_cache

from bug_engine.board import Board, bits, permuted
from bug_engine.state import State, mask_of_bugs

# The most sets of cells whose images are kept: 500 bytes each.
MAX_IMAGES = 50_000


class Keys:
    """Keys of the positions on one board: equal for symmetric positions, and only for those.

    A key says what the mover sees: its stones, the opponent's, the black cells, and how many cells are still to be
    blackened.
    """

    def __init__(self, board: Board) -> None:
        self._width = len(board)
        self._full_mask = board.full_mask
        # One number contains all images of a position, each in a fixed number of bytes.
        self._bytes = (3 * self._width + 7) // 8
        self._count = len(board.symmetries)
        self._cells = [
            sum(1 << symmetry[cell] + 8 * self._bytes * k for k, symmetry in enumerate(board.symmetries))
            for cell in range(self._width)
        ]
        self._known: dict[int, int] = {}

    def _images(self, mask: int) -> int:
        images = self._known.get(mask)
        if images is None:
            images = 0
            for cell in bits(mask):
                images |= self._cells[cell]
            if len(self._known) >= MAX_IMAGES:
                self._known.clear()
            self._known[mask] = images
        return images

    def key(self, state: State) -> bytes:
        """Return the key of a state at the start of a turn."""
        mine = theirs = 0
        black_mask = self._full_mask ^ state.empty_mask
        for bug in state.mine:
            mine |= self._images(bug.mask)
            black_mask ^= bug.mask
        for bug in state.theirs:
            theirs |= self._images(bug.mask)
            black_mask ^= bug.mask
        images = mine | theirs << self._width | self._images(black_mask) << 2 * self._width
        size = self._bytes
        text = images.to_bytes(size * self._count, "big")
        return min([text[i : i + size] for i in range(0, len(text), size)]) + state.setup.to_bytes(2, "big")

    def fingerprint(self, state: State) -> int:
        """Return a number of 64 bits in place of a key.

        It combines two hashes: in a browser, one has only 32 bits, too few for tens of thousands of positions.
        """
        key = self.key(state)
        return hash(key) & 0xFFFFFFFF | (hash(key[::-1]) & 0xFFFFFFFF) << 32


@lru_cache(maxsize=16)
def keys_for(board: Board) -> Keys:
    """Return the keys of a board's positions."""
    return Keys(board)


def symmetries_between(board: Board, state: State, image: State) -> list[tuple[int, ...]]:
    """Return the symmetries that map a state onto another: the image of each cell."""
    masks, goal = ((mask_of_bugs(each.mine), mask_of_bugs(each.theirs), each.empty_mask) for each in (state, image))
    return [symmetry for symmetry in board.symmetries if tuple(permuted(mask, symmetry) for mask in masks) == goal]
