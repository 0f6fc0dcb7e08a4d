"""Bad bytes, bad numbers, closed pipes and escape sequences: plain words and the usual exit codes."""

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bug_engine.cli.main import main

COMMAND = [sys.executable, "-m", "bug_engine"]


def usage_error(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("bench", "--seconds", "-1"),
        ("bench", "--seconds", "nan"),
        ("match", "random", "random", "--games", "-3"),
        ("match", "random", "random", "--opening", "-4"),
        ("match", "random", "random", "--nodes", "0"),
        ("match", "random", "random", "--time", "inf"),
        ("match", "random", "random", "--sprt", "5", "1"),
        ("solve", "--each", "-1"),
        ("solve", "--seconds", "0"),
    ],
)
def test_an_impossible_number_is_a_usage_error(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert f"argument {arguments[-2 if arguments[-3] != '--sprt' else -3]}" in usage_error(capsys, *arguments)


def test_a_sequential_test_takes_the_lower_share_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "random:1", "random:1", "--sprt", "0.6", "0.5"]) == 1
    assert "lower share first" in capsys.readouterr().err


def test_stdio_goes_on_after_bytes_that_are_not_text() -> None:
    requests = b'\xff\n{"id": "\xff", "method": "hello"}\n{"id": 3, "method": "hello"}\n'
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run([*COMMAND, "serve-stdio"], input=requests, capture_output=True, timeout=60, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert [json.loads(line)["id"] for line in done.stdout.splitlines()] == [None, "\ufffd", 3]


def test_a_closed_pipe_is_not_an_error() -> None:
    process = subprocess.Popen([*COMMAND, "catalogue"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stderr
    process.stdout.read(5)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) in (0, 141)


def test_ctrl_c_ends_quietly() -> None:
    # A shell lets background programs ignore Ctrl-C, and these tests and all that they start may be among them.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, "perft", "30"], stdout=pipe, stderr=pipe, preexec_fn=heed) as process:
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, b"")


def test_help_can_be_shown_on_an_ascii_terminal() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for arguments in (["--help"], ["play", "--help"], ["match", "--help"], ["catalogue"]):
        done = subprocess.run([*COMMAND, *arguments], capture_output=True, timeout=60, env=environment)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "text", ["Board: hexhex3\nX: \x1b[2J\x9b1m\u202e\n\nC3 {\x1b]0;owned\x07}", "Board: \x1b[2J\n\nC3"]
)
def test_a_record_does_not_command_the_terminal(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    main(["replay", str(tmp_path / "game.txt")])
    printed = capsys.readouterr()
    assert all(char.isprintable() or char in "\n\t" for char in printed.out + printed.err)


def test_a_turn_does_not_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain", "\x1b[2J"])
    main(["perft", "1", "--turns", "\x1b[2J"])
    printed = capsys.readouterr()
    assert "\x1b" not in printed.out + printed.err
