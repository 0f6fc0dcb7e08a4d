"""What a review says of a whole game, in a word each."""

from __future__ import annotations

from typing import Literal

from bug_engine.library.exercises import mistakes_of
from bug_engine.study.review import Review

Tag = Literal["missed_win", "comeback", "proven"]
# The winner of a comeback had at most this chance, in this number of positions in a row.
SLIM, SLIM_POSITIONS = 0.2, 4
# The first turns of a proven win do not count: hardly anyone knows them.
OPENING_TURNS = 2


def tags_of(found: Review) -> tuple[Tag, ...]:
    """Return the tags of a reviewed game; none before the review is finished, and of a game that is not over.

    `missed_win`: the loser gave a proven win away; `comeback`: the winner had been as good as lost; `proven`: from the
    third position on all are proven wins of the winner.
    """
    winner = found.winner
    if winner is None or not found.finished:
        return ()
    tags: list[Tag] = []
    if mistakes_of(found, 1 - winner):
        tags.append("missed_win")
    chances = [point.chance if winner == 0 else 1 - point.chance for point in found.points]
    if _longest_slim(chances) >= SLIM_POSITIONS:
        tags.append("comeback")
    later = list(zip(chances[OPENING_TURNS:], found.points[OPENING_TURNS:], strict=True))
    # The last position is the end: without another one no turn was judged.
    if len(later) > 1 and all(point.proven and chance == 1 for chance, point in later):
        tags.append("proven")
    return tuple(tags)


def _longest_slim(chances: list[float]) -> int:
    longest = run = 0
    for chance in chances:
        run = run + 1 if chance <= SLIM else 0
        longest = max(longest, run)
    return longest
