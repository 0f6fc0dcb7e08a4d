"""What happened in a game, in words for a terminal."""

from __future__ import annotations

from bug_engine.event import Ate, Blackened, Swapped
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.result import Result
from bug_engine.side import MARKS


def turn_summary(played: Played) -> str:
    """Describe a turn in one line.

    >>> turn_summary(Position.initial("iggc", "hexhex3").play("C3"))
    'x played C3; cells left: x 12, o 18'
    """
    mark = MARKS[played.side]
    words = [f"{mark} played {played.turn}"]
    for event in played.events:
        if isinstance(event, Ate):
            prey = " and ".join(map("-".join, event.prey))
            words.append(f"and ate {prey}")
        elif isinstance(event, Swapped):
            words = [f"{mark} took over the first move"]
        elif isinstance(event, Blackened):
            words = [f"{mark} took {played.turn} off the board"]
    first, second = played.position.draft().mobility
    return f"{' '.join(words)}; cells left: x {first}, o {second}"


def explanation(position: Position, turn: str) -> str:
    """Describe what a turn would do, or why it is illegal."""
    try:
        return turn_summary(position.play(turn))
    except IllegalTurn as illegal:
        return f"Turn {turn!r}, cell {illegal.refusal.step + 1}: {illegal.refusal}"


def result_summary(result: Result) -> str:
    """Describe how a game ended."""
    if result.reason == "handicap":
        loser, winner = MARKS[1 - result.winner], MARKS[result.winner]
        return f"{loser} cannot grow, but {result.margin} cells ahead is not enough: {winner} wins by the handicap."
    return f"{MARKS[result.winner]} cannot grow and wins, {result.margin} cells ahead."


def time_loss_summary(loser: int) -> str:
    """Describe the end of a game that a side lost on time."""
    return f"{MARKS[loser]}'s time is up: {MARKS[1 - loser]} wins."
