"""Browser contexts of the tests. They are reused as rooms, so that not every visitor compiles Pyodide again.

A room is a browser context that tests use one after the other. Each test finds it empty: the earlier test's pages are
closed, its routes, permissions, stored games, databases and caches are deleted. Only what makes a browser fast, and no
page can notice, stays: the HTTP cache, the process, and in it the WebAssembly module that a keeper holds (4.5 s of
processor time for a boot and a first turn without it, 2.2 s with it). The first window stays, too, as new: a first
visit in a new one costs 0.47 s of processor time, in this one 0.33 s.
"""

from __future__ import annotations

import contextlib
import os
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from tests.e2e.table import INERT_PAGE, PATIENCE_MS

# Options that a page of a room can have; any other option needs a new context.
MEDIA = ("color_scheme", "reduced_motion")
OF_PAGES = ("viewport", *MEDIA)
VIEWPORT: ViewportSize = {"width": 1280, "height": 720}  # Playwright's
AS_USUAL: dict[str, Any] = dict.fromkeys(
    ("media", "color_scheme", "reduced_motion", "forced_colors", "contrast"), "null"
)
HOLD = """async () => {
  const { site } = await import(location.href);
  const file = new URL(`../../${site.wasm.path}`, location.href);
  globalThis.held = await WebAssembly.compileStreaming(fetch(file));
}"""
# The same for users' bots, whose sandboxed frames share another process (0.7 s less for each test after the first).
HOLD_SANDBOXED = """async () => {
  const { site } = await import(location.href);
  const bytes = await (await fetch(new URL(`../../${site.wasm.path}`, location.href))).arrayBuffer();
  const frame = document.createElement("iframe");
  frame.sandbox.add("allow-scripts");
  frame.srcdoc = `<script>onmessage = async ({ data, ports }) => {
    globalThis.held = await WebAssembly.compile(data);
    ports[0].postMessage("held");
  };</script>`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    frame.contentWindow.postMessage(bytes, "*", [port2]);
  });
}"""
# Empties the storage of a window when its page is left, after all that the page does then.
FORGET = """() => {
  for (const event of ["pagehide", "visibilitychange"]) addEventListener(event, () => sessionStorage.clear());
}"""
# Each page holds a lock until it is gone. It may store something after the next page has loaded, so TIDY waits for
# the locks.
LOCK = """try {
  navigator.locks.request("a page of a test", { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
} catch {} // a sandboxed frame"""
# Empties the site's storage; returns what is left, and a clock that is not the browser's.
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
  const left = [...Object.keys(localStorage), ...await indexedDB.databases(), ...await caches.keys()];
  return [...left, ...(document.cookie ? [document.cookie] : []), ...(Date.isFake ? ["a clock"] : [])];
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


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """Return a new visitor's context."""
    # Only the offline tests fetch what the site caches for visits without a network.
    context = browser.new_context(**{"service_workers": "block", **options})
    context.set_default_timeout(PATIENCE_MS)
    if LATENESS_MS:
        context.add_init_script(f"if (globalThis.Worker) ({LATE})({LATENESS_MS});")
    return context


def noting(owner: Any, method: str, noted: set[str]) -> None:
    """Let a window or a context note that a test has called a method."""
    call = getattr(owner, method)

    def note(*arguments: Any, **options: Any) -> Any:
        noted.add(method)
        return call(*arguments, **options)

    setattr(owner, method, note)


class Room:
    """A reused context, for one visitor of one test at a time. Its kind is its site, a clock, and touch."""

    def __init__(self, browser: Browser, kind: tuple[str, bool, bool], *, hold: bool) -> None:
        self.kind = site, self.clock, has_touch = kind
        self.context = new_context(browser, has_touch=has_touch)
        self.noted: set[str] = set()  # what a test has done that must be undone: each step back costs 3 ms
        noting(self.context, "route", self.noted)
        noting(self.context, "grant_permissions", self.noted)
        self.keeper = self.context.new_page()
        self.keeper.goto(site + INERT_PAGE)
        if hold:
            self.keeper.evaluate(HOLD)
        self.context.add_init_script(LOCK)
        self.taken = self.holds_for_bots = False
        self.window: Page | None = None
        self.media = AS_USUAL  # what the window emulates
        self.scripts: list[Any] = []  # that run in the window before its pages

    def hold_for_bots(self) -> None:
        """Compile WebAssembly once for all users' bots of this room."""
        if not self.holds_for_bots:
            self.keeper.evaluate(HOLD_SANDBOXED)
            self.holds_for_bots = True

    def enter(self, *, viewport: Any = None, **media: Any) -> Page:
        """Open a test's page."""
        self.taken = True
        page = self.window = self.window or self.new_window()
        # As the last test has left it, a window mostly has what this one wants: each change costs 10 ms.
        if page.viewport_size != (viewport or VIEWPORT):
            page.set_viewport_size(viewport or VIEWPORT)
        if self.media != (wanted := AS_USUAL | media):
            page.emulate_media(**wanted)
        return page

    def new_window(self) -> Page:
        """Open a window that remembers the test's scripts, and what it emulates."""
        page = self.context.new_page()
        noting(page, "route", self.noted)
        add, emulate = page.add_init_script, page.emulate_media
        self.media = AS_USUAL

        def remember(*script: Any, **path: Any) -> Any:
            self.scripts.append(add(*script, **path))
            return self.scripts[-1]

        def remember_media(**media: Any) -> None:
            emulate(**media)
            self.media = self.media | media

        page.add_init_script = remember  # type: ignore[method-assign]
        page.emulate_media = remember_media  # type: ignore[method-assign]
        return page

    def clear_window(self) -> None:
        """Make the window as good as new if it shows the site, otherwise close it."""
        window, self.window = self.window, None
        scripts, self.scripts = self.scripts, []
        if window is None or not window.url.startswith(self.kind[0]) or window.is_closed():
            return  # `leave` closes it
        for script in scripts:
            script.dispose()
        with contextlib.suppress(Error):  # in the middle of a reload
            window.evaluate(FORGET)
            self.window = window
        emptied(window)
        if "route" in self.noted:
            window.unroute_all(behavior="ignoreErrors")
        if window.workers:  # Playwright may keep one that was ended in the middle of its work
            self.window = None

    def leave(self) -> None:
        """Make the room as good as new."""
        self.clear_window()
        for page in self.context.pages:
            if page not in (self.keeper, self.window):
                emptied(page)  # a page that is merely closed may still store something
                page.close()
        if "route" in self.noted:
            self.context.unroute_all(behavior="ignoreErrors")
        if "grant_permissions" in self.noted:
            self.context.clear_permissions()
        self.noted.clear()
        left = self.keeper.evaluate(TIDY)
        # Playwright never resets a clock in a context: open_page(clock=True) is for tests that set one.
        assert set(left) <= ({"a clock"} if self.clock else set()), left
        self.taken = False


def emptied(page: Page) -> None:
    """Move a page away from the site, even while it reloads itself."""
    for _ in range(2):
        if page.url != "about:blank":
            with contextlib.suppress(Error):  # "interrupted by another navigation", which may be the first of these
                page.goto("about:blank")
    page.wait_for_url("about:blank")


class Visitors:
    """All rooms of a browser, and the contexts of tests that need their own."""

    def __init__(self, browser: Browser, pyodide_site: str) -> None:
        self.browser, self.pyodide_site = browser, pyodide_site
        self.rooms: list[Room] = []
        self.own: list[BrowserContext] = []

    def enter(self, site: str, *, clock: bool = False, has_touch: bool = False, **options: Any) -> Page:
        """Open a new visitor's window; with `clock` the test can move its time forward (`page.clock`)."""
        if options.keys() <= set(OF_PAGES):
            page = self.room(site, clock=clock, has_touch=has_touch).enter(**options)
        else:
            context = new_context(self.browser, has_touch=has_touch, **options)
            self.own.append(context)
            page = context.new_page()
        if clock:
            page.clock.install()  # in a room the clock starts at the real time
        return page

    def room(self, site: str, *, clock: bool, has_touch: bool) -> Room:
        """Return a free room, so that a second visitor's is as warm as the first one's."""
        kind = site, clock, has_touch
        free = next((room for room in self.rooms if room.kind == kind and not room.taken), None)
        if free is None:
            free = Room(self.browser, kind, hold=site == self.pyodide_site)
            self.rooms.append(free)
        return free

    def leave(self, *, failed: bool) -> None:
        """End a test's visits; after a failure its rooms are not reused."""
        for context in self.own:
            context.close()
        self.own.clear()
        rooms, self.rooms = self.rooms, []
        for room in rooms:
            if room.taken and failed:
                with contextlib.suppress(Error):  # its browser process may have died
                    room.context.close()
                continue
            if room.taken:
                room.leave()
            self.rooms.append(room)
