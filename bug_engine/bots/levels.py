"""Strengths to choose from. A level is limited in work, not in seconds, so that it plays alike on any device."""

from __future__ import annotations

from dataclasses import dataclass

from bug_engine.bots.protocol import Limit


@dataclass(frozen=True)
class Level:
    """A bot with a limit, under a name that people can choose."""

    name: str
    title: str
    bot: str
    limit: Limit


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("larva", "Larva: notices little", "weak", Limit(4)),
        Level("nymph", "Nymph: notices some", "weak", Limit(25)),
        Level("ant", "Ant: notices most, foresees nothing", "weak", Limit(100)),
        Level("moth", "Moth: judges what it sees", "planner", Limit(200)),
        Level("cricket", "Cricket: sees the next turns", "planner", Limit(700)),
        Level("hornet", "Hornet: plans", "planner", Limit(2500)),
        Level("mantis", "Mantis: plans far ahead", "planner", Limit(9000)),
        Level("queen", "Queen: thinks long, and proves", "champion", Limit(32000)),
    )
}


def level_named(name: str) -> Level:
    """Return a level by its name.

    Raises:
        ValueError: if there is none of that name; the message lists those there are.
    """
    try:
        return LEVELS[name]
    except KeyError:
        raise ValueError(f"there is no level {name!r}; there are {', '.join(LEVELS)}") from None
