"""Figures of the built site in Chromium: `python3 build.py bench [all | boot …] [--rounds 5] [--keep]`.

`boot` compares the page's way to start Python with the plain way, from navigation to the first legal cells; `speed`
runs the engine's benchmark in the browser and outside; `click` (tests/tools/click.py) measures the time from a press to
the frame that shows its effect; `memory` lets bots play many games in one tab; `lighthouse` is in
tests/tools/lighthouse.py. `all` runs all of them; with `--keep`, later runs are compared with these figures.
"""

from __future__ import annotations

import argparse
import gzip
import os
import re
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page, expect, sync_playwright

from bug_engine.bots.bench import bench as engine_bench
from tests.e2e.table import Table
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium, provide_chromium
from tests.tools.click import click_figures
from tests.tools.figures import LATEST, Figure, kept, line, save, table
from tests.tools.lighthouse import bench_lighthouse
from web.build.bundle import bundle, own_modules
from web.build.server import SiteHandler, site_server
from web.build.site import source_files
from web.build.workspace import DIST

MEGABITS, LATENCY_S = 20, 0.040
CHUNK = 16_384
SCENE = '{"ruleset": "genius", "board": "hexhex4", "turns": []}'

CLIENT = "web/engine/client.js"
# The page's way to start Python, without the page.
OURS = f"""<!doctype html><link rel="icon" href="data:,"><script type="module">
import {{ createEngine }} from "./{CLIENT}";
globalThis.done = createEngine().call("scene", {SCENE}).then(() => performance.now());
</script>"""

# The plain way, as Pyodide's documentation shows it, in a module worker: micropip installs the engine.
PLAIN = """<!doctype html><link rel="icon" href="data:,"><script type="module">
globalThis.done = new Promise((resolve) => {
  new Worker("plain.js", { type: "module" }).onmessage = () => resolve(performance.now());
});
</script>"""
PLAIN_WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide({ packageBaseUrl: new URL("pyodide/", import.meta.url).href });
await pyodide.loadPackage("micropip");
await pyodide.pyimport("micropip").install(new URL("WHEEL", import.meta.url).href);
self.postMessage(pyodide.runPython(`
from bug_engine.wire import Wire
Wire().receive('{"id": 1, "method": "scene", "params": SCENE}')
`));
"""

# The page: it is ready when the names of its cells say what a stone there would do.
WATCH_PAGE = """if (window === top) {
  globalThis.done = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[aria-label^='C3, empty, ']")) return;
      observer.disconnect();
      resolve(performance.now());
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-label"] });
  });
}"""

SPEED = """<!doctype html><link rel="icon" href="data:,"><script type="module">
globalThis.done = new Promise((resolve) => {
  new Worker("speed.js", { type: "module" }).onmessage = ({ data }) => resolve(data);
});
</script>"""
SPEED_WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
await pyodide.loadPackage(new URL("WHEEL", import.meta.url).href);
self.postMessage(pyodide.runPython(`
from time import perf_counter
from bug_engine.bots.bench import bench
chr(10).join(bench(perf_counter))
`));
"""


@cache
def gzipped(path: str) -> bytes:
    """Return a file as a server would compress it."""
    return gzip.compress(Path(path).read_bytes(), 6, mtime=0)


class SlowHandler(SiteHandler):
    """Serves as slowly as a line of 20 Mbit/s that all requests share, with a delay of 40 ms."""

    line = threading.Lock()

    def do_GET(self) -> None:  # noqa: N802 - the name that the library gives it
        """Answer, compressed, at the speed of the line."""
        path = self.translate_path(self.path)
        if not Path(path).is_file():
            return super().do_GET()
        content = gzipped(path)
        time.sleep(LATENCY_S)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        for start in range(0, len(content), CHUNK):
            chunk = content[start : start + CHUNK]
            with self.line:
                time.sleep(len(chunk) * 8 / MEGABITS / 1e6)
            self.wfile.write(chunk)
        return None


@contextmanager
def served(folder: Path, handler: type[SiteHandler]) -> Iterator[str]:
    """Serve a folder with the cache headers of GitHub Pages; yield its address."""
    with site_server(folder, handler=handler, prefix="/bug/", caching="max-age=600") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/bug/"
        server.shutdown()


def with_bench_pages(folder: Path) -> None:
    """Write the bench's pages into the built site."""
    folder.rmdir()
    client = bundle(own_modules(source_files()), CLIENT)
    shutil.copytree(DIST, folder)
    wheel = next(folder.glob("*.whl")).name
    pages = {
        "ours.html": OURS,
        CLIENT: client[CLIENT].decode(),
        "plain.html": PLAIN,
        "plain.js": PLAIN_WORKER,
        "speed.html": SPEED,
        "speed.js": SPEED_WORKER,
    }
    for name, text in pages.items():
        (folder / name).write_text(text.replace("WHEEL", wheel).replace('params": SCENE', f'params": {SCENE}'))


class Chromium:
    """Starts Chromium, each time with a new profile, which is deleted afterwards."""

    def __init__(self, chromium: BrowserType) -> None:
        self.chromium = chromium
        self.profile = ""

    @contextmanager
    def window(self) -> Iterator[Page]:
        """Yield a window of a new visitor."""
        with tempfile.TemporaryDirectory() as profile:
            self.profile = profile
            options: dict[str, Any] = {"executable_path": find_chromium(), "args": CHROMIUM_OPTIONS}
            context = self.chromium.launch_persistent_context(profile, **options)
            yield context.new_page()
            context.close()

    def visit(self, url: str, visits: int) -> tuple[float, float]:
        """Visit a page several times; return the result of the last visit, and its processor time in ms."""
        with self.window() as page:
            page.set_default_timeout(300_000)
            if url.endswith("/"):
                page.add_init_script(WATCH_PAGE)
            for _ in range(visits):
                page.goto("about:blank")
                before = processor_ms(self.profile)
                page.goto(url)
                result = page.evaluate("globalThis.done")
            return float(result), processor_ms(self.profile) - before


WAYS = {"plain": "plain.html", "ours": "ours.html", "page": ""}


# The goals, as ratios to the plain way (issue 15): of our way, and of the whole page.
BOOT_GOALS = {
    "cold, localhost": {"ours": 0.29, "page": 0.33},
    "warm, localhost": {"ours": 0.29},
    "cold, slow line": {"ours": 0.49, "page": 0.55},
}


def bench_boot(chromium: Chromium, folder: Path, rounds: int) -> Iterator[Figure]:
    """Yield the time from navigation to the first legal cells, in the plain way, in our way and in the whole page, and
    the size of the files for each.
    """
    lines: list[tuple[str, type[SiteHandler], int]] = [
        ("cold, localhost", SiteHandler, 1),
        ("warm, localhost", SiteHandler, 4),
        ("cold, slow line", SlowHandler, 1),
        ("warm, slow line", SlowHandler, 4),
    ]
    for title, handler, visits in lines:
        taken: dict[str, list[tuple[float, float]]] = {way: [] for way in WAYS}
        with served(folder, handler) as address:
            for _ in range(rounds):  # alternating, because the machine is busier in one minute than in the next
                for way, path in WAYS.items():
                    taken[way].append(chromium.visit(address + path, visits))
        for number, measure in enumerate(("", ", processor time")):
            plain = statistics.median(visit[number] for visit in taken["plain"]) or 1
            for way in WAYS:
                times = tuple(visit[number] for visit in taken[way])
                ratio = None if way == "plain" else statistics.median(times) / plain
                goal = None if number else BOOT_GOALS.get(title, {}).get(way)
                yield Figure(f"boot, {way}, {title}{measure}", times, "ms", ratio, goal)
    with served(folder, SiteHandler) as address:
        sizes = {way: size(chromium, folder, address, path) for way, path in WAYS.items()}
    for way, packed in sizes.items():
        ratio = None if way == "plain" else packed / sizes["plain"]
        yield Figure(f"boot, {way}, gzipped", (packed / 1e6,), "MB", ratio, 0.75 if way == "ours" else None)


def size(chromium: Chromium, folder: Path, address: str, path: str) -> int:
    """Return how many bytes the network transfers until the page is ready."""
    with chromium.window() as page:
        urls: list[str] = []
        page.context.on("request", lambda request: urls.append(request.url))
        page.set_default_timeout(300_000)
        if not path:
            page.add_init_script(WATCH_PAGE)
        page.goto(address + path)
        page.evaluate("globalThis.done")
        files = {
            folder / (url.split("?")[0].removeprefix(address) or "index.html")
            for url in urls
            if url.startswith(address)
        }
    return sum(len(gzipped(str(file))) for file in files)


def bench_speed(chromium: Chromium, folder: Path, rounds: int) -> Iterator[Figure]:
    """Print the engine's benchmark, here and in the browser; yield its numbers."""
    yield from speeds("CPython", "\n".join(engine_bench(time.perf_counter)))
    with served(folder, SiteHandler) as address, chromium.window() as page:
        page.set_default_timeout(120_000)
        page.goto(f"{address}speed.html")
        yield from speeds("Pyodide", page.evaluate("globalThis.done"))


SPEED_GOALS = {"Pyodide, search hexhex4": 30_000.0}
SPEED_LINE = re.compile(r"^(\w+(?: +hexhex\d)?) +([\d,]+) /s +([\d.]+)", re.MULTILINE)


def speeds(where: str, text: str) -> Iterator[Figure]:
    """Print the text of a benchmark; yield its figures."""
    print(where + "\n" + "\n".join(f"  {each}" for each in text.splitlines()))
    for name, number, ratio in SPEED_LINE.findall(text):
        name = f"{where}, {' '.join(name.split())}"
        rate = (float(number.replace(",", "")),)
        yield Figure(name, rate, "a second", float(ratio))
        if name in SPEED_GOALS:  # a figure with a ratio has its goal for the ratio
            yield Figure(f"{name}, the rate", rate, "a second", goal=SPEED_GOALS[name], more_is_better=True)


def bench_click(chromium: Chromium, folder: Path, rounds: int) -> Iterator[Figure]:
    """Yield how long a user waits to see the effect of a press."""
    with served(folder, SiteHandler) as address, chromium.window() as page:
        yield from click_figures(page, address)


GAMES = 50
LONG_TASKS = """globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: "longtask", buffered: true });"""


def bench_memory(chromium: Chromium, folder: Path, rounds: int) -> Iterator[Figure]:
    """Yield the memory of a tab after many games of two bots, and the longest task of its main thread meanwhile."""
    with served(folder, SiteHandler) as address, chromium.window() as page:
        page.add_init_script(LONG_TASKS)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        page.goto(address)
        players = Table(page)
        for game in range(1, GAMES + 1):
            players.new_game("hexhex2", red="Larva", blue="Larva")
            expect(players.spoken).to_contain_text("wins", timeout=300_000)
            if game in (1, 2, 5) or game % 10 == 0:
                session.send("HeapProfiler.collectGarbage")
                held = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
                yield Figure(f"JavaScript heap after {game} games", (held["JSHeapUsedSize"] / 1e6,), "MB")
                yield Figure(f"DOM nodes after {game} games", (held["Nodes"],))
                yield Figure(f"all of Chromium after {game} games", (resident(chromium.profile) / 1e6,), "MB")
        longest = max(page.evaluate("longTasks"), default=0)
        yield Figure(f"longest task in {GAMES} games of bots, 0 if none over 50", (longest,), "ms", goal=50)


def family(profile: str) -> list[Path]:
    """Return the /proc folders of the browser with a profile, and of all processes that it started."""
    found: list[Path] = []
    parents: dict[str, list[Path]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents.setdefault((folder / "stat").read_text().rpartition(")")[2].split()[1], []).append(folder)
            if f"--user-data-dir={profile}" in (folder / "cmdline").read_text():
                found.append(folder)
    for folder in found:
        found += [child for child in parents.get(folder.name, []) if child not in found]
    return found


def resident(profile: str) -> float:
    """Return the bytes of memory of a browser, the proportional share of each process; 0 if there is no /proc."""
    total = 0
    for folder in family(profile):
        with suppress(OSError):
            total += int(re.findall(r"Pss: +(\d+)", (folder / "smaps_rollup").read_text())[0]) * 1024
    return total


def processor_ms(profile: str) -> float:
    """Return the processor time that a browser has used; 0 if there is no /proc."""
    ticks = 0
    for folder in family(profile):
        with suppress(OSError):
            ticks += sum(map(int, (folder / "stat").read_text().rpartition(")")[2].split()[11:13]))
    return ticks * 1000 / os.sysconf("SC_CLK_TCK")


BENCHES: dict[str, Callable[[Chromium, Path, int], Iterator[Figure]]] = {
    "boot": bench_boot,
    "lighthouse": lambda _chromium, _folder, rounds: bench_lighthouse(rounds),
    "click": bench_click,
    "speed": bench_speed,
    "memory": bench_memory,
}


def main() -> None:
    """Print the requested figures; at the end, in a table with their goals and the last kept figures."""
    parser = argparse.ArgumentParser(prog="build.py bench")
    parser.add_argument("what", nargs="*", default=["all"], choices=["all", *BENCHES])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", action="store_true", help="keep these figures: docs/lab/figures.json and figures.md")
    chosen = parser.parse_args()
    if chosen.keep and "all" not in chosen.what:
        parser.error("--keep: only the figures of `all` are kept")
    provide_chromium()
    figures = []
    with tempfile.TemporaryDirectory() as above, sync_playwright() as playwright:
        folder = Path(above, "bug")
        folder.mkdir()
        with_bench_pages(folder)
        for what in BENCHES if "all" in chosen.what else chosen.what:
            print(what, flush=True)
            for figure in BENCHES[what](Chromium(playwright.chromium), folder, chosen.rounds):
                print(line(figure), flush=True)
                figures.append(figure)
    print("\n" + table(figures, kept()))
    save(figures, keep=chosen.keep)
    print(f"The figures are also in {LATEST}.")


if __name__ == "__main__":
    main()
