"""UCT: tree search by random playouts (Kocsis and Szepesvári, 2006), with proven results backed up (Winands et al.,
2008).

A node is one stone, not one turn, so that turns with the same beginning share nodes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import log, sqrt
from random import Random
from typing import Literal

from bug_engine.board import bits
from bug_engine.bots.protocol import Limit, Thought, provable, swapped
from bug_engine.kernel import Kernel
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.state import State

# The exploration constant; 0.7 beat 1.0 and 1.4 in short matches on hexhex4 and is near the usual sqrt(1/2).
EXPLORATION = 0.7
# Playouts between two thoughts: 2 ms in CPython on hexhex4, 5 ms in the browser.
SLICE_PLAYOUTS = 16
# The most turns that `sure_win` tries: chains of meals can make billions of them.
TURNS_LIMIT = 1_000
# The longest line of a thought.
LINE_TURNS = 8


class Node:
    """A state in the tree, reached by `bit`; `winner` is set once it is proven."""

    __slots__ = ("bit", "children", "state", "untried_mask", "visits", "winner", "wins")

    def __init__(self, bit: int, state: State) -> None:
        self.bit = bit
        self.state = state
        self.untried_mask = state.legal_mask
        self.children: list[Node] = []
        self.visits = 0
        self.wins = 0.0  # of state.mover
        self.winner: int | None = None if state.legal_mask else state.mover


class Search:
    """A search from one position; `step` does one playout."""

    def __init__(self, position: Position, random: Random) -> None:
        self.position = position
        self.board = position.board
        self.kernel: Kernel = position.kernel
        self.random = random
        self.root = Node(0, position.state)
        self.nodes = 0

    def step(self) -> None:
        """Select a leaf, expand it, play it out, and back up the result."""
        path = [self.root]
        node = self.root
        while node.winner is None:
            if node.untried_mask:
                node = self._expand(node)
                path.append(node)
                break
            node = self._select(node)
            path.append(node)
        winner = node.winner
        if winner is None:
            winner = self.kernel.playout(node.state, self.random.random)
        self.nodes += 1
        for visited in path:
            visited.visits += 1
            visited.wins += visited.state.mover == winner
        if node.winner is not None:
            self._prove(path[:-1])

    def _expand(self, node: Node) -> Node:
        bit = 1 << self.random.choice(list(bits(node.untried_mask)))
        node.untried_mask ^= bit
        child = Node(bit, self.kernel.place(node.state, bit))
        node.children.append(child)
        return child

    @staticmethod
    def _select(node: Node) -> Node:
        mover = node.state.mover
        scale = EXPLORATION * sqrt(log(node.visits))
        best, best_value = node.children[0], -1.0
        for child in node.children:
            if child.winner is not None:  # a loss: a proven win would have proven the node
                continue
            share = child.wins / child.visits
            value = (share if child.state.mover == mover else 1 - share) + scale / sqrt(child.visits)
            if value > best_value:
                best, best_value = child, value
        return best

    @staticmethod
    def _prove(path: list[Node]) -> None:
        """Back up a proven result: one won child wins, all children lost lose."""
        for node in reversed(path):
            mover = node.state.mover
            winners = {child.winner for child in node.children}
            if mover in winners:
                node.winner = mover
            elif not node.untried_mask and None not in winners:
                node.winner = 1 - mover
            else:
                return

    def thought(self, *, done: bool) -> Thought:
        """Return the best line so far and its value."""
        turns = tuple(self._line())
        root = self.root
        proven: Literal["win", "loss"] | None = None
        if root.winner is not None and provable(self.position):
            proven = "win" if root.winner == root.state.mover else "loss"
        value = root.wins / root.visits if root.visits else 0.5
        if proven:
            value = float(proven == "win")
        return swapped(self.position, Thought(turns[0], turns, value, self.nodes, done, proven))

    def _line(self) -> Iterator[Turn]:
        """Yield the turns of the best line; the first is complete even if the tree ends within it."""
        node: Node | None = self.root
        state, cells, turns = self.root.state, list[int](), 0
        while state.legal_mask and turns < LINE_TURNS:
            node = self._best(node) if node and node.children else None
            if turns and node is None:
                return
            # Below the tree any bonus cell will do: the search does not know a better one.
            bit = node.bit if node else state.legal_mask & -state.legal_mask
            state = node.state if node else self.kernel.place(state, bit)
            cells.append(bit.bit_length() - 1)
            if not state.meals:
                yield Turn(self.board, tuple(cells))
                turns, cells = turns + 1, []

    @staticmethod
    def _best(node: Node) -> Node:
        """Return the child to play: a proven win, or the most visited child; a proven loss only as the last resort."""
        mover = node.state.mover

        def rank(child: Node) -> tuple[int, int]:
            certainty = 0 if child.winner is None else 1 if child.winner == mover else -1
            return certainty, child.visits

        return max(node.children, key=rank)


def sure_win(position: Position) -> Turn | None:
    """Return a turn after which every reply leaves the mover without growth, so that the mover wins.

    None if there is no such turn, or if a handicap or a swap may decide the game.
    """
    if not provable(position):
        return None
    for turn, state in islice(position.legal_turns.with_states(), TURNS_LIMIT):
        if _wins(position.kernel, state, position.mover):
            return turn
    return None


def _wins(kernel: Kernel, state: State, mover: int) -> bool:
    """Return whether every reply leaves the mover without growth."""
    if not state.legal_mask or state.mover == mover:
        return not state.legal_mask and state.mover == mover
    return all(_wins(kernel, kernel.place(state, 1 << cell), mover) for cell in bits(state.legal_mask))


def think_uct(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield a thought every few playouts until the limit (`nodes`: playouts) or a proof."""
    search = Search(position, random)
    if winning := sure_win(position):
        yield Thought(winning, (winning,), 1.0, 1, done=True, proven="win")
        return
    while search.root.winner is None and (limit.nodes is None or search.nodes < limit.nodes):
        for _ in range(SLICE_PLAYOUTS if limit.nodes is None else min(SLICE_PLAYOUTS, limit.nodes - search.nodes)):
            search.step()
            if search.root.winner is not None:
                break
        else:
            if limit.nodes is None or search.nodes < limit.nodes:
                yield search.thought(done=False)
    yield search.thought(done=True)
