"""The evaluation depends only on the position, not on its orientation or on earlier evaluations."""

import gc
import tracemalloc
from random import Random

import pytest

from bug_engine import Position
from bug_engine.board import bits
from bug_engine.bots import evaluation
from bug_engine.bots.evaluation import CODES, Evaluation, ring_ranks


def reached(ruleset: str, board: str | None, turns: int, seed: int) -> Position:
    position, random = Position.initial(ruleset, board), Random(seed)
    for _ in range(turns):
        after = position.play(random.choice(list(position.legal_turns)[:60])).position
        if after.result:
            break
        position = after
    return position


@pytest.mark.parametrize(("ruleset", "board"), [("genius", "hexhex4"), ("iggc", "hexhex3"), ("classic", "hexhex4")])
def test_symmetric_positions_have_one_value(ruleset: str, board: str) -> None:
    for turns in (0, 5, 14):
        position = reached(ruleset, board, turns, seed=turns)
        judge = Evaluation(position.board, position.black_mask)
        value = judge.value(position.state)
        assert 0 < value < 1
        for k in (1, 4, 7):
            assert judge.value(position.turned(k).state) == pytest.approx(value)


def test_earlier_evaluations_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [reached("genius", "hexhex4", turns, seed) for turns in (3, 9, 15, 20) for seed in (1, 2)]
    fresh = [Evaluation(position.board, 0).value(position.state) for position in positions]
    monkeypatch.setattr(evaluation, "MEMO_LIMIT", 50)
    monkeypatch.setattr(evaluation, "BLOCK_SUMS_LIMIT", 20)
    forgetful = Evaluation(positions[0].board, 0)
    for _ in range(2):
        assert [forgetful.value(position.state) for position in positions] == fresh


@pytest.mark.long
def test_memory_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without garbage collection, as in a search, and while the largest bug keeps its size, there is a limit, too."""
    monkeypatch.setattr(evaluation, "MEMO_LIMIT", 2_000)
    start = Position.initial("genius", "hexhex4")
    judge, random = Evaluation(start.board, 0), Random(1)
    held: list[int] = []
    gc.disable()
    tracemalloc.start()
    try:
        for _ in range(8):
            for _ in range(10):
                state = start.state
                while state.legal_mask:
                    judge.value(state)
                    state = start.kernel.place(state, 1 << random.choice(list(bits(state.legal_mask))))
                    while state.meals:
                        state = start.kernel.place(state, state.legal_mask & -state.legal_mask)
            held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
        gc.enable()
    assert max(held) < 1_000 * evaluation.MEMO_LIMIT, held  # bytes: an entry takes 200 to 400 with its containers


@pytest.mark.parametrize("board", ["hexhex2", "hexhex4", "green-meadow", "limping5-6"])
def test_blocks_divide_the_playable_cells(board: str) -> None:
    position = reached("genius", board, 0, seed=1)
    judge = Evaluation(position.board, position.black_mask)
    assert sum(judge.blocks) == judge.playable_mask
    assert sum(block.bit_count() for block in judge.blocks) == judge.playable_mask.bit_count()
    assert all(block.bit_count() <= evaluation.BLOCK_CELLS for block in judge.blocks)


def test_few_sums_of_blocks_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluation, "BLOCK_SUMS_LIMIT", 30)
    start = Position.initial("genius", "hexhex4")
    judge = Evaluation(start.board, 0)
    for turns in range(20):
        judge.value(reached("genius", "hexhex4", turns, seed=turns).state)
        assert sum(len(block) for view in judge._views.values() for block, _ in view.blocks) <= 30


def test_every_board_has_its_features() -> None:
    for board in ("hexhex2", "hexhex8", "green-meadow", "limping5-6"):
        position = reached("genius", board, 12, seed=3)
        codes = Evaluation(position.board, position.black_mask).codes(position.state)
        assert len(codes) >= len(position.board) - position.black_mask.bit_count()
        assert all(0 <= code < CODES for code in codes)


def test_a_stone_more_or_less_changes_the_value() -> None:
    judge = Evaluation(reached("genius", "hexhex4", 0, 0).board, 0)
    values = {judge.value(reached("genius", "hexhex4", turns, 5).state) for turns in range(12)}
    assert len(values) == 12


def test_rings_are_numbered_up_to_symmetry() -> None:
    ranks = ring_ranks()
    assert len(ranks) == 4**6
    assert len(set(ranks.values())) == 430
    ring = bytes((1, 0, 0, 0, 2, 3))
    assert ranks[ring] == ranks[ring[2:] + ring[:2]] == ranks[ring[::-1]] != ranks[bytes((1, 0, 0, 0, 3, 2))]


def test_bugs_too_large_for_a_packed_position_are_evaluated() -> None:
    """A bug of 16 cells next to one of 15, for either side."""
    empty = Position.initial("genius", "hexhex8")
    # The middle row of 15 with a cell above, the row below of 14 with a cell below.
    stones = ((1 << 15) - 1 << 77) | 1 << 63, (1 << 15) - 1 << 92
    for mover in (0, 1):
        state = empty.kernel.state(mover, stones, 0, 0)
        assert [bug.size for bug in (*state.mine, *state.theirs)] == [16 - mover, 15 + mover]
        assert 0 < Evaluation(empty.board, 0).value(state) < 1
