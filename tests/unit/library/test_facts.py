"""A reader's games as statistics get them: tests/data/reader.json, which the page's tests read as well."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from bug_engine.cli.main import main
from bug_engine.formats import record
from bug_engine.game import Game
from bug_engine.library import backup
from bug_engine.library.facts import facts_of, played_at
from bug_engine.library.summary import summary_of
from tests.data import HERE

READER = json.loads((HERE / "reader.json").read_text("utf-8"))
GAMES: list[dict[str, Any]] = READER["backup"]["games"]


def _written(games: list[dict[str, Any]], folder: Path) -> str:
    file = folder / "games.json"
    file.write_text(json.dumps({"bug_library": 1, "games": games}), "utf-8")
    return str(file)


@pytest.mark.parametrize("games", [GAMES, GAMES[::-1], GAMES[3:] + GAMES[:3]], ids=["as_kept", "reversed", "turned"])
def test_the_command_finds_the_pages_companion_in_any_order_of_the_file(
    games: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["library", _written(games, tmp_path), "--reader"]) == 0
    said = capsys.readouterr().out
    assert re.findall(r"companion:(\d+)", said) == [str(READER["companion"])]
    assert "accuracy 94 %, in 2 reviewed games" in said
    assert "mistakes: 4 in the opening, 3 in the middle, 1 in the end" in said


def test_the_facts_are_those_of_the_page() -> None:
    known = [(record.read(each["record"]), each) for each in GAMES]
    known.sort(key=lambda each: played_at(summary_of(each[0]), each[1]))
    found = [facts_of(summary_of(game), details, backup.reader_of(details) or 0) for game, details in known]
    plain = [asdict(each) | {"day": each.day.isoformat()} for each in found if each]
    assert json.loads(json.dumps(plain)) == READER["facts"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"mistakes": [1, 1], "accuracy": "90", "slips": [1]},
        {"mistakes": [1, 1, -1], "accuracy": True, "slips": "x"},
        {"mistakes": {}, "accuracy": [], "slips": [0, 0, 0, 0, 0.5]},
    ],
    ids=["short", "negative", "kinds"],
)
def test_a_review_that_no_page_wrote_does_not_count(wrong: dict[str, Any]) -> None:
    game = record.read(GAMES[0]["record"])
    facts = facts_of(summary_of(game), {**GAMES[0], **wrong}, 0)
    assert facts
    assert (facts.mistakes, facts.accuracy, facts.slips) == (None, None, None)


def test_a_review_counts_for_the_reader_only() -> None:
    summary = summary_of(record.read(GAMES[0]["record"]))
    both = [facts_of(summary, GAMES[0], side) for side in (0, 1)]
    assert [each and each.mistakes for each in both] == [(1, 1, 0), None]


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31", "2026-02-30", "0000-01-01"])
def test_any_day_of_a_record_can_be_sorted(day: str) -> None:
    game = Game("genius", "hexhex3", headers={"Date": day}).play("C3").play("B2-B1")
    for kept in (None, "y", 1e300, -1, 1_795_000_000_000):
        assert len(played_at(summary_of(game), {"kept": kept})) == 2
