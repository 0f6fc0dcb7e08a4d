"""A review on a phone: the answer is in sight, and only the panel scrolls."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.app.test_low_screens import lower, upper
from tests.e2e.conftest import OpenPage
from tests.e2e.learn.stored_game import go_on_with
from tests.e2e.study.test_study import LOST, LOST_IT, finished, sentence
from tests.e2e.table import Table, expect_becomes

SIZES = ((320, 568), (390, 844), (844, 390), (667, 375))
# How far the page can scroll, in each direction.
ROOM = "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"


def reviewed(open_page: OpenPage) -> Table:
    """A lost game on a phone, reviewed to its end, and the turn that lost it on the board."""
    path = f"#hexhex3,genius,{'.'.join(LOST)}"
    table = Table(open_page(path, has_touch=True, viewport={"width": 390, "height": 844}))
    table.button(LOST_IT).click()
    finished(table)
    return table


def graph(table: Table) -> Locator:
    return table.page.get_by_role("slider", name="Chance of winning, turn by turn")


def test_the_button_for_hints_keeps_its_place_while_a_turn_is_played(open_page: OpenPage) -> None:
    for width, height in ((320, 568), (360, 740)):
        viewport = {"width": width, "height": height}
        page = open_page(played=["C3", "B2-B1"], has_touch=True, locale="de", viewport=viewport)
        hint = page.get_by_role("button", name="Tipp", exact=True)
        expect(hint).to_be_enabled()
        place = hint.bounding_box()
        cell = page.get_by_role("button", name=re.compile("^D4, "))
        for words in ("fressen, von", "Blau ist am Zug"):
            cell.tap()
            expect(page.get_by_role("main")).to_contain_text(words)
            expect_becomes(hint.bounding_box, place)


def test_on_a_phone_the_end_of_a_line_says_so_beside_the_way_back(open_page: OpenPage) -> None:
    table = reviewed(open_page)
    table.button("What was better").click()
    turns = table.page.get_by_role("tabpanel").get_by_role("button", name=re.compile("^Play the line up to turn"))
    turns.first.click()
    table.expect_says("A variation from turn")
    back = table.button("Leave the variation")
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        turns.first.click()
        table.expect_says("A variation from turn")
        place = back.bounding_box()
        turns.last.click()
        table.expect_says("In this line Red wins.")
        expect_becomes(back.bounding_box, place)
        expect(turns.last).to_be_in_viewport(ratio=0.98)


def test_a_number_beside_a_bug_is_in_its_cell_on_every_phone(open_page: OpenPage) -> None:
    game = "#hexhex3,genius,C2.C3-B2.D2.E2-E1.D3.D4-C5.D3.A3.E3-C4.C3.E1.D1-E1.A2-A1.B4.B1.B2"
    table = Table(open_page(game, viewport={"width": 1440, "height": 900}))
    table.button("Study").click()
    table.button("Review this game").click()
    finished(table)
    table.turn(13).click()
    table.button("What was better").click()
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        for number, cell in enumerate(("C2", "B2", "D1"), 1):
            numbers = table.board.get_by_text(str(number), exact=True)  # those of bugs and rows, too
            expect_becomes(partial(has_one, table.cell(cell), numbers), True)


def has_one(cell: Locator, parts: Locator) -> bool:
    """Whether the middle of one of some parts of the page is in a cell."""
    return any(is_in(part, cell) for part in parts.all())


def is_in(part: Locator, other: Locator) -> bool:
    """Whether the middle of a part of the page is in another."""
    inner, outer = part.bounding_box(), other.bounding_box()
    if not inner or not outer:
        return False
    x, y = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"] / 2
    return 0 < x - outer["x"] < outer["width"] and 0 < y - outer["y"] < outer["height"]


def test_a_phone_shows_the_verdict_the_better_turn_and_the_graph_at_once(open_page: OpenPage) -> None:
    table = reviewed(open_page)
    better = table.button("What was better")
    better.click()
    expect(better).to_have_attribute("aria-pressed", "true")
    said = re.search(r"with (\S+)(?: or \S+)? instead of (\S+)\.", sentence(table).inner_text())
    assert said
    marked = [table.cell(cell) for turn in said.groups() for cell in turn.split("-")]
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        for part in (sentence(table), graph(table), better, *marked):
            expect(part).to_be_in_viewport(ratio=0.98)
        # The turn that decided the game is the last.
        for mark in graph(table).get_by_text(re.compile(r"^\d*\?\?$")).all():
            mark.click()
            expect(graph(table)).to_have_attribute("aria-valuetext", re.compile("a blunder"))
        better.click()


def test_a_phone_shows_what_the_mistake_allowed_at_once(open_page: OpenPage) -> None:
    table = reviewed(open_page)
    allowed = table.page.get_by_role("tabpanel").get_by_text(re.compile("^After this, Blue "))
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        for part in (sentence(table), graph(table), table.button("Try again from here"), allowed):
            expect(part).to_be_in_viewport(ratio=0.98)


def test_after_a_win_the_review_begins_with_the_readers_own_mistake(open_page: OpenPage, site: str) -> None:
    page = open_page(None, has_touch=True, viewport={"width": 390, "height": 844})
    table = go_on_with(page, site, LOST, "nymph", reader=1)
    expect(table.main).to_contain_text("You win!")  # Study opens the review of a game that is known to have ended
    table.button("Study").click()
    table.button("Review this game").click()
    finished(table)
    panel = page.get_by_role("tabpanel")
    words = re.compile(r"You gave the win away on turn 6 \(B1-C1-C2\); Red gave it back on turn 9\.")
    expect(panel.get_by_text(words)).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("heading", name="Mistakes")).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("button", name=re.compile(r"^Turn \d+, ")).first).to_have_accessible_name(
        re.compile("^Turn 2, Blue")
    )

    def right(part: Locator) -> float:
        box = part.bounding_box()
        assert box
        return box["x"] + box["width"]

    expect_becomes(lambda: right(table.turn(len(LOST))) <= right(table.turn_list), True)


def test_under_a_review_only_the_panel_scrolls(open_page: OpenPage) -> None:
    table = reviewed(open_page)
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.painted()
        expect_becomes(partial(table.page.evaluate, ROOM), [0, 0])


@pytest.mark.parametrize("size", [(320, 568), (844, 390)], ids=["320", "844"])
def test_an_aid_that_is_on_has_its_button_and_its_words_beside_the_whole_board(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    width, height = size
    table = Table(open_page("#hexhex3,genius,C3.D2-C2", has_touch=True, viewport={"width": width, "height": height}))
    table.button("Territory").click()
    table.button("Study").click()
    values = table.page.get_by_role("checkbox", name="Values on the board")
    expect(values).not_to_be_checked()
    expect(table.button("Territory")).to_be_in_viewport(ratio=1)
    if width < height:
        words = table.main.get_by_text(re.compile("^Territory: ")).last
        expect_becomes(lambda: upper(words) >= lower(table.cell("E2")), True)
    for part in (table.cell("A2"), table.cell("E2"), table.button("Last turn")):
        expect(part).to_be_in_viewport(ratio=1)
    values.check()
    expect(values).to_be_checked()
    expect(table.button("Territory")).to_be_hidden()


def test_on_a_phone_the_board_and_the_cells_left_stay_in_sight(open_page: OpenPage) -> None:
    table = Table(open_page(viewport={"width": 390, "height": 844}, has_touch=True, played=LOST))
    table.button(LOST_IT).click()
    expect(sentence(table)).to_be_visible()
    for tab in ("Review", "Analysis"):
        table.page.get_by_role("tab", name=tab).click()
        expect(table.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        expect_becomes(partial(is_in_sight, table), True)
        expect_cells_left(table)
    table.page.set_viewport_size({"width": 844, "height": 390})
    expect(table.page.get_by_role("tabpanel")).to_be_visible()
    expect_cells_left(table)


@pytest.mark.parametrize("size", SIZES[:2], ids=["320", "390"])
def test_on_a_phone_a_refusal_covers_neither_the_tabs_of_the_study_nor_a_cell(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    """On the smallest phone it covered the tabs, and the button that closes the study."""
    width, height = size
    game = "#hexhex3,genius,D1.D4.A2.B3-B4.E3-D4.D2-D3-E3.C3"
    table = Table(open_page(game, has_touch=True, viewport={"width": width, "height": height}))
    table.button("Study").click()
    tab = table.page.get_by_role("tab", name="Analysis")
    expect(tab).to_be_visible()

    def is_between(words: Locator) -> bool:
        return lower(table.cell("E3")) <= upper(words) < lower(words) <= upper(tab)

    for cell, said in (("C4", "C4 touches two of your bugs"), ("D1", "D1 would grow the bug at D2, D3 and E3 to 4.")):
        table.press(cell)
        words = table.main.get_by_text(said).last
        expect(words).to_be_visible()
        expect_becomes(partial(is_between, words), True)


def expect_cells_left(table: Table) -> None:
    """Expect both sides' cells left to be in sight."""
    for colour in ("Red", "Blue"):
        expect(table.page.get_by_role("button", name=re.compile(rf"^{colour}: \d+ cells? left"))).to_be_visible()


def is_in_sight(table: Table) -> bool:
    """Whether the board is large and within a phone's window, and the page not wider than the window."""
    table.painted()
    box = table.board.bounding_box()
    fits: bool = table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return box is not None and box["height"] > 250 and box["y"] + box["height"] <= 844 and fits
