"""The command `openings`: what files played from a position, and books that it makes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bug_engine import Position
from bug_engine.bots.opening_book import OpeningBook
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
    assert printed.startswith("6 positions, ")
    book = OpeningBook(file.read_text(), Position.initial("genius", "hexhex2"))
    assert (book.depth, len(book.entries)) == (2, 6)
    assert all(0 <= entry.value <= 1 for entry in book.entries)


def test_a_book_begins_with_the_empty_board(terminal: Terminal, tmp_path: Path) -> None:
    code, _, error = terminal.run("openings", "--make", str(tmp_path / "x.book"), "--turns", "C3")
    assert code == 1
    assert "a book begins with the empty board" in error
