"""Programs that play: `think(name, position, …)` yields ever better thoughts until the caller stops it."""

from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.bots.registry import BOTS, LEVELS, Bot, Level, UnknownBot, bot_named, level_named, think

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
