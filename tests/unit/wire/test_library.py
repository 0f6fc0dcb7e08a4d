"""The library through the wire: what its requests may contain, and the places of games in its answers."""

from collections.abc import Iterator
from typing import Any

import pytest

from bug_engine import Game, Played, Position, write_record
from bug_engine.library import backup, openings
from bug_engine.wire.library import MOST_PARTS
from tests.wire import messages_of, result_of

TERMS = {"ruleset": "genius", "board": "hexhex3"}
GAME = Game("genius", "hexhex3").play("C3")
FACTS = {"board": "hexhex3", "rules": "genius", "won": True, "day": "2026-11-22", "chain": 0}


def imported(text: str, **params: object) -> Any:
    return result_of("library_import", text=text, **params)["games"]


def played_to_the_end() -> Iterator[Played]:
    """The first legal turn, again and again."""
    position = Position.initial(TERMS["ruleset"], TERMS["board"])
    while not position.result:
        played = position.play(next(iter(position.legal_turns)))
        position = played.position
        yield played


def error(method: str, **params: object) -> str:
    return str(messages_of(method, **params)[-1]["error"]["code"])


@pytest.mark.parametrize("blank", [0, 1, 2, 5])
def test_a_later_game_is_at_the_line_where_it_begins(blank: int) -> None:
    _, second = imported("\n" * blank + write_record(GAME) * 2)
    assert second["line"] == 1 + blank + len(write_record(GAME).splitlines())


def test_a_name_and_a_folder_come_back() -> None:
    saved = backup.write([(GAME, {"name": "first", "folder": "mine"}), (GAME, {})])
    assert [(game["name"], game["folder"]) for game in imported(saved)] == [("first", "mine"), ("", "")]


def test_a_bad_backup_is_one_game_in_the_first_line() -> None:
    (game,) = imported('{"bug_library": 3}')
    assert (game["line"], game["number"], game["entry"], game["wrong"]["code"]) == (1, 1, None, "bad_backup")


def test_missing_coordinates_are_found() -> None:
    (game,) = imported("b5 c3", board="hexhex3")
    assert "Coordinates: diagonals" in game["entry"]["record"]
    (game,) = imported("b5 c3", board="hexhex3", coordinates="rows")
    assert game["entry"] is None


def test_progress_says_how_much_of_the_text_is_read() -> None:
    text = "#hexhex3,genius,C3\n" * 45
    first, second = (message["progress"] for message in messages_of("library_import", text=text)[:-1])
    assert first["total"] == second["total"] == len(text)
    assert 0 < first["done"] < second["done"] < len(text)


def test_the_number_of_parts_of_a_text_is_limited() -> None:
    assert imported(write_record(GAME), parts=MOST_PARTS, part=MOST_PARTS - 1) == []
    assert len(imported(write_record(GAME), parts=MOST_PARTS, part=0)) == 1
    for parts, part in ((MOST_PARTS + 1, 0), (0, 0), (2, 2)):
        assert error("library_import", text="", parts=parts, part=part) == "bad_request"


def test_a_mistake_has_the_stage_of_the_position_before_it() -> None:
    turns = [str(played.turn) for played in played_to_the_end()]
    mistakes = result_of("library_mistakes", **TERMS, turns=turns, plies=[0, len(turns) - 1], proven=[])["mistakes"]
    assert [(each["ply"], each["stage"]) for each in mistakes] == [(0, "opening"), (len(turns) - 1, "middle")]


def test_openings_of_many_games_come_bit_by_bit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "SLICE_GAMES", 1)
    monkeypatch.setattr(openings, "PART_GAMES", 1)
    monkeypatch.setattr(openings, "_TRAILS", {})
    games = [{"key": f"genius hexhex3 {turns}", "winner": 0} for turns in ("C3", "C3 A1", "A1 C3")]
    *parts, last = messages_of("library_openings", **TERMS, turns=[], games=games)
    counts = [found["games"] for found in (*(part["progress"] for part in parts), last["result"])]
    assert counts == [0, 1, 2, 3]


@pytest.mark.parametrize("method", ["library_openings", "library_progress"])
def test_games_are_required(method: str) -> None:
    assert error(method, today="2026-11-22") == "bad_request"


@pytest.mark.parametrize(
    ("fact", "right", "wrong"),
    [
        ("accuracy", [0, 100, None], [-1, 101, "1"]),
        ("slips", [None], [[], [-1], "1", 3]),
        ("mistakes", [None, [0, 0, 0]], [[], [1, 2], [0, 0, -1], 3]),
        ("won", [True, False], [None, 1]),
    ],
)
def test_a_fact_has_its_range(fact: str, right: list[object], wrong: list[object]) -> None:
    for value in right:
        assert result_of("library_progress", today="2026-11-22", games=[FACTS | {fact: value}])
    for value in wrong:
        assert error("library_progress", today="2026-11-22", games=[FACTS | {fact: value}]) == "bad_request"
