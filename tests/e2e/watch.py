"""Errors that a test must not cause: in the console, in the page's code, in what the site and the network answer.

Chromium's requests to another host go to a proxy that refuses and records them, and the tests' own servers record what
they refuse: listening to each request of each page took 6 % of the browser tests' processor time.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

from playwright.sync_api import ConsoleMessage, Error, Page, Request

from web.build.server import SiteHandler

# In Firefox the page's policy blocks Playwright's own style for screenshots.
PICTURE_STYLE = "sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA="
# Browsers request it for a file that is not a page, and no page asks for it.
ICON = "favicon[.]ico"


class Refusals:
    """What servers refused since the last test, as troubles of `Watch`."""

    seen: ClassVar[list[str]] = []

    @classmethod
    def take(cls) -> list[str]:
        """Return what was refused, and forget it."""
        taken = cls.seen[:]
        del cls.seen[: len(taken)]
        return taken


def recording(handler: type[SiteHandler]) -> type[SiteHandler]:
    """Return a handler that records each request that it refuses."""

    class Recording(handler):  # type: ignore[misc, valid-type]
        def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
            if isinstance(code, int) and code >= HTTPStatus.BAD_REQUEST:
                Refusals.seen.append(f"status {code:d}: {self.path}")
            super().log_request(code, size)

    return Recording


class Proxy(BaseHTTPRequestHandler):
    """Refuses each request to another host, and records it."""

    def refuse(self) -> None:
        """Answer that there is no such host."""
        Refusals.seen.append(f"left the host: {self.path}")
        self.send_error(HTTPStatus.BAD_GATEWAY)

    do_CONNECT = do_GET = do_HEAD = do_OPTIONS = do_POST = refuse  # noqa: N815 - the library's names

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 - the name that the library gives it
        """Log nothing."""


def proxy() -> ThreadingHTTPServer:
    """Start the proxy and return it."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


class Watch:
    """Errors in the pages of one test."""

    def __init__(self, host: str, *, has_proxy: bool) -> None:
        self.host, self.has_proxy = host, has_proxy
        self.troubles: list[str] = []
        self.allowed: list[str] = [re.escape(PICTURE_STYLE), ICON]
        self._followed: list[tuple[Page, dict[str, Callable[[Any], None]]]] = []
        Refusals.take()  # an earlier test's

    def allow(self, pattern: str) -> None:
        """Expect errors that match a regular expression."""
        self.allowed.append(pattern)

    def unexpected(self) -> list[str]:
        """Return the unexpected errors."""
        self.troubles += Refusals.take()
        return [
            failure for failure in self.troubles if not any(re.search(allowed, failure) for allowed in self.allowed)
        ]

    def follow(self, page: Page) -> None:
        """Listen to a page and its workers."""
        heeds: dict[str, Callable[[Any], None]] = {"console": self._console, "pageerror": self._error}
        # A page that is a file may request nothing, not even from this machine.
        if not self.has_proxy or self.host.startswith("file:"):
            heeds["request"] = self._request
        for event, heed in heeds.items():
            page.on(event, heed)  # type: ignore[call-overload]
        self._followed.append((page, heeds))

    def leave(self) -> None:
        """Stop listening."""
        for page, heeds in self._followed:
            for event, heed in heeds.items():
                page.remove_listener(event, heed)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def _error(self, error: Error) -> None:
        self.troubles.append(f"uncaught: {error}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.host, "data:", "blob:")):
            self.troubles.append(f"left the host: {request.url}")
