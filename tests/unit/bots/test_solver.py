"""The solver agrees with other solvers on winners and distances."""

from itertools import islice
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, think
from bug_engine.bots.solver import GameValue, Proof, Solver
from bug_engine.bots.values import TurnValues
from bug_engine.cli.main import main
from bug_engine.successors import Successors
from tests.data import Recording, SolvedPosition, position_of, recording_named, recordings, solved


def best(known: SolvedPosition) -> GameValue:
    """The value of the position, from the recorded values of its turns."""
    wins = any(won for won, _ in known.values.values())
    distances = [distance for won, distance in known.values.values() if won == wins]
    known_ones = [distance for distance in distances if distance is not None]
    if len(known_ones) < len(distances) and not (wins and known_ones):
        return GameValue(wins)
    return GameValue(wins, min(known_ones) if wins else max(known_ones))


def check(recording: Recording, known: SolvedPosition, nodes: int) -> bool:
    """Compare proven values with recorded ones; return whether the winner was found."""
    solver = Solver(position_of(recording, known))
    while solver.nodes < nodes and not solver.work(nodes - solver.nodes):
        pass
    found, expected = solver.value, best(known)
    if found.wins is None:
        return False
    assert found.wins == expected.wins, known
    if found.turns is not None:
        assert found.turns % 2 == (not found.wins)
        turn = str(solver.line()[0])
        if expected.turns is not None and None not in [d for w, d in known.values.values() if w == found.wins]:
            assert found.turns == expected.turns, known
            assert known.values[turn] == (found.wins, found.turns), (known, turn)
    return True


def empties(known: SolvedPosition) -> int:
    return known.text.count(".")


@pytest.mark.long
@pytest.mark.parametrize("recording", recordings("solved"), ids=lambda recording: recording.name)
def test_agrees_with_solved_positions(recording: Recording) -> None:
    most = 13 if recording.board == "hexhex4" else 9
    some = list(islice((known for known in solved(recording) if empties(known) <= most), 24))
    assert sum(check(recording, known, 2_000) for known in some) > 18


@pytest.mark.slow
@pytest.mark.parametrize("recording", recordings("solved"), ids=lambda recording: recording.name)
def test_agrees_with_all_solved_positions(recording: Recording) -> None:
    assert sum(check(recording, known, 20_000) for known in solved(recording)) > 100


@pytest.mark.parametrize("name", ["hexhex4-active", "hexhex4-chosen"])
def test_decides_hexhex4_with_14_empty_cells(name: str) -> None:
    """In 1 s of CPython, about 20,000 visits here, it decides at least 90 % of them."""
    recording = recording_named("solved", name)
    late = [known for known in solved(recording) if empties(known) == 14]
    assert len(late) > 20
    decided = 0
    for known in late:
        solver = Solver(position_of(recording, known))
        solver.work(12_000)
        decided += solver.value.wins is not None
    assert decided >= 0.9 * len(late)


@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic"])
def test_hexhex2_is_lost_in_3(ruleset: str) -> None:
    solver = Solver(Position.initial(ruleset, "hexhex2"))
    while not solver.work(100):
        pass
    assert str(solver.value) == "lost in 3"
    assert len(solver.line()) == 3


def test_solves_the_set_up() -> None:
    """The solver's line ends as the value says."""
    position = Position.initial("green-meadow", "hexhex2")
    solver = Solver(position)
    while not solver.work(1000):
        pass
    for turn in solver.line():
        position = position.play(turn).position
    assert position.result is not None
    assert position.result.winner == (0 if solver.value.wins else 1)
    assert len(solver.line()) == solver.value.turns


def test_an_overflowing_table_does_not_change_a_value(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.from_text(".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo.", 1)
    monkeypatch.setattr("bug_engine.bots.solver.TABLE_LIMIT", 1_500)
    monkeypatch.setattr("bug_engine.bots.solver.SUCCESSORS_LIMIT", 10)
    solver = Solver(position)
    while not solver.work(500):
        pass
    assert str(solver.value) == "won in 12"


def test_symmetric_positions_share_a_key() -> None:
    random = Random(3)
    for _ in range(20):
        position = Position.initial("genius", "hexhex4")
        for _ in range(6):
            position = position.play(random.choice(list(position.legal_turns))).position
        images = [position.turned(k).state for k in range(12)]
        for turned in (True, False):
            successors = Successors(position.kernel, position.state, symmetric=turned)
            assert (len(set(map(successors.key, images))) == 1) is turned


def test_values_of_every_turn() -> None:
    position = Position.from_text("oox/..o./o..o./oo../oo.", 0)
    found = TurnValues(position)
    for _ in found.work(10_000):
        pass
    assert found.complete
    values = dict(found.known())
    assert list(values) == list(position.legal_turns)
    assert set(map(str, values.values())) == {"lost in 3"}


def test_a_proof_serves_the_whole_game() -> None:
    """Results before a turn are known after it."""
    position = Position.from_text(".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo.", 1)
    proof = Proof(Successors(position.kernel, position.state))
    first = Solver(position, proof)
    while not first.work(1000):
        pass
    second = Solver(position.play(first.line()[0]).position, proof)
    second.work(1)
    assert second.value.wins is False
    assert second.nodes == 0


def test_solver_thinks_like_a_bot() -> None:
    position = Position.from_text(".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo.", 1)
    thoughts = list(think("solver", position, Limit(5_000)))
    assert [thought.done for thought in thoughts] == [False] * (len(thoughts) - 1) + [True]
    assert all(thought.turn in position.legal_turns for thought in thoughts)
    assert (str(thoughts[-1].turn), thoughts[-1].proven, thoughts[-1].value) == ("C6", "win", 1.0)
    assert list(think("solver", Position.initial("iggc", "hexhex5"), Limit(3)))[-1].proven is None


def test_command_prints_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--board", "hexhex2", "--each", "100"]) == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first.startswith("lost in 3: ")
    assert len(others) == 7
    assert all(line.endswith("lost in 3") for line in others)
