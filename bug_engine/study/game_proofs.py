"""Proofs about the positions of a game; they share their results."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from bug_engine.bots import Thought
from bug_engine.bots.gc_pause import gc_paused, gc_resumed
from bug_engine.bots.solver import SLICE_NODES, Proof, Solver, proof_for, solver_thought
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.successors import Successors

# The most positions that a review expands for a position, half a second in the browser, and for one on which a mistake
# depends, up to five seconds. Of such positions in 12 games on hexhex4 and 2 on hexhex3, 40,000 decide 11; the hardest
# needs 25,338.
SOLVER_NODES, PATIENT_NODES = 3_000, 30_000
# The most positions that `prove` expands, in more than a minute. Their table takes at most 100 MB (solver.py).
PROVE_NODES = 400_000
# Positions expanded for the distance once the winner is known, so that the line is the shortest win.
DISTANCE_NODES = 2_000
# The most positions expanded for the end of a line, and the share of them that may go into the shortest win, so that
# enough are left for the end of the game.
ENDING_NODES = 400
DISTANCE_SHARE = 16
# The most positions expanded to prove which turns win in the place of a mistake, and the most turns considered.
WINNING_NODES, WINNING_TURNS = 10_000, 150


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

    def to_the_end(
        self, position: Position, line: Sequence[Turn], nodes: int = ENDING_NODES
    ) -> Iterator[tuple[Turn, ...]]:
        """Yield ever more of a line in which every turn keeps what is proven: who wins from `position`.

        It begins with the turns of `line`, and goes on with the solver's to the end of the game. It stops where a proof
        needs more than what is left of `nodes` positions to expand. If the winner is not proven, the last is `line`.
        """
        winner, spent = yield from self._winner(position, nodes, ())
        if winner is None:
            yield tuple(line)
            return
        kept: tuple[Turn, ...] = ()
        planned = list(line)
        while not position.result and (nodes := nodes - max(spent, 1)) > 0:
            if not planned:
                solver = self.solver(position)
                for _ in solving(solver, nodes, nodes // DISTANCE_SHARE):
                    yield kept
                nodes -= solver.nodes
                planned = list(solver.line())
            after = position.play(planned[0]).position
            holder, spent = yield from self._winner(after, nodes, kept)
            if holder == winner:
                kept, position = (*kept, planned.pop(0)), after
            else:
                planned = []  # the proof that was tried shows the solver a better turn
        yield kept

    def winning(self, position: Position, nodes: int = WINNING_NODES) -> Iterator[tuple[Turn, ...]]:
        """Yield the turns that are proven to win so far; the last is empty if one turn's winner is not proven, also
        because that needs more than `nodes` positions to expand, or if there are too many turns.
        """
        found: tuple[Turn, ...] = ()
        turns = position.legal_turns.first(WINNING_TURNS + 1)
        if len(turns) > WINNING_TURNS:
            yield ()
            return
        for turn in turns:
            winner, spent = yield from self._winner(position.play(turn).position, nodes, found)
            nodes -= spent
            if winner is None:
                yield ()
                return
            found = (*found, turn) if winner == position.mover else found
            yield found

    def _winner(
        self, position: Position, nodes: int, kept: tuple[Turn, ...]
    ) -> Generator[tuple[Turn, ...], None, tuple[int | None, int]]:
        """Return who wins, None if it is not proven, and the positions expanded for it; yield `kept` between slices."""
        if position.result:
            return position.result.winner, 0
        solver = self.solver(position)
        for _ in solving(solver, nodes, 0):
            yield kept
        wins = solver.value.wins
        return None if wins is None else position.mover if wins else 1 - position.mover, solver.nodes


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
