"""Where the pages of the tests live: in rooms that are kept, so that not every visitor compiles Pyodide again.

A room is a browser context that one test after the other moves into. Each finds it empty: the pages of the one before
are closed, its routes, permissions, stored games, databases and caches are gone. What stays is what makes a browser
quick without a page's being able to tell: the HTTP cache, the process, and in it the WebAssembly module that a keeper
holds on to (4.5 s of processor time for a boot and a first turn without it, 2.2 s with it).
"""

from __future__ import annotations

import contextlib
import os
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.e2e.table import INERT_PAGE, PATIENCE_MS

# What a page of a room can be given of its own; any other option makes a context of its own.
MEDIA = ("color_scheme", "reduced_motion")
OF_PAGES = ("viewport", *MEDIA)
HOLD = """async () => {
  const { site } = await import(location.href);
  const file = new URL(`../../${site.wasm.path}`, location.href);
  globalThis.held = await WebAssembly.compileStreaming(fetch(file));
}"""
# Empties whatever the site can have kept; returns what is left nevertheless.
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
# What shows a test that reads before the page has done its part, or a page whose parts wait for each other: every
# message to a worker is late by up to that many milliseconds, and so is every frame; all stay in order. In CI it is 0.
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
OTHER_TIME = "Boolean(Date.isFake)"  # as Playwright leaves it for good in a context


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """Return a context of a new visitor."""
    # What the site keeps for visits without a network is fetched in tests of that alone.
    context = browser.new_context(**{"service_workers": "block", **options})
    context.set_default_timeout(PATIENCE_MS)
    if LATENESS_MS:
        context.add_init_script(f"if (globalThis.Worker) ({LATE})({LATENESS_MS});")
    return context


class Room:
    """A context that is kept, for one test at a time."""

    def __init__(self, browser: Browser, site: str, *, hold: bool, clock: bool, has_touch: bool) -> None:
        self.clock = clock
        self.context = new_context(browser, has_touch=has_touch)
        self.keeper = self.context.new_page()
        self.keeper.goto(site + INERT_PAGE)
        if hold:
            self.keeper.evaluate(HOLD)
        self.taken = False

    def enter(self, *, viewport: Any = None, **media: Any) -> Page:
        """Open the one page of a test."""
        self.taken = True
        page = self.context.new_page()
        if viewport:
            page.set_viewport_size(viewport)
        if media:
            page.emulate_media(**media)
        return page

    def leave(self) -> None:
        """Make the room as it was before anybody came."""
        for page in self.context.pages:
            if page != self.keeper:
                emptied(page)  # a page that is only closed may store something yet
                page.close()
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.clear_permissions()
        self.context.clear_cookies()
        left = self.keeper.evaluate(TIDY)
        assert left == [], left
        assert self.clock or not self.keeper.evaluate(OTHER_TIME), "open_page(clock=True) is for tests that set a clock"
        self.taken = False


def emptied(page: Page) -> None:
    """Take a page away from the site, even while it reloads itself."""
    with contextlib.suppress(Error):  # "interrupted by another navigation"
        page.goto("about:blank")
    if page.url != "about:blank":
        page.goto("about:blank")


class Visitors:
    """All rooms of a browser, and the contexts of those who need one of their own."""

    def __init__(self, browser: Browser, pyodide_site: str) -> None:
        self.browser, self.pyodide_site = browser, pyodide_site
        self.rooms: dict[tuple[str, bool, bool], Room] = {}
        self.own: list[BrowserContext] = []

    def enter(self, site: str, *, clock: bool = False, has_touch: bool = False, **options: Any) -> Page:
        """Open a window of a new visitor to a site; with `clock` a test can put its time forward (`page.clock`)."""
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
            page.clock.install()  # in a room it starts again with our time
        return page

    def leave(self, *, failed: bool) -> None:
        """End the visits of a test; after a failure its rooms are not used again."""
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
