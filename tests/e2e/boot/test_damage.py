"""Every file of a visit broken in every way: the page works anyway, or says so.

After the file is repaired, the page works again and the game is there. A visit's requests decide the trials;
docs/lab/faults.md counts them. test_damaged_parts.py does the same for files that no first visit requests.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.e2e.boot.damage import (
    ENGINE,
    KINDS,
    LOG,
    OF_SERVERS,
    OTHER,
    TURNS,
    DamagedHandler,
    Trial,
    expect_game,
    handler_of,
    mended,
    other_build,
    outside,
    reaction,
)
from tests.e2e.conftest import SEEN_BEFORE, STORED, served
from tests.e2e.table import INERT_PAGE
from tests.e2e.visitors import HOLD, TIDY, emptied, new_context
from web.build.page import Files
from web.build.workspace import REPORTS

pytestmark = [pytest.mark.slow, pytest.mark.as_built]

# At a first visit; with a game but no service worker; with a damaged copy in the service worker's cache, with and
# without a network; and when a new version arrives.
MOMENTS = ("first visit", "mid-game", "kept", "offline", "update")
WITH_SERVICE_WORKER = ("kept", "offline", "update")
# BUG_EVERY=1 runs every trial, 4 a quarter of them; BUG_FILES=main.js only those whose path contains this.
FILES = os.environ.get("BUG_FILES", "")
SEED = os.environ.get("BUG_SEED", "")  # selects another quarter
EVERY = int(os.environ.get("BUG_EVERY", "1"))
LOG_FILE = REPORTS / "damage.jsonl"
RESUMES = os.environ.get("BUG_RESUME") == "1"  # skips the trials in the log
ROOM_TRIALS = 25  # after this many loads of Python a browser's process takes gigabytes
# Damages the service worker's copy of a file, and puts the good copy aside; returns whether there was one.
DAMAGE_KEPT = """async ([path, kind, text]) => {
  let found = false;
  const aside = await caches.open("aside");
  for (const name of await caches.keys()) {
    if (!name.startsWith("bug ")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if ((new URL(request.url).pathname.replace("/bug/", "") || "index.html") !== path) continue;
      found = true;
      const whole = await cache.match(request);
      await aside.put(request, whole.clone());
      const bytes = new Uint8Array(await whole.arrayBuffer());
      bytes[bytes.length >> 1] ^= 1;
      const bodies = { html: text, other: text, cut: bytes.slice(0, bytes.length / 2) };
      if (kind === "missing") await cache.delete(request);
      else await cache.put(request, new Response(bodies[kind] ?? bytes, { headers: whole.headers }));
    }
  }
  return found;
}"""
# Puts the good copy back; returns whether the site is as it was installed.
RESTORE = """async (count) => {
  const aside = await caches.open("aside");
  const names = (await caches.keys()).filter((name) => name.startsWith("bug "));
  if (names.length !== 1) return false;
  const cache = await caches.open(names[0]);
  for (const request of await aside.keys()) {
    await cache.put(request, await aside.match(request));
    await aside.delete(request);
  }
  return (await cache.keys()).length === count && (await navigator.serviceWorker.ready).active?.state === "activated";
}"""
COUNT_KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("bug "));
  return (await (await caches.open(names[0])).keys()).length;
}"""
UNREGISTER = """async () => {
  for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
}"""
CONTROLLED = """navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"""
# Looks for a new version for up to 3 s.
LOOK = """Promise.race([
  navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true, () => true),
  new Promise((resolve) => setTimeout(resolve, 3000)),
])"""
# The page gives a stalled request a minute; here it gives it a fifth of that.
IMPATIENT = """(() => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, ms, ...more) => setTimeout(act, ms >= 30000 ? ms / 5 : ms, ...more);
})()"""


class Site:
    """A site to damage, and a visitor's browser, used for one trial after the other."""

    def __init__(self, address: str, handler: type[DamagedHandler], browser: Browser) -> None:
        self.address, self.handler, self.browser = address, handler, browser
        self.rooms: dict[bool, BrowserContext] = {}
        self.visits: dict[bool, list[str]] = {}
        self.kept = 0  # the number of files in the service worker's cache; 0: none is installed
        self.trials_left = ROOM_TRIALS

    def room(self, *, service_worker: bool) -> BrowserContext:
        """Return a visitor's browser; its first page only keeps the process alive, which makes other pages fast."""
        if service_worker not in self.rooms:
            workers = "allow" if service_worker else "block"
            context = new_context(self.browser, service_workers=workers, reduced_motion="reduce")
            keeper = context.new_page()
            keeper.goto(self.address + INERT_PAGE)
            if not self.handler.outside:
                keeper.evaluate(HOLD)
            self.rooms[service_worker] = context
        return self.rooms[service_worker]

    def files_of_a_visit(self, *, updated: bool) -> list[str]:
        """Return what a first visit to a build requests, in the order of the requests."""
        if updated not in self.visits:
            self.handler.updated = updated
            page = self.visit(Trial("first visit", "", ""))
            asked: list[str] = []
            page.context.on("request", lambda request: asked.append(request.url))
            page.goto(self.address)
            assert reaction(page) == "works"
            page.wait_for_load_state("networkidle")
            self.leave(page)
            paths = [url.removeprefix(self.address).partition("?")[0] or "index.html" for url in asked]
            there = self.handler.other if updated else self.handler.files
            self.visits[updated] = [*dict.fromkeys(path for path in paths if path in there)]
        return self.visits[updated]

    def trials(self, moment: str, kind: str) -> list[Trial]:
        """Return the trials of a moment and a kind; the engine's files only if it runs in the browser."""
        handler = self.handler
        files = [
            path
            for path in self.files_of_a_visit(updated=moment == "update")
            if FILES in path and bool(ENGINE.fullmatch(path)) is not handler.outside
        ]
        if moment == "update":  # files of both builds are not fetched again
            files = [path for path in files if handler.other[path] != handler.files.get(path)]
        if kind == "other":
            files = [path for path in files if handler.counterpart(path) != handler.files.get(path)]
        return [Trial(moment, path, kind) for path in files]

    def visit(self, trial: Trial) -> Page:
        """Open a visitor's window; except at a first visit, a game is stored."""
        self.trials_left -= 1
        if self.trials_left < 0:
            self.close()
        context = self.room(service_worker=trial.moment in WITH_SERVICE_WORKER)
        keeper = context.pages[0]
        if trial.moment in ("kept", "offline") and self.kept and keeper.evaluate(RESTORE, self.kept):
            keeper.evaluate("localStorage.clear()")
        else:
            keeper.evaluate(UNREGISTER)
            assert keeper.evaluate(TIDY) == []
            if context is self.rooms.get(True):
                self.kept = 0
        page = context.new_page()
        page.add_init_script(SEEN_BEFORE)
        if trial.moment != "first visit":
            page.add_init_script(f"{STORED}({json.dumps(TURNS)})")
        if trial.kind == "stalled":
            page.add_init_script(IMPATIENT)
        return page

    def leave(self, page: Page) -> None:
        """End a visit."""
        self.handler.mend()
        self.handler.updated = False
        page.context.set_offline(False)
        emptied(page)
        page.close()
        self.handler.forget()

    def close(self) -> None:
        """End all visits."""
        for context in self.rooms.values():
            with contextlib.suppress(Error):  # its process may have died
                context.close()
        self.rooms.clear()
        self.kept, self.trials_left = 0, ROOM_TRIALS


@pytest.fixture(scope="module")
def builds(first_build: Files, sources: Files) -> tuple[Files, Files, Files]:
    """The build, another one, and the other one's sources."""
    return first_build, *other_build(sources, first_build)


@pytest.fixture(scope="module", params=["page", "engine"])
def damaged(
    request: pytest.FixtureRequest,
    browser: Browser,
    dist: Path,
    sources: Files,
    builds: tuple[Files, Files, Files],
) -> Iterator[Site]:
    """The site on a server that can damage its files."""
    first, other, other_sources = builds
    if request.param == "page":
        first, other = outside(sources, first), outside(other_sources, other)
    handler = handler_of(first, other, outside=request.param == "page")
    with served(dist, handler, caching="no-store") as address:
        site = Site(address, handler, browser)
        yield site
        handler.mend()
        site.close()


def prepare(site: Site, trial: Trial, page: Page) -> None:
    """Bring a visitor to the moment of a trial, and break the file."""
    if trial.moment in WITH_SERVICE_WORKER and not site.kept:
        page.goto(site.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect_game(page)
        assert page.evaluate(CONTROLLED)
        site.kept = page.evaluate(COUNT_KEPT)
    if trial.moment == "update":
        site.handler.updated = True
    elif trial.moment in ("kept", "offline"):
        text = LOG if trial.kind == "html" else site.handler.counterpart(trial.path).decode(errors="ignore")
        keeper = page.context.pages[0]
        assert keeper.evaluate(DAMAGE_KEPT, [trial.path, trial.kind, text]), f"{trial}: not kept"
        page.context.set_offline(trial.moment == "offline")
    site.handler.asked = set()
    if trial.moment not in ("kept", "offline") or trial.kind in OF_SERVERS:
        site.handler.damage = {trial.path: trial.kind}
    if trial.moment == "update":
        page.evaluate(LOOK)


def nothing_can_say_so(trial: Trial) -> bool:
    """Whether the page itself does not arrive: then only the browser or the server shows anything."""
    if trial.path != "index.html" or trial.moment == "update":
        return False
    if trial.moment in ("kept", "offline"):
        return trial.moment == "offline" or trial.kind in ("error", "stalled")
    return trial.kind not in ("slow", "flipped", "other")


def try_one(site: Site, trial: Trial) -> tuple[str, str]:
    """Break a file; return what the visitor sees, and what helps."""
    page = site.visit(trial)
    try:
        prepare(site, trial, page)
        with contextlib.suppress(Error):  # for stalled requests, and those for which the browser shows its own page
            page.goto(
                site.address, wait_until="commit" if nothing_can_say_so(trial) else "domcontentloaded", timeout=8000
            )
        found = "nothing of the site" if nothing_can_say_so(trial) else reaction(page)
        if site.handler.damage and not site.handler.asked:
            found = f"{found}, not asked for"
        site.handler.mend()
        page.context.set_offline(False)
        remedy = "nothing" if found.startswith("works") else mended(page, site.address)
        if trial.moment != "first visit":
            expect_game(page)
        if trial.moment == "update" and not updates(page):
            return found, "nothing helps"
        return found, remedy
    finally:
        site.leave(page)


def logged() -> set[Trial]:
    """Return the trials in the log, without those that ended with an error: these are made again."""
    lines = LOG_FILE.read_text(encoding="utf-8").splitlines() if RESUMES and LOG_FILE.exists() else []
    trials = [json.loads(line) for line in lines]
    return {Trial(*trial[:3]) for trial in trials if trial[3] != "an error"}


def outcome(site: Site, trial: Trial) -> tuple[str, str]:
    """Run one trial; an error is an outcome too, and ends the visitor's browser."""
    try:
        return try_one(site, trial)
    except (Error, AssertionError) as error:
        site.handler.mend()
        site.close()
        if not site.browser.is_connected():  # it was ended; its trials say nothing about the page
            raise
        return "an error", str(error)


def updates(page: Page) -> bool:
    """Activate the new version after its repair; return whether it plays, with the game."""
    update = page.get_by_role("button", name="Update now")
    for _ in range(3):
        page.evaluate(LOOK)
        with contextlib.suppress(AssertionError):
            expect(update).to_be_visible(timeout=15_000)
            break
    else:
        return False
    update.click()
    expect(page).to_have_title(re.compile(OTHER))
    played = reaction(page) == "works"
    expect_game(page)
    return played


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_broken_file_does_no_harm_or_is_reported_and_its_repair_helps(damaged: Site, moment: str, kind: str) -> None:
    if moment == "offline" and kind in OF_SERVERS:
        pytest.skip("there is no server")
    trials = damaged.trials(moment, kind)
    chosen = trials if EVERY == 1 else Random(moment + kind + SEED).sample(trials, -(-len(trials) // EVERY))
    done = logged()
    bad = []
    REPORTS.mkdir(exist_ok=True)
    for trial in (each for each in chosen if each not in done):
        found, remedy = outcome(damaged, trial)
        print(*trial, "→", found, "→", remedy, flush=True)
        with LOG_FILE.open("a", encoding="utf-8") as log:
            log.write(json.dumps([*trial, found, remedy]) + "\n")
        if found in ("silent", "an error") or remedy == "nothing helps":
            bad.append((*trial, found, remedy))
    assert bad == []
