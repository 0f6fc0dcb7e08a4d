"""axe finds no fault in games with a friend: the form, the card next to the board, the list of games, an invitation."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.access import expect_accessible
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.by_link import begin, letter, play_turn

LAPTOP = {"width": 1280, "height": 720}


def test_playing_a_friend_from_the_form_to_the_invitation(open_page: OpenPage, site: str) -> None:
    table = Table(open_page())
    page = table.page
    table.button("New game").first.click()
    table.dialog("New game").get_by_role("button", name="A friend elsewhere").click()
    expect(table.dialog("Play a friend").get_by_label("Your name (optional)")).to_be_visible()
    expect_accessible(page)
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    table.button("Close").click()
    begin(table, "Ann")
    play_turn(table)
    expect(page.get_by_text("Your turn is played. Send it to")).to_be_visible()
    expect_accessible(page)
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    link = letter(table)
    page.get_by_role("navigation").get_by_role("button", name=re.compile("Games with friends")).click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)
    expect_accessible(page)
    guest = open_page(link.removeprefix(site))
    expect(guest.get_by_text("Ann invites you to a game of Bug.")).to_be_visible()
    expect_accessible(guest)
