"""Helpers of tests with bots."""

from bug_engine import Position
from bug_engine.bots import Limit, Thought, think
from bug_engine.bots.tree import Node


def no_timer() -> float:
    """Return the time of a timer that stands still, for players without a time limit."""
    return 0.0


def last_thought(bot: str, position: Position, nodes: int | None = None, seed: int = 0) -> Thought:
    """Return a bot's last thought about a position."""
    *_, last = think(bot, position, Limit(nodes), seed)
    return last


def every_node(root: Node) -> list[Node]:
    """Return the nodes that can be reached from `root`, and itself."""
    seen, stack = {id(root): root}, [root]
    while stack:
        for _, child in stack.pop().edges:
            if id(child) not in seen:
                seen[id(child)] = child
                stack.append(child)
    return list(seen.values())
