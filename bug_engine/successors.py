"""The positions that whole turns lead to, and keys for transposition tables."""

from __future__ import annotations

from bug_engine.board import bits, permuted
from bug_engine.kernel import Kernel
from bug_engine.notation import TooManyTurns
from bug_engine.state import Body, State, mask_of_bugs

# The most stones tried for the successors of one position: up to half a second. The number grows exponentially with the
# bugs that may eat in any order; the positions of random games need at most half of this.
MAX_TRIED = 10_000


class Successors:
    """The successors of positions on one board, and their transposition keys.

    Two positions share a key if their futures are equal: the same stones seen from the side to move. If `symmetric`,
    symmetric positions share one too, but only while at least `min_empties` cells are empty (by default half of them):
    later a search rarely meets both, and the key costs 1.5 µs more.
    """

    def __init__(self, kernel: Kernel, state: State, *, symmetric: bool = True, min_empties: int | None = None) -> None:
        self.kernel = kernel
        self._width = len(kernel.board)
        self._identity = tuple(range(self._width))
        self._blackens = bool(state.setup)
        # The bytes of one image of a position: the mover's stones, then the opponent's.
        self._bytes = (2 * self._width + 7) // 8
        black_mask = kernel.board.full_mask & ~state.empty_mask
        for bug in (*state.mine, *state.theirs):
            black_mask &= ~bug.mask
        self._symmetries = [
            symmetry
            for symmetry in kernel.board.symmetries
            if all(black_mask >> symmetry[cell] & 1 for cell in range(self._width) if black_mask >> cell & 1)
        ]
        self._playable_mask = kernel.board.full_mask & ~black_mask
        if min_empties is None:
            min_empties = self._width // 2
        self._min_empties = min_empties if symmetric and len(self._symmetries) > 1 else self._width + 1
        self._orbits: dict[Body, int] = {}
        self.tried = 0  # stones, in all

    def key(self, state: State) -> int:
        """Return the key of a state at the start of a turn."""
        if not self._blackens and state.empty_mask.bit_count() >= self._min_empties:
            return self._least_key(state)
        mine_mask = 0
        for bug in state.mine:
            mine_mask |= bug.mask
        if self._blackens:
            theirs_mask = mask_of_bugs(state.theirs)
            key = (state.empty_mask | state.setup << self._width) << 2 * self._width
            return key | mine_mask | theirs_mask << self._width
        # What is neither empty nor the mover's is the opponent's.
        return mine_mask | (self._playable_mask ^ state.empty_mask ^ mine_mask) << self._width

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
        """Return the images of a bug under all symmetries, concatenated."""
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

    def symmetry_between(self, state: State, image: State) -> tuple[int, ...]:
        """Return the symmetry that maps a state onto another with the same key: the image of each cell.

        Raises:
            KeyError: if no symmetry does.
        """
        masks, goal = _masks(state), _masks(image)
        if masks == goal:
            return self._identity
        for symmetry in self._symmetries:
            if all(permuted(mask, symmetry) == wanted for mask, wanted in zip(masks, goal, strict=True)):
                return symmetry
        raise KeyError(image)

    def after(self, state: State) -> dict[int, State]:
        """Return the states after each turn of the mover by their keys. Turns that lead to the same key count once.

        Raises:
            TooManyTurns: if this takes more than `MAX_TRIED` stones.
        """
        place, key = self.kernel.place, self.key
        found: dict[int, State] = {}
        drafts, seen, most = [state], set(), self.tried + MAX_TRIED
        while drafts:
            draft = drafts.pop()
            mask = draft.legal_mask
            self.tried += mask.bit_count()
            if self.tried > most:
                raise TooManyTurns(f"the turns take more than {MAX_TRIED:,} stones")
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

    def turn_to(self, state: State, goal: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the cells of a turn that leads to a successor, and the symmetry that maps the successor onto the
        state after the turn. It is not the identity if the successor was stored for a symmetric position.

        Raises:
            KeyError: if there is no such turn.
        """
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        for symmetry in (self._identity, *self._symmetries):
            found.setdefault(tuple(permuted(mask, symmetry) for mask in _masks(goal)), symmetry)
        drafts: list[tuple[tuple[int, ...], State]] = [((), state)]
        seen = set()
        while drafts:
            cells, draft = drafts.pop()
            if draft.key in seen:
                continue
            seen.add(draft.key)
            for cell in bits(draft.legal_mask):
                next_state = self.kernel.place(draft, 1 << cell)
                if next_state.meals:
                    drafts.append(((*cells, cell), next_state))
                elif (masks := _masks(next_state)) in found:
                    return (*cells, cell), found[masks]
        raise KeyError(goal)


def _masks(state: State) -> tuple[int, ...]:
    return mask_of_bugs(state.mine), mask_of_bugs(state.theirs), state.empty_mask
