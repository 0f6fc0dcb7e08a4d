"""The protocol of bots: a bot is a generator of thoughts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bug_engine.notation import Turn
from bug_engine.position import Position


@dataclass(frozen=True)
class Limit:
    """How much a bot may work: `nodes` counts positions or playouts, depending on the bot; None: until it is stopped.

    Raises:
        ValueError: if `nodes` is not a whole number above 0.
    """

    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and (type(self.nodes) is not int or self.nodes < 1):
            raise ValueError(f"a limit must be a number of nodes from 1 up, not {self.nodes!r}")


@dataclass(frozen=True)
class Thought:
    """What a bot thinks so far.

    `line` is the expected line of play and begins with the `turn` that the bot would play. `value` is the mover's
    expected score, from 0 (lost) to 1 (won); `proven` says that it is certain. `nodes` is the work so far, counted as
    in `Limit`. No other thought follows a thought that is `done`.
    """

    turn: Turn
    line: tuple[Turn, ...]
    value: float
    nodes: int
    done: bool = False
    proven: Literal["win", "loss"] | None = None


def provable(position: Position) -> bool:
    """Return whether a side that cannot grow has surely won. With a handicap, or before a first stone that the other
    side may take over, this is not certain.
    """
    return not (position.ruleset.handicap or is_swappable_opening(position))


def is_swappable_opening(position: Position) -> bool:
    """Return whether the next stone is the first, which the other side may then take over."""
    return position.ruleset.pie and not any(position.stones)


def swapped(position: Position, thought: Thought) -> Thought:
    """Return the thought of taking over the first move if that is better than the given thought, which plays a turn.

    The line is the same, played by the other side.
    """
    if not position.can_swap or thought.value >= 0.5:
        return thought
    swap = Turn(position.board, (), swap=True)
    proven: Literal["win"] | None = "win" if thought.proven else None
    return replace(thought, turn=swap, line=(swap, *thought.line), value=1 - thought.value, proven=proven)


# A bot yields at least one thought, the first one soon; the turn of every thought is legal. Between two thoughts it
# works for a few milliseconds, so that the caller can stop it in time. It is not called when the game is over.
Think = Callable[[Position, Limit, Random], Iterator[Thought]]
