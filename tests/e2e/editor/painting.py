"""Opens the editor and paints in it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.table import Table


def editor(table: Table) -> Table:
    """Open the editor by the form for a new game."""
    table.open_form()
    table.dialog("New game").get_by_role("button", name="Draw a board or a position").click()
    expect(table.heading("Draw a board or a position")).to_be_attached()
    table.board = table.page.get_by_role("group", name=re.compile("^Board"))
    return table


def ink(table: Table, name: str) -> None:
    """Choose the ink."""
    table.page.get_by_role("group", name="Click cells to paint").get_by_role("radio", name=name, exact=True).check()


def paint(table: Table, **cells: str) -> None:
    """Paint cells, and wait for their new names."""
    for cell, words in cells.items():
        table.press(cell)
        expect(table.cell(cell)).to_have_accessible_name(re.compile(f"^{cell}, {words}"))
