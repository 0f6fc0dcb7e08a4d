"""A walk through the page in Debian's WebKit: `python3 -m tests.tools.webkit`, part of `build.py test --browsers`.

Playwright's WebKit is not a build that users have. So this program drives WebKitGTK's browser through its driver, by
the WebDriver protocol, without a library. It visits the served page and the single file: the page starts, the mouse
plays a stone, a bot answers, and after a reload the game goes on.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable
from typing import Any

from tests.tools.browsers import find_webkit
from web.build.server import site_server
from web.build.workspace import DIST

PORT = 4555
PATIENCE_S = 120
CELL = """const cells = [...document.querySelectorAll("main [role=button]")];
const cell = cells.find((each) => each.ariaLabel?.startsWith("C3, "));
const { x, y, width, height } = cell.getBoundingClientRect();
return [x + width / 2, y + height / 2];"""
SPOKEN = "return document.querySelector('[role=status]').textContent"
LOADING = "return document.querySelector('[role=progressbar]') !== null"
TURNS = "return document.querySelectorAll('.turn').length"
KEPT = """const send = arguments[arguments.length - 1];
navigator.serviceWorker.ready.then(() => send(true));"""


class WebKit:
    """A window of WebKitGTK's browser."""

    def __init__(self, program: str) -> None:
        options = {"binary": program, "args": ["--automation"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.path = ""
        session = self.send("session", asked)
        self.path = f"session/{session['sessionId']}/"
        self.version = session["capabilities"]["browserVersion"]
        self.send("timeouts", {"script": PATIENCE_S * 1000, "pageLoad": PATIENCE_S * 1000})

    def send(self, command: str, body: dict[str, Any]) -> Any:
        """Send a command; return the browser's answer."""
        address = f"http://127.0.0.1:{PORT}/{self.path}{command}"
        request = urllib.request.Request(
            address, json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST"
        )
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)["value"]

    def ask(self, script: str, *, later: bool = False) -> Any:
        """Return the value that a script in the page returns or, with `later`, sends later."""
        return self.send("execute/async" if later else "execute/sync", {"script": script, "args": []})

    def click(self, x: float, y: float) -> None:
        """Click a point of the page with the mouse."""
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.send("actions", {"actions": [mouse]})


def wait(what: str, is_true: Callable[[], object]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE_S
    while not is_true():
        if time.monotonic() > end:
            raise SystemExit(f"WebKit: waited in vain for {what}")
        time.sleep(0.2)


def walk(window: WebKit, address: str) -> None:
    """Play the first turn against a bot, and reload."""
    window.send("url", {"url": address})
    wait("the rules", lambda: not window.ask(LOADING) and "starts" in window.ask(SPOKEN))
    window.click(*window.ask(CELL))
    wait("the bot's answer", lambda: window.ask(TURNS) >= 2)
    if address.startswith("http"):
        assert window.ask(KEPT, later=True)
    window.send("refresh", {})
    wait("the game after a reload", lambda: window.ask(TURNS) >= 2 and not window.ask(LOADING))
    print(f"WebKitGTK {window.version}: {address.rpartition('/')[2] or 'the site'} is played", flush=True)


def main() -> None:
    """Walk through both forms of the page."""
    driver, browser, screen = find_webkit()
    with (
        tempfile.TemporaryDirectory() as profile,
        site_server(DIST, prefix="/bug/") as server,
        subprocess.Popen(
            [screen, "-a", "env", f"HOME={profile}", driver, f"--port={PORT}"], start_new_session=True
        ) as driving,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            wait("its driver", is_up)
            window = WebKit(browser)  # the driver has only one
            for address in (f"http://127.0.0.1:{server.server_address[1]}/bug/", (DIST / "bug.html").as_uri()):
                walk(window, address)
        finally:
            os.killpg(driving.pid, signal.SIGTERM)
            server.shutdown()


def is_up() -> bool:
    """Return whether the driver answers."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/status", timeout=5):
            return True
    except OSError:
        return False


if __name__ == "__main__":
    main()
