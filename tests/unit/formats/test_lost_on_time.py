"""A game that is lost on time: at the desk, in the record, through the wire, and in a terminal."""

from collections.abc import Iterator
from itertools import count

import pytest

from bug_engine import Game
from bug_engine.cli.play import play
from bug_engine.formats.record import read, write
from bug_engine.table.clock import Clock
from bug_engine.table.umpire import Desk
from tests.wire import result_of

LATE = "Rules: genius\nBoard: hexhex3\nCoordinates: rows\nClock: 90+600/10\nResult: x wins on time\n\n1. C3\n"


def late_game() -> Game:
    game = Game("genius", "hexhex3")
    desk = Desk(game, Clock.set("genius").started(0, 0.0))
    assert desk.submit("C3", now=10.0).ruling == "counts"
    assert desk.submit("B2-B1", now=800.0).ruling == "too_late"
    return game


def test_a_late_submission_loses() -> None:
    game = late_game()
    assert (game.lost_on_time, game.result) == (1, None)
    assert [submission.text for submission in game.cursor.rejected] == ["B2-B1"]


def test_a_loss_on_time_is_written_and_read_back() -> None:
    text = write(late_game())
    assert "Result: x wins on time\n" in text
    game = read(text)
    assert (game.lost_on_time, game.headers) == (1, {})
    assert write(game) == text
    assert game.in_coordinates("abstractplay").lost_on_time == 1


@pytest.mark.parametrize("result", ["y wins on time", "x wins", "o resigns"])
def test_any_other_result_is_a_header(result: str) -> None:
    game = read(LATE.replace("x wins on time", result))
    assert (game.lost_on_time, game.headers["Result"]) == (None, result)


def test_a_game_that_has_ended_was_not_lost_on_time() -> None:
    text = LATE.replace("hexhex3", "hexhex2").replace("1. C3", "1. C2 2. B2-B3 3. C1")
    played = read(text.replace("Result: x wins on time\n", ""))
    assert played.root.end.position.result
    game = read(text)
    assert (game.lost_on_time, game.headers["Result"]) == (None, "x wins on time")


def test_the_wire_carries_it_both_ways() -> None:
    printed = result_of("record_read", text=LATE)["game"]
    assert (printed["lost"], printed["clock"], printed["headers"]) == (1, "90+600/10", {"Clock": "90+600/10"})
    assert result_of("record_write", **{**printed, "clock": None})["text"] == LATE
    assert result_of("record_read", text=LATE.replace("90+600/10", "a sundial"))["game"]["clock"] is None


# In a terminal


def typed(*lines: str) -> Iterator[str]:
    yield from lines


def played(
    lines: Iterator[str], times: Iterator[float], control: str = "60+300/5!"
) -> tuple[Game, list[str], list[str]]:
    """Play in a terminal; return the game, the questions asked, and the lines printed."""
    game, asked, printed = Game("genius", "hexhex3"), list[str](), list[str]()

    def ask(prompt: str) -> str:
        asked.append(prompt)
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    play(game, (None, None), ask, printed.append, None, Clock.set(control), lambda: next(times))
    return game, asked, printed


def test_a_terminal_shows_the_clock_and_ends_the_game_by_it() -> None:
    # Yielded: the start, then before and after each line.
    game, asked, printed = played(typed("C3", "B2", "B2-B1"), iter([0.0, 0.0, 62.0, 62.0, 70.0, 70.0, 500.0]))
    assert asked == ["x 1:00 + 5:00> ", "o 1:00 + 5:00> ", "o 0:52 + 5:00> "]
    assert game.root.children[0].seconds == 62.0
    assert printed[-1].endswith("o's time is up: x wins.")
    assert game.lost_on_time == 1


def test_a_takeback_costs_its_time() -> None:
    game, asked, _ = played(typed("C3", "undo", "A1"), iter([0.0, 0.0, 10.0, 10.0, 40.0, 40.0, 100.0, 100.0]))
    assert asked[1:] == ["o 1:00 + 5:00> ", "x 0:30 + 5:00> ", "o 1:00 + 5:00> "]
    assert game.cursor.seconds == 90.0
    assert str(game.turns[0]) == "A1"


def test_without_a_clock_nothing_is_timed() -> None:
    game, asked, printed = Game("genius", "hexhex3"), list[str](), list[str]()
    lines, seconds = typed("C3", "quit"), count()

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    play(game, (None, None), ask, printed.append, now=lambda: float(next(seconds)))
    assert asked == ["x> ", "o> "]
    assert game.cursor.seconds is None
