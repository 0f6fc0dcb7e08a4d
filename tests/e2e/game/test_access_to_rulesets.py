"""Accessibility and size of rule sets, board settings and editor."""

from __future__ import annotations

import re

from tests.e2e.access import expect_accessible, expect_board_in_sight
from tests.e2e.conftest import OpenPage
from tests.e2e.editor.painting import editor, ink, paint
from tests.e2e.game.forms import new_game, open_form, two_hungry
from tests.e2e.table import Table


def test_rule_sets_and_settings_are_accessible(open_page: OpenPage) -> None:
    page = open_page(two_hungry("iggc"), reduced_motion="reduce")
    table = Table(page)
    table.expect_says("Black to play")
    table.press("E2")
    table.press("D1")
    table.expect_says("the bug at D1 grows on")
    expect_accessible(page)
    open_form(table).get_by_role("radio", name=re.compile("^Custom rules")).check()
    expect_accessible(page)
    table.button("Close").click()
    for _ in table.all_settings():
        expect_accessible(page)


def test_black_cells_and_the_editor_are_accessible_and_in_sight(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = new_game(page, "Green Meadow")
    table.expect_says("choose a cell to remove")
    expect_board_in_sight(table)
    expect_accessible(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    editor(table)
    ink(table, "Red stone")
    paint(table, D4="red stone")
    table.expect_says("can remove 23 cells from the board; 2 to go before the first bug.")
    expect_board_in_sight(table)
    expect_accessible(page)
