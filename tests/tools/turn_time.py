"""Measures how long a level's turns take in Chromium: `python3 -m tests.tools.turn_time queen hexhex4 hexhex5`.

The level thinks in the page's own worker, in the built site (`dist/`), about positions of one game between quick bots.
`--every N` takes every N-th position. All threads of the page count; other programs hardly change processor time.
"""

from __future__ import annotations

import argparse
import statistics
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from bug_engine import Position
from bug_engine.bots import LEVELS, Limit, think
from tests.e2e.conftest import served
from tests.tools.bench import CLIENT
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium
from tests.tools.library_bench import processor
from web.build.bundle import bundle, own_modules
from web.build.server import SiteHandler
from web.build.site import source_files
from web.build.workspace import DIST

PAGE = f"""<!doctype html><link rel="icon" href="data:,"><script type="module">
import {{ createEngine }} from "./{CLIENT}";
globalThis.engine = createEngine({{ patience: 600_000, bootPatience: 600_000 }});
</script>"""
QUICK = 200  # positions that a quick bot evaluates
HOUR_MS = 3_600_000


def game(board: str, seed: int) -> list[str]:
    """Return the turns of a game between quick bots."""
    position, random, turns = Position.initial("genius", board), Random(seed), list[str]()
    while position.result is None:
        *_, thought = think("planner", position, Limit(QUICK), random.randrange(1 << 30))
        turns.append(str(thought.turn))
        position = position.play(thought.turn).position
    return turns


def asked(page: Page, method: str, params: dict[str, object]) -> dict[str, object]:
    """Return the engine's answer to a request."""
    call = "([method, params]) => method === 'think' ? engine.think(params).promise : engine.call(method, params)"
    answer: dict[str, object] = page.evaluate(call, [method, params])
    return answer


def measure(browser: Browser, page: Page, level: str, board: str, every: int) -> list[float]:
    """Return the seconds of processor time of the level's turns, and print each."""
    bot, limit = LEVELS[level].bot, {"nodes": LEVELS[level].limit.nodes}
    turns, taken = game(board, 1), list[float]()
    start: dict[str, object] = {"ruleset": "genius", "board": board}
    asked(page, "scene", {**start, "turns": []})
    for count in range(0, len(turns), every):
        begun = processor(browser)
        thought = asked(page, "think", {**start, "turns": turns[:count], "bot": bot, "limit": limit})
        taken.append(processor(browser) - begun)
        found = f"{thought['nodes']} positions, {thought['proven'] or 'not proven'}"
        print(f"{board} turn {count + 1}: {taken[-1]:.2f} s, {found}", flush=True)
    return taken


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Measure a level's turns in Chromium.")
    parser.add_argument("level", choices=list(LEVELS))
    parser.add_argument("boards", nargs="+")
    parser.add_argument("--every", type=int, default=4, help="turns between two positions (default: %(default)s)")
    options = parser.parse_args()
    files = {"turns.html": PAGE.encode(), CLIENT: bundle(own_modules(source_files()), CLIENT)[CLIENT]}
    with served(DIST, SiteHandler, replaced=files) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_OPTIONS)
        page = browser.new_page()
        page.set_default_timeout(HOUR_MS)
        page.goto(f"{site}turns.html")
        page.wait_for_function("globalThis.engine")
        for board in options.boards:
            taken = measure(browser, page, options.level, board, options.every)
            median = statistics.median(taken)
            print(f"{board}: {len(taken)} turns, median {median:.2f} s, longest {max(taken):.2f} s", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
