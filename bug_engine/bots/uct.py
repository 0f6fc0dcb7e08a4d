"""UCT: tree search by random playouts (Kocsis and Szepesvári, 2006), with proven results backed up (Winands et al.,
2008).

A node is one stone, not one turn, so that the many ways to eat share their beginnings. A value is always that of the
side that moves *into* the node.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import log, sqrt
from random import Random
from typing import Literal

from bug_engine.board import bits
from bug_engine.bots.protocol import Limit, Thought, provable, swapped
from bug_engine.kernel import Kernel, State
from bug_engine.notation import Turn
from bug_engine.position import Position

# Exploration; 0.7 beat 1.0 and 1.4 in short matches on hexhex4 and is near the usual sqrt(1/2).
EXPLORATION = 0.7
# Playouts between two thoughts: 2 ms in CPython on hexhex4, 5 ms in the browser.
SLICE = 16
# Turns looked at for a win in one: chains of meals can make more of them than could be counted.
TURNS_LIMIT = 20_000
# The longest line that a thought tells.
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
        """Walk down the tree, add a node, play it out, and carry the result up."""
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
            if child.winner is not None:  # a proven child is a loss here: a win would have proven the node
                continue
            share = child.wins / child.visits
            value = (share if child.state.mover == mover else 1 - share) + scale / sqrt(child.visits)
            if value > best_value:
                best, best_value = child, value
        return best

    @staticmethod
    def _prove(path: list[Node]) -> None:
        """Carry a proven result up as far as it decides: one won child wins, all lost children lose."""
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
        """Return what the search thinks so far."""
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
        """Yield the best turns, the first whole even where the tree ends within it."""
        node: Node | None = self.root
        state, cells, turns = self.root.state, list[int](), 0
        while state.legal_mask and turns < LINE_TURNS:
            node = self._best(node) if node and node.children else None
            if turns and node is None:
                return
            # Where the tree ends within the first turn, any bonus cell will do: none was seen to be better.
            bit = node.bit if node else state.legal_mask & -state.legal_mask
            state = node.state if node else self.kernel.place(state, bit)
            cells.append(bit.bit_length() - 1)
            if not state.meals:
                yield Turn(self.board, tuple(cells))
                turns, cells = turns + 1, []

    @staticmethod
    def _best(node: Node) -> Node:
        """Return the child to play: a proven win, else the most visited that is not a proven loss, else the longest
        resistance seen.
        """
        mover = node.state.mover

        def rank(child: Node) -> tuple[int, int]:
            certainty = 0 if child.winner is None else 1 if child.winner == mover else -1
            return certainty, child.visits

        return max(node.children, key=rank)


def sure_win(position: Position) -> Turn | None:
    """Return a turn after which every reply leaves the mover without growth: a win in one; None if there is none, or if
    a handicap or a swap may decide otherwise.
    """
    if not provable(position):
        return None
    place, mover = position.kernel.place, position.mover

    def wins(state: State) -> bool:
        if not state.legal_mask or state.mover == mover:
            return not state.legal_mask and state.mover == mover
        return all(wins(place(state, 1 << cell)) for cell in bits(state.legal_mask))

    for turn, state in islice(position.legal_turns.with_states(), TURNS_LIMIT):
        if wins(state):
            return turn
    return None


def think_uct(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield a thought every few playouts until the limit (`nodes`: playouts) or a proof."""
    search = Search(position, random)
    if winning := sure_win(position):
        yield Thought(winning, (winning,), 1.0, 1, done=True, proven="win")
        return
    while search.root.winner is None and (limit.nodes is None or search.nodes < limit.nodes):
        for _ in range(SLICE if limit.nodes is None else min(SLICE, limit.nodes - search.nodes)):
            search.step()
            if search.root.winner is not None:
                break
        else:
            if limit.nodes is None or search.nodes < limit.nodes:
                yield search.thought(done=False)
    yield search.thought(done=True)
