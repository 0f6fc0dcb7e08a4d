"""Which games are the same: the records of tests/data/duplicates.json, which the page's tests read as well."""

import json
from pathlib import Path

import pytest

from bug_engine.cli.main import main
from bug_engine.formats import record
from bug_engine.library.duplicates import Described, covers, each_once
from bug_engine.library.summary import summary_of
from tests.data import HERE

CASES = json.loads((HERE / "duplicates.json").read_text("utf-8"))
HEAD = "Rules: genius\nBoard: hexhex3\nX: Ann\n"


@pytest.mark.parametrize("case", CASES, ids=[case["which"] for case in CASES])
def test_a_record_covers_another_one(case: dict[str, str]) -> None:
    one, other = case["one"], case["other"]
    assert (covers(one, other), covers(other, one)) == (case["says_more"] != "both", case["says_more"] == "neither")


def test_the_command_keeps_what_each_game_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = ["\n1. C3 2. A1", "\n1. C3 {good} 2. A1", "\n1. C3 {bad} 2. A1", "Result: x wins on time\n\n1. C3 2. A1"]
    (tmp_path / "all.txt").write_text("\n\n".join(HEAD + each for each in records))
    saved = tmp_path / "all.json"
    assert main(["library", str(tmp_path / "all.txt"), "--backup", str(saved)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 games, 1 duplicates, 0 refused"
    kept = [game["record"] for game in json.loads(saved.read_text("utf-8"))["games"]]
    assert [any(said in each for each in kept) for said in ("{good}", "{bad}", "on time")] == [True] * 3


NAMED = "Rules: genius\nBoard: hexhex3\n{}\n1. C3 2. A1"
WHO = {"nobody": "", "Ann": "X: Ann\nDate: 2026-11-27\n", "Ben": "X: Ben\n", "later": "X: Ann\nDate: 2026-11-28\n"}


@pytest.mark.parametrize(
    ("names", "kept"),
    [
        (["nobody", "Ann"], ["Ann"]),
        (["Ann", "nobody"], ["Ann"]),
        (["Ann", "Ben", "nobody", "later"], ["Ann", "Ben", "later"]),
        (["nobody", "Ann", "Ben"], ["Ann", "Ben"]),
    ],
)
def test_a_game_without_players_and_date_is_the_same_as_one_that_names_them(names: list[str], kept: list[str]) -> None:
    texts = {name: NAMED.format(who) for name, who in WHO.items()}
    found = each_once([texts[name] for name in names], lambda text: Described(summary_of(record.read(text)), text))
    assert found == [texts[name] for name in kept]
