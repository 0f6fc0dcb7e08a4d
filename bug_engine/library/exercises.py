"""Exercises from a player's own mistakes: positions of their games in which few turns win, and the player's did not."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Literal

from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import Proof, Solver
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.puzzles.proving import measuring, proving, winning_turns
from bug_engine.study.review import Review

Stage = Literal["opening", "middle", "end"]
# The most winning turns of an exercise (the page says "three", in mistakes.ftl), and its fewest legal ones.
MOST_WINNING, MIN_TURNS = 3, 4
# Positions expanded for the winner, for each turn, and for the distance. A review has already proven most of them.
WINNER_NODES, TURN_NODES, DISTANCE_NODES = 5_000, 2_500, 5_000
# The longest line to show.
LINE_TURNS = 8


@dataclass(frozen=True)
class Exercise:
    """A position, as in `Position.from_text`, in which `mover` wins with one of the `winning` turns and with no other.

    `length` is the number of turns of both players to the end, None if it is not known; `line` is the shortest win
    that was found. In the game the player chose `played`, which lost to `refutation`, the opponent's line after it.
    """

    board: str
    rules: str
    position: str
    mover: int
    winning: tuple[Turn, ...]
    length: int | None
    line: tuple[Turn, ...]
    played: Turn
    refutation: tuple[Turn, ...]

    def start(self) -> Position:
        """Return the position of the exercise."""
        return Position.from_text(self.position, self.mover, self.rules, self.board)


def stage_of(position: Position) -> Stage:
    """Return the stage of a game: the opening ends when a third of the cells are taken, the middle at two thirds.

    >>> stage_of(Position.initial()), stage_of(Position.from_text("xox/.o.x/x..x./xo../xoo"))
    ('opening', 'middle')
    """
    cells = len(position.board) - position.black_mask.bit_count()
    empty = position.state.empty_mask.bit_count()
    return "opening" if 3 * empty > 2 * cells else "middle" if 3 * empty > cells else "end"


def mistakes_of(found: Review, side: int) -> tuple[int, ...]:
    """Return the plies of the turns by which a side gave a proven win away."""
    return tuple(
        each.ply
        for each in found.findings
        if each.side == side and each.annotation and each.proven and (each.best, each.kept) == (1, 0)
    )


def exercise_at(
    start: Position, played: Sequence[Played], ply: int, proof: Callable[[Position], Proof]
) -> Generator[None, None, Exercise | None]:
    """Return the exercise that a turn of a game yields; None if it is not clear, or not proven within the limits.

    It yields every few milliseconds. `proof` gives existing proofs of the position.
    """
    position, turn = played[ply - 1].position if ply else start, played[ply]
    if not _suitable(position, turn):
        return None
    known = proof(position)
    winning = yield from winning_turns(position, known, MOST_WINNING, TURN_NODES)
    if not winning or turn.turn in winning:
        return None
    length, line = yield from _line(position, known)
    _, refutation = yield from _line(turn.position, known)
    board, rules = position.board.name, position.ruleset.text
    return Exercise(board, rules, position.text, position.mover, winning, length, line, turn.turn, refutation)


def _suitable(position: Position, played: Played) -> bool:
    if played.turn.swap or position.setup or not provable(position):
        return False
    again = Position.from_text(position.text, position.mover, position.ruleset, position.board.name)
    return again == position and len(position.legal_turns.first(MIN_TURNS)) == MIN_TURNS


def _line(position: Position, proof: Proof) -> Generator[None, None, tuple[int | None, tuple[Turn, ...]]]:
    """Return the number of turns to the end, if it is found, and the best line."""
    solver = Solver(position, proof)
    yield from proving(solver, WINNER_NODES)
    yield from measuring(solver, DISTANCE_NODES)
    return solver.value.turns, solver.line()[:LINE_TURNS] if not position.result else ()
