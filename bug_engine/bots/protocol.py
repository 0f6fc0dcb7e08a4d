"""What a bot is: a generator of thoughts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bug_engine.notation import Turn
from bug_engine.position import Position


@dataclass(frozen=True)
class Limit:
    """How much work a bot may do.

    `nodes`: positions searched, or playouts, as its kind counts; None: until it is stopped.
    """

    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and (type(self.nodes) is not int or self.nodes < 1):
            raise ValueError(f"a limit must be a number of nodes from 1 up, not {self.nodes!r}")


@dataclass(frozen=True)
class Thought:
    """What a bot thinks so far.

    `line` is the expected course of the game and begins with the `turn` it would play; `value` the score that its
    mover expects, from 0 (lost) to 1 (won); `proven` says that this is certain; `done` that no further thought
    follows.
    """

    turn: Turn
    line: tuple[Turn, ...]
    value: float
    nodes: int
    done: bool = False
    proven: Literal["win", "loss"] | None = None


def provable(position: Position) -> bool:
    """Return whether the winner is whoever cannot grow: not under a handicap, nor before a first stone that the other
    side may take over.
    """
    rules = position.ruleset
    return not (rules.handicap or (rules.pie and not any(position.stones)))


def swapped(position: Position, thought: Thought) -> Thought:
    """Return the thought to take over the first move where that is better than to answer it.

    Who swaps leaves the other where they stand themselves: the very turns, for the other side.
    """
    if not position.can_swap or thought.value >= 0.5:
        return thought
    swap = Turn(position.board, (), swap=True)
    proven: Literal["win"] | None = "win" if thought.proven else None
    return replace(thought, turn=swap, line=(swap, *thought.line), value=1 - thought.value, proven=proven)


# A bot yields at least one thought, the first soon, and every one with a legal turn. Between two it works for a
# few milliseconds, so that whoever pumps it can stop it in time. It is not asked when the game is over.
Think = Callable[[Position, Limit, Random], Iterator[Thought]]
