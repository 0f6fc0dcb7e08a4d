"""Two people on two machines, simulated by Linux network namespaces: in one network, or each behind a router."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, Route, expect

from tests.e2e.conftest import SEEN_BEFORE
from tests.e2e.table import Table
from tests.e2e.together.by_link import begin, play_turn
from tests.e2e.together.connection import AGAIN, LOST, accept, answer, card, invite
from tests.e2e.watch import Watch
from tests.tools import networks
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium

pytestmark = pytest.mark.slow

Seat = Callable[[], tuple[Table, Table]]
ANSWER = re.compile(r"#answer/[\w-]{60,350}$")


def hand_over(route: Route) -> None:
    """Bring a file of the site into a network that can't reach the site."""
    route.fulfill(response=route.fetch())


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let no other process run a test of this file: the machine has each network only once."""
    fcntl = pytest.importorskip("fcntl")
    with (tmp_path_factory.getbasetemp().parent / "networks.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture
def seat(playwright: Playwright, watch: Watch, tmp_path: Path, alone: None) -> Iterator[Seat]:
    """Return a function that gives two people a browser each in their own network, once the networks exist."""
    if not networks.can_be_made():
        pytest.skip("this machine allows no network namespaces")
    browsers = []

    def seat() -> tuple[Table, Table]:
        tables = []
        for home in networks.HOMES:
            program = networks.program_in(home, find_chromium() or "chromium", tmp_path)
            browsers.append(playwright.chromium.launch(executable_path=program, args=list(CHROMIUM_OPTIONS)))
            page = browsers[-1].new_context(reduced_motion="reduce").new_page()
            page.context.route("**/*", hand_over)
            page.add_init_script(SEEN_BEFORE)
            watch.follow(page)
            tables.append(Table(page))
        ann, ben = tables
        return ann, ben

    yield seat
    for browser in browsers:
        browser.close()
    networks.remove()


def meet(ann: Table, ben: Table) -> None:
    """Exchange the codes."""
    ben.page.goto(invite(ann))
    accept(ann, answer(ben))


def expect_a_game(ann: Table, ben: Table) -> None:
    """Expect each to see the other's turn."""
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    play_turn(ben)
    expect(ann.turn(2)).to_be_attached()


def test_one_network_without_the_internet(seat: Seat, site: str) -> None:
    networks.one_network()
    ann, ben = seat()
    ann.page.goto(site)
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    meet(ann, ben)
    expect_a_game(ann, ben)


def test_a_game_goes_on_after_a_cut_network(seat: Seat, site: str) -> None:
    networks.one_network()
    ann, ben = seat()
    ann.page.goto(site)
    begin(ann, "Ann")
    card(ann.page).button("Play live").click()
    meet(ann, ben)
    expect_a_game(ann, ben)
    networks.cut()
    for table in (ann, ben):
        expect(table.page.get_by_text(AGAIN)).to_be_visible()
    play_turn(ann)
    networks.mend()
    expect(ben.turn(3)).to_be_attached()
    networks.cut()
    for table in (ann, ben):
        expect(table.page.get_by_text(LOST)).to_be_visible()
    play_turn(ben)
    networks.mend()
    expect(ann.turn(4)).to_be_attached()  # even by itself
    play_turn(ann)
    expect(ann.page.get_by_role("region", name="You lost")).to_be_visible()
    expect(ben.page.get_by_role("region", name="You win!")).to_be_visible()
    assert ann.turns() == ben.turns()


def test_a_router_each_needs_a_stun_server(seat: Seat, site: str) -> None:
    networks.two_networks()
    ann, ben = seat()
    ann.page.goto(site)
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    meet(ann, ben)
    expect(ann.dialog("Play live").get_by_text("they have no network in common")).to_be_visible(timeout=15_000)
    with networks.stun_server() as server:
        ann.page.get_by_role("textbox", name="Address of a STUN server").fill(networks.STUN)
        ann.button("Try with it").click()
        ben.page.goto(invite(ann))
        ben.button("Join, and ask it too").click()
        sent = ben.page.get_by_role("textbox", name="Answer to send")
        expect(sent).to_have_value(ANSWER)
        accept(ann, sent.input_value())
        expect_a_game(ann, ben)
        server.kill()
