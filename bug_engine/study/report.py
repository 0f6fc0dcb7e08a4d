"""The measurements of a report on a board and rule set, like Ai Ai's reports. `report_page.py` makes the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any, Literal, get_args

from bug_engine.bots import LEVELS
from bug_engine.bots.bench import playout_work, rate
from bug_engine.perft import perft
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.ladder import Rung, ladder, play_game
from bug_engine.study.survey import Survey, batches, count_turns, survey, surveyed, surveying

Stage = Literal["survey", "perft", "speed", "ladder", "sample", "done"]
STAGES: tuple[Stage, ...] = get_args(Stage)

Timer = Callable[[], float]


@dataclass(frozen=True)
class Plan:
    """The amount of work in a report.

    `games` random games, with the legal turns counted in the first `counted` of them; perft up to about `leaves`
    leaves; `ladder` games between neighbouring levels; a game of the level `sample` against itself; `seconds` to
    measure the speed.
    """

    games: int = 1000
    counted: int = 50
    leaves: int = 1_000_000
    ladder: int = 0
    sample: str = list(LEVELS)[-2]
    seconds: float = 1.0
    seed: int = 1


@dataclass(frozen=True)
class Report:
    """The measurements so far; `stage` is one of `STAGES`.

    `perft` has the leaves of each depth, in stones and in turns; `speed` is the random games a second, None without a
    timer.
    """

    position: Position
    plan: Plan
    survey: Survey
    stage: Stage = "survey"
    perft: tuple[tuple[int, int | None], ...] = ()
    speed: float | None = None
    ladder: tuple[Rung, ...] = ()
    sample: tuple[Played, ...] = ()


def report(
    position: Position,
    plan: Plan | None = None,
    timer: Timer | None = None,
    spread: Callable[..., Iterator[Any]] | None = None,
) -> Iterator[Report]:
    """Yield the report on the game from `position` as it grows; the last one has the stage `done`.

    With `spread`, which is like `map`, other processes may play the games; the figures stay the same.

    Raises:
        ValueError: if the game is over.
    """
    if position.result:
        raise ValueError("the game is over: there is nothing to report on")
    plan = plan or Plan()
    so_far = Report(position, plan, Survey(position))
    parts = batches(position, plan.seed, plan.games, plan.counted)
    here = chain.from_iterable(map(partial(surveying, position), parts))
    for found in survey(position, spread(partial(surveyed, position), parts) if spread else here):
        so_far = replace(so_far, survey=found)
        yield so_far
    so_far = replace(so_far, stage="perft")
    for counts in perft_table(position, plan.leaves):
        so_far = replace(so_far, perft=counts)
        yield so_far
    if timer:
        so_far = replace(so_far, stage="speed", speed=rate(playout_work(position), timer, plan.seconds))
        yield so_far
    for rungs in ladder(position, list(LEVELS.values()), plan.ladder, plan.seed, spread):
        so_far = replace(so_far, stage="ladder", ladder=rungs)
        yield so_far
    level = LEVELS[plan.sample]
    for played in play_game(position, (level, level), plan.seed):
        so_far = replace(so_far, stage="sample", sample=(*so_far.sample, played) if played else so_far.sample)
        yield so_far
    yield replace(so_far, stage="done")


def perft_table(position: Position, leaves: int) -> Iterator[tuple[tuple[int, int | None], ...]]:
    """Yield the perft table after each depth, until the next depth would have more than about `leaves` leaves.

    An entry has the leaves in stones and in turns (None if there would be too many).

    >>> start = Position.initial("genius", "hexhex2")
    >>> *_, counts = perft_table(start, 500)
    >>> counts
    ((7, 7), (42, 108), (126, None), (498, None))
    """
    table: list[tuple[int, int | None]] = []
    by_turn = count_turns(position.kernel, position.state) is not None  # with many eaters even one turn takes too long
    while True:
        depth = len(table) + 1
        stones = perft(position, depth, "stone")
        turns = perft(position, depth, "turn") if by_turn else None
        if not stones and not turns:
            return
        table.append((stones, turns))
        yield tuple(table)
        max_branching = len(position.board)
        by_turn = by_turn and turns is not None and 0 < turns * max_branching <= leaves
        if stones * (stones / table[-2][0] if depth > 1 else max_branching) > leaves:
            return
