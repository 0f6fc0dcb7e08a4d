"""The umpire's desk takes whole turns as text while the clock runs."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.game.clocks import clocked, start, timer
from tests.e2e.table import Table, expect_becomes

# Counts the sounds.
TONES = """() => {
  globalThis.tones = 0;
  const { real = AudioContext } = AudioContext;
  globalThis.AudioContext = class extends real { constructor() { super(); globalThis.tones += 1; } };
}"""
# Leaves the page or comes back to it.
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def hand_in(table: Table, text: str) -> None:
    line = table.page.get_by_role("textbox", name=re.compile("^A whole turn for"))
    if not line.is_visible():
        table.main.get_by_text("Enter a turn as text").click()
    line.fill(text)
    line.press("Enter")


def let_pass(page: Page, seconds: int) -> None:
    """Let time pass on the page: slow work on this machine takes no time there."""
    page.clock.set_fixed_time(page.evaluate("Date.now()") / 1000 + seconds)


# -------------------------------------------------------------------------------------------------------------- desk


def test_the_open_desk_takes_turns_of_both_sides_in_any_form(table: Table) -> None:
    expect(table.page.get_by_role("textbox", name=re.compile("^A whole turn"))).to_be_hidden()
    hand_in(table, "c3")
    table.expect_stone("C3")
    table.page.reload()
    expect(table.page.get_by_role("textbox", name="A whole turn for Blue")).to_be_visible()
    table.expect_says("Blue to play")
    for text in ("B2-B1", "b2 b1", "B2,B1"):
        hand_in(table, text)
        table.expect_stone("B1")
        table.expect_turns("C3", "B2-B1")
        expect(table.page.get_by_role("textbox", name="A whole turn for Red")).to_have_value("")
        table.button("Undo").click()
        expect(table.stone("B1")).to_be_hidden()
    hand_in(table, "B2-E3")  # neither the list nor the record keeps it: nobody waited for it
    table.expect_says("E3 does not touch")
    hand_in(table, "B2-B1")
    table.expect_stone("B1")
    record = table.share().get_by_role("textbox", name="Record", exact=True)
    expect(record).to_have_value(re.compile(r"1\. C3 2\. B2-B1"))


MISTAKES = (
    ("C3", "C3 is taken by a red bug of 1"),
    ("B2-E3", "E3 does not touch the bug that eats, at B2."),
    ("B2", "The turn is not over"),
    ("E1 E2", "nothing left to eat"),
    ("Z9", "Z9 is not a cell of this board."),
    ("", "A turn needs at least one cell."),
)


def test_the_first_mistake_is_reported_once_with_its_cause_and_leaves_no_trace(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"]))
    for text, words in MISTAKES:
        hand_in(table, text)
        table.expect_says(words)
        expect(table.main.get_by_role("emphasis")).to_have_count(0)
        expect(table.turn_list.get_by_role("listitem")).to_have_count(1)
        table.expect_turns("C3")
    line = table.page.get_by_role("textbox", name="A whole turn for Blue")
    line.fill(" B2-Z9")
    table.button("Submit turn").click()
    table.expect_says("Z9 is not a cell")
    expect(line).to_be_focused()
    table.page.keyboard.type("E3")  # what is wrong is selected
    expect(line).to_have_value(" B2-E3")
    line.fill("")
    expect(table.main.get_by_text("Z9 is not a cell")).to_have_count(0)
    hand_in(table, "E1")
    table.expect_turns("C3", "E1")


# ------------------------------------------------------------------------------------------------------------- clock


def test_the_clock_runs_for_the_side_to_move_and_is_pressed_by_a_turn(ten_minutes: Table) -> None:
    table, timed = ten_minutes, ten_minutes.page
    let_pass(timed, 30)  # the first turn takes no time
    expect(timer(table, "Red")).to_have_accessible_name("10:00 in reserve, 1:30 for the turn")
    hand_in(table, "C3")
    table.expect_stone("C3")
    timed.evaluate(HIDE, True)
    let_pass(timed, 30)
    timed.evaluate(HIDE, False)  # it ran meanwhile
    expect(timer(table, "Blue")).to_have_accessible_name("10:00 in reserve, 1:00 for the turn")
    expect(timer(table, "Red")).to_have_accessible_name("10:00 in reserve, 1:30 for the turn")
    let_pass(timed, 65)
    expect(timer(table, "Blue")).to_have_accessible_name(
        "9:55 in reserve, 0:00 for the turn"
    )  # as it is shown; it is used in steps of 10 s
    hand_in(table, "A1 A2")
    table.expect_says("nothing left to eat")
    hand_in(table, "A1")
    table.expect_stone("A1")
    let_pass(timed, 20)
    expect(timer(table, "Red")).to_have_accessible_name("10:00 in reserve, 1:10 for the turn")
    expect(timer(table, "Blue")).to_have_accessible_name("9:50 in reserve, 1:30 for the turn")


def test_a_clock_that_runs_out_ends_the_game(five_minutes: Table) -> None:
    table, timed = five_minutes, five_minutes.page
    table.grow("C3")
    let_pass(timed, 352)
    expect(timer(table, "Blue")).to_have_accessible_name("0:08 in reserve, 0:00 for the turn")
    let_pass(timed, 10)
    expect(table.heading("Red wins")).to_be_visible()
    table.expect_says("Blue's time is up.")
    table.expect_legal()
    table.press("A1")
    table.expect_turns("C3")
    timed.reload()
    expect(table.heading("Red wins")).to_be_visible()
    table.button("Play on, no clock").click()
    table.grow("A1")
    table.expect_turns("C3", "A1")
    expect(timer(table, "Red")).to_be_hidden()


def test_a_link_followed_just_before_a_reload_is_what_the_page_shows_and_shares(five_minutes: Table) -> None:
    """The page may have opened the link, but not written its own yet; or it has heard nothing of the link."""
    table, timed = five_minutes, five_minutes.page
    table.grow("C3")
    table.grow("A1")
    let_pass(timed, 400)
    expect(table.heading("Blue wins")).to_be_visible()
    follow = "link => { location.hash = link; }"
    for link, turns, read in (
        ("hexhex3,genius,E1.E3", ("E1", "E3"), True),
        ("hexhex3,genius,A1", ("A1",), False),
        ("hexhex3,genius,E1.E3", ("E1", "E3"), False),
    ):
        with timed.expect_event("domcontentloaded"):
            if read:
                timed.evaluate(follow, link)
                table.expect_turns(*turns)
                timed.evaluate("setTimeout(() => location.reload())")
            else:
                timed.evaluate(f"link => {{ ({follow})(link); location.reload(); }}", link)
        table.expect_turns(*turns)
        dialog = table.share()
        expect(dialog.get_by_role("textbox", name="Link", exact=True)).to_have_value(re.compile(f"#{link}$"))
        expect(dialog.get_by_role("textbox", name="HTML of the frame")).to_have_value(re.compile(f'#{link}"'))
        expect(dialog.get_by_role("textbox", name="Record", exact=True)).to_have_value(re.compile(rf"1\. {turns[0]}\b"))
        dialog.get_by_role("button", name="Close").click()
    table.button("Your games").click()
    expect(table.dialog("Your games").get_by_text("Blue won, on time")).to_be_visible()


def test_a_custom_clock(timed: Page) -> None:
    table = clocked(timed, "Custom times")
    dialog = table.dialog("New game")
    for name, time in (("Seconds a turn", "20"), ("Minutes in reserve", "0")):
        field = dialog.get_by_role("textbox", name=name)
        field.fill(time)
        field.press("Tab")
    start(table)
    expect(timer(table, "Blue")).to_have_accessible_name("0:00 in reserve, 0:20 for the turn")
    table.grow("C3")
    let_pass(timed, 25)
    expect(table.heading("Red wins")).to_be_visible()


def test_the_players_choose_what_happens_when_the_time_is_up(timed: Page) -> None:
    """With a step of 5 s and a reserve of 6 s, either 20 s and then 5 s may be used, or all 26 s."""
    timed.evaluate(TONES)
    table = clocked(timed, "Custom times")
    dialog = table.dialog("New game")
    for name, time in (
        ("Seconds a turn", "20"),
        ("Minutes in reserve", "0,1"),  # as in other languages
        ("Steps of the reserve, in seconds", "5"),
    ):
        field = dialog.get_by_role("textbox", name=name)
        field.fill(time)
        field.press("Tab")
    dialog.get_by_role("combobox", name="You lose on time").select_option(label="when the last second is used up")
    start(table)
    table.grow("C3")
    expect_becomes(partial(timed.evaluate, "tones"), 1)  # the stone's
    let_pass(timed, 22)
    expect(timer(table, "Blue")).to_have_accessible_name("0:04 in reserve, 0:00 for the turn")
    assert timed.evaluate("tones") == 1  # the warning sound is off by default
    hand_in(table, "A1")
    table.expect_stone("A1")
    table.open_form()
    control = table.dialog("New game").get_by_role("combobox", name="You lose on time")
    expect(control).to_have_value("hard")


def test_a_loss_on_time_is_written_to_the_record_and_the_link_and_read_back(
    timed: Page, open_page: OpenPage, site: str
) -> None:
    table = clocked(timed, "60 s a turn + 5 min reserve")
    form = table.dialog("New game").get_by_role("group", name="Blue")
    form.get_by_role("textbox", name="Name").fill("Ben")
    form.get_by_role("textbox", name="Name").press("Tab")
    start(table)
    expect(table.page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Ben")
    table.grow("C3")
    let_pass(timed, 390)
    expect(table.heading("Red wins")).to_be_visible()
    record = table.share().get_by_role("textbox", name="Record", exact=True)
    expect(record).to_have_value(re.compile("Result: x wins on time"))
    text = record.input_value()
    assert "O: Ben\n" in text
    assert "Clock: green-meadow\n" in text

    other = Table(open_page())
    other.share().get_by_role("textbox", name="Text of a game").fill(text)
    other.button("Open").click()
    expect(other.heading("Red wins")).to_be_visible()
    other.expect_says("Blue's time is up.")
    expect(other.page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Ben")
    again = other.share().get_by_role("textbox", name="Record", exact=True)
    expect(again).to_have_value(text)
    expect(other.page).to_have_url(re.compile("result=x-time"))

    third = Table(open_page(other.page.url.removeprefix(site)))
    third.expect_says("Blue's time is up.")
    third.press("A1")
    third.expect_turns("C3")
    third.button("Play on").click()
    third.grow("A1")
    third.expect_turns("C3", "A1")
    expect(third.page).to_have_url(re.compile("genius,C3.A1$"))


def test_a_takeback_costs_the_time_since_the_turn_and_a_reload_does_not_stop_the_clock(five_minutes: Table) -> None:
    table, timed = five_minutes, five_minutes.page
    let_pass(timed, 5)
    table.grow("C3")
    let_pass(timed, 30)
    table.button("Undo").click()
    table.expect_says("Taken back. Play another turn.")
    let_pass(timed, 60)
    table.grow("A1")
    table.expect_turns("A1")
    expect(timer(table, "Red")).to_have_accessible_name("4:30 in reserve, 1:00 for the turn")
    expect(timer(table, "Blue")).to_have_accessible_name("5:00 in reserve, 1:00 for the turn")
    timed.reload()
    expect(timer(table, "Red")).to_have_accessible_name("4:30 in reserve, 1:00 for the turn")
    let_pass(timed, 30)
    expect(timer(table, "Blue")).to_have_accessible_name("5:00 in reserve, 0:30 for the turn")


@pytest.mark.parametrize("how", ["Restore", "Back"])
def test_the_clock_of_a_game_that_was_set_aside_goes_on_after_a_reload(
    five_minutes: Table, site: str, how: str
) -> None:
    table, timed = five_minutes, five_minutes.page
    let_pass(timed, 5)
    table.play("C3", "A1")
    let_pass(timed, 20)
    expect(timer(table, "Red")).to_have_accessible_name("5:00 in reserve, 0:40 for the turn")
    expect(timed).to_have_url(re.compile("C3[.]A1$"))
    timed.goto(f"{site}#hexhex4,genius,C3.A1")
    restore = table.button("Restore")
    expect(restore).to_be_visible()
    expect(timer(table, "Red")).to_be_hidden()
    timed.reload()
    expect(restore).to_be_visible()
    let_pass(timed, 100)
    expect(restore).to_be_visible()
    if how == "Restore":
        restore.click()
    else:
        timed.go_back()
    expect(timer(table, "Red")).to_have_accessible_name("5:00 in reserve, 0:40 for the turn")
    table.expect_says("Red to play")  # from then on the clock runs
    let_pass(timed, 10)
    expect(timer(table, "Red")).to_have_accessible_name("5:00 in reserve, 0:30 for the turn")
    table.expect_turns("C3", "A1")


def test_a_sound_warns_if_it_is_on(timed: Page) -> None:
    timed.evaluate(TONES)
    table = clocked(timed, "60 s a turn + 5 min reserve")
    table.dialog("New game").get_by_role("checkbox", name="Sound when time is short").check()
    start(table)
    table.grow("C3")
    expect_becomes(partial(timed.evaluate, "tones"), 1)  # the stone's
    let_pass(timed, 340)
    expect(timer(table, "Blue")).to_have_accessible_name("0:20 in reserve, 0:00 for the turn")
    assert timed.evaluate("tones") == 1
    let_pass(timed, 14)
    expect(timer(table, "Blue")).to_have_accessible_name("0:06 in reserve, 0:00 for the turn")
    expect_becomes(partial(timed.evaluate, "tones"), 2)


def test_the_clock_stops_while_the_page_is_left_if_that_was_chosen(timed: Page) -> None:
    table = clocked(timed, "90 s a turn + 10 min reserve")
    table.dialog("New game").get_by_role("checkbox", name="Pause the clock while you are away").check()
    start(table)
    table.grow("C3")
    timed.evaluate(HIDE, True)
    let_pass(timed, 60)
    timed.evaluate(HIDE, False)
    expect(timer(table, "Blue")).to_have_accessible_name("10:00 in reserve, 1:30 for the turn")


def test_the_clock_stops_while_the_device_sleeps_if_that_was_chosen(timed: Page) -> None:
    """A device that sleeps hides no page: its timers just stand still."""
    table = clocked(timed, "90 s a turn + 10 min reserve")
    table.dialog("New game").get_by_role("checkbox", name="Pause the clock while you are away").check()
    start(table)
    table.grow("C3")
    let_pass(timed, 5)
    expect(timer(table, "Blue")).to_have_accessible_name("10:00 in reserve, 1:25 for the turn")
    let_pass(timed, 3600)
    table.grow("E1")
    expect(timer(table, "Blue")).to_have_accessible_name("10:00 in reserve, 1:30 for the turn")
    expect(timer(table, "Red")).to_have_accessible_name("10:00 in reserve, 1:30 for the turn")
