"""Positions with too many turns to list: many bugs may eat, one after the other, in any order."""

import json
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from bug_engine import Position
from bug_engine.board import bits
from bug_engine.bots import Limit, think
from bug_engine.bots.match import opening
from bug_engine.bots.solver import Solver, proof_for
from bug_engine.bots.values import TurnValues
from bug_engine.notation import TooManyTurns
from bug_engine.puzzles.proving import prove
from bug_engine.study.analysis import analysis
from bug_engine.study.game_proofs import GameProofs
from bug_engine.study.review import review
from bug_engine.successors import MAX_TRIED
from bug_engine.wire import Wire
from bug_engine.wire.study_json import aids_steps, prove_steps
from tests.hostile import calls, crowded

# The most calls of Python functions, a second or two of work; without limits it would never end.
MOST_CALLS = 2_500_000
RULES = ["iggc", "chosen+merging"]


def hostile(rules: str, board: str = "hexhex6") -> Position:
    start = Position.initial(rules, board)
    return Position(start.board, start.ruleset, crowded(start.board, Random(1)))


def reviewed(position: Position) -> None:
    cell = next(bits(position.state.legal_mask))
    draft = position.draft().add(cell)
    while not draft.complete:
        draft = draft.add(next(bits(draft.state.legal_mask)))
    played, proofs = position.play(draft.turn()), GameProofs()
    found = review(position, [played], lambda each: think("random", each), lambda each: proofs.thoughts(each, 20))
    assert [*found][-1].finished


WORK: dict[str, Callable[[Position], object]] = {
    "solver": lambda position: Solver(position, proof_for(position)).work(50),
    "proof of a puzzle": prove,
    "analysis": lambda position: list(islice(analysis(position, Limit(100), seed=1), 5)),
    "prove": lambda position: list(prove_steps(position, Limit(100), GameProofs())),
    "review": reviewed,
    "opening": lambda position: opening(position, Random(1), 1),
    "aids": lambda position: list(islice(aids_steps(position.draft()), 5)),
    "weak": lambda position: list(think("weak", position, Limit(4), 1)),
    "uct": lambda position: list(think("uct", position, Limit(4), 1)),
    "champion": lambda position: list(think("champion", position, Limit(4), 1)),
}


@pytest.mark.parametrize("rules", ["chosen+merging", pytest.param("iggc", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", WORK)
def test_work_on_a_hostile_position_is_bounded(rules: str, name: str) -> None:
    position = hostile(rules)
    calls(lambda: WORK[name](position), MOST_CALLS)


@pytest.mark.parametrize("rules", RULES)
def test_a_position_with_too_many_turns_is_not_proven(rules: str) -> None:
    solver = Solver(hostile(rules))
    tried = solver.proof.successors.tried
    assert not solver.work(200)
    assert solver.value.wins is None
    assert solver.proof.successors.tried - tried <= 10 * MAX_TRIED
    solver.position.play(solver.line()[0])
    assert prove(solver.position) is None


@pytest.mark.parametrize("rules", RULES)
def test_values_of_too_many_turns_are_refused_by_name(rules: str) -> None:
    position = hostile(rules)
    with pytest.raises(TooManyTurns, match="more than 10,000 legal turns"):
        TurnValues(position)
    start = {"text": position.text, "mover": 0, "setup": 0}
    params = {"ruleset": rules, "board": "hexhex6", "start": start, "turns": [], "limit": {"nodes": 1}}
    wire, messages = Wire(), []
    reply = json.loads(wire.receive(json.dumps({"id": 1, "method": "values", "params": params})))
    while reply["busy"]:
        reply = json.loads(wire.pump())
        messages += reply["messages"]
    assert [message["error"]["code"] for message in messages] == ["too_many_turns"]


def test_values_are_those_of_the_turns_that_begin_with_a_draft() -> None:
    position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    listed = position.legal_turns.listed()
    assert [turn for turn, _ in listed] == list(position.legal_turns)
    draft = position.draft("B1")
    assert [str(turn) for turn, _ in position.legal_turns.with_states(draft)] == ["B1-A3", "B1-B3"]
