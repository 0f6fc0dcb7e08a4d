"""What the solver stores, counts and forgets."""

import pytest

from bug_engine import Position
from bug_engine.bots.solver import INFINITY, Distance, GameValue, Proof, Solver, proof_for
from tests.exhaustive import WON_IN_12, endings, exact, proof_of, solved


def test_no_result_depends_on_the_size_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit, successors in ((1, 1), (40, 2)):
        monkeypatch.setattr("bug_engine.bots.solver.TABLE_LIMIT", limit)
        monkeypatch.setattr("bug_engine.bots.solver.SUCCESSORS_LIMIT", successors)
        for position in endings("genius")[:4]:
            proof = proof_of(position)
            for _ in range(10):
                if (wins := proof.wins(position.state, 200)) is not None:
                    break
                assert len(proof._after) <= successors
            assert wins in (None, exact(position)[0])


def test_a_full_table_forgets_what_is_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.from_text(WON_IN_12, 1)
    proof = proof_of(position)
    proof.wins(position.state, 200)
    proven = {key: proof.known(key) for key in proof._numbers if proof.known(key) is not None}
    open_ = set(proof._numbers) - set(proven)
    assert proven
    assert open_
    monkeypatch.setattr("bug_engine.bots.solver.TABLE_LIMIT", 2 * len(proven) + 2)
    proof._forget()
    assert {key: proof.known(key) for key in proof._numbers} == proven
    monkeypatch.setattr("bug_engine.bots.solver.TABLE_LIMIT", 2 * len(proven) + 1)
    proof._forget()
    assert not proof._numbers


def test_tables_stay_within_their_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bug_engine.bots.solver.TABLE_LIMIT", 500)
    monkeypatch.setattr("bug_engine.bots.solver.SUCCESSORS_LIMIT", 10)
    position = Position.from_text(WON_IN_12, 1)
    proof, most = proof_of(position), max(len(proof_of(position).after(position.state, 0)), 60)
    for _ in range(40):
        proof.wins(position.state, 25)
        assert len(proof._after) <= 10
        assert len(proof._numbers) <= 500 + most
    for key in range(1_200):
        proof.store_bound(key, 3, ends=True)
        assert len(proof._bounds[False]) <= 500
    assert proof.bounds(1_199, wins=False) == (-1, 3)


def test_bounds_approach_the_distance() -> None:
    proof = proof_of(Position.initial("genius", "hexhex2"))
    assert proof.bounds(5, wins=True) == (-1, INFINITY)
    proof.store_bound(5, 2, ends=False)
    assert proof.bounds(5, wins=True) == (2, INFINITY)
    proof.store_bound(5, 6, ends=True)
    assert proof.bounds(5, wins=True) == (2, 6)
    proof.store_bound(5, 4, ends=False)
    assert proof.bounds(5, wins=True) == (4, 6)
    assert proof.bounds(5, wins=False) == (-1, INFINITY)
    proof.store_bound(5, 3, ends=True)
    assert (proof.bounds(5, wins=False), proof.bounds(5, wins=True)) == ((-1, 3), (4, 6))


def test_a_distance_from_the_book_is_exact_for_one_side() -> None:
    proof = proof_of(Position.initial("genius", "hexhex2"))
    proof.book_distances.update({4: 4, 5: 5})
    assert [proof.bounds(4, wins=wins) for wins in (True, False)] == [(3, 4), (INFINITY, INFINITY)]
    assert [proof.bounds(5, wins=wins) for wins in (True, False)] == [(INFINITY, INFINITY), (4, 5)]


def test_a_stored_winner_is_known() -> None:
    proof = proof_of(Position.initial("genius", "hexhex2"))
    assert proof.known(3) is None
    assert proof.numbers(3) == (1, 1)
    proof.store_winner(3, wins=True)
    proof.store_winner(4, wins=False)
    assert (proof.known(3), proof.known(4)) == (True, False)
    assert (proof.numbers(3), proof.numbers(4)) == ((0, INFINITY), (INFINITY, 0))


def test_new_positions_are_weighed_by_their_mobility() -> None:
    position = Position.from_text(WON_IN_12, 1)
    proof = proof_of(position)
    for key, state in proof.after(position.state, 0).items():
        mobility = state.legal_mask.bit_count()
        assert proof.numbers(key) == ((mobility, 1) if mobility else (0, INFINITY))
    first = next(iter(proof._after[0]))
    proof.store_winner(first, wins=True)
    again = Proof(proof.successors)
    again._numbers[first] = 7, 8
    again.after(position.state, 0)
    assert again.numbers(first) == (7, 8), "known numbers stay"


def test_work_is_counted_and_ends_near_its_limit() -> None:
    position = Position.from_text(WON_IN_12, 1)
    for nodes in (1, 50, 150):
        proof = proof_of(position)
        assert proof.wins(position.state, nodes) is None
        assert nodes <= proof.nodes <= nodes + (nodes > 1)
        assert Solver(position, proof).nodes == 0
        proof.wins(position.state, nodes)
        assert 2 * nodes <= proof.nodes <= 2 * nodes + 4


@pytest.mark.parametrize(
    ("rules", "winner", "distance"), [("genius", 407, 679), ("iggc", 407, 679), ("classic", 417, 768)]
)
def test_the_number_of_positions_in_a_search_does_not_change(rules: str, winner: int, distance: int) -> None:
    """Any change of the search changes these counts, as it changes the signature of `bench`."""
    position = Position.from_text(WON_IN_12, 1, rules)
    proof = proof_of(position)
    assert proof.wins(position.state, 3_000) is True
    assert proof.nodes == winner
    assert solved(position, 3_000, proof).value == GameValue(True, 12)
    assert proof.nodes == distance


@pytest.mark.parametrize(("rules", "winner", "distance"), [("genius", 550, 975), ("classic", 576, 1022)])
def test_a_search_that_forgets_still_ends(
    monkeypatch: pytest.MonkeyPatch, rules: str, winner: int, distance: int
) -> None:
    """The ends of games are forgotten too, and found again."""
    monkeypatch.setattr("bug_engine.bots.solver.TABLE_LIMIT", 500)
    monkeypatch.setattr("bug_engine.bots.solver.SUCCESSORS_LIMIT", 20)
    position = Position.from_text(WON_IN_12, 1, rules)
    proof = proof_of(position)
    assert proof.wins(position.state, 3_000) is True
    assert proof.nodes == winner
    assert Distance(proof).of(position.state, True, 3_000) == 12
    assert proof.nodes == distance


@pytest.mark.parametrize(
    ("rules", "winner", "distance"),
    [
        *[("genius", 108, 186), ("iggc", 73, 138), ("classic", 165, 397)],
        *[("genius+merging", 368, 651), ("green-meadow", 219, 482)],
    ],
)
def test_the_number_of_positions_for_all_small_endings_does_not_change(rules: str, winner: int, distance: int) -> None:
    nodes = [0, 0]
    for position in endings(rules):
        proof = proof_of(position)
        assert proof.wins(position.state, 10_000) is exact(position)[0]
        nodes[0] += proof.nodes
        solved(position, 10_000, proof)
        nodes[1] += proof.nodes
    assert nodes == [winner, distance]


def test_a_win_whose_turn_is_known_is_not_searched_again() -> None:
    wins = [position for position in endings("genius") if exact(position)[0]]
    assert wins
    for position in wins:
        proof = proof_of(position)
        assert proof.wins(position.state, 10_000) is True
        nodes = proof.nodes
        assert proof.wins(position.state, 0, with_turn=True) is True
        assert proof.nodes == nodes


def test_no_nodes_are_no_search() -> None:
    for position in endings("genius"):
        proof = proof_of(position)
        wins = proof.wins(position.state, 10_000)
        assert wins is not None
        nodes = proof.nodes
        assert Distance(proof).of(position.state, wins, 0) is None
        assert proof.nodes == nodes


def test_a_position_with_many_turns_counts_as_several_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.from_text(WON_IN_12, 1)
    monkeypatch.setattr("bug_engine.bots.solver.NODE_STONES", 2)
    proof = proof_of(position)
    proof.after(position.state, 0)
    assert proof.nodes == proof.successors.tried // 2 > 1
    before, tried = proof.nodes, proof.successors.tried
    other = next(iter(proof._after[0].values()))
    proof.after(other, 1)
    assert proof.nodes == before + (proof.successors.tried - tried) // 2


def test_too_many_turns_are_never_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bug_engine.successors.MAX_TRIED", 1)
    position = Position.from_text(WON_IN_12, 1)
    solver = Solver(position)
    for _ in range(3):
        assert not solver.work(10)
    assert solver.value == GameValue(None)
    assert [len(solver.line()), solver.line()[0] in position.legal_turns] == [1, True]


def test_a_distance_from_the_book_is_searched_once() -> None:
    """Only turns of the book's length are tried: the winner has one in time, the loser none that loses two sooner."""
    empty = Position.initial("genius", "hexhex3")
    for position, wins, turns in (
        (empty, False, 31),
        (empty.play("A1").position, True, 22),
        (empty.play("A1").position.play("A3").position, False, 27),
    ):
        proof = proof_for(position)
        assert proof.wins(position.state, 0) is wins
        assert proof.book_distances[proof.successors.key(position.state)] == turns
        assert Distance(proof).of(position.state, wins, 3_000) == turns
        assert proof.nodes == 1
