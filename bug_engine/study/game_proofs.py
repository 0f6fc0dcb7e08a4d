"""Proofs about the positions of a game; they share their results."""

from __future__ import annotations

from collections.abc import Iterator

from bug_engine.bots import Thought
from bug_engine.bots.gc_pause import gc_paused, gc_resumed
from bug_engine.bots.solver import SLICE_NODES, Proof, Solver, proof_for, solver_thought
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.successors import Successors

# The most positions that `prove` expands, in more than a minute. Their table takes at most 100 MB (solver.py).
PROVE_NODES = 400_000
# Positions expanded for the distance once the winner is known, so that the line is the shortest win.
DISTANCE_NODES = 2_000
# The most positions expanded for the end of a line, and the share of them that may go into the shortest win, so that
# enough are left for the end of the game.
ENDING_NODES = 400
DISTANCE_SHARE = 16


class GameProofs:
    """Keeps the proofs of a game. Start at its end: proofs there are short, and help with earlier positions."""

    def __init__(self) -> None:
        self._proofs: dict[object, Proof] = {}

    def proof(self, position: Position) -> Proof:
        """Return the proof for a position; positions of one game with the same black cells share it."""
        key = (
            position.kernel,
            position.black_mask,
            bool(position.setup),
            position.ruleset.pie,
            position.ruleset.handicap,
        )
        if key not in self._proofs:
            rules = position.ruleset
            # The entries of the book are wrong with a swap or a handicap.
            plain = not (rules.pie or rules.handicap)
            self._proofs[key] = proof_for(position) if plain else Proof(Successors(position.kernel, position.state))
        return self._proofs[key]

    def solver(self, position: Position) -> Solver:
        """Return a solver for a position, which knows the proofs of the others."""
        return Solver(position, self.proof(position))

    def thoughts(self, position: Position, nodes: int) -> Iterator[Thought]:
        """Yield thoughts about a position until its winner is proven or `nodes` positions are expanded.

        The game is not over. The last thought has `proven` set if the winner is proven.
        """
        solver = self.solver(position)
        for _ in solving(solver, nodes):
            yield solver_thought(solver, done=False)
        yield solver_thought(solver, done=True)

    def to_the_end(self, position: Position, nodes: int = ENDING_NODES) -> Iterator[tuple[Turn, ...]]:
        """Yield ever more of the best turns from a position, to the end of the game if its winner can be proven.

        The turns end where a proof needs more than what is left of `nodes` positions to expand.
        """
        line: tuple[Turn, ...] = ()
        while not position.result and nodes > 0:
            solver = self.solver(position)
            for _ in solving(solver, nodes, nodes // DISTANCE_SHARE):
                yield line
            if solver.value.wins is None:
                break
            nodes -= max(solver.nodes, 1)
            for turn in solver.line():
                position = position.play(turn).position
                line = (*line, turn)
            yield line


def solving(solver: Solver, nodes: int, distance: int = DISTANCE_NODES) -> Iterator[None]:
    """Work until the winner is proven or `nodes` positions are expanded, then on the distance, on up to `distance`
    positions; yield between slices.
    """
    stop = nodes
    try:
        while solver.nodes < stop:
            with gc_paused():
                complete = solver.work(min(SLICE_NODES, stop - solver.nodes))
            if complete:
                return
            if solver.turn_value.wins is not None and stop == nodes:
                stop = solver.nodes + distance
            yield
    finally:
        gc_resumed()
