"""How two people connect their browsers."""

from __future__ import annotations

import functools
import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

LOST = "The connection is lost. The game is kept"
LEFT = "has left the connection. The game is kept"
AGAIN = "Connecting again …"
# The friend's spares that a page has stored; "" before it has any.
WAY = """async () => {
  const name = "bug-way-back";
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return ""; // opening it would create it
  const answered = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await answered(indexedDB.open(name));
  const kept = await answered(database.transaction("ways").objectStore("ways").get("way"));
  database.close();
  return kept ? JSON.stringify(kept.spares) : "";
}"""


def card(page: Page) -> Table:
    """Open the rare actions of a game with a friend."""
    page.get_by_role("button", name="More", exact=True).click()
    return Table(page)


def invite(table: Table) -> str:
    """Invite a friend to the game on the board; return the link."""
    invitation = table.page.get_by_role("textbox", name="Invitation to send")
    expect(invitation).to_have_value(re.compile(r"#offer/[\w-]{60,350}$"))
    return invitation.input_value()


def answer(table: Table) -> str:
    """Answer the invitation on the page; return the link of the answer."""
    table.button("Join").click()
    sent = table.page.get_by_role("textbox", name="Answer to send")
    expect(sent).to_have_value(re.compile(r"#answer/[\w-]{60,350}$"))
    return sent.input_value()


def accept(table: Table, link: str) -> None:
    """Enter the friend's answer."""
    table.page.get_by_role("textbox", name="Your friend's answer").fill(link)
    table.button("Connect").click()


def way(table: Table) -> str:
    """The way back to the friend's device that a page has stored."""
    stored: str = table.page.evaluate(WAY)
    return stored


def expect_way(*tables: Table, old: str = "") -> None:
    """Expect pages to have stored a way back, which they say nowhere; `old` is one that a friend's reload has ended."""
    for table in tables:
        expect_becomes(functools.partial(has_way, table, old), wanted=True)


def has_way(table: Table, old: str) -> bool:
    """Whether a page has stored a way back, and not the old one."""
    return way(table) not in ("", old)


def connect(ann: Table, open_page: OpenPage, site: str, *, clock: bool = False) -> Table:
    """Connect Ann's game with Ben's browser."""
    card(ann.page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site), clock=clock))
    ben.page.get_by_label("Your name (optional)").fill("Ben")
    accept(ann, answer(ben))
    expect(ann.page.get_by_text("Connected")).to_be_visible()
    expect(ben.page.get_by_role("dialog")).to_be_hidden()
    return ben
