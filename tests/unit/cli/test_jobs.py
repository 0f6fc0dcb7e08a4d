"""`--jobs`: several processes find the same as one."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest

from bug_engine import Position
from bug_engine.bots import LEVELS
from bug_engine.bots.bench import playout_work
from bug_engine.cli.options import spread
from bug_engine.study.ladder import _won
from bug_engine.study.report import perft_table
from tests.unit.cli.conftest import Terminal

LOSER = "def think(position, limit):\n    yield 'nothing'\n"


def test_two_processes_play_the_same_match_as_one(terminal: Terminal, tmp_path: Path) -> None:
    match = ["match", "uct:20", "random:1", "--board", "hexhex2", "--games", "12"]
    one = terminal.run(*match, "--log", str(tmp_path / "one"))
    two = terminal.run(*match, "--log", str(tmp_path / "two"), "--jobs", "2")
    assert one == two
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_faults_of_a_users_bot_in_other_processes_are_reported(terminal: Terminal, tmp_path: Path) -> None:
    bot = tmp_path / "loser.py"
    bot.write_text(LOSER, "utf-8")
    match = ["match", str(bot), "random:1", "--nodes", "1", "--board", "hexhex3", "--games", "4", "--jobs", "2"]
    code, out, _ = terminal.run(*match)
    assert code == 0
    assert "0 of 4" in out
    assert "nothing" in out


def test_a_decided_sequential_test_ends_the_processes(terminal: Terminal) -> None:
    match = ["match", "uct:100", "random:1", "--board", "hexhex2", "--games", "100000", "--sprt", "0.3", "0.6"]
    code, out, _ = terminal.run(*match, "--jobs", "2")
    assert code == 0
    assert "rather 60%" in out


def without_speed(page: str) -> str:
    return re.sub(r"[^<]*on the machine[^<]*|[^<>]*(?=</td><td[^>]*>[^<]*on the machine)", "", page)


def test_two_processes_make_the_same_report_as_one(terminal: Terminal) -> None:
    report = ["report", "--board", "hexhex2", "--games", "30", "--leaves", "50", "--ladder", "1", "--sample", "larva"]
    one, two = (terminal.run(*report, "--seconds", "0.001", "--jobs", jobs)[1] for jobs in "12")
    assert without_speed(one) == without_speed(two)


def test_two_processes_make_the_same_report_of_a_game_under_way(terminal: Terminal) -> None:
    """The first process has played turns and counted lines, so its kernel knows bugs, before it sends the position."""
    turns = "D1 D2-C2 B3 D6 C6-C5 A3-B4-B3 B5 C1 A1 F3 F2-G1 E6"
    start = ["--board", "hexhex4", "--rules", "chosen", "--turns", turns]
    report = ["report", *start, "--games", "100", "--leaves", "2000", "--sample", "larva", "--seconds", "0.001"]
    one, two = (terminal.run(*report, "--jobs", jobs)[1] for jobs in "12")
    assert "<th" in one
    assert without_speed(one) == without_speed(two)


def test_other_processes_play_the_ladder_as_this_one() -> None:
    start, levels = Position.initial("genius", "hexhex3"), (LEVELS["larva"], LEVELS["nymph"])
    for _ in perft_table(start, 10_000):
        pass
    playout_work(start)()
    work, games = partial(_won, start, *levels, 1), range(40)
    assert list(spread(2, work, games)) == list(map(work, games))


def test_two_processes_check_a_book(terminal: Terminal) -> None:
    code, out, _ = terminal.run("book", "--stones", "1", "--jobs", "2")
    assert code == 0
    assert re.findall(r"\d stones: \d right", out) == ["0 stones: 1 right", "1 stones: 4 right"]


@pytest.mark.slow
def test_two_processes_make_the_same_puzzles_as_one(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bug_engine.cli.puzzles.BATCH", 2)
    for jobs in "12":
        terminal.run("puzzles", str(tmp_path / jobs), "--seconds", "0.01", "--jobs", jobs)
    assert (tmp_path / "1").read_text() == (tmp_path / "2").read_text()
    code, out, _ = terminal.run("puzzles", str(tmp_path / "1"), "--check", "--jobs", "2")
    assert code == 0
    assert "puzzles proven" in out


def ended_match(ended_by: signal.Signals, bot: str, jobs: str, folder: Path) -> tuple[int, int, bytes]:
    """End a match after its first pair; return the process group, the exit code and the errors."""
    match = ["match", bot, "random:1", "--nodes", "1", "--board", "hexhex3", "--games", "100000", "--jobs", jobs]
    first = subprocess.Popen(
        [sys.executable, "-m", "bug_engine", *match],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "TMPDIR": str(folder)},
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a program in the background ignores it
    )
    with first:
        assert first.stdout
        assert b" against " in first.stdout.readline()
        assert b" of 2" in first.stdout.readline()
        first.send_signal(ended_by)
        _, errors = first.communicate(timeout=60)
    return first.pid, first.returncode, errors


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
@pytest.mark.parametrize(("ended_by", "code"), [(signal.SIGTERM, 143), (signal.SIGKILL, -signal.SIGKILL)])
def test_no_process_outlives_the_first(ended_by: signal.Signals, code: int, tmp_path: Path) -> None:
    """All of them share a process group, which is gone when its last process has ended."""
    group, *ended = ended_match(ended_by, "uct:20", "2", tmp_path)
    assert ended == [code, b""]
    wait_until(lambda: not is_alive(group))
    assert not list(tmp_path.glob("bug-bot-*"))  # they unpack no wheel


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
@pytest.mark.parametrize("jobs", "12")
@pytest.mark.parametrize(("ended_by", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_match_that_is_ended_leaves_no_unpacked_wheel(
    ended_by: signal.Signals, code: int, jobs: str, tmp_path: Path
) -> None:
    """SIGKILL leaves it: no program can do anything after that."""
    with ZipFile(tmp_path / "mybot-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("mybot.py", "def think(position, limit):\n    yield next(iter(position.legal_turns))\n")
    (tmp_path / "temporary").mkdir()
    _, *ended = ended_match(ended_by, wheel.filename or "", jobs, tmp_path / "temporary")
    assert ended == [code, b""]
    assert not list((tmp_path / "temporary").glob("bug-bot-*"))


EARLY = """
import os, signal, sys, time
from bug_engine.cli.options import spread

def early():
    if not os.path.exists(sys.argv[1]):
        with open(sys.argv[1], "w") as file:
            file.write(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGTERM)

def work(item):
    time.sleep(0.05)
    return os.getpid()

signal.signal(signal.SIGTERM, lambda *_: None)
os.register_at_fork(after_in_child=early)
workers = set(spread(2, work, range(20)))
with open(sys.argv[1]) as file:
    print(int(file.read()) in workers, len(workers) > 0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="it has other signals")
def test_a_process_that_is_ended_while_it_begins_ends(tmp_path: Path) -> None:
    """It forgot the signal once, and the match that had been ended waited for it without end."""
    command = [sys.executable, "-c", EARLY, str(tmp_path / "ended")]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=60, check=True)
    assert done.stdout == b"False True\n"


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(holds: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
