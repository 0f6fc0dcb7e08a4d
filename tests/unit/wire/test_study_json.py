"""Aids, hints, reviews and reports as JSON values: they are plain JSON and equal to the engine's values."""

import json
from typing import Any

import pytest

from bug_engine import Position
from bug_engine.board import bits
from bug_engine.bots import Limit, think
from bug_engine.library.accuracy import accuracy_of
from bug_engine.side import SIDES
from bug_engine.study.outlook import outlooks
from bug_engine.study.report import Plan
from bug_engine.study.review import review
from bug_engine.study.safety import SLICE_STATES
from bug_engine.wire.replay import replay
from bug_engine.wire.study import outlook_json
from bug_engine.wire.study_json import aids_steps, hint_steps, report_steps, review_json, review_steps
from tests.positions import WORKED_EXAMPLE, cell, cells, drawn


def sent(value: Any) -> Any:
    """The value that arrives when it is sent as JSON."""
    return json.loads(json.dumps(value, allow_nan=False))


def test_aids_answer_twins_territory_threats_and_standings() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    first, value = (sent(each) for each in aids_steps(position.draft()) if each)
    assert set(value) == {"twins", "territory", "threats", "standings"}
    assert value["twins"][0] == {
        "bug": 0,
        "mark": {"index": 0, "name": "1a", "size": 1},
        "letter": "",
        "twins": [],
        "friends": [],
    }
    assert value["territory"]["only"] == [[], list(cells(position, "B1 B3 C5"))]
    assert value["territory"]["mobility"] == [0, 3]
    assert value["threats"][0] == []
    (threat,) = value["threats"][1]
    assert threat == {
        "side": 1,
        "cell": cell(position, "B1"),
        "kind": "enlarge",
        "grown": list(cells(position, "A2 B1 B2")),
        "prey": [list(cells(position, "A3 B4 C4"))],
        "stones": 3,
        "turn": "B1-A3",
        "steps": [
            {
                "meals": [
                    {
                        "eater": list(cells(position, "A2 B1 B2")),
                        "prey": [list(cells(position, "A3 B4 C4"))],
                        "cells": list(cells(position, "A3 B3")),
                    }
                ],
                "cell": cell(position, "A3"),
            }
        ],
    }
    danger = {"eaten_by": [cell(position, "B1")], "in_danger": True, "cells": list(cells(position, "A3 B4 C4"))}
    assert value["standings"][2] | danger == value["standings"][2]
    assert first | {"standings": value["standings"]} == value
    assert {each["safety"] for each in first["standings"]} == {"unknown"}


def test_safety_comes_as_soon_as_it_is_proven() -> None:
    position = Position.from_text("xo/x.x/oo")
    first, *others = (each["standings"] for each in aids_steps(position.draft()) if each)
    assert [{bug["safety"] for bug in standings} for standings in (first, *others)] == [{"unknown"}, {"safe"}]


def test_aids_do_not_block_other_requests() -> None:
    """A slice visits at most a hundred states, of the thousands in all."""
    draft = Position.initial("genius", "hexhex4").play("C3").position.draft()
    assert list(aids_steps(draft, 1_000)).count(None) >= 1_000 // SLICE_STATES


@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic", "green-meadow"])
def test_the_empty_board_has_no_twins_and_threats(ruleset: str) -> None:
    *_, study = aids_steps(Position.initial(ruleset).draft())
    value = sent(study)
    assert value["twins"] == value["standings"] == []
    assert value["threats"] == [[], []]


def test_outlooks_are_in_the_order_of_the_options() -> None:
    draft = drawn(WORKED_EXAMPLE, "o").draft()
    value = [sent(outlook_json(outlook)) for outlook in outlooks(draft)]
    assert [each["cell"] for each in value] == list(bits(draft.state.legal_mask))
    assert value[1]["reply"] == {"mobility": 0, "eating": [], "prey": [], "stones": 0, "wins": True}


def test_a_hint_comes_when_the_bot_has_thought() -> None:
    *waiting, value = hint_steps(drawn(WORKED_EXAMPLE, "o").draft(), "uct", Limit(64), 1)
    assert set(waiting) == {None}
    assert sent(value)["turn"].startswith("B1")
    assert {"region", "bug", "cell", "turn", "line", "value", "reasons", "shape"} == set(sent(value))


def test_a_review_comes_position_by_position() -> None:
    start = Position.initial("genius", "hexhex3")
    played, _ = replay(start, ["A1", "E3", "C3"])
    values = [sent(value) for value in review_steps(start, played, "uct", Limit(40), 1) if value]
    assert [value["done"] for value in values] == [0, 1, 2, 3, 4]
    assert values[-1]["finished"]
    assert [finding["played"] for finding in values[-1]["findings"]] == ["A1", "E3", "C3"]


def test_a_report_ends_with_its_page() -> None:
    *_, value = report_steps(Position.initial("genius", "hexhex2"), Plan(games=10, leaves=50, sample="larva"))
    assert sent(value)["finished"]
    assert (value["page"] or "").startswith("<!doctype html>")
    words = value["words"]
    assert {"code": "title", "params": {"rules": "genius", "board": "hexhex2", "cells": 7}} in words
    figures = [figure for each in words for figure in each["params"].values() if isinstance(figure, float)]
    assert figures == [round(figure, 4) for figure in figures]


def test_a_review_has_the_accuracy_of_each_side() -> None:
    start = Position.initial("genius", "hexhex3")
    played, _ = replay(start, ["C3", "A1", "E3"])
    *_, found = review(start, played, lambda position: think("uct", position, Limit(20), 1))
    assert list(review_json(found)["accuracy"]) == [accuracy_of(found, side) for side in SIDES]
    assert accuracy_of(found, 0) != accuracy_of(found, 1)
