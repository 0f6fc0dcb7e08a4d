"""What a parameter may be: each kind accepts all that its rule allows, and names the place of anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bug_engine.board import Cell
from bug_engine.bots import Limit
from bug_engine.wire.params import MAX_COORDINATE, MAX_SETUP_CELLS, BadRequest, Params, id_of, kind_of
from tests.wire import result_of

# Every kind of a JSON value, in the words of a message.
KINDS: dict[str, tuple[object, ...]] = {
    "null": (None,),
    "true or false": (True, False),
    "a number": (0, 7, 0.5),
    "a text": ("", "A1"),
    "a list": ([], [1]),
    "an object": ({}, {"a": 1}),
}
READERS: dict[str, tuple[Callable[[Params], object], set[str]]] = {
    "a text": (lambda params: params.text("x"), {"a text"}),
    "a number": (lambda params: params.number("x"), {"a number"}),
    "a whole number": (lambda params: params.whole("x", None, 8), {"a number"}),
    "true or false": (lambda params: params.flag("x"), {"true or false"}),
    "a list of texts": (lambda params: params.texts("x"), {"a list"}),
    "a list of objects": (lambda params: params.each("x"), {"a list"}),
    "a list of whole numbers": (lambda params: params.wholes("x", 8), {"a list"}),
    "a list of cells": (lambda params: params.marks("x"), {"a list"}),
}


def refusal(read: Callable[..., object], *given: object) -> tuple[str, str]:
    with pytest.raises(BadRequest) as caught:
        read(*given)
    return caught.value.code, str(caught.value)


@pytest.mark.parametrize("kind", KINDS)
def test_every_value_has_its_kind(kind: str) -> None:
    assert [kind_of(value) for value in KINDS[kind]] == [kind] * len(KINDS[kind])


@pytest.mark.parametrize("expected", READERS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_reader_accepts_its_kind_and_names_every_other(expected: str, kind: str) -> None:
    read, allowed = READERS[expected]
    if kind not in allowed:
        for value in KINDS[kind]:
            code, message = refusal(read, Params({"x": value}, "at"))
            assert (code, message) == ("bad_request", f"at.x must be {expected}, not {kind}")


def test_a_number_with_a_fraction_is_not_a_whole_number() -> None:
    assert refusal(lambda: Params({"x": 1.0}).whole("x", None, 8)) == (
        "bad_request",
        "x must be a whole number, not a number",
    )
    assert refusal(lambda: Params({"x": [0, 1.0]}).wholes("x", 8))[1] == "x[1] must be a whole number, not a number"
    assert refusal(lambda: Params({"x": [True]}).wholes("x", 8))[1] == "x[0] must be a whole number, not true or false"


@pytest.mark.parametrize("limit", [1, 2, 1000])
def test_a_whole_number_is_from_0_to_below_its_limit(limit: int) -> None:
    for number in {0, limit // 2, limit - 1}:
        assert Params({"x": number}).whole("x", None, limit) == number
        assert Params({"x": [number]}).wholes("x", limit) == [number]
        assert Params({}).whole("x", number, limit) == number
    for number in (-1, limit, 10**400):
        said = f"must be from 0 to {limit - 1}"
        assert refusal(Params({"x": number}, "at").whole, "x", None, limit) == (
            "bad_request",
            f"at.x {said}",
        )
        assert refusal(Params({"x": [0, number]}, "at").wholes, "x", limit) == (
            "bad_request",
            f"at.x[1] {said}",
        )


def test_a_missing_parameter_has_its_default() -> None:
    params = Params({})
    assert params.flag("x") is False
    assert params.texts("x") == []
    assert params.each("x") == []
    assert params.text("x", "here") == "here"
    assert params.number("x", default=2.5) == 2.5
    assert params.seed() is None
    assert params.coordinates() == "rows"
    assert params.ruleset().name == "genius"
    for read, _ in READERS.values():
        if read not in (READERS["true or false"][0], READERS["a list of texts"][0], READERS["a list of objects"][0]):
            assert refusal(read, params)[1].endswith(", not null")


def test_in_treats_null_as_missing() -> None:
    params = Params({"x": None, "y": 0, "z": False})
    assert ["x" in params, "y" in params, "z" in params, "other" in params] == [False, True, True, False]


def test_numbers_are_as_large_as_a_float() -> None:
    assert Params({"x": 10**300}).number("x") == 1e300
    assert refusal(lambda: Params({"x": 10**400}, "at").number("x")) == ("bad_request", "at.x is too large")


def test_a_place_names_every_object_on_the_way() -> None:
    (_, inner) = Params({"list": [{}, {"deep": [{"x": 5}]}]}).each("list")
    (deep,) = inner.each("deep")
    assert refusal(lambda: deep.text("x"))[1] == "list[1].deep[0].x must be a text, not a number"
    assert refusal(lambda: Params({"texts": ["", 5]}, "at").texts("texts"))[1] == (
        "at.texts[1] must be a text, not a number"
    )
    assert refusal(lambda: Params({"list": [{}, 5]}, "at").each("list"))[1] == (
        "at.list[1] must be an object, not a number"
    )
    assert refusal(lambda: Params([]))[1] == "params must be an object, not a list"


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("axis", [0, 1])
def test_a_cell_may_be_as_far_away_as_the_limit(axis: int, sign: int) -> None:
    place = [0, 0]
    place[axis] = sign * MAX_COORDINATE
    assert Params({"x": [[*place, "."]]}).marks("x") == {Cell(*place): "."}
    place[axis] += sign
    assert refusal(lambda: Params({"x": [[0, 0, "."], [*place, "."]]}, "at").marks("x")) == (
        "bad_request",
        "at.x[1] must be a cell with the mark . x o or #",
    )


@pytest.mark.parametrize("mark", ".xo#*")
def test_a_cell_has_one_mark(mark: str) -> None:
    assert Params({"x": [[1, 2, mark]]}).marks("x") == {Cell(1, 2): mark}
    for wrong in ("", mark * 2, "X", "_"):
        assert refusal(Params({"x": [[1, 2, wrong]]}).marks, "x")[0] == "bad_request"


@pytest.mark.parametrize("cell", [None, [], [0, 0], [0, 0, ".", "."], [0.0, 0, "."], [True, 0, "."], [0, 0, 0]])
def test_a_cell_is_two_whole_numbers_and_a_mark(cell: object) -> None:
    assert refusal(lambda: Params({"x": [cell]}, "at").marks("x")) == (
        "bad_request",
        f"at.x[0] must be like [0, 0, '.'], not {kind_of(cell)}",
    )


@pytest.mark.parametrize("value", ["", "a", 0, -1, 10**30])
def test_an_id_is_a_text_or_a_whole_number(value: object) -> None:
    assert id_of({"id": value}, "id") == value
    assert Params({"request": value}).request() == value


@pytest.mark.parametrize("value", [None, True, 0.5, [], {}])
def test_an_id_of_another_kind_is_refused(value: object) -> None:
    assert refusal(lambda: id_of({"id": value}, "id")) == (
        "bad_request",
        f"id must be a text or a whole number, not {kind_of(value)}",
    )


def test_an_id_has_whole_characters() -> None:
    code, message = refusal(lambda: id_of({"id": "\ud800"}, "id"))
    assert code == "bad_request"
    assert message.startswith("id must be a text of whole characters, not ")


@pytest.mark.parametrize(("value", "nodes"), [(None, None), ({}, None), ({"nodes": None}, None), ({"nodes": 3}, 3)])
def test_a_limit_may_be_missing_or_empty(value: object, nodes: int | None) -> None:
    assert Params({"limit": value}).limit() == Limit(nodes)


@pytest.mark.parametrize("value", [5, "5", [1], {"nodes": 3, "more": 1}])
def test_a_limit_has_only_nodes(value: object) -> None:
    assert refusal(lambda: Params({"limit": value}).limit()) == (
        "bad_request",
        f"limit must be an object with `nodes`, not {kind_of(value)}",
    )


@pytest.mark.parametrize("nodes", [0, -1, "5", 1.5])
def test_nodes_are_a_whole_number_above_0(nodes: object) -> None:
    assert refusal(lambda: Params({"limit": {"nodes": nodes}}).limit())[0] == "bad_request"


@pytest.mark.parametrize("value", [True, 0.5, "1", [], {}])
def test_a_seed_is_a_whole_number(value: object) -> None:
    assert refusal(lambda: Params({"seed": value}).seed()) == (
        "bad_request",
        f"seed must be a whole number or null, not {kind_of(value)}",
    )
    assert Params({"seed": 0}).seed() == 0
    assert Params({"seed": -(10**30)}).seed() == -(10**30)


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"ruleset": "nonsense"}, "nonsense"),
        ({"ruleset": {"eaters": "nonsense"}}, "ruleset: "),
        ({"coordinates": "nonsense"}, "nonsense"),
        ({"board": "nonsense"}, "nonsense"),
        ({"board": "hexhex3", "turns": ["C3", "C3"]}, "turn 2, 'C3': "),
    ],
)
def test_an_impossible_game_is_refused(params: dict[str, Any], words: str) -> None:
    code, message = refusal(Params(params).position)
    assert code == "bad_game"
    assert words in message


def test_the_start_of_a_game_is_its_fields() -> None:
    start = {"text": "x./.../.o", "mover": 1}
    params = Params({"board": "hexhex2", "start": start})
    assert params.fields() | {"rules": ""} == {
        "rules": "",
        "coordinates": "rows",
        "board": "hexhex2",
        "start": "x./.../.o",
        "mover": "o",
        "setup": "0",
    }
    assert params.start().mover == 1
    assert "board" not in Params({}).fields()
    for name, limit in (("mover", 2), ("setup", MAX_SETUP_CELLS)):
        last = Params({"start": {**start, name: limit - 1}}).fields()[name]
        assert last == ("o" if name == "mover" else str(limit - 1))
        assert refusal(Params({"start": {**start, name: limit}}).fields)[1] == (
            f"start.{name} must be from 0 to {limit - 1}"
        )
    assert Params({"start": {"text": "."}}).fields()["mover"] == "x"
    assert refusal(lambda: Params({"start": "x"}).fields())[1] == "start must be an object, not a text"


def test_no_bot_thinks_about_a_finished_game() -> None:
    over = {"board": "hexhex2", "start": {"text": "xx/xox/xx"}}
    assert Params(over).position().result
    code, message = refusal(Params(over).unfinished)
    assert (code, message) == ("bad_game", "the game is over: there is nothing to think about")
    going = Params({"board": "hexhex2", "turns": ["A1"]})
    assert going.unfinished() == going.position()
    assert refusal(Params({"bot": "nonsense"}).bot)[0] == "bad_request"


def test_half_a_character_does_not_change_other_values() -> None:
    shown = result_of("board", board="hexhex3", orientation=3, other=["\ud800", None])["board"]
    assert (shown["name"], shown["orientation"]) == ("hexhex3", 3)
