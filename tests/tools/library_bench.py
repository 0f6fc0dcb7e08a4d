"""How fast a library of 2,000 games is in Chromium: `.venv/bin/python -m tests.tools.library_bench [--games 2000]`.

It reads 2,000 records and a backup of the same games into the built site (`dist/`). By the page's clock, it measures
how long it takes to import them, to open the list, to search letter by letter, and to open a game. It reads the records
twice: by the page's worker alone, as when they arrive at once, and with the helper that starts when a reader is about
to choose a file. `processor` is the time of all threads of the page together: a busy machine hardly changes it.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from bug_engine import Game
from bug_engine.formats.record import write
from bug_engine.library import backup
from bug_engine.position import Position
from tests.e2e.table import Table
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium
from web.build.server import site_server
from web.build.workspace import DIST

BOARDS = ("hexhex3", "hexhex4")
# This number of games is played; the others are the same games with other players.
PLAYED = 200
# Seconds that a reader takes to choose a file.
CHOOSING = 3.0
# The time from an event to the frame after all its effects.
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun))))"


def games_of(count: int) -> list[Game]:
    """Return random games; no two are equal."""
    random = Random(1)
    lines = []
    for number in range(min(count, PLAYED)):
        position = Position.initial("genius", BOARDS[number % len(BOARDS)])
        turns = []
        while position.result is None:
            turn = random.choice(position.legal_turns.first(200))
            turns.append(turn)
            position = position.play(turn).position
        lines.append((BOARDS[number % len(BOARDS)], turns))
    found = []
    for number in range(count):
        board, turns = lines[number % len(lines)]
        day = f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}"
        game = Game("genius", board, headers={"X": f"Ann {number}", "O": "Hornet", "Date": day})
        for turn in turns:
            game.play(turn)
        found.append(game)
    return found


@contextmanager
def opened(browser: Browser, site: str) -> Iterator[tuple[Page, Locator]]:
    """Open the library in a browser with an empty storage."""
    page = browser.new_page()
    page.goto(site)
    table = Table(page)
    table.expect_person()
    table.button("Your games").click()
    dialog = page.get_by_role("dialog", name="Your games")
    expect(dialog.get_by_text("There are no games yet")).to_be_visible()
    yield page, dialog
    page.close()


def processor(browser: Browser) -> float:
    """Return the processor time, in seconds, that pages have taken so far."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return float(sum(process["cpuTime"] for process in found["processInfo"] if process["type"] == "renderer"))


def read_in(page: Page, dialog: Locator, file: Path, count: int, choosing: float = 0) -> float:
    """Return the time, in seconds, from the choice of a file to the report; a reader chooses for `choosing` seconds."""
    if choosing:
        with page.expect_file_chooser():
            dialog.get_by_label("Open files").click()
        page.wait_for_timeout(choosing * 1000)
    page.evaluate(
        """(count) => { const begun = performance.now(); globalThis.came = new Promise((done) => {
          new MutationObserver((_, all) => {
            if (!document.body.textContent.replaceAll(",", "").includes(`${count} games were added`)) return;
            all.disconnect();
            done(performance.now() - begun);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }); }""",
        str(count),
    )
    dialog.get_by_label("Open files").set_input_files(file)
    found: float = page.evaluate("globalThis.came")
    return found / 1000


def after(target: Locator, change: str) -> float:
    """Return the time, in ms, from a change of an element to the frame that shows it."""
    found: float = target.evaluate(f"(element) => {{ const begun = performance.now(); {change}; return {FRAME}; }}")
    return found


def measure(browser: Browser, site: str, folder: Path, count: int) -> Iterator[str]:
    """Yield a line for each figure."""
    games = games_of(count)
    records, saved = folder / "records.txt", folder / "backup.json"
    records.write_text("\n".join(map(write, games)), "utf-8")
    saved.write_text(backup.write((game, {"id": str(i), "kept": i}) for i, game in enumerate(games)), "utf-8")
    for name, file, choosing in (
        ("records", records, 0.0),
        ("records, with a helper", records, CHOOSING),
        ("backup", saved, 0.0),
    ):
        with opened(browser, site) as (page, dialog):
            begun = processor(browser)
            taken = read_in(page, dialog, file, count, choosing)
            yield f"import of {count} games, {name}: {taken:.2f} s, processor {processor(browser) - begun:.2f} s"
            if file != saved:
                continue
            search = dialog.get_by_role("searchbox", name="Search")
            typed = [
                after(
                    search, f"element.value = {json.dumps('ann 19'[:end])}; element.dispatchEvent(new Event('input'))"
                )
                for end in range(1, 7)
            ]
            yield f"search, a letter: {statistics.median(typed):.0f} ms, at most {max(typed):.0f} ms"
            page.keyboard.press("Escape")
            listed = after(page.get_by_role("button", name="Your games"), "element.click()")
            yield f"opening the list: {listed:.0f} ms"
            opening = """(element) => { const begun = performance.now(); element.click(); return new Promise((done) => {
              const look = () => document.querySelector("dialog[open]") ? requestAnimationFrame(look)
                : requestAnimationFrame(() => done(performance.now() - begun));
              look();
            }); }"""
            first = dialog.get_by_role("listitem").first.get_by_role("button").first
            yield f"opening a game: {first.evaluate(opening):.0f} ms"
            page.reload()
            Table(page).expect_person()
            yield f"opening the list of a new visit: {visit(page):.0f} ms"


def visit(page: Page) -> float:
    """Return the time, in ms, from the press of the button to the first frame with games, which are read first."""
    found: float = page.get_by_role("button", name="Your games").evaluate(
        """(element) => { const begun = performance.now(); element.click(); return new Promise((done) => {
          const look = () => document.querySelector("dialog[open] li") ?
            requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look);
          look();
        }); }"""
    )
    return found


def main() -> None:
    """Print the figures, and how busy the machine was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    with (
        site_server(DIST, prefix="/bug/", caching="max-age=600") as server,
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site = f"http://127.0.0.1:{server.server_address[1]}/bug/"
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_OPTIONS)
        for said in measure(browser, site, Path(folder), count):
            print(said, flush=True)
        browser.close()
        server.shutdown()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
