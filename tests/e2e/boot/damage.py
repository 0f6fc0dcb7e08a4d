"""A site whose files can be broken, and how a visitor's page takes it.

The engine of most trials runs outside the browser (bridge.py): Python only boots where a file of its own is broken.
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
OF_SERVERS = ("error", "slow", "stalled")  # what only a server does
OTHER = "Bug the second"  # what the other build is called
LOG = "<!doctype html><title>Log in</title><p>Log in to the network"
TURNS = ("C3", "B2-B1")  # of the game that must not be lost
SLOW_S, STALLED_S = 3.0, 600.0
PATIENCE_S = 75.0
HOPE_S = 20.0  # what helps takes a while, and the message stays meanwhile
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
    """Serves one of two builds of a site, of which some files are broken. Each site has a class of its own."""

    damage: ClassVar[dict[str, str]] = {}
    asked: ClassVar[set[str]] = set()  # the broken files that somebody asked for
    files: ClassVar[Files] = {}
    other: ClassVar[Files] = {}
    updated: ClassVar[bool] = False
    ended: ClassVar[threading.Event] = threading.Event()
    outside: ClassVar[bool] = False  # whether its engine runs outside the browser

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer as the damage of the file wants it."""
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
        """Return a file of the build that is not served; a part of the page has another name there."""
        others = cls.files if cls.updated else cls.other
        stem = re.sub(r"-\w+\.js$", "-", path)
        return others.get(path) or next((others[each] for each in others if each.startswith(stem)), b"")

    @classmethod
    def mend(cls) -> None:
        """Make every file whole, and let those who wait for half of one go."""
        cls.damage = {}
        cls.ended.set()
        cls.ended = threading.Event()


def outside(sources: Files, files: Files) -> Files:
    """Return the files of a built site whose engine runs outside the browser."""
    rest = {path: content for path, content in files.items() if path != "sw.js"}
    return with_service_worker(rest | bridged(sources, rest["index.html"].decode()))


def other_build(sources: Files, first: Files) -> tuple[Files, Files]:
    """Return another build of the site, in which every file of the page differs, and the sources of that."""
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
    """Return `works` when the board takes a stone, or `says so` when the page says what is wrong, after some hope."""
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
        except Error:  # the page is being loaded again
            time.sleep(0.05)
    return "silent"


def mended(page: Page, address: str) -> str:
    """Do what a reader does when everything is whole again; return what it took."""
    for remedy in ("Try again", "Load everything again", "reload"):
        if remedy == "reload":
            with contextlib.suppress(Error):  # it may be loading by itself
                page.goto(address)
        else:
            button = page.get_by_role("button", name=remedy)
            if not button.count() or not button.first.is_visible():
                continue
            button.first.click()
        if reaction(page, HOPE_S) == "works":
            return remedy
    return "nothing helps"


def expect_game(page: Page) -> None:
    """Expect the game that the visitor had."""
    for number, turn in enumerate(TURNS, 1):
        expect(Table(page).turn(number)).to_have_accessible_name(re.compile(f": {turn}"))
