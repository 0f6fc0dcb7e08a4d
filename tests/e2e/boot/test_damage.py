"""Every file of the site broken in every way: the page works nevertheless, or says so.

When the file is whole again, the page works again and the game is there. The trials follow from what a visit requests;
docs/lab/faults.md counts them.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, ClassVar, NamedTuple

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.conftest import served
from tests.e2e.table import Table
from tests.e2e.visitors import new_context
from web.build.page import Files, build_name
from web.build.server import SiteHandler
from web.build.site import visitor_files
from web.build.workspace import REPORTS

pytestmark = [pytest.mark.slow, pytest.mark.as_built]

KINDS = ("missing", "error", "html", "slow", "stalled", "cut", "flipped", "other")
OF_SERVERS = ("error", "slow", "stalled")  # what only a server does
# At a first visit; with a game, without a service worker; with a damaged copy in the service worker's cache, and there
# without a network; and when a new version comes.
MOMENTS = ("first visit", "mid-game", "kept", "offline", "update")
SLOW_S, STALLED_S = 3.0, 600.0
PATIENCE_S = float(os.environ.get("BUG_PATIENCE", "75"))
# 1 takes every trial, 4 a fourth of them; BUG_FILES=main.js only the files with this in their path.
FILES = os.environ.get("BUG_FILES", "")
SEED = os.environ.get("BUG_SEED", "")  # for another fourth
EVERY = int(os.environ.get("BUG_EVERY", "1"))
OTHER = "Bug the second"  # what the other build is called
LOG = "<!doctype html><title>Log in</title><p>Log in to the network"
# Damages what the service worker keeps of a file; returns whether it had it.
DAMAGE_KEPT = """async ([path, kind, text]) => {
  let found = false;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if ((new URL(request.url).pathname.replace("/bug/", "") || "index.html") !== path) continue;
      found = true;
      const whole = await cache.match(request);
      const bytes = new Uint8Array(await whole.arrayBuffer());
      bytes[bytes.length >> 1] ^= 1;
      const bodies = { html: text, other: text, cut: bytes.slice(0, bytes.length / 2) };
      if (kind === "missing") await cache.delete(request);
      else await cache.put(request, new Response(bodies[kind] ?? bytes, { headers: whole.headers }));
    }
  }
  return found;
}"""
CONTROLLED = """navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"""
# Looks for a new version, for some seconds.
LOOK = """Promise.race([
  navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => true, () => true),
  new Promise((resolve) => setTimeout(resolve, 3000)),
])"""
WRONG = re.compile(
    "did not load|did not arrive|Something|stopped|did not start|Try again|too old|part of", re.IGNORECASE
)


class DamagedHandler(SiteHandler):
    """Serves a site of which some files are broken."""

    damage: ClassVar[dict[str, str]] = {}
    other: ClassVar[Files] = {}
    updated: ClassVar[bool] = False
    ended: ClassVar[threading.Event] = threading.Event()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer as the damage of the file wants it."""
        path = self.file_path() or ""
        kind = self.damage.get(path)
        content, other = self.now(path), self.now(path, other=True)
        match kind:
            case "missing":
                self.send_error(HTTPStatus.NOT_FOUND)
                return None
            case "error":
                self.send_error(HTTPStatus.INTERNAL_SERVER_ERROR)
                return None
            case "html":
                return self.send_content(LOG.encode(), "index.html")
            case "slow":
                time.sleep(SLOW_S)
            case "stalled":
                self.send_content(content, path)
                self.wfile.write(content[: len(content) // 2])
                self.wfile.flush()
                self.ended.wait(STALLED_S)
                self.close_connection = True
                return None
            case "cut":
                self.send_content(content, path)
                self.wfile.write(content[: len(content) // 2])
                self.wfile.flush()
                self.connection.shutdown(socket.SHUT_RDWR)
                self.close_connection = True
                return None
            case "flipped":
                middle = len(content) // 2
                return self.send_content(content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :], path)
            case "other":
                return self.send_content(other, path)
        return self.send_content(content, path) if self.updated and content else super().send_head()

    def now(self, path: str, *, other: bool = False) -> bytes:
        """Return a file of the build that is served now, or of the other one."""
        if path in self.other and self.updated is not other:
            return self.other[path]
        file = Path(self.directory, path)
        return file.read_bytes() if file.is_file() else b""


class Trial(NamedTuple):
    """A file, what is wrong with it, and when."""

    moment: str
    path: str
    kind: str


class Site:
    """A site to damage."""

    def __init__(self, address: str, folder: Path, handler: type[DamagedHandler], browser: Browser) -> None:
        self.address, self.folder, self.handler, self.browser = address, folder, handler, browser

    def visit(self, **options: Any) -> Page:
        """Open a window of a new visitor, at a page that asks for nothing."""
        context = new_context(self.browser, reduced_motion="reduce", **options)
        return context.new_page()

    def files_of_a_visit(self) -> list[str]:
        """Return what a first visit requests, in the order of the requests."""
        page = self.visit()
        asked: list[str] = []
        page.context.on("request", lambda request: asked.append(request.url))
        page.goto(self.address)
        assert reaction(page) == "works"
        page.context.close()
        paths = [url.removeprefix(self.address).partition("?")[0] or "index.html" for url in asked]
        return [*dict.fromkeys(path for path in paths if not path.startswith("data:") and "://" not in path)]

    def differs(self, path: str) -> bool:
        """Whether the other build has another content for a file."""
        return self.handler.other.get(path) != (self.folder / path).read_bytes()


@pytest.fixture(scope="module")
def damaged(browser: Browser, dist: Path, sources: Files) -> Iterator[Site]:
    """The site, with a server that can break it."""
    name = build_name(sources)
    changes = {"web/engine/site.js": (name, name[::-1]), "index.html": ("<title>Bug", f"<title>{OTHER}")}
    other = sources | {path: sources[path].replace(a.encode(), b.encode()) for path, (a, b) in changes.items()}
    DamagedHandler.other = visitor_files(other)
    with served(dist, DamagedHandler, caching="no-store") as address:
        yield Site(address, dist, DamagedHandler, browser)
        DamagedHandler.ended.set()


def reaction(page: Page) -> str:
    """Return `works` when the board offers a cell and takes a stone, or `says so` when the page says what is wrong."""
    given_up = time.monotonic() + PATIENCE_S
    legal = page.get_by_role("button", name=re.compile("starts a new bug"))
    message = page.get_by_text(WRONG)
    booting = page.get_by_role("progressbar").get_by_text("…")
    booted = time.monotonic() + 8  # a stored game is on the board before its engine starts
    while time.monotonic() < given_up:
        try:
            if booting.is_visible():
                booted = time.monotonic() + 0.2
            elif legal.count() and time.monotonic() > booted:
                return "works"
            if any(each.is_visible() for each in message.all()):
                return "says so"
            page.wait_for_timeout(50)
        except Error:  # the page is being loaded again
            time.sleep(0.05)
    return "silent"


def mended(page: Page, address: str) -> str:
    """Do what a reader does when everything is whole again; return what it took."""
    for remedy in ("nothing", "Try again", "Load everything again", "reload"):
        if remedy == "reload":
            with contextlib.suppress(Error):  # it may be loading by itself
                page.goto(address)
        elif remedy != "nothing":
            button = page.get_by_role("button", name=remedy)
            if not button.count() or not button.first.is_visible():
                continue
            button.first.click()
        if remedy != "nothing" and reaction(page) == "works":
            return remedy
    return "nothing helps"


def prepare(site: Site, trial: Trial, page: Page) -> None:
    """Bring a visitor to the moment of a trial, and break the file."""
    table = Table(page)
    if trial.moment != "first visit":
        page.goto(site.address)
        table.new_game().play("C3", "B2-B1")
    if trial.moment in ("kept", "offline", "update"):
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        table.expect_turns("C3", "B2-B1")
        assert page.evaluate(CONTROLLED)
    if trial.moment == "update":
        site.handler.updated = True
    elif trial.moment in ("kept", "offline"):
        text = LOG if trial.kind == "html" else site.handler.other.get(trial.path, b"").decode(errors="ignore")
        assert page.evaluate(DAMAGE_KEPT, [trial.path, trial.kind, text]), f"{trial}: not kept"
        page.context.set_offline(trial.moment == "offline")
    if trial.moment not in ("kept", "offline") or trial.kind in OF_SERVERS:
        site.handler.damage = {trial.path: trial.kind}
    if trial.moment == "update":
        page.evaluate(LOOK)


def nothing_can_say_so(trial: Trial) -> bool:
    """Whether the page itself is what does not arrive: then the browser or the server says what it likes."""
    if trial.path != "index.html" or trial.moment == "update":
        return False
    if trial.moment in ("kept", "offline"):
        return trial.moment == "offline" or trial.kind in ("error", "stalled")
    return trial.kind not in ("slow", "flipped", "other")


def try_one(site: Site, trial: Trial) -> tuple[str, str]:
    """Break a file; return what a visitor finds, and what mends it."""
    page = site.visit(service_workers="allow" if trial.moment in ("kept", "offline", "update") else "block")
    try:
        prepare(site, trial, page)
        with contextlib.suppress(Error):  # what stands still, and what the browser has a page of its own for
            page.goto(
                site.address, wait_until="commit" if nothing_can_say_so(trial) else "domcontentloaded", timeout=8000
            )
        found = "nothing of the site" if nothing_can_say_so(trial) else reaction(page)
        site.handler.damage = {}
        site.handler.ended.set()
        page.context.set_offline(False)
        remedy = "nothing" if found == "works" else mended(page, site.address)
        if trial.moment != "first visit":
            Table(page).expect_turns("C3", "B2-B1")
        if trial.moment == "update" and not updates(page, site):
            return found, "nothing helps"
        return found, remedy
    finally:
        site.handler.damage, site.handler.updated = {}, False
        site.handler.ended.set()
        site.handler.ended = threading.Event()
        page.context.close()


def updates(page: Page, site: Site) -> bool:
    """Take up the new version, now that it is whole; return whether it plays, with the game."""
    for _ in range(3):
        page.evaluate(LOOK)
        update = page.get_by_role("button", name="Update now")
        with contextlib.suppress(AssertionError):
            expect(update).to_be_visible(timeout=15_000)
            break
    else:
        return False
    update.click()
    expect(page).to_have_title(re.compile(OTHER))
    played = reaction(page) == "works"
    Table(page).expect_turns("C3", "B2-B1")
    return played


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_broken_file_is_survived_or_named_and_a_whole_one_mends_all(damaged: Site, moment: str, kind: str) -> None:
    if moment == "offline" and kind in OF_SERVERS:
        pytest.skip("there is no server")
    files = [path for path in damaged.files_of_a_visit() if FILES in path]
    files = [path for path in files if kind != "other" or damaged.differs(path)]
    trials = [Trial(moment, path, kind) for path in files]
    chosen = trials if EVERY == 1 else Random(moment + kind + SEED).sample(trials, max(1, len(trials) // EVERY))
    counts: Counter[str] = Counter()
    bad = []
    for trial in chosen:
        found, remedy = try_one(damaged, trial)
        print(*trial, "→", found, "→", remedy, flush=True)
        counts[f"{found}, {remedy}"] += 1
        if found == "silent" or remedy == "nothing helps":
            bad.append((*trial, found, remedy))
    REPORTS.mkdir(exist_ok=True)
    (REPORTS / f"damage {moment} {kind}.json").write_text(json.dumps(counts, indent=1))
    assert bad == []
