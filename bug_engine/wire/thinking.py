"""The thoughts of bots, and the score of their matches. Methods `think` and `score`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, cast

from bug_engine.bots import Thought, think
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.plain import plain

if TYPE_CHECKING:
    from bug_engine.wire.schema import study as schema

MAX_PAIRS = 10**9
MAX_PLIES = 100_000
T = TypeVar("T")
# Long work: yields its result so far, or None if that has not changed, and returns its result.
Work = Generator[T | None, None, T]


class Offer(NamedTuple):
    """Another worker's estimate of the position after `ply` turns; `line` is still text."""

    ply: int
    line: list[str]
    value: float
    proven: Literal["win", "loss"] | None
    ends: int | None

    @classmethod
    def read(cls, params: Params) -> Offer:
        """Return the offer of a request."""
        estimate = Params(params.value("estimate", "an object", dict), "estimate")
        value = estimate.number("value")
        if not 0 <= value <= 1:
            raise BadRequest("bad_request", "estimate.value must be a number from 0 to 1")
        proven = estimate.text("proven") if "proven" in estimate else None
        if proven not in ("win", "loss", None):
            raise BadRequest("bad_request", "estimate.proven must be win, loss or null")
        line = estimate.texts("line")
        if not line:
            raise BadRequest("bad_request", "estimate.line must have a turn")
        ends = estimate.whole("ends", None, MAX_PLIES) if "ends" in estimate else None
        ply = params.whole("ply", None, MAX_PLIES)
        return cls(ply, line, value, cast('Literal["win", "loss"] | None', proven), ends)

    def thought(self, position: Position) -> Thought:
        """Return the thought about the position; the turns of the line must be legal."""
        line = []
        for text in self.line:
            try:
                played = position.play(text)
            except IllegalTurn as illegal:
                raise BadRequest("bad_game", f"estimate.line: {illegal}") from None
            line.append(played.turn)
            position = played.position
        return Thought(line[0], tuple(line), self.value, nodes=0, done=True, proven=self.proven)


class OpenWork(NamedTuple):
    """Long work that uses what other workers find meanwhile (`offer`)."""

    work: Work[Any]
    take: Callable[[Offer], None]


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
    """Return the long work of a bot: its result is the thought that is done, or the last one."""
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
    """Answer `score`: the score of a match, from the numbers of its pairs by games won (bots/match.py)."""
    from bug_engine.bots.match import Score  # here, so that the page boots without it

    pairs = params.value("pairs", "a list of three counts", list)
    if len(pairs) != 3 or any(type(count) is not int or not 0 <= count <= MAX_PAIRS for count in pairs):
        raise params.bad("pairs", f"a list of three counts from 0 to {MAX_PAIRS}", pairs)
    score = Score(list(pairs))
    return {"games": score.games, "wins": score.wins, "share": score.share, "error": score.error, "text": str(score)}


METHODS = {"think": think_, "score": score}
