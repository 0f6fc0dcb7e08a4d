"""The form for a new game, and games under other rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.table import Table

TWO_HUNGRY = ["C1", "B1-C1", "B4", "B3-B4", "C4", "D3-D4", "D1", "E1"]  # then E2 makes D1 and E2 hungry

# The rule sets whose sources use colours other than red and blue.
COLOURS = dict.fromkeys(("Ludii", "iGGameCenter", "Classic"), ("Black", "White"))


def two_hungry(rules: str) -> str:
    """The link to a game under these rules, before the turn that makes two bugs hungry."""
    return f"#hexhex3,{rules},{'.'.join(TWO_HUNGRY)}"


def new_game(page: Page, rules: str) -> Table:
    """Start a game between two people under these rules, on the rules' own board."""
    table = Table(page)
    table.board = page.get_by_role("group", name=re.compile("^Board: "))
    dialog = open_form(table)
    dialog.get_by_role("radiogroup", name="Rules").get_by_role("radio", name=re.compile(rf"\b{rules}\b")).check()
    start(table, dialog, COLOURS.get(rules, ("Red", "Blue")))
    return table


def open_form(table: Table) -> Locator:
    """Open the form for a new game, with the rules in sight."""
    dialog = table.open_form()
    dialog.get_by_text("Rules: ").first.click()
    return dialog


def start(table: Table, dialog: Locator, seats: tuple[str, str] = ("Red", "Blue")) -> None:
    """Start the form's game between two people; the first seat starts."""
    for seat in seats:
        dialog.get_by_role("group", name=seat).get_by_role("radio", name="Person").check()
    dialog.get_by_role("group", name="Who starts?").get_by_role("radio", name=seats[0]).check()
    dialog.get_by_role("button", name="Start game").click()
    expect(dialog).to_be_hidden()
