"""Reviews of games: the chance of winning by turn, the turns that gave it away, and better turns.

A review works backwards from the end of the game. Endgames are easy to prove, and the proofs help with earlier
positions: if a turn led to a position that is lost for its mover, the player of the turn had a proven win.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Literal

from bug_engine.bots import Thought
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.contrast import Contrast, contrast_of
from bug_engine.study.refutation import Refutation, refutation_of
from bug_engine.study.slip import Slip, prey_of, slip_of

Annotation = Literal["", "?", "??"]
# How much lower the chance to win is after a turn with `?` or `??` than after the best turn. A turn that loses a proven
# win always has `??`. A forced turn, and a turn in a lost position, has no annotation.
DOUBTFUL, BLUNDER = 0.15, 0.30
# The most other turns evaluated if the bot itself would have played the turn that turned out bad.
SECOND_LOOK_TURNS = 8
# The most other turns considered.
MAX_OTHERS = 300
# After this number of failures in a row the review no longer uses the solver: earlier positions are harder.
MAX_FAILURES = 4

# A bot or a solver, with its limit: yields thoughts about a position in which the game is not over. If a solver gives
# up, its last thought has no `proven`, or it yields no thought.
Thinker = Callable[[Position], Iterator[Thought]]
# Yields ever more of a line from a position whose winner is proven: the turns of the line that keep this proven, then
# the best ones to the end of the game, if that is cheap.
Finisher = Callable[[Position, Sequence[Turn]], Iterator[tuple[Turn, ...]]]
# Yields the turns that win in a position so far; the last is empty if the winner after one is not proven.
Judge = Callable[[Position], Iterator[tuple[Turn, ...]]]


@dataclass(frozen=True)
class Point:
    """The game after `ply` turns: the expected score of side 0, from 0 to 1, and whether it is `proven`."""

    ply: int
    chance: float
    proven: bool


@dataclass(frozen=True)
class Finding:
    """The review of one turn; `ply` counts from 0.

    `best` and `kept` are the expected scores of its `side` with the best turn and with the turn played; `proven` says
    that both are certain. `better` is the best turn, with its `line`; None if the turn played is as good. `slip` is
    what a mistake overlooked; if that is a meal, `prey` are the marks of the shapes that `better` eats. `refutation` is
    what a mistake let the other side do, and `left` the cells that each side has left after `better` and after the turn
    played. `winning` are all turns that win, if there are several and it is proven of each turn whether it does.
    `answers` are the expected turns after a mistake; `contrast` says what they and `line` come to. The lines of
    a mistake whose result is proven go to the end of the game, if that is cheap.
    """

    ply: int
    side: int
    played: Turn
    best: float
    kept: float
    annotation: Annotation
    proven: bool
    better: Turn | None
    line: tuple[Turn, ...]
    slip: Slip | None = None
    prey: tuple[str, ...] = ()
    refutation: Refutation | None = None
    left: tuple[tuple[int, int], tuple[int, int]] | None = None
    answers: tuple[Turn, ...] = ()
    contrast: Contrast | None = None
    winning: tuple[Turn, ...] = ()


@dataclass(frozen=True)
class Review:
    """A review so far, with `done` of `total` positions.

    `points` and `findings` are in the order of the game. `losing` is the ply of the turn that gave away the loser's
    last chance, None if it is not found; `certain` says that this is proven. `winner` is the side that has won; None if
    the turns do not reach the end of a game.
    """

    total: int
    done: int = 0
    points: tuple[Point, ...] = ()
    findings: tuple[Finding, ...] = ()
    losing: int | None = None
    certain: bool = False
    winner: int | None = None

    @property
    def finished(self) -> bool:
        """Whether all positions are done."""
        return self.done == self.total


@dataclass(frozen=True)
class _Estimate:
    """The result for a position: the expected score of its mover, whether it is proven, and the best line."""

    value: float
    proven: bool
    line: tuple[Turn, ...] = ()


def review(
    start: Position,
    played: Sequence[Played],
    bot: Thinker,
    solver: Thinker | None = None,
    deep_solver: Thinker | None = None,
    known: Mapping[int, Thought] = MappingProxyType({}),
    finish: Finisher | None = None,
    judge: Judge | None = None,
) -> Iterator[Review]:
    """Yield the review as it grows; between two yields the bot or the solver works for a few milliseconds.

    The results of `solver` override those of `bot`; the solver is used until it has failed `MAX_FAILURES` times in a
    row. `deep_solver`, with a higher limit, replaces it while everything later is proven: its next proof may show the
    losing turn. It also tries the position on one side of a mistake if only the other side is proven: a proof beside an
    estimate often looks like a mistake, but is none. `known` has the last thoughts of the same bot about positions, by
    ply. It may grow during the review, which then does not wait for the bot; the result is the same. `finish` leads the
    lines of mistakes to the end. `judge` comes last, so that its proofs change nothing else.
    """
    positions = (start, *(turn.position for turn in played))
    end = positions[-1].result
    so_far = Review(len(positions), winner=end.winner if end else None)
    work = _Work(positions, played, deep_solver, finish, judge)
    failures, unbroken = 0, deep_solver is not None and end is not None
    for ply in reversed(range(len(positions))):
        turn = played[ply] if ply < len(played) else None
        later = work.estimates.get(ply + 1)
        estimate = _Estimate(0.5, proven=False)
        solve = deep_solver if unbroken else solver if failures < MAX_FAILURES else None
        for step in _evaluate(positions[ply], turn, later, bot, solve, partial(known.get, ply)):
            estimate = step
            yield so_far
        failures = 0 if estimate.proven else failures + 1
        if turn and later and not estimate.proven:
            estimate = _at_least(turn, later, estimate)
        if unbroken:
            work.tried.add(ply)
        for _ in work.add(ply, estimate):
            yield so_far
        for _ in work.judged() if ply == 0 else ():
            yield so_far
        so_far = _with_losing_turn(replace(so_far, done=so_far.done + 1, points=work.points, findings=work.found))
        unbroken = unbroken and work.estimates[ply].proven and so_far.losing is None
        yield so_far


@dataclass
class _Work:
    """What a review has found, by ply. `tried` are the positions that the deep solver has worked on."""

    positions: Sequence[Position]
    played: Sequence[Played]
    deep_solver: Thinker | None
    finish: Finisher | None
    judge: Judge | None
    estimates: dict[int, _Estimate] = field(default_factory=dict)
    findings: dict[int, Finding] = field(default_factory=dict)
    tried: set[int] = field(default_factory=set)

    @property
    def points(self) -> tuple[Point, ...]:
        """The chances so far, in the order of the game."""
        found = sorted(self.estimates.items())
        return tuple(Point(ply, _score(0, self.positions[ply], each), each.proven) for ply, each in found)

    @property
    def found(self) -> tuple[Finding, ...]:
        """The findings so far, in the order of the game."""
        return tuple(finding for _, finding in sorted(self.findings.items()))

    def add(self, ply: int, estimate: _Estimate) -> Iterator[None]:
        """Take the next position, and review the turn from it and each turn that a new proof concerns."""
        self.estimates[ply] = estimate
        turns = [ply]
        while turns:
            ply = turns.pop()
            if ply + 1 not in self.estimates:
                continue
            for finding in self._reviewed(ply):
                self.findings[ply] = finding
                yield
            doubtful = self._doubtful(ply)
            if doubtful is not None and (yield from self._proves(doubtful)):
                turns += [turn for turn in (doubtful, doubtful - 1) if turn >= ply]

    def judged(self) -> Iterator[None]:
        """Find the turns that win where a mistake gave a proven win away."""
        for ply, finding in self.findings.items():
            if self.judge and finding.annotation and finding.proven and finding.better and finding.best == 1:
                winning: tuple[Turn, ...] = ()
                for found in self.judge(self.positions[ply]):
                    winning = found
                    yield
                if len(winning) > 1:
                    self.findings[ply] = replace(finding, winning=winning)

    def _doubtful(self, ply: int) -> int | None:
        """Return the ply of the position beside a mistake that is not proven, if the other is, and it was not tried."""
        before, after = self.estimates[ply], self.estimates[ply + 1]
        if not self.findings[ply].annotation or before.proven == after.proven:
            return None
        unproven = ply + 1 if before.proven else ply
        return None if unproven in self.tried else unproven

    def _proves(self, ply: int) -> Generator[None, None, bool]:
        """Let the deep solver work on a position; return whether it has a new proof."""
        self.tried.add(ply)
        for thought in self.deep_solver(self.positions[ply]) if self.deep_solver else ():
            estimate = _estimate_of(thought)
            if estimate.proven:
                self.estimates[ply] = estimate
            yield
        return self.estimates[ply].proven

    def _reviewed(self, ply: int) -> Iterator[Finding]:
        """Yield the review of a turn, last with what explains it."""
        turn, estimate, later = self.played[ply], self.estimates[ply], self.estimates[ply + 1]
        finding = _finding(ply, self.positions[ply], turn, estimate, later)
        yield finding
        yield from _explained(finding, self.positions[ply], turn, (estimate, later), self.finish)


def _at_least(turn: Played, later: _Estimate, estimate: _Estimate) -> _Estimate:
    """Return the estimate of the position before a turn; at least as good as the estimate after the turn."""
    kept = _score(turn.side, turn.position, later)
    return _Estimate(kept, proven=False, line=(turn.turn, *later.line)) if kept > estimate.value else estimate


def _evaluate(
    position: Position,
    turn: Played | None,
    later: _Estimate | None,
    bot: Thinker,
    solver: Thinker | None,
    known: Callable[[], Thought | None],
) -> Iterator[_Estimate]:
    """Yield ever better results for a position; `later` is the result for the position after `turn`.

    `known` returns the bot's last thought about the position, if another worker has found it by now.
    """
    if position.result:
        yield _Estimate(float(position.result.winner == position.mover), proven=True)
        return
    if turn and later and later.proven and _score(turn.side, turn.position, later) == 1:
        yield _Estimate(1.0, proven=True, line=(turn.turn, *later.line))
        return
    estimate = None
    for thought in solver(position) if solver else ():
        estimate = _estimate_of(thought)
        yield estimate
    if estimate and estimate.proven:
        return
    thoughts = iter(bot(position))
    while newest := known() or next(thoughts, None):
        estimate = _estimate_of(newest)
        yield estimate
        if newest is known():
            break
    if estimate and estimate.proven:
        return
    if turn and later and estimate and estimate.line and estimate.line[0] == turn.turn:
        kept = _score(turn.side, turn.position, later)
        if estimate.value - kept >= DOUBTFUL:
            yield from _second_look(position, turn, kept, later.proven, bot)


def _estimate_of(thought: Thought) -> _Estimate:
    value = float(thought.proven == "win") if thought.proven else thought.value
    return _Estimate(value, thought.proven is not None, thought.line)


def _second_look(position: Position, turn: Played, kept: float, proven: bool, bot: Thinker) -> Iterator[_Estimate]:
    """Yield results for a position in which the bot would have played a turn that turned out bad.

    The bot evaluates the other turns one by one, in the order of the opponent's mobility.
    """
    turns = position.legal_turns.first(MAX_OTHERS)
    others = [position.play(other) for other in turns if other != turn.turn]
    others.sort(key=lambda other: other.position.draft().mobility[1 - turn.side])
    # A loss is proven only if the losses of all turns are proven.
    best, all_proven = _Estimate(kept, proven=False, line=(turn.turn,)), proven and len(others) <= SECOND_LOOK_TURNS
    for other in others[:SECOND_LOOK_TURNS]:
        estimate = _Estimate(0.5, proven=False)
        if other.position.result:
            estimate = _Estimate(float(other.position.result.winner == other.position.mover), proven=True)
        else:
            for thought in bot(other.position):
                estimate = _estimate_of(thought)
                yield best
        score = _score(turn.side, other.position, estimate)
        all_proven = all_proven and estimate.proven
        if score > best.value:
            best = _Estimate(score, estimate.proven and score == 1, (other.turn, *estimate.line))
        if best.proven:
            break
    yield best if best.value else replace(best, proven=all_proven)


def _score(side: int, position: Position, estimate: _Estimate) -> float:
    """Return the expected score of a side from the result for a position."""
    return estimate.value if position.mover == side else 1 - estimate.value


def _finding(ply: int, position: Position, turn: Played, estimate: _Estimate, later: _Estimate) -> Finding:
    """Return the review of a turn from the results for the positions before and after it."""
    kept = _score(turn.side, turn.position, later)
    choice = len(position.legal_turns.first(2)) > 1
    given_away = estimate.value - kept if choice else 0.0
    proven = estimate.proven and later.proven
    better = estimate.line[0] if estimate.line and estimate.line[0] != turn.turn and given_away > 0 else None
    # An estimate is far from a proof even if the turn was good, so a blunder then also changes the likely winner.
    alike = estimate.proven == later.proven or estimate.value > 0.5 > kept
    annotation: Annotation = "??" if given_away >= BLUNDER and alike else "?" if given_away >= DOUBTFUL else ""
    slip = slip_of(position, turn.turn, better) if better and annotation else None
    return Finding(
        ply,
        turn.side,
        turn.turn,
        estimate.value,
        kept,
        annotation,
        proven,
        better,
        estimate.line if better else (),
        slip,
        prey_of(position, better) if better and slip in ("twin", "chain") else (),
        left=(position.play(better).position.draft().mobility, turn.position.draft().mobility)
        if better and annotation
        else None,
    )


def _explained(
    finding: Finding, position: Position, turn: Played, found: tuple[_Estimate, _Estimate], finish: Finisher | None
) -> Iterator[Finding]:
    """Yield the finding, last with its lines and their contrast if it is a mistake; `found` are the results for the
    positions before and after the turn.
    """
    if not finding.annotation:
        return
    estimate, later = found
    answers, line = later.line, finding.line
    if finish and later.proven:
        for longer in finish(turn.position, answers):
            answers = longer
            yield finding
    if finish and estimate.proven and line:
        for longer in finish(position, line):
            line = longer
            yield finding
        line = line if line[:1] == finding.line[:1] else finding.line[:1]
    contrast = contrast_of(position, line, (turn.turn, *answers)) if line else None
    refutation = refutation_of(position, turn, answers, line)
    yield replace(finding, line=line, answers=answers, refutation=refutation, contrast=contrast)


def _with_losing_turn(so_far: Review) -> Review:
    """Return the review with the losing turn, the loser's last mistake, if the review has reached it."""
    if so_far.winner is None:
        return so_far
    turns = [finding for finding in so_far.findings if finding.side != so_far.winner]
    losing = max((finding.ply for finding in turns if finding.annotation), default=None)
    certain = losing is not None and all(finding.proven for finding in turns if finding.ply >= losing)
    return replace(so_far, losing=losing, certain=certain)
