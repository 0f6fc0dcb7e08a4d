"""The champion: tree search with a learned evaluation (tree.py), a proof search, and the book of hexhex3.

Once the board fills up, the proof search, df-pn (solver.py), gets a share of the time; when it has proven the winner,
it finds the shortest win or the longest resistance. A search without a limit is kept, and resumed if the game reaches a
position that it has visited. docs/lab/search.md describes what else was tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bug_engine.bots.book import book_for
from bug_engine.bots.gc_pause import gc_paused, gc_resumed
from bug_engine.bots.protocol import Limit, Thought, is_swappable_opening, swapped
from bug_engine.bots.solver import INFINITY, SLICE_NODES, Proof, Solver, proof_for, solver_thought
from bug_engine.bots.tree import Node, Tree, successors_of
from bug_engine.bots.uct import sure_win
from bug_engine.position import Position

# Descents of the tree between two thoughts: 1 ms in CPython on hexhex4.
SLICE_DESCENTS = 32
# Or this number of compared pairs of bugs, some 60 ms. Only a companion compares, and only crowded boards get here.
SLICE_COMPARED = 200_000
# Siblings evaluated at the end of each descent of a search without a limit. So the search evaluates twice as many
# positions a second on hexhex5; it won 41 of 64 games against a breadth of 1 (docs/lab/search.md). With a limit of
# nodes the breadth is 1, so that each choice uses all earlier evaluations.
BREADTH = 4
# The proof search runs once at most this number of cells is empty, in runs of this number of positions. Much shorter
# runs would spend most of their time on descending to where the last run stopped.
PROOF_EMPTIES = 23
PROOF_RUN_NODES = 100
# An ending, for the prover, has at most this number of empty cells. With 14, it would be nearly as strong on hexhex3 as
# the champion, which has the exact book (docs/lab/levels.md).
ENDING_EMPTIES = 12
# Positions expanded for the distance once the winner is known: 0.1 s in CPython on hexhex4.
DISTANCE_NODES = 2_000
# A search ends at this number of positions in the tree: 1,300 bytes each, up to 1,500 with the evaluation's tables.
TREE_LIMIT = 200_000
# The smallest limit with which a bot uses the book: bots with less are levels that may make mistakes. With the book,
# less is enough to prove any winner.
MIN_BOOK_NODES = 10_000
# Positions expanded for the distance with the book, without a limit: about 1 s.
BOOK_DISTANCE_NODES = 30_000


class Share(NamedTuple):
    """How tree and proofs share the time: `slices` of the tree alternate with `runs` of the proof search."""

    slices: int
    runs: int


# A third of the time for proofs. Searches with a limit of nodes always use it: the levels' strength depends on it.
SHARE = Share(8, 1)
# Near the end, a search without a limit gives proofs more time, by the number of empty cells: half of it from 20 on,
# and nearly all from 16 on (docs/lab/search.md).
LATE_SHARES = (16, Share(1, 4)), (18, Share(1, 2)), (20, Share(1, 1))


def share_of(empties: int, *, limited: bool) -> Share:
    """Return how a search shares its time at this number of empty cells."""
    late = () if limited else (share for most, share in LATE_SHARES if empties <= most)
    return next(iter(late), SHARE)


class Search:
    """The tree and the proof of one game, at one position of it."""

    def __init__(self, position: Position, random: Random, breadth: int = 1) -> None:
        self.position = position
        self.solver = Solver(position, Proof(successors_of(position)))
        self.tree = Tree(position, random, self.solver.proof, breadth)

    def advance(self, position: Position, random: Random) -> bool:
        """Continue from another position with everything found so far; return False if the tree does not contain it."""
        before = self.position
        if (position.ruleset, position.board, position.black_mask) != (before.ruleset, before.board, before.black_mask):
            return False
        if position.setup or before.setup or position.ruleset.pie or not self.tree.advance(position):
            return False
        self.position, self.tree.random = position, random
        self.solver = Solver(position, self.solver.proof)
        return True

    def prove(self) -> bool:
        """Run the proof search, and apply its results to the tree; return whether the winner is proven."""
        self.solver.work(PROOF_RUN_NODES)
        self.tree.apply_proofs()
        return self.solver.turn_value.wins is not None

    @property
    def proven_before(self) -> bool:
        """Whether the winner was proven while the search was at another position."""
        proof = self.solver.proof
        return proof.known(proof.successors.key(self.position.state)) is not None

    def thought(self, *, done: bool) -> Thought:
        """Return the best line so far and its value."""
        thought = swapped(self.position, self.tree.thought(self._first(), done=done))
        return replace(thought, value=0.5, proven=None) if self._opens and thought.proven else thought

    @property
    def _opens(self) -> bool:
        return is_swappable_opening(self.position)

    def _first(self) -> tuple[int, Node] | None:
        """Return the stone to play, as a bit, and the node after it."""
        root = self.tree.root
        if not self._opens or root.winner is not None or not root.values:
            return root.best()
        # The opponent takes over a first stone that is worth more than half.
        index = min(range(len(root.values)), key=lambda i: abs(root.values[i] - 0.5))
        return root.bits[index], root.children[index]


class SearchCache:
    """Keeps the last search without a limit. Only one caller has it at a time."""

    def __init__(self) -> None:
        self.search: Search | None = None

    def take(self, position: Position, random: Random) -> Search:
        """Return a search from a position: the kept one if its tree contains the position, otherwise a new one."""
        search, self.search = self.search, None
        return search if search and search.advance(position, random) else Search(position, random, BREADTH)


SEARCH_CACHE = SearchCache()


def known_thoughts(position: Position, limit: Limit, random: Random) -> Iterator[Thought] | None:
    """Return the thoughts about a position that has a sure win or is in the book; None if it needs a search."""
    if winning := sure_win(position):
        return iter([Thought(winning, (winning,), 1.0, 1, done=True, proven="win")])
    return None if is_swappable_opening(position) else book_thoughts(position, limit, random)


def think_champion(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield a thought every few evaluations until the limit (`nodes`: positions evaluated) or a proof."""
    if known := known_thoughts(position, limit, random):
        yield from known
        return
    if limit.nodes is not None:  # a new search: the same limit must give the same thoughts
        yield from thoughts_of(Search(position, random), limit.nodes, proves=True)
        return
    search = SEARCH_CACHE.take(position, random)
    try:
        yield from thoughts_of(search, INFINITY, proves=True)
    finally:
        SEARCH_CACHE.search = search


def think_planner(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield thoughts of the same search without proofs and book: the bot may lose a won endgame, as people do."""
    if winning := sure_win(position):
        yield Thought(winning, (winning,), 1.0, 1, done=True, proven="win")
        return
    yield from thoughts_of(Search(position, random), limit.nodes or INFINITY, proves=False)


def think_prover(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the planner's thoughts, and in an ending the champion's: the bot proves endings, and knows no opening."""
    ending = position.state.empty_mask.bit_count() <= ENDING_EMPTIES
    return (think_champion if ending else think_planner)(position, limit, random)


def thoughts_of(search: Search, nodes: int, *, proves: bool) -> Iterator[Thought]:
    """Yield a search's thoughts until it has evaluated `nodes` positions."""
    tree, position = search.tree, search.position
    proves = proves and not (position.setup or position.can_swap or position.ruleset.handicap)
    empties = position.state.empty_mask.bit_count()
    proves = proves and empties <= PROOF_EMPTIES
    share = share_of(empties, limited=nodes < INFINITY)
    slices = 0
    try:
        if proves and search.proven_before and search.prove():
            search.solver.work(DISTANCE_NODES)
            yield solver_thought(search.solver, done=True)
            return
        while not tree.decided() and tree.nodes < nodes and tree.size < TREE_LIMIT:
            with gc_paused():
                tree.compared = 0
                for _ in range(min(SLICE_DESCENTS, nodes - tree.nodes)):
                    tree.step()
                    if tree.decided() or tree.compared >= SLICE_COMPARED:
                        break
            if proves and not tree.decided() and slices % share.slices == 0:
                for run in range(share.runs):
                    if run:
                        yield search.thought(done=False)
                    if search.prove():
                        search.solver.work(DISTANCE_NODES)
                        yield solver_thought(search.solver, done=True)
                        return
            slices += 1
            if not tree.decided() and tree.nodes < nodes:
                yield search.thought(done=False)
        yield search.thought(done=True)
    finally:
        gc_resumed()


def book_thoughts(position: Position, limit: Limit, random: Random) -> Iterator[Thought] | None:
    """Return the thoughts of perfect play: they keep every win, and resist as long as possible in a lost position. With
    a limit, a first turn from an opening book is one of the best, and not always the same.

    None if there is no book for the position, or the limit (`nodes`: positions expanded) is below `MIN_BOOK_NODES`.
    """
    if position.ruleset.handicap or (limit.nodes is not None and limit.nodes < MIN_BOOK_NODES):
        return None
    if book_for(position.kernel, position.state):
        return _book_thoughts(position, limit.nodes or BOOK_DISTANCE_NODES)
    if limit.nodes is None or any(position.stones):
        return None
    from bug_engine.bots.opening_book import opening_thought

    thought = opening_thought(position, limit.nodes, random)
    return iter([thought]) if thought else None


def _book_thoughts(position: Position, nodes: int) -> Iterator[Thought]:
    solver = Solver(position, proof_for(position))
    # The search for the winner has no limit: with the book it is short.
    while not solver.work(SLICE_NODES) and (solver.turn_value.wins is None or solver.nodes < nodes):
        yield solver_thought(solver, done=False)
    yield solver_thought(solver, done=True)
