"""A stored, unfinished game against a bot."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.e2e.table import INERT_PAGE, Table

STORE = """([turns, level, reader]) => {
  const bot = { kind: "bot", level };
  const seats = level
    ? [0, 1].map((seat) => (seat === reader ? { kind: "person" } : bot))
    : JSON.parse(localStorage["bug.game"]).game.seats;
  const game = { ruleset: "genius", board: "hexhex3", seats, starts: 0, turns, cursor: turns.length, draft: [] };
  localStorage["bug.game"] = JSON.stringify({ version: 2, game });
}"""


def go_on_with(page: Page, site: str, turns: Sequence[str], level: str = "", reader: int = 0) -> Table:
    """Go on after these turns, the `reader` against a bot of this level, or with the stored game's players."""
    page.goto(site + INERT_PAGE)  # after it is left, the page stores nothing more
    page.evaluate(STORE, [list(turns), level, reader])
    page.goto(site)
    return Table(page)
