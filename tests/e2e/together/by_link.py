"""Steps of games with a friend by link."""

from __future__ import annotations

import functools
import re
from urllib.parse import unquote

from playwright.sync_api import Locator, expect

from bug_engine.formats.letter import sealed
from tests.e2e.table import Table, expect_becomes

LINK = re.compile(r"http\S+#\S+")


def begin(
    table: Table,
    name: str,
    board: str = "Tiny",
    time: str = "As long as you like",
    starts: str = "",
    go: str = "Play by link",
) -> None:
    """Start a game with a friend."""
    table.button("New game").first.click()
    dialog = table.dialog("New game")
    expect(dialog.get_by_role("group", name="Board")).to_be_visible()
    chosen = dialog.get_by_role("radio", name=re.compile(f"^{board}"))
    if not chosen.is_visible():  # the previous game's board is listed under its kind
        dialog.get_by_text("More boards").click()
    chosen.check()
    dialog.get_by_role("button", name="A friend elsewhere").click()
    friend = table.dialog("Play a friend")
    friend.get_by_label("Your name (optional)").fill(name)
    if starts:
        friend.get_by_role("radio", name=starts).check()
    friend.get_by_role("combobox", name="Time limit").select_option(label=time)
    friend.get_by_role("button", name=go).click()
    if go == "Play by link":
        expect(friend).to_be_hidden()


def letter(table: Table) -> str:
    """Return the link to send, from the draft of an e-mail; there is none while something is added to it."""
    table.painted()
    mail = table.page.get_by_role("link", name="E-mail")
    expect(mail).to_have_count(1)  # the closing dialog has one too
    expect(mail).to_be_visible()
    link: str = LINK.findall(unquote(mail.get_attribute("href") or ""))[0]
    return link


def forged(link: str, old: str, new: str) -> str:
    """A changed link with a correct checksum."""
    address, _, text = link.partition("#")
    return f"{address}#{sealed(text.rpartition(',')[0].replace(old, new))}"


def paste(table: Table, link: str) -> None:
    """Paste the friend's link, and wait until its game is on the board."""
    reach(table, table.page.get_by_role("textbox", name="Paste the link")).fill(link)
    table.button("Open").click()


def play_to_the_end(mover: Table, waiter: Table) -> int:
    """Play a game of one turn to its end, each turn sent by link; return the number of its turns."""
    known = 1
    while not mover.button("Rematch").count():
        play_turn(mover)
        known += 1
        link = letter(mover)
        mover.button("Copy link").click()
        paste(waiter, link)
        expect(waiter.turn(known)).to_be_attached()
        waiter.painted()
        mover, waiter = waiter, mover
    return known


def play_turn(table: Table) -> None:
    """Play any legal turn, cell by cell."""
    turns = len(table.turns())

    def is_done(cell: str) -> bool:
        return len(table.turns()) > turns or cell not in table.legal()

    while len(table.turns()) == turns:
        expect_becomes(lambda: bool(table.legal()), wanted=True)
        cell = table.legal()[0]
        table.press(cell)  # perhaps on the cell of an eaten stone
        expect_becomes(functools.partial(is_done, cell), wanted=True)


def join(table: Table, name: str, seat: str = "Blue") -> None:
    """Join the game of the invitation on the page."""
    table.page.get_by_label("Your name (optional)").fill(name)
    table.button(f"Play {seat}").click()
    expect(table.page.get_by_role("dialog")).to_be_hidden()


def reach(table: Table, wanted: Locator) -> Locator:
    """Open the menu of rare actions unless the button is in sight."""
    table.painted()
    more = table.button("More")
    expect(more.or_(wanted).first).to_be_visible()
    if not wanted.is_visible():
        more.click()
    return wanted


def expect_ended(table: Table, result: str, why: str) -> None:
    """Expect the game to be over, and the reason."""
    banner = table.page.get_by_role("region", name=result)
    expect(banner.get_by_role("heading", name=result)).to_be_visible()
    expect(banner).to_contain_text(why)


def send(table: Table) -> str:
    """Send the link, by copying it."""
    link = letter(table)
    table.button("Copy link").click()
    expect(table.page.get_by_text(re.compile("^Your turn is played"))).to_be_hidden()
    return link
