"""The bots and the levels, by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random

from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.position import Position


class UnknownBot(ValueError):
    """There is no bot of this name."""


@dataclass(frozen=True)
class Bot:
    """A bot: its `name`, its `title` for people, and its module `home`.

    The module is imported when the bot first thinks, so that the page boots sooner.
    """

    name: str
    title: str
    home: str

    def think(self, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        """Yield the bot's thoughts (`protocol.Think`)."""
        think: Think = getattr(import_module(f"bug_engine.bots.{self.home}"), f"think_{self.name}")
        return think(position, limit, random)


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("random", "Random: any legal turn", "weak"),
        Bot("weak", "Weak: tries the turns that it notices", "weak"),
        Bot("champion", "Champion: tree search with learned judgement and proofs", "champion"),
        Bot("planner", "Planner: tree search with learned judgement alone", "champion"),
        Bot("companion", "Companion: as strong as you like, errs as people do", "companion"),
        Bot("uct", "Tree search by random playouts (UCT)", "uct"),
        Bot("solver", "Proof: says only what is certain", "solver"),
        Bot("baseline", "Plain UCT, to measure others against", "baseline"),
    )
}


@dataclass(frozen=True)
class Level:
    """A strength to choose: a bot with a limit, under a name.

    The limit is in nodes, not in seconds, so that a level is equally strong on any device.
    """

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


def bot_named(name: str) -> Bot:
    """Return a bot by its name.

    Raises:
        UnknownBot: if there is none; the message lists the bots.
    """
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]


def level_named(name: str) -> Level:
    """Return a level by its name.

    Raises:
        ValueError: if there is none; the message lists the levels.
    """
    if name not in LEVELS:
        raise ValueError(f"there is no level {name!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name]


def think(name: str, position: Position, limit: Limit | None = None, seed: int | None = None) -> Iterator[Thought]:
    """Yield a bot's thoughts about a position; the same seed and limit give the same thoughts.

    Raises:
        UnknownBot: if there is no such bot.
        ValueError: if the game is over.
    """
    bot = bot_named(name)
    if not position.state.legal_mask:
        raise ValueError("the game is over: there is nothing to think about")
    return bot.think(position, limit or Limit(), Random(seed))
