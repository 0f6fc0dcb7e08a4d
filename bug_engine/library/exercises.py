"""Exercises from a player's own mistakes: positions of their games in which a turn wins, and the player's did not."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import Proof, Solver
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.puzzles.proving import measuring, proving, turns_by_room
from bug_engine.study.game_proofs import PATIENT_NODES, SOLVER_NODES
from bug_engine.study.review import Review

Stage = Literal["opening", "middle", "end"]
# The fewest legal turns of an exercise, and the most winning turns that it lists: the page stores as many
# (web/learn/exercises.js).
MIN_TURNS, MOST_LISTED = 4, 100
# Few turns win: at most so many, or one in so many. With more, a guess would solve the exercise.
FEW, ONE_IN = 3, 4
# Positions expanded for the winner, for each turn, for all turns together, and for the distance. A review has already
# proven most of them.
WINNER_NODES, TURN_NODES, ALL_NODES, DISTANCE_NODES = 5_000, 2_500, 25_000, 5_000
# The longest line to show.
LINE_TURNS = 8


@dataclass(frozen=True)
class Exercise:
    """A position, as in `Position.from_text`, in which `mover` wins with any of the `winning` turns.

    `turns` is the number of legal turns. If the winning ones are `complete`, every other is proven to lose; otherwise
    the winner after some is not known.
    `length` is the number of turns of both players to the end, None if it is not known; `line` is the shortest win
    that was found. In the game the player chose `played`, which lost to `refutation`, the opponent's line after it.
    """

    board: str
    rules: str
    position: str
    mover: int
    winning: tuple[Turn, ...]
    complete: bool
    turns: int
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
    """Return the exercise that a turn of a game yields; None if there is none.

    The turn is proven to lose, and few others to win; at least half of all turns are proven to lose. It yields every
    few milliseconds. `proof` gives existing proofs of the position; those of the review may be gone, and are then found
    again.
    """
    position, turn = played[ply - 1].position if ply else start, played[ply]
    if not _suitable(position, turn):
        return None
    known = proof(position)
    yield from _proven_again(position, played[ply:], proof)
    judged = yield from _judged(position, known)
    winning = tuple(each for each, wins in judged.items() if wins)
    if not winning or not _clear(judged) or judged.get(turn.turn) is not False:
        return None
    length, line = yield from _line(position, known)
    _, refutation = yield from _line(turn.position, known)
    complete = None not in judged.values() and len(winning) <= MOST_LISTED
    board, rules = position.board.name, position.ruleset.text
    head = board, rules, position.text, position.mover
    return Exercise(*head, winning[:MOST_LISTED], complete, len(judged), length, line, turn.turn, refutation)


def _proven_again(position: Position, played: Sequence[Played], proof: Callable[[Position], Proof]) -> Iterator[None]:
    """Find the proofs of a review of the game from a position, unless they are there; with the limits of a review."""
    known = Solver(position, proof(position))
    known.work(1)  # one node is enough to find an existing proof
    if known.value.wins is not None:
        return
    for turn in reversed(played[1:]):
        yield from proving(Solver(turn.position, proof(turn.position)), SOLVER_NODES)
    for each in (played[0].position, position):
        yield from proving(Solver(each, proof(each)), PATIENT_NODES)


def _judged(position: Position, proof: Proof) -> Generator[None, None, dict[Turn, bool | None]]:
    """Return whether each turn wins, None where that is not proven within the limits; nothing of too many turns."""
    judged: dict[Turn, bool | None] = {}
    left = ALL_NODES
    for turn, after in (yield from turns_by_room(position)) or ():
        solver = Solver(after, proof)
        yield from proving(solver, max(1, min(TURN_NODES, left)))  # one node is enough to find an existing proof
        left -= solver.nodes
        opponent = solver.value.wins
        judged[turn] = None if opponent is None else not opponent
    return judged


def _clear(judged: Mapping[Turn, bool | None]) -> bool:
    """Return whether few turns are proven to win, and half of them or more to lose: the others are not known."""
    wins = list(judged.values())
    return wins.count(True) <= max(FEW, len(wins) // ONE_IN) and 2 * wins.count(False) >= len(wins)


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
