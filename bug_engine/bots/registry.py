"""The bots and the levels, by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random

from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.checking import checked_type
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
        Bot("blind", "Blind: overlooks turned twins, chains, blocked meals and freed cells", "blind"),
        Bot("dim", "Dim: overlooks turned twins, chains and blocked meals", "blind"),
        Bot("narrow", "Narrow: overlooks turned twins and chains", "blind"),
        Bot("stiff", "Stiff: overlooks turned twins", "blind"),
        Bot("brief", "Brief: overlooks chains", "blind"),
        Bot("champion", "Champion: tree search with learned judgement and proofs", "champion"),
        Bot("patient", "Patient champion: eats late", "characters"),
        Bot("hungry", "Hungry champion: eats early", "characters"),
        Bot("builder", "Building champion: makes large bugs", "characters"),
        Bot("planner", "Planner: tree search with learned judgement alone", "champion"),
        Bot("prover", "Prover: plans, and proves the endings", "champion"),
        Bot("companion", "Companion: as strong as you like, makes human mistakes", "companion"),
        Bot("uct", "Tree search by random playouts (UCT)", "uct"),
        Bot("solver", "Proof: says only what is certain", "solver"),
        Bot("baseline", "Plain UCT, the measure for other bots", "baseline"),
    )
}


@dataclass(frozen=True)
class Level:
    """A strength that players choose: a bot with a limit, under a name; `nature` says what it overlooks.

    The limit is in nodes, not in seconds, so that a level is equally strong on any device.
    """

    name: str
    title: str
    nature: str
    bot: str
    limit: Limit


def _searching(name: str, bot: str, nodes: int, then: str) -> Level:
    return Level(name, name.capitalize(), f"looks at {nodes:,} positions, and {then}", bot, Limit(nodes))


def _planner(name: str, nodes: int) -> Level:
    return _searching(name, "planner", nodes, "no further")


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("larva", "Larva", "overlooks turned twins, chains, blocked meals and freed cells", "blind", Limit(20)),
        Level("nymph", "Nymph", "overlooks turned twins, chains and blocked meals", "dim", Limit(18)),
        Level("aphid", "Aphid", "overlooks turned twins and chains", "narrow", Limit(83)),
        Level("ant", "Ant", "overlooks turned twins", "stiff", Limit(265)),
        Level("ladybird", "Ladybird", "overlooks chains", "brief", Limit(90)),
        _planner("moth", 240),
        _planner("beetle", 570),
        _planner("cricket", 1_330),
        _planner("hornet", 3_100),
        _planner("dragonfly", 7_200),
        _planner("mantis", 13_000),
        _searching("antlion", "prover", 21_000, "proves once only 12 cells are empty"),
        _searching("queen", "champion", 28_000, "proves"),
    )
}


def bot_named(name: str) -> Bot:
    """Return a bot by its name.

    Raises:
        UnknownBot: if no bot has it; the message lists the bots.
    """
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]


def level_named(name: str) -> Level:
    """Return a level by its name.

    Raises:
        ValueError: if no level has it; the message lists the levels.
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
    checked_type(position, Position, "a bot thinks about a Position")
    checked_type(limit or Limit(), Limit, "the limit of a bot is a Limit")
    if not position.state.legal_mask:
        raise ValueError("the game is over: there is nothing to think about")
    return bot.think(position, limit or Limit(), Random(seed))
