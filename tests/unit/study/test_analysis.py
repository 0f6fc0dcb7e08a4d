"""An analysis and its proofs, which agree with a solver for each turn."""

import pytest

from bug_engine import Position, successors
from bug_engine.board import bits, permuted
from bug_engine.bots import Limit
from bug_engine.bots.solver import Solver
from bug_engine.study.analysis import Analysis, analysis
from bug_engine.study.game_proofs import GameProofs

ENDGAMES = [("xox/.o.x/x..x./xo../xoo", 1), ("oox/o.o./.x.xo/x.oo/o.o", 0), ("x.o/ox.o/o..x./o.xx/xoo", 1)]
START = Position.initial("genius", "hexhex4")


def last_of(position: Position, nodes: int = 20_000) -> Analysis:
    *_, last = analysis(position, Limit(nodes), seed=1)
    assert last
    return last


def value_of(position: Position, cell: int) -> tuple[bool, int]:
    """Whether a turn that begins on the cell wins, and in how many turns; each turn is solved separately."""
    found = []
    for turn in position.legal_turns:
        if turn.cells[0] == cell:
            solver = Solver(position.play(turn).position)
            while not solver.work(1000):
                pass
            assert solver.value.turns is not None
            found.append((not solver.value.wins, solver.value.turns + 1))
    wins = any(won for won, _ in found)
    return wins, min(turns for won, turns in found if won) if wins else max(turns for _, turns in found)


@pytest.mark.parametrize(("text", "mover"), ENDGAMES)
def test_near_the_end_every_cell_has_the_value_of_the_solver(text: str, mover: int) -> None:
    position = Position.from_text(text, mover=mover)
    found = last_of(position)
    assert found.done
    assert {choice.cell for choice in found.choices} == set(bits(position.state.legal_mask))
    for choice in found.choices:
        assert (choice.proven == "win", choice.ends) == value_of(position, choice.cell)
    assert found.proven == ("win" if any(choice.proven == "win" for choice in found.choices) else "loss")
    ranks = [choice.proven == "win" for choice in found.choices]
    assert ranks == sorted(ranks, reverse=True)


def test_in_an_opening_each_legal_cell_has_a_line() -> None:
    found = last_of(START, 300)
    assert found.nodes == 300
    assert found.proven is None
    assert 0 < found.value < 1
    assert len(found.choices) == 37
    for choice in found.choices:
        position = START
        assert choice.line[0] == choice.turn
        for turn in choice.line:
            position = position.play(turn).position


def test_it_is_yielded_as_it_grows() -> None:
    nodes = [each.nodes for each in analysis(START, Limit(2000), seed=1) if each]
    assert nodes == sorted(nodes)
    assert 4 < len(nodes) < 30


def test_proofs_of_later_positions_help_with_earlier_ones() -> None:
    position = Position.from_text("x../.o.x/..ox./xo../x.o")
    later = next(after for turn in position.legal_turns if not (after := position.play(turn).position).result)

    def nodes(proofs: GameProofs) -> int:
        *_, last = proofs.thoughts(position, 10_000)
        assert last.proven
        return last.nodes

    knowing = GameProofs()
    for _ in knowing.thoughts(later, 10_000):
        pass
    assert nodes(knowing) < nodes(GameProofs())


def test_too_few_nodes_prove_nothing() -> None:
    *_, last = GameProofs().thoughts(START, 50)
    assert last.done
    assert last.proven is None


def test_on_hexhex3_all_values_are_exact_from_the_first_turn_on() -> None:
    # RULES.md: the first player loses in 31 turns by an edge midpoint, in 23 by any other opening.
    last = last_of(Position.initial("genius", "hexhex3"), 100)
    assert last.proven == "loss"
    assert {choice.ends for choice in last.choices if str(choice.turn) in {"A2", "B1", "B4", "D1", "D4", "E2"}} == {31}
    assert {choice.ends for choice in last.choices if str(choice.turn) in {"A1", "B2", "C3"}} == {23}


def test_before_a_possible_swap_the_cells_have_the_values_of_the_solver() -> None:
    """Taking over the first move is no cell; after a first stone the other side may take it over."""
    opened = Position.initial("chosen+pie", "_..")
    (first, second) = last_of(opened).choices
    assert (first.proven, first.ends, second.proven) == ("loss", 3, "loss")
    (only,) = last_of(opened.play("A1").position).choices
    assert (str(only.turn), only.proven, only.ends) == ("A2-A1", "loss", 1)


def test_the_lines_of_an_analysis_map_few_masks_between_symmetric_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a large board each line mapped the empty cells, too, by every symmetry: a step took more than a second."""
    position = Position.initial("ludii", "hexhex8")
    mapped: list[int] = []

    def counted(mask: int, symmetry: tuple[int, ...]) -> int:
        mapped.append(mask.bit_count())
        return permuted(mask, symmetry)

    monkeypatch.setattr(successors, "permuted", counted)
    list(analysis(position, Limit(1000), seed=1))
    assert 0 < sum(mapped) < 30_000
