"""What a letter's answer says about its game: the start, the terms with their limits, and how the game ended."""

from typing import Any

import pytest

from bug_engine.formats.letter import MAX_DAYS, sealed
from bug_engine.game import MAX_SECONDS
from tests.wire import messages_of, result_of


def new(**params: object) -> Any:
    return result_of("letter_new", **{"id": "k3", "board": "hexhex3", "ruleset": "genius"} | params)["letter"]


def test_the_defaults_of_a_letter_are_side_0_and_no_time_limit() -> None:
    letter = new()
    assert (letter["host"], letter["days"], letter["start"], letter["names"]) == (0, None, None, ["", ""])
    assert [new(host=host)["host"] for host in (0, 1)] == [0, 1]


def test_a_letter_may_begin_with_any_position() -> None:
    start = {"text": "x../..#./...../..../..o", "mover": 1, "setup": 0}
    assert new(start=start)["start"] == start


@pytest.mark.parametrize("days", [1, 2, MAX_DAYS])
def test_days_are_at_most_their_limit(days: int) -> None:
    assert new(days=days)["days"] == days
    for wrong in (-1, MAX_DAYS + 1):
        (message,) = messages_of("letter_new", id="k3", board="hexhex3", days=wrong)
        assert message["error"]["code"] == "bad_request"


def test_a_game_that_is_over_has_its_ending() -> None:
    begun = new(board=".")
    assert begun["ending"] is None
    over = result_of("letter_add", text=begun["text"], side=0, entry="A1")["letter"]
    assert over["ending"] == {"winner": 1, "reason": "played"}


def test_a_stamp_is_at_most_the_longest_time() -> None:
    entry = {"text": new(clock="60")["text"], "side": 0, "entry": "C3"}
    assert result_of("letter_add", **entry, stamp=MAX_SECONDS)["letter"]["stamps"] == [MAX_SECONDS]
    (message,) = messages_of("letter_add", **entry, stamp=MAX_SECONDS + 1)
    assert message["error"]["code"] == "bad_request"


def test_terms_that_no_letter_can_contain_are_wrong() -> None:
    answer = result_of("letter_new", id="two words, a comma", board="hexhex3")
    assert answer["letter"] is None
    assert answer["wrong"]["message"]


@pytest.mark.parametrize("field", ["id", "since", "clock"])
def test_terms_too_long_for_a_letter_are_wrong(field: str) -> None:
    answer = result_of("letter_new", **{"id": "k3", "board": "hexhex3"} | {field: "a" * 40_000})
    assert answer["letter"] is None
    assert answer["wrong"]["code"]


def test_an_unknown_option_is_cut_if_it_is_long_but_the_list_of_the_known_ones_is_whole() -> None:
    params = result_of("letter_read", text=sealed(f"hexhex4,genius,id=k3,from=x,{'z' * 99}=1,"))["wrong"]["params"]
    assert len(params["option"]) < 50
    assert params["options"].split(", ")[-3:] == ["clock", "since", "sum"]
