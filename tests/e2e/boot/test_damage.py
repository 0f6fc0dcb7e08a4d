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
from collections.abc import Callable, Iterator
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
SLOW_S, STALLED_S = 3.0, 600.0
PATIENCE_S = float(os.environ.get("BUG_PATIENCE", "75"))
ONLY = tuple(os.environ.get("BUG_KINDS", "").split())
# 1 takes every trial, 4 a fourth of them; BUG_KINDS="cut html" only some kinds.
EVERY = int(os.environ.get("BUG_EVERY", "1"))
WRONG = re.compile(
    "did not load|did not arrive|Something|stopped|did not start|Try again|too old|part of", re.IGNORECASE
)


class DamagedHandler(SiteHandler):
    """Serves a site of which some files are broken."""

    damage: ClassVar[dict[str, str]] = {}
    other: ClassVar[Files] = {}
    ended: ClassVar[threading.Event] = threading.Event()

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer as the damage of the file wants it."""
        path = self.file_path() or ""
        kind = self.damage.get(path)
        content = Path(self.directory, path).read_bytes() if kind and Path(self.directory, path).is_file() else b""
        match kind:
            case "missing":
                self.send_error(HTTPStatus.NOT_FOUND)
                return None
            case "error":
                self.send_error(HTTPStatus.INTERNAL_SERVER_ERROR)
                return None
            case "html":
                return self.send_content(b"<!doctype html><title>Log in</title><p>Log in to the network", "index.html")
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
                return self.send_content(self.other.get(path, content), path)
        return super().send_head()


class Trial(NamedTuple):
    """A file, what is wrong with it, and when."""

    moment: str
    path: str
    kind: str


class Site:
    """A site to damage, and what visitors of it found."""

    def __init__(self, address: str, handler: type[DamagedHandler], browser: Browser) -> None:
        self.address, self.handler, self.browser = address, handler, browser
        self.found: dict[str, Counter[str]] = {}

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


@pytest.fixture(scope="module")
def damaged(browser: Browser, dist: Path, sources: Files) -> Iterator[Site]:
    """The site, with a server that can break it."""
    name = build_name(sources)
    other = sources | {"web/engine/site.js": sources["web/engine/site.js"].replace(name.encode(), name[::-1].encode())}

    DamagedHandler.other = visitor_files(other)
    with served(dist, DamagedHandler, caching="no-store") as address:
        site = Site(address, DamagedHandler, browser)
        yield site
        DamagedHandler.ended.set()
    REPORTS.mkdir(exist_ok=True)
    (REPORTS / "damage.json").write_text(json.dumps(site.found, indent=1))


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


def try_one(site: Site, trial: Trial) -> tuple[str, str]:
    """Break a file; return what a visitor finds, and what mends it."""
    page = site.visit(service_workers="allow" if trial.moment == "kept" else "block")
    try:
        table = Table(page)
        if trial.moment != "first visit":
            page.goto(site.address)
            table.new_game().play("C3", "B2-B1")
            if trial.moment == "kept":
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        site.handler.damage = {trial.path: trial.kind}
        page.goto(site.address, wait_until="commit" if trial.path == "index.html" else "domcontentloaded", timeout=8000)
    except Error as error:
        if trial.path != "index.html" and trial.kind not in ("stalled", "slow"):
            raise AssertionError(f"{trial}: {error}") from error
    try:
        found = reaction(page) if trial.path != "index.html" or trial.kind in ("slow", "flipped", "other") else "server"
        site.handler.damage = {}
        remedy = "nothing" if found == "works" else mended(page, site.address)
        if trial.moment != "first visit":
            table.expect_turns("C3", "B2-B1")
        return found, remedy
    finally:
        site.handler.damage = {}
        site.handler.ended.set()
        site.handler.ended = threading.Event()
        page.context.close()


@pytest.mark.parametrize("moment", ["first visit", "mid-game", "kept"])
def test_a_broken_file_is_survived_or_named_and_a_whole_one_mends_all(damaged: Site, moment: str) -> None:
    files = damaged.files_of_a_visit()
    trials = [Trial(moment, path, kind) for path in files for kind in ONLY or KINDS]
    chosen = trials if EVERY == 1 else Random(moment).sample(trials, len(trials) // EVERY)
    counts: Counter[str] = Counter()
    bad = []
    for trial in chosen:
        found, remedy = try_one(damaged, trial)
        print(*trial, "→", found, "→", remedy, flush=True)
        counts[f"{trial.kind}: {found}, {remedy}"] += 1
        if found == "silent" or remedy == "nothing helps":
            bad.append((*trial, found, remedy))
    damaged.found[moment] = counts
    assert bad == []


# ----------------------------------------------------------------------------------------- reloads at every state

WALK_STEPS = int(os.environ.get("BUG_STEPS", "60"))


def test_a_reload_in_any_state_comes_back_to_the_same_game(damaged: Site) -> None:
    random = Random(13)
    page = damaged.visit()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(damaged.address)
    table = Table(page).new_game()
    for step in range(WALK_STEPS):
        done = walk_on(page, table, random)
        before = table.turns()
        page.reload()
        first = settled(table)
        page.reload()
        assert (first[0], settled(table)) == (before, first), f"step {step}: {done}"
    assert errors == []
    page.context.close()


def settled(table: Table) -> tuple[list[str], str]:
    """Return the turns and the stones of a page that has just been loaded."""
    expect(table.boot).to_be_hidden()
    expect(table.spoken).to_have_text(re.compile(r"\w+ (starts|to play|can play on)|Bonus growth|wins"))
    seen = ([""], "")
    while (now := (table.turns(), table.stones())) != seen:
        seen = now
    return seen


def walk_on(page: Page, table: Table, random: Random) -> str:
    """Do something that a reader may do; return what. A dialog that a reload has kept is closed first."""
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    choices: dict[str, Callable[[], object]] = {
        name: table.button(name).first.click
        for name in ("Undo", "Redo", "Settings", "Learn", "Study", "Share")
        if table.button(name).count()
        and table.button(name).first.is_enabled()
        and table.button(name).first.is_visible()
    }
    choices |= {key: lambda key=key: page.keyboard.press(key) for key in "1234567"}  # type: ignore[misc]
    if legal := table.legal():
        for _ in range(6):
            cell = random.choice(legal)
            choices[cell] = lambda cell=cell: table.press(cell)  # type: ignore[misc]
    else:
        choices["New game"] = table.new_game
    name = random.choice([*choices])
    choices[name]()
    return name
