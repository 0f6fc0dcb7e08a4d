"""Fixtures of the browser tests: the built site, served below /bug/ as on GitHub Pages, and a watched page.

`page` is one window of a new visitor; `open_page(**options)` opens others, with the options of Playwright's
`new_context` (`color_scheme="dark"`, `viewport=…`, `reduced_motion="no-preference"`, `has_touch=True`) and `clock=True`
for a clock that the test moves forward. visitors.py keeps their browser contexts. A test fails on an error in the
console, an uncaught exception, a failed request and a request to another host, unless it expects that:
`watch.allow("[.]whl")`.

To be fast, a test has its engine in CPython (bridge.py), reduced motion and no sound. The mark `as_built` gives it
Pyodide, motion and sound, as a visitor has them.

Environment: BUG_DIST names a site built from these sources, otherwise the tests build one; BUG_BROWSERS is `chromium`
or `chromium,firefox,webkit`; BUG_AS_BUILT=1 marks every test `as_built`; BUG_LATENESS=800 delays messages and frames
by up to that many milliseconds (visitors.py), to find tests and code that do not wait for them.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    Error,
    Page,
    Playwright,
    Route,
    sync_playwright,
)

from tests.e2e.bridge import AS_BUILT, BridgeHandler, bridged
from tests.e2e.table import INERT_PAGE, Table
from tests.e2e.visitors import Visitors
from tests.e2e.watch import Watch, proxy, recording
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium, find_firefox
from web.build.bundle import bundle, own_modules
from web.build.page import Files, is_built_of
from web.build.server import SiteHandler, site_server
from web.build.site import build, source_files
from web.build.workspace import DIST, REPORTS

BROWSERS = os.environ.get("BUG_BROWSERS", "chromium").split(",")
# Pages of one site, even later ones, share a process and its compiled code.
SHARING = "--process-per-site"
# The browser's fake camera with a moving picture; without a window there is no prompt, so permission is granted.
CAMERA = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
# Most tests end before an optimising compiler pays off, so WebAssembly and scripts keep their first compilation
# (8 % less processor time). In a slow run, with Pyodide for all engines, the compilers pay off.
UNOPTIMISED = [] if AS_BUILT else ["--js-flags=--liftoff-only,--no-maglev,--no-opt"]
# The storage of a visitor who has played before. A file's storage must not be asked so early (0040).
SEEN_BEFORE = """try {
  if (location.protocol !== "file:" && !localStorage["bug.settings"])
    localStorage["bug.settings"] = '{"tools": true, "thoughts": true}';
} catch {}"""
# A stored game between two people on hexhex3, or against a bot, on another board or with a clock, after some turns.
STORED = """((turns, { board = "hexhex3", bot = "", control = "" } = {}) => {
  try {
    if (location.protocol === "file:" || localStorage["bug.game"]) return;
    const seats = [{ kind: "person" }, bot ? { kind: "bot", level: bot } : { kind: "person" }];
    const clock = control ? { control, events: [] } : null;
    const game = { ruleset: "genius", board, seats, starts: 0, turns, cursor: turns.length, draft: [], clock };
    localStorage["bug.game"] = JSON.stringify({ version: 2, game });
  } catch {}
})"""
# The browser's own sound takes 0.1 s of processor time for the first stone; `real` is for tests of sounds.
SILENT = """{
  const curve = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = { frequency: curve, gain: curve, connect: (to) => to, start() {}, stop() {} };
  globalThis.AudioContext = class {
    static real = globalThis.AudioContext;
    currentTime = 0;
    destination = node;
    createOscillator = () => ({ ...node });
    createGain = () => node;
    resume = async () => {};
    suspend = async () => {};
    close = async () => {};
  };
}"""
OLD_SITE = "dist/ is older than the sources: run python3 build.py build"
FAILED = pytest.StashKey[bool]()

OpenPage = Callable[..., Page]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test of this folder."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("e2e")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, so that a screenshot can be kept."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def sources() -> Files:
    """The files from which the site is built."""
    return source_files()


@pytest.fixture(scope="session")
def dist(request: pytest.FixtureRequest, sources: Files) -> Path:
    """The folder of the built site, which must be built from these sources: all tests of another would fail."""
    if folder := os.environ.get("BUG_DIST"):
        if not is_built_of(sources, Path(folder)):
            request.session.shouldfail = OLD_SITE  # pytest.exit would break the processes of pytest-xdist
            pytest.fail(OLD_SITE, pytrace=False)
        return Path(folder)
    build()
    return DIST


@pytest.fixture(scope="session")
def first_build(dist: Path) -> Files:
    """The files of the built site."""
    return {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}


@contextlib.contextmanager
def served(folder: Path, handler: type[SiteHandler] = SiteHandler, **options: Any) -> Iterator[str]:
    """Serve a site below /bug/ and yield its address, which ends in a slash."""
    options = {"prefix": "/bug/", "caching": "max-age=600"} | options
    with site_server(folder, handler=recording(handler), **options) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/bug/"
        server.shutdown()


@pytest.fixture(scope="session")
def pyodide_site(dist: Path) -> Iterator[str]:
    """The site as built."""
    with served(dist) as address:
        yield address


@pytest.fixture(scope="session")
def bridge_site(dist: Path, sources: Files) -> Iterator[str]:
    """The site with its engine outside the browser (bridge.py)."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    with served(dist, BridgeHandler, replaced=bridged(sources, page)) as address:
        yield address


@pytest.fixture
def as_built(request: pytest.FixtureRequest) -> bool:
    """Whether this test gets the site as built, with Pyodide, motion and sound."""
    return AS_BUILT or request.node.get_closest_marker("as_built") is not None


@pytest.fixture
def site(request: pytest.FixtureRequest, as_built: bool) -> str:
    """The address of the site."""
    address: str = request.getfixturevalue("pyodide_site" if as_built else "bridge_site")
    return address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """A running Playwright."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session", params=BROWSERS)
def browser(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Browser]:
    """A browser for all tests."""
    if request.param == "firefox":
        launched = playwright.firefox.launch(channel="moz-firefox", executable_path=find_firefox())
    elif request.param == "webkit":  # Playwright's own: `python -m playwright install webkit`
        launched = playwright.webkit.launch()
    else:
        # Playwright's own option would send requests to this machine through the proxy, too.
        refusing = f"--proxy-server=127.0.0.1:{proxy().server_address[1]}"
        options = [*CHROMIUM_OPTIONS, SHARING, *CAMERA, *UNOPTIMISED, refusing]
        launched = playwright.chromium.launch(executable_path=find_chromium(), args=options)
    yield launched
    launched.close()


@pytest.fixture
def watch(site: str, browser: Browser) -> Watch:
    """Errors in this test's pages."""
    return Watch(site, has_proxy=browser.browser_type.name == "chromium")


@pytest.fixture(scope="session")
def visitors(browser: Browser, pyodide_site: str) -> Visitors:
    """Opens all windows of the tests."""
    return Visitors(browser, pyodide_site)


@pytest.fixture
def single_file(dist: Path, watch: Watch, tmp_path: Path) -> Path:
    """The single file, alone in a folder; this test's pages may request nothing else."""
    file = tmp_path / "A game, mailed.html"
    shutil.copy(dist / "bug.html", file)
    watch.host = file.as_uri()
    return file


@pytest.fixture
def open_page(
    request: pytest.FixtureRequest, visitors: Visitors, site: str, as_built: bool, watch: Watch
) -> Iterator[OpenPage]:
    """Return a function that opens the site in a visitor's window. `path` is relative to the site; None opens nothing.

    The visitor has finished a game before and shows bots' thoughts; a `newcomer` has not. With `played` the page has
    stored a game between two people on hexhex3, after some turns: it needs no form for a new game. `game` may name
    another `board`, the level of a `bot` that plays Blue, and the time `control` of a clock.
    """
    pages: list[Page] = []

    def open_page(
        path: str | None = "",
        *,
        newcomer: bool = False,
        played: Sequence[str] | None = None,
        game: dict[str, str] | None = None,
        **options: Any,
    ) -> Page:
        scripts = [] if newcomer else [SEEN_BEFORE]
        if not as_built:
            options.setdefault("reduced_motion", "reduce")
            scripts.append(SILENT)
        page = visitors.enter(site, **options)
        pages.append(page)
        if played is not None:
            scripts.append(f"{STORED}({json.dumps(played)}, {json.dumps(game or {})})")
        if scripts:
            page.add_init_script("\n".join(scripts))
        watch.follow(page)
        if path is not None:
            page.goto(site + path)
        return page

    yield open_page
    failed = request.node.stash.get(FAILED, False)
    if failed:
        for number, page in enumerate(pages):
            REPORTS.mkdir(exist_ok=True)
            with contextlib.suppress(Error):
                page.screenshot(path=REPORTS / f"{request.node.name}-{number}.png")
    visitors.leave(failed=failed)
    watch.leave()
    BridgeHandler.forget()
    assert not watch.unexpected()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """The site in a new visitor's window."""
    return open_page()


def with_script(text: str) -> Callable[[Route], None]:
    """Answers with a script."""
    return lambda route: route.fulfill(body=text, content_type="text/javascript")


@pytest.fixture(scope="session")
def joined(sources: Files) -> Callable[[str], str]:
    """Joins a module of the sources with all that it imports."""

    @cache
    def joined(module: str) -> str:
        return bundle(own_modules(sources), module)[module].decode()

    return joined


@pytest.fixture
def quiet(open_page: OpenPage, watch: Watch, joined: Callable[[str], str]) -> Page:
    """A page without scripts that can import the module that starts an engine, which visitors get in a bundle."""
    page = open_page(INERT_PAGE)

    def answer(route: Route) -> None:
        with_script(joined("web" + route.request.url.partition("/web")[2]))(route)

    page.context.route(re.compile(r"engine/client\.js|boot/platform\.js"), answer)
    return page


@pytest.fixture
def table(open_page: OpenPage) -> Table:
    """A new game between two people on hexhex3, ready to play."""
    table = Table(open_page(played=[]))
    assert table.expect_person()
    return table
