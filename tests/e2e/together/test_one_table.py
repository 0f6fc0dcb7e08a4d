"""Two people at one device."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

UPRIGHT = {"width": 390, "height": 844}
PREFIX = "Two at one device: "


def settings(table: Table, *words: str) -> None:
    """Turn some settings for one device on."""
    table.button("Settings").click()
    dialog = table.dialog("Settings")
    for each in words:
        dialog.get_by_role("checkbox", name=re.compile(f"^{PREFIX}{each}")).check()
    dialog.get_by_role("button", name="Close").click()


def follow_downwards(table: Table, parts: list[Locator]) -> bool:
    """Whether each part of the page ends above the next."""
    table.painted()
    boxes = [box for each in parts if (box := each.bounding_box())]
    return len(boxes) == len(parts) and all(
        above["y"] + above["height"] <= below["y"] for above, below in itertools.pairwise(boxes)
    )


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
    table = Table(open_page(viewport=UPRIGHT, played=[]))
    settings(table, "a player at each edge")
    parts = [
        table.page.get_by_role("region", name="Blue", exact=True),
        table.board,
        table.page.get_by_role("region", name="Red", exact=True),
    ]
    expect_becomes(lambda: follow_downwards(table, parts), True)
    table.play("C3")
