"""Browser Back closes what was opened last, and leaves the site only from the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Gate, Table


def test_back_closes_dialogs_lessons_puzzles_and_the_study(open_page: OpenPage) -> None:
    table = Table(open_page(played=[]))
    page = table.page
    table.play("C3", "B2-B1")
    for name in ("New game", "Share", "Settings"):
        table.button(name).click()
        expect(table.dialog(name)).to_be_visible()
        page.go_back()
        expect(table.dialog(name)).to_be_hidden()
    table.button("Study").click()
    expect(table.main.get_by_role("tab", name="Analysis")).to_be_visible()
    page.go_back()
    expect(table.main.get_by_role("tab", name="Analysis")).to_be_hidden()
    table.button("Learn").click()
    table.dialog("Learn Bug").get_by_role("button", name="All lessons").click()
    table.dialog("Lessons").get_by_role("button", name="Growing").click()
    expect(table.heading("Growing")).to_be_visible()
    table.button("Never merge").click()
    expect(table.heading("Never merge")).to_be_visible()
    page.go_back()
    expect(table.heading("Growing")).to_be_visible()
    page.go_back()
    expect(table.dialog("Lessons")).to_be_visible()
    page.go_back()
    expect(table.dialog("Learn Bug")).to_be_visible()
    page.go_forward()
    page.go_forward()
    expect(table.heading("Growing")).to_be_visible()
    table.button("Back to my game").last.click()
    table.expect_turns("C3", "B2-B1")
    expect(page).to_have_url(re.compile("C3.B2-B1$"))
    page.go_back()
    expect(page).to_have_url("about:blank")


def test_a_puzzle_keeps_its_address_while_it_is_loading(open_page: OpenPage, site: str) -> None:
    page = open_page(None)
    gate = Gate(page, r"/parts/learn-")
    page.goto(f"{site}#puzzle/198")
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    expect(page).to_have_url(f"{site}#puzzle/198")
    gate.open()
    expect(page.get_by_text("Puzzle 198")).to_be_visible()
    expect(page).to_have_url(f"{site}#puzzle/198")


def test_back_from_a_link_that_continued_a_game_with_a_bot_returns_to_that_game(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(played=[], game={"bot": "larva"}))
    page = table.page
    table.exchange("C3")
    turns = table.turns()
    here = f"hexhex3,genius,{'.'.join(turns)}"
    expect(page).to_have_url(f"{site}#{here}")
    other = next(cell for cell in ("A1", "E1", "A3", "E3") if cell not in "-".join(turns))
    page.evaluate("address => { location.hash = address; }", f"{here}.{other}")
    table.expect_turns(*turns, other)
    expect(page.get_by_text("Your unfinished game was set aside.")).to_be_visible()
    page.go_back()
    table.expect_turns(*turns)
    expect(page.get_by_text("Your unfinished game was set aside.")).to_be_hidden()
    expect(page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Larva")
    expect(page).to_have_url(f"{site}#{here}")
    page.go_forward()
    table.expect_turns(*turns, other)
    expect(page.get_by_role("region", name="Blue", exact=True)).not_to_contain_text("Larva")
