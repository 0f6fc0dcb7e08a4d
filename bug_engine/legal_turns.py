"""The legal turns of a position, as a collection."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from bug_engine.board import bits
from bug_engine.notation import TooManyTurns, Turn
from bug_engine.state import State

if TYPE_CHECKING:
    from bug_engine.position import Position
    from bug_engine.turn import Draft

# The most turns that `listing` returns, and the number of turns between two yields. Where many bugs may eat one after
# the other, in any order, there are billions of turns; positions of random games have at most a few thousand.
MAX_TURNS, SLICE_TURNS = 10_000, 250


class LegalTurns:
    """The legal turns of a position, generated lazily in the order of their cells; a swap comes last."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Turn]:
        return (turn for turn, _ in self.with_states())

    def with_states(self, draft: Draft | None = None) -> Iterator[tuple[Turn, State]]:
        """Yield every turn, or every turn that begins with a draft, with the kernel's state after it."""
        place, board = self._position.kernel.place, self._position.board
        root = (draft.cells, draft.state) if draft else ((), self._position.state)
        stack: list[tuple[tuple[int, ...], State]] = [root]
        while stack:
            cells, state = stack.pop()
            if cells and not state.meals:
                yield Turn(board, cells), state
            else:
                following = [((*cells, cell), place(state, 1 << cell)) for cell in bits(state.legal_mask)]
                stack.extend(reversed(following))
        if self._position.can_swap and not (draft and draft.cells):
            swap = Turn(board, (), swap=True)
            yield swap, self._position.play(swap).position.state

    def listing(self, draft: Draft | None = None) -> Generator[None, None, list[tuple[Turn, State]]]:
        """Return the list of `with_states`; yield every few milliseconds.

        Raises:
            TooManyTurns: if there are more than `MAX_TURNS`.
        """
        found: list[tuple[Turn, State]] = []
        for each in self.with_states(draft):
            if len(found) == MAX_TURNS:
                raise TooManyTurns(f"the position has more than {MAX_TURNS:,} legal turns")
            found.append(each)
            if len(found) % SLICE_TURNS == 0:
                yield
        return found

    def listed(self) -> list[tuple[Turn, State]]:
        """Return the list of `listing` at once."""
        steps = self.listing()
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]

    def first(self, most: int) -> list[Turn]:
        """Return the first `most` turns, or all if there are fewer."""
        return list(islice(self, most))

    def __len__(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return bool(self._position.state.legal_mask)

    def __contains__(self, turn: object) -> bool:
        if isinstance(turn, Turn) and turn.board != self._position.board:
            return False
        return isinstance(turn, (str, Turn)) and self._position.explain(turn) is None

    def __repr__(self) -> str:
        return f"<LegalTurns {', '.join(map(str, self))}>"
