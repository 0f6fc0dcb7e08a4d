"""Perfect play where a book is at hand: the champion on hexhex3."""

from __future__ import annotations

from collections.abc import Iterator

from bug_engine.bots.book import book_for
from bug_engine.bots.protocol import Limit, Thought
from bug_engine.bots.solver import SLICE_NODES, Solver, proof_for, solver_thought
from bug_engine.position import Position

# A bot with a smaller limit is a level that may err: it has to do without the book. The book leaves so little to prove
# that the winner is found with less.
LEAST_NODES = 10_000
# Positions visited for the shortest win or the longest resistance by a bot that has no limit of its own: 1 s or so.
DISTANCE_NODES = 30_000


def think_from_book(position: Position, limit: Limit) -> Iterator[Thought] | None:
    """Return the thoughts of a bot that loses no won position and resists as long as it can; None where there is no
    book for the position, or the limit (`nodes`: positions visited) is a weaker bot's.
    """
    if limit.nodes is not None and limit.nodes < LEAST_NODES:
        return None
    if position.ruleset.handicap or book_for(position.kernel, position.state) is None:
        return None
    return _thoughts(position, limit.nodes or DISTANCE_NODES)


def _thoughts(position: Position, nodes: int) -> Iterator[Thought]:
    solver = Solver(position, proof_for(position))
    # Who wins is found out whatever it takes, which is little.
    while not solver.work(SLICE_NODES) and (solver.verdict.wins is None or solver.nodes < nodes):
        yield solver_thought(solver, done=False)
    yield solver_thought(solver, done=True)
