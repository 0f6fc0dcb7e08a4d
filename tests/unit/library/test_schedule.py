"""The schedule of a backup's exercises, as the terminal lists it."""

import json
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bug_engine.cli.main import main
from bug_engine.library.schedule import due_by, schedule_of

DAY_MS = 86_400_000
EXERCISE = {
    "board": "hexhex2",
    "rules": "genius",
    "position": "xo/.../..",
    "mover": 0,
    "winning": ["C1"],
    "due": 1.8e12,
    "card": {"reps": 3, "lapses": 1},
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.fixture(params=["UTC0", "AAA-14", "BBB12"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def test_exercises_are_listed_by_day_without_those_that_do_not_come_back() -> None:
    later = {**EXERCISE, "due": EXERCISE["due"] + 3 * DAY_MS, "card": None}  # type: ignore[operator]
    away = [{**EXERCISE, "known": True}, {**EXERCISE, "removed": True}]
    found, unread = schedule_of([later, *away, EXERCISE])
    assert unread == 0
    assert [(each.answers, each.wrong) for each in found] == [(3, 1), (0, 0)]
    assert (found[1].due - found[0].due).days == 3
    assert due_by(found, found[0].due) == found[:1]
    assert str(found[0].winning[0]) == "C1"


def test_a_day_is_one_of_the_local_time_zone(zone: str) -> None:
    due = 1_800_000_000_000  # 2027-01-15 08:00 UTC
    [found], _ = schedule_of([{**EXERCISE, "due": due}])
    assert found.due == date(2027, 1, 14 if zone == "BBB12" else 15)
    [found], _ = schedule_of([{**EXERCISE, "due": due + 4 * DAY_MS // 6}])  # 2027-01-16 00:00 UTC
    assert found.due == date(2027, 1, 15 if zone == "BBB12" else 16)


@pytest.mark.parametrize(
    "wrong",
    [
        {"board": "hexhex9999999"},
        {"board": 3},
        {"rules": "chess"},
        {"position": "xo"},
        {"position": None},
        {"mover": 2},
        {"mover": None},
        {"winning": []},
        {"winning": "C1"},
        {"winning": ["A1"]},
        {"winning": [None]},
        {"winning": ["C1"] * 101},
        {"due": None},
        {"due": 1e300},
        {"due": float("nan")},
        {"card": 5},
        {"card": {"reps": "many"}},
    ],
)
def test_an_exercise_that_can_not_be_read_is_counted(wrong: dict[str, object]) -> None:
    assert schedule_of([{**EXERCISE, **wrong}, EXERCISE]) == (schedule_of([EXERCISE])[0], 1)


@given(st.dictionaries(st.sampled_from([*EXERCISE]), JSON), JSON)
def test_no_entry_of_a_file_breaks_it(changes: dict[str, object], other: object) -> None:
    found, unread = schedule_of([{**EXERCISE, **changes}, other])
    assert len(found) + unread <= 2
    schedule_of(other)


def test_the_terminal_lists_what_is_due(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backup = tmp_path / "backup.json"
    exercises = [{**EXERCISE, "due": 1e12}, {**EXERCISE, "due": 4e12, "id": "2"}, 7]
    backup.write_text(json.dumps({"bug_library": 1, "games": [], "exercises": exercises}))
    assert main(["library", str(backup), "--exercises"]) == 0
    first, second, count = capsys.readouterr().out.splitlines()
    assert first.endswith("genius hexhex2 xo/.../.. x: C1 wins; 3 answers, 1 wrong")
    assert first < second
    assert count == "2 exercises, 1 due today, 1 can't be read"


def test_a_file_without_exercises_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.txt").write_text("C3 B2")
    assert main(["library", str(tmp_path / "game.txt"), "--exercises"]) == 0
    assert capsys.readouterr().out == "0 exercises, 0 due today\n"
