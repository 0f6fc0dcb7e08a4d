"""A live game in any window: the whole board, every button of the friend's card, and the steps are in sight."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.app.test_low_screens import LYING, SHORT, UPRIGHT
from tests.e2e.game.test_end_in_sight import RIM, TALE, upper
from tests.e2e.table import Table, expect_becomes
from tests.e2e.together.begun import begun
from tests.e2e.together.connection import connect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, ViewportSize

    from tests.e2e.conftest import OpenPage

DESK: ViewportSize = {"width": 1440, "height": 900}
BOOK: ViewportSize = {"width": 1366, "height": 768}
SIZES = (DESK, BOOK, UPRIGHT, SHORT, LYING)
CLOCK = ",clock=59+540/10"


def pair(open_page: OpenPage, site: str, turns: list[str]) -> tuple[Table, Table]:
    """Two connected players, with a clock, after some turns."""
    entries = "," + ".".join(f"{turn}~{number}" for number, turn in enumerate(turns)) if turns else ""
    ann = begun(open_page, site, entries, "x=Ann", CLOCK, board="hexhex3")
    return ann, connect(ann, open_page, site)


def expect_in_sight(*tables: Table) -> None:
    """Expect all that a player needs to be in the window."""
    for table in tables:
        for size in SIZES:
            table.page.set_viewport_size(size)
            table.painted()
            expect_sizes(table, size)


def expect_sizes(table: Table, size: ViewportSize) -> None:
    """Expect it in a window of one size."""
    friend = table.page.get_by_role("region", name="Play a friend")
    end = table.page.get_by_role("region", name=re.compile("You (win|lost)"))
    expect(table.main.get_by_role("button").last).to_be_in_viewport(ratio=1)
    expect_becomes(partial(table.page.evaluate, "document.scrollingElement.scrollHeight - innerHeight"), 0)
    parts = [friend, *([end] if end.count() else [])]
    for part in parts:
        for each in part.get_by_role("button").all():
            expect(each).to_be_in_viewport(ratio=1)
        if size["height"] > size["width"]:
            expect_becomes(partial(is_below_the_board, table, part), True)


def is_below_the_board(table: Table, part: Locator) -> bool:
    """Whether a part of the page covers nothing of the board."""
    rim: float = table.board.evaluate(RIM)
    return upper(part) >= rim - 1


def test_a_turn(open_page: OpenPage, site: str) -> None:
    ann, ben = pair(open_page, site, [])
    ann.play("E3")
    ben.expect_turns("E3")
    expect_in_sight(ben, ann)
    # Each knows which colour is theirs.
    for table, seats in ((ann, ("You", "Ben")), (ben, ("Ann", "You"))):
        for colour, name in zip(("Red", "Blue"), seats, strict=True):
            expect(table.page.get_by_role("region", name=colour, exact=True)).to_contain_text(name)


def test_requests_and_the_end(open_page: OpenPage, site: str) -> None:
    *turns, last = TALE.split()
    ann, ben = pair(open_page, site, turns)
    ben.expect_turns(*turns)
    ben.page.get_by_role("button", name=re.compile("^Ask to take back")).click()
    expect(ann.page.get_by_text("goes back too")).to_be_visible()
    expect_in_sight(ann, ben)
    ann.button("Refuse").click()
    expect(ben.page.get_by_text("did not agree")).to_be_visible()
    expect_in_sight(ben, ann)
    ben.play(last)
    expect(ben.heading("You lost")).to_be_visible()
    expect_in_sight(ben, ann)
    ben.button("Rematch").click()
    ann.dialog("Invitation").get_by_role("button", name="Close").click()
    expect_in_sight(ben, ann)
    ben.button("Cancel").click()
    for table in (ben, ann):
        expect(table.button("Rematch")).to_be_visible()


def test_a_lost_connection(open_page: OpenPage, site: str) -> None:
    ann, ben = pair(open_page, site, TALE.split()[:4])
    ben.expect_turns(*TALE.split()[:4])
    ben.button("More").click()
    ben.button("Disconnect").click()
    expect(ann.page.get_by_text("has left")).to_be_visible()
    expect_in_sight(ann, ben)
    ann.button("Resign").click()
    ann.button("Really resign").click()
    expect(ann.heading("You lost")).to_be_visible()
    expect(ann.page.get_by_text("Ben does not know of the end yet")).to_be_visible()
    expect(ann.button("Rematch")).to_have_count(0)
    expect_in_sight(ann)
    ann.page.get_by_role("button", name=re.compile("^Games with friends")).click()
    expect(ann.dialog("Games with friends").get_by_role("listitem")).to_contain_text("you lost, to be sent")
