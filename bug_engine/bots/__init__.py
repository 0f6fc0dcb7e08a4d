"""Programs that play: `think(name, position, …)` yields better and better thoughts, and its caller owns the time."""

from bug_engine.bots.levels import LEVELS, Level, level_named
from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.bots.registry import BOTS, Bot, UnknownBot, bot_named, think

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Level",
    "Limit",
    "Think",
    "Thought",
    "UnknownBot",
    "bot_named",
    "level_named",
    "think",
]
