"""Two devices reconnect by themselves, after a reload or a cut connection."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.begun import begun
from tests.e2e.together.by_link import begin, letter, paste, play_turn
from tests.e2e.together.connection import AGAIN, LEFT, LOST, accept, answer, card, connect, expect_way, invite, way

# Keeps a page's connections, so that a test can end the one in use as a network failure would, without the page.
CUTTABLE = """
globalThis.connections = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...given) {
    super(...given);
    connections.push(this);
  }
};
"""
CUT = "() => connections.filter((each) => each.connectionState === 'connected').forEach((each) => each.close())"
CONNECTED = re.compile("^Connected")
# After this time the page names the other possibilities (together/coming-back.js).
WAIT_MS = 10_000


def test_a_page_that_is_reloaded_or_left_plays_on_without_a_click(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site)
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.expect_turns("A1")
    expect(ben.page).to_have_url(re.compile("id="))  # the address follows the game a moment later
    expect_way(ann, ben)
    old = way(ann)
    ben.page.reload()  # the guest
    ben.play("F6")
    ann.expect_turns("A1", "F6")
    ann.play("K1")
    ben.expect_turns("A1", "F6", "K1")
    ben.play("K6")
    ann.expect_turns("A1", "F6", "K1", "K6")
    expect_way(ann, old=old)
    old = way(ben)
    ann.page.reload()  # the host
    ann.play("A6")
    ben.expect_turns("A1", "F6", "K1", "K6", "A6")
    for table in (ann, ben):
        expect(table.page.get_by_text(CONNECTED)).to_be_visible()
    expect_way(ben, old=old)
    ben.page.goto("about:blank")  # Ann's page used to say “Connected” for seconds
    expect(ann.page.get_by_text("Ben has closed or reloaded the page. Connecting again …")).to_be_visible()
    ben.page.go_back()
    ben.play("F1")
    ann.expect_turns("A1", "F6", "K1", "K6", "A6", "F1")
    expect(ann.page.get_by_text(CONNECTED)).to_be_visible()


@pytest.mark.slow  # tests/js/together/schedules.test.mjs plays such games; the tests here try each way back
def test_a_direct_game_with_cuts_and_reloads_ends_the_same_on_both_devices(open_page: OpenPage, site: str) -> None:
    """For dropped packets see test_two_networks.py."""
    page = open_page(None, clock=True)
    page.add_init_script(CUTTABLE)
    page.goto(site)
    ann = Table(page)
    begin(ann, "Ann")
    ben = connect(ann, open_page, site, clock=True)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    ben.page.get_by_role("combobox", name="Say …").select_option(label="Well played!")
    expect(page.get_by_role("status").get_by_text("Well played!")).to_be_visible()
    page.evaluate(CUT)
    play_turn(ben)
    expect(ann.turn(2)).to_be_attached()
    ben.page.goto("about:blank")
    page.reload()  # neither page has stayed
    expect(page.get_by_text(AGAIN)).to_be_visible()
    ben.page.goto(site)
    expect(ben.page.get_by_text(AGAIN)).to_be_visible()
    play_turn(ann)
    for table in (ann, ben):
        table.page.clock.fast_forward(WAIT_MS)
        expect(table.page.get_by_text(LOST)).to_be_visible()
    ann.button("Invite again").click()
    invitation = invite(ann)
    ben.page.goto("about:blank")
    ben.page.goto(invitation)  # a page that opens by this link does not look for the old connection
    accept(ann, answer(ben))
    expect(ben.turn(3)).to_be_attached()  # turns played meanwhile arrive by themselves
    card(ben.page).button("Disconnect").click()
    expect(page.get_by_text(LEFT)).to_be_visible()
    play_turn(ben)
    ann.button("Go on by link").click()
    expect(ann.button("Go on by link")).to_be_hidden()  # `painted` can't wait on a page whose clock the test controls
    paste(ann, letter(ben))
    expect(ann.turn(4)).to_be_attached()
    card(page).button("Play live").click()
    ben.page.goto(invite(ann))
    accept(ann, answer(ben))
    expect(page.get_by_text(CONNECTED)).to_be_visible()
    play_turn(ann)
    expect(page.get_by_role("region", name="You lost")).to_be_visible()
    expect(ben.page.get_by_role("region", name="You win!")).to_be_visible()
    assert ann.turns() == ben.turns()
    assert len(ann.turns()) == 5


def test_a_friend_whose_tab_was_closed_comes_back_to_a_page_that_does_not_wait_for_ever(
    open_page: OpenPage, site: str
) -> None:
    ann = begun(open_page, site)
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.expect_turns("A1")
    expect_way(ann, ben)
    again = ben.page.context.new_page()
    ben.page.close()
    expect(ann.page.get_by_text(AGAIN)).to_be_visible()
    again.goto(site)
    Table(again).play("F6")
    ann.expect_turns("A1", "F6")
    expect(ann.page.get_by_text(CONNECTED)).to_be_visible()
    again.goto("about:blank")
    expect(ann.page.get_by_text(AGAIN)).to_be_visible()
    ann.play("K1")
    expect(ann.page.get_by_text("Your turn is sent as soon as you are connected.")).to_be_visible()
    ann.button("Go on by link").click()
    assert "id=" in letter(ann)
    again.close()


def test_a_tab_where_the_answer_was_opened_takes_the_connection_over(open_page: OpenPage, site: str) -> None:
    """That tab used to remove the way back: after the first tab closed, the devices did not reconnect."""
    ann = begun(open_page, site)
    card(ann.page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site)))
    link = answer(ben)
    second = ann.page.context.new_page()
    second.goto(link)
    expect(ben.page.get_by_text(CONNECTED)).to_be_visible()
    expect(second.get_by_text("This game is played live in another tab of this browser.")).to_be_visible()
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    expect_way(ann, ben)
    ann.page.close()
    expect(second.get_by_text(CONNECTED)).to_be_visible()
    expect(ben.page.get_by_text(CONNECTED)).to_be_visible()
