"""The page's catalogue is made from the engine, and has all that the page needs before Python has started."""

import json
from pathlib import Path

import bug_engine
from bug_engine.boards import catalogue as boards
from bug_engine.bots import BOTS, LEVELS
from bug_engine.ruleset import ruleset_from
from bug_engine.wire import Wire
from bug_engine.wire.catalogue import catalogue, catalogue_module, rows

PAGE = Path(__file__).parents[3] / "web" / "engine" / "catalogue.js"


def test_the_pages_catalogue_is_not_stale() -> None:
    assert PAGE.read_text(encoding="utf-8") == catalogue_module(), (
        "python3 -m bug_engine catalogue > web/engine/catalogue.js"
    )


def test_the_module_is_the_catalogue_as_json() -> None:
    text = catalogue_module()
    contents = json.loads(text[text.index("withCells({") + 10 : text.rindex(");")])
    for board in contents["boards"]:
        board["title"] = board["name"]
        rows_of_cells = board["cells"]
        board["labels"] = [
            label
            for name, n, q, r, length in rows_of_cells
            for label in ([name, q - 1, r], [f"{n + length - 1}", q + length, r])
        ]
        board["cells"] = [
            [f"{name}{n + i}", q + i, r] for name, n, q, r, length in rows_of_cells for i in range(length)
        ]
    expected = json.loads(json.dumps({**catalogue(), "bots": []}))
    for board in (*contents["boards"], *expected["boards"]):
        board["labels"].sort()
    assert contents == expected


def test_the_catalogue_has_every_field() -> None:
    contents = catalogue()
    assert list(contents) == ["engine", "rulesets", "boards", "bots", "levels", "long_chain"]
    assert contents["engine"] == bug_engine.__version__
    of_a_ruleset = {"name", "title", "source", "fields", "boards", "coordinates", "clock", "colours"}
    assert all(set(entry) == of_a_ruleset for entry in contents["rulesets"])
    assert all(set(entry) == {"name", "title", "cells", "black", "labels"} for entry in contents["boards"])
    assert [(entry["name"], entry["title"]) for entry in contents["bots"]] == [(b.name, b.title) for b in BOTS.values()]
    assert [entry["name"] for entry in contents["levels"]] == list(LEVELS)
    assert all(entry["bot"] in BOTS and (entry["limit"]["nodes"] or 0) > 0 for entry in contents["levels"])


def test_boards_of_the_catalogue_equal_the_engines() -> None:
    for entry in catalogue()["boards"]:
        board = boards()[entry["name"]]
        assert entry["cells"] == [(board.name_of(i), cell.q, cell.r) for i, cell in enumerate(board.cells)]


def test_fields_of_a_rule_set_make_a_rule_set() -> None:
    for entry in catalogue()["rulesets"]:
        assert set(entry["boards"]) <= set(boards())
        ruleset = ruleset_from(entry["fields"])
        assert all(getattr(ruleset, name) == value for name, value in entry["fields"].items())
        request = {"id": 1, "method": "scene", "params": {"ruleset": entry["fields"], "board": entry["boards"][0]}}
        (message,) = json.loads(Wire().receive(json.dumps(request)))["messages"]
        assert message["result"]["options"]


def test_a_gap_in_a_row_begins_another() -> None:
    cells = [("A1", 0, 0), ("A2", 1, 0), ("A4", 3, 0), ("B1", -1, 1), ("B2", 0, 2)]
    assert rows(cells) == [("A", 1, 0, 0, 2), ("A", 4, 3, 0, 1), ("B", 1, -1, 1, 1), ("B", 2, 0, 2, 1)]


def test_a_row_may_have_any_letter() -> None:
    assert rows([("W9", 0, 0), ("X9", 1, 0), ("X10", 2, 0)]) == [("W", 9, 0, 0, 1), ("X", 9, 1, 0, 2)]
