"""A review's results for a player's game, as statistics and the companion's estimate use them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bug_engine.library.accuracy import accuracy_of
from bug_engine.library.exercises import stage_of
from bug_engine.library.progress import STAGES, Facts
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.review import Review
from bug_engine.study.slip import SLIPS


def with_review(facts: Facts, found: Review, side: int, start: Position, played: Sequence[Played]) -> Facts:
    """Return the facts of a game with those of its review; `side` is the player's."""
    mistakes = [each for each in found.findings if each.side == side and each.annotation]
    stages = [stage_of(played[each.ply - 1].position if each.ply else start) for each in mistakes]
    opening, middle, end = (stages.count(stage) for stage in STAGES)
    slips = tuple(sum(each.slip == kind for each in mistakes) for kind in SLIPS)
    return replace(facts, mistakes=(opening, middle, end), accuracy=accuracy_of(found, side), slips=slips)
