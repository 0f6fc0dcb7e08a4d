"""Summaries of games, texts of many games, and the command and the wire methods that use them."""

import json
import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bug_engine import Game, write_link, write_record
from bug_engine.cli.main import main
from bug_engine.event import Ate
from bug_engine.formats.importers import read_any as read
from bug_engine.formats.record import BadRecord
from bug_engine.kernel import Kernel
from bug_engine.library import backup
from bug_engine.library.summary import GameResult, summary_of
from bug_engine.state import State
from bug_engine.wire import Wire
from tests.tools.record_wire import answers
from tests.wire import result_of

HEAD = "Rules: genius\nBoard: hexhex3\n\n"


def game(*turns: str, **headers: str) -> Game:
    made = Game("genius", "hexhex3", headers=headers)
    for turn in turns:
        made.play(turn)
    return made


# Summaries


def test_a_finished_game_is_summed_up() -> None:
    played, random = game(X="Ann", O="Ben", Date="2026-11-22 12:00"), Random(5)
    while not played.result:
        played.play(random.choice([*islice(played.position.legal_turns, 50)]))
    summary = summary_of(played)
    assert (summary.rules, summary.board, summary.cells, summary.date) == ("genius", "hexhex3", None, "2026-11-22")
    assert summary.result == GameResult(played.result.winner, "no_growth", played.result.margin)
    assert summary.stones == played.position.text.replace("/", "")
    assert summary.turns == len(played.turns)
    meals = [event for node in played.cursor.line if node.played for event in node.played.events]
    prey = [len(event.prey) for event in meals if isinstance(event, Ate)]
    by_turn = [(node.played.side, sum(node.played.eaten)) for node in played.cursor.line if node.played]
    chains = tuple(max(ate for mover, ate in by_turn if mover == side) for side in (0, 1))
    assert (sum(summary.eaten), summary.chains, summary.chain) == (sum(prey), chains, max(chains))


@pytest.mark.parametrize(
    ("header", "result"),
    [
        ("o wins by resignation", GameResult(1, "resignation", None)),
        ("x wins on time", GameResult(0, "time", None)),
        ("x wins, margin 4", GameResult(0, "other", 4)),
        ("draw", GameResult(None, "other", None)),
        ("", None),
    ],
)
def test_the_header_result_counts_if_the_rules_do_not_decide(header: str, result: GameResult | None) -> None:
    assert summary_of(read(f"{HEAD[:-1]}Result: {header}\n\n1. C3")).result == result


def test_a_key_depends_on_players_start_and_turns_but_not_on_comments_and_coordinates() -> None:
    plain = game("C3", "B2-B1", X="Ann")
    commented = read_record_with_comment()
    assert summary_of(plain).key == summary_of(commented).key
    assert summary_of(plain).key == summary_of(plain.in_coordinates("abstractplay")).key
    others = [game("C3", X="Ann"), game("C3", "B2-B1", X="Bob"), game("C3", "B2-B1", X="Ann", Date="2026-01-01")]
    assert len({summary_of(each).key for each in [plain, *others]}) == 4


def read_record_with_comment() -> Game:
    return read(f"{HEAD[:-1]}X: Ann\n\n1. C3 {{a}} (1. A1) 2. B2-B1")


def test_a_board_without_a_name_has_its_cells_in_the_summary() -> None:
    summary = summary_of(Game("genius", "../..").play("A1"))
    assert summary.cells is not None
    assert len(summary.cells) == len(summary.stones) == 4


# Backups


def test_a_backup_loses_nothing() -> None:
    noted = read(f"{HEAD[:-1]}X: Ann\n\n1. C3 {{a}} 5s (1. A1) 2. B2-B1 @ [o: Z9]")
    games = [(noted, {"name": "Ä “one”", "folder": "a/b"}), (game(), {})]
    text = backup.write(games)
    assert [(found.game, details) for found, details in backup.games_in(text)] == games
    assert [each["summary"]["turns"] for each in json.loads(text)["games"]] == [2, 0]


def test_any_other_text_may_contain_games_too() -> None:
    found = [each.game for each, _ in backup.games_in(write_record(game("C3")) + "\n" + write_record(game("A1")))]
    assert found == [game("C3"), game("A1")]


@pytest.mark.parametrize(
    "text",
    [
        '{"bug_library": 1}',
        '{"bug_library": 1',
        '{"bug_library": 2, "games": []}',
    ],
)
def test_json_that_is_not_a_backup_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="no backup"):
        list(backup.games_in(text))


# The wire and the terminal


def test_entries_over_the_wire() -> None:
    entry = result_of("library_entry", board="hexhex3", turns=["C3", "B2-B1"], headers={"X": "Ann"})
    assert entry["summary"]["players"] == ["Ann", ""]
    bad = write_record(game("C3")).replace("C3", "Z9")
    text = "\n".join([entry["record"], bad, entry["record"]])
    *pushes, last = answers(Wire(), {"id": 1, "method": "library_import", "params": {"text": text}})
    assert pushes == []
    first, refused, again = last["result"]["games"]
    assert (first["entry"], again["entry"], refused["entry"]) == (entry, entry, None)
    assert [each["line"] for each in (first, refused, again)] == [1, 8, 14]
    assert [each["number"] for each in (first, refused, again)] == [1, 2, 3]
    assert (refused["wrong"]["code"], refused["wrong"]["line"]) == ("illegal_turn", 12)


def test_an_import_plays_each_stone_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    place = Kernel.place

    def counted(kernel: Kernel, state: State, bit: int) -> State:
        nonlocal played
        played += 1
        return place(kernel, state, bit)

    monkeypatch.setattr(Kernel, "place", counted)
    text = "\n".join([write_record(game(*LOST, X=str(i))) for i in range(20)])
    played = 0
    answers(Wire(), {"id": 1, "method": "library_import", "params": {"text": text}})
    assert played == 20 * sum(turn.count("-") + 1 for turn in LOST)


def test_several_programs_read_one_text_together() -> None:
    array = json.dumps([{"header": {"game": {"variants": ["size-3"]}}, "moves": [["a1"]]}] * 4)
    saved = backup.write((game("C3"), {"name": str(i)}) for i in range(7))
    for text in ("#hexhex3,genius,C3\n" * 7, "\n".join([write_record(game("C3"))] * 5), array, saved):
        whole = [each.number for each, _ in backup.games_in(text)]
        parts = [[each.number for each, _ in backup.games_in(text, part=(i, 3))] for i in range(3)]
        assert whole == list(range(1, len(whole) + 1))
        assert parts == [whole[i::3] for i in range(3)]
    for part in (0, 1):
        (*_, last) = answers(
            Wire(),
            {"id": 1, "method": "library_import", "params": {"text": '{"bug_library": 3}', "part": part, "parts": 2}},
        )
        assert len(last["result"]["games"]) == 1 - part


def test_games_other_than_bug_are_counted_and_a_refused_game_is_named() -> None:
    site = {"name": "Abstract Play", "gameid": "abc-1"}
    bad = {"header": {"game": {"name": "Bug", "variants": ["size-3"]}, "site": site}, "moves": [["a1", "a1"]]}
    others = [{"header": {"game": {"name": "Chess"}}, "moves": []}] * 600
    text = json.dumps([*others, bad])
    *pushes, last = answers(Wire(), {"id": 1, "method": "library_import", "params": {"text": text}})
    assert [(push["progress"]["others"], len(push["progress"]["games"])) for push in pushes] == [(500, 0)]
    assert last["result"]["others"] == 600  # in all, so that a worker which reads a text again counts none twice
    (refused,) = last["result"]["games"]
    assert (refused["number"], refused["name"], refused["line"]) == (601, "Abstract Play abc-1", 1)
    assert (refused["wrong"]["params"]["number"], refused["wrong"]["code"]) == (2, "illegal_turn")


def test_many_games_come_a_few_at_a_time_and_may_be_cancelled() -> None:
    text = "#hexhex3,genius,C3\n" * 50
    *pushes, last = answers(Wire(), {"id": 1, "method": "library_import", "params": {"text": text}})
    assert [len(push["progress"]["games"]) for push in pushes] == [20, 20]
    assert (len(last["result"]["games"]), last["result"]["done"]) == (10, len(text))
    wire = Wire()
    wire.receive(json.dumps({"id": 1, "method": "library_import", "params": {"text": text}}))
    wire.pump()
    wire.receive(json.dumps({"id": 2, "method": "cancel", "params": {"request": 1}}))
    assert json.loads(wire.pump())["messages"] == [{"id": 1, "result": {"cancelled": True}}]


def test_the_command_lists_and_backs_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = [write_record(game("C3", "B2-B1", X="Ann")), write_link(game("A1")), "1. C3 2. C3\n"]
    files = [tmp_path / f"{i}.txt" for i in range(3)]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    saved = tmp_path / "all.json"
    names = [str(file) for file in [*files, files[0]]]
    assert main(["library", *names, "--sort", "length", "--backup", str(saved)]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "2 games, 1 duplicates, 1 refused"
    assert "Ann" in out.splitlines()[0]
    assert "column 10" in err
    assert main(["library", str(saved), "--search", "ann"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


# X, Ann, gave away two proven wins.
LOST = "B2 B3-B4 A1 E1 D2-D1 B1-C1-C2 E1 A3 E3 E2-D3 A2 D4 C5".split()  # noqa: SIM905


def test_the_command_uses_reviews_for_statistics_and_the_companions_fit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "lost.txt"
    file.write_text(write_record(game(*LOST, X="Ann", O="Hornet", Date="2026-11-20")))
    said = []
    for options in ([], ["--review"]):
        assert main(["library", str(file), "--player", "Ann", *options]) == 0
        said.append(capsys.readouterr().out)
    plain, reviewed = said
    assert "accuracy" not in plain
    assert re.search(r"accuracy \d+ %, in 1 reviewed games", reviewed)
    assert "mistakes: 1 in the opening, 1 in the middle, 0 in the end" in reviewed
    counts = [int(count) for count in re.findall(r"\d+", reviewed.partition("overlooked: ")[2].splitlines()[0])]
    assert (len(counts), sum(counts)) == (5, 2)
    strengths = [int(re.findall(r"companion:(\d+)", text)[0]) for text in said]
    assert strengths[1] > strengths[0]  # the player lost, but gave away little in half of the turns


def test_the_command_knows_the_reader_of_a_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name and a date in the record: the page's seats say who the reader is, `kept` when it was."""
    played = write_record(game(*LOST, X="Red", O="Hornet"))
    kept = 1_795_000_000_000  # in November 2026
    bot, own = {"kind": "bot", "level": "hornet"}, {"kind": "bot", "level": "own:mine.py"}
    friend = [{"kind": "friend", "key": f"k/{side}"} for side in "xo"]
    about: list[dict[str, object]] = [
        {"seats": [{"kind": "person"}, bot], "starts": 0},
        {"seats": [bot, {"kind": "person"}], "starts": 1},  # the second seat began: the reader is X again
        {"seats": [own, {"kind": "person"}], "starts": 0},
        {"seats": [{**each, "key": "k/o"} for each in friend]},
        {"seats": [{"kind": "person"}] * 2},
        {"seats": None},
        {"seats": "x", "kept": "y"},
    ]
    games = [{"record": f"Event: {i}\n{played}", "kept": kept, **each} for i, each in enumerate(about)]
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"bug_library": 1, "games": games}))
    assert main(["library", str(file), "--reader"]) == 0
    said = capsys.readouterr().out
    assert "reader: 2 of 4 won" in said
    assert re.search(r"hornet +0 of 2\n", said)
    assert re.search(r"bot +1 of 1\n", said)
    assert re.search(r"person +1 of 1\n", said)
    assert re.search(r"2026-11-1\d +2 of 4\n", said)


@pytest.mark.parametrize("bad", ["3", '{"record": 3}', "null", '{"name": "lost"}'])
def test_a_game_without_a_record_does_not_prevent_reading_the_others(bad: str) -> None:
    text = (
        '{"bug_library": 1, "games": [%s, {"record": "Rules: genius\\nBoard: hexhex3\\n\\n1. C3", "folder": "club"}]}'
    )
    (wrong, _), (found, details) = backup.read(text % bad)
    assert wrong.wrong
    assert (wrong.game, wrong.wrong.code) == (None, "bad_backup")
    assert found.wrong is None
    assert details == {"folder": "club"}
