"""From the first paint to the first turn: what works before Python has loaded, and if it never loads."""

from __future__ import annotations

import gzip
import re
from functools import partial

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.boot.policy import expect_policy
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Gate, Table, expect_becomes
from tests.e2e.watch import Watch
from web.build.page import PAGE, PRESTART, REST, REST_STYLES, STYLES, Files

# Requests up to the first legal moves; bytes of the page's script and style sheet, gzipped; and bytes of what loads
# later. The first frame needs none of the scripts (test_first_frame.py). docs/lab/README.md has today's figures.
MOST_REQUESTS = 15
MOST_BYTES = 60_000
MOST_BYTES_OF_REST = 63_400

# The requests for which the engine waits, with Pyodide and with CPython.
PYTHON = r"\.whl|/wire/"

# Counts the cells before the first frame is drawn.
FIRST_FRAME = (
    "requestAnimationFrame(() => { firstCells = document.querySelectorAll('main svg [role=button]').length; });"
)

# The page names a file that has not arrived in a minute; here, in half a second. That is its first timer of a minute.
IMPATIENT = """(() => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, ms, ...more) => {
    if (ms === 60000) globalThis.setTimeout = setTimeout;
    return setTimeout(act, ms === 60000 ? 500 : ms, ...more);
  };
})()"""


def missing(route: Route) -> None:
    """Answer that there is no such file."""
    route.fulfill(status=404, body="not here")


def test_clicks_before_the_rules_load_are_kept_and_played(open_page: OpenPage, site: str) -> None:
    page = open_page(None)
    page.add_init_script(FIRST_FRAME)
    gate = Gate(page, PYTHON)
    table = Table(page)
    page.goto(site)
    table.expect_size(19)
    if page.evaluate("document.createElement('script').blocking?.supports('render')"):  # otherwise only a first visit's
        expect_becomes(partial(page.evaluate, "globalThis.firstCells"), 19)
    expect(table.boot).to_be_visible()
    expect(table.main).to_contain_text("You can already play")
    table.new_game()
    table.press("C3")
    table.expect_says("This plays as soon as the rules are loaded.")
    table.press("B2")
    table.press("B1")
    table.expect_turns()
    gate.open()
    table.expect_stone("B1")
    table.expect_turns("C3", "B2-B1")
    expect(table.boot).to_be_hidden()


def test_an_illegal_click_before_the_rules_load_is_refused_when_they_have(open_page: OpenPage, site: str) -> None:
    page = open_page(None)
    gate = Gate(page, PYTHON)
    table = Table(page)
    page.goto(site)
    table.new_game()
    table.press("C3")
    table.press("C3")
    gate.open()
    table.expect_says("C3 is taken")
    table.expect_turns("C3")


def test_rules_that_do_not_load_are_reported_and_requested_again(open_page: OpenPage, site: str, watch: Watch) -> None:
    """For other files and faults see engine/test_engine.py and engine/test_faults.py."""
    file = r"engine/worker\.js"
    table = Table(open_page(None, played=["C3", "B2-B1"]))
    watch.allow(file)
    context = table.page.context
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.route(re.compile(file), missing)
    table.page.goto(site)
    expect(table.failure).to_be_visible()
    kept = table.failure.get_by_role("textbox", name="Your game is saved in this browser. You can also copy it:")
    expect(kept).to_have_value(re.compile(r"^Bug · genius · hexhex3 .*\n1\. C3 B2-B1$"))
    expect(kept).to_be_editable(editable=False)
    table.failure.get_by_role("button", name="Copy").first.click()
    expect(table.failure.get_by_role("button", name="Copied")).to_be_visible()
    table.failure.get_by_text("Error report").first.click()
    expect(table.failure.get_by_role("textbox", name="Error report")).to_have_value(re.compile(r"^\w+: ."))
    table.expect_turns("C3", "B2-B1")

    context.unroute(re.compile(file))
    table.failure.get_by_role("button", name="Try again").click()
    expect(table.failure).to_be_hidden()
    table.expect_says("Red to play")
    table.play("E1")
    table.expect_turns("C3", "B2-B1", "E1")


@pytest.mark.parametrize("newcomer", [True, False], ids=["first visit", "later"])
def test_a_missing_style_sheet_is_reported_and_repaired(
    open_page: OpenPage, site: str, watch: Watch, newcomer: bool
) -> None:
    watch.allow("styles[.]css")
    played = None if newcomer else ["C3", "B2-B1"]
    table = Table(open_page(None, newcomer=newcomer, played=played))
    context = table.page.context
    context.route(re.compile(r"/styles\.css"), missing)
    table.page.goto(site)
    expect(table.failure).to_be_in_viewport()
    expect(table.button("New game").first).to_be_visible()
    expect(table.boot).to_be_hidden()
    expect(table.failure).to_be_in_viewport()  # even after the page has been painted
    context.unroute(re.compile(r"/styles\.css"))
    table.button("Load everything again").click()
    expect(table.failure).to_be_hidden()
    if not newcomer:
        table.expect_turns("C3", "B2-B1")
        table.play("E1")


def test_a_style_sheet_that_fails_once_is_requested_again(open_page: OpenPage, site: str, watch: Watch) -> None:
    watch.allow("styles[.]css")
    table = Table(open_page(None, played=[]))
    table.page.context.route(re.compile(r"/styles\.css"), missing, times=1)
    table.page.goto(site)
    # A function: Playwright evaluates a text again at each frame, which the page's policy forbids.
    table.page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    table.play("C3")
    expect(table.failure).to_be_hidden()


@pytest.mark.parametrize("late", [r"/styles\.css", r"/main\.js"])
def test_a_file_that_arrives_after_it_was_reported_is_used_and_the_report_goes_away(
    open_page: OpenPage, site: str, late: str
) -> None:
    table = Table(open_page(None, played=["C3"]))
    table.page.add_init_script(IMPATIENT)
    gate = Gate(table.page, late)
    table.page.goto(site, wait_until="commit")
    expect(table.failure).to_be_visible()
    gate.open()
    expect(table.button("New game").first).to_be_in_viewport()  # without styles, the large logo is above it
    expect(table.failure).to_be_hidden()
    table.play("B2")


def test_the_report_of_a_late_style_sheet_is_in_sight_on_the_page_without_style(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(None, played=["C3"]))
    table.page.add_init_script(IMPATIENT)
    gate = Gate(table.page, r"/styles\.css")
    table.page.goto(site, wait_until="commit")
    expect(table.button("New game").first).to_be_visible()
    expect(table.failure).to_be_in_viewport()
    gate.open()
    expect(table.failure).to_be_hidden()


@pytest.mark.as_built
def test_a_first_visit_requests_little_and_nothing_from_other_sites(
    open_page: OpenPage, site: str, first_build: Files, watch: Watch
) -> None:
    """Requests and bytes never vary, so they have budgets. The policy also holds for the engine."""
    page = open_page(None)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    table = Table(page)
    page.goto(site)
    table.expect_person()
    files = {url.removeprefix(site) for url in asked if url.startswith(site)}
    first = {
        file for file in files if not file.startswith(("web/parts/", "sw.js"))
    }  # these come after the first legal moves
    assert len(first) <= MOST_REQUESTS, sorted(first)
    assert sum(len(gzip.compress(first_build[path], 6)) for path in (PRESTART, PAGE, STYLES)) <= MOST_BYTES
    assert sum(len(gzip.compress(first_build[path], 6)) for path in (REST, REST_STYLES)) <= MOST_BYTES_OF_REST
    table.new_game("hexhex2", blue="Larva").exchange("A1")
    assert any(".wasm" in url for url in asked)
    assert any(".whl" in url for url in asked)
    # The page itself makes the engine's worker.
    own = (site, "blob:" + site.removesuffix("bug/"))
    assert [url for url in asked if not url.startswith(own)] == []
    expect_policy(page, watch)
