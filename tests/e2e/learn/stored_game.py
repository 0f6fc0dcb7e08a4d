"""A game against a bot that the page has stored, somewhere in its middle."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from tests.e2e.table import INERT_PAGE, Table

STORE = """([turns, level]) => {
  const seats = level
    ? [{ kind: "person" }, { kind: "bot", level }]
    : JSON.parse(localStorage["bug.game"]).game.seats;
  const game = { ruleset: "genius", board: "hexhex3", seats, starts: 0, turns, cursor: turns.length, draft: [] };
  localStorage["bug.game"] = JSON.stringify({ version: 2, game });
}"""


def go_on_with(page: Page, site: str, turns: Sequence[str], level: str = "") -> Table:
    """Go on after these turns: against a bot of this level, or else with the players of the game that is stored."""
    page.goto(site + INERT_PAGE)  # a page that is left has stored all it has to
    page.evaluate(STORE, [list(turns), level])
    page.goto(site)
    return Table(page)
