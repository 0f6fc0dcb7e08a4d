"""Bots: what they think, and the score of their matches. Methods `think` and `score`."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, TypeVar, cast

from bug_engine.bots import Thought, think
from bug_engine.wire.params import Params
from bug_engine.wire.plain import plain

if TYPE_CHECKING:
    from bug_engine.wire.schema import study as schema

MAX_PAIRS = 10**9
T = TypeVar("T")
# Long work: yields its result so far, or None where that has not changed, and returns its result.
Work = Generator[T | None, None, T]


def answered(steps: Iterator[T | None]) -> Work[T]:
    """Return long work whose result is the last value of `steps`; there must be one."""
    last: T | None = None
    for value in steps:
        last = last if value is None else value
        yield value
    assert last is not None
    return last


def think_(params: Params) -> Work[schema.Thought]:
    """Answer `think`."""
    position = params.unfinished()
    return thinking(think(params.bot(), position, params.limit(), params.seed()))


def thinking(thoughts: Iterator[Thought]) -> Work[schema.Thought]:
    """Return the long work of a bot: its result is the thought that is done, or else the last."""
    last: schema.Thought | None = None
    for thought in thoughts:
        last = thought_json(thought)
        if thought.done:
            break
        yield last
    assert last is not None
    return {**last, "done": True}


def thought_json(thought: Thought) -> schema.Thought:
    """Return a thought."""
    return cast("schema.Thought", plain(thought))


def score(params: Params) -> schema.ScoreAnswer:
    """Answer `score`: the score of a match, from its pairs of games counted by the games won (bots/match.py)."""
    from bug_engine.bots.match import Score  # a boot does not need it

    pairs = params.value("pairs", "a list of three counts", list)
    if len(pairs) != 3 or any(type(count) is not int or not 0 <= count <= MAX_PAIRS for count in pairs):
        raise params.bad("pairs", f"a list of three counts from 0 to {MAX_PAIRS}", pairs)
    score = Score(list(pairs))
    return {"games": score.games, "wins": score.wins, "share": score.share, "error": score.error, "text": str(score)}


METHODS = {"think": think_, "score": score}
