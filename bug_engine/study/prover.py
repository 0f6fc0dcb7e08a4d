"""Proofs about the positions of one game: what is found about one of them helps with the others."""

from __future__ import annotations

from collections.abc import Iterator

from bug_engine.bots import Thought
from bug_engine.bots.solver import SLICE, Proof, Solver, proof_for, solver_thought
from bug_engine.kernel import State
from bug_engine.position import Position
from bug_engine.successors import Successors

# Positions visited for the distance once the winner is known; the line to show is then the shortest win.
HURRY = 2_000


class Prover:
    """Keeps what is proven. A game is best asked about from its end on: there proofs are short, and help the others."""

    def __init__(self) -> None:
        self._proofs: dict[object, Proof] = {}

    def proof(self, position: Position) -> Proof:
        """Return the proof that serves a position: one for all those of a game that have the same black cells."""
        key = (
            position.kernel,
            position.black_mask,
            bool(position.setup),
            position.ruleset.pie,
            position.ruleset.handicap,
        )
        if key not in self._proofs:
            rules = position.ruleset
            # The book knows of no first stone that is taken over and of no margin that is owed.
            plain = not (rules.pie or rules.handicap)
            self._proofs[key] = proof_for(position) if plain else Proof(Successors(position.kernel, position.state))
        return self._proofs[key]

    def thoughts(self, position: Position, nodes: int) -> Iterator[Thought]:
        """Yield thoughts on a position that is not over until its winner is proven or `nodes` positions were visited.

        The last one has `proven` if it is.
        """
        solver = Solver(position, self.proof(position))
        stop = nodes
        while solver.nodes < stop and not solver.work(min(SLICE, stop - solver.nodes)):
            if solver.verdict.wins is not None and stop == nodes:
                stop = solver.nodes + HURRY
            yield solver_thought(solver, done=False)
        yield solver_thought(solver, done=True)

    def wins(self, position: Position, state: State) -> bool | None:
        """Return whether the mover of a state of the position's game is known to win."""
        proof = self.proof(position)
        return proof.known(proof.successors.key(state))
