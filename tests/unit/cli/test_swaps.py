"""If the second side may take over the first stone, `match` and `report` play the swap."""

from pathlib import Path

import pytest

from bug_engine.bots import LEVELS
from tests.unit.cli.conftest import Terminal

# Two separate cells, one with a stone: the side that owns it when the other cell is taken wins.
TAKEN = ("--board", "._.", "--rules", "chosen+pie", "--turns", "A1")
PLAIN = "def think(position, limit):\n    yield str(next(iter(position.legal_turns)))\n"
SWAPPER = "def think(position, limit):\n    *_, last = position.legal_turns\n    yield str(last)\n"


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_wins_a_match_by_the_swap_that_its_opponent_never_plays(
    terminal: Terminal, tmp_path: Path, level: str
) -> None:
    plain = tmp_path / "plain.py"
    plain.write_text(PLAIN, "utf-8")
    code, out, _ = terminal.run("match", level, str(plain), *TAKEN, "--nodes", "5", "--games", "2", "--opening", "0")
    _, score, *faults = out.splitlines()
    assert (code, score[:6], faults) == (0, "2 of 2", [])


def test_a_users_bot_may_swap_in_a_match(terminal: Terminal, tmp_path: Path) -> None:
    bots = tmp_path / "swapper.py", tmp_path / "plain.py"
    for bot, text in zip(bots, (SWAPPER, PLAIN), strict=True):
        bot.write_text(text, "utf-8")
    options = ("--nodes", "5", "--games", "2", "--opening", "0")
    code, out, _ = terminal.run("match", *map(str, bots), *TAKEN, *options)
    _, score, *faults = out.splitlines()
    assert (code, score[:6], faults) == (0, "2 of 2", [])


def test_the_sample_game_of_a_report_begins_with_a_swap(terminal: Terminal) -> None:
    options = ("--games", "3", "--leaves", "20", "--seconds", "0.001", "--ladder", "1", "--sample", "ant")
    code, page, _ = terminal.run("report", *TAKEN, *options)
    assert code == 0
    assert '<ol class="game"><li>swap</li>' in page


def test_solve_counts_the_swap(terminal: Terminal) -> None:
    code, out, _ = terminal.run("solve", "--rules", "chosen+pie", "--board", "_..", "--turns", "A1", "--each", "100")
    first, *each = out.splitlines()
    assert (code, first.partition("   ")[0]) == (0, "won in 2: swap A2-A1")
    assert "swap won in 2" in each


@pytest.mark.parametrize("rules", ["genius+handicap=3", "chosen+pie"])
def test_solve_says_where_nothing_is_proven(terminal: Terminal, rules: str) -> None:
    code, out, _ = terminal.run("solve", "--rules", rules, "--board", "hexhex2", "--each", "100")
    said = "not decided: with a handicap, or before a first stone that may be taken over, nothing is proven\n"
    assert (code, out) == (0, said)
