"""Two people with a direct connection between their browsers, or in two tabs of one."""

from __future__ import annotations

import contextlib
import re
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bug_engine.formats.letter import sealed
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.test_by_link import begin, expect_ended, join, letter, paste, play_turn, reach

# The page allows a connection so long (together/direct.js); the browser allows it more.
CONNECT_MS = 10_000


def card(page: Page) -> Table:
    """Open what is wanted seldom of a game with a friend."""
    page.get_by_role("button", name="More", exact=True).click()
    return Table(page)


def invite(table: Table) -> str:
    """Invite to the game on the board; returns the link."""
    invitation = table.page.get_by_role("textbox", name="Invitation to send")
    expect(invitation).to_have_value(re.compile(r"#offer/[\w-]{60,350}$"))
    return invitation.input_value()


def answer(table: Table) -> str:
    """Answer the invitation on the page; returns the link of the answer."""
    table.button("Join").click()
    sent = table.page.get_by_role("textbox", name="Answer to send")
    expect(sent).to_have_value(re.compile(r"#answer/[\w-]{60,350}$"))
    return sent.input_value()


def accept(table: Table, link: str) -> None:
    """Enter the friend's answer."""
    table.page.get_by_role("textbox", name="Your friend's answer").fill(link)
    table.button("Connect").click()


def connect(ann: Table, open_page: OpenPage, site: str) -> Table:
    """Connect Ann's game with Ben's browser."""
    card(ann.page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site)))
    ben.page.get_by_label("Your name (optional)").fill("Ben")
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    expect(ben.dialog("Play a friend")).to_be_hidden()
    return ben


LOST = "The connection is lost. The game is kept"


# Keeps a page's connections, so that a test can end them as a network does that is gone: the page has no hand in it.
CUTTABLE = """
globalThis.connections = [];
globalThis.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...given) {
    super(...given);
    connections.push(this);
  }
};
"""
CUT = "() => connections.forEach((each) => each.close())"


def test_a_whole_direct_game_that_is_cut_twice_ends_alike(open_page: OpenPage, site: str) -> None:
    """With packets that are dropped instead: test_two_networks.py."""
    page = open_page(None)
    page.add_init_script(CUTTABLE)
    page.goto(site)
    ann = Table(page)
    begin(ann, "Ann")
    ben = connect(ann, open_page, site)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    ben.page.get_by_role("combobox", name="Say …").select_option(label="Well played!")
    expect(ann.page.get_by_role("status").get_by_text("Well played!")).to_be_visible()
    page.evaluate(CUT)
    for table in (ann, ben):
        expect(table.page.get_by_text(LOST)).to_be_visible()
    play_turn(ben)
    ann.button("Invite again").click()
    ben.page.goto(invite(ann))
    accept(ann, answer(ben))
    expect(ann.turn(2)).to_be_attached()  # what was played meanwhile comes by itself
    play_turn(ann)
    expect(ben.turn(3)).to_be_attached()
    ben.page.reload()
    for table in (ann, ben):
        expect(table.page.get_by_text(LOST)).to_be_visible()
    play_turn(ben)
    for table in (ann, ben):
        table.button("Go on by link").click()
    paste(ann, letter(ben))
    expect(ann.turn(4)).to_be_attached()
    card(page).button("Play live").click()
    ben.page.goto(invite(ann))
    accept(ann, answer(ben))
    expect(page.get_by_text("Connected")).to_be_visible()
    play_turn(ann)
    expect(page.get_by_role("region", name="Ben wins this one")).to_be_visible()
    expect(ben.page.get_by_role("region", name="You win!")).to_be_visible()
    assert ann.turns() == ben.turns()
    assert len(ann.turns()) == 5


def test_a_friend_whose_tab_was_closed_comes_back_to_the_game(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    ben = connect(ann, open_page, site)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    again = ben.page.context.new_page()
    ben.page.close()
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    again.goto(site)
    expect(again.get_by_text(LOST)).to_be_visible()
    ann.button("Invite again").click()
    again.goto(invite(ann))
    expect(again.get_by_text("Ann invites you to go on with your game.")).to_be_visible()
    ben = Table(again)
    accept(ann, answer(ben))
    expect(ben.turn(1)).to_be_attached()
    play_turn(ben)
    expect(ann.turn(2)).to_be_attached()
    again.close()


def test_the_engine_helps_neither_while_they_play(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.expect_turns("A1")
    for table in (ann, ben):
        expect(table.button("Settings")).to_be_visible()
        expect(table.button("Study")).to_have_count(0)
        expect(table.button("Hint")).to_have_count(0)
    reach(ben, ben.page.get_by_text("Resign", exact=True)).click()
    ben.button("Really resign").click()
    expect_ended(ann, "You win!", "Ben resigned.")
    for table in (ann, ben):
        expect(table.button("Study")).to_have_count(1)


def test_a_page_that_is_loaded_again_says_that_its_invitation_is_gone(open_page: OpenPage) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", go="Play live")
    invite(ann)
    ann.page.reload()
    expect(ann.page.get_by_text("The connection is lost.")).to_be_visible()
    expect(ann.button("Invite again")).to_be_visible()


@pytest.mark.parametrize("link", ["#offer/BBBB", "#answer/", f"#offer/{'A' * 120}"])
def test_a_link_that_was_cut_or_changed_says_so(open_page: OpenPage, link: str) -> None:
    page = open_page(link)
    dialog = Table(page).dialog("Play a friend")
    expect(dialog).to_contain_text("not a whole invitation or answer")
    expect(page.get_by_role("button", name="Join")).to_have_count(0)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_text("This link does not work.")).to_have_count(0)


def test_an_answer_that_nobody_waits_for_is_not_said_to_be_heard(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", go="Play live")
    ben = Table(open_page(invite(ann).removeprefix(site)))
    answered = answer(ben)
    ann.button("Cancel").click()
    ann.page.goto(answered)
    expect(ann.page.get_by_text("No open invitation waits for this answer.").first).to_be_visible()
    expect(ann.page.get_by_text("in your other tab")).to_have_count(0)


def test_an_invitation_that_several_have_answered_connects_with_one(open_page: OpenPage, site: str) -> None:
    """The first messages of the other guest's handshake came first, and the two did not reach each other."""
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", go="Play live")
    invitation = invite(ann)
    ben, eve = (Table(open_page(invitation.removeprefix(site))) for _ in range(2))
    link = answer(ben)
    answer(eve)
    accept(ann, link)
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    ann.play("A1")
    ben.expect_turns("A1")
    expect(eve.page.get_by_role("textbox", name="Answer to send")).to_be_visible()


def test_an_invitation_where_the_answer_goes_is_answered(open_page: OpenPage, site: str) -> None:
    """When the line is cut, both may invite."""
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    ben = connect(ann, open_page, site)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    ben.page.reload()
    for table in (ann, ben):
        expect(table.page.get_by_text(LOST)).to_be_visible()
        table.button("Invite again").click()
    link = invite(ann)
    invite(ben)
    accept(ben, link)
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    play_turn(ben)
    expect(ann.turn(2)).to_be_attached()


def test_an_answer_to_another_invitation_does_not_use_this_one_up(open_page: OpenPage, site: str) -> None:
    """It led to "no network in common" ten seconds later."""
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", go="Play live")
    ben = Table(open_page(invite(ann).removeprefix(site)))
    old = answer(ben)
    ann.button("Cancel").click()
    card(ann.page).button("Play live").click()
    invitation = invite(ann)
    for damaged in ("Hello", old[:-30] + ("A" if old[-30] != "A" else "B") + old[-29:], old[:-3]):
        accept(ann, damaged)
        expect(ann.page.get_by_role("alert")).to_contain_text("not a whole invitation or answer")
        accept(ann, invitation)
        expect(ann.page.get_by_role("alert")).to_contain_text("This is your own invitation.")
    accept(ann, old)
    expect(ann.page.get_by_role("alert")).to_contain_text("This answer is to another invitation.")
    expect(ann.page.get_by_text("Send your friend this invitation")).to_be_visible()
    ben.page.goto(invitation)
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()


def test_devices_without_a_common_network_are_told_so(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page(clock=True))
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site)))
    answered = answer(ben)
    ben.page.goto("about:blank")
    accept(ann, answered)
    expect(ann.page.get_by_text("Connecting …")).to_be_visible()
    began = time.monotonic()
    ann.page.clock.fast_forward(CONNECT_MS)
    expect(ann.page.get_by_text("The two devices do not reach each other")).to_be_visible()
    assert 1000 * (time.monotonic() - began) < CONNECT_MS, "the browser has given up, not the page"
    expect(ann.page.get_by_role("textbox", name="Address of a STUN server")).to_be_visible()
    ann.button("Go on by link").click()
    play_turn(ann)
    assert "id=" in letter(ann)


class StunServer:
    """A server that counts who asks for its address, and answers nobody."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.setblocking(False)
        self.address = f"localhost:{self._socket.getsockname()[1]}"

    def __enter__(self) -> StunServer:
        return self

    def __exit__(self, *_error: object) -> None:
        self._socket.close()

    def asked(self) -> set[Any]:
        """Return the addresses that have asked since the last call."""
        found = set()
        with contextlib.suppress(BlockingIOError):
            while True:
                found.add(self._socket.recvfrom(2048)[1])
        return found


@pytest.fixture
def server() -> Iterator[StunServer]:
    """Return a STUN server on this machine."""
    with StunServer() as server:
        yield server


def test_a_server_is_asked_by_those_who_choose_it_and_by_nobody_else(
    open_page: OpenPage, site: str, server: StunServer
) -> None:
    ann = Table(open_page(clock=True))
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site)))
    answered = answer(ben)
    ben.page.goto("about:blank")
    accept(ann, answered)
    ann.page.clock.fast_forward(CONNECT_MS)
    assert not server.asked()
    field = ann.page.get_by_role("textbox", name="Address of a STUN server")
    field.fill(server.address)
    ann.button("Try with it").click()
    ann.page.clock.resume()
    invitation = invite(ann)
    hosts = server.asked()
    assert hosts
    ben.page.goto(invitation)
    expect(ben.page.get_by_text(f"asks the STUN server {server.address}")).to_be_visible()
    expect(ben.button("Join without it")).to_be_visible()
    assert server.asked() <= hosts  # the host's device asks again, since nobody answers
    ben.button("Join, and ask it too").click()
    expect(ben.page.get_by_role("textbox", name="Answer to send")).to_have_value(re.compile("#answer/"))
    assert server.asked() - hosts


def test_a_takeback_is_refused_and_agreed_over_the_connection(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.expect_turns("A1")
    reach(ann, ann.button("Ask to take back A1")).click()
    expect(ben.page.get_by_text("Ann asks to take back A1.")).to_be_visible()
    ben.button("Refuse").click()
    expect(ann.page.get_by_text("You asked to take back A1.")).to_be_hidden()
    assert ann.turns() == ["A1"]
    reach(ann, ann.button("Ask to take back A1")).click()
    ben.button("Agree").click()
    for table in (ann, ben):
        expect(table.stone("A1")).to_be_hidden()
    ann.play("B1")
    ben.expect_stone("B1")


def test_resignation_and_a_rematch_over_the_connection(open_page: OpenPage, site: str) -> None:
    """When both ask for a rematch at once there is one: tests/js/together/together.test.mjs."""
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.expect_turns("A1")
    reach(ben, ben.page.get_by_text("Resign", exact=True)).click()
    ben.button("Really resign").click()
    expect_ended(ann, "You win!", "Ben resigned.")
    expect_ended(ben, "Ann wins this one", "You resigned.")
    ann.button("Rematch").click()
    expect(ann.page.get_by_text("You asked Ben for a rematch.")).to_be_visible()
    expect(ann.button("Rematch")).to_be_hidden()
    expect(ben.dialog("Play a friend")).to_contain_text("Ann would like a rematch, with sides changed.")
    ben.button("Not now").click()
    expect(ann.page.get_by_role("status").get_by_text("Not now, thanks.")).to_be_visible()
    ann.expect_turns("A1")
    expect(ann.button("Rematch")).to_be_visible()
    ben.button("Rematch").click()  # after all
    expect(ann.dialog("Play a friend")).to_contain_text("Ben would like a rematch, with sides changed.")
    ann.button("Play Blue").click()
    ben.play("A1")  # the sides are changed
    ann.expect_turns("A1")
    ann.play("F6")
    ben.expect_turns("A1", "F6")


def test_sides_are_drawn_by_lot_and_the_friend_gets_the_other(open_page: OpenPage, site: str) -> None:
    """At an address without https one device draws alone: tests/js/together/lots.test.mjs."""
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", starts="Random")
    ben = connect(ann, open_page, site)
    for table in (ann, ben):
        expect(table.page.get_by_text("Both devices drew lots.")).to_be_visible()
    first = ann.page.get_by_text("Your turn.")
    expect(first.or_(ann.page.get_by_text("Waiting for Ben"))).to_be_visible()
    one, other = (ann, ben) if first.is_visible() else (ben, ann)
    one.play("A1")
    other.expect_turns("A1")
    other.play("F6")
    one.expect_turns("A1", "F6")


def test_an_invitation_says_who_invites_and_to_what(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", "3 days", go="Play live")
    ben = Table(open_page(invite(ann).removeprefix(site)))
    for _ in range(2):  # before and after it is answered
        expect(ben.page.get_by_text("Ann invites you to a game of Bug.")).to_be_visible()
        expect(ben.page.get_by_text("Size 6. Each turn may take 3 days.")).to_be_visible()
        expect(ben.page.get_by_text("You play Blue. Your friend starts.")).to_be_visible()
        if ben.button("Join").is_visible():
            answer(ben)


def test_a_clock_runs_out_on_both_sides(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page(f"#{sealed('hexhex3,genius,id=k3f9,from=o,clock=4+0/1')}"))
    join(ann, "Ann", "Red")
    ben = connect(ann, open_page, site)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    expect(ann.page.get_by_role("region", name="Blue", exact=True).get_by_role("timer")).to_have_text(
        re.compile("0:0[0-4]")
    )
    expect_ended(ben, "Ann wins this one", "Your time is up.")
    expect_ended(ann, "You win!", "Ben's time is up.")
    for table in (ann, ben):
        spent = table.page.get_by_role("region", name="Blue", exact=True).get_by_role("timer")
        expect(spent).to_have_text(re.compile("0:00"))


def test_two_tabs_play_two_sides(open_page: OpenPage, page: Page) -> None:
    red = Table(page)
    begin(red, "", "Size 6")
    with page.context.expect_page() as opened:
        card(page).button("Play both sides in two tabs").click()
    blue = Table(opened.value)
    play_turn(red)
    expect(blue.turn(1)).to_be_attached()
    play_turn(blue)
    expect(red.turn(2)).to_be_attached()
    blue.page.close()
