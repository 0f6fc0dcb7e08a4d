"""Measures how long a user waits from a press to the frame that shows its effect, and how long the page's tasks are.

The browser's record of each event (event timing) comes from a trace: it lasts from the device's report of the event to
the presentation of the next frame. The tool polls nothing meanwhile.
"""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page

from tests.e2e.table import Table
from tests.tools.figures import Figure

BOARDS = ("hexhex3", "hexhex4", "hexhex8")
TURNS = 12
SETTLE_MS = 250  # by then the engine has answered, and animations are over
KINDS = {"mouse": "pointerup", "keyboard": "keydown", "hover": "pointerover"}
GOALS = {"mouse": (16.0, 33.0), "keyboard": (16.0, 33.0), "hover": (8.0, None)}
LONG_MS = 50.0
AIDS = "1234"


class Trace:
    """The main thread of a page, recorded until `stop`."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", self.collect)
        self.done = False
        session.on("Tracing.tracingComplete", self.end)
        config = {
            "includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"],
            "recordMode": "recordAsMuchAsPossible",
        }
        session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def collect(self, data: dict[str, Any]) -> None:
        """Take a part of the trace."""
        self.events += data["value"]

    def end(self, _: object) -> None:
        """Note that the trace is complete."""
        self.done = True

    def stop(self, page: Page) -> None:
        """Wait for the whole trace."""
        self.session.send("Tracing.end")
        while not self.done:
            page.wait_for_timeout(20)

    def presented(self, kind: str) -> list[float]:
        """Return how long each event of a kind waited for its frame, ms."""
        begun: dict[object, float] = {}
        times = []
        for event in sorted(self.events, key=lambda each: (each["ts"], each["ph"] != "b")):
            if event["name"] != "EventTiming":
                continue
            key = (event.get("id"), str(event.get("id2")))
            if event["ph"] == "b" and event["args"].get("data", {}).get("type") == kind:
                begun[key] = event["ts"]
            elif event["ph"] == "e" and key in begun:
                times.append((event["ts"] - begun.pop(key)) / 1000)
        return times

    def longest_task(self) -> float:
        """Return the longest task of the page's main thread, ms; 0 if none is recorded."""
        mains = {(event["pid"], event["tid"]) for event in self.events if event["name"] == "EventTiming"}
        tasks = (event for event in self.events if event["name"] == "RunTask" and event["ph"] == "X")
        return max((task["dur"] / 1000 for task in tasks if (task["pid"], task["tid"]) in mains), default=0)


def play(page: Page, address: str, board: str) -> Trace:
    """Play some turns of a game with all aids on, by mouse and by keyboard; return the trace."""
    page.goto(address)
    table = Table(page)
    page.get_by_role("button", name=re.compile(", empty, ")).first.wait_for()
    table.new_game(board)
    for key in AIDS:
        page.keyboard.press(key)
    page.wait_for_timeout(4 * SETTLE_MS)
    trace = Trace(page.context.new_cdp_session(page))
    for number in range(TURNS):
        open_cell(page, number).hover()
        page.wait_for_timeout(SETTLE_MS)
        if number % 2:
            page.mouse.down()
            page.mouse.up()
        else:
            open_cell(page, number).press("Enter")
        page.wait_for_timeout(SETTLE_MS)
    trace.stop(page)
    return trace


def floor(page: Page) -> tuple[float, ...]:
    """Return the time of a press on a page that does nearly nothing: the least possible on this machine."""
    page.set_content("<button onclick='this.textContent += 1'>0</button>")
    page.wait_for_timeout(SETTLE_MS)
    trace = Trace(page.context.new_cdp_session(page))
    for _ in range(TURNS):
        page.get_by_role("button").hover()
        page.wait_for_timeout(SETTLE_MS)  # as in `play`: a press must not wait for the hover's frame
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(SETTLE_MS)
    trace.stop(page)
    return tuple(trace.presented(KINDS["mouse"]))


def open_cell(page: Page, number: int) -> Locator:
    """Return a legal cell, each time from another part of the board."""
    cells = page.get_by_role("button", name=re.compile(r"^[A-Z]+\d+, empty, "), disabled=False)
    cells.first.wait_for()  # on a busy machine the engine's answer may still be on its way
    return cells.nth((7 * number) % cells.count())


def click_figures(page: Page, address: str) -> Iterator[Figure]:
    """Yield the times of a press and a hover on each board, and the longest task of a game with all aids on."""
    yield Figure("mouse to frame, nearly empty page", floor(page), "ms")
    for board in BOARDS:
        trace = play(page, address, board)
        for name, kind in KINDS.items():
            times = sorted(trace.presented(kind))
            if not times:
                continue
            median, high = GOALS[name]
            yield Figure(f"{name} to frame, {board}", tuple(times), "ms", goal=median)
            if high and len(times) > 1:
                late = statistics.quantiles(times, n=20, method="inclusive")[-1]
                yield Figure(f"{name} to frame, {board}, 95th percentile", (late,), "ms", goal=high)
        yield Figure(f"longest task, {board}, all aids", (trace.longest_task(),), "ms", goal=LONG_MS)
