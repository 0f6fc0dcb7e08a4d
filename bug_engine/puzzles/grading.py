"""The grade of a puzzle: how much search the baseline needs to find its turn, and how far people must read ahead.

The baseline does not change, so grades stay comparable when other bots get better.
"""

from __future__ import annotations

from bug_engine.bots import Limit, think
from bug_engine.position import Position

# The playouts of grades 1 to 4; a puzzle that needs more has grade 5. Each search is tried with several seeds.
BUDGETS = (30, 150, 700, 3_000)
SEEDS = 3


def grade(position: Position, solution: str, own_turns: int) -> int:
    """Return 1 for a turn that most searches of 30 playouts find, up to 5 for one that most of 3,000 playouts miss.

    A win in many turns has a higher grade even if search finds its first turn by chance: 2 from three turns of the
    winner on, 5 from six.

    >>> grade(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1), "B1-A3", 1) in range(1, 6)
    True
    """
    return max(_searched(position, solution), min(own_turns - 1, len(BUDGETS) + 1))


def _searched(position: Position, solution: str) -> int:
    """Return the grade by search alone."""
    for number, playouts in enumerate(BUDGETS, 1):
        found = 0
        for seed in range(SEEDS):
            *_, thought = think("baseline", position, Limit(playouts), seed)
            found += str(thought.turn) == solution
            if found > SEEDS // 2 or found + SEEDS - seed - 1 <= SEEDS // 2:
                break
        if found > SEEDS // 2:
            return number
    return len(BUDGETS) + 1
