"""The commands with rule sets, boards and coordinates, and with games in files."""

from pathlib import Path

import pytest

from bug_engine.cli.main import main
from tests.unit.cli.conftest import Terminal

RECORD = "Rules: iggc\nBoard: hexhex3\nX: Ann\n\n{hi} 1. C3 [o: Z9] 2. B2-B1 (2. A1) 3. D4\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_explain_under_switches_on_a_custom_board(terminal: Terminal) -> None:
    code, out, _ = terminal.run("explain", "A2", "--rules", "chosen+merging", "--board", "_.../.*../...")
    assert (code, "x played A2" in out, "A  . . ." in out) == (0, True, True)


def test_green_meadow_is_played_in_diagonals(terminal: Terminal) -> None:
    _, out, _ = terminal.run("explain", "D1", "--rules", "green-meadow")
    assert "x took D1 off the board" in out
    _, out, _ = terminal.run("explain", "a1", "--rules", "green-meadow", "--coordinates", "abstractplay")
    assert "x took a1 off the board" in out


def test_explain_takes_over_the_first_move(terminal: Terminal) -> None:
    _, out, _ = terminal.run("explain", "swap", "--rules", "genius+pie", "--turns", "C3")
    assert "o took over the first move" in out


@pytest.mark.parametrize("rules", ["chosen", "all+setup=1", "iggc+merging+pie"])
def test_perft_under_any_rules(terminal: Terminal, rules: str) -> None:
    _, out, _ = terminal.run("perft", "2", "--rules", rules, "--board", "hexhex3")
    assert [line.split()[:2] for line in out.splitlines()] == [["1", "19"], ["2", "342"]]


def test_replay_prints_the_game(terminal: Terminal, file: Path) -> None:
    code, out, _ = terminal.run("replay", str(file))
    assert code == 0
    lines = out.splitlines()
    assert lines[0:2] == ["X: Ann", "hi"]
    assert lines[2].startswith("1. x played C3")
    assert lines[3] == "(o submitted 'Z9', which was refused)"
    assert lines[4].startswith("2. o played B2-B1 and ate C3")
    assert lines[-1] == "o to move"


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (["--to", "link"], "hexhex3,iggc,C3.B2-B1.D4\n"),
        (["--to", "turns"], "C3 B2-B1 D4\n"),
        (["--to", "turns", "--in", "abstractplay"], "c3 d2,d1 b4\n"),
        (["--to", "record"], RECORD.replace("X: ", "Coordinates: rows\nX: ")),
    ],
)
def test_convert_writes_another_format(terminal: Terminal, file: Path, arguments: list[str], output: str) -> None:
    assert terminal.run("convert", str(file), *arguments) == (0, output, "")


def test_convert_reads_a_list_with_the_options(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("1. c3 d2,d1 2. b4", encoding="utf-8")
    arguments = ["--rules", "iggc", "--board", "hexhex3", "--coordinates", "abstractplay", "--to", "link"]
    _, out, _ = terminal.run("convert", str(path), *arguments)
    assert out == "hexhex3,iggc,coordinates=abstractplay,c3.d2-d1.b4\n"
    with path.open(encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert terminal.run("convert", "-", *arguments)[1] == out


def test_errors_in_files_are_shown_with_their_place(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(RECORD.replace("B2-B1", "B2-Z1"), encoding="utf-8")
    code, out, errors = terminal.run("replay", str(path))
    assert (code, out) == (1, "")
    first, drawn, under = errors.splitlines()
    assert first == "bug_engine: line 5, column 26: 'Z1' is not a cell of this board."
    assert drawn[under.index("^") :].startswith("Z1")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "{} can't be read: no such file or directory"),
        (b" \n", "{} is empty: it has no game"),
        (b"C3 \xff", "{} is not UTF-8 text: byte 4 is invalid"),
    ],
)
def test_a_file_without_a_game_is_an_error(
    terminal: Terminal, tmp_path: Path, content: bytes | None, message: str
) -> None:
    path = tmp_path / "none.txt"
    if content is not None:
        path.write_bytes(content)
    assert terminal.run("replay", str(path)) == (1, "", f"bug_engine: {message.format(path)}\n")


def test_blackening_is_not_called_playing(terminal: Terminal) -> None:
    _, out, _ = terminal.run("explain", "D4", "--rules", "green-meadow", "--turns", "D1")
    assert "o took D4 off the board; cells left: x 22, o 22" in out


@pytest.mark.parametrize("arguments", [["--rules", "all+"], ["--board", "moon"], ["--coordinates", "maps"]])
def test_unusable_arguments_exit_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["explain", "A1", *arguments])
    assert caught.value.code == 2


@pytest.mark.parametrize("command", ["replay", "convert", "library"])
def test_a_command_says_that_several_boards_fit(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text('[["a1", "b4"]]')
    assert main([command, str(file)]) == 0
    assert "fits hexhex4 or hexhex3 or hexhex5, read as hexhex4" in capsys.readouterr().err
    if command == "library":
        return
    assert main([command, str(file), "--board", "hexhex3"]) == 0
    said = capsys.readouterr()
    assert "read as hexhex3" in said.err or not said.err
    assert "hexhex3" in said.out or command == "replay"
