"""Monte Carlo tree search with a learned evaluation; an edge is a stone, and transpositions share a node.

UCT plays a random game at a leaf (Kocsis and Szepesvári, 2006); this search calls `evaluation`, which takes a fifth of
the time and says more. Paths that reach the same position at the end of a turn, up to the board's symmetries, share a
node (Childs et al., 2008). Proven results are backed up (Winands et al., 2008), and proven nodes are not visited again.
"""

from __future__ import annotations

from math import sqrt
from random import Random

from bug_engine.board import bits
from bug_engine.bots.evaluation import evaluation_for
from bug_engine.bots.protocol import Thought
from bug_engine.bots.solver import Proof
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.result import decided
from bug_engine.state import State, mask_of_bugs
from bug_engine.successors import Successors

# The exploration constant, and the first-play urgency: how much less than its parent an untried stone is worth.
EXPLORATION = 0.6
UNTRIED_REDUCTION = 0.1
# Up to this number of stones symmetric positions share a node. Later a search rarely meets both, and the key takes 5 of
# the 70 µs of a visit.
SYMMETRY_STONES = 8
# From this number of stored positions on, the tree removes those that the game can no longer reach.
PRUNE_SIZE = 50_000
# The longest line of a thought, and the visits that each of its later turns must have.
LINE_TURNS = 8
MIN_LINE_VISITS = 8


class Node:
    """A state in the tree. At the start of a turn it represents all positions with its key, including symmetric ones.

    `total` is the sum of the values of its `visits`, for its mover. The lists `children`, `bits` (the stones that lead
    to them), `values` (their means for this node's mover) and `uncertainties` (1 / (1 + visits from here)) are
    parallel and have the children that are not proven. `proven` has the others with their stones. `winner` is set once
    it is proven.
    """

    __slots__ = (
        *("state", "visits", "total", "winner"),
        *("untried_mask", "choices", "bits", "children", "values", "uncertainties", "proven"),
    )

    def __init__(self, state: State, winner: int | None) -> None:
        self.state = state
        self.untried_mask = state.legal_mask
        self.choices = state.legal_mask.bit_count()
        self.total = 0.0
        self.visits = 0
        self.winner = winner
        # Most nodes are never expanded. They share these empty lists, so the garbage collector has five fewer for each.
        self.bits: list[int] = _NO_BITS
        self.children: list[Node] = _NO_CHILDREN
        self.values: list[float] = _NO_FLOATS
        self.uncertainties: list[float] = _NO_FLOATS
        self.proven: list[tuple[int, Node]] = _NO_EDGES

    def add(self, bit: int, child: Node) -> int:
        """Add the child after an untried stone; return its index."""
        if self.bits is _NO_BITS:
            self.bits, self.children, self.values, self.uncertainties, self.proven = [], [], [], [], []
        self.untried_mask ^= bit
        self.bits.append(bit)
        self.children.append(child)
        self.values.append(0.0)
        self.uncertainties.append(1.0)
        return len(self.bits) - 1

    @property
    def edges(self) -> list[tuple[int, Node]]:
        """All children, each with the stone that leads to it."""
        return [*zip(self.bits, self.children, strict=True), *self.proven]

    @property
    def has_proof(self) -> bool:
        """Whether the children prove the winner: one that wins, or all of them, lost."""
        mover = self.state.mover
        if self.winner == mover:
            return any(child.winner == mover for _, child in self.proven)
        return not (self.children or self.untried_mask)

    def value_for(self, mover: int) -> float:
        """Return the mean value for a side; without visits, a half."""
        if self.winner is not None:
            return float(self.winner == mover)
        mean = self.total / self.visits if self.visits else 0.5
        return mean if self.state.mover == mover else 1 - mean

    def update_winner(self) -> None:
        """Set the winner if it follows from the children: one won child wins, all children lost lose."""
        mover = self.state.mover
        if any(child.winner == mover for _, child in self.proven):
            self.winner = mover
        elif not (self.children or self.untried_mask):
            self.winner = 1 - mover

    def add_visits(self, value: float, visits: int) -> None:
        """Add some visits, with the sum of their values for side 0."""
        self.visits += visits
        self.total += visits - value if self.state.mover else value

    def refresh(self, index: int, visits: int) -> None:
        """Update the lists after some visits of a child."""
        child = self.children[index]
        mean = child.total / child.visits
        self.values[index] = mean if child.state.mover == self.state.mover else 1 - mean
        uncertainty = self.uncertainties[index]
        self.uncertainties[index] = uncertainty / (1 + visits * uncertainty)
        if child.winner is not None:
            self.move_to_proven(index)

    def move_to_proven(self, index: int) -> None:
        """Move a child that is proven from the lists to `proven`."""
        self.proven.append((self.bits[index], self.children[index]))
        del self.bits[index], self.children[index], self.values[index], self.uncertainties[index]
        self.update_winner()

    def best(self) -> tuple[int, Node] | None:
        """Return the stone to play and the child after it: a proven win, or the most visited child, or a loss."""
        for edge in self.proven:
            if edge[1].winner == self.state.mover:
                return edge
        if self.children:
            index = self.uncertainties.index(min(self.uncertainties))
            return self.bits[index], self.children[index]
        return max(self.proven, key=lambda edge: edge[1].visits, default=None)


# The bits of each byte. A random bit of a mask is found faster with these than by clearing the lowest bit in a loop.
_CELLS = [tuple(1 << bit for bit in bits(byte)) for byte in range(256)]
_NO_BITS: list[int] = []
_NO_FLOATS: list[float] = []
_NO_CHILDREN: list[Node] = []
_NO_EDGES: list[tuple[int, Node]] = []


def _back_up(path: list[tuple[Node, int]], value: float, visits: int) -> None:
    """Back up some visits at the end of a path, with the sum of their values for side 0."""
    for node, index in reversed(path):
        node.visits += visits  # these two lines are `add_visits`, without the call
        node.total += visits - value if node.state.mover else value
        node.refresh(index, visits)


def successors_of(position: Position) -> Successors:
    """Return the successors and keys for a tree that begins with this position."""
    width = len(position.board)
    return Successors(position.kernel, position.state, min_empties=max(width // 2, width - SYMMETRY_STONES))


class Tree:
    """A search from one position, then from later ones; each `step` evaluates one position, or up to `breadth`.

    Positions whose winner the `proof` knows are not searched.
    """

    def __init__(self, position: Position, random: Random, proof: Proof | None = None, breadth: int = 1) -> None:
        self.kernel, self.ruleset = position.kernel, position.ruleset
        self.board = position.board  # the kernel's may have other coordinates
        self.random = random
        self.proof = proof
        self.breadth = breadth
        self.successors = proof.successors if proof else successors_of(position)
        self._table: tuple[dict[int, Node], dict[int, Node]] = {}, {}
        self.nodes = 0
        self.compared = 0  # pairs of bugs, by trees that look at stones before they try them
        self.state = state = position.state
        self.root = self._node(state)
        black_mask = position.board.full_mask & ~(state.empty_mask | mask_of_bugs(state.mine + state.theirs))
        # In the set-up, the black cells are not known yet.
        self._learned = None if state.setup else evaluation_for(position.board, black_mask).value

    @property
    def size(self) -> int:
        """The number of positions stored."""
        return sum(map(len, self._table))

    def _node(self, state: State) -> Node:
        """Return the node of a state; store a new one if there is none."""
        if state.meals:
            return Node(state, None)
        key, known = self.successors.key(state), self._table[state.mover]
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

    def _value(self, state: State) -> float:
        """Return the value of a position: the learned one, or in the set-up that of a random game."""
        if self._learned:
            return self._learned(state)
        return float(self.kernel.playout(state, self.random.random) == state.mover)

    def advance(self, position: Position) -> bool:
        """Make a stored position the root; return False if it is not stored."""
        state = position.state
        root = self._table[state.mover].get(self.successors.key(state))
        if root is None:
            return False
        if root.winner is not None and not root.has_proof:
            # The proof gave the winner, but no child keeps the win yet: search the root again.
            root = self._table[state.mover][self.successors.key(state)] = Node(root.state, None)
        self.board, self.state, self.nodes = position.board, state, 0
        self.root = root
        if self.size > PRUNE_SIZE:
            self._prune()
        return True

    def _prune(self) -> None:
        """Remove the nodes that cannot be reached from the root."""
        known: tuple[dict[int, Node], dict[int, Node]] = {}, {}
        seen, stack = {id(self.root)}, [self.root]
        while stack:
            node = stack.pop()
            if not node.state.meals:
                known[node.state.mover][self.successors.key(node.state)] = node
            for _, child in node.edges:
                if id(child) not in seen:
                    seen.add(id(child))
                    stack.append(child)
        self._table = known

    def decided(self) -> bool:
        """Return whether the winner is proven."""
        return self.root.winner is not None

    def step(self) -> None:
        """Descend to the end of a new turn, evaluate it, and back up the value.

        With a `breadth` above one, evaluate siblings of the last stone too, because the descent takes most of the time.
        """
        node, path = self._descend(self.root)
        value = self._evaluate(node)
        if self.breadth == 1 or not path:
            _back_up(path, value, 1)
            return
        parent, index = path.pop()
        tried = [index]
        while parent.untried_mask and len(tried) < self.breadth:
            index = self._expand(parent)
            tried.append(index)
            value += self._evaluate_below(parent.children[index])
        parent.add_visits(value, len(tried))
        for index in reversed(tried):
            parent.refresh(index, 1)
        _back_up(path, value, len(tried))

    def _evaluate_below(self, node: Node) -> float:
        """Evaluate one position below a node; return its value for side 0."""
        path: list[tuple[Node, int]] = []
        if node.visits or node.state.meals:  # most are new
            node, path = self._descend(node)
        value = self._evaluate(node)
        if path:
            _back_up(path, value, 1)
        return value

    def _descend(self, node: Node) -> tuple[Node, list[tuple[Node, int]]]:
        """Return the first new or proven node below `node` that ends a turn, and the path to it: nodes and indices."""
        path: list[tuple[Node, int]] = []
        while node.winner is None and (node.visits or node.state.meals or node is self.root):
            index = self._select(node)
            path.append((node, index))
            node = node.children[index]
        return node, path

    def _evaluate(self, node: Node) -> float:
        """Evaluate a node; return its value for side 0."""
        value = self._value(node.state) if node.winner is None else float(node.winner == node.state.mover)
        self.nodes += 1
        node.visits += 1  # this and the totals below are `add_visits`, without the call
        if node.state.mover:
            value = 1 - value
            node.total += 1 - value
        else:
            node.total += value
        return value

    def _select(self, node: Node) -> int:
        """Return the index of the child to visit: the one with the largest bound, or a new child."""
        scale = EXPLORATION * sqrt(node.visits + 1) / node.choices
        uncertainties, best, choice, index = node.uncertainties, -1.0, -1, -1
        for value in node.values:  # with an index: in WebAssembly `zip` and `max` take twice the time of this loop
            index += 1
            bound = value + scale * uncertainties[index]
            if bound > best:
                best, choice = bound, index
        if node.untried_mask and best < (node.total / node.visits if node.visits else 0.5) - UNTRIED_REDUCTION + scale:
            return self._expand(node)
        return choice

    def _expand(self, node: Node) -> int:
        """Add the child after a random untried stone; return its index."""
        mask, shift = node.untried_mask, 0
        number = int(self.random.random() * mask.bit_count())
        while number >= len(cells := _CELLS[mask & 255]):
            number -= len(cells)
            mask >>= 8
            shift += 8
        bit = cells[number] << shift
        return node.add(bit, self._node(self.kernel.place(node.state, bit)))

    def apply_proofs(self) -> None:
        """Apply the results of the proof to the root's children."""
        root = self.root
        for index in reversed(range(len(root.children))):
            child = root.children[index]
            if not child.state.meals and child.winner is None:
                child.winner = self._winner(child.state, self.successors.key(child.state))
            if child.winner is not None:
                root.move_to_proven(index)

    def thought(self, first: tuple[int, Node] | None, *, done: bool) -> Thought:
        """Return the best line that begins with an edge of the root, and its value."""
        root, line = self.root, self.line(first)
        if root.winner is not None:
            wins = root.winner == root.state.mover
            return Thought(line[0], line, float(wins), self.nodes, done, "win" if wins else "loss")
        return Thought(line[0], line, first[1].value_for(root.state.mover) if first else 0.5, self.nodes, done)

    def line(self, edge: tuple[int, Node | None] | None) -> tuple[Turn, ...]:
        """Return the best line that begins with an edge of the root; the first turn is complete even if the tree ends
        within it, or is empty.
        """
        turns: list[Turn] = []
        cells: list[int] = []
        state, image = self.state, self.successors.symmetry_between(self.root.state, self.state)
        while True:
            # Below the tree any bonus cell will do: the search does not know a better one.
            cell = image[edge[0].bit_length() - 1] if edge else next(bits(state.legal_mask))
            state = self.kernel.place(state, 1 << cell)
            cells.append(cell)
            node = edge[1] if edge else None
            if not state.meals:
                turns.append(Turn(self.board, tuple(cells)))
                cells = []
                if node:
                    image = self.successors.symmetry_between(node.state, state)
            edge = node.best() if node else None
            if turns and (len(turns) == LINE_TURNS or edge is None or edge[1].visits < MIN_LINE_VISITS):
                return tuple(turns)
