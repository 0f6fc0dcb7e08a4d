"""Time controls, with times that the tests pass in: no test waits."""

from math import inf

import pytest

from bug_engine import BadControl, BadTime, Clock
from bug_engine.table.clock import control_from_text, control_text


def after(control: str, *seconds: float, start: float = 0.0) -> Clock:
    """The clock after turns that took these seconds, side 0 first."""
    clock, now = Clock.set(control).started(0, start), start
    for spent in seconds:
        now += spent
        clock = clock.press(now)
    return clock


# genius: 90 s a turn, 600 s of reserve in steps of 10 s


@pytest.mark.parametrize(
    ("spent", "left"),
    [(0, 600), (89.9, 600), (90, 600), (90.001, 590), (95, 590), (100, 590), (100.001, 580), (689.9, 0), (690, 0)],
)
def test_genius_uses_up_the_reserve_in_steps_of_ten(spent: float, left: int) -> None:
    clock = after("genius", spent)
    assert (clock.lost, clock.reserves, clock.side) == (None, (left, 600), 1)


def test_genius_overdrawing_the_reserve_loses() -> None:
    clock = after("genius", 690.001)
    assert (clock.lost, clock.running) == (0, False)


def test_genius_without_reserve_still_has_the_time_of_the_turn() -> None:
    clock = after("genius", 690, 1, 90, 1)
    assert (clock.lost, clock.reserves) == (None, (0, 600))
    assert after("genius", 690, 1, 90.001).lost == 0


def test_genius_has_a_reserve_for_each_side() -> None:
    assert after("genius", 111, 95, 120, 90).reserves == (540, 590)


# green-meadow: 60 s a turn, a bank of 300 s, rounded up to 5 s


@pytest.mark.parametrize(("spent", "left"), [(60, 300), (60.001, 295), (65, 295), (65.5, 290), (359.999, 0)])
def test_green_meadow_rounds_up_to_five(spent: float, left: int) -> None:
    assert after("green-meadow", spent).reserves == (left, 300)


def test_green_meadow_loses_without_time_and_bank() -> None:
    assert after("green-meadow", 360).lost == 0
    assert after("green-meadow", 356, 1).lost is None
    assert after("green-meadow", 356, 1, 59.999).lost is None
    assert after("green-meadow", 356, 1, 60).lost == 0


# Custom ones


def test_a_step_longer_than_the_reserve() -> None:
    """With `genius` a side loses when a step begins that its reserve can't pay; otherwise the step takes the rest."""
    assert after("10+7/5", 15).reserves == (2, 7)
    assert after("10+7/5", 15.001).lost == 0
    assert after("10+7/5!", 16).reserves == (0, 7)
    assert after("10+7/5!", 17).lost == 0


@pytest.mark.parametrize("text", ["genius", "green-meadow", "30+120/5", "0+600/1", "5+0/1!", "10+10/5"])
def test_controls_round_trip(text: str) -> None:
    assert control_text(control_from_text(text)) == text
    assert control_text(control_from_text("30")) == "30+0/1"


@pytest.mark.parametrize("text", ["", "fast", "0", "0+0/1", "10+10/0", "1/2", "10+", "-5", "9999999", "1e3"])
def test_a_bad_control_is_an_error(text: str) -> None:
    with pytest.raises(BadControl, match="clock"):
        control_from_text(text)


# What it shows


def test_look_shows_the_remaining_time() -> None:
    clock = Clock.set("genius").started(0, 100.0)
    reading = clock.look(130.0)
    assert (reading.spent, reading.turn_left, reading.left, reading.until_step) == (30.0, 60.0, 660.0, 60.0)
    reading = clock.look(197.5)
    assert (reading.turn_left, reading.reserves, reading.left, reading.until_step) == (0.0, (590, 600), 592.5, 2.5)
    reading = clock.look(785.0)
    assert (reading.left, reading.until_step, reading.reserves) == (5.0, inf, (0, 600))
    assert clock.reserves == (600, 600), "looking changes nothing"


@pytest.mark.parametrize("control", ["genius", "green-meadow", "10+7/5", "10+7/5!", "30", "0+9/2"])
def test_time_is_up_when_nothing_is_left(control: str) -> None:
    clock = Clock.set(control).started(0, 0.0)
    left = clock.look(0.0).left
    assert not clock.is_up(left - 0.001)
    assert clock.is_up(left + 0.001)
    assert clock.is_up(left) == clock.control.hard


def test_until_step_is_the_time_until_the_reserve_falls() -> None:
    clock = Clock.set("green-meadow").started(1, 0.0)
    for now in (0.0, 12.0, 60.5, 64.0, 200.0):
        step = clock.look(now).until_step
        before, then = clock.look(now + step), clock.look(now + step + 0.001)
        assert before.reserves[1] == clock.look(now).reserves[1]
        assert then.reserves[1] == before.reserves[1] - 5


def test_a_reserve_that_no_longer_fills_a_step_is_the_last_step() -> None:
    clock = Clock.set("10+7/5!").started(0, 0.0)
    first, last = clock.look(14.0), clock.look(16.0)
    assert (first.reserves, first.until_step, first.left) == ((2, 7), 1.0, 3.0)
    assert (last.reserves, last.until_step, last.left) == ((0, 7), inf, 1.0)


# Pauses and mistakes


def test_a_pause_costs_nothing() -> None:
    clock = Clock.set("genius").started(0, 0.0).stopped(50.0)
    assert not clock.running
    clock = clock.resumed(5000.0)
    assert clock.look(5040.0).spent == 90.0
    assert clock.press(5040.0).reserves == (600, 600)


def test_pausing_too_late_does_not_save() -> None:
    clock = Clock.set("30").started(1, 0.0).stopped(31.0)
    assert clock.lost == 1
    assert clock.resumed(40.0) == clock
    assert clock.press(50.0).lost == 1


def test_a_turn_that_is_taken_back_costs_the_time_since() -> None:
    clock = Clock.set("30").started(0, 0.0).press(5.0)
    back = clock.taken_back(0, 12.0)
    assert (back.side, back.running, back.look(13.0).spent) == (0, True, 8.0)
    stopped = clock.stopped(9.0).taken_back(0, 12.0)
    assert (stopped.side, stopped.running, stopped.look(13.0).spent) == (0, False, 4.0)


def test_a_lost_clock_stays_lost() -> None:
    clock = after("30", 5, 31)
    assert clock.lost == 1
    assert clock.press(100.0).lost == 1


def test_an_earlier_clock_is_still_valid() -> None:
    """Undo needs no code: clocks are values."""
    before = after("genius", 120)
    before.press(1000.0)
    assert before == after("genius", 120)


@pytest.mark.parametrize("now", [9.0, float("nan"), inf, -inf, 1e300])
def test_time_only_goes_forward(now: float) -> None:
    clock = Clock.set("genius").started(0, 10.0)
    with pytest.raises(BadTime):
        clock.press(now)


@pytest.mark.parametrize("now", [1e12, -1e12])
def test_times_end_where_they_lose_their_milliseconds(now: float) -> None:
    with pytest.raises(BadTime):
        Clock.set("genius").started(0, now)
    assert Clock.set("genius").started(0, now * (1 - 1e-12)).running


def test_times_may_have_any_scale() -> None:
    assert after("genius", 100, start=1.7e9).reserves == (590, 600)
