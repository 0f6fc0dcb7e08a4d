"""The wire: every method, every error, and recorded exchanges (docs/wire.md)."""

import json
import sys
from typing import Any

import pytest

import bug_engine
from bug_engine import Game, Position
from bug_engine.formats.letter import sealed
from bug_engine.formats.nesting import DEEPEST
from bug_engine.refusal import CODES
from bug_engine.wire import Wire
from bug_engine.wire.schema.methods import METHODS
from tests.data import wire_fixtures
from tests.tools.record_wire import answers
from tests.wire import ask, result_of

FIXTURES = wire_fixtures()
SCENES = [name for name in FIXTURES if name.startswith("scene-")]

KEYS = {
    "scene": "turn_number mover phase setup swap coordinates rules stones bugs largest meals options refusals "
    "mobility growth_cells draft last played result refused",
    "bug": "side cells size shape full",
    "meal": "eater prey cells",
    "option": "cell kind bug grown size eats next complete mobility wins",
    "refusal": "code step cell text cells bugs size size_limit message",
}


def has_keys(value: dict[str, Any], kind: str) -> bool:
    return set(value) == set(KEYS[kind].split())


def error_of(text: str) -> tuple[object, str]:
    """Return id and code of the error that answers a text."""
    answer = json.loads(Wire().receive(text))
    assert answer["busy"] is False
    (message,) = answer["messages"]
    assert set(message) == {"id", "error"}
    assert set(message["error"]) == {"code", "message", "trace"}
    assert message["error"]["message"]
    return message["id"], message["error"]["code"]


# Recorded exchanges


@pytest.mark.parametrize("name", FIXTURES)
def test_answers_as_recorded(name: str) -> None:
    assert answers(Wire(), FIXTURES[name]["request"]) == FIXTURES[name]["messages"]


def recorded_scene(name: str) -> Any:
    (message,) = FIXTURES[name]["messages"]
    return message["result"]


@pytest.mark.parametrize("name", SCENES)
def test_scene_has_the_declared_fields(name: str) -> None:
    scene = recorded_scene(name)
    assert has_keys(scene, "scene")
    assert scene["phase"] in ("setup", "growth", "bonus", "over")
    assert all(has_keys(bug, "bug") for bug in scene["bugs"])
    assert all(has_keys(meal, "meal") for meal in scene["meals"])
    assert all(has_keys(option, "option") for option in scene["options"])
    assert all(has_keys(refusal, "refusal") and refusal["code"] in CODES for refusal in scene["refusals"])
    assert set(scene["draft"]) == {"cells", "names", "events"}
    assert all(set(turn) == {"side", "turn", "kind", "ate", "mobility"} for turn in scene["played"])
    assert scene["last"] is None or set(scene["last"]) == {"side", "turn", "events"}
    assert scene["result"] is None or set(scene["result"]) == {"winner", "reason", "margin"}
    assert scene["refused"] is None or set(scene["refused"]) == {"index", "turn", "refusal"}


@pytest.mark.parametrize("name", SCENES)
def test_the_fields_of_a_scene_agree(name: str) -> None:
    scene = recorded_scene(name)
    cells = range(len(scene["stones"]))
    offered, refused = ([entry["cell"] for entry in scene[key]] for key in ("options", "refusals"))
    assert sorted(offered + refused) == list(cells)
    assert (offered, refused) == (sorted(offered), sorted(refused))
    for index, bug in enumerate(scene["bugs"]):
        assert {scene["stones"][cell] for cell in bug["cells"]} == {"xo"[bug["side"]]}, index
        assert bug["size"] == len(bug["cells"])
        assert bug["full"] is (bug["size"] == max(other["size"] for other in scene["bugs"])), index
    assert [bug["cells"][0] for bug in scene["bugs"]] == sorted(bug["cells"][0] for bug in scene["bugs"])
    assert sum(bug["size"] for bug in scene["bugs"]) == sum(mark in "xo" for mark in scene["stones"])
    assert scene["mobility"] == list(map(len, scene["growth_cells"]))
    assert (scene["phase"] == "bonus") is bool(scene["meals"]) is bool(scene["draft"]["cells"])
    if scene["meals"]:
        assert {cell for meal in scene["meals"] for cell in meal["cells"]} == set(offered)
    if scene["phase"] == "growth":
        assert offered == scene["growth_cells"][scene["mover"]]
    assert scene["turn_number"] == len(scene["played"]) + 1
    assert (scene["result"] is None) is bool(offered)


def test_recorded_scenes_show_everything_that_a_page_must_paint() -> None:
    scenes = list(map(recorded_scene, SCENES))
    assert {scene["phase"] for scene in scenes} == {"setup", "growth", "bonus", "over"}
    kinds = {option["kind"] for scene in scenes for option in scene["options"]}
    assert kinds == {"blacken", "spawn", "enlarge", "join", "bonus"}
    events = {event["type"] for scene in scenes if scene["last"] for event in scene["last"]["events"]}
    assert events == {"blackened", "grew", "ate", "won"}
    codes = {refusal["code"] for scene in scenes for refusal in scene["refusals"]}
    assert codes == set(CODES) - {"not_a_cell", "must_eat", "nothing_to_eat", "empty_turn", "no_swap"}
    assert {scene["refused"]["refusal"]["code"] for scene in scenes if scene["refused"]} >= {"not_a_cell", "must_eat"}
    assert any(len(scene["meals"]) > 1 for scene in scenes)
    assert any(not meal["prey"] for scene in scenes for meal in scene["meals"])


# Methods


def test_hello_has_versions_and_methods() -> None:
    hello = result_of("hello")
    assert hello["engine"] == bug_engine.__version__
    assert len(hello["methods"]) == len(METHODS)
    assert set(hello["methods"]) == set(METHODS)


def test_params_may_be_left_out_if_none_are_needed() -> None:
    answer = json.loads(Wire().receive('{"id": "a", "method": "hello"}'))
    assert answer["messages"][0]["id"] == "a"
    assert answer["busy"] is False


@pytest.mark.parametrize(("ruleset", "board"), [("genius", "hexhex3"), ("classic", "hexhex3"), ("green-meadow", None)])
def test_a_whole_game_through_scenes(ruleset: str, board: str | None) -> None:
    """Build every turn cell by cell from the scene's options; the scenes and `Game` agree at every turn."""
    wire, game = Wire(), Game(ruleset, board)
    names = game.position.board.names
    params = {"ruleset": ruleset, "board": game.position.board.name}
    turns: list[str] = []
    draft: list[str] = []
    while True:
        (message,) = ask(wire, "scene", turns=turns, draft=draft, **params)["messages"]
        scene = message["result"]
        assert scene["refused"] is None
        assert scene["draft"]["names"] == draft
        if not draft:
            assert scene["stones"] == game.position.text.replace("/", "")
            assert scene["mover"] == game.position.mover
        if scene["result"]:
            break
        option = scene["options"][len(turns) % len(scene["options"])]
        draft.append(names[option["cell"]])
        if option["complete"]:
            turns.append("-".join(draft))
            draft = []
            game.play(turns[-1])
    assert game.result is not None
    assert scene["result"] == {"winner": game.result.winner, "reason": "no_growth", "margin": game.result.margin}
    assert [turn["turn"] for turn in scene["played"]] == turns
    assert [turn["side"] for turn in scene["played"]] == [n % 2 for n in range(len(turns))]
    assert scene["last"]["events"][-1]["type"] == "won"


@pytest.mark.parametrize(
    "draft", [["B1-B3"], ["C3 Z9"], [""], ["", "B2"], [" "], ["-"], ["B2", ""], ["B2", "B1", "A1"], ["nonsense"]]
)
def test_no_cell_of_a_draft_is_ignored_silently(draft: list[str]) -> None:
    """A text that is not a cell name is refused, and the scene shows the cells before it."""
    scene = result_of("scene", ruleset="genius", board="hexhex3", turns=["C3"], draft=draft)
    assert scene["refused"] is not None
    assert scene["refused"]["index"] == 1
    played = [name for turn in scene["played"][1:] for name in turn["turn"].split("-")]
    assert (played + scene["draft"]["names"]) == draft[: scene["refused"]["refusal"]["step"]]


def test_refused_turn_shows_the_longest_legal_beginning() -> None:
    scene = result_of("scene", ruleset="genius", board="hexhex3", turns=["C3", "C3", "A1"], draft=["E3"])
    assert scene["refused"]["index"] == 1
    assert scene["refused"]["turn"] == "C3"
    assert scene["refused"]["refusal"]["code"] == "occupied"
    assert [turn["turn"] for turn in scene["played"]] == ["C3"]
    assert scene["draft"]["cells"] == []


def test_explain_finds_the_first_mistake_of_a_turn() -> None:
    refusal = result_of("explain", ruleset="genius", board="hexhex3", turns=["C3"], turn="B2-E3")["refusal"]
    assert has_keys(refusal, "refusal")
    position = Position.initial("genius", "hexhex3").play("C3").position
    expected = position.explain("B2-E3")
    assert expected is not None
    assert (refusal["code"], refusal["step"], refusal["cell"]) == (expected.code, expected.step, 18)
    assert refusal["cells"] == list(position.board.cells_named(expected.cells))


# What the caller does wrong


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[1,", '{"id": 1}}', "\x00", "9" * 5_000, "[" * 100_000])
def test_bad_json(text: str) -> None:
    assert error_of(text) == (None, "bad_json")


def test_a_request_that_is_nested_too_deeply_is_no_json_whatever_the_platform_bears() -> None:
    """Pyodide's own guard comes too late: 10,000 brackets ended the engine in the browser."""

    def request(levels: int) -> str:
        return f'{{"id": 1, "method": "stop", "params": {{"request": 7, "more": {"[" * levels}{"]" * levels}}}}}'

    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    try:
        assert json.loads(Wire().receive(request(DEEPEST - 10)))["messages"] == [{"id": 1, "result": False}]
        assert error_of(request(DEEPEST + 10)) == (None, "bad_json")
        brackets = json.dumps("[{" * DEEPEST)
        assert "error" not in Wire().receive(request(1).replace("[]", brackets))
    finally:
        sys.setrecursionlimit(before)


@pytest.mark.parametrize("text", ["null", "1", '"hello"', "[]", "{}", '{"id": null}', '{"id": 1.5}', '{"id": true}'])
def test_json_that_is_not_a_request(text: str) -> None:
    assert error_of(text) == (None, "bad_request")


@pytest.mark.parametrize("method", ["", "Scene", "__init__", "receive", None, 3, ["scene"], {}])
def test_unknown_method(method: object) -> None:
    assert error_of(json.dumps({"id": "a", "method": method})) == ("a", "unknown_method")


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("scene", []),
        ("scene", None),
        ("scene", {"board": 3}),
        ("scene", {"board": None}),
        ("scene", {"ruleset": None}),
        ("scene", {"turns": "C3"}),
        ("scene", {"turns": [3]}),
        ("scene", {"turns": {"0": "C3"}}),
        ("scene", {"draft": "C3"}),
        ("scene", {"draft": [None]}),
        ("explain", {}),
        ("explain", {"turn": ["C3"]}),
        ("think", {}),
        ("think", {"bot": "nobody"}),
        ("think", {"bot": "random", "limit": 3}),
        ("think", {"bot": "random", "limit": {"nodes": 0}}),
        ("think", {"bot": "random", "limit": {"nodes": 1.5}}),
        ("think", {"bot": "random", "limit": {"nodes": True}}),
        ("think", {"bot": "random", "limit": {"seconds": 3}}),
        ("think", {"bot": "random", "seed": "lucky"}),
        ("think", {"bot": "random", "seed": 1.5}),
        ("stop", {}),
        ("stop", {"request": None}),
        ("cancel", {"request": ["t"]}),
        ("cancel", {"request": 1.5}),
    ],
)
def test_bad_request(method: str, params: object) -> None:
    assert error_of(json.dumps({"id": 5, "method": method, "params": params})) == (5, "bad_request")


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("scene", {"board": "hexhex9"}),
        ("scene", {"ruleset": "chess"}),
        ("scene", {"ruleset": {"eaters": "none"}}),
        ("scene", {"ruleset": {"speed": 3}}),
        ("scene", {"ruleset": {"merging": 1}}),
        ("scene", {"ruleset": {"setup": 9}}),
        ("scene", {"ruleset": {"setup": True}}),
        ("scene", {"ruleset": {"eaters": ["all"]}}),
        ("explain", {"turns": ["C3", "C3"], "turn": "A1"}),
        ("think", {"turns": ["Z9"], "bot": "random"}),
    ],
)
def test_bad_game(method: str, params: object) -> None:
    assert error_of(json.dumps({"id": 5, "method": method, "params": params})) == (5, "bad_game")


def test_every_answer_can_be_sent() -> None:
    """JSON may contain half of a surrogate pair, which has no bytes."""
    answer = Wire().receive(r'{"id": "\ud800", "method": "scene", "params": {"turns": ["\udc00"]}}')
    assert json.loads(answer.encode())["messages"][0]["id"] is None


# Defects


def broken(*_: object) -> Any:
    raise RuntimeError("a defect")


def test_a_defect_is_answered_with_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bug_engine.wire.scene.scene_json", broken)
    (message,) = ask(Wire(), "scene", "s", ruleset="genius")["messages"]
    assert message["id"] == "s"
    assert message["error"]["code"] == "internal"
    assert "RuntimeError: a defect" in message["error"]["trace"]


def test_two_letters_with_too_many_entries_are_wrong_not_an_error() -> None:
    both = "hexhex3,genius,id=k3,from=x,C3.A1" + ".x:back0.o:no" * 998
    answer = result_of("letter_read", text=sealed(f"{both}.o:back1"), known=sealed(f"{both}.x:back0.D4"))
    assert (answer["letter"], answer["merge"]) == (None, None)
    assert (answer["wrong"]["code"], answer["wrong"]["params"]) == ("entry_too_many", {"entry": "o:back1"})
