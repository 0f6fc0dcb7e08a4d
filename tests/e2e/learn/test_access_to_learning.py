"""Lessons and puzzles are accessible and in sight on every screen, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import expect_accessible, expect_board_in_sight
from tests.e2e.conftest import OpenPage
from tests.e2e.learn.puzzle_book import BOOK, puzzle_table
from tests.e2e.table import Table
from tests.e2e.watch import Watch

# Loads every part that normally loads on first use.
LOST = re.compile(r"/parts/|/(dialogs|learn|live-board)\.js")


def still(open_page: OpenPage, path: str) -> Page:
    """A window without motion."""
    return open_page(path, reduced_motion="reduce")


def test_the_pages_of_learn(open_page: OpenPage) -> None:
    table = Table(still(open_page, "#learn"))
    for button, page in (
        ("All lessons", "Lessons"),
        ("Choose a puzzle", "Puzzles"),
        ("Read and try", "The rules of Bug"),
    ):
        table.button(button).click()
        expect(table.dialog(page)).to_be_visible()
        if button == "Read and try":
            last = table.page.get_by_role("region", name="Merging").get_by_role("button", name=re.compile("^D1, "))
            expect(last).to_have_accessible_name(re.compile("joins"))
            # Only the dialog's body may scroll: if the dialog itself could, a jump could leave it empty.
            assert table.dialog(page).evaluate("(each) => each.scrollHeight - each.clientHeight") == 0
        expect_accessible(table.page)
        table.button("Back").click()
        expect(table.dialog("Learn Bug")).to_be_visible()


def test_a_lesson(open_page: OpenPage) -> None:
    table = Table(still(open_page, "#lesson/winning"))
    expect(table.cell("A3")).to_have_accessible_name(re.compile("grows|starts"))
    expect_board_in_sight(table)
    expect_accessible(table.page)
    table.press("A3")
    table.expect_says("Then you still have a cell left when your turn comes.")
    expect_board_in_sight(table)
    expect_accessible(table.page)


def test_a_puzzle_under_other_rules(open_page: OpenPage) -> None:
    number = next(number for number, each in enumerate(BOOK, 1) if (each.board, each.rules) == ("hexhex4", "classic"))
    table = puzzle_table(still(open_page, f"#puzzle/{number}"))
    expect(table.board.get_by_role("button", name=re.compile("starts|grows|joins")).first).to_be_visible()
    expect_board_in_sight(table)
    table.button("Hint").click()
    table.expect_says("Look at the marked cells")
    expect_board_in_sight(table)
    expect_accessible(table.page)


def test_a_board_of_the_rulebook_is_next_to_its_words_for_every_reader(open_page: OpenPage) -> None:
    for newcomer in (False, True):  # where style sheets load differently
        page = open_page("#rules", newcomer=newcomer, viewport={"width": 1440, "height": 900})
        entry = page.get_by_role("region", name="Merging")
        expect(entry.get_by_role("button", name=re.compile("^D1, ")).last).to_be_visible()
        words, board = entry.get_by_role("heading").bounding_box(), entry.get_by_role("group").bounding_box()
        line = entry.get_by_text("Red to play").bounding_box()
        assert words
        assert board
        assert line
        assert board["x"] > words["x"] + words["width"]
        assert line["y"] >= board["y"] + board["height"]
        assert line["width"] > 2 * line["height"]


@pytest.mark.parametrize("way", ["", "#learn", "#lesson/growing"])
def test_one_press_loads_what_failed_without_a_network(open_page: OpenPage, watch: Watch, site: str, way: str) -> None:
    watch.allow("parts|dialogs|learn|live-board|ERR_FAILED")
    page = open_page(None)
    page.context.route(LOST, lambda route: route.abort())
    page.goto(site + way)
    table = Table(page)
    if not way:
        table.button("Learn").click()
    again = page.get_by_role("dialog").get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    page.context.unroute(LOST)
    again.evaluate_all("(there) => there.forEach((each) => each.click())")  # else loaded while idle
    words = table.heading("Growing") if "lesson" in way else page.get_by_role("region", name="Lessons")
    expect(words).to_be_visible()
    expect(again).to_be_hidden()
