"""A walk through the page: whatever a reader does, after a reload the same game is there."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table

pytestmark = pytest.mark.slow

WALK_STEPS = int(os.environ.get("BUG_STEPS", "60"))


def test_a_reload_in_any_state_comes_back_to_the_same_game(open_page: OpenPage) -> None:
    random = Random(13)
    page = open_page()
    table = Table(page).new_game()
    for step in range(WALK_STEPS):
        done = walk_on(page, table, random)
        before = table.turns()
        page.reload()
        first = settled(table)
        page.reload()
        assert (first[0], settled(table)) == (before, first), f"step {step}: {done}"


def settled(table: Table) -> tuple[list[str], str]:
    """Return the turns and the stones of a page that has just been loaded."""
    expect(table.boot).to_be_hidden()
    expect(table.spoken).to_have_text(re.compile(r"\w+ (starts|to play|can play on)|Bonus growth|wins"))
    seen = ([""], "")
    while (now := (table.turns(), table.stones())) != seen:
        seen = now
    return seen


def walk_on(page: Page, table: Table, random: Random) -> str:
    """Do something that a reader may do; return what. A dialog that a reload has kept is closed first."""
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    choices: dict[str, Callable[[], object]] = {
        name: table.button(name).first.click
        for name in ("Undo", "Redo", "Settings", "Learn", "Study", "Share")
        if table.button(name).count()
        and table.button(name).first.is_enabled()
        and table.button(name).first.is_visible()
    }
    choices |= {key: lambda key=key: page.keyboard.press(key) for key in "1234567"}  # type: ignore[misc]
    if legal := table.legal():
        for _ in range(6):
            cell = random.choice(legal)
            choices[cell] = lambda cell=cell: table.press(cell)  # type: ignore[misc]
    else:
        choices["New game"] = table.new_game
    name = random.choice([*choices])
    choices[name]()
    return name
