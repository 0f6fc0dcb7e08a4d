"""A site whose engine runs outside the browser: most tests do not wait for Pyodide to boot.

One module of the site, web/engine/python.js, is replaced by one that sends each request to the server, where CPython's
`bug_engine.wire.Wire` answers it; and index.html does not request Pyodide's scripts. Everything else is unchanged: the
page, the worker, its slices, the protocol.
A test about Pyodide, the site's files or the boot has the mark `as_built` and gets the unchanged site, and so do all
tests with BUG_AS_BUILT=1. engine/test_wire.py asks Pyodide for examples of every method.
"""

from __future__ import annotations

import json
import os
import re
import time
from http import HTTPStatus
from threading import Lock
from typing import ClassVar

from bug_engine.wire import Wire
from web.build.bundle import worker_script
from web.build.page import PYODIDE, WORKER, Files, integrity
from web.build.server import SiteHandler

# A worker asks for slices of long work as long as this (s): an answer costs more processor time than a short slice.
SLICES_S = 0.05
AS_BUILT = os.environ.get("BUG_AS_BUILT") == "1"
PYTHON = """// Asks the Python of the tests (tests/e2e/bridge.py) instead of booting one.
const address = new URL(`../../wire/${crypto.randomUUID()}`, import.meta.url);

function ask(text) {
  const request = new XMLHttpRequest();
  request.open("POST", address, false);
  request.send(text);
  if (request.status !== 200) throw new Error(request.responseText);
  return request.responseText;
}

export async function boot(report) {
  report("python");
  report("engine");
  const { result } = JSON.parse(ask('{"id": "boot", "method": "hello", "params": {}}')).messages[0];
  const versions = { engine: result.engine, python: result.python, pyodide: "none" };
  return { wire: { receive: ask, pump: () => ask("") }, versions };
}
"""


PRELOADED = re.compile(rf' *<link rel="(?:later|modulepreload)"[^>]* href="(?:{"|".join(map(re.escape, PYODIDE))})">\n')


def bridged(files: Files, page: str) -> Files:
    """Return the files that differ if the engine runs here, made from the site's source files and index.html."""
    worker = worker_script(files | {"web/engine/python.js": PYTHON.encode()})[WORKER]
    page, hashed = re.subn(r'(?<=data-hash=")[^"]*', integrity(worker), page)
    assert hashed == 1
    page, removed = PRELOADED.subn("", page)
    assert removed == len(PYODIDE)
    return {WORKER: worker, "index.html": page.encode()}


class BridgeHandler(SiteHandler):
    """Serves a site, and answers its workers' requests: each worker has a Wire, named in the request's address."""

    wires: ClassVar[dict[str, Wire]] = {}
    lock = Lock()
    # How long a worker waits after each slice of long work (s), so that seconds become minutes on any machine.
    rest: ClassVar[float] = 0

    @classmethod
    def forget(cls) -> None:
        """Drop the wires of workers that are gone, and their rests."""
        cls.wires.clear()
        cls.rest = 0

    @classmethod
    def pump(cls, wire: Wire) -> str:
        """Do slices of long work for a while, but one before a rest; return all their messages."""
        until = time.monotonic() + SLICES_S
        reply = json.loads(wire.pump())
        while reply["busy"] and not cls.rest and time.monotonic() < until:
            later = json.loads(wire.pump())
            reply = {"messages": reply["messages"] + later["messages"], "busy": later["busy"]}
        time.sleep(cls.rest)
        return json.dumps(reply)

    def do_POST(self) -> None:  # noqa: N802 - the library's name
        """Answer a request; an empty one continues long work."""
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        with self.lock:
            wire = self.wires.setdefault(self.path, Wire())
        try:
            answer, status = (wire.receive(text) if text else self.pump(wire)), HTTPStatus.OK
        except Exception as error:  # as an error in Python ends the worker
            answer, status = repr(error), HTTPStatus.INTERNAL_SERVER_ERROR
        body = answer.encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
