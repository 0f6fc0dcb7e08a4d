"""The bots by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bug_engine.bots.champion import think_champion, think_planner
from bug_engine.bots.glance import think_glance
from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.bots.solve import think_solver
from bug_engine.bots.uct import think_uct
from bug_engine.bots.uniform import think_uniform
from bug_engine.bots.yardstick import think_yardstick
from bug_engine.position import Position


class UnknownBot(ValueError):
    """A name that no bot has."""


@dataclass(frozen=True)
class Bot:
    """A bot and how people call it."""

    name: str
    title: str
    think: Think


BOTS: dict[str, Bot] = {
    bot.name: bot
    for bot in (
        Bot("random", "Random: any legal turn", think_uniform),
        Bot("glance", "Glance: tries the turns that it notices", think_glance),
        Bot("champion", "Champion: tree search with learned judgement and proofs", think_champion),
        Bot("planner", "Planner: tree search with learned judgement alone", think_planner),
        Bot("uct", "Tree search by random playouts (UCT)", think_uct),
        Bot("solver", "Proof: says only what is certain", think_solver),
        Bot("yardstick", "Plain UCT, to measure others against", think_yardstick),
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
