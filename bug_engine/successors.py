"""Whole turns as searches see them: the states that a player can reach, each once, with a key to remember it by."""

from __future__ import annotations

from bug_engine.board import bits, permuted
from bug_engine.kernel import Body, Kernel, State, mask_of_bugs


class Successors:
    """The successors of turns on one board.

    A key is a number that two positions share when they have equal futures: same stones seen from the player to move.
    On `turned` boards it is the least of those of the board's symmetries, too, as long as many cells are empty (half of
    them, or `turned_from`): later, turned positions hardly ever meet, and finding the least takes 1.5 µs.
    """

    def __init__(self, kernel: Kernel, state: State, *, turned: bool = True, turned_from: int | None = None) -> None:
        self.kernel = kernel
        self._width = len(kernel.board)
        self._unturned = tuple(range(self._width))
        self._blackens = bool(state.setup)
        # Each image of a position takes a whole number of bytes: mine, then theirs.
        self._bytes = (2 * self._width + 7) // 8
        black_mask = kernel.board.full_mask & ~state.empty_mask
        for bug in (*state.mine, *state.theirs):
            black_mask &= ~bug.mask
        self._symmetries = [
            symmetry
            for symmetry in kernel.board.symmetries
            if all(black_mask >> symmetry[cell] & 1 for cell in range(self._width) if black_mask >> cell & 1)
        ]
        if turned_from is None:
            turned_from = self._width // 2
        self._turned_from = turned_from if turned and len(self._symmetries) > 1 else self._width + 1
        self._orbits: dict[Body, int] = {}

    def key(self, state: State) -> int:
        """Return the key of a state at the start of a turn."""
        if not self._blackens and state.empty_mask.bit_count() >= self._turned_from:
            return self._least_key(state)
        mine_mask = theirs_mask = 0
        for bug in state.mine:
            mine_mask |= bug.mask
        for bug in state.theirs:
            theirs_mask |= bug.mask
        key = mine_mask | theirs_mask << self._width
        if self._blackens:
            key |= (state.empty_mask | state.setup << self._width) << 2 * self._width
        return key

    def _least_key(self, state: State) -> int:
        orbits, width = self._orbits, self._bytes
        images = theirs = 0
        for bug in state.mine:
            images |= orbits.get(bug) or self._orbit(bug)
        for bug in state.theirs:
            theirs |= orbits.get(bug) or self._orbit(bug)
        images |= theirs << self._width
        text = images.to_bytes(width * len(self._symmetries), "big")
        return int.from_bytes(min([text[i : i + width] for i in range(0, len(text), width)]), "big")

    def _orbit(self, bug: Body) -> int:
        """Return the images of a bug under every symmetry, side by side."""
        orbit = 0
        cells = [cell for cell in range(self._width) if bug.mask >> cell & 1]
        for symmetry in self._symmetries:
            orbit <<= 8 * self._bytes
            for cell in cells:
                orbit |= 1 << symmetry[cell]
        if len(self._orbits) >= 100_000:
            self._orbits.clear()
        self._orbits[bug] = orbit
        return orbit

    def turning(self, state: State, image: State) -> tuple[int, ...]:
        """Return what turns a state into another one of the same key: for each cell the one that it becomes."""
        masks, goal = _masks(state), _masks(image)
        if masks == goal:
            return self._unturned
        for symmetry in self._symmetries:
            if tuple(permuted(mask, symmetry) for mask in masks) == goal:
                return symmetry
        raise KeyError(image)

    def after(self, state: State) -> dict[int, State]:
        """Return the states that the mover's turns lead to, by their keys; turns that come to the same are one."""
        place, key = self.kernel.place, self.key
        found: dict[int, State] = {}
        drafts, seen = [state], set()
        while drafts:
            draft = drafts.pop()
            mask = draft.legal_mask
            while mask:
                bit = mask & -mask
                mask ^= bit
                next_state = place(draft, bit)
                if not next_state.meals:
                    found[key(next_state)] = next_state
                elif (draft_key := next_state.key) not in seen:
                    seen.add(draft_key)
                    drafts.append(next_state)
        return found

    def way_to(self, state: State, goal: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cells of a turn that leads to a state that `after` told of, or to one that it is turned, and what
        turns it (its cell for each cell of the goal): an outcome that is remembered may be that of a turned state.
        """
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        for symmetry in (self._unturned, *self._symmetries):
            found.setdefault(tuple(permuted(mask, symmetry) for mask in _masks(goal)), symmetry)
        drafts: list[tuple[tuple[int, ...], State]] = [((), state)]
        while drafts:
            cells, draft = drafts.pop()
            for cell in bits(draft.legal_mask):
                next_state = self.kernel.place(draft, 1 << cell)
                if next_state.meals:
                    drafts.append(((*cells, cell), next_state))
                elif (masks := _masks(next_state)) in found:
                    return (*cells, cell), found[masks]
        raise KeyError(goal)


def _masks(state: State) -> tuple[int, ...]:
    return mask_of_bugs(state.mine), mask_of_bugs(state.theirs), state.empty_mask
