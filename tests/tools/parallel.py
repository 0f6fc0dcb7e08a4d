"""Plays searches on several workers against a search on one, in one process and without a clock.

    python3 -m tests.tools.parallel shared --workers 2 --pairs 75 --nodes 800     # the score of the workers
    python3 -m tests.tools.parallel prover --seconds 0.25                         # the second worker only proves

Every worker evaluates the same number of positions a turn. On enough cores both sides would take equal wall time if the
exchange were free, which it is not (docs/lab/search.md). The schemes: `more` is one worker with all positions (the most
that workers could give); `merged` adds up the first turn's statistics at the end; `traded` does so eight times a turn;
`shared` also exchanges the statistics of later positions that have enough visits; `spread` is `shared` with workers
that explore differently. No proofs are searched, except by `prover`: there the champion, as it is, plays with a second
worker that only searches for a proof, for the same processor time, and keeps what it found from turn to turn.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from random import Random
from typing import NamedTuple

from bug_engine.bots.champion import BREADTH, DISTANCE_NODES, SearchCache, known_thoughts, thoughts_of
from bug_engine.bots.gc_pause import gc_paused, gc_resumed
from bug_engine.bots.match import Player, Score, match
from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.bots.solver import INFINITY, Proof, Solver, solver_thought
from bug_engine.bots.tree import EXPLORATION, UNTRIED_REDUCTION, Node, Tree, successors_of
from bug_engine.bots.uct import sure_win
from bug_engine.position import Position
from bug_engine.study.survey import interval


class Scheme(NamedTuple):
    """How workers exchange statistics: how often a turn, of which nodes, and how differently they explore.

    `visits` are those that a later node must have to be sent; None sends the first turn's nodes only.
    """

    exchanges: int
    visits: int | None = None
    spread: float = 0.0


# The second worker proves once at most this number of cells is empty, in runs of this number of positions.
PROVER_EMPTIES = 26
PROVER_NODES = 100

SCHEMES = {
    "merged": Scheme(1),
    "traded": Scheme(8),
    "shared": Scheme(8, 8),
    "spread": Scheme(8, 8, 0.5),
}


class Worker(Tree):
    """A tree that takes in the statistics of other trees; `foreign` remembers what it took, by node and by edge."""

    def __init__(self, position: Position, random: Random, spread: float) -> None:
        super().__init__(position, random, breadth=BREADTH)
        self.foreign: dict[int, list[float]] = {}
        self.foreign_edges: dict[tuple[int, int], float] = {}
        self.factors = [1 + spread * (2 * random.random() - 1) for _ in range(len(position.board) + 1)]

    def _select(self, node: Node) -> int:
        scale = EXPLORATION * sqrt(node.visits + 1) / node.choices
        factors, best = self.factors, -1.0
        if node.children:
            rows = zip(node.values, node.uncertainties, node.bits, strict=True)
            bounds = [value + scale * uncertain * factors[bit.bit_length()] for value, uncertain, bit in rows]
            best = max(bounds)
        if node.untried_mask and best < (node.total / node.visits if node.visits else 0.5) - UNTRIED_REDUCTION + scale:
            return self._expand(node)
        return bounds.index(best)

    def own(self, node: Node) -> tuple[float, float]:
        """Return the visits and the total that this worker found itself."""
        visits, total = self.foreign.get(id(node), (0, 0.0))
        return node.visits - visits, node.total - total

    def own_edge(self, node: Node, bit: int) -> float:
        """Return the visits of an edge that this worker made itself."""
        if bit not in node.bits:
            return 0
        return 1 / node.uncertainties[node.bits.index(bit)] - 1 - self.foreign_edges.get((id(node), bit), 0)


class Link:
    """What one worker has taken in from another so far, so that only news count."""

    def __init__(self, to: Worker, source: Worker, visits: int | None) -> None:
        self.to, self.source, self.visits = to, source, visits
        self.nodes: dict[int, tuple[float, float]] = {}
        self.edges: dict[tuple[int, int], float] = {}

    def send(self) -> None:
        """Add the news to the receiver's tree."""
        self._merge(self.to.root, self.source.root, set())

    def _merge(self, mine: Node, theirs: Node, seen: set[int]) -> None:
        if id(mine) in seen:
            return
        seen.add(id(mine))
        (visits, total), (old_visits, old_total) = self.source.own(theirs), self.nodes.get(id(mine), (0, 0.0))
        self.nodes[id(mine)] = visits, total
        taken = self.to.foreign.setdefault(id(mine), [0, 0.0])
        taken[0] += visits - old_visits
        taken[1] += total - old_total
        mine.visits += round(visits - old_visits)
        mine.total += total - old_total
        inside = mine is self.to.root or bool(mine.state.meals)
        if not inside and (self.visits is None or visits < self.visits):
            return
        if (mine.state.mine, mine.state.theirs) == (theirs.state.mine, theirs.state.theirs):  # no symmetry between them
            for bit, child in theirs.edges:
                self._merge_edge(mine, theirs, bit, child, seen)
            mine.update_winner()

    def _merge_edge(self, mine: Node, theirs: Node, bit: int, child: Node, seen: set[int]) -> None:
        if mine.winner is not None or any(bit == known for known, _ in mine.proven):
            return
        if mine.untried_mask & bit:
            mine.add(bit, self.to._node(self.to.kernel.place(mine.state, bit)))
        index = mine.bits.index(bit)
        own = mine.children[index]
        self._merge(own, child, seen)
        news = self.source.own_edge(theirs, bit) - self.edges.get((id(mine), bit), 0)
        if news > 0:
            self.edges[id(mine), bit] = self.edges.get((id(mine), bit), 0) + news
            key = id(mine), bit
            self.to.foreign_edges[key] = self.to.foreign_edges.get(key, 0) + news
        if child.winner is not None:
            own.winner = child.winner
        if own.visits:
            mine.refresh(index, round(max(news, 0)))
        elif own.winner is not None:
            mine.move_to_proven(index)


def run(tree: Tree, nodes: float) -> None:
    """Search until the tree has evaluated this number of positions."""
    with gc_paused():
        while tree.nodes < nodes and not tree.decided():
            tree.step()


def thinker(scheme: Scheme | None, workers: int) -> Think:
    """Return a bot that searches with several workers, each with `limit.nodes` positions; None: one tree with all."""

    def think(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        assert limit.nodes
        if winning := sure_win(position):
            yield Thought(winning, (winning,), 1.0, 1, done=True, proven="win")
            return
        if scheme is None:
            tree = Tree(position, random, breadth=BREADTH)
            run(tree, limit.nodes * workers)
        else:
            trees = [Worker(position, Random(random.random()), scheme.spread) for _ in range(workers)]
            links = [Link(to, by, scheme.visits) for to in trees for by in trees if to is not by]
            for part in range(scheme.exchanges):
                for tree in trees:
                    run(tree, limit.nodes * (part + 1) / scheme.exchanges)
                for link in links:
                    link.send()
            tree = next((tree for tree in trees if tree.decided()), trees[0])
        gc_resumed()
        yield tree.thought(tree.root.best(), done=True)

    return think


class Champion:
    """The champion, which keeps its search; with `helped`, a second worker proves for as long as it searches."""

    def __init__(self, seconds: float, *, helped: bool) -> None:
        self.seconds = seconds
        self.helped = helped
        self.searches = SearchCache()
        self.proof: Proof | None = None
        self.empties = 0

    def think(self, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        """Yield one thought."""
        if known := known_thoughts(position, limit, random):
            yield from known
            return
        search = self.searches.take(position, random)
        thought = self.proven(position) or self.searched(thoughts_of(search, INFINITY, proves=True))
        self.searches.search = search  # before the yield: a match asks for nothing after a thought that is done
        yield thought

    def searched(self, thoughts: Iterator[Thought]) -> Thought:
        """Return the last thought within the time."""
        start = time.process_time()
        for thought in thoughts:
            if thought.done or time.process_time() - start >= self.seconds:
                return replace(thought, done=True)
        raise AssertionError("the last thought is done")

    def proven(self, position: Position) -> Thought | None:
        """Return what the second worker proves within the time."""
        empties = position.state.empty_mask.bit_count()
        if not self.helped or empties > PROVER_EMPTIES:
            return None
        if self.proof is None or empties > self.empties:  # another game
            self.proof = Proof(successors_of(position))
        self.empties = empties
        solver, start = Solver(position, self.proof), time.process_time()
        while time.process_time() - start < self.seconds:
            if solver.work(PROVER_NODES) or solver.turn_value.wins is not None:
                solver.work(DISTANCE_NODES)
                return solver_thought(solver, done=True)
        return None


def share_won(score: Score) -> str:
    """Return the share of the games won, with its 95% interval."""
    low, high = interval(score.wins, score.games)
    return f"{score.wins} of {score.games}: {score.wins / score.games:.1%} ({low:.0%} to {high:.0%})"


def main() -> None:
    """Run the command line."""
    top = argparse.ArgumentParser(description="Play a search on several workers against one worker.")
    top.add_argument("scheme", choices=["more", "prover", *SCHEMES])
    top.add_argument("--workers", type=int, default=2)
    top.add_argument("--pairs", type=int, default=50)
    top.add_argument("--nodes", type=int, default=800, help="positions of each worker a turn")
    top.add_argument("--seconds", type=float, default=0.25, help="processor time of each worker a turn, of `prover`")
    top.add_argument("--seed", type=int, default=1)
    options = top.parse_args()
    limit = Limit(options.nodes)
    if options.scheme == "prover":
        several, one = (
            Player(name, Champion(options.seconds, helped=helped).think)
            for name, helped in (("two", True), ("one", False))
        )
    else:
        several = Player(options.scheme, thinker(SCHEMES.get(options.scheme), options.workers), limit)
        one = Player("one", thinker(None, 1), limit)
    start, score = Position.initial("genius", "hexhex4"), Score()
    for score in match((several, one), start, options.pairs, time.process_time, options.seed):
        print(f"{options.scheme} {options.workers}: {share_won(score)} {score.faults or ''}", flush=True)


if __name__ == "__main__":
    main()
