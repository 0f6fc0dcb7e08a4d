"""The command line for every rule set, board and notation, and games in files."""

from pathlib import Path

import pytest

from bug_engine.cli.main import main

RECORD = "Rules: iggc\nBoard: hexhex3\nX: Ann\n\n{hi} 1. C3 [o: Z9] 2. B2-B1 (2. A1) 3. D4\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD, encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_explain_under_switches_on_a_custom_board(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "explain", "A2", "--rules", "chosen+merging", "--board", "_.../.*../...")
    assert (code, "x played A2" in out, "A  . . ." in out) == (0, True, True)


def test_green_meadow_is_played_in_diagonals(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "explain", "D1", "--rules", "green-meadow")
    assert "x took D1 off the board" in out
    _, out, _ = run(capsys, "explain", "a1", "--rules", "green-meadow", "--coordinates", "abstractplay")
    assert "x took a1 off the board" in out


def test_explain_takes_over_the_first_move(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "explain", "swap", "--rules", "genius+pie", "--turns", "C3")
    assert "o took over the first move" in out


@pytest.mark.parametrize("rules", ["chosen", "all+setup=1", "iggc+merging+pie"])
def test_perft_under_any_rules(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    _, out, _ = run(capsys, "perft", "2", "--rules", rules, "--board", "hexhex3")
    assert [line.split()[:2] for line in out.splitlines()] == [["1", "19"], ["2", "342"]]


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    code, out, _ = run(capsys, "replay", str(file))
    assert code == 0
    told = out.splitlines()
    assert told[0:2] == ["X: Ann", "hi"]
    assert told[2].startswith("1. x played C3")
    assert told[3] == "(o submitted 'Z9', which was refused)"
    assert told[4].startswith("2. o played B2-B1 and ate C3")
    assert told[-1] == "o to move"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--to", "link"], "hexhex3,iggc,C3.B2-B1.D4\n"),
        (["--to", "turns"], "C3 B2-B1 D4\n"),
        (["--to", "turns", "--in", "abstractplay"], "c3 d2,d1 b4\n"),
        (["--to", "record"], RECORD.replace("X: ", "Coordinates: rows\nX: ")),
    ],
)
def test_convert_writes_it_in_another_form(
    capsys: pytest.CaptureFixture[str], file: Path, arguments: list[str], told: str
) -> None:
    assert run(capsys, "convert", str(file), *arguments) == (0, told, "")


def test_convert_reads_lists_with_what_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("1. c3 d2,d1 2. b4", encoding="utf-8")
    arguments = ["--rules", "iggc", "--board", "hexhex3", "--coordinates", "abstractplay", "--to", "link"]
    _, out, _ = run(capsys, "convert", str(path), *arguments)
    assert out == "hexhex3,iggc,coordinates=abstractplay,c3.d2-d1.b4\n"
    with path.open(encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert run(capsys, "convert", "-", *arguments)[1] == out


def test_mistakes_in_files_are_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(RECORD.replace("B2-B1", "B2-Z1"), encoding="utf-8")
    code, out, errors = run(capsys, "replay", str(path))
    assert (code, out) == (1, "")
    first, drawn, under = errors.splitlines()
    assert first == "bug_engine: line 5, column 26: 'Z1' is not a cell of this board."
    assert drawn[under.index("^") :].startswith("Z1")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "{} can't be read: no such file or directory"),
        (b" \n", "{} is empty: it holds no game"),
        (b"C3 \xff", "{} is not UTF-8 text: byte 4 is invalid"),
    ],
)
def test_a_file_without_a_text_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None, told: str
) -> None:
    path = tmp_path / "none.txt"
    if content is not None:
        path.write_bytes(content)
    assert run(capsys, "replay", str(path)) == (1, "", f"bug_engine: {told.format(path)}\n")


def test_a_cell_that_is_blackened_is_not_called_played(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "explain", "D4", "--rules", "green-meadow", "--turns", "D1")
    assert "o took D4 off the board; cells left: x 22, o 22" in out


@pytest.mark.parametrize("arguments", [["--rules", "all+"], ["--board", "moon"], ["--coordinates", "maps"]])
def test_unusable_arguments_exit_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["explain", "A1", *arguments])
    assert caught.value.code == 2
