"""Perft counts on which two or three independent programs agree."""

import pytest

from bug_engine import Position, Ruleset, divide, perft
from tests import reference
from tests.comparison import rules_of, state_of
from tests.data import PerftTable, perft_tables

# Depths that take a fraction of a second each, and one more of the rules with the most branches; the deeper known ones
# take at most half a minute.
QUICK = {("hexhex3", "turn"): 5, ("hexhex4", "turn"): 4}
DEEPEST = 8


def quick(table: PerftTable) -> int:
    deeper = (table.board, table.eaters, table.merging) == ("hexhex3", "all", True)
    return QUICK.get((table.board, table.unit), DEEPEST - deeper) + deeper


def cases() -> list[object]:
    return [
        pytest.param(
            table,
            depth,
            id=f"{table.board}-{table.eaters}{'-merging' * table.merging}-{table.unit}-{depth}",
            marks=[] if depth <= quick(table) else pytest.mark.slow,
        )
        for table in perft_tables()
        for depth, _ in enumerate(table.counts, 1)
    ]


def start(table: PerftTable) -> Position:
    return Position.initial(Ruleset(eaters=table.eaters, merging=table.merging), table.board)  # type: ignore[arg-type]


@pytest.mark.parametrize(("table", "depth"), cases())
def test_perft_equals_the_known_counts(table: PerftTable, depth: int) -> None:
    expected = table.counts[depth - 1]
    found = perft(start(table), depth, table.unit)  # type: ignore[arg-type]
    assert found == expected, divide(start(table), depth, table.unit)  # type: ignore[arg-type]


@pytest.mark.parametrize("unit", ["stone", "turn"])
@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic", "green-meadow"])
def test_divide_splits_perft_by_its_first_ply(ruleset: str, unit: str) -> None:
    position = Position.from_text("x../..../xo.../.xx./...", mover=1, ruleset=ruleset)
    for depth in (1, 2, 3):
        split = divide(position, depth, unit)  # type: ignore[arg-type]
        assert sum(split.values()) == perft(position, depth, unit)  # type: ignore[arg-type]
    firsts = {str(turn).split("-")[0] if unit == "stone" else str(turn) for turn in position.legal_turns}
    assert set(split) == firsts


@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic"])
def test_perft_equals_the_reference_in_the_middle_of_a_game(ruleset: str) -> None:
    position = Position.from_text(".o./xo.x/.x.../..oo/x.o", mover=0, ruleset=ruleset)
    state, rules = state_of(position), rules_of(position.ruleset)
    for depth in range(4):
        assert perft(position, depth, "stone") == reference.perft(state, rules, depth)
        assert perft(position, depth, "turn") == reference.perft_turns(state, rules, depth)


def test_perft_of_depth_0_is_1_and_divides_into_nothing() -> None:
    position = Position.initial("genius", "hexhex3")
    assert perft(position, 0) == 1
    assert divide(position, 0) == {}
