"""The legal turns of a position, as a collection."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from bug_engine.board import bits
from bug_engine.notation import Turn
from bug_engine.state import State

if TYPE_CHECKING:
    from bug_engine.position import Position


class LegalTurns:
    """The legal turns of a position, generated lazily in the order of their cells; a swap comes last."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Turn]:
        return (turn for turn, _ in self.with_states())

    def with_states(self) -> Iterator[tuple[Turn, State]]:
        """Yield every turn with the state of the kernel that it leads to, so that a search can go on from there."""
        place, board = self._position.kernel.place, self._position.board
        stack: list[tuple[tuple[int, ...], State]] = [((), self._position.state)]
        while stack:
            cells, state = stack.pop()
            if cells and not state.meals:
                yield Turn(board, cells), state
            else:
                following = [((*cells, cell), place(state, 1 << cell)) for cell in bits(state.legal_mask)]
                stack.extend(reversed(following))
        if self._position.can_swap:
            swap = Turn(board, (), swap=True)
            yield swap, self._position.play(swap).position.state

    def __len__(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return bool(self._position.state.legal_mask)

    def __contains__(self, turn: object) -> bool:
        return isinstance(turn, (str, Turn)) and self._position.explain(turn) is None

    def __repr__(self) -> str:
        return f"<LegalTurns {', '.join(map(str, self))}>"
