"""`prove` agrees with recorded results; an analysis that is offered a proof (`offer`) shows it and ends."""

import json
from itertools import islice
from typing import Any

import pytest

from bug_engine.wire import Wire, study
from tests.data import SolvedPosition, recording_named, solved
from tests.wire import ask, messages_of, pumped, result_of

KNOWN = [
    (name, known)
    for name in ("hexhex4-active", "hexhex4-chosen", "hexhex3-active-merge")
    for known in islice(
        (each for each in solved(recording_named("solved", name)) if 10 <= each.text.count(".") < 15), 8
    )
]
# The empty board is not proven within any test.
OPEN = {"board": "hexhex4", "turns": ["D4"]}
MORE = {"limit": {"nodes": 10**9}, "seed": 1}


def params_of(name: str, known: SolvedPosition) -> dict[str, Any]:
    recording = recording_named("solved", name)
    start = {"text": known.text, "mover": known.mover}
    return {"ruleset": recording.ruleset.text, "board": recording.board, "start": start}


@pytest.mark.parametrize(("name", "known"), KNOWN)
def test_the_winner_the_turn_and_the_distance_are_those_of_solved_positions(name: str, known: SolvedPosition) -> None:
    found = result_of("prove", **params_of(name, known))
    wins = any(won for won, _ in known.values.values())
    assert (found["proven"], found["value"]) == (("win", 1.0) if wins else ("loss", 0.0))
    distances = [turns for won, turns in known.values.values() if won == wins]
    played, turns = known.values[found["line"][0]]
    assert played == wins
    if found["ends"] is not None and None not in distances:
        assert found["ends"] == turns == (min if wins else max)(distances)  # type: ignore[type-var]
    result_of("scene", **params_of(name, known), turns=found["line"])  # its turns are legal


def test_most_distances_are_found() -> None:
    found = [result_of("prove", **params_of(name, known))["ends"] for name, known in KNOWN]
    assert found.count(None) <= len(KNOWN) // 8


def test_a_limit_ends_a_proof_without_a_winner() -> None:
    messages = messages_of("prove", **OPEN, limit={"nodes": 300})
    unknown = {"line": [], "value": 0.5, "proven": None, "ends": None}
    assert messages == [{"event": "progress", "id": 1, "progress": unknown}, {"id": 1, "result": unknown}]


@pytest.mark.parametrize("ending", ["stop", "cancel"])
def test_a_proof_ends_within_a_slice(ending: str) -> None:
    wire = Wire()
    ask(wire, "prove", 1, **OPEN)
    for _ in range(3):
        assert json.loads(wire.pump())["busy"]
    ask(wire, ending, 2, request=1)
    answer = json.loads(wire.pump())
    assert answer["busy"] is False
    (message,) = answer["messages"]
    assert message["result"].get("cancelled", False) is (ending == "cancel")


def test_nothing_is_proven_with_a_handicap_nor_before_a_stone_that_may_be_taken_over() -> None:
    for rules in ("genius+handicap=1x", "chosen+pie"):
        assert result_of("prove", ruleset=rules, board="_..")["proven"] is None
    taken = result_of("prove", ruleset="chosen+pie", board="hexhex2", turns=["B2"])
    assert taken["proven"] == "win"


def test_the_proofs_of_a_game_are_kept_for_its_earlier_positions() -> None:
    known = next(each for each in solved(recording_named("solved", "hexhex4-active")) if each.text.count(".") == 17)
    params = params_of("hexhex4-active", known)
    turn = result_of("prove", **params)["line"][0]

    def slices() -> int:
        wire, count = Wire(), 0
        ask(wire, "prove", 1, **params)
        while json.loads(wire.pump())["busy"]:
            count += 1
        return count

    study.drop_proofs()
    alone = slices()
    study.drop_proofs()
    result_of("prove", **params, turns=[turn])
    assert slices() < alone


def analysed(params: dict[str, Any], offers: list[Any], ply: int = 0) -> Any:
    """Return the last message of an analysis that gets offers after its first slice."""
    wire = Wire()
    ask(wire, "analysis", 1, **params)
    wire.pump()
    for offer in offers:
        (message,) = ask(wire, "offer", 2, request=1, ply=ply, estimate=offer)["messages"]
        assert message["result"] is True
    *_, last = pumped(wire)
    return last["result"]


def test_an_analysis_shows_a_win_that_another_worker_has_proven_and_its_search_ends() -> None:
    line, proof = ["A1", "D4"], {"value": 1.0, "proven": "win", "ends": 9}
    found = analysed({"board": "hexhex4"} | MORE, [{"line": line} | proof])
    best, *others = found["choices"]
    assert (found["proven"], found["value"], found["done"]) == ("win", 1.0, True)
    assert (best["turn"], best["line"], best["proven"], best["ends"]) == ("A1", line, "win", 9)
    assert {choice["proven"] for choice in others} == {None}


def test_after_a_proven_loss_every_cell_loses_and_the_longest_resistance_comes_first() -> None:
    line, proof = ["A1", "D4"], {"value": 0.0, "proven": "loss", "ends": 8}
    found = analysed({"board": "hexhex4"} | MORE, [{"line": line} | proof])
    assert (found["proven"], found["value"], found["done"]) == ("loss", 0.0, True)
    assert {choice["proven"] for choice in found["choices"]} == {"loss"}
    assert {choice["value"] for choice in found["choices"]} == {0.0}
    best, *others = found["choices"]
    assert (best["turn"], best["line"], best["ends"]) == ("A1", line, 8)
    assert {choice["ends"] for choice in others} == {None}


def test_an_analysis_goes_on_without_a_proof() -> None:
    nothing = {"line": ["A1"], "value": 0.5, "proven": None, "ends": None}
    params = {"board": "hexhex4", "limit": {"nodes": 300}, "seed": 1}
    assert analysed(params, [nothing]) == analysed(params, [])


@pytest.mark.long
@pytest.mark.parametrize(("name", "known"), KNOWN[::4])
def test_an_analysis_with_the_proof_of_another_worker_proves_the_same_turns(name: str, known: SolvedPosition) -> None:
    params = params_of(name, known) | {"limit": {"nodes": 2_000}, "seed": 1}
    proof = result_of("prove", **params_of(name, known))
    found = []
    for offers in ([], [proof]):
        study.drop_proofs()
        found.append(analysed(params, offers))
    alone, helped = found
    assert (helped["proven"], helped["choices"][0]["ends"]) == (proof["proven"], proof["ends"])
    own = {choice["cell"]: choice for choice in alone["choices"] if choice["ends"] is not None}
    for choice in helped["choices"]:
        known_ends = own.get(choice["cell"], choice)
        assert (choice["proven"], choice["ends"]) == (known_ends["proven"], known_ends["ends"])


@pytest.mark.parametrize(
    ("ply", "change", "said"),
    [
        (1, {}, "ply: the analysis is of the position after 0 turns, not 1"),
        (0, {"ends": -1}, "estimate.ends must be from 0"),
        (0, {"ends": 10**400}, "estimate.ends must be from 0"),
        (0, {"ends": "3"}, "estimate.ends must be a whole number"),
        (0, {"line": ["Z9"]}, "estimate.line"),
    ],
)
def test_a_proof_that_makes_no_sense_is_refused(ply: int, change: Any, said: str) -> None:
    wire = Wire()
    ask(wire, "analysis", 1, board="hexhex4", **MORE)
    estimate = {"line": ["A1"], "value": 1.0, "proven": "win", "ends": 9} | change
    (message,) = ask(wire, "offer", 2, request=1, ply=ply, estimate=estimate)["messages"]
    assert said in message["error"]["message"]


def test_taking_over_the_first_move_is_no_cell_of_an_analysis() -> None:
    params = {"ruleset": "genius+pie", "board": "hexhex4", "turns": ["D4"], "limit": {"nodes": 200}, "seed": 1}
    swap = {"line": ["swap"], "value": 1.0, "proven": "win", "ends": 9}
    assert analysed(params, [swap], ply=1) == analysed(params, [])


def test_a_game_that_is_over_has_nothing_to_prove() -> None:
    (message,) = messages_of("prove", board="hexhex3", start={"text": "xxx/xxxx/xxxxx/xxxx/xxx"})
    assert message["error"]["code"] == "bad_game"
