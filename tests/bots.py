"""Helpers of tests with bots."""

from bug_engine import Position
from bug_engine.bots import Limit, Thought, think


def no_timer() -> float:
    """Return the time of a timer that stands still, for players without a time limit."""
    return 0.0


def last_thought(bot: str, position: Position, nodes: int | None = None, seed: int = 0) -> Thought:
    """Return a bot's last thought about a position."""
    *_, last = think(bot, position, Limit(nodes), seed)
    return last
