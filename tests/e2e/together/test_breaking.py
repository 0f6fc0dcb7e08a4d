"""Trouble between two players: several tabs of one side, reloads at any moment, a peer that misbehaves or is gone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from bug_engine.formats.letter import sealed
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes
from tests.e2e.together.begun import begun, two_turns
from tests.e2e.together.by_link import forged, letter, paste, send
from tests.e2e.together.connection import LEFT, LOST, accept, answer, card, connect, expect_way, invite

# Keeps a page's channels, so that a test can send messages that the page never would.
TAPPED = """
globalThis.channels = [];
const { createDataChannel } = RTCPeerConnection.prototype;
RTCPeerConnection.prototype.createDataChannel = function (...given) {
  const made = createDataChannel.apply(this, given);
  channels.push(made);
  return made;
};
const { addEventListener } = RTCPeerConnection.prototype;
RTCPeerConnection.prototype.addEventListener = function (type, heed, ...given) {
  if (type !== "datachannel") return addEventListener.call(this, type, heed, ...given);
  return addEventListener.call(this, type, (event) => { channels.push(event.channel); heed(event); }, ...given);
};
"""


def tapped(open_page: OpenPage, site: str, path: str = "") -> Table:
    """Open a page that can send any message."""
    page = open_page(None)
    page.add_init_script(TAPPED)
    page.goto(site + path)
    return Table(page)


def connected(open_page: OpenPage, site: str) -> tuple[Table, Table]:
    """Connect Ann to Ben, who misbehaves."""
    ann = begun(open_page, site)
    card(ann.page).button("Play live").click()
    ben = tapped(open_page, site, invite(ann).removeprefix(site))
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    ann.play("A1")
    ben.expect_turns("A1")
    return ann, ben


def forge(page: Page, *messages: object) -> None:
    """Send messages that the page would not send."""
    texts = [message if isinstance(message, str) else json.dumps(message) for message in messages]
    send = "channels.findLast((each) => each.readyState === 'open').send(text)"
    page.evaluate(f"(texts) => texts.forEach((text) => {send})", texts)


def text_of(table: Table) -> str:
    """The stored letter of the current game; `~` marks its other versions."""
    found: str = table.page.evaluate(
        """() => Object.entries(localStorage).filter(([key]) => /^bug\\.together\\.[^~]+$/.test(key))
        .map(([, text]) => JSON.parse(text).letter?.text).find(Boolean)"""
    )
    return found


def test_forged_turns_and_other_games_are_refused_and_a_peer_that_misbehaves_is_dropped(
    open_page: OpenPage, site: str
) -> None:
    """For other malformed, too long or too many messages see tests/js/together/direct.test.mjs."""
    ann, ben = connected(open_page, site)
    expect_forged_turns_to_be_refused(ann, ben)
    # A letter of another game, which does not replace this one; the messages arrive in their order.
    forge(ben.page, {"type": "letter", "side": 1, "text": sealed("hexhex2,genius,id=zz9,from=o"), "wish": True})
    ben.play("F6")  # a correct letter is still accepted
    ann.expect_turns("A1", "F6")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()
    ann.play("K1")
    ben.expect_turns("A1", "F6", "K1")
    forge(ben.page, {"type": "phrase", "phrase": "<img src=x onerror=alert(1)>"})
    expect(ann.page.get_by_text("sent something that is not part of the game")).to_be_visible()
    expect(ben.page.get_by_text(LEFT)).to_be_visible()
    ann.button("Go on by link").click()
    # If the peer's own letter has already confirmed the turn, there is nothing to send.
    expect(ann.page.get_by_text(re.compile("Send it to|Waiting for"))).to_be_visible()
    ann.expect_turns("A1", "F6", "K1")


def expect_forged_turns_to_be_refused(ann: Table, ben: Table) -> None:
    """Send Ann turns that Ben could not play; expect her game to stay."""
    known = text_of(ann).rpartition(",")[0]
    forge(ben.page, {"type": "letter", "side": 1, "text": sealed(f"{known}.A1")})  # the cell is taken
    expect(ann.page.get_by_text("This link of a game with a friend can't be read.")).to_be_visible()
    forge(ben.page, {"type": "letter", "side": 1, "text": sealed(f"{known}.F6.K1")})  # it plays for Ann, too
    expect(ann.page.get_by_text("You did not play it on this device.")).to_be_visible()
    ann.button("Keep my game").click()
    ann.expect_turns("A1")
    forge(ben.page, {"type": "letter", "side": 1, "text": sealed(known.replace(",A1", ",B1"))})  # it changes the past
    expect(ann.page.get_by_text(re.compile("differ from turn 1 on: A1 in your game, B1"))).to_be_visible()
    ann.button("Keep my game").click()
    ann.expect_turns("A1")


def test_a_connected_friends_name_in_a_request_is_shown_as_text(open_page: OpenPage, site: str) -> None:
    ann, ben = connected(open_page, site)
    ben.button("Resign").click()
    ben.button("Really resign").click()
    expect(ann.page.get_by_role("heading", name="You win!")).to_be_visible()
    forge(
        ben.page, {"type": "letter", "side": 1, "text": sealed("hexhex2,genius,id=zz9,from=o,o=%3Cb%3EEve%3C%2Fb%3E")}
    )
    expect(ann.dialog("Invitation").get_by_text("<b>Eve</b> would like another game.")).to_be_visible()


def test_a_silent_peer_counts_as_lost(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site, clock=True)
    ben = connect(ann, open_page, site)
    ben.page.evaluate("() => { RTCDataChannel.prototype.send = () => {}; }")  # as if the device were asleep
    for _ in range(5):
        ann.page.clock.fast_forward(4000)
    expect(ann.page.get_by_text(LOST)).to_be_visible()


def test_a_reload_while_connecting_keeps_the_game(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site)
    card(ann.page).button("Play live").click()
    invite(ann)
    ann.page.reload()
    expect(ann.page.get_by_text("The connection is lost.")).to_be_visible()
    ann.button("Invite again").click()
    invitation = invite(ann).removeprefix(site)
    ben = Table(open_page(invitation))
    answer(ben)
    ben.page.reload()  # the reload makes the answer useless
    expect(ben.button("Join")).to_be_visible()
    expect_becomes(lambda: "#offer/" in ben.page.url, True)
    ben.page.reload()
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    ann.play("A1")
    ben.expect_turns("A1")


def test_an_unreadable_stored_game_is_reported_and_kept(open_page: OpenPage, site: str) -> None:
    """It used to disappear from the list without a message."""
    ann = begun(open_page, site)
    ann.play("A1")
    send(ann)
    damage = "Object.keys(localStorage).filter((key) => key.startsWith('bug.together.'))"
    ann.page.evaluate(f"{damage}.forEach((key) => {{ localStorage[key] = localStorage[key].slice(0, 99); }})")
    ann.page.reload()
    expect(ann.page.get_by_text("A stored game with a friend could not be read.")).to_be_visible()
    kept = ann.page.evaluate("Object.entries(localStorage).filter(([key]) => key.startsWith('bug.together-unread'))")
    assert len(kept) == 1
    assert len(kept[0][1]) == 99


def test_a_reload_in_each_state_of_a_game_by_link(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site)
    expect(ann.page.get_by_text("Waiting for your friend.")).to_be_visible()
    ann.page.reload()
    expect(ann.page.get_by_text("Waiting for your friend.")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("Your turn.")).to_be_visible()
    ben.play("F6")
    letter(ben)
    ben.page.reload()
    expect(ben.page.get_by_text("Your turn is played. Send it to Ann.")).to_be_visible()
    link = send(ben)
    ben.page.reload()
    expect(ben.page.get_by_text("Waiting for Ann.")).to_be_visible()
    paste(ann, forged(link, "A1", "B1"))
    clash = ann.page.get_by_text(re.compile("differ from turn 1 on"))
    expect(clash).to_be_visible()
    ann.page.reload()
    expect(clash).to_be_visible()
    ann.button("Keep my game").click()
    expect(clash).to_be_hidden()
    paste(ann, link)
    ann.expect_turns("A1", "F6")


def test_two_tabs_of_one_side_are_one_game(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site)
    ben.play("F6")
    link = send(ben)
    other = Table(ann.page.context.new_page())
    other.page.goto(ann.page.url)
    other.expect_turns("A1")
    paste(ann, link)
    for table in (ann, other):
        table.expect_turns("A1", "F6")
    other.play("K1")
    ann.expect_turns("A1", "F6", "K1")
    link = send(other)
    expect(ann.page.get_by_text("Waiting for Ben.")).to_be_visible()
    assert ann.legal() == []
    paste(ben, link)
    ben.expect_turns("A1", "F6", "K1")
    other.page.close()


def test_one_of_two_tabs_of_a_side_has_the_connection(open_page: OpenPage, site: str) -> None:
    """The other tab used to say all the time that the connection was lost."""
    ann = begun(open_page, site)
    ben = connect(ann, open_page, site)
    other = Table(ann.page.context.new_page())
    other.page.goto(ann.page.url)
    expect(other.page.get_by_text("This game is played live in another tab of this browser.")).to_be_visible()
    other.play("A1")
    for table in (ann, ben):
        table.expect_turns("A1")
    ben.play("F6")
    other.expect_turns("A1", "F6")
    expect_way(ann, ben)
    ann.page.close()
    other.play("K1")  # the other tab has taken the way back
    ben.expect_turns("A1", "F6", "K1")
    other.page.close()


def test_one_side_on_two_devices_is_asked_which_turn_counts(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site)
    second = Table(open_page(f"#{text_of(ben)}"))
    second.page.get_by_role("button", name=re.compile("Play Blue")).click()
    ben.play("F6")
    second.play("F5")
    mine, theirs = send(ben), send(second)
    paste(ann, mine)
    ann.expect_turns("A1", "F6")
    ann.page.goto(theirs)
    expect(ann.page.get_by_text(re.compile("differ from turn 2 on: F6 in your game, F5"))).to_be_visible()
    ann.button("Take the link's game").click()
    ann.expect_turns("A1", "F5")
    expect_becomes(lambda: "F5" in text_of(ann), True)
