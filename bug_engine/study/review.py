"""Review of a game: the chance of winning turn by turn, the turns that gave it away, and what would have been better.

The game is gone through from its end. There the solver reaches furthest, and what it proves is carried back: if a turn
led to a position that is proven lost for its mover, then whoever played it had a proven win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal

from bug_engine.bots import Thought
from bug_engine.notation import Turn
from bug_engine.position import Played, Position

Verdict = Literal["", "?", "??"]
# How much of the chance of winning a turn has to give away, against the best one, for `?` and for `??`.
# Giving away a proven win is always `??`; nothing is marked where there was no choice or where all was lost already.
DOUBTFUL, BLUNDER = 0.15, 0.30
# Other turns looked at where the bot itself would have played the one that turned out bad.
SECOND_LOOK_TURNS = 8
# Positions in a row that the solver may fail at before it is asked no more: going back they only get harder.
MAX_FAILURES = 4

# A bot with its limit, or a solver: yields thoughts on a position that is not over. A solver that gives up leaves its
# last thought without `proven`, or yields none.
Thinker = Callable[[Position], Iterator[Thought]]


@dataclass(frozen=True)
class Point:
    """The game after `ply` turns: `chance` is side 0's expected score, from 0 to 1; `proven` says that this is
    certain.
    """

    ply: int
    chance: float
    proven: bool


@dataclass(frozen=True)
class Finding:
    """What is found of a turn, `ply` counted from 0.

    `best` and `kept` are the expected scores of its `side` before it, with the best turn, and after it; `proven` says
    that both are certain. `better` is the best turn with the `line` that shows why, None if the one played is as good.
    """

    ply: int
    side: int
    played: Turn
    best: float
    kept: float
    verdict: Verdict
    proven: bool
    better: Turn | None
    line: tuple[Turn, ...]


@dataclass(frozen=True)
class Review:
    """A review as far as it has come: `done` of `total` positions.

    `points` are those known, in the order of the game; the findings likewise. `losing` is the turn (as a ply) with
    which the loser gave away the last chance, None if not found or not yet; `certain` says that this is proven.
    """

    total: int
    done: int = 0
    points: tuple[Point, ...] = ()
    findings: tuple[Finding, ...] = ()
    losing: int | None = None
    certain: bool = False

    @property
    def finished(self) -> bool:
        """Whether every position has been looked at."""
        return self.done == self.total


@dataclass(frozen=True)
class _Known:
    """What is known of a position: the expected score of its mover, whether for certain, and the best line."""

    value: float
    proven: bool
    line: tuple[Turn, ...] = ()


def review(
    start: Position,
    played: Sequence[Played],
    bot: Thinker,
    solver: Thinker | None = None,
    deep_solver: Thinker | None = None,
) -> Iterator[Review]:
    """Yield the review as it grows; between two yields the bot or the solver works for one of its slices.

    What `solver` proves overrides what `bot` expects; it is asked until it has failed `MAX_FAILURES` times in a row.
    `deep_solver` takes its place as long as all that came later is proven: what it proves next is the turn that lost.
    """
    positions = [start, *(turn.position for turn in played)]
    so_far = Review(len(positions))
    later: _Known | None = None
    failures, unbroken = 0, deep_solver is not None and positions[-1].result is not None
    for ply in reversed(range(len(positions))):
        turn = played[ply] if ply < len(played) else None
        known = _Known(0.5, proven=False)
        prover = deep_solver if unbroken else solver if failures < MAX_FAILURES else None
        for step in _evaluate(positions[ply], turn, later, bot, prover):
            known = step
            yield so_far
        failures = 0 if known.proven else failures + 1
        if turn and later and not known.proven and (kept := _score(turn.side, turn.position, later)) > known.value:
            known = _Known(kept, proven=False, line=(turn.turn, *later.line))  # better than the bot expected of its own
        chance = _score(0, positions[ply], known)
        findings = so_far.findings
        if turn and later:
            findings = (_finding(ply, positions[ply], turn, known, later), *findings)
        so_far = replace(
            so_far,
            done=so_far.done + 1,
            points=(Point(ply, chance, known.proven), *so_far.points),
            findings=findings,
        )
        so_far = _with_losing_turn(so_far, positions[-1])
        unbroken = unbroken and known.proven and so_far.losing is None
        yield so_far
        later = known


def _evaluate(
    position: Position, turn: Played | None, later: _Known | None, bot: Thinker, solver: Thinker | None
) -> Iterator[_Known]:
    """Yield what becomes known of a position, the last being the most; `later` is known of the one after `turn`."""
    if position.result:
        yield _Known(float(position.result.winner == position.mover), proven=True)
        return
    if turn and later and later.proven and _score(turn.side, turn.position, later) == 1:
        yield _Known(1.0, proven=True, line=(turn.turn, *later.line))
        return
    known = None
    for thinker in (solver, bot):
        for thought in thinker(position) if thinker else ():
            known = _known(thought)
            yield known
        if known and known.proven:
            return
    if turn and later and known and known.line and known.line[0] == turn.turn:
        kept = _score(turn.side, turn.position, later)
        if known.value - kept >= DOUBTFUL:
            yield from _second_look(position, turn, kept, later.proven, bot)


def _known(thought: Thought) -> _Known:
    value = float(thought.proven == "win") if thought.proven else thought.value
    return _Known(value, thought.proven is not None, thought.line)


def _second_look(position: Position, turn: Played, kept: float, proven: bool, bot: Thinker) -> Iterator[_Known]:
    """Yield what is known of a position where the bot would have played what then turned out bad: it is made to look
    at other turns, one by one, those first that leave the opponent the fewest growths.
    """
    others = [position.play(other) for other in position.legal_turns if other != turn.turn]
    others.sort(key=lambda other: other.position.draft().mobility[1 - turn.side])
    # All lost: that is proven only if every turn was looked at and every loss proven.
    best, all_proven = _Known(kept, proven=False, line=(turn.turn,)), proven and len(others) <= SECOND_LOOK_TURNS
    for other in others[:SECOND_LOOK_TURNS]:
        known = _Known(0.5, proven=False)
        if other.position.result:
            known = _Known(float(other.position.result.winner == other.position.mover), proven=True)
        else:
            for thought in bot(other.position):
                known = _known(thought)
                yield best
        score = _score(turn.side, other.position, known)
        all_proven = all_proven and known.proven
        if score > best.value:
            best = _Known(score, known.proven and score == 1, (other.turn, *known.line))
        if best.proven:
            break
    yield best if best.value else replace(best, proven=all_proven)


def _score(side: int, position: Position, known: _Known) -> float:
    """Return the expected score of a side in a position of which this is known."""
    return known.value if position.mover == side else 1 - known.value


def _finding(ply: int, position: Position, turn: Played, known: _Known, later: _Known) -> Finding:
    """Return what is found of a turn, from what is known of the positions before and after it."""
    kept = _score(turn.side, turn.position, later)
    choice = len(list(islice(position.legal_turns, 2))) > 1
    given_away = known.value - kept if choice else 0.0
    proven = known.proven and later.proven
    better = known.line[0] if known.line and known.line[0] != turn.turn and given_away > 0 else None
    return Finding(
        ply,
        turn.side,
        turn.turn,
        known.value,
        kept,
        "??" if given_away >= BLUNDER else "?" if given_away >= DOUBTFUL else "",
        proven,
        better,
        known.line if better else (),
    )


def _with_losing_turn(so_far: Review, end: Position) -> Review:
    """Return the review with the turn that lost, if it has come into sight: the loser's last that is marked."""
    if so_far.losing is not None or not so_far.findings or not end.result:
        return so_far
    first = so_far.findings[0]
    loser = 1 - end.result.winner
    if first.side != loser or not first.verdict:
        return so_far
    lost_since = all(finding.proven for finding in so_far.findings if finding.side == loser)
    return replace(so_far, losing=first.ply, certain=lost_since)
