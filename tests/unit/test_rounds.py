"""The bonus cells of a round with many eaters, and a limit of the work that any position takes."""

from itertools import product
from random import Random

import pytest

from bug_engine import Position, board_named
from bug_engine.board import Board, bits
from bug_engine.rounds import Round
from bug_engine.ruleset import RULESETS
from tests.hostile import calls, crowded

BOARDS = ["hexhex3", "hexhex4", "hexhex6", "hexhex8", "limping5-6"]
# The most calls of Python functions for one stone; 6 pairs once needed millions.
MOST_CALLS = 20_000
MOST_CALLS_OF_ROUNDS = 86_000


@pytest.mark.parametrize("ruleset", [*RULESETS, "all", "chosen+merging"])
@pytest.mark.parametrize("board", BOARDS)
def test_many_eaters_do_not_make_a_stone_slow(ruleset: str, board: str) -> None:
    random = Random(1)
    start = Position.initial(ruleset, board)
    for _ in range(3):
        position = Position(start.board, start.ruleset, crowded(start.board, random), start.black_mask)
        for cell in random.sample(list(bits(position.state.legal_mask)), min(4, position.state.legal_mask.bit_count())):
            assert calls(lambda p=position, c=cell: p.kernel.place(p.state, 1 << c)) < MOST_CALLS, position  # type: ignore[misc]


def test_every_cell_next_to_many_eaters_has_an_answer() -> None:
    start = Position.initial("classic", "hexhex8")
    position = Position(start.board, start.ruleset, crowded(start.board, Random(2)))
    assert calls(lambda: position.options()) < 100 * MOST_CALLS


def brute_force(board: Board, masks: list[int]) -> list[int]:
    found = [0] * len(masks)
    for choice in product(*map(bits, masks)):
        if not any(board.neighbour_masks[a] >> b & 1 for i, a in enumerate(choice) for b in choice[:i]):
            found = [mask | 1 << cell for mask, cell in zip(found, choice, strict=True)]
    return found


def test_open_cells_are_the_cells_of_all_choices() -> None:
    board, random = board_named("hexhex4"), Random(1)
    blocked = 0
    for _ in range(1_000):
        masks = [0] * random.randint(2, 5)
        middle = random.choice(board.cells)
        cells = sorted(
            range(len(board)),
            key=lambda c: abs(board.cells[c].q - middle.q) + abs(board.cells[c].r - middle.r) + random.random(),
        )
        for cell in cells[: random.randint(8, 14)]:
            masks[random.randrange(len(masks))] |= 1 << cell
        expected = brute_force(board, masks)
        assert Round(board.neighbour_masks).open_cells(masks) == expected, masks
        blocked += not any(expected)
    assert 100 < blocked < 900


def test_a_settled_group_is_not_tried_again() -> None:
    """Without this the answers would be right, but slow: only the number of calls shows it."""
    board, random = board_named("hexhex6"), Random(3)
    rounds = []
    for _ in range(20):
        masks = [0] * 12
        for cell in random.sample(range(len(board)), 40):
            masks[random.randrange(12)] |= 1 << cell
        rounds.append(masks)
    work = calls(lambda: [Round(board.neighbour_masks).open_cells(masks) for masks in rounds])
    assert work < MOST_CALLS_OF_ROUNDS


def test_eaters_share_a_group_only_if_a_chain_of_touching_cells_joins_them() -> None:
    """Groups that are too large give the right answer, but slowly."""
    board, random = board_named("hexhex6"), Random(4)
    sizes = set()
    for _ in range(100):
        masks = [0] * 9
        for cell in random.sample(range(len(board)), 22):
            masks[random.randrange(9)] |= 1 << cell
        touching = {(i, j) for i, j in product(range(9), repeat=2) if masks[i] & mask_near(board, masks[j])}
        for group in (groups := Round(board.neighbour_masks)._groups(masks, range(9))):
            reached = {group[0]}
            while more := {j for i, j in touching if i in reached} - reached:
                reached |= more
            assert reached == set(group)
            sizes.add(len(group))
        assert sorted(i for group in groups for i in group) == list(range(9))
    assert {1, 2, 3} <= sizes


def mask_near(board: Board, mask: int) -> int:
    near = 0
    for cell in bits(mask):
        near |= board.neighbour_masks[cell]
    return near
