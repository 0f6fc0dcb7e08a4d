"""The proof of a puzzle: which turns win, and in how many turns the game ends. Nothing is said that is not proven."""

from __future__ import annotations

from dataclasses import dataclass

from bug_engine.bots.solver import Proof, Solver
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.puzzles.puzzle import Puzzle
from bug_engine.successors import Successors

# Positions visited for the winner, for each other turn, and for the distance, at most. The page has to refute a wrong
# turn within a second or two, and Python in the browser is some four times slower.
WINNER_NODES = 3_000
TURN_NODES = 2_500
DISTANCE_NODES = 20_000


@dataclass(frozen=True)
class Proven:
    """The one turn that wins and the turns of both players to the end."""

    solution: Turn
    turns: int


def prove(position: Position, patience: int = 1) -> Proven | None:
    """Return the only winning turn; None if there is none, or several, or it is not decided within the limits, which
    `patience` multiplies.

    >>> found = prove(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1))
    >>> str(found.solution), found.turns
    ('B1-A3', 4)
    """
    solver = Solver(position, Proof(Successors(position.kernel, position.state)))
    solver.work(WINNER_NODES * patience)
    if not solver.verdict.wins or not position.state.legal_mask:
        return None
    winning: list[Turn] = []
    following = [(turn, position.play(turn).position) for turn in position.legal_turns]
    # Those that leave the opponent least come first: where a second turn wins, it is mostly among them.
    for turn, then in sorted(following, key=lambda each: each[1].state.legal_mask.bit_count()):
        after = Solver(then, solver.proof)
        after.work(TURN_NODES * patience)
        if after.verdict.wins is None:
            return None
        if not after.verdict.wins:
            winning.append(turn)
        if len(winning) > 1:
            return None
    solver.work(DISTANCE_NODES * patience)
    if not winning or solver.verdict.turns is None:
        return None
    return Proven(winning[0], solver.verdict.turns)


def fault(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle, or None if all that it claims is proven anew.

    Raises:
        ValueError: if its position can't be read.
    """
    proven = prove(puzzle.start(), patience=4)
    if proven is None:
        return "it is not proven that exactly one turn wins"
    if str(proven.solution) != puzzle.solution:
        return f"{proven.solution} wins, not {puzzle.solution}"
    if proven.turns != puzzle.turns:
        return f"it is won in {proven.turns} turns, not in {puzzle.turns}"
    return None
