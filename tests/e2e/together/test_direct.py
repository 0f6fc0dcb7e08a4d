"""Two people with a direct connection between their browsers, or in two tabs of one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.test_by_link import begin, letter, paste, play_turn


def card(page: Page) -> Table:
    """Open what the card of a game with a friend keeps for seldom use."""
    page.get_by_text("More", exact=True).click()
    return Table(page)


def test_a_direct_game_that_is_cut_goes_on_by_link(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    invitation = ann.page.get_by_role("textbox", name="Invitation to send")
    expect(invitation).to_have_value(re.compile(r"#offer/[\w-]{60,350}$"))
    ben = Table(open_page(invitation.input_value().removeprefix(site)))
    ben.page.get_by_label("Your name (optional)").fill("Ben")
    ben.button("Join").click()
    answer = ben.page.get_by_role("textbox", name="Answer to send")
    expect(answer).to_have_value(re.compile(r"#answer/[\w-]{60,350}$"))
    ann.page.get_by_role("textbox", name="Your friend's answer").fill(answer.input_value())
    ann.button("Connect").click()
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    expect(ben.dialog("Play a friend")).to_be_hidden()
    for number in (1, 3):
        play_turn(ann)
        expect(ben.turn(number)).to_be_attached()
        play_turn(ben)
        expect(ann.turn(number + 1)).to_be_attached()
    ben.page.get_by_role("combobox", name="Say …").select_option(label="Well played!")
    expect(ann.page.get_by_role("status").get_by_text("Well played!")).to_be_visible()
    ben.page.reload()
    expect(ann.page.get_by_text("The connection is lost. The game is kept")).to_be_visible()
    play_turn(ann)
    link = letter(ann.page)
    expect(ben.turn(4)).to_be_attached()
    paste(ben, link)
    expect(ben.turn(5)).to_be_attached()


def test_two_tabs_play_two_sides(open_page: OpenPage, page: Page) -> None:
    red = Table(page)
    begin(red, "", "Size 6")
    with page.context.expect_page() as opened:
        card(page).button("Open the other side in a second tab").click()
    blue = Table(opened.value)
    play_turn(red)
    expect(blue.turn(1)).to_be_attached()
    play_turn(blue)
    expect(red.turn(2)).to_be_attached()
    blue.page.close()
