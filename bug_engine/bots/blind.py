"""The weak levels: bots that always overlook certain kinds of things, and nothing else.

Each searches the game that it sees, as a companion does (companion.py), so we know what it overlooks: `KINDS`. Two of
them judge positions as a beginner does, by the cells left; the others use the champion's learned evaluation.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bug_engine.bots.companion import Blindness, Skill, thoughts_seen
from bug_engine.bots.protocol import Limit, Thought
from bug_engine.position import Position

# What each bot overlooks, and the weight of the learned evaluation in its judgement.
KINDS: dict[str, tuple[frozenset[Blindness], float]] = {
    "blind": (frozenset({"turned", "chain", "blocked", "freed"}), 0.0),
    "dim": (frozenset({"turned", "chain", "blocked"}), 0.0),
    "narrow": (frozenset({"turned", "chain"}), 1.0),
    "stiff": (frozenset({"turned"}), 1.0),
    "brief": (frozenset({"chain"}), 1.0),
}
# The number of positions that a bot without a limit evaluates.
NODES = 200


def _thoughts(name: str, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    kinds, judgement = KINDS[name]
    nodes = NODES if limit.nodes is None else limit.nodes
    return thoughts_seen(position, random, kinds, Skill(0.0, judgement, nodes))


def think_blind(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a bot that overlooks turned twins, chains, blocked meals and cells that a meal frees."""
    return _thoughts("blind", position, limit, random)


def think_dim(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a bot that overlooks turned twins, chains and blocked meals."""
    return _thoughts("dim", position, limit, random)


def think_narrow(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a bot that overlooks turned twins and chains."""
    return _thoughts("narrow", position, limit, random)


def think_stiff(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a bot that overlooks turned twins."""
    return _thoughts("stiff", position, limit, random)


def think_brief(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a bot that overlooks chains."""
    return _thoughts("brief", position, limit, random)
