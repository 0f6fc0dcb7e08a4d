"""With keys alone: nothing covers what has the focus, and no button that opens or closes a place loses it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

WON_BY_BLUE = ["C5", "C4-D4", "A2", "A1-A2", "E2", "E1-D1", "B1"]


@pytest.fixture
def still(open_page: OpenPage) -> OpenPage:
    """A window without motion."""
    return lambda *given, **options: open_page(*given, reduced_motion="reduce", **options)


def enter(table: Table, button: Locator) -> None:
    """Press a button as readers without a mouse do."""
    button.focus()
    button.press("Enter")


def focused(page: Page) -> str:
    """The tag that has the focus."""
    return str(page.evaluate("document.activeElement.tagName"))


def is_covered(page: Page) -> bool:
    """Whether something else lies over the middle of what has the focus."""
    return bool(
        page.evaluate("""() => {
            const focused = document.activeElement.closest("label") ?? document.activeElement;
            const { left, top, width, height } = focused.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return !focused.contains(there);
        }""")
    )


def has_focus(part: Locator) -> bool:
    """Whether this part has the focus."""
    return bool(part.evaluate("each => each === document.activeElement"))


def stops_before(part: Locator, most: int) -> Iterator[None]:
    """Press Tab until this part has the focus; yield at each stop before it."""
    for _ in range(most):
        part.page.keyboard.press("Tab")
        if has_focus(part):
            return
        yield
    pytest.fail(f"Tab does not reach {part}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_the_form_s_button_covers_nothing_that_has_the_focus(
    still: OpenPage, site: str, width: int, height: int
) -> None:
    page = still(None, viewport={"width": width, "height": height})
    page.set_default_timeout(4000)
    page.goto(site)
    table = Table(page)
    form = table.open_form()
    form.get_by_text("More boards").click()
    form.get_by_text("Rules: Usual rules").click()
    form.get_by_role("radio", name=re.compile("^Any bug may eat, with points")).check()
    form.get_by_text("More options").click()
    table.button("Close").focus()
    for _ in stops_before(table.button("Start game"), 60):
        expect_becomes(lambda: is_covered(page), False)


def test_tab_leads_to_a_cell_and_not_to_the_board_around_it(still: OpenPage, site: str) -> None:
    page = still()
    page.set_default_timeout(4000)
    page.goto(site)
    board = page.get_by_role("group", name=re.compile("^Board: "))
    for _ in stops_before(Table(page).cell("A1"), 20):
        assert not has_focus(board)


def test_a_new_game_begins_on_the_board(still: OpenPage, site: str) -> None:
    page = still()
    page.set_default_timeout(4000)
    page.goto(site)
    table = Table(page)
    assert table.expect_person()
    page.keyboard.press("Tab")
    enter(table, table.button("New game"))
    enter(table, table.button("Start game"))
    expect(table.dialog("New game")).to_be_hidden()
    expect(table.cell("A1")).to_be_focused()


def test_the_end_is_said_and_a_key_leads_to_its_card(still: OpenPage) -> None:
    page = still(played=WON_BY_BLUE[:-1])
    page.set_default_timeout(6000)
    table = Table(page)
    table.expect_says("Red to play")
    page.keyboard.press("Tab")
    table.cell("B1").focus()
    page.keyboard.press("Enter")
    expect(table.heading("Blue wins")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Blue wins")).to_be_attached()
    expect(table.cell("B1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.button("Rematch: Blue starts")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.heading("Blue wins")).to_be_hidden()
    expect(table.cell("A1")).to_be_focused()


def test_a_key_draws_a_mark_on_the_board_of_a_finished_game(still: OpenPage) -> None:
    """It led to the end's card, and the next one began a rematch."""
    page = still(played=WON_BY_BLUE)
    page.set_default_timeout(6000)
    table = Table(page)
    expect(table.heading("Blue wins")).to_be_visible()
    table.button("Marks").click()
    table.cell("A1").focus()
    page.keyboard.press("Enter")
    expect(table.cell("A1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.main).to_contain_text("a ring on A1")


def test_the_review_of_a_game_that_was_lost_gets_the_focus(still: OpenPage) -> None:
    page = still(played=WON_BY_BLUE)
    page.set_default_timeout(6000)
    table = Table(page)
    expect(table.heading("Blue wins")).to_be_visible()
    page.keyboard.press("Tab")
    enter(table, table.button("See why Red lost"))
    expect(page.get_by_role("tabpanel", name="Review")).to_be_focused()
    enter(table, table.button("Back to the game"))
    expect(page.get_by_role("tabpanel")).to_be_hidden()
    expect(table.button("Rematch: Blue starts")).to_be_focused()


def test_a_press_too_many_on_a_step_goes_back_by_one_turn(still: OpenPage, site: str) -> None:
    page = still(None)
    page.goto(f"{site}#hexhex3,genius,C3.B2-B1.A1")
    table = Table(page)
    enter(table, table.button("First turn"))
    step = table.button("Next turn")
    expect(step).to_be_enabled()
    step.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(step).to_be_disabled()
    expect(table.button("Previous turn")).to_be_focused()
