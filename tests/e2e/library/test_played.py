"""The library tells how a game with a friend was played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.begun import begun
from tests.e2e.together.by_link import reach
from tests.e2e.together.connection import connect


def resign(table: Table) -> None:
    reach(table, table.page.get_by_text("Resign", exact=True)).click()
    table.button("Really resign").click()


def test_a_game_over_a_connection_was_played_live_on_both_devices(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site)
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.play("F6")
    ann.expect_turns("A1", "F6")
    resign(ben)
    expect(ann.main).to_contain_text("Ben resigned.")
    for table, result in ((ann, "You won"), (ben, "You lost")):
        row = table.open_library().get_by_role("button", name="Ann – Ben")
        expect(row).to_contain_text(result)
        expect(row).to_contain_text("live with a friend")


def test_a_game_without_a_connection_was_played_by_link(open_page: OpenPage, site: str) -> None:
    ben = begun(open_page, site, ",A1", "x=Ann,o=Ben")
    ben.play("F6")
    resign(ben)
    row = ben.open_library().get_by_role("button", name="Ann – Ben")
    expect(row).to_contain_text("You lost")
    expect(row).to_contain_text("with a friend by link")
