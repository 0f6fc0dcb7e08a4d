"""Openings next to the board: the reader's own games up to symmetry, and a book's values."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.access import expect_accessible
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table

# Two games that begin in a corner, equal by symmetry, and another; the last has a different rule set.
GAMES = """Rules: genius
Board: hexhex3
X: Ann
Result: x wins by resignation

1. A1 2. C3

Rules: genius
Board: hexhex3
X: Ben
Result: o wins by resignation

1. E3 2. C3

Rules: genius
Board: hexhex3

1. A2 2. C3

Rules: iggc
Board: hexhex3

1. A1 2. E3
"""


def opened(table: Table, games: str = "") -> Locator:
    """Add games to the library, and open the openings."""
    if games:
        dialog = table.open_library()
        dialog.get_by_label("Paste one or many games").fill(games)
        dialog.get_by_role("button", name="Add these games").click()
        expect(dialog.get_by_role("status").filter(has_text="added")).to_contain_text("4 games were added.")
        table.page.keyboard.press("Escape")
    table.button("Study").click()
    table.page.get_by_role("tab", name="Openings").click()
    return table.page.get_by_role("tabpanel", name="Openings")


def row(panel: Locator, words: str) -> Locator:
    """Return the row of a turn."""
    return panel.get_by_role("listitem", name=re.compile(f"^{words}"))


def test_games_are_counted_up_to_symmetry(table: Table) -> None:
    panel = opened(table, GAMES)
    expect(panel).to_contain_text("3 of your games went on from here. The first player won 1, the second 1.")
    expect(
        row(panel, "A1: in 2 of your games. The first player won 1, the second 1. Blue wins in 12 turns: proven")
    ).to_be_visible()
    expect(row(panel, "A2: in one of your games.")).to_be_visible()
    expect(row(panel, "B2: in none of your games. Blue wins in 12 turns: proven")).to_be_visible()
    expect(panel.get_by_role("listitem")).to_have_count(4)
    yours, book = (panel.get_by_role("heading", name=f"From {origin}") for origin in ("your games", "the book"))
    expect(yours).to_be_visible()
    expect(book).to_be_visible()
    first = row(panel, "A1").get_by_role("button", name=re.compile("A1"))
    first.hover()
    table.expect_stone("A1")
    first.click()
    expect(panel).to_contain_text("2 of your games went on from here. The first player won 1, the second 1.")
    expect(row(panel, "C3: in 2 of your games.")).to_be_visible()
    row(panel, "C3").get_by_role("button", name=re.compile("C3")).click()
    expect(panel).to_contain_text("2 of your games ended here.")
    table.button("Previous turn").click()
    table.button("Previous turn").click()
    row(panel, "A2").get_by_role("button", name=re.compile("A2")).click()
    expect(panel).to_contain_text("One of your games went on from here. It has no winner.")
    expect_accessible(table.page)
    table.button("Back to the game").click()
    expect(table.page.get_by_role("tab")).to_have_count(0)


def test_books_judge_the_first_turns_of_hexhex4_and_hexhex5(open_page: OpenPage, site: str) -> None:
    table = Table(open_page("#hexhex4,genius,"))
    table.expect_says("Red starts")
    panel = opened(table)
    expect(panel).to_contain_text("None of your games reached this position.")
    expect(panel.get_by_role("listitem")).to_have_count(6)
    expect(row(panel, r"B2: in none of your games. Red 5[01]")).to_be_visible()
    expect(panel).to_contain_text("an estimate")
    table.play("D4")
    expect(row(panel, r"B3: in none of your games. Blue 5[01]")).to_be_visible()
    table.play("B3")
    # From here the book has only some turns: the best, and those that lead to positions in it.
    red, blue = (row(panel, f".*: in none of your games. {side} [45]").first for side in ("Red", "Blue"))
    red.get_by_role("button").first.click()
    expect(blue).to_be_visible()
    panel.get_by_role("listitem").first.get_by_role("button").first.click()
    expect(panel).to_contain_text("no book goes this far")
    table.page.goto(f"{site}#hexhex5,genius,")  # its book has more turns than the list shows at first
    table.expect_size(61)
    panel = opened(table)
    expect(panel.get_by_role("listitem")).to_have_count(8)
    expect(panel).to_contain_text("an estimate")
    panel.get_by_role("button", name="Show all 9 turns").click()
    expect(panel.get_by_role("listitem")).to_have_count(9)
