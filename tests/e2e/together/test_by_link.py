"""Two people, two browsers, and links between them."""

from __future__ import annotations

import re
from urllib.parse import unquote

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

LINK = re.compile(r"http\S+#\S+")


def begin(table: Table, name: str, board: str = "Tiny") -> None:
    """Start a game with a friend."""
    table.button("New game").first.click()
    dialog = table.dialog("New game")
    dialog.get_by_text("Other boards").click()
    dialog.get_by_role("radio", name=re.compile(f"^{board}")).check()
    dialog.get_by_role("button", name="A friend elsewhere").click()
    friend = table.dialog("Play a friend")
    friend.get_by_label("Your name (optional)").fill(name)
    friend.get_by_role("button", name="Start the game").click()
    expect(friend).to_be_hidden()


def letter(page: Page) -> str:
    """The link to send, as it stands in the draft of an e-mail."""
    mail = page.get_by_role("link", name="E-mail")
    expect(mail).to_be_visible()
    link: str = LINK.findall(unquote(mail.get_attribute("href") or ""))[0]
    return link


def paste(table: Table, link: str) -> None:
    """Paste a link that came back, and wait until its game is on the board."""
    table.page.get_by_role("textbox", name=re.compile("^Link from ")).fill(link)
    table.button("Open").click()


def play_turn(table: Table) -> None:
    """Play any legal turn, cell by cell."""
    turns = len(table.turns())
    while len(table.turns()) == turns:
        expect_becomes(lambda: bool(table.legal()), wanted=True)
        cell = table.legal()[0]
        table.press(cell)
        expect(table.stone(cell).or_(table.turn(turns + 1)).first).to_be_attached()


def test_a_whole_game_by_link_and_a_rematch(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann")
    play_turn(ann)
    invitation = letter(ann.page)
    ann.button("Copy link").click()
    ben = Table(open_page(invitation.removeprefix(site)))
    expect(ben.page.get_by_text("Ann invites you to a game of Bug.")).to_be_visible()
    ben.page.get_by_label("Your name (optional)").fill("Ben")
    ben.button("Play Blue").click()
    players, known = [ben, ann], 1
    while True:
        mover, waiter = players
        play_turn(mover)
        known += 1
        link = letter(mover.page)
        mover.button("Copy link").click()
        paste(waiter, link)
        expect(waiter.turn(known)).to_be_attached()
        waiter.painted()
        if waiter.button("Rematch").count():
            break
        players.reverse()
    ann.page.reload()
    expect(ann.button("Rematch")).to_be_visible()
    ann.button("Rematch").click()
    ben.page.goto(letter(ann.page))
    ben.button("Play Red").click()
    play_turn(ben)
    expect(ben.page.get_by_text("Your turn is played. Send this link to Ann.")).to_be_visible()


def test_a_forged_past_is_told_and_both_games_are_kept(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6")
    ann.play("A1")
    link = letter(ann.page)
    ann.button("Copy with board").click()
    paste(ann, link.replace(",A1", ",B1.F6"))
    told = ann.page.get_by_text("This link and your game differ from turn 1 on: A1 in your game, B1 in the link.")
    expect(told).to_be_visible()
    ann.page.reload()
    expect(told).to_be_visible()
    ann.button("Keep my game").click()
    assert ann.turns() == ["A1"]
    paste(ann, f"{link}.A1")
    expect(ann.page.get_by_text("This link of a game with a friend can't be read.")).to_be_visible()
    assert ann.turns() == ["A1"]
