"""Files that commands write: an earlier file stays whole until the new one is, and nothing in it is lost unsaid."""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bug_engine.cli.files import write_file
from bug_engine.formats.record import write as write_record
from bug_engine.game import Game
from tests.unit.cli.conftest import Terminal

COMMAND = [sys.executable, "-m", "bug_engine"]
RECORD = write_record(Game("genius", "hexhex3", headers={"X": "Ann"}).play("C3").play("B2-B1"))
EXERCISE = {"id": "one", "when": 5, "winning": ["A1"], "due": 1, "card": {"last_review": 1}, "known": False}
LEARNED = {"version": 1, "lessons": ["a"], "puzzles": {"1": "helped"}, "row": 3}


def backup(games: object = (), **more: object) -> str:
    return json.dumps({"bug_library": 1, "games": [*games], **more})  # type: ignore[misc]


def saved(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text("utf-8"))
    return found


@contextmanager
def full_disk(free: int = 0) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (free, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


# Writing in one step


def test_a_full_disk_leaves_the_earlier_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("earlier")
    with full_disk(3), pytest.raises(OSError, match="too large") as failed:
        write_file(path, "another one")
    assert failed.value.filename == str(path)
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("a.json", "earlier")]


@pytest.mark.parametrize(
    "arguments",
    [
        ["library", "games.txt", "--overwrite", "--backup", "out"],
        ["report", "--board", "hexhex2", "--games", "1", "--leaves", "1", "--seconds", "0.01", "--out", "out"],
        ["openings", "--board", "hexhex2", "--make", "out", "--depth", "1", "--seconds", "0.01"],
    ],
)
def test_no_command_breaks_a_file_on_a_full_disk(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("games.txt").write_text(RECORD)
    Path("out").write_text("earlier")
    with full_disk(3):
        code, _, errors = terminal.run(*arguments)
    assert (code, "out: file too large" in errors, Path("out").read_text()) == (1, True, "earlier")
    assert {each.name for each in tmp_path.iterdir()} == {"games.txt", "out"}


def test_a_link_stays_a_link_and_a_file_keeps_its_permissions(tmp_path: Path) -> None:
    path, link = tmp_path / "folder" / "a", tmp_path / "link"
    path.parent.mkdir()
    path.write_text("earlier")
    path.chmod(0o640)
    link.symlink_to(path)
    write_file(link, b"new")
    assert (link.is_symlink(), path.read_text(), path.stat().st_mode & 0o777) == (True, "new", 0o640)


def test_pipes_and_devices_are_written_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_text(RECORD)
    games, fifo, out = tmp_path / "games.txt", tmp_path / "fifo", tmp_path / "out"
    os.mkfifo(fifo)
    with subprocess.Popen(["cat", fifo], stdout=subprocess.PIPE) as reader:
        assert subprocess.run([*COMMAND, "library", games, "--backup", fifo], capture_output=True).returncode == 0
        assert json.loads(reader.communicate()[0])["bug_library"] == 1
    with out.open("wb") as stream:
        subprocess.run([*COMMAND, "library", games, "--backup", "/dev/stdout"], stdout=stream, check=True)
    assert "bug_library" in out.read_text("utf-8")  # the file of the output is not replaced by another one
    done = subprocess.run([*COMMAND, "library", games, "--backup", "/dev/full"], capture_output=True, text=True)
    assert (done.returncode, "no space left" in done.stderr) == (1, True)


def test_an_output_that_is_full_is_said_in_words() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, "catalogue"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (1, "bug_engine: no space left on device\n")


# Backups


def test_a_backup_of_backups_has_all_that_they_have(terminal: Terminal, tmp_path: Path) -> None:
    one, other, out = tmp_path / "one.json", tmp_path / "other.json", tmp_path / "out.json"
    unread = {"record": RECORD.replace("B2-B1", "Z9"), "name": "later"}
    first = {"record": RECORD, "id": "g", "name": "", "folder": "club", "later": 1}
    one.write_text(backup([first, unread, 7, {"record": 3}], exercises=[EXERCISE, "odd"], learned=LEARNED, later=[1]))
    again = {"record": RECORD, "id": "h", "name": "won", "folder": "x", "reviewed": True, "tags": ["comeback"]}
    answered = {**EXERCISE, "due": 9, "card": {"last_review": 8}, "known": True, "winning": ["B1"]}
    learned = {"version": 1, "lessons": ["b"], "puzzles": {"1": "clean", "2": "helped"}, "row": 2, "missed": [2, 3]}
    other.write_text(backup([again, unread], exercises=[answered, {**EXERCISE, "id": "two"}], learned=learned))
    code, _, errors = terminal.run("library", str(one), str(other), "--backup", str(out))
    assert (code, errors.count("one.json"), errors.count("other.json")) == (0, 3, 1)
    found = saved(out)
    games = found["games"]
    assert isinstance(games, list)
    game = {name: part for name, part in games[0].items() if name not in ("record", "summary")}
    expected = {"id": "g", "name": "won", "folder": "club", "later": 1, "reviewed": True, "tags": ["comeback"]}
    assert game == expected
    assert games[1:] == [unread, 7, {"record": 3}]
    joined = {**EXERCISE, "due": 9, "card": {"last_review": 8}, "known": True}
    assert found["exercises"] == [joined, "odd", {**EXERCISE, "id": "two"}]
    assert found["learned"] == {
        **LEARNED,
        "lessons": ["a", "b"],
        "puzzles": {"1": "clean", "2": "helped"},
        "missed": [3],
    }
    assert found["later"] == [1]


def test_a_backup_can_be_written_over_itself(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    path.write_text(backup([{"record": RECORD, "name": "n"}, {"record": "Z"}], exercises=[EXERCISE], learned=LEARNED))
    for _ in range(2):
        assert terminal.run("library", str(path), "--backup", str(path))[0] == 0
    found = saved(path)
    games = found["games"]
    assert isinstance(games, list)
    assert ([game.get("name") for game in games], found["exercises"]) == (["n", None], [EXERCISE])
    assert found["learned"] == LEARNED


@pytest.mark.parametrize(
    "content",
    [
        "a letter",
        backup([{"record": RECORD, "folder": "club"}]),
        backup([{"record": "Z9"}]),
        backup(exercises=[EXERCISE]),
        backup(learned=LEARNED),
        backup(later=1),
    ],
)
def test_a_file_that_would_lose_something_is_not_overwritten(terminal: Terminal, tmp_path: Path, content: str) -> None:
    games, out = tmp_path / "games.txt", tmp_path / "out.json"
    games.write_text(RECORD)
    out.write_text(content)
    code, _, errors = terminal.run("library", str(games), "--backup", str(out))
    assert (code, out.read_text()) == (1, content)
    assert f"{out} is not overwritten: it has" in errors
    assert "--overwrite" in errors
    assert terminal.run("library", str(games), "--backup", str(out), "--overwrite")[0] == 0
    assert out.read_text() != content


@pytest.mark.parametrize("content", ["", backup([{"record": RECORD}], exercises=[], learned=None)])
def test_a_file_that_loses_nothing_is_overwritten(terminal: Terminal, tmp_path: Path, content: str) -> None:
    games, out = tmp_path / "games.txt", tmp_path / "out.json"
    games.write_text(RECORD)
    out.write_text(content)
    assert terminal.run("library", str(games), "--backup", str(out))[0] == 0
    assert terminal.run("library", str(games), "--backup", str(out))[0] == 0


def test_what_two_backups_say_differently_is_said(terminal: Terminal, tmp_path: Path) -> None:
    one, other, out = tmp_path / "one.json", tmp_path / "other.json", tmp_path / "out.json"
    one.write_text(backup(learned=LEARNED, later=1))
    other.write_text(backup(learned={"version": 2}, later=2))
    code, _, errors = terminal.run("library", str(one), str(other), "--backup", str(out))
    assert (code, saved(out)["learned"], saved(out)["later"]) == (0, LEARNED, 1)
    assert f"{other}: its learned is left out" in errors
    assert f"{other}: its later is left out" in errors


# Texts that can't be read


@pytest.mark.parametrize("content", ['{"bug_library": 1, "games": [', RECORD, backup()])
def test_a_list_of_exercises_says_why_it_is_empty(terminal: Terminal, tmp_path: Path, content: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(content)
    code, out, errors = terminal.run("library", str(file), "--exercises")
    assert (code, out) == (0, "0 exercises, 0 due today\n")
    assert "no file is a backup with exercises" in errors
    assert (f"{file}: " in errors) == content.endswith("[")


def test_a_broken_backup_is_named_and_the_others_are_read(terminal: Terminal, tmp_path: Path) -> None:
    broken, games = tmp_path / "broken.json", tmp_path / "games.txt"
    broken.write_text('{"bug_library": 1, "games": ' + "[" * 5000)
    games.write_text(RECORD)
    code, out, errors = terminal.run("library", str(broken), str(games))
    assert (code, out.splitlines()[-1]) == (0, "1 games, 0 duplicates, 1 refused")
    assert errors.startswith(f"{broken}: ")
    assert "no backup" in errors
    assert terminal.run("openings", str(broken), str(games))[0] == 0


@pytest.mark.parametrize("content", ["A" * 100_000, "\0" * 10_000])
def test_a_long_word_is_cut_in_its_refusal(terminal: Terminal, tmp_path: Path, content: str) -> None:
    path = tmp_path / "long.txt"
    path.write_text(content)
    _, _, errors = terminal.run("library", str(path))
    assert len(errors) < len(str(path)) + 150
    assert len(terminal.run("replay", str(path))[2]) < 300
    assert len(terminal.run("explain", content)[2]) < 300


def test_a_game_that_went_on_is_one_game_with_its_review(terminal: Terminal, tmp_path: Path) -> None:
    """As the page reads two backups of different days: the game that goes on stays, and no review of another line."""
    early, late, out = tmp_path / "early.json", tmp_path / "late.json", tmp_path / "out.json"
    longer = write_record(Game("genius", "hexhex3", headers={"X": "Ann"}).play("C3").play("B2-B1").play("D4"))
    seats = [{"kind": "person"}, {"kind": "bot", "level": "ant"}]
    early.write_text(backup([{"record": RECORD, "id": "g", "name": "mine", "reviewed": True, "tags": ["proven"]}]))
    late.write_text(backup([{"record": longer, "id": "g", "seats": seats, "starts": 1, "tags": []}]))
    for order in ([early, late], [late, early]):
        terminal.run("library", *map(str, order), "--backup", str(out), "--overwrite")
        games = saved(out)["games"]
        assert isinstance(games, list)
        found = [(game["record"], game["name"], game["seats"], game["starts"], game["tags"]) for game in games]
        assert found == [(longer, "mine", seats, 1, [])]


def test_what_utf_8_and_json_can_not_hold_breaks_no_backup(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text('{"bug_library": 1, "games": [{"id": NaN, "record": "Z9"}, "\\ud800"], "a": 1e999, "b": -Infinity}')
    assert terminal.run("library", str(path), "--backup", str(path))[0] == 0
    assert path.read_text() == '{"bug_library": 1, "games": [\n{"id": null, "record": "Z9"},\n"\\ud800"\n]}\n'
    deep = '{"bug_library": 1, "games": [%s]}' % ("[" * 400 + "]" * 400)
    path.write_text(deep)
    assert terminal.run("library", str(path), "--backup", str(path))[0] == 0
    assert json.loads(path.read_text()) == json.loads(deep)


def test_progress_of_a_day_to_come_is_not_joined(terminal: Terminal, tmp_path: Path) -> None:
    one, other, out = tmp_path / "one.json", tmp_path / "other.json", tmp_path / "out.json"
    one.write_text(backup(learned={**LEARNED, "day": "2026-01-02", "days": 2}))
    for day, days, expected in (("9999-01-01", 99, 2), ("2026-01-03", 1, 1), ("2026-01-02", 5, 5), (None, 0, 2)):
        other.write_text(backup(learned={**LEARNED, "day": day, "days": days}))
        terminal.run("library", str(one), str(other), "--backup", str(out), "--overwrite")
        learned = saved(out)["learned"]
        assert isinstance(learned, dict)
        assert (learned["day"], learned["days"]) == (day if days in (1, 5) else "2026-01-02", expected)


@pytest.mark.parametrize(
    "arguments",
    [
        ["library", "games.txt", "--backup", ""],
        ["match", "random:1", "larva", "--games", "2", "--board", "hexhex2", "--log", ""],
        ["openings", "--board", "hexhex2", "--make", "", "--depth", "1", "--seconds", "0.01"],
        ["book", "--make", ""],
        ["report", "--board", "hexhex2", "--games", "1", "--leaves", "1", "--seconds", "0.01", "--out", ""],
    ],
)
def test_no_file_without_a_name_is_left_out_without_a_word(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    """As of an unset variable: `--backup "$FILE"`."""
    monkeypatch.chdir(tmp_path)
    Path("games.txt").write_text(RECORD)
    with pytest.raises(SystemExit, match="2"):
        terminal.run(*arguments)
