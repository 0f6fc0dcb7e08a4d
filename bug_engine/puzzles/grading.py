"""How hard a puzzle is: how much plain search finds its turn.

The baseline is the measure, because it stays as it is while other bots get better.
"""

from __future__ import annotations

from bug_engine.bots import Limit, think
from bug_engine.position import Position

# Playouts of a search; who needs more than the last has grade 5. Each is tried with so many seeds.
BUDGETS = (30, 150, 700, 3_000)
SEEDS = 3


def grade(position: Position, solution: str) -> int:
    """Return 1 for a turn that most searches of 30 playouts find, up to 5 for one that most of 3,000 miss.

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
