"""How much of the chance to win a player's turns kept."""

from __future__ import annotations

from bug_engine.study.review import DOUBTFUL, Review


def accuracy_of(found: Review, side: int) -> int | None:
    """Return the accuracy of a side in a reviewed game, from 0 to 100; None if it had no turn to judge.

    100 minus the chance to win, in per cent, that a turn gave away on average. Turns in positions that were as good as
    lost do not count, because they had nothing to give away.
    """
    lost = [each.best - each.kept for each in found.findings if each.side == side and each.best >= DOUBTFUL]
    return round(100 * (1 - sum(lost) / len(lost))) if lost else None
