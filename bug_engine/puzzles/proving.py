"""The proof of a puzzle: exactly one turn wins, and the game ends in a certain number of turns."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import TypeVar

from bug_engine.bots.solver import SLICE_NODES, Proof, Solver
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.puzzles.puzzle import Puzzle
from bug_engine.successors import Successors

# The most positions expanded for the winner, for each turn, and for the distance. The page must refute a wrong turn
# within two seconds, and Python in the browser is about four times slower.
WINNER_NODES = 3_000
TURN_NODES = 2_500
DISTANCE_NODES = 20_000
# A position with more turns is not a puzzle.
MAX_TURNS = 1_000
# At this number of empty cells, that of empty hexhex4, a slice has the solver's usual length.
EMPTIES = 37
# The turns played between two yields; on the largest board they take a few milliseconds.
SLICE_TURNS = 10


@dataclass(frozen=True)
class Proven:
    """The only winning turn, and the number of turns of both players to the end."""

    solution: Turn
    turns: int


def prove(position: Position, factor: int = 1) -> Proven | None:
    """Return the only winning turn; None if there is none, if there are several, or if this is not proven within the
    limits, multiplied by `factor`.

    >>> found = prove(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1))
    >>> str(found.solution), found.turns
    ('B1-A3', 4)
    """
    solver = Solver(position, Proof(Successors(position.kernel, position.state)))
    solver.work(WINNER_NODES * factor)
    if not solver.value.wins or not position.state.legal_mask:
        return None
    steps = winning_turns(position, solver.proof, 1, TURN_NODES * factor)
    winning = finished(steps)
    solver.work(DISTANCE_NODES * factor)
    if not winning or solver.value.turns is None:
        return None
    return Proven(winning[0], solver.value.turns)


def winning_turns(
    position: Position, proof: Proof, most: int, turn_nodes: int
) -> Generator[None, None, tuple[Turn, ...] | None]:
    """Return all turns that win; None if there are more than `most`, or if a turn is not proven to win or to lose.

    Yield every few milliseconds; expand up to `turn_nodes` positions for each turn.
    """
    winning: list[Turn] = []
    following = yield from turns_by_room(position)
    if following is None:
        return None
    for turn, after in following:
        solver = Solver(after, proof)
        yield from proving(solver, turn_nodes)
        if solver.value.wins is None:
            return None
        if not solver.value.wins:
            winning.append(turn)
        if len(winning) > most:
            return None
    return tuple(winning)


def turns_by_room(position: Position) -> Generator[None, None, list[tuple[Turn, Position]] | None]:
    """Return all turns and the positions after them; None if there are too many. Yield every few milliseconds.

    Turns that leave the opponent low mobility come first: if a turn wins, it is usually among them.
    """
    following: list[tuple[Turn, Position]] = []
    for count, turn in enumerate(position.legal_turns):
        if count == MAX_TURNS:
            return None
        following.append((turn, position.play(turn).position))
        if count % SLICE_TURNS == 0:
            yield
    return sorted(following, key=lambda each: each[1].state.legal_mask.bit_count())


def slice_nodes(position: Position) -> int:
    """Return how many positions to expand between two yields: on large boards each has many turns and takes longer."""
    empty = position.state.empty_mask.bit_count()
    return max(1, min(SLICE_NODES, SLICE_NODES * EMPTIES**3 // max(1, empty) ** 3))


def proving(solver: Solver, nodes: int) -> Iterator[None]:
    """Let a solver expand up to `nodes` positions for the winner; yield every few milliseconds."""
    stop = solver.nodes + nodes
    while solver.turn_value.wins is None and solver.nodes < stop:
        solver.work(min(slice_nodes(solver.position), stop - solver.nodes))
        yield


def measuring(solver: Solver, nodes: int) -> Iterator[None]:
    """Let a solver expand up to `nodes` positions for the distance; yield every few milliseconds."""
    stop = solver.nodes + nodes
    while solver.turn_value.turns is None and solver.nodes < stop:
        before = solver.nodes
        if solver.work(min(slice_nodes(solver.position), stop - before)) or solver.nodes == before:
            break
        yield
    yield


T = TypeVar("T")


def finished(steps: Generator[object, None, T]) -> T:
    """Return what a generator returns, however long that takes."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


def fault(puzzle: Puzzle) -> str | None:
    """Prove a puzzle again; return what is wrong with it, or None.

    Raises:
        ValueError: if its position can't be read.
    """
    proven = prove(puzzle.start(), factor=4)
    if proven is None:
        return "it is not proven that exactly one turn wins"
    if str(proven.solution) != puzzle.solution:
        return f"{proven.solution} wins, not {puzzle.solution}"
    if proven.turns != puzzle.turns:
        return f"it is won in {proven.turns} turns, not in {puzzle.turns}"
    return None
