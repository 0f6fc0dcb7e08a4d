"""The baseline: plain UCT (Kocsis and Szepesvári, 2006), UCB1 and uniform playouts, nothing proven, nothing kept.

It is there to measure other bots against, so it stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import log, sqrt
from random import Random

from bug_engine.bots.protocol import Limit, Thought
from bug_engine.kernel import Kernel
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.state import State

# UCB1's constant, as the project's first bot had it.
EXPLORATION = 0.7
SLICE = 16


class Node:
    """A state in the tree, reached by `bit`; `wins` are those of the side that is to move in its parent."""

    __slots__ = ("bit", "children", "state", "untried", "visits", "wins")

    def __init__(self, bit: int, state: State, random: Random) -> None:
        self.bit = bit
        self.state = state
        self.children: list[Node] = []
        self.visits = 0
        self.wins = 0
        self.untried: list[int] = []
        mask = state.legal_mask
        while mask:
            self.untried.append(mask & -mask)
            mask &= mask - 1
        random.shuffle(self.untried)


def playout(kernel: Kernel, root: Node, random: Random) -> None:
    """Walk down the tree, add a node, play it out and carry the result up."""
    node, path = root, [root]
    while not node.untried and node.children:
        scale = EXPLORATION * sqrt(log(node.visits))
        node = max(node.children, key=lambda child: child.wins / child.visits + scale / sqrt(child.visits))
        path.append(node)
    if node.untried:
        bit = node.untried.pop()
        child = Node(bit, kernel.place(node.state, bit), random)
        node.children.append(child)
        path.append(child)
        node = child
    winner = kernel.playout(node.state, random.random)
    root.visits += 1
    for parent, child in pairwise(path):
        child.visits += 1
        child.wins += parent.state.mover == winner


def best_turn(position: Position, root: Node) -> Turn:
    """Return the most visited turn; where the tree ends within it, its lowest bonus cells."""
    node, state, cells = root, root.state, list[int]()
    while not cells or state.meals:
        if node.children:
            node = max(node.children, key=lambda child: child.visits)
            bit = node.bit
        else:
            bit = state.legal_mask & -state.legal_mask
        cells.append(bit.bit_length() - 1)
        state = position.kernel.place(state, bit)
    return Turn(position.board, tuple(cells))


def think_baseline(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield a thought every few playouts (`nodes`: playouts) until the limit."""
    kernel = position.kernel
    root = Node(0, position.state, random)
    while limit.nodes is None or root.visits < limit.nodes:
        for _ in range(SLICE if limit.nodes is None else min(SLICE, limit.nodes - root.visits)):
            playout(kernel, root, random)
        turn = best_turn(position, root)
        wins = sum(child.wins for child in root.children)
        yield Thought(turn, (turn,), wins / root.visits, root.visits, root.visits == limit.nodes)
