"""Puzzles: proofs of the file (a sample in seconds, all in minutes), and how puzzles are made."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from bug_engine import Position
from bug_engine.cli.main import main
from bug_engine.puzzles.making import MIN_DIFFERENCE, MIN_TURNS, QUOTAS, Maker
from bug_engine.puzzles.proving import fault, prove
from bug_engine.puzzles.puzzle import BadPuzzles, Puzzle, difference, images, read, write

FILE = Path(__file__).parents[3] / "web" / "learn" / "puzzles.js"
KNOWN = read(FILE.read_text(encoding="utf-8"))
SAMPLE = 10


def test_there_are_enough_and_they_are_small() -> None:
    assert len(KNOWN.puzzles) >= 300
    assert FILE.stat().st_size <= 100_000
    assert {puzzle.board for puzzle in KNOWN.puzzles} >= {"hexhex3", "hexhex4", "hexhex5"}
    assert {puzzle.rules for puzzle in KNOWN.puzzles} >= {"genius", "ludii", "iggc", "classic"}
    assert {puzzle.grade for puzzle in KNOWN.puzzles} == {1, 2, 3, 4, 5}
    assert {min(puzzle.own_turns, 5) for puzzle in KNOWN.puzzles} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("puzzle", KNOWN.puzzles[:: len(KNOWN.puzzles) // SAMPLE], ids=lambda puzzle: puzzle.position)
def test_a_sample_is_proven(puzzle: Puzzle) -> None:
    assert fault(puzzle) is None


@pytest.mark.slow
def test_all_are_proven() -> None:
    assert {number: fault(puzzle) for number, puzzle in enumerate(KNOWN.puzzles, 1) if fault(puzzle)} == {}


def test_puzzles_have_enough_turns_and_differ() -> None:
    starts = [(puzzle.board, puzzle.start()) for puzzle in KNOWN.puzzles]
    assert all(len(start.legal_turns) >= MIN_TURNS for _, start in starts)
    for board in {board for board, _ in starts}:
        known = [images(start) for where, start in starts if where == board]
        assert all(difference(one[0], other) >= MIN_DIFFERENCE for one, other in combinations(known, 2))


def test_faults_of_puzzles_are_named() -> None:
    puzzle = Puzzle("hexhex3", "genius", "xox/.o.x/x..x./xo../xoo", 1, "B1-A3", 4, 1)
    assert fault(puzzle) is None
    assert fault(replace(puzzle, turns=6)) == "it is won in 4 turns, not in 6"
    assert fault(replace(puzzle, solution="B3")) == "B1-A3 wins, not B3"
    assert fault(replace(puzzle, mover=0)) == "it is not proven that exactly one turn wins"


def test_a_position_with_two_winning_turns_is_not_a_puzzle() -> None:
    position = Position.from_text("xx./..../...../..../.oo")
    winning = [turn for turn in position.legal_turns if position.play(turn).position.result]
    assert not winning
    assert prove(position) is None


def test_making_can_be_resumed() -> None:
    maker = Maker(seed=7)
    for _, _found in zip(range(3), maker.make(batch=1), strict=False):
        pass
    first = Maker(seed=7)
    for _, _found in zip(range(2), first.make(batch=1), strict=False):
        pass
    again = Maker(first.puzzles, first.tried, 7)
    for _, _found in zip(range(1), again.make(batch=1), strict=False):
        pass
    assert again.puzzles == maker.puzzles
    assert again.tried == maker.tried == 3


def test_the_file_is_read_back_unchanged() -> None:
    assert read(write(KNOWN.puzzles, KNOWN.tried, KNOWN.seed)) == KNOWN
    with pytest.raises(BadPuzzles, match="not a file of puzzles"):
        read("{}")
    with pytest.raises(BadPuzzles, match="version 9"):
        read('{"version": 9}')


def test_the_quotas_are_large_enough() -> None:
    assert sum(quota.wanted for quota in QUOTAS) >= 300


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bug_engine.cli.puzzles.BATCH", 1)
    path = tmp_path / "puzzles.js"
    assert main(["puzzles", str(path), "--seconds", "0.001", "--seed", "2"]) == 0
    made = read(path.read_text(encoding="utf-8"))
    assert made.tried >= 1
    assert made.seed == 2
    path.write_text(write(KNOWN.puzzles[:2], 0, 1), encoding="utf-8")
    assert main(["puzzles", str(path), "--check"]) == 0
    assert "2 puzzles proven" in capsys.readouterr().out
    path.write_text(write([replace(KNOWN.puzzles[0], turns=98)], 0, 1), encoding="utf-8")
    assert main(["puzzles", str(path), "--check"]) == 1
    assert "1 of 1 puzzles are wrong" in capsys.readouterr().err
    assert main(["puzzles", str(tmp_path / "none.js"), "--check"]) == 1
