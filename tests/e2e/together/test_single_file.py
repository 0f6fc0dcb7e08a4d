"""Two people, each with the page as one file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.by_link import begin, paste, play_turn, reach
from tests.e2e.together.connection import LEFT, accept, answer, card, expect_way, invite

pytestmark = pytest.mark.as_built


def open_file(open_page: OpenPage, file: Path, *, offline: bool = False) -> Table:
    """Open the file in its own browser, which may copy to the clipboard."""
    page = open_page(None, permissions=["clipboard-read", "clipboard-write"], offline=offline)
    page.goto(file.as_uri())
    return Table(page)


def copied(table: Table) -> str:
    """Copy the text with the link: a file has no other way to send it."""
    table.button("Copy with board").click()
    text: str = table.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"^#\S+,id=", text, re.MULTILINE)
    return text


def enter(table: Table, text: str) -> None:
    """Paste a received text into the list of games."""
    table.button("New game").first.click()
    table.dialog("New game").get_by_role("button", name="A friend elsewhere").click()
    friend = table.dialog("Play a friend")
    friend.get_by_role("radio", name="Games with friends").check()
    games = table.dialog("Games with friends")
    games.get_by_role("textbox", name="Paste a link from a friend").fill(text)
    games.get_by_role("button", name="Open").click()


@pytest.mark.slow  # test_by_link.py plays by link; the test below, between two files
def test_two_files_play_by_link(open_page: OpenPage, single_file: Path) -> None:
    ann, ben = (open_file(open_page, single_file, offline=True) for _ in range(2))
    begin(ann, "Ann")
    play_turn(ann)
    enter(ben, copied(ann))
    ben.page.get_by_label("Your name (optional)").fill("Ben")
    ben.button("Play Blue").click()
    expect(ben.turn(1)).to_be_attached()
    known, players = 1, [ben, ann]
    while not ann.button("Rematch").count():
        mover, waiter = players
        play_turn(mover)
        known += 1
        paste(waiter, copied(mover))
        expect(waiter.turn(known)).to_be_attached()
        waiter.painted()
        players.reverse()
        if waiter.button("Rematch").count():
            break
    ann.page.reload()
    expect(ann.turn(known)).to_be_attached()


def test_two_files_play_over_a_connection(open_page: OpenPage, single_file: Path) -> None:
    ann, ben = (open_file(open_page, single_file) for _ in range(2))
    begin(ann, "Ann", "Size 6")
    card(ann.page).button("Play live").click()
    enter(ben, invite(ann))
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    ann.play("A1")
    ben.expect_turns("A1")
    ben.play("F6")
    ann.expect_turns("A1", "F6")
    expect_way(ann, ben)
    ben.page.reload()
    ann.play("K1")
    ben.expect_turns("A1", "F6", "K1")
    reach(ann, ann.button("Disconnect")).click()
    expect(ben.page.get_by_text(LEFT)).to_be_visible()
