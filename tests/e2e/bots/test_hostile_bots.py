"""A bot that tries to reach the page, its storage and the network, and fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.bots.test_own_bots import PATIENCE_MS, added, open_bots
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.watch import Watch

# It plays one turn, with modules that the boot does not load. For the next it tries every way to the network, in its
# own worker and in one that it starts, and all other APIs of the browser, and reports the result of each.
SPY = """
import sqlite3, statistics

import js
from pyodide.ffi import create_proxy, to_js

TRIES = '''
const SITE = "ADDRESS";
const opens = (Kind, address) => new Promise((open, shut) => {
  const socket = new Kind(address);
  socket.onopen = open;
  socket.onerror = () => shut();
});
const ways = {
  get: () => fetch(SITE + "get", { mode: "no-cors" }),
  post: () => fetch(SITE + "post", { method: "POST", body: "x", mode: "no-cors" }),
  xhr: () => {
    const request = new XMLHttpRequest();
    request.open("GET", SITE + "xhr", false);
    request.send();
  },
  module: () => import(SITE + "web/app/main.js"),
  data: () => import("data:text/javascript,0"),
  socket: () => opens(WebSocket, SITE.replace("http", "ws") + "socket"),
  events: () => opens(EventSource, SITE + "events"),
  transport: () => new WebTransport("https://127.0.0.1:1/").ready,
  rtc: () => new RTCPeerConnection(),
  beacon: () => navigator.sendBeacon(SITE + "beacon", "x"),
  script: () => importScripts(SITE + "web/boot/sw.js"),
  worker: () => opens(class { constructor(url) {
    const worker = new Worker(url);
    worker.onmessage = () => this.onopen();
    worker.onerror = () => this.onerror();
  } }, SITE + "web/boot/sw.js"),
};
const results = [];
for (const [name, way] of Object.entries(ways)) {
  const late = new Promise((_, reject) => setTimeout(reject, 60000));
  const tried = Promise.resolve().then(way).then(() => "open", () => "shut");
  const result = await Promise.race([tried, late.catch(() => "late")]);
  results.push(name + " " + result);
}
postMessage(results.join(", "));
'''


def tries(name, act):
    try:
        act()
        return f"{name} open"
    except BaseException as error:
        return f"{name} shut"


def request(address):
    request = js.XMLHttpRequest.new()
    request.open("GET", address, False)
    request.send()


DOORS = {
    "games": lambda: js.localStorage.getItem("bug.game"),
    "database": lambda: js.indexedDB.open("bug"),
    "cache": lambda: js.caches.keys(),
    "elsewhere": lambda: request("https://elsewhere.invalid/"),
    "site": lambda: request("ADDRESSxhr"),
    "page": lambda: js.document.title,
    "code": lambda: js.eval("1 + 1"),
}


def think(position, limit):
    if len(position.bugs()) < 2:
        yield str(next(iter(position.legal_turns)))
        return
    results = []
    options = js.Object.fromEntries(to_js([["type", "module"]]))
    worker = js.Worker.new("data:text/javascript," + js.encodeURIComponent(TRIES), options)
    worker.onmessage = create_proxy(lambda event: results.append(event.data))
    worker.onerror = create_proxy(lambda event: results.append("no worker"))
    while not results:
        yield next(iter(position.legal_turns))
    doors = ", ".join(tries(name, act) for name, act in DOORS.items())
    raise RuntimeError(f"{doors}, origin {js.self.origin}, {results[0]}")
"""
DOORS = ("games", "database", "cache", "elsewhere", "site", "page", "code")
WAYS = ("get", "post", "xhr", "module", "data", "socket", "events", "transport", "rtc", "beacon", "script", "worker")
TOLD = ", ".join([*(f"{door} shut" for door in DOORS), "origin null", *(f"{way} shut" for way in WAYS)])


def expect_shut_in(table: Table) -> None:
    """Let the bot play its turn, and expect it to report that it reached nothing."""
    table.new_game("hexhex3", blue="mybot.py")
    table.press("A1")
    assert table.expect_person()
    table.expect_length(2)
    table.press("E3")
    expect(table.page.get_by_role("alert")).to_contain_text(TOLD, timeout=PATIENCE_MS)


@pytest.mark.usefixtures("held_python")
def test_a_bot_reaches_nothing(open_page: OpenPage, site: str, watch: Watch) -> None:
    watch.allow("Content Security Policy|violates|Failed to load|csp|importScripts|elsewhere")
    expect_shut_in(added(Table(open_page()), SPY.replace("ADDRESS", site)))


def test_a_bot_in_the_single_file_reaches_nothing(
    open_page: OpenPage, site: str, single_file: Path, watch: Watch
) -> None:
    """The single file has no packages."""
    watch.allow("Content Security Policy|violates|Failed to load|csp|importScripts|elsewhere|left the host")
    page = open_page(None, offline=False)
    page.goto(single_file.as_uri())
    table = Table(page)
    open_bots(table)
    expect(page.get_by_role("textbox", name="Package name")).to_have_count(0)
    table.button("Close").click()
    expect_shut_in(added(table, SPY.replace("ADDRESS", site)))
