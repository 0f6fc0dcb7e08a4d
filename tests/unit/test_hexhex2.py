"""hexhex2, solved by brute force: once by the engine, once by the reference."""

from functools import cache
from itertools import product

import pytest

from bug_engine import Position, Ruleset
from bug_engine.ruleset import EATERS, RULESETS
from tests import reference
from tests.comparison import rules_of, state_of

PLAYED = {
    f"{eaters}{'+merging' * merging}": Ruleset(eaters=eaters, merging=merging)
    for eaters, merging in product(EATERS, (False, True))
} | RULESETS


@cache
def by_engine(position: Position) -> int:
    """Return in how many turns the game ends; if the number is even, the mover wins (R10). The winner plays fast."""
    if position.result:
        assert position.result.winner == position.mover
        return 0
    return best([by_engine(position.play(turn).position) for turn in position.legal_turns])


@cache
def by_reference(state: reference.State, rules: reference.Rules) -> int:
    if reference.winner(state, rules) is not None:
        return 0
    return best([by_reference(after, rules) for after in reference.turns(state, rules).values()])


def best(after: list[int]) -> int:
    wins = [turns for turns in after if turns % 2]
    return 1 + (min(wins) if wins else max(after))


@pytest.mark.parametrize("name", PLAYED)
def test_engine_and_reference_solve_hexhex2_with_the_same_result(name: str) -> None:
    start = Position.initial(PLAYED[name], "hexhex2")
    found = by_engine(start)
    assert found == by_reference(state_of(start), rules_of(start.ruleset))
    if not start.setup:
        assert found == 3, "the first player loses in three turns under all"
