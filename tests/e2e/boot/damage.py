"""A site with broken files, and how a visitor's page reacts.

In most trials the engine runs outside the browser (bridge.py): Pyodide boots only if one of its files is broken.
"""

from __future__ import annotations

import contextlib
import re
import socket
import threading
import time
from http import HTTPStatus
from io import BytesIO
from typing import BinaryIO, ClassVar, NamedTuple

from playwright.sync_api import Error, Page, expect

from tests.e2e.bridge import BridgeHandler, bridged
from tests.e2e.table import Table
from web.build.offline import with_service_worker
from web.build.page import Files, build_name
from web.build.site import visitor_files

KINDS = ("missing", "error", "html", "slow", "stalled", "cut", "flipped", "other")
OF_SERVERS = ("error", "slow", "stalled")  # only a server can do this
OTHER = "Bug the second"  # the title of the other build
LOG = "<!doctype html><title>Log in</title><p>Log in to the network"
TURNS = ("C3", "B2-B1")  # the game that must not be lost
SLOW_S, STALLED_S = 3.0, 600.0
PATIENCE_S = 75.0
HOPE_S = 20.0  # the remedy takes a while, and the message stays meanwhile
ENGINE = re.compile(r"pyodide/.*|web/engine/worker\.js")  # only an engine in the browser needs these files
WRONG = re.compile(
    "did not load|did not arrive|Something|stopped|did not start|Try again|too old|part of", re.IGNORECASE
)


class Trial(NamedTuple):
    """A file, what is wrong with it, and when."""

    moment: str
    path: str
    kind: str


class DamagedHandler(BridgeHandler):
    """Serves one of two builds of a site, with some files broken. Each site has its own subclass."""

    damage: ClassVar[dict[str, str]] = {}
    asked: ClassVar[set[str]] = set()  # the broken files that were requested
    files: ClassVar[Files] = {}
    other: ClassVar[Files] = {}
    updated: ClassVar[bool] = False
    ended: ClassVar[threading.Event] = threading.Event()
    outside: ClassVar[bool] = False  # whether the engine runs outside the browser

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer according to the file's damage."""
        path = self.file_path() or ""
        kind = self.damage.get(path, "")
        content = (self.other if self.updated else self.files).get(path)
        if kind:
            self.asked.add(path)
        if kind in ("missing", "error") or content is None:
            self.send_error(HTTPStatus.INTERNAL_SERVER_ERROR if kind == "error" else HTTPStatus.NOT_FOUND)
            return None
        if kind in ("stalled", "cut"):
            self.break_off(content, path, stalled=kind == "stalled")
            return None
        if kind == "slow":
            self.ended.wait(SLOW_S)
        middle = len(content) // 2
        flipped = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        broken = {"html": LOG.encode(), "flipped": flipped, "other": self.counterpart(path)}
        return self.send_content(broken.get(kind, content), "index.html" if kind == "html" else path)

    def break_off(self, content: bytes, path: str, *, stalled: bool) -> None:
        """Send half of a file, and no more."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2])
        self.wfile.flush()
        if stalled:
            self.ended.wait(STALLED_S)
        else:
            self.connection.shutdown(socket.SHUT_RDWR)
        self.close_connection = True

    @classmethod
    def counterpart(cls, path: str) -> bytes:
        """Return a file of the other build, where the parts of the page have other names."""
        others = cls.files if cls.updated else cls.other
        stem = re.sub(r"-\w+\.js$", "-", path)
        return others.get(path) or next((others[each] for each in others if each.startswith(stem)), b"")

    @classmethod
    def mend(cls) -> None:
        """Repair every file, and end the requests that wait for half of one."""
        cls.damage = {}
        cls.ended.set()
        cls.ended = threading.Event()


def outside(sources: Files, files: Files) -> Files:
    """Return a built site's files with the engine outside the browser."""
    rest = {path: content for path, content in files.items() if path != "sw.js"}
    return with_service_worker(rest | bridged(sources, rest["index.html"].decode()))


def other_build(sources: Files, first: Files) -> tuple[Files, Files]:
    """Return another build of the site, in which every file of the page differs, and its sources."""
    name = build_name(sources)
    other = {
        path: content + b"\n/*! the second build */\n" if re.fullmatch(r"web/.*\.(js|css)", path) else content
        for path, content in sources.items()
    }
    other["web/engine/site.js"] = other["web/engine/site.js"].replace(name.encode(), name[::-1].encode())
    other["index.html"] = other["index.html"].replace(b"<title>Bug", f"<title>{OTHER}".encode())
    return visitor_files(other, first["bug.html"]), other


def handler_of(files: Files, other: Files, *, outside: bool) -> type[DamagedHandler]:
    """Return a handler for two builds of a site."""
    own = {"files": files, "other": other, "outside": outside, "damage": {}, "asked": set()}
    return type("Handler", (DamagedHandler,), own)


def reaction(page: Page, hope_s: float = 0.0) -> str:
    """Return `works` if the board takes a stone, or `says so` if the page still reports a fault after a while."""
    hoping = time.monotonic() + hope_s
    given_up = time.monotonic() + PATIENCE_S
    table = Table(page)
    legal = page.get_by_role("button", name=re.compile("starts a new bug"))
    message = page.get_by_text(WRONG)
    pressed, again = "", 0.0
    while time.monotonic() < given_up:
        try:
            if time.monotonic() > hoping and any(each.is_visible() for each in message.all()):
                return "says so"
            if pressed and table.stone(pressed).count():
                return "works"
            if time.monotonic() > again and not table.boot.is_visible() and legal.count():
                pressed = (legal.first.get_attribute("aria-label") or legal.first.inner_text()).partition(",")[0]
                legal.first.click(timeout=2000)
                again = time.monotonic() + 5
            page.wait_for_timeout(50)
        except Error:  # the page is reloading
            time.sleep(0.05)
    return "silent"


def mended(page: Page, address: str) -> str:
    """Do what a reader would do after all files are repaired; return what helped."""
    for remedy in ("Try again", "Load everything again"):
        button = page.get_by_role("button", name=remedy)
        if not button.count() or not button.first.is_visible():
            continue
        with contextlib.suppress(Error):  # the button goes when the file arrives after all
            button.first.click(timeout=5000)
            if reaction(page, HOPE_S) == "works":
                return remedy
    if page.get_by_role("main").count() and reaction(page, HOPE_S) == "works":
        return "itself"
    with contextlib.suppress(Error):  # the page may reload by itself
        page.goto(address)
    return "reload" if reaction(page, HOPE_S) == "works" else "nothing helps"


def expect_game(page: Page) -> None:
    """Expect the visitor's game."""
    for number, turn in enumerate(TURNS, 1):
        expect(Table(page).turn(number)).to_have_accessible_name(re.compile(f": {turn}"))
