"""Two people with two kinds of browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.by_link import begin, letter, play_to_the_end, play_turn
from tests.e2e.together.connection import LOST, accept, answer, card, expect_way, invite
from tests.e2e.watch import Watch
from tests.tools.browsers import find_firefox

pytestmark = pytest.mark.slow


@pytest.fixture
def firefox(playwright: Playwright, watch: Watch) -> Iterator[Page]:
    """A page in this machine's Firefox."""
    path = find_firefox()
    if path is None:
        pytest.skip("this machine has no Firefox")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    page = browser.new_context(reduced_motion="reduce").new_page()
    watch.follow(page)
    yield page
    browser.close()


def test_a_whole_game_by_link(open_page: OpenPage, firefox: Page) -> None:
    ann, ben = Table(open_page()), Table(firefox)
    begin(ann, "Ann")
    play_turn(ann)
    firefox.goto(letter(ann))
    ann.button("Copy link").click()
    firefox.get_by_label("Your name (optional)").fill("Ben")
    ben.button("Play Blue").click()
    known = play_to_the_end(ben, ann)
    firefox.reload()
    expect(ben.turn(known)).to_be_attached()


def connected(open_page: OpenPage, firefox: Page, site: str, host: str) -> tuple[Table, Table]:
    """Connect the host, Ann, and the guest, Ben, in the other browser; each plays a turn."""
    pages = [open_page(None), firefox]
    if host == "firefox":
        pages.reverse()
    ann, ben = map(Table, pages)
    ann.page.goto(site)
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    ben.page.goto(invite(ann))
    accept(ann, answer(ben))
    expect(ann.page.get_by_text(re.compile("^Connected"))).to_be_visible()
    ann.play("A1")
    ben.expect_turns("A1")
    ben.play("F6")
    ann.expect_turns("A1", "F6")
    return ann, ben


@pytest.mark.parametrize("host", ["chromium", "firefox"])
def test_a_connection(open_page: OpenPage, site: str, firefox: Page, host: str) -> None:
    connected(open_page, firefox, site, host)


@pytest.mark.parametrize("host", ["chromium", "firefox"])
def test_the_way_back(open_page: OpenPage, site: str, firefox: Page, watch: Watch, host: str) -> None:
    """The remaining page waits longer than Firefox's ICE, which gives up after five seconds."""
    watch.allow("ICE failed, add a STUN server")  # Firefox logs this for a connection whose other page is gone
    ann, ben = connected(open_page, firefox, site, host)
    expect_way(ann, ben)
    ben.page.goto("about:blank")
    expect(ann.page.get_by_text(LOST)).to_be_visible()  # ten seconds later
    ben.page.goto(site)
    ann.play("K1")
    ben.expect_turns("A1", "F6", "K1")
    ben.play("K6")
    ann.expect_turns("A1", "F6", "K1", "K6")
    ann.page.goto("about:blank")
    expect(ben.page.get_by_text(LOST)).to_be_visible()
    ann.page.goto(site)
    ann.play("A6")
    ben.expect_turns("A1", "F6", "K1", "K6", "A6")
    for table in (ann, ben):
        expect(table.page.get_by_text(re.compile("^Connected"))).to_be_visible()
