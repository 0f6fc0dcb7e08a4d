"""Two people at one device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table

UPRIGHT = {"width": 390, "height": 844}
PREFIX = "Two at one device: "


def settings(table: Table, *words: str) -> None:
    """Turn some settings for one device on."""
    table.button("Settings").click()
    dialog = table.dialog("Settings")
    for each in words:
        dialog.get_by_role("checkbox", name=re.compile(f"^{PREFIX}{each}")).check()
    dialog.get_by_role("button", name="Close").click()


def test_a_turn_is_taken_back_only_if_both_agree(table: Table) -> None:
    settings(table, "a turn is taken back only if both agree")
    table.play("C3")
    table.button("Undo").click()
    asked = table.page.get_by_role("region", name="Undo at one table")
    expect(asked).to_contain_text("Red asks to take back C3. Blue, do you agree?")
    asked.get_by_role("button", name="Refuse").click()
    expect(asked).to_be_hidden()
    table.expect_stone("C3")
    table.button("Undo").click()
    asked.get_by_role("button", name="Agree").click()
    table.expect_length(0)
    table.play("D4")
    table.expect_turns("D4")


def test_each_player_has_an_edge_of_an_upright_screen(open_page: OpenPage) -> None:
    table = Table(open_page(viewport=UPRIGHT)).new_game()
    settings(table, "a player at each edge")
    board = table.board.bounding_box()
    far = table.page.get_by_role("region", name="Blue").bounding_box()
    near = table.page.get_by_role("region", name="Red").bounding_box()
    assert board
    assert far
    assert near
    assert far["y"] + far["height"] <= board["y"]
    assert board["y"] + board["height"] <= near["y"]
    table.play("C3")
