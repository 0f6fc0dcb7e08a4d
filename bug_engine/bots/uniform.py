"""The random bot: every stone uniform among the legal cells, as in RULES.md's random games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bug_engine.board import bits
from bug_engine.bots.protocol import Limit, Thought
from bug_engine.position import Position


def think_random(position: Position, _limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield one thought: a turn put together at random."""
    draft = position.draft()
    while not draft.complete:
        draft = draft.add(random.choice(list(bits(draft.state.legal_mask))))
    turn = draft.turn()
    yield Thought(turn, (turn,), 0.5, 1, done=True)
