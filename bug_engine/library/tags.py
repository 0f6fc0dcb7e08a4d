"""Tags, words for a whole game: its long chain, and those that a review gives."""

from __future__ import annotations

from typing import Literal

from bug_engine.library.exercises import mistakes_of
from bug_engine.library.summary import Summary
from bug_engine.study.review import Review

ReviewTag = Literal["missed_win", "comeback", "proven"]
Tag = ReviewTag | Literal["long_chain"]
# The fewest bugs in one turn that make a long chain: 18 of 950 random games have one (those of tests/data/games).
LONG_CHAIN = 4
# In a comeback the winner had at most this chance in this number of consecutive positions.
SLIM, SLIM_POSITIONS = 0.2, 4
# The first turns do not count, neither for a missed win nor for one that is proven: hardly anyone knows their values.
OPENING_TURNS = 2


def tags_of(summary: Summary, found: Review | None = None) -> tuple[Tag, ...]:
    """Return the tags of a game, including those of its review if there is one.

    `long_chain`: one turn ate at least `LONG_CHAIN` bugs, as in about one game in fifty.

    >>> from bug_engine import Game
    >>> from bug_engine.library.summary import summary_of
    >>> tags_of(summary_of(Game("genius", "hexhex3").play("C3").play("B2-B1")))
    ()
    """
    long: tuple[Tag, ...] = ("long_chain",) if summary.chain >= LONG_CHAIN else ()
    return long + (review_tags(found) if found else ())


def review_tags(found: Review) -> tuple[ReviewTag, ...]:
    """Return the tags that a review gives; none before it is finished, and none for an unfinished game.

    `missed_win`: the loser gave away a proven win after the first turns; `comeback`: the winner had been as good as
    lost; `proven`: all positions from the third on are proven wins for the winner.
    """
    winner = found.winner
    if winner is None or not found.finished:
        return ()
    tags: list[ReviewTag] = []
    if any(ply >= OPENING_TURNS for ply in mistakes_of(found, 1 - winner)):
        tags.append("missed_win")
    chances = [point.chance if winner == 0 else 1 - point.chance for point in found.points]
    if _longest_slim(chances) >= SLIM_POSITIONS:
        tags.append("comeback")
    later = list(zip(chances[OPENING_TURNS:], found.points[OPENING_TURNS:], strict=True))
    # The last position is the end; without another position no turn was judged.
    if len(later) > 1 and all(point.proven and chance == 1 for chance, point in later):
        tags.append("proven")
    return tuple(tags)


def _longest_slim(chances: list[float]) -> int:
    longest = run = 0
    for chance in chances:
        run = run + 1 if chance <= SLIM else 0
        longest = max(longest, run)
    return longest
