"""A server of the site for this machine: for `build.py serve`, for the tests and for the benchmarks."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import threading
import urllib.parse
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from web.build.workspace import DEV_DIST, DIST, BuildError

MIME_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".packed": "application/octet-stream",
    ".webmanifest": "application/manifest+json",
}
HOSTS = {"localhost", "127.0.0.1", "[::1]"}  # against DNS rebinding: another site could name this machine
# What `serve --dev` serves as the service worker: it removes itself and the caches of an earlier service worker, and
# reloads that one's pages. Without the reload, these pages would register it again during the removal, which keeps it.
NO_SERVICE_WORKER = b"""addEventListener("install", () => skipWaiting());
const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url).catch(() => {});
};
addEventListener("activate", (event) => event.waitUntil(leave()));
addEventListener("message", () => {});
"""
DEV: dict[str, Any] = {"replaced": {"sw.js": NO_SERVICE_WORKER}, "caching": "no-store"}


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves the files of a folder below a path prefix, only under this machine's own names. Lists no folders.

    `replaced` has, by path, contents that replace files of the folder.
    """

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # otherwise a file's bytes wait 40 ms for the browser to acknowledge the headers
    extensions_map = SimpleHTTPRequestHandler.extensions_map | MIME_TYPES

    def __init__(
        self,
        *arguments: Any,
        prefix: str = "/",
        caching: str = "no-cache",
        before: Callable[[], None] = lambda: None,
        replaced: Mapping[str, bytes] = {},
        **named: Any,
    ) -> None:
        self.prefix, self.caching, self.before, self.replaced = prefix, caching, before, replaced
        super().__init__(*arguments, **named)

    def handle(self) -> None:
        """Answer until the browser closes the connection, which it may do at any time."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def file_path(self) -> str | None:
        """Return the path of the requested file in the site; None: the site cannot have such a file."""
        path = urllib.parse.unquote(self.path.partition("?")[0].partition("#")[0])
        if not path.startswith(self.prefix) or re.search(r"[\0\\:]", path):
            return None
        inside = path.removeprefix(self.prefix) or "index.html"
        return None if {"", ".", ".."}.intersection(inside.split("/")) else inside

    def is_inside(self, path: str) -> bool:
        """Return whether this is a file of the site, and no symbolic link leads out of its folder. Never raises."""
        folder = os.path.realpath(self.directory)
        file = os.path.realpath(os.path.join(folder, path))  # noqa: PTH118
        return os.path.isfile(file) and file.startswith(os.path.join(folder, ""))  # noqa: PTH113, PTH118

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send status and headers; return the body, if there is one."""
        if re.sub(r":\d+$", "", self.headers.get("Host", "")) not in HOSTS:
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST, "This server answers to localhost only")
            return None
        path = self.file_path()
        if path == "index.html":
            self.before()
        if path and path in self.replaced:
            return self.send_content(self.replaced[path], path)
        if path is None or not self.is_inside(path):
            self.send_error(HTTPStatus.NOT_FOUND, "File not found")
            return None
        return super().send_head()

    def send_content(self, content: bytes, path: str) -> BytesIO:
        """Send the headers of a content that is not a file; return the content as a body."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)

    def translate_path(self, path: str) -> str:
        """Return the file for a request."""
        return str(Path(self.directory, self.file_path() or "nothing"))

    def end_headers(self) -> None:
        """Say how long browsers may store the answer."""
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 - the name that the library gives it
        """Log nothing."""


def site_server(
    folder: Path, port: int = 0, *, handler: type[SiteHandler] = SiteHandler, **options: Any
) -> ThreadingHTTPServer:
    """Return a server of a folder on this machine, for the caller to start; port 0 means any free port.

    The options are those of SiteHandler: `prefix`, `caching`, `before` (called before the page is served), `replaced`.
    """
    return ThreadingHTTPServer(("127.0.0.1", port), partial(handler, directory=str(folder), **options))


def serve(build: Callable[[Path], None], port: int, *, dev: bool) -> None:
    """Build and serve the site as a visitor gets it; with `dev`, build it at each reload, without a service worker."""
    folder = DEV_DIST if dev else DIST
    building = threading.Lock()

    def rebuild() -> None:
        with building:
            try:
                build(folder)
            except BuildError as error:  # a syntax error, for example: go on serving the last good build
                print(error, file=sys.stderr)

    build(folder)
    with site_server(folder, port, **(DEV | {"before": rebuild} if dev else {})) as server:
        hint = "Reload the page to build it again." if dev else "With --dev, a reload builds it again."
        print(f"Bug is at http://localhost:{server.server_address[1]}/ (Ctrl-C ends it). {hint}", flush=True)
        server.serve_forever()
