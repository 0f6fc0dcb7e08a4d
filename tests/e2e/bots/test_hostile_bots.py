"""Bots that try to reach the network: none of them does."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.bots.test_own_bots import PATIENCE_MS, added
from tests.e2e.conftest import OpenPage, Watch
from tests.e2e.table import Table

# It tries every way to the network, in its own worker and in one that it starts, and tells what came of each.
SPY = """
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


def think(position, limit):
    results = []
    options = js.Object.fromEntries(to_js([["type", "module"]]))
    worker = js.Worker.new("data:text/javascript," + js.encodeURIComponent(TRIES), options)
    worker.onmessage = create_proxy(lambda event: results.append(event.data))
    worker.onerror = create_proxy(lambda event: results.append("no worker"))
    while not results:
        yield next(iter(position.legal_turns))
    raise RuntimeError(results[0])
"""
WAYS = ("get", "post", "xhr", "module", "data", "socket", "events", "transport", "rtc", "beacon", "script", "worker")
# Its own worker, without a nested one.
DIRECT = """
import js


def think(position, limit):
    request = js.XMLHttpRequest.new()
    request.open("GET", "ADDRESSxhr", False)
    try:
        request.send()
    except BaseException:
        raise RuntimeError("shut")
    raise RuntimeError("open")
    yield
"""


def test_a_bot_has_no_network(open_page: OpenPage, site: str, watch: Watch) -> None:
    watch.allow("Content Security Policy|violates|Failed to load|csp|importScripts")
    table = Table(open_page())
    for name, text in (("nested", SPY), ("direct", DIRECT)):
        added(table, text.replace("ADDRESS", site), f"{name}.py")
    table.new_game("hexhex3", blue="direct.py")
    table.press("C3")
    alert = table.page.get_by_role("alert")
    expect(alert).to_contain_text("RuntimeError: shut", timeout=PATIENCE_MS)
    alert.get_by_role("combobox", name="Let another bot play").select_option(label="nested.py")
    expect(alert).to_contain_text(", ".join(f"{way} shut" for way in WAYS), timeout=PATIENCE_MS)


def test_nor_has_it_in_the_single_file(open_page: OpenPage, site: str, single_file: Path, watch: Watch) -> None:
    watch.allow("Content Security Policy|violates|Failed to load|csp|importScripts|left the host")
    page = open_page(None, offline=False)
    page.goto(single_file.as_uri())
    table = added(Table(page), SPY.replace("ADDRESS", site))
    table.new_game("hexhex3", blue="mybot.py")
    table.press("C3")
    words = ", ".join(f"{way} shut" for way in WAYS)
    expect(page.get_by_role("alert")).to_contain_text(words, timeout=PATIENCE_MS)
