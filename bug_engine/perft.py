"""Perft: counting the leaves of the game tree, the standard check of a rules engine.

A ply is one stone (`stone`) or one whole turn (`turn`). A finished game has no leaves below it. The swap of the pie
rule is not counted.

Symmetric positions have the same count, which is computed once: eight turns on hexhex3 are 82,131,293,376 lines but
some 170,000 positions.
"""

from __future__ import annotations

from typing import Literal

from bug_engine.board import bits
from bug_engine.notation import Turn, turn_text
from bug_engine.position import Position
from bug_engine.state import State

Unit = Literal["stone", "turn"]
# The most counts in the transposition table.
TABLE_LIMIT = 4_000_000


def perft(position: Position, depth: int, unit: Unit = "stone") -> int:
    """Return the number of lines of `depth` plies, counted in stones or in whole turns.

    >>> [perft(Position.initial("genius", "hexhex3"), depth) for depth in range(4)]
    [1, 19, 342, 3678]
    """
    return _Counter(position, unit).count(position.state, depth)


def divide(position: Position, depth: int, unit: Unit = "stone") -> dict[str, int]:
    """Return `perft(position, depth, unit)` split by the first ply: the keys are texts of turns, in board order.

    >>> divide(Position.initial("genius", "hexhex2"), 2)
    {'A1': 6, 'A2': 6, 'B1': 6, 'B2': 6, 'B3': 6, 'C1': 6, 'C2': 6}
    """
    counter = _Counter(position, unit)
    place, board = position.kernel.place, position.board
    if depth < 1:
        return {}
    if unit == "stone":
        return {
            board.name_of(cell): counter.count(place(position.state, 1 << cell), depth - 1)
            for cell in bits(position.state.legal_mask)
        }
    return {
        turn_text(board, turn.cells): counter.count(_played(position, turn), depth - 1)
        for turn in position.legal_turns
        if not turn.swap
    }


def _played(position: Position, turn: Turn) -> State:
    state = position.state
    for cell in turn.cells:
        state = position.kernel.place(state, 1 << cell)
    return state


class _Counter:
    def __init__(self, position: Position, unit: Unit) -> None:
        from bug_engine.successors import Successors  # here, so that the page boots without it

        self.place = position.kernel.place
        self.key = Successors(position.kernel, position.state).key
        self.by_stone = unit == "stone"
        self.table: dict[tuple[int, int], int] = {}

    def count(self, state: State, depth: int) -> int:
        if depth <= 0 and not (state.meals and not self.by_stone):
            return 1
        if depth == 1 and self.by_stone:
            return state.legal_mask.bit_count()
        # Counts within a turn are not stored: the key does not say which bugs still have to eat.
        key = None if state.meals else (self.key(state), depth)
        if key is not None and (known := self.table.get(key)) is not None:
            return known
        total = 0
        for cell in bits(state.legal_mask):
            after = self.place(state, 1 << cell)
            total += self.count(after, depth - 1 if self.by_stone or not after.meals else depth)
        if key is not None and len(self.table) < TABLE_LIMIT:
            self.table[key] = total
        return total
