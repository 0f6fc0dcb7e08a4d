"""Clocks and their form on screens of all sizes."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.game.clocks import clocked, start, timer
from tests.e2e.table import Table, expect_becomes


def test_the_clock_is_set_on_a_phone_even_by_one_press(open_page: OpenPage) -> None:
    """No control of the form is cut off at the side, and each time stands beside its unit, as in the presets."""
    table = clocked(open_page(viewport={"width": 320, "height": 700}), "Custom times")
    form = table.dialog("New game").get_by_role("group", name="Clock")
    expect(form.get_by_role("textbox")).to_have_count(3)
    for width in (320, 390):
        table.page.set_viewport_size({"width": width, "height": 700})
        expect_becomes(partial(cut_off, table, form), [])
    form.get_by_role("radio", name="20 s a turn + 3 min reserve").check()
    expect(form.get_by_role("textbox")).to_have_count(0)
    expect(form).to_contain_text("Every turn has 20 seconds; extra time comes off the player's 3 minutes")
    start(table)
    expect(timer(table, "Red")).to_have_accessible_name(re.compile("3:00 in reserve"))


def cut_off(table: Table, form: Locator) -> list[str]:
    """The controls beyond the sides of their dialog, after everything is painted."""
    table.painted()
    frame = table.dialog("New game").bounding_box()
    controls = [*form.get_by_role("combobox").all(), *form.get_by_role("textbox").all()]
    boxes = {str(control): control.bounding_box() for control in controls}
    return [
        control
        for control, box in boxes.items()
        if not (frame and box and frame["x"] < box["x"] < box["x"] + box["width"] < frame["x"] + frame["width"])
    ]


# The texts of a player's card that overlap its clock.
OVER_CLOCK = """(player) => {
  const box = (each) => each.getBoundingClientRect();
  const clock = box(player.querySelector("[role=timer]"));
  const texts = document.createTreeWalker(player, NodeFilter.SHOW_TEXT);
  const over = [];
  for (let text; (text = texts.nextNode()); ) {
    if (text.parentElement.closest("[role=timer]") || !text.data.trim()) continue;
    const range = new Range();
    range.selectNode(text);
    const { left, right, top, bottom, width } = box(range);
    const within = Math.min(right, clock.right) - Math.max(left, clock.left);
    const apart = within < 1 || Math.min(bottom, clock.bottom) - Math.max(top, clock.top) < 2; // 2: its line's leading
    if (width > 1 && !apart) over.push(text.data);
  }
  return over;
}"""


def test_a_players_words_do_not_cover_the_clock(ten_minutes: Table) -> None:
    table, timed = ten_minutes, ten_minutes.page
    table.grow("C3")

    def over() -> list[object]:
        table.painted()
        players = [table.page.get_by_role("region", name=seat, exact=True) for seat in ("Red", "Blue")]
        return [player.evaluate(OVER_CLOCK) for player in players]

    for width, height in ((844, 390), (667, 375), (568, 320), (390, 844), (320, 568)):
        timed.set_viewport_size({"width": width, "height": height})
        expect_becomes(over, [[], []])
    timed.set_viewport_size({"width": 1440, "height": 900})
    settings = table.open_settings("Help and controls")
    settings.get_by_role("checkbox", name="Also while two people play with a clock").check()
    table.button("Close").click()
    table.button("Study").click()
    expect(timed.get_by_role("tabpanel")).to_be_visible()
    for width, height in ((1440, 900), (1024, 768)):
        timed.set_viewport_size({"width": width, "height": height})
        expect_becomes(over, [[], []])


def test_the_time_in_reserve_is_in_sight_in_a_study(open_page: OpenPage) -> None:
    """A desktop showed only the time for the turn, and a phone, where the clock runs on, no time at all."""
    table = Table(open_page(played=["C3", "B2-B1"], game={"control": "green-meadow", "bot": "nymph"}))
    table.button("Study").click()
    expect(table.page.get_by_role("tabpanel")).to_be_visible()
    for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844), (320, 568)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(timer(table, "Red").get_by_text("5:00")).to_be_in_viewport(ratio=1)
        expect(table.gauge("Red")).to_be_in_viewport(ratio=1)


def test_beside_a_clock_a_low_card_says_what_its_number_counts(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"], game={"control": "green-meadow", "bot": "nymph"}))

    def width() -> float:
        box = table.gauge("Red").get_by_text("cells left").bounding_box()
        return box["width"] if box else 0

    for size in ((360, 640), (844, 390)):
        table.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect_becomes(lambda: width() > 20, True)  # words that only screen readers see have one pixel
