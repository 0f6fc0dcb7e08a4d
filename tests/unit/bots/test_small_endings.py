"""The solver on small endings, compared to an exhaustive search."""

from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, think
from bug_engine.bots.solver import LINE_TURNS, GameValue, Solver, proof_for, solver_thought
from tests.exhaustive import RULES, WON_IN_12, Everything, endings, exact, exact_with_swap, proof_of, solved

SLICES = (40, 1_000)


@pytest.mark.parametrize("nodes", SLICES)
@pytest.mark.parametrize("rules", RULES)
def test_winner_and_distance_equal_those_of_an_exhaustive_search(rules: str, nodes: int) -> None:
    for position in endings(rules):
        value = solved(position, nodes).value
        assert (value.wins, value.turns) == exact(position), position


@pytest.mark.parametrize("rules", RULES)
def test_the_line_keeps_the_value_at_every_turn(rules: str) -> None:
    for position in endings(rules):
        solver = solved(position)
        wins, turns = exact(position)
        line = solver.line()
        assert len(line) == min(turns, LINE_TURNS)
        for turn in line:
            position = position.play(turn).position
            wins, turns = not wins, turns - 1
            assert exact(position) == (wins, turns)


def test_a_line_has_the_cells_of_the_requested_position_not_of_its_image() -> None:
    """Symmetric positions share their results; the turns are those of the requested position."""
    for rules in RULES[:4]:
        empty = Position.initial(rules, "hexhex2")
        proof = proof_of(empty)
        solved(empty, proof=proof)
        for cell in empty.legal_turns:
            position = empty.play(cell).position
            wins, turns = exact(position)
            solver = solved(position, proof=proof)
            assert (solver.value.wins, solver.value.turns) == (wins, turns)
            line = solver.line()
            assert len(line) == turns
            for turn in line:
                position = position.play(turn).position
                wins, turns = not wins, turns - 1
                assert exact(position) == (wins, turns)


def test_a_distance_that_needs_more_nodes_comes_later() -> None:
    position = Position.from_text(WON_IN_12, 1)
    solver = Solver(position)
    values = []
    while not solver.work(200):
        values.append(solver.value)
    assert GameValue(None) in values
    assert GameValue(True) in values
    assert solver.value == GameValue(True, 12)
    assert values.index(GameValue(True)) > len(values) // 3
    assert not any(value.turns for value in values)


def test_values_have_words() -> None:
    assert [str(GameValue(*each)) for each in ((None,), (True,), (False,), (True, 4), (False, 3))] == [
        *("not decided", "won", "lost", "won in 4", "lost in 3")
    ]


def test_a_win_is_known_with_its_turn_on_request() -> None:
    """A winner that is known from another search says nothing about the turn to play."""
    for position in endings("genius"):
        wins, _ = exact(position)
        proof = proof_of(position)
        key = proof.successors.key(position.state)
        proof.store_winner(key, wins=wins)
        assert proof.wins(position.state, 0) is wins
        for after, state in proof.after(position.state, key).items():
            if Everything(position).result(state)[0]:
                proof.store_winner(after, wins=True)  # a turn that loses is not the requested turn
                break
        if wins:
            found = proof.wins(position.state, 10_000, with_turn=True)
            assert found is True
            assert any(proof.known(after) is False for after in proof.after(position.state, key))


def test_a_side_that_can_not_move_has_won() -> None:
    position = endings("genius")[0]
    over = position.kernel._run(position.state, 0, Random(1).random)
    proof = proof_of(position)
    assert proof.wins(over, 0) is True
    assert proof.wins(over, 0, with_turn=True) is True
    assert proof.nodes == 0


def test_a_book_gives_winners_and_distances_at_once() -> None:
    position = Position.initial("genius", "hexhex3")
    proof = proof_for(position)
    assert proof.book is not None
    entry = proof.book.entry_for(position.state)
    assert entry is not None
    assert proof.wins(position.state, 0) is entry.wins
    assert proof.book_distances[proof.successors.key(position.state)] == entry.turns
    assert proof.nodes == 0
    assert proof_of(position).look_up(position.state, 1) is False
    assert proof.look_up(position.state, 1) is True
    assert proof.known(1) is entry.wins
    for key, state in proof.after(position.state, 1).items():
        entry = proof.book.entry_for(state)
        assert entry is not None
        assert proof.known(key) is entry.wins


def test_thoughts_come_in_slices_until_the_limit() -> None:
    position = Position.from_text(WON_IN_12, 1)
    thoughts = list(think("solver", position, Limit(250)))
    assert [thought.done for thought in thoughts] == [False, False, False, True]
    nodes = [thought.nodes for thought in thoughts]
    assert nodes == sorted(nodes)
    assert 250 <= nodes[-1] <= 256
    assert (thoughts[0].value, thoughts[0].proven) == (0.5, None)
    assert thoughts[0].turn == thoughts[0].line[0]


@pytest.mark.parametrize("rules", RULES)
def test_a_solver_thinks_what_it_has_proven(rules: str) -> None:
    for position in endings(rules)[:5]:
        wins, turns = exact(position)
        *_, last = think("solver", position, Limit(100_000))
        assert (last.proven, last.value, last.done) == ("win" if wins else "loss", float(wins), True)
        assert exact(position.play(last.turn).position) == (not wins, turns - 1)
        assert solver_thought(solved(position), done=False).done is False


def test_the_most_promising_turn_leads_a_line_that_is_not_proven() -> None:
    position = Position.from_text(WON_IN_12, 1)
    solver = Solver(position)
    solver.work(30)
    assert solver.value == GameValue(None)
    after = solver.proof.after(position.state, solver.proof.successors.key(position.state))
    line = solver.line()
    key = solver.proof.successors.key(position.play(line[0]).position.state)
    open_ = [each for each in after if solver.proof.known(each) is None]
    assert len(line) == 1
    assert key in open_
    assert solver.proof.numbers(key)[1] == min(solver.proof.numbers(each)[1] for each in open_)


def test_a_turn_that_is_known_to_lose_never_leads_a_line() -> None:
    position = Position.from_text(WON_IN_12, 1)
    solver = Solver(position)
    *others, last = solver.proof.after(position.state, solver.proof.successors.key(position.state))
    for key in others:
        solver.proof.store_winner(key, wins=True)
    (turn,) = solver.line()
    assert solver.proof.successors.key(position.play(turn).position.state) == last


def test_a_solver_with_a_winner_from_elsewhere_finds_the_turn_first() -> None:
    position = Position.from_text(WON_IN_12, 1)
    solver = Solver(position)
    key = solver.proof.successors.key(position.state)
    solver.proof.store_winner(key, wins=True)
    assert not solver.work(1_000)
    assert solver.value == GameValue(True)
    assert any(solver.proof.known(after) is False for after in solver.proof.after(position.state, key))


# After the pie rule's first stone


@pytest.mark.parametrize("rules", ["active+pie", "chosen+pie", "all+merging+pie"])
@pytest.mark.parametrize("board", ["_..", "._.", "...", "_../..", "hexhex2"])
def test_a_swap_counts_as_a_turn(rules: str, board: str) -> None:
    start = Position.initial(rules, board)
    assert solved(start).value == GameValue(None)
    for turn in start.legal_turns:
        position = start.play(turn).position
        if position.result:
            continue
        solver = solved(position)
        wins, turns = exact_with_swap(position)
        assert solver.value == GameValue(wins, turns), position
        *_, thought = think("solver", position, Limit(100_000))
        assert (thought.proven, thought.line) == ("win" if wins else "loss", solver.line())
        assert len(solver.line()) == min(turns, LINE_TURNS + 1)
        for each in solver.line():
            position = position.play(each).position
            wins, turns = not wins, turns - 1
            assert exact_with_swap(position) == (wins, turns)


@pytest.mark.parametrize("rules", ["active+margin+handicap=3", "genius+handicap=3"])
def test_nothing_is_proven_with_a_handicap(rules: str) -> None:
    solver = solved(Position.initial(rules, "hexhex2"))
    assert solver.value == GameValue(None)
    assert solver.turn_value == GameValue(False, 3)
    assert solver.line()[0] in solver.position.legal_turns
