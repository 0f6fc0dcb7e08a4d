"""The champion: tree search by learned judgement (tree.py), and beside it a proof search that has the last word.

When the board fills up, proof numbers (solve.py) share the time, and once the winner is known they find the shortest
win or the longest resistance. A search without a limit of work is kept, and goes on when the game comes to a position
that it has seen. docs/lab/search.md tells what else was tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bug_engine.bots.book_player import think_from_book
from bug_engine.bots.gc_pause import gc_paused, gc_resumed
from bug_engine.bots.protocol import Limit, Thought, swapped
from bug_engine.bots.solver import NEVER, Proof, Solver, solver_thought
from bug_engine.bots.tree import Node, Tree, successors_of
from bug_engine.bots.uct import sure_win
from bug_engine.position import Position

# Ways down the tree between two thoughts: 1 ms in CPython on hexhex4.
SLICE = 32
# New turns judged at the end of a way in a search that time ends: twice as many positions a second on hexhex5, 41 of 64
# games against one at a time (docs/lab/search.md). A search that work ends chooses each by all that is known before it.
BREADTH = 4
# Empty cells from which on proofs are sought, and positions visited for them after every eighth slice: a third of the
# time. Much shorter stretches would be lost on walking down to where the last one stopped.
PROOF_EMPTIES = 23
PROOF_SLICE = 100
PROOF_EVERY = 8
# Positions visited for the distance when the winner is known: 0.1 s in CPython on hexhex4.
HURRY = 2_000
# Positions remembered, some 1,300 bytes each, and up to 1,500 with all that judging them remembers; then the search has
# thought enough.
TREE_LIMIT = 200_000


class Search:
    """The tree and the proofs about one game, at one position of it."""

    def __init__(self, position: Position, random: Random, breadth: int = 1) -> None:
        self.position = position
        self.solver = Solver(position, Proof(successors_of(position)))
        self.tree = Tree(position, random, self.solver.proof, breadth)

    def move(self, position: Position, random: Random) -> bool:
        """Go on from another position with all that is known; return False if nothing is."""
        before = self.position
        if (position.ruleset, position.board, position.black_mask) != (before.ruleset, before.board, before.black_mask):
            return False
        if position.setup or before.setup or position.ruleset.pie or not self.tree.move(position):
            return False
        self.position, self.tree.random = position, random
        self.solver = Solver(position, self.solver.proof)
        return True

    def prove(self) -> bool:
        """Work on the proof of the position; take over what it found out about turns; return whether it is decided."""
        self.solver.work(PROOF_SLICE)
        self.tree.take_over()
        return self.solver.verdict.wins is not None

    @property
    def known(self) -> bool:
        """Whether the proof has found the winner already, when the game was elsewhere."""
        return self.solver.proof.known(self.solver.proof.successors.key(self.position.state)) is not None

    def thought(self, *, done: bool) -> Thought:
        """Return what the search thinks so far."""
        thought = swapped(self.position, self.tree.thought(self._first(), done=done))
        return replace(thought, value=0.5, proven=None) if self._opens and thought.proven else thought

    @property
    def _opens(self) -> bool:
        """Whether the first stone is to be played, and may be taken over."""
        return self.position.ruleset.pie and not any(self.position.stones)

    def _first(self) -> tuple[int, Node] | None:
        """Return the stone of the root's to play, and what it leads to."""
        root = self.tree.root
        # A first stone that may be taken over had better be worth half.
        if not self._opens or root.winner is not None or not root.values:
            return root.best()
        index = min(range(len(root.values)), key=lambda i: abs(root.values[i] - 0.5))
        return root.bits[index], root.children[index]


class Kept:
    """The search of the last position that was thought about without a limit of work; nobody else has it meanwhile."""

    def __init__(self) -> None:
        self.search: Search | None = None

    def taken(self, position: Position, random: Random) -> Search:
        """Return a search from a position: the one that is kept, if it has seen it."""
        search, self.search = self.search, None
        return search if search and search.move(position, random) else Search(position, random, BREADTH)


KEPT = Kept()


def think_champion(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield a thought every few judgements until the limit (`nodes`: positions judged) or a proof."""
    if winning := sure_win(position):
        yield Thought(winning, (winning,), 1.0, 1, done=True, proven="win")
        return
    opens = position.ruleset.pie and not any(position.stones)
    if not opens and (perfect := think_from_book(position, limit)):
        yield from perfect
        return
    if limit.nodes is not None:  # the same limit, the same thoughts
        yield from _thoughts(Search(position, random), limit.nodes, proves=True)
        return
    search = KEPT.taken(position, random)
    try:
        yield from _thoughts(search, NEVER, proves=True)
    finally:
        KEPT.search = search


def think_planner(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield thoughts of the same search without the proofs beside it: it may lose a won ending, as people do."""
    if winning := sure_win(position):
        yield Thought(winning, (winning,), 1.0, 1, done=True, proven="win")
        return
    yield from _thoughts(Search(position, random), limit.nodes or NEVER, proves=False)


def _thoughts(search: Search, nodes: int, *, proves: bool) -> Iterator[Thought]:
    """Yield what a search thinks until it has judged so many positions."""
    tree, position = search.tree, search.position
    proves = proves and not (position.setup or position.can_swap or position.ruleset.handicap)
    proves = proves and position.state.empty_mask.bit_count() <= PROOF_EMPTIES
    slices = 0
    try:
        if proves and search.known and search.prove():
            search.solver.work(HURRY)
            yield solver_thought(search.solver, done=True)
            return
        while not tree.decided() and tree.nodes < nodes and tree.size < TREE_LIMIT:
            with gc_paused():
                for _ in range(min(SLICE, nodes - tree.nodes)):
                    tree.step()
                    if tree.decided():
                        break
            if proves and not tree.decided() and slices % PROOF_EVERY == 0 and search.prove():
                search.solver.work(HURRY)
                yield solver_thought(search.solver, done=True)
                return
            slices += 1
            if not tree.decided() and tree.nodes < nodes:
                yield search.thought(done=False)
        yield search.thought(done=True)
    finally:
        gc_resumed()
