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
    table.page.get_by_role("group", name="Paint cells").get_by_role("radio", name=name, exact=True).check()


def place(row: int, at: int) -> str:
    """The name of a place on the sheet that is no cell of the board."""
    return f"Row {row}, place {at}"


def paint(table: Table, **cells: str) -> None:
    """Paint cells of the board, and wait for their new words."""
    for cell, words in cells.items():
        table.press(cell)
        expect(table.cell(cell)).to_have_accessible_name(re.compile(f"^{cell}, {words}"))


def repaint(table: Table, old: str, new: str) -> None:
    """Add a cell to the board, or remove one: it gets another name."""
    table.press(old)
    expect(table.board.get_by_role("button", name=re.compile(f"^{new}"))).to_be_attached()
