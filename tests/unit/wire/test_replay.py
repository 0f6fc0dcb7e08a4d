"""A request plays only the turns that earlier requests have not played."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bug_engine import Position
from bug_engine.wire import Wire
from bug_engine.wire.replay import TURNS, forget, play, start_of

TURN_LIST = ["C3", "B2-B1", "A1", "E3"]


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The turns that the engine really plays, in order."""
    played: list[str] = []
    original = Position.play

    def noted(self: Position, turn: Any) -> Any:
        played.append(str(turn))
        return original(self, turn)

    monkeypatch.setattr(Position, "play", noted)
    forget()
    yield played
    forget()


def scene(turns: list[str], **params: Any) -> Any:
    request = {"id": 1, "method": "scene", "params": {"board": "hexhex3", "turns": turns, **params}}
    return json.loads(Wire().receive(json.dumps(request)))["messages"][0]["result"]


def test_a_following_request_plays_one_turn_only(plays: list[str]) -> None:
    scene(TURN_LIST[:3])
    assert plays == TURN_LIST[:3]
    plays.clear()
    scene(TURN_LIST)
    assert plays == TURN_LIST[3:]


def test_steps_back_and_variations_play_only_new_turns(plays: list[str]) -> None:
    scene(TURN_LIST)
    plays.clear()
    scene(TURN_LIST[:2])
    assert plays == []
    scene([*TURN_LIST[:3], "E1"])
    scene(TURN_LIST)
    assert plays == ["E1"]


def test_a_cached_game_has_the_same_scene(plays: list[str]) -> None:
    first = scene(TURN_LIST)
    assert scene(TURN_LIST) == first
    forget()
    assert start_of.cache_info().currsize == 0
    plays.clear()
    assert scene(TURN_LIST) == first
    assert plays == TURN_LIST, "turns that left the cache are played again"


def test_the_same_turn_in_other_coordinates_is_another_turn(plays: list[str]) -> None:
    rows, diagonals = scene(["A3"]), scene(["A3"], coordinates="diagonals")
    assert rows["stones"] != diagonals["stones"]
    assert rows["last"]["turn"] == diagonals["last"]["turn"] == "A3"


def test_a_refused_turn_stays_refused(plays: list[str]) -> None:
    assert [scene(["C3", "C3"])["refused"]["index"] for _ in range(2)] == [1, 1]


def test_the_cache_has_no_more_turns_than_the_limit(plays: list[str]) -> None:
    start = Position.initial("genius", "hexhex3")
    for blanks in range(TURNS + 1):  # each text is another turn to the cache
        play(start, "A1" + " " * blanks)
    plays.clear()
    play(start, "A1 ")
    assert plays == []
    play(start, "A1")
    assert plays == ["A1"]
