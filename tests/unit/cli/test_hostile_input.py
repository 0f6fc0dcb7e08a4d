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
from bug_engine.puzzles.puzzle import write

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


def test_ctrl_c_during_imports_ends_quietly() -> None:
    interrupted = "import sys; sys.meta_path.insert(0, type('F', (), {'find_spec': staticmethod(interrupt)})())"
    script = f"""
import runpy, bug_engine
def interrupt(name, *_):
    if name.startswith("bug_engine.cli"):
        raise KeyboardInterrupt
{interrupted}
runpy.run_module("bug_engine", run_name="__main__")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (130, b"")


@pytest.mark.skipif(os.name != "posix", reason="the streams are closed by a shell")
@pytest.mark.parametrize(
    ("command", "code", "out"),
    [
        ("explain C3 --board hexhex3 >&-", 141, ""),
        ("explain C3 --board hexhex3 >&- 2>&-", 141, ""),
        ("explain C3 --board hexhex3 2>&- | tail -n 1", 0, "x played C3; cells left: x 12, o 18\n"),
        ("explain C9 --rules moon 2>&-", 2, ""),
        ("replay none.txt 2>&-", 1, ""),
        ("replay - <&- 2>&1", 1, "bug_engine: the input is empty: it has no game\n"),
        ("serve-stdio <&-", 0, ""),
        ("play --board hexhex2 <&- >&-", 141, ""),
        ("library none.txt >&- 2>&-", 1, ""),
    ],
)
def test_closed_streams_are_not_an_error(command: str, code: int, out: str) -> None:
    line = f'"$0" -m bug_engine {command}'
    done = subprocess.run(["bash", "-c", line, sys.executable], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (code, out, "")


def test_a_file_is_written_although_the_output_is_closed(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    options = '--board hexhex2 --games 2 --leaves 9 --sample larva --seconds 0.001 --out "$1"'
    line = f'"$0" -m bug_engine report {options} >&- 2>&- <&-'
    subprocess.run(["bash", "-c", line, sys.executable, str(out)], timeout=60, check=True)
    assert out.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("arguments", [("report", "--games", "1", "--leaves", "1", "--sample", "larva", "--out")])
def test_a_file_that_cannot_be_written_is_named(
    arguments: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "none" / "report.html"
    assert main([*arguments, str(file), "--board", "hexhex2", "--seconds", "0.001"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == f"bug_engine: {file}: no such file or directory"


def test_a_number_of_cells_to_blacken_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "A1", "--setup", "9999999999"]) == 1
    assert "must be a number from 0 to 999, not '9999999999'" in capsys.readouterr().err


def test_perft_ends_where_every_game_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "999999", "--board", "hexhex2"]) == 0
    lines = [line.split()[1] for line in capsys.readouterr().out.splitlines()]
    assert lines[-1] == "0"
    assert "0" not in lines[:-1]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "{} can't be read: no such file or directory"),
        (b"", "{} is empty: it has no puzzles"),
        (b"\xff", "{} is not UTF-8 text: byte 1 is invalid"),
    ],
)
def test_a_file_of_puzzles_is_read_like_others(
    content: bytes | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.js"
    if content is not None:
        file.write_bytes(content)
    assert main(["puzzles", str(file), "--check"]) == 1
    assert capsys.readouterr().err == f"bug_engine: {message.format(file)}\n"


def test_a_file_of_puzzles_may_begin_with_a_byte_order_mark(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzles.js"
    file.write_text("\ufeff" + write([], 0, 1), "utf-8")
    assert main(["puzzles", str(file), "--check"]) == 0
    assert capsys.readouterr().out.startswith("0 puzzles proven")


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
