"""The end of a game on phones: its card and the steps are in the window together, and nothing lies over the board."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.table import Table, expect_becomes

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

    from tests.e2e.conftest import OpenPage

# Red wins, both sides have a longest chain, and Blue had no cells left for a moment: the longest words.
TALE = "D3 D2-E2 C3 B3-A2 C3 B1 C4-C2 D4 A1-A2 B1 E1 B2-B3-C3 A3 E2-E1 E3-D3-D4 C5 C1 E2 B4 E1 A2 D1 D2-C3 C2 A1 B1"
# A stored game of a person against a bot; the person has the seat of the winner, or of the loser.
AGAINST_BOT = """(([turns, person]) => {
  const bot = { kind: "bot", level: "nymph" };
  const seats = person ? [bot, { kind: "person" }] : [{ kind: "person" }, bot];
  const game = { ruleset: "genius", board: "hexhex3", seats, starts: 0, turns, cursor: turns.length, draft: [] };
  localStorage["bug.game"] ??= JSON.stringify({ version: 2, game });
})"""
PHONES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 320, "height": 568},
    {"width": 360, "height": 640},
    {"width": 375, "height": 667},
    {"width": 390, "height": 700},
    {"width": 360, "height": 740},
)
# The lower edge of the drawn board: its frame, not the letters.
RIM = (
    """(board) => Math.max(...[...board.querySelectorAll("path")].map((path) => path.getBoundingClientRect().bottom))"""
)


def ended(open_page: OpenPage, person: int, locale: str) -> Page:
    """The page after a whole game against a bot, at its end."""
    page = open_page(None, viewport=PHONES[0], has_touch=True, locale=locale)
    page.add_init_script(f"{AGAINST_BOT}({json.dumps([TALE.split(), person])})")
    return page


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", pytest.param("fr-FR", marks=pytest.mark.slow)])
@pytest.mark.parametrize("person", [0, 1], ids=["won", "lost"])
def test_the_end_of_a_game_and_the_steps_are_in_sight(open_page: OpenPage, site: str, person: int, locale: str) -> None:
    page = ended(open_page, person, locale)
    page.goto(site)
    table = Table(page)
    card = page.get_by_role("region", name=re.compile("win|gewinn|gagn|lost|verlo|perdu", re.IGNORECASE)).first
    expect(card).to_be_visible()
    board = page.get_by_role("group", name=re.compile("^(Board|Brett|Plateau)"))
    steps = page.get_by_role("main").get_by_role("button").last
    for size in PHONES:
        page.set_viewport_size(size)
        table.painted()
        expect(steps).to_be_in_viewport(ratio=1)
        for each in card.get_by_role("button").all():
            expect(each).to_be_in_viewport(ratio=1)
        expect(card.get_by_role("heading")).to_be_in_viewport(ratio=1)
        expect_becomes(lambda: page.evaluate("document.scrollingElement.scrollHeight - innerHeight"), 0)
        expect_becomes(lambda: upper(card) >= board.evaluate(RIM) - 1, True)


def upper(part: Locator) -> float:
    """The upper edge of a part of the page."""
    box = part.bounding_box()
    return box["y"] if box else 0
