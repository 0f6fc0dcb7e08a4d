"""Plays for a long time and looks at the memory: `python3 -m tests.tools.soak games [COUNT]` or `page [MINUTES]`.

`games` plays whole games in this Python, under every rule set, with turns of many kinds of bots, and checks each one.
The engine's caches may fill, up to their limits; so they are emptied now and then, and what is then alive is counted.
`page` lets games against a bot and changes of what is shown follow one another in one tab of Chromium, and reads its
memory. A line is fitted to the second half: it may not rise by more than its error and a little.
"""

from __future__ import annotations

import argparse
import gc
import math
import sys
import threading
import time
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from bug_engine import RULESETS, Game, Position, board_named, read_record, write_record
from bug_engine.bots import Limit, think
from bug_engine.bots.champion import SEARCH_CACHE
from tests.e2e.table import Table
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium
from web.build.server import site_server
from web.build.workspace import DIST

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BOARDS = ("hexhex2", "hexhex3", "hexhex3", "hexhex4", "limping3-4")
PLAYERS = (("random", 1), ("weak", 4), ("weak", 25), ("planner", 4), ("champion", 3), ("solver", 5))
THINKING = 8  # one turn in this number is thought out; the others are taken at random, so that games are many
ALLOWED = {"games": 0.01, "page": 2.0}  # objects a game; MB an hour
EMPTIED = 250  # games from one count to the next


def memory(process: str = "self") -> float:
    """Return the memory of a process, bytes."""
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
    """Return how steep the second half of some points is, and the error of that."""
    points = points[len(points) // 2 :]
    count = len(points)
    x_mean, y_mean = (sum(each) / count for each in zip(*points, strict=True))
    spread = sum((x - x_mean) ** 2 for x, _ in points)
    steep = sum((x - x_mean) * (y - y_mean) for x, y in points) / spread
    left = sum((y - y_mean - steep * (x - x_mean)) ** 2 for x, y in points)
    return steep, math.sqrt(left / max(1, count - 2) / spread)


def print_growth(what: str, points: list[tuple[float, float]]) -> tuple[float, float]:
    """Print how something grows; return how steep the second half is, and the error of that."""
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
    """Play some games; yield how much is alive, now and then."""
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
    """Return the memory of the processes that hold pages and their workers, bytes."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(memory(str(each["id"])) for each in found if each["type"] == "renderer")


def in_the_page(minutes: float) -> Iterator[tuple[float, float, float]]:
    """Use the page for so long; yield hours, the memory of its heap, and that of page and workers, after each round."""
    from playwright.sync_api import sync_playwright

    random = Random(1)
    with sync_playwright() as playwright, site_server(DIST) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        options = [*CHROMIUM_OPTIONS, "--js-flags=--expose-gc", "--enable-precise-memory-info"]
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=options)
        page = browser.new_page(reduced_motion="reduce")
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/")
        table, began = Table(page), time.monotonic()
        rounds = 0
        while time.monotonic() - began < 60 * minutes:
            table.new_game(random.choice(["hexhex2", "hexhex3"]), blue="Larva")
            for notice in table.page.get_by_role("button", name="Dismiss").all():
                notice.click()  # it may lie over the board
            for _ in range(4):
                if not table.exchange(random.choice(table.legal())):
                    break
            for key in random.choices("12345", k=10):  # an aid on and off: with aids, cells have longer names
                page.keyboard.press(key)
                table.painted()
                page.keyboard.press(key)
            rounds += 1
            page.evaluate("globalThis.gc?.()")
            used = float(page.evaluate("performance.memory.usedJSHeapSize"))
            yield (time.monotonic() - began) / 3600, used, resident(browser)
        print(f"{rounds} rounds; errors: {errors}", flush=True)
        assert not errors
        browser.close()
        server.shutdown()


def main() -> int:
    """Do what the command line says; return 1 if memory grows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=ALLOWED)
    parser.add_argument("amount", type=float, nargs="?", default=0)
    chosen = parser.parse_args()
    began = time.monotonic()
    if chosen.what == "games":
        points = list(games(int(chosen.amount or 10_000)))
    else:
        rounds = list(in_the_page(chosen.amount or 120))
        points = [(hours, heap / 1e6) for hours, heap, _ in rounds]
        # The system takes pages back late.
        print_growth("page and workers, MB", [(hours, whole / 1e6) for hours, _, whole in rounds])
    steep, error = print_growth(chosen.what, points)
    print(f"{time.monotonic() - began:.0f} s")
    return int(steep - 3 * error > ALLOWED[chosen.what])


if __name__ == "__main__":
    sys.exit(main())
