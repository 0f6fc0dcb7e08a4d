"""The baseline: plain UCT (Kocsis and Szepesvári, 2006) with UCB1 and uniform playouts, no proofs, no tree reuse.

Other bots are measured against it, so it does not change.
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

# The constant of UCB1.
EXPLORATION = 0.7
SLICE_PLAYOUTS = 16


class Node:
    """A state in the tree, reached by `bit`; `wins` counts wins of the side that moves in its parent."""

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
    """Select a leaf, expand it, play it out and back up the result."""
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
    """Return the most visited turn; if the tree ends within it, add the lowest bonus cells."""
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
        for _ in range(SLICE_PLAYOUTS if limit.nodes is None else min(SLICE_PLAYOUTS, limit.nodes - root.visits)):
            playout(kernel, root, random)
        turn = best_turn(position, root)
        wins = sum(child.wins for child in root.children)
        yield Thought(turn, (turn,), wins / root.visits, root.visits, root.visits == limit.nodes)
