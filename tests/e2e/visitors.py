"""Browser contexts of the tests. They are reused as rooms, so that not every visitor compiles Pyodide again.

A room is a browser context that tests use one after the other. Each test finds it empty: the earlier test's pages are
closed, its routes, permissions, stored games, databases and caches are deleted. Only what makes a browser fast, and no
page can notice, stays: the HTTP cache, the process, and in it the WebAssembly module that a keeper holds (4.5 s of
processor time for a boot and a first turn without it, 2.2 s with it).
"""

from __future__ import annotations

import contextlib
import os
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.e2e.table import INERT_PAGE, PATIENCE_MS

# Options that a page of a room can have; any other option needs a new context.
MEDIA = ("color_scheme", "reduced_motion")
OF_PAGES = ("viewport", *MEDIA)
HOLD = """async () => {
  const { site } = await import(location.href);
  const file = new URL(`../../${site.wasm.path}`, location.href);
  globalThis.held = await WebAssembly.compileStreaming(fetch(file));
}"""
# Empties the site's storage; returns what is left.
TIDY = """async () => {
  const { held } = await navigator.locks.query();
  await Promise.all(held.map(({ name }) => navigator.locks.request(name, () => {}))); // until the page lets go of it
  localStorage.clear();
  const dropped = ({ name }) => new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(name); // as soon as the page that has been left lets go of it
    asked.onsuccess = resolve;
    asked.onerror = reject;
  });
  await Promise.all((await indexedDB.databases()).map(dropped));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  return [...Object.keys(localStorage), ...await indexedDB.databases(), ...await caches.keys()];
}"""
# Finds tests that read too early, and parts of the page that wait for each other: every message to a worker and every
# frame is late by up to that many milliseconds; all stay in order. In CI it is 0.
LATENESS_MS = int(os.environ.get("BUG_LATENESS", "0"))
LATE = """(most) => {
  const { setTimeout, performance } = globalThis;
  const now = performance.now.bind(performance);
  const waiting = new WeakMap();
  const late = (sender, act) => {
    const { acts, due } = waiting.get(sender) ?? { acts: [], due: 0 };
    const at = Math.max(due, now() + most * Math.random() ** 3);
    acts.push(act);
    waiting.set(sender, { acts, due: at });
    setTimeout(() => acts.shift()(), at - now());
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message) {
    late(this, () => postMessage.apply(this, message));
  };
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (paint) => requestAnimationFrame((time) => late(globalThis, () => paint(time)));
}"""
OTHER_TIME = "Boolean(Date.isFake)"  # Playwright never resets it in a context


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """Return a new visitor's context."""
    # Only the offline tests fetch what the site caches for visits without a network.
    context = browser.new_context(**{"service_workers": "block", **options})
    context.set_default_timeout(PATIENCE_MS)
    if LATENESS_MS:
        context.add_init_script(f"if (globalThis.Worker) ({LATE})({LATENESS_MS});")
    return context


class Room:
    """A reused context, for one test at a time."""

    def __init__(self, browser: Browser, site: str, *, hold: bool, clock: bool, has_touch: bool) -> None:
        self.clock = clock
        self.context = new_context(browser, has_touch=has_touch)
        self.keeper = self.context.new_page()
        self.keeper.goto(site + INERT_PAGE)
        if hold:
            self.keeper.evaluate(HOLD)
        self.taken = False

    def enter(self, *, viewport: Any = None, **media: Any) -> Page:
        """Open a test's page."""
        self.taken = True
        page = self.context.new_page()
        if viewport:
            page.set_viewport_size(viewport)
        if media:
            page.emulate_media(**media)
        return page

    def leave(self) -> None:
        """Make the room as good as new."""
        for page in self.context.pages:
            if page != self.keeper:
                emptied(page)  # a page that is merely closed may still store something
                page.close()
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.clear_permissions()
        self.context.clear_cookies()
        left = self.keeper.evaluate(TIDY)
        assert left == [], left
        assert self.clock or not self.keeper.evaluate(OTHER_TIME), "open_page(clock=True) is for tests that set a clock"
        self.taken = False


def emptied(page: Page) -> None:
    """Move a page away from the site, even while it reloads itself."""
    with contextlib.suppress(Error):  # "interrupted by another navigation"
        page.goto("about:blank")
    if page.url != "about:blank":
        page.goto("about:blank")


class Visitors:
    """All rooms of a browser, and the contexts of tests that need their own."""

    def __init__(self, browser: Browser, pyodide_site: str) -> None:
        self.browser, self.pyodide_site = browser, pyodide_site
        self.rooms: dict[tuple[str, bool, bool], Room] = {}
        self.own: list[BrowserContext] = []

    def enter(self, site: str, *, clock: bool = False, has_touch: bool = False, **options: Any) -> Page:
        """Open a new visitor's window; with `clock` the test can move its time forward (`page.clock`)."""
        room = self.rooms.get((site, clock, has_touch))
        if (room and room.taken) or not options.keys() <= set(OF_PAGES):
            context = new_context(self.browser, has_touch=has_touch, **options)
            self.own.append(context)
            page = context.new_page()
        else:
            if room is None:
                room = Room(self.browser, site, hold=site == self.pyodide_site, clock=clock, has_touch=has_touch)
                self.rooms[site, clock, has_touch] = room
            page = room.enter(**options)
        if clock:
            page.clock.install()  # in a room the clock starts at the real time
        return page

    def leave(self, *, failed: bool) -> None:
        """End a test's visits; after a failure its rooms are not reused."""
        for context in self.own:
            context.close()
        self.own.clear()
        for kind, room in [(kind, room) for kind, room in self.rooms.items() if room.taken]:
            del self.rooms[kind]
            if failed:
                with contextlib.suppress(Error):  # its browser process may have died
                    room.context.close()
            else:
                room.leave()
                self.rooms[kind] = room
