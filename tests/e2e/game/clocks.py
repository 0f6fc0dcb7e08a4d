"""Games with a clock, for tests."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.table import Table


def timer(table: Table, seat: str) -> Locator:
    return table.page.get_by_role("region", name=seat).get_by_role("timer")


def clocked(page: Page, control: str, *, starts: str = "Red") -> Table:
    """Start a game with a clock on a page whose time the test controls."""
    table = Table(page)
    dialog = table.open_form()
    dialog.get_by_role("radio", name=re.compile("^Small")).check()
    for seat in ("Red", "Blue"):
        dialog.get_by_role("group", name=seat).get_by_role("radio", name="Person").check()
    dialog.get_by_role("group", name="Who starts?").get_by_role("radio", name=starts).check()
    dialog.get_by_role("group", name="Clock").get_by_role("radio", name=control).check()
    return table


def start(table: Table) -> None:
    table.dialog("New game").get_by_role("button", name="Start game").click()
    expect(timer(table, "Red")).to_have_accessible_name(re.compile("for the turn"))
