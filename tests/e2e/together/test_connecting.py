"""Two people who connect their browsers: invitations, answers, and what goes wrong with them."""

from __future__ import annotations

import contextlib
import re
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.begun import begun
from tests.e2e.together.by_link import begin, letter, play_turn
from tests.e2e.together.connection import LEFT, accept, answer, card, connect, invite

# The page's time limit for connecting (together/direct.js); the browser's is longer.
CONNECT_MS = 10_000


def test_a_reloaded_page_says_that_its_invitation_is_gone(open_page: OpenPage) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", go="Play live")
    invite(ann)
    ann.page.reload()
    expect(ann.page.get_by_text("Your invitation ended when the page was loaded again.")).to_be_visible()
    expect(ann.button("Invite again")).to_be_visible()


@pytest.mark.parametrize("link", ["#offer/BBBB", "#answer/", f"#offer/{'A' * 120}"])
def test_a_cut_or_changed_link_is_reported(open_page: OpenPage, link: str) -> None:
    page = open_page(link)
    dialog = Table(page).dialog("Play live")
    expect(dialog).to_contain_text("not a whole invitation or answer")
    expect(page.get_by_role("button", name="Join")).to_have_count(0)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_text("This link does not work.")).to_have_count(0)


def test_an_answer_to_a_cancelled_invitation_is_not_accepted(open_page: OpenPage, site: str) -> None:
    """The game, which nobody had joined, used to stay on the list, as if it were her turn."""
    ann = Table(open_page("#hexhex3,genius,A1"))
    ann.expect_turns("A1")
    begin(ann, "Ann", "Size 6", go="Play live")
    ben = Table(open_page(invite(ann).removeprefix(site)))
    answered = answer(ben)
    ann.button("Cancel").click()
    ann.expect_turns("A1")
    expect(ann.button("Games with friends")).to_have_count(0)
    ann.page.goto(answered)
    expect(ann.page.get_by_text("No open invitation waits for this answer.").first).to_be_visible()
    expect(ann.page.get_by_text("in your other tab")).to_have_count(0)


def test_an_invitation_with_several_answers_connects_with_one(open_page: OpenPage, site: str) -> None:
    """The other guest's handshake used to arrive first, and the two did not connect."""
    ann = begun(open_page, site)
    card(ann.page).button("Play live").click()
    invitation = invite(ann)
    ben, eve = (Table(open_page(invitation.removeprefix(site))) for _ in range(2))
    link = answer(ben)
    answer(eve)
    accept(ann, link)
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    ann.play("A1")
    ben.expect_turns("A1")
    expect(eve.page.get_by_role("textbox", name="Answer to send")).to_be_visible()


def test_an_invitation_in_the_answer_field_is_answered(open_page: OpenPage, site: str) -> None:
    """After the connection is lost, both may invite."""
    ann = begun(open_page, site)
    ben = connect(ann, open_page, site)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    card(ben.page).button("Disconnect").click()
    expect(ann.page.get_by_text(LEFT)).to_be_visible()
    ann.button("Invite again").click()
    card(ben.page).button("Play live").click()
    link = invite(ann)
    invite(ben)
    accept(ben, link)
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    play_turn(ben)
    expect(ann.turn(2)).to_be_attached()


def test_an_answer_to_another_invitation_does_not_use_this_one_up(open_page: OpenPage, site: str) -> None:
    """It used to end in "no network in common" after ten seconds."""
    ann = begun(open_page, site)
    card(ann.page).button("Play live").click()
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


def answered_in_vain(open_page: OpenPage, site: str) -> tuple[Table, Table]:
    """Ann enters Ben's answer, but his page is gone. The test can move her clock forward."""
    ann = begun(open_page, site, clock=True)
    card(ann.page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site)))
    answered = answer(ben)
    ben.page.goto("about:blank")
    accept(ann, answered)
    return ann, ben


def test_devices_without_a_common_network_say_so(open_page: OpenPage, site: str) -> None:
    ann, _ben = answered_in_vain(open_page, site)
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
    """A server that records who asks it for an address, and answers nobody."""

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


def test_only_players_who_choose_a_server_ask_it(open_page: OpenPage, site: str, server: StunServer) -> None:
    ann, ben = answered_in_vain(open_page, site)
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
    assert server.asked() <= hosts  # the host's device asks again, because the server does not answer
    ben.button("Join, and ask it too").click()
    expect(ben.page.get_by_role("textbox", name="Answer to send")).to_have_value(re.compile("#answer/"))
    assert server.asked() - hosts


def test_an_invitation_says_who_invites_and_to_what(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", "3 days", go="Play live")
    ben = Table(open_page(invite(ann).removeprefix(site)))
    for heading in ("Ann invites you to a game of Bug.", "Last step: send this answer back"):
        expect(ben.page.get_by_text(heading)).to_be_visible()
        expect(ben.page.get_by_text("Board: Size 6. Each turn may take 3 days.")).to_be_visible()
        expect(ben.page.get_by_text("You play Blue. Ann starts.")).to_be_visible()
        if ben.button("Join").is_visible():
            answer(ben)
