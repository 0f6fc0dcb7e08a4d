"""The results of games as records, links and letters write them."""

from __future__ import annotations

from bug_engine.result import Result
from bug_engine.side import MARKS

# The header that holds the result.
RESULT = "Result"


def result_text(result: Result) -> str:
    """Return the result as the record writes it.

    >>> result_text(Result(winner=0, reason="no_growth", margin=3))
    'x wins, margin 3'
    """
    how = " by the handicap" if result.reason == "handicap" else ""
    return f"{MARKS[result.winner]} wins{how}, margin {result.margin}"


def time_result_text(loser: int) -> str:
    """Return the result of a game that `loser` lost on time, as the record writes it.

    >>> time_result_text(1)
    'x wins on time'
    """
    return f"{MARKS[1 - loser]} wins on time"


def resignation_result_text(loser: int) -> str:
    """Return the result of a game that `loser` resigned, as the record writes it.

    >>> resignation_result_text(1)
    'x wins by resignation'
    """
    return f"{MARKS[1 - loser]} wins by resignation"
