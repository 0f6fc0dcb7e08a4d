"""The commands of `python3 -m bug_engine`: their output, errors and exit codes."""

import re
import subprocess
import sys
from itertools import count

import pytest

import bug_engine
from bug_engine.bots.bench import bench
from bug_engine.side import MARKS
from bug_engine.wire.catalogue import catalogue_module
from tests.positions import WORKED_EXAMPLE
from tests.unit.cli.conftest import Terminal

WORKED_TEXT = "/".join("".join(line.split()) for line in WORKED_EXAMPLE.strip().splitlines())


def test_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "bug_engine", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["bug_engine", bug_engine.__version__]


# perft


def test_perft_counts_every_depth(terminal: Terminal) -> None:
    code, out, _ = terminal.run("perft", "3", "--board", "hexhex3")
    assert code == 0
    assert [line.split()[:2] for line in out.splitlines()] == [["1", "19"], ["2", "342"], ["3", "3678"]]


def test_perft_needs_no_depth(terminal: Terminal) -> None:
    code, out, _ = terminal.run("perft", "--rules", "chosen", "--board", "hexhex3")
    assert (code, out.splitlines()[-1].split()[:2]) == (0, ["4", "38298"])


@pytest.mark.parametrize(("unit", "total"), [("stone", 3678), ("turn", 13002)])
def test_perft_divides(terminal: Terminal, unit: str, total: int) -> None:
    _, out, _ = terminal.run("perft", "3", "--board", "hexhex3", "--divide", "--unit", unit)
    counts = dict(line.split()[:2] for line in out.splitlines() if re.fullmatch(r"[A-E]\d \d+", line))
    assert len(counts) == 19
    assert sum(map(int, counts.values())) == total


def test_perft_starts_from_a_position(terminal: Terminal) -> None:
    _, out, _ = terminal.run("perft", "1", "--position", WORKED_TEXT, "--mover", "o", "--unit", "turn")
    assert out.split()[:2] == ["1", "4"]


# explain


def test_explain_says_what_a_turn_does(terminal: Terminal) -> None:
    code, out, _ = terminal.run("explain", "B1-B3", "--position", WORKED_TEXT, "--mover", "o")
    assert code == 0
    assert "o played B1-B3 and ate A3-B4-C4" in out


@pytest.mark.parametrize(
    ("turn", "cells"), [("C2", "B2, D2"), ("B1", "A3, B4, C4"), ("B1", "A3 or B3"), ("B1-D4", "A2, B1, B2")]
)
def test_explain_names_the_cells_that_make_a_turn_illegal(terminal: Terminal, turn: str, cells: str) -> None:
    _, out, _ = terminal.run("explain", turn, "--position", WORKED_TEXT, "--mover", "o")
    assert cells in out


def test_explain_after_turns(terminal: Terminal) -> None:
    _, out, _ = terminal.run("explain", "C3", "--turns", "C3 B2-B1")
    assert "x played C3" in out


# play


def test_play_ends_with_quit(terminal: Terminal) -> None:
    typed = ["turns", "why C3-C4", "C3", "C3", "B2-B1", "undo", "", "quit", "A1"]
    code, out, _ = terminal.run("play", "--board", "hexhex3", typed=typed)
    assert code == 0
    for text in ("A1 A2 A3 B1", "nothing left to eat", "C3 is occupied", "o to move", "x to move", "undo"):
        assert text in out
    assert "wins" not in out


def test_play_ends_with_the_input(terminal: Terminal) -> None:
    assert terminal.run("play", "--board", "hexhex2", typed=["A1"])[0] == 0


def test_bots_play_a_game_to_its_end(terminal: Terminal) -> None:
    code, out, _ = terminal.run("play", "--board", "hexhex3", "--x", "larva", "--o", "larva", "--seed", "1")
    assert code == 0
    assert re.search(r"^[xo] cannot grow and wins, \d+ cells ahead\.$", out, re.MULTILINE)
    movers = re.findall(r"^([xo]) played", out, re.MULTILINE)
    assert movers == [MARKS[n % 2] for n in range(len(movers))]


def test_a_person_plays_a_bot(terminal: Terminal) -> None:
    _, out, _ = terminal.run("play", "--board", "hexhex3", "--o", "larva", "--seed", "1", typed=["C3", "undo", "quit"])
    assert "o played" in out


# bench, catalogue


def test_bench_prints_its_figures() -> None:
    """The clock advances by ten milliseconds with every call."""
    ticks = count(step=0.01)
    lines = list(bench(lambda: next(ticks), seconds=0.1))
    figures = [" ".join(line.split()[:2]) for line in lines]
    boards = ("hexhex3", "hexhex4", "hexhex5")
    for figure in (*(f"playouts {board}" for board in boards), "perft hexhex4", "search hexhex4", "search hexhex5"):
        assert figures.count(figure) == 1, figure
    assert lines[0].startswith("baseline")
    assert re.fullmatch(r"signature [0-9a-f]{8}", lines[-1])


def test_catalogue_prints_the_module(terminal: Terminal) -> None:
    assert terminal.run("catalogue") == (0, catalogue_module(), "")


# Errors


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["explain", "C3", "--turns", "C3 C3"], "turn 2 of --turns, C3, is not legal: C3 is occupied"),
        (["explain", "C3", "--position", "xo"], "no board"),
        (["explain", "C3", "--position", "xz/.../.."], "'z'"),
        (["perft", "-1"], "depth"),
    ],
)
def test_errors_are_printed_and_exit_with_1(terminal: Terminal, arguments: list[str], message: str) -> None:
    code, out, errors = terminal.run(*arguments)
    assert (code, out) == (1, "")
    assert message in errors
    assert errors.startswith("bug_engine: ")
    assert errors.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["dance"], ["perft", "three"], ["perft", "1", "--rules", "go"], ["explain"]])
def test_unusable_arguments_exit_with_2(terminal: Terminal, arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        terminal.run(*arguments)
    assert caught.value.code == 2
