"""`place` and `playout`: the state that they update equals the state computed from the stones."""

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
def test_place_updates_the_state_as_the_stones_require(ruleset: str) -> None:
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
    """A side wins as many playouts as games of random cells played by `place`."""
    position = Position.initial(ruleset, "hexhex3")
    kernel, games = position.kernel, 2_000
    by_playout = sum(kernel.playout(position.state, Random(i).random) for i in range(games))
    by_place = sum(slow_playout(kernel, position.state, Random(i)) for i in range(games))
    assert abs(by_playout - by_place) < 5 * (games / 2) ** 0.5


def slow_playout(kernel: Kernel, state: State, random: Random) -> int:
    while state.legal_mask:
        state = kernel.place(state, 1 << random.choice(list(bits(state.legal_mask))))
    return state.mover


def test_tables_have_every_cell_of_every_slice() -> None:
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
    for cell in range(len(board)):
        for near in bits(board.neighbour_masks[cell]):
            forgetful.bug(1 << cell | 1 << near)
            assert len(forgetful._bugs) <= 50


def test_a_bug_is_made_once() -> None:
    """Bugs with the same cells are one object, and so are the shapes of twins, by which the kernel finds them."""
    board = board_named("hexhex4")
    kernel = Kernel(board, ruleset_named("genius"))
    one, other = (
        kernel.bug(1 << cell | board.neighbour_masks[cell] & -board.neighbour_masks[cell]) for cell in (0, 20)
    )
    assert kernel.bug(one.mask) is one
    assert one.shape is other.shape
    assert one is not other


def test_a_cleared_memo_has_no_bug() -> None:
    kernel = Kernel(board_named("hexhex4"), ruleset_named("genius"))
    state = kernel._run(kernel.state(0, (0, 0), 0, 0), 0, Random(1).random)
    kept = (*state.mine, *state.theirs)
    grown = [bug for bug in kernel._bugs.values() if bug.grown]
    assert grown
    kernel._forget()
    assert not kernel._bugs
    assert not any(bug.grown for bug in (kernel._no_bug, *grown, *kept))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_playout_ends_when_its_mover_has_won(ruleset: str) -> None:
    kernel, state = (position := Position.initial(ruleset, "hexhex3")).kernel, position.state
    for seed in range(20):
        last = kernel._run(state, 0, Random(seed).random)
        assert not last.legal_mask
        assert last.mover == kernel.playout(state, Random(seed).random)
        assert last.empty_mask.bit_count() < len(kernel.board)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_empty_cell_may_be_blackened_whatever_stones_are_there(ruleset: str) -> None:
    kernel = Kernel(board_named("hexhex4"), ruleset_named(ruleset))
    over = kernel._run(kernel.state(0, (0, 0), 0, 0), 0, Random(2).random)
    state = kernel.state(0, stones(over), 0, 3)
    for left in (2, 1, 0):
        assert state.legal_mask == state.empty_mask
        cell = state.empty_mask & -state.empty_mask
        state = kernel.place(state, cell)
        assert (state.setup, state.empty_mask & cell) == (left, 0)
    black_mask = kernel.board.full_mask & ~(state.empty_mask | sum(stones(state)))
    assert black_mask.bit_count() == 3
    assert state.legal_mask == kernel.state(state.mover, stones(state), black_mask, 0).legal_mask
