"""`place` and `playout`: the state that they update equals the state computed from the stones alone."""

from random import Random

import pytest

from bug_engine import Position, board_named, ruleset_named
from bug_engine.board import bits
from bug_engine.kernel import Kernel
from bug_engine.state import State, mask_of_bugs

RULESETS = ("genius", "green-meadow", "iggc", "classic")


def stones(state: State) -> tuple[int, int]:
    both = mask_of_bugs(state.mine), mask_of_bugs(state.theirs)
    return (both[1], both[0]) if state.mover else both


@pytest.mark.parametrize("ruleset", RULESETS)
def test_place_keeps_the_state_that_the_stones_give(ruleset: str) -> None:
    random = Random(5)
    for _ in range(30):
        position = Position.initial(ruleset, "hexhex4")
        kernel, state = position.kernel, position.state
        while state.legal_mask:
            state = kernel.place(state, 1 << random.choice(list(bits(state.legal_mask))))
            if not state.meals:
                black_mask = kernel.board.full_mask & ~(state.empty_mask | sum(stones(state)))
                fresh = kernel.state(state.mover, stones(state), black_mask, state.setup)
                assert (state.legal_mask, state.largest, state.key) == (fresh.legal_mask, fresh.largest, fresh.key)
                assert state.legal_mask == (
                    state.empty_mask if state.setup else kernel.growth_mask(state.mine, state.empty_mask, state.largest)
                )


@pytest.mark.parametrize("ruleset", RULESETS)
def test_playout_wins_as_often_as_random_places(ruleset: str) -> None:
    """A playout is won as often as a game of random cells played by `place`."""
    position = Position.initial(ruleset, "hexhex3")
    kernel, games = position.kernel, 2_000
    by_playout = sum(kernel.playout(position.state, Random(i).random) for i in range(games))
    by_place = sum(slow_playout(kernel, position.state, Random(i)) for i in range(games))
    assert abs(by_playout - by_place) < 5 * (games / 2) ** 0.5


def slow_playout(kernel: Kernel, state: State, random: Random) -> int:
    while state.legal_mask:
        state = kernel.place(state, 1 << random.choice(list(bits(state.legal_mask))))
    return state.mover


def test_tables_hold_every_cell_of_every_slice() -> None:
    kernel = Position.initial("genius", "hexhex8").kernel
    assert [bit for table in kernel._tables for bit in table[-1]] == [1 << cell for cell in range(169)]
    assert all(sum(cells) == value << 26 for value, cells in enumerate(kernel._tables[2]))
    assert {kernel.playout(kernel.state(0, (0, 0), 0, 0), Random(i).random) for i in range(30)} == {0, 1}


def test_clearing_the_memo_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def winners(kernel: Kernel) -> list[int]:
        start = kernel.state(0, (0, 0), 0, 0)
        return [kernel.playout(start, Random(i).random) for i in range(40)]

    board, rules = board_named("hexhex4"), ruleset_named("iggc")
    remembered = winners(Kernel(board, rules))
    monkeypatch.setattr("bug_engine.kernel.MEMO_LIMIT", 50)
    forgetful = Kernel(board, rules)
    assert winners(forgetful) == remembered
    assert len(forgetful._bugs) <= 50
