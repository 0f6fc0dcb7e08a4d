"""The command `openings`: the turns that files played from a position, and the books that it makes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bug_engine import Position
from bug_engine.bots.opening_book import Judged, OpeningBook, lines_up_to, written
from tests.unit.cli.conftest import Terminal

GAMES = """Rules: genius
Board: hexhex3
Result: x wins by resignation

1. A1 2. C3

Rules: genius
Board: hexhex3

1. E3 2. Z9
"""


def test_the_turns_of_a_position_are_listed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(GAMES)
    code, printed, _ = terminal.run("openings", str(file))
    lines = printed.splitlines()
    assert code == 0
    assert lines[0] == "1 games from here: 1 won, 0 lost by the side to move"
    assert lines[1].split() == ["A1", "1", "games", "100", "%", "lost", "in", "23"]
    assert lines[-1] == "1 refused"
    _, printed, _ = terminal.run("openings", str(file), "--turns", "C1")
    assert "C3            1 games   0 %" in printed


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_book_is_made_and_can_be_read(terminal: Terminal, tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "openings.book"
    arguments = ("--board", "hexhex2", "--depth", "2", "--seconds", "0.001", "--jobs", jobs, "--make", str(file))
    code, printed, _ = terminal.run("openings", *arguments)
    assert code == 0
    assert printed.startswith("turn 1: 2 positions, 0.0 minutes")
    assert "turn 2: 4 positions" in printed
    book = OpeningBook(file.read_text(), Position.initial("genius", "hexhex2"))
    assert (book.depth, len(book.entries)) == (2, 6)
    assert all(0 <= entry.value <= 1 for entry in book.entries)


@pytest.mark.long
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_deep_book_follows_only_the_best_turns(terminal: Terminal, tmp_path: Path, jobs: str) -> None:
    file, start = tmp_path / "openings.book", Position.initial("genius", "hexhex3")
    arguments = ("--depth", "3", "--every", "1", "--breadth", "2", "--seconds", "0.002", "--jobs", jobs)
    code, _, _ = terminal.run("openings", "--board", "hexhex3", *arguments, "--make", str(file))
    assert code == 0
    entries = OpeningBook(file.read_text(), start).entries
    lines = [entry.turns for entry in entries]
    every = list(lines_up_to(start, 1))
    assert lines[: len(every)] == every
    assert {len(line) for line in lines} == {1, 2, 3}
    for before, count in Counter(line[:-1] for line in lines[len(every) :]).items():
        assert before in lines
        assert count <= 2


@pytest.mark.long
def test_a_book_keeps_values_that_were_searched_longer(terminal: Terminal, tmp_path: Path) -> None:
    old, file, start = tmp_path / "old.book", tmp_path / "new.book", Position.initial("genius", "hexhex3")
    known = [Judged(("A1",), 0.25, 10**9), Judged(("A1", "C3"), 0.75, 10**9), Judged(("A1", "B3"), 0.7501, 1)]
    old.write_text(written(start, 2, known))
    arguments = ("--board", "hexhex3", "--depth", "3", "--every", "2", "--breadth", "1", "--seconds", "0.001")
    code, _, _ = terminal.run("openings", *arguments, "--make", str(file), "--keep", str(old))
    assert code == 0
    entries = {entry.turns: entry for entry in OpeningBook(file.read_text(), start).entries}
    assert [entries[each.turns] == each for each in known] == [True, True, False]
    # The maker also follows a position that keeps its value.
    assert any(line[:2] == ("A1", "C3") for line in entries if len(line) == 3)


def test_a_book_of_another_board_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    old = tmp_path / "old.book"
    old.write_text(written(Position.initial("genius", "hexhex2"), 1, []))
    code, _, error = terminal.run("openings", "--make", str(tmp_path / "x.book"), "--keep", str(old))
    assert code == 1
    assert "this is not the openings of hexhex3" in error
    assert not (tmp_path / "x.book").exists()


def test_a_book_begins_with_the_empty_board(terminal: Terminal, tmp_path: Path) -> None:
    code, _, error = terminal.run("openings", "--make", str(tmp_path / "x.book"), "--turns", "C3")
    assert code == 1
    assert "a book begins with the empty board" in error
