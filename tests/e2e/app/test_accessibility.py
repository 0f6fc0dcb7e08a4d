"""axe finds no fault in anything that the page shows, light and dark, large and small."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import expect_accessible
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Gate, Table
from tests.e2e.watch import Watch


@pytest.fixture
def still(open_page: OpenPage) -> Page:
    """A window without motion."""
    return open_page(None, reduced_motion="reduce")


def test_a_game_from_its_start_to_its_end(still: Page, site: str) -> None:
    still.goto(site)
    table = Table(still)
    assert table.expect_person()
    expect_accessible(still)
    table.new_game().play("C5", "C4-D4", "A2")
    table.grow("A1")
    table.expect_says("Bonus growth")
    table.press("A1")
    table.expect_says("A1 is taken")
    expect_accessible(still)
    table.grow("A2")
    table.play("E2", "E1-D1")
    table.cell("B1").hover()
    expect(table.main).to_contain_text("Starts a new bug.")
    expect_accessible(still)
    table.grow("B1")
    expect(table.heading("Blue wins")).to_be_visible()
    expect_accessible(still)
    table.turn(2).click()
    expect(table.main).to_contain_text("Turn 2 of 7.")
    table.play("E3")
    expect(table.button("Make main line")).to_be_visible()
    expect_accessible(still)
    table.button("Delete from here").click()
    expect(table.button("Restore")).to_be_visible()
    table.main.get_by_text("Enter a turn as text").click()
    text = table.page.get_by_role("textbox", name=re.compile("^A whole turn for"))
    text.fill("A2-A1")
    table.button("Submit turn").click()
    expect(text).to_be_focused()  # it was refused
    expect_accessible(still)


def test_every_aid_at_once_and_the_study(still: Page, site: str) -> None:
    still.goto(site + "#hexhex3,genius,c3.b2-b1.e1.e3")
    table = Table(still)
    table.expect_says("Red to play")
    for key in "12345":
        still.keyboard.press(f"Shift+Digit{key}")
    expect(table.main).to_contain_text("Only Red can grow on")
    expect_accessible(still)
    table.button("Hint").click()
    expect(table.button("Which cell?")).to_be_visible()
    table.button("Study").click()
    panel = still.get_by_role("tabpanel")
    expect(panel.get_by_role("listitem", name=re.compile("^Line 1: Red "))).to_be_visible()
    panel.get_by_role("checkbox", name="Engine").uncheck()
    expect_accessible(still)
    still.get_by_role("tab", name="Review").click()
    table.button("Review this game").click()
    expect(table.button("Review this game")).to_be_hidden()
    expect(still.get_by_text("Reviewing")).to_be_hidden(timeout=120_000)
    expect_accessible(still)
    still.get_by_role("tab", name="Analysis").click()
    table.button("Board report").click()
    expect(table.dialog("Board report")).to_be_visible()
    expect_accessible(still)


def test_the_dialogs(still: Page, site: str) -> None:
    still.goto(site)
    table = Table(still)
    for name, heading in (("New game", "New game"), ("Learn", "Learn Bug"), ("Share", "Share")):
        table.button(name).click()
        expect(table.dialog(heading).get_by_role("heading", name=heading, exact=True)).to_be_focused()
        expect_accessible(still)
        still.keyboard.press("Escape")
        expect(table.dialog(heading)).to_be_hidden()
        expect(table.button(name)).to_be_focused()
    table.button("Learn").click()
    table.button("Bug in a minute").click()
    table.dialog("Bug in a minute").get_by_role("button", name="Keyboard").click()
    expect(table.dialog("Keyboard").get_by_role("heading", name="Keyboard", exact=True)).to_be_focused()
    expect_accessible(still)
    table.button("Close").click()
    expect(table.dialog("Keyboard")).to_be_hidden()


def test_the_board_before_the_rules(still: Page, site: str) -> None:
    Gate(still, r"\.whl|/wire/")
    still.goto(site)
    table = Table(still)
    expect(table.boot).to_be_visible()
    table.press("C3")
    table.expect_says("as soon as the rules are loaded")
    expect_accessible(still)


def test_the_failure_of_the_rules(still: Page, site: str, watch: Watch) -> None:
    watch.allow(r"worker\.js")
    still.context.route(re.compile(r"engine/worker\.js"), lambda route: route.fulfill(status=404, body="not here"))
    still.goto(site)
    expect(Table(still).failure).to_be_visible()
    expect_accessible(still)


def test_bots_and_what_they_think(still: Page, site: str) -> None:
    """For users' bots and their faults see bots/test_own_bots.py."""
    still.goto(site + "?bench")
    expect(still.get_by_role("dialog")).to_contain_text("How fast is it here?")
    expect_accessible(still)
    table = Table(still)
    table.button("Close").click()
    table.slow_down().new_game("hexhex8", red="Mantis", blue="Mantis")
    expect(still.get_by_role("region", name="What Red thinks")).to_contain_text("gives itself")
    table.button("Pause").click()
    expect(table.main).to_contain_text("Red, the bot, is waiting.")
    expect_accessible(still)
    table.open_form()
    table.button("Your own bots …").first.click()
    expect(still.get_by_role("dialog", name="Your own bots")).to_be_visible()
    expect_accessible(still)


def test_the_edge_of_a_dialog_does_not_cover_the_focused_control(still: Page, site: str) -> None:
    still.goto(site)
    table = Table(still)
    still.set_viewport_size({"width": 844, "height": 390})
    dialog = table.open_settings("Language and coordinates")
    last = dialog.get_by_role("radio", name=re.compile("^Abstract Play"))
    last.check()
    language = dialog.get_by_role("combobox", name="Language")
    for _ in range(2):  # before the coordinates come the place of the names, and the language
        still.keyboard.press("Shift+Tab")
    expect(language).to_be_focused()
    head, box = table.button("Close").bounding_box(), language.bounding_box()
    assert head
    assert box
    # The head ends 8 px below its button; the frame and the outline begin 7 px above the radio button.
    assert box["y"] - head["y"] - head["height"] >= 8 + 7
