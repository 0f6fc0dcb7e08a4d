"""The bots by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random

from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.position import Position


class UnknownBot(ValueError):
    """A name that no bot has."""


@dataclass(frozen=True)
class Bot:
    """A bot and how people call it; `home` is its module, imported when it first thinks: a page boots sooner so."""

    name: str
    title: str
    home: str

    def think(self, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        """Think as a bot does (`protocol.Think`)."""
        think: Think = getattr(import_module(f"bug_engine.bots.{self.home}"), f"think_{self.name}")
        return think(position, limit, random)


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("random", "Random: any legal turn", "uniform"),
        Bot("weak", "Weak: tries the turns that it notices", "weak"),
        Bot("champion", "Champion: tree search with learned judgement and proofs", "champion"),
        Bot("planner", "Planner: tree search with learned judgement alone", "champion"),
        Bot("uct", "Tree search by random playouts (UCT)", "uct"),
        Bot("solver", "Proof: says only what is certain", "solver"),
        Bot("baseline", "Plain UCT, to measure others against", "baseline"),
    )
}


def bot_named(name: str) -> Bot:
    """Return a bot by its name.

    Raises:
        UnknownBot: if there is none of that name; the message lists those there are.
    """
    try:
        return BOTS[name]
    except KeyError:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}") from None


def think(name: str, position: Position, limit: Limit | None = None, seed: int | None = None) -> Iterator[Thought]:
    """Let a bot think about a position; the same seed and limit give the same thoughts.

    Raises:
        UnknownBot: if there is none of that name.
        ValueError: if the game is over.
    """
    bot = bot_named(name)
    if not position.state.legal_mask:
        raise ValueError("the game is over: there is nothing to think about")
    return bot.think(position, limit or Limit(), Random(seed))
