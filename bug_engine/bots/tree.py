"""Tree search by learned judgement: a node for each stone, and one node for all ways to the same position.

Instead of playing games out at random as UCT does (Kocsis and Szepesvári, 2006), the tree asks `evaluation` how likely
the mover wins; that takes a fifth of the time and tells more. Ways that come to the same position at the end of a
turn, up to the board's symmetries, share a node, so that what is found out on one serves them all (Childs et al.,
2008). What is proven is carried up (Winands et al., 2008) and never visited again.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import sqrt
from random import Random

from bug_engine.board import bits
from bug_engine.bots.evaluation import evaluation_for
from bug_engine.bots.protocol import Thought
from bug_engine.bots.solver import Proof
from bug_engine.kernel import State, mask_of_bugs
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.result import decided
from bug_engine.successors import Successors

# How much a turn is worth for being visited little, and what a turn never tried is worth less than the others.
EXPLORATION = 0.6
RESERVE = 0.1
# Stones up to which turned positions are looked for: later they hardly ever meet, and it takes 5 µs of a visit's 70.
TURNED = 8
# Positions remembered before those are forgotten that the game can't come to any more.
STALE_LIMIT = 50_000
# The longest line that a thought tells, and the visits that a later turn of it must have.
LINE_TURNS = 8
LINE_VISITS = 8


class Node:
    """A state in the tree. At the start of a turn its stones may be turned: it serves all positions of one key.

    `total` is the sum of what its `visits` judged, for its mover. Of the `children` not yet proven, in the same order,
    `bits` are the stones that lead to them, `values` the mean judgements, and `doubts` what makes them worth another
    visit: the reciprocal of 1 and the visits made from here. `proven` are the others, with their stones. `winner` is
    set once it is proven.
    """

    __slots__ = (
        *("state", "visits", "total", "winner"),
        *("untried_mask", "choices", "bits", "children", "values", "doubts", "proven"),
    )

    def __init__(self, state: State, winner: int | None) -> None:
        self.state = state
        self.untried_mask = state.legal_mask
        self.choices = state.legal_mask.bit_count()
        self.total = 0.0
        self.visits = 0
        self.winner = winner
        # Most nodes are never expanded: they share lists that stay empty, and spare the garbage collector five each.
        self.bits: list[int] = _NO_NUMBERS
        self.children: list[Node] = _NO_CHILDREN
        self.values: list[float] = _NO_FLOATS
        self.doubts: list[float] = _NO_FLOATS
        self.proven: list[tuple[int, Node]] = _NO_EDGES

    def add(self, bit: int, child: Node) -> int:
        """Add a child that is reached by a stone never tried; return its index."""
        if self.bits is _NO_NUMBERS:
            self.bits, self.children, self.values, self.doubts, self.proven = [], [], [], [], []
        self.untried_mask ^= bit
        self.bits.append(bit)
        self.children.append(child)
        self.values.append(0.0)
        self.doubts.append(1.0)
        return len(self.bits) - 1

    @property
    def edges(self) -> list[tuple[int, Node]]:
        """All children tried so far, each with the stone that leads to it."""
        return [*zip(self.bits, self.children, strict=True), *self.proven]

    @property
    def shown(self) -> bool:
        """Whether the tried turns alone prove the winner: one that wins, or all of them, which lose."""
        mover = self.state.mover
        if self.winner == mover:
            return any(child.winner == mover for _, child in self.proven)
        return not (self.children or self.untried_mask)

    def worth(self, mover: int) -> float:
        """Return the mean judgement for either side; a half if there is none."""
        if self.winner is not None:
            return float(self.winner == mover)
        mean = self.total / self.visits if self.visits else 0.5
        return mean if self.state.mover == mover else 1 - mean

    def conclude(self) -> None:
        """Settle the winner if that follows: one won child wins, all lost children lose."""
        mover = self.state.mover
        if any(child.winner == mover for _, child in self.proven):
            self.winner = mover
        elif not (self.children or self.untried_mask):
            self.winner = 1 - mover

    def count(self, value: float, visits: int) -> None:
        """Add what some visits judged, summed up for side 0."""
        self.visits += visits
        self.total += visits - value if self.state.mover else value

    def learn(self, index: int, visits: int) -> None:
        """Take over what some visits of a child have found."""
        child = self.children[index]
        mean = child.total / child.visits
        self.values[index] = mean if child.state.mover == self.state.mover else 1 - mean
        doubt = self.doubts[index]
        self.doubts[index] = doubt / (1 + visits * doubt)
        if child.winner is not None:
            self.settle(index)

    def settle(self, index: int) -> None:
        """Take over that a child is proven."""
        self.proven.append((self.bits[index], self.children[index]))
        del self.bits[index], self.children[index], self.values[index], self.doubts[index]
        self.conclude()

    def best(self) -> tuple[int, Node] | None:
        """Return the stone to play, and the child it leads to: a proven win, else the most visited, a proven loss only
        if there is nothing else.
        """
        for edge in self.proven:
            if edge[1].winner == self.state.mover:
                return edge
        if self.children:
            index = self.doubts.index(min(self.doubts))
            return self.bits[index], self.children[index]
        return max(self.proven, key=lambda edge: edge[1].visits, default=None)


_NO_NUMBERS: list[int] = []
_NO_FLOATS: list[float] = []
_NO_CHILDREN: list[Node] = []
_NO_EDGES: list[tuple[int, Node]] = []


def _carry(path: list[tuple[Node, int]], value: float, visits: int) -> None:
    """Carry up what some visits at the end of a path judged, summed up for side 0."""
    for node, index in reversed(path):
        node.count(value, visits)
        node.learn(index, visits)


def successors_of(position: Position) -> Successors:
    """Return what a tree tells positions apart by."""
    width = len(position.board)
    return Successors(position.kernel, position.state, turned_from=max(width // 2, width - TURNED))


class Tree:
    """A search from one position, or from those that follow; `step` judges one, or up to `breadth`.

    Positions of which the `proof` knows the winner are not searched.
    """

    def __init__(self, position: Position, random: Random, proof: Proof | None = None, breadth: int = 1) -> None:
        self.kernel, self.ruleset = position.kernel, position.ruleset
        self.board = position.board  # the kernel's may call its cells otherwise
        self.random = random
        self.proof = proof
        self.breadth = breadth
        self.successors = proof.successors if proof else successors_of(position)
        self._known: tuple[dict[int, Node], dict[int, Node]] = {}, {}
        self.nodes = 0
        self.state = state = position.state
        self.root = self._node(state)
        black_mask = position.board.full_mask & ~(state.empty_mask | mask_of_bugs(state.mine + state.theirs))
        self._judge = self._played_out if state.setup else evaluation_for(position.board, black_mask).value

    @property
    def size(self) -> int:
        """How many positions are remembered."""
        return sum(map(len, self._known))

    def known(self) -> Iterator[Node]:
        """Yield the nodes of all positions that are remembered."""
        return chain.from_iterable(known.values() for known in self._known)

    def _node(self, state: State) -> Node:
        """Return the node of a state, which may be there already."""
        if state.meals:
            return Node(state, None)
        key, known = self.successors.key(state), self._known[state.mover]
        node = known.get(key)
        if node is None:
            node = known[key] = Node(state, self._winner(state, key))
        return node

    def _winner(self, state: State, key: int) -> int | None:
        if not state.legal_mask:
            margin = self.kernel.growth_mask(state.theirs, state.empty_mask, state.largest).bit_count()
            return decided(self.ruleset, state.mover, margin).winner
        wins = self.proof.known(key) if self.proof else None
        return None if wins is None else state.mover if wins else 1 - state.mover

    def _played_out(self, state: State) -> float:
        """Judge a position of the set-up by a game: what cells will be black is not known yet."""
        return float(self.kernel.playout(state, self.random.random) == state.mover)

    def move(self, position: Position) -> bool:
        """Go on from a position that the tree has come to; return False if there is none such."""
        state = position.state
        root = self._known[state.mover].get(self.successors.key(state))
        if root is None:
            return False
        if root.winner is not None and not root.shown:
            # Its winner is the proof's finding: no turn of this tree keeps it yet, so the root is searched afresh.
            root = self._known[state.mover][self.successors.key(state)] = Node(root.state, None)
        self.board, self.state, self.nodes = position.board, state, 0
        self.root = root
        if self.size > STALE_LIMIT:
            self._prune()
        return True

    def _prune(self) -> None:
        """Forget what cannot be reached any more."""
        known: tuple[dict[int, Node], dict[int, Node]] = {}, {}
        seen, left = {id(self.root)}, [self.root]
        while left:
            node = left.pop()
            if not node.state.meals:
                known[node.state.mover][self.successors.key(node.state)] = node
            for _, child in node.edges:
                if id(child) not in seen:
                    seen.add(id(child))
                    left.append(child)
        self._known = known

    def decided(self) -> bool:
        """Return whether the winner is proven."""
        return self.root.winner is not None

    def step(self) -> None:
        """Walk down the tree to the end of a new turn, judge it, and carry the result up; with a `breadth` of more than
        one, also others that begin where the last stone was chosen, as it is the way down that takes the time.
        """
        node, path = self._way_down(self.root)
        value = self._visit(node)
        if self.breadth == 1 or not path:
            _carry(path, value, 1)
            return
        parent, index = path.pop()
        tried = [index]
        while parent.untried_mask and len(tried) < self.breadth:
            index = self._expand(parent)
            tried.append(index)
            value += self._below(parent.children[index])
        parent.count(value, len(tried))
        for index in reversed(tried):
            parent.learn(index, 1)
        _carry(path, value, len(tried))

    def _below(self, node: Node) -> float:
        """Judge one position more from a node on; return how likely side 0 wins."""
        node, path = self._way_down(node)
        value = self._visit(node)
        _carry(path, value, 1)
        return value

    def _way_down(self, node: Node) -> tuple[Node, list[tuple[Node, int]]]:
        """Return the end of the first turn below a node that is new or proven, and the nodes and choices on the way."""
        path: list[tuple[Node, int]] = []
        while node.winner is None and (node.visits or node.state.meals or node is self.root):
            index = self._select(node)
            path.append((node, index))
            node = node.children[index]
        return node, path

    def _visit(self, node: Node) -> float:
        """Judge a position; return how likely side 0 wins."""
        value = self._judge(node.state) if node.winner is None else float(node.winner == node.state.mover)
        self.nodes += 1
        if node.state.mover:
            value = 1 - value
        node.count(value, 1)
        return value

    def _select(self, node: Node) -> int:
        """Return the index of the child to visit, a new one if none of the others promises more."""
        scale = EXPLORATION * sqrt(node.visits + 1) / node.choices
        best = -1.0
        if node.children:
            worth = [value + scale * doubt for value, doubt in zip(node.values, node.doubts, strict=True)]
            best = max(worth)
        if node.untried_mask and best < (node.total / node.visits if node.visits else 0.5) - RESERVE + scale:
            return self._expand(node)
        return worth.index(best)

    def _expand(self, node: Node) -> int:
        """Try a stone at random among those never tried; return the index of its child."""
        mask = node.untried_mask
        for _ in range(int(self.random.random() * mask.bit_count())):
            mask &= mask - 1
        bit = mask & -mask
        return node.add(bit, self._node(self.kernel.place(node.state, bit)))

    def take_over(self) -> None:
        """Take over what the proof has found out meanwhile about the turns of the root."""
        root = self.root
        for index in reversed(range(len(root.children))):
            child = root.children[index]
            if not child.state.meals and child.winner is None:
                child.winner = self._winner(child.state, self.successors.key(child.state))
            if child.winner is not None:
                root.settle(index)

    def thought(self, first: tuple[int, Node] | None, *, done: bool) -> Thought:
        """Return what the search thinks so far if it plays this stone of the root's."""
        root, line = self.root, self.line(first)
        if root.winner is not None:
            wins = root.winner == root.state.mover
            return Thought(line[0], line, float(wins), self.nodes, done, "win" if wins else "loss")
        return Thought(line[0], line, first[1].worth(root.state.mover) if first else 0.5, self.nodes, done)

    def line(self, edge: tuple[int, Node | None] | None) -> tuple[Turn, ...]:
        """Return the turns that are expected from a stone of the root's on, the first whole even where the tree ends
        within it, or has not begun.
        """
        turns: list[Turn] = []
        cells: list[int] = []
        state, turned = self.state, self.successors.turning(self.root.state, self.state)
        while True:
            # Where the tree ends any bonus cell will do, none was seen to be better.
            cell = turned[edge[0].bit_length() - 1] if edge else next(bits(state.legal_mask))
            state = self.kernel.place(state, 1 << cell)
            cells.append(cell)
            node = edge[1] if edge else None
            if not state.meals:
                turns.append(Turn(self.board, tuple(cells)))
                cells = []
                if node:
                    turned = self.successors.turning(node.state, state)
            edge = node.best() if node else None
            if turns and (len(turns) == LINE_TURNS or edge is None or edge[1].visits < LINE_VISITS):
                return tuple(turns)
