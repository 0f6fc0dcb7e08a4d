"""The puzzles of the page."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from bug_engine.puzzles.puzzle import read
from tests.e2e.table import Table
from web.build.workspace import ROOT

BOOK = read((ROOT / "web" / "learn" / "puzzles.js").read_text(encoding="utf-8")).puzzles


def puzzle_table(page: Page) -> Table:
    """The table of a page that shows a puzzle."""
    table = Table(page)
    table.board = page.get_by_role("group", name=re.compile("^Board"))
    return table
