"""Plays for a long time and watches the memory: `python3 -m tests.tools.soak games [COUNT]` or `page [MINUTES]`.

`games` plays whole games in this Python, under every rule set, with turns of many kinds of bots, and checks each one.
The engine's caches may fill, up to their limits; so the tool empties them now and then, and counts the objects left.
`page` uses one tab of Chromium as a player does: games against a bot, matches between bots, reviews, puzzles, changes
of the settings and of the aids; it reads the memory of the page, of its workers and of the process. A line is fitted
to the second half of the figures: those of games, page and workers may rise by its error and a little.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import math
import re
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import Error, expect

from bug_engine import RULESETS, Game, Position, board_named, read_record, write_record
from bug_engine.bots import Limit, think
from bug_engine.bots.champion import SEARCH_CACHE
from tests.e2e.bots.test_own_bots import begin_match
from tests.e2e.learn.puzzle_book import BOOK
from tests.e2e.table import Table
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium
from web.build.server import site_server
from web.build.workspace import DIST

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BOARDS = ("hexhex2", "hexhex3", "hexhex3", "hexhex4", "limping3-4")
PLAYERS = (("random", 1), ("weak", 4), ("weak", 25), ("planner", 4), ("champion", 3), ("solver", 5))
THINKING = 8  # a bot chooses one turn in this number; the others are random, so that there are many games
ALLOWED = {"games": 0.01, "page": 2.0, "workers": 2.0}  # objects a game; MB an hour
PATIENCE_MS = 300_000
MOST_ESCAPES = 5
EMPTIED = 250  # games between two counts
# The page makes its workers from a text. This is put before that text, and lists each memory of WebAssembly.
MEMORIES = """
self.memories = [];
const kept = (exports) => {
  for (const each of Object.values(exports)) if (each instanceof WebAssembly.Memory) memories.push(new WeakRef(each));
};
for (const name of ["instantiate", "instantiateStreaming"]) {
  const original = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const made = await original(...given);
    kept((made.instance ?? made).exports);
    return made;
  };
}
"""
WITH_MEMORIES = f"""
const address = URL.createObjectURL;
URL.createObjectURL = (blob) =>
  address.call(URL, blob.type === "text/javascript" ? new Blob([{json.dumps(MEMORIES)}, blob], blob) : blob);
"""
# The look of the board is not among them: for printing, the players have other names, Black and White.
SETTINGS = {
    "Sound and speed": (
        "Sound",
        "Bot speed",
        "Faster reviews, reports and matches: how many processor cores they may use",
    ),
    "Board and colours": ("Theme", "Bugs", "Rotate board"),
    "Help and controls": ("On a touch screen, play by", "Hints and Study"),
    "Language and coordinates": ("Cell names", "Coordinates"),
}


def memory(process: str = "self") -> float:
    """Return the memory of a process, in bytes."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096.0


def alive() -> int:
    """Empty all caches; return how many objects are left."""
    SEARCH_CACHE.search = None
    for each in gc.get_objects():
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()
    gc.collect()
    return len(gc.get_objects())


def slope(points: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope of the second half of some points, and its error."""
    points = points[len(points) // 2 :]
    count = len(points)
    x_mean, y_mean = (sum(each) / count for each in zip(*points, strict=True))
    spread = sum((x - x_mean) ** 2 for x, _ in points)
    steep = sum((x - x_mean) * (y - y_mean) for x, y in points) / spread
    left = sum((y - y_mean - steep * (x - x_mean)) ** 2 for x, y in points)
    return steep, math.sqrt(left / max(1, count - 2) / spread)


def print_growth(what: str, points: list[tuple[float, float]]) -> tuple[float, float]:
    """Print how something grows; return the slope of the second half, and its error."""
    steep, error = slope(points)
    first, last = points[0][1], points[-1][1]
    print(f"{what}: {first:,.1f} → {last:,.1f}; the second half grows by {steep:.3f} ± {error:.3f}", flush=True)
    return steep, error


def one_game(random: Random) -> Game:
    """Play a game to its end."""
    rules = random.choice([*RULESETS.values()])
    game = Game(start=Position.initial(rules, board_named(random.choice(BOARDS))))
    while game.position.result is None:
        position = game.position
        bot, nodes = random.choice(PLAYERS)
        if random.randrange(THINKING) == 0:
            *_, thought = think(bot, position, Limit(nodes), seed=random.randrange(1000))
            turn = thought.turn
        else:
            turn = random.choice(list(position.legal_turns))
        game.play(turn)
    return game


def games(count: int) -> Iterator[tuple[float, float]]:
    """Play some games; now and then, yield the number of objects left."""
    random = Random(1)
    turns = 0
    for number in range(1, count + 1):
        game = one_game(random)
        played = [node.played for node in game.root.end.line if node.played]
        turns += len(played)
        result = game.position.result
        assert result is not None
        assert game.position.mobility(result.winner) == 0 or result.reason, game
        assert write_record(read_record(write_record(game))) == write_record(game)
        if number % EMPTIED == 0:
            used = memory() / 1e6
            yield number, alive()
            print(f"{number} games, {turns} turns, {used:.1f} MB, {alive()} objects without the caches", flush=True)


def resident(browser: Browser) -> float:
    """Return the memory of the processes of pages and their workers, in bytes."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(memory(str(each["id"])) for each in found if each["type"] == "renderer")


def in_workers(page: Page) -> list[float]:
    """Return the memory of WebAssembly that each worker of the page has, in bytes."""
    sizes = "self.memories ? memories.reduce((sum, each) => sum + (each.deref()?.buffer.byteLength ?? 0), 0) : -1"
    found = [float(worker.evaluate(sizes)) for worker in page.workers]
    assert found
    assert min(found) >= 0, "a worker was not made from a text"
    return sorted(found)


class Tab:
    """One tab that is used for a long time, and what was done in it."""

    def __init__(self, page: Page) -> None:
        self.page, self.table, self.random = page, Table(page), Random(1)
        self.done: Counter[str] = Counter()
        self.stumbles: list[str] = []
        self.puzzles = [
            number for number, each in enumerate(BOOK, 1) if each.board == "hexhex3" and each.rules == "genius"
        ]

    def tidy(self) -> None:
        """Dismiss what may cover the board."""
        for notice in self.table.page.get_by_role("button", name="Dismiss").all():
            notice.click()

    def close_dialogs(self) -> None:
        """Close every dialog: the first Escape may only close something within one."""
        dialog = self.page.get_by_role("dialog")
        for _ in range(MOST_ESCAPES):
            if not dialog.count():
                return
            self.page.keyboard.press("Escape")
            self.table.painted()

    def game(self) -> None:
        """Play a game against a bot, for some turns or to its end."""
        self.table.new_game(self.random.choice(["hexhex2", "hexhex3"]), blue=self.random.choice(["Larva", "Moth"]))
        self.tidy()
        while self.table.exchange(self.random.choice(self.table.legal())) and self.random.randrange(12):
            pass
        self.done["games"] += 1

    def bots(self) -> None:
        """Let two bots play a game to its end."""
        self.table.new_game(self.random.choice(["hexhex2", "hexhex3"]), red="Larva", blue="Nymph")
        expect(self.table.spoken).to_have_text(re.compile("wins"))
        self.done["games of bots"] += 1

    def match(self) -> None:
        """Let two bots play a match beside the game."""
        begin_match(self.table)
        with contextlib.suppress(AssertionError):  # a match on a tiny board may be over
            expect(self.table.button("Stop match")).to_be_visible(timeout=5000)
        expect(self.table.button("Start match")).to_be_visible()
        self.close_dialogs()
        self.done["matches"] += 1

    def review(self) -> None:
        """Review a finished game."""
        self.bots()
        self.tidy()
        self.table.button("Review").click()
        expect(self.page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
        expect(self.page.get_by_text("Reviewing")).to_be_hidden(timeout=180_000)
        self.page.keyboard.press("Escape")
        self.done["reviews"] += 1

    def puzzle(self) -> None:
        """Try a turn of a puzzle, and go back to the game."""
        self.page.evaluate("number => { location.hash = `#puzzle/${number}`; }", self.random.choice(self.puzzles))
        task = self.page.get_by_role("heading", name=re.compile("to play and win"))
        expect(task).to_be_visible()
        self.table.press(self.random.choice(self.table.legal()))
        self.page.go_back()
        expect(task).to_be_hidden()
        self.done["puzzles"] += 1

    def settings(self) -> None:
        """Change settings at random; not the language, because this reloads the page."""
        self.table.button("Settings").first.click()
        dialog = self.table.dialog("Settings")
        for _ in range(20):
            section = self.random.choice([*SETTINGS])
            dialog.get_by_role("button", name=section).press("Enter")
            group = dialog.get_by_role("group", name=self.random.choice(SETTINGS[section]), exact=True)
            expect(group).to_be_visible()
            tick = self.random.choice(group.get_by_role("radio").or_(group.get_by_role("checkbox")).all())
            tick.press(" ")  # a click could meet the head of the dialog
            self.done["settings"] += 1
        self.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

    def aids(self) -> None:
        """Switch aids on and off; with aids, cells have longer names."""
        for key in self.random.choices("12345", k=10):
            self.page.keyboard.press(key)
            self.table.painted()
            self.page.keyboard.press(key)
        self.done["aids"] += 10

    def round(self) -> None:
        """Do everything once, in random order."""
        acts = [self.game, self.match, self.review, self.puzzle, self.settings, self.aids]
        for act in self.random.sample(acts, len(acts)):
            try:
                act()
            except (Error, AssertionError) as error:  # a figure of two hours is worth more than a stop at this
                self.stumbles.append(f"{act.__name__}: {error}")
                opened = self.page.get_by_role("dialog").get_by_role("heading").all_inner_texts()
                print(self.stumbles[-1], f"Open dialog: {opened}, at {self.page.url}", sep="\n", flush=True)
                self.page.keyboard.press("Escape")  # out of a puzzle or the study
                self.close_dialogs()


def in_the_page(minutes: float, faults: list[str]) -> Iterator[tuple[float, float, float, float]]:
    """Use the page for some minutes; after each round, yield hours, its heap, its workers' memory, its process's."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, site_server(DIST) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        options = [*CHROMIUM_OPTIONS, "--js-flags=--expose-gc", "--enable-precise-memory-info"]
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=options)
        # A page with a service worker makes its workers from an address, not from a text.
        page = browser.new_page(reduced_motion="reduce", service_workers="block")
        page.add_init_script(WITH_MEMORIES)
        page.set_default_timeout(PATIENCE_MS)
        expect.set_options(timeout=PATIENCE_MS)  # other programs may keep the processors busy
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/")
        tab, began = Tab(page), time.monotonic()
        while time.monotonic() - began < 60 * minutes:
            tab.round()
            page.evaluate("globalThis.gc?.()")
            used = float(page.evaluate("performance.memory.usedJSHeapSize"))
            workers = in_workers(page)
            hours, process = (time.monotonic() - began) / 3600, resident(browser)
            sizes = " + ".join(f"{each / 1e6:.1f}" for each in workers)
            print(
                f"{60 * hours:.1f} min, {used / 1e6:.2f} MB, workers {sizes}, {process / 1e6:.0f} MB",
                tab.done,
                flush=True,
            )
            yield hours, used, sum(workers), process
        print(f"{dict(tab.done)}; errors: {errors}; stumbles: {len(tab.stumbles)}", flush=True)
        faults += errors + tab.stumbles
        browser.close()
        server.shutdown()


def main() -> int:
    """Run the command; return 1 if memory grows, or something went wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["games", "page"])
    parser.add_argument("amount", type=float, nargs="?", default=0)
    chosen = parser.parse_args()
    began, faults = time.monotonic(), list[str]()
    if chosen.what == "games":
        figures = {"games": list(games(int(chosen.amount or 10_000)))}
    else:
        rounds = list(in_the_page(chosen.amount or 120, faults))
        hours = [each[0] for each in rounds]
        page, workers, process = (
            [(hour, each[i] / 1e6) for hour, each in zip(hours, rounds, strict=True)] for i in (1, 2, 3)
        )
        print_growth("process, MB", process)  # not judged: the system takes pages back late
        figures = {"page": page, "workers": workers}
    growth = {what: print_growth(what, points) for what, points in figures.items()}
    print(f"{time.monotonic() - began:.0f} s")
    return int(bool(faults) or any(steep - 3 * error > ALLOWED[what] for what, (steep, error) in growth.items()))


if __name__ == "__main__":
    sys.exit(main())
