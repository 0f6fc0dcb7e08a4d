"""The solver on small endings, compared to an exhaustive search; and what it stores, counts and forgets."""

from functools import cache
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, think
from bug_engine.bots.solver import INFINITY, LINE_TURNS, GameValue, Proof, Solver, proof_for, solver_thought
from bug_engine.successors import Successors
from tests.exhaustive import Everything, TooLarge, exact, exact_with_swap

RULES = ("genius", "iggc", "classic", "genius+merging", "green-meadow")
SLICES = (40, 1_000)
WON_IN_12 = ".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo."


def ending(rules: str, random: Random) -> Position:
    """Return the earliest position of a random game on hexhex3 from which a test can search every game."""
    played = [Position.initial(rules, "hexhex3")]
    while played[-1].state.legal_mask:
        played.append(played[-1].play(random.choice(played[-1].legal_turns.first(9))).position)
    found = played.pop()
    try:
        while True:
            exact(played[-1])
            found = played.pop()
    except TooLarge:
        return found


@cache
def endings(rules: str) -> list[Position]:
    random = Random(7)
    found = [ending(rules, random) for _ in range(8)]
    return [position for position in found if position.state.legal_mask]


def proof_of(position: Position) -> Proof:
    return Proof(Successors(position.kernel, position.state))


def solved(position: Position, nodes: int = 1_000, proof: Proof | None = None) -> Solver:
    solver = Solver(position, proof)
    while not solver.work(nodes):
        pass
    return solver


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
