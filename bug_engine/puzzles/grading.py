"""The grade of a puzzle: how much search the baseline needs to find its turn.

The baseline does not change, so grades stay comparable when other bots get better.
"""

from __future__ import annotations

from bug_engine.bots import Limit, think
from bug_engine.position import Position

# The playouts of grades 1 to 4; a puzzle that needs more has grade 5. Each search is tried with several seeds.
BUDGETS = (30, 150, 700, 3_000)
SEEDS = 3


def grade(position: Position, solution: str) -> int:
    """Return 1 for a turn that most searches of 30 playouts find, up to 5 for one that most of 3,000 playouts miss.

    >>> grade(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1), "B1-A3") in range(1, 6)
    True
    """
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
