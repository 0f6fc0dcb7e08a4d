"""Faults of the engine and the page: the page names each, and the game can be copied."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import NEXT_FRAME, Gate, Table
from tests.e2e.watch import Watch
from web.build.page import Files

KEPT = "Your game is saved in this browser. You can also copy it:"
# The worker ends without a message, as if the system were out of memory.
KILL = "setTimeout(() => self.close())"
# After this silence the page asks, and after as long again it gives the worker up (engine/client.js).
PATIENCE_MS = 10_000
NO_MODULE_WORKERS = """globalThis.Worker = class extends Worker {
  constructor(address) {
    super(address); // as if there were no other kind
    this.addEventListener("error", () => console.info("A worker failed"));
  }
};"""
NO_WORKERS = "delete globalThis.Worker;"
PLAYED = ["C3", "B2-B1"]  # the stored game
SLOWEST = "queen"  # the level of the slowest bot
# Makes the stored game one of a later version; returns it.
OF_LATER_VERSION = """() => {
  const text = JSON.stringify({ ...JSON.parse(localStorage.getItem("bug.game")), version: 99 });
  localStorage.setItem("bug.game", text);
  return text;
}"""


def with_type(content_type: str) -> Callable[[Route], None]:
    """Answer with the file under another type."""

    def answer(route: Route) -> None:
        route.fulfill(response=route.fetch(), headers={"Content-Type": content_type})

    return answer


def cut_short(route: Route) -> None:
    """Answer with the first half."""
    response = route.fetch()
    body = response.body()
    route.fulfill(body=body[: len(body) // 2], content_type=response.headers["content-type"])


def changed(route: Route) -> None:
    """Answer with a script that requests a missing file, which fails the test if it runs."""
    site = route.request.url.partition("/bug/")[0]
    body = route.fetch().text() + f';fetch("{site}/bug/ran")'
    route.fulfill(body=body, content_type="text/javascript")


BROKEN: tuple[tuple[str, Callable[[Route], None]], ...] = (
    (r"\.wasm", cut_short),
    (r"pyodide\.asm\.mjs", cut_short),
    (r"pyodide\.asm\.mjs", with_type("text/plain")),
    (r"pyodide\.mjs", changed),
    (r"pyodide\.asm\.mjs", changed),
    (r"engine/worker\.js", with_type("text/html")),
    (r"engine/worker\.js", changed),
)
FEW_BROKEN = (BROKEN[0], BROKEN[2], BROKEN[4], BROKEN[6])  # each way once, and the files of the engine


@pytest.mark.as_built
@pytest.mark.parametrize("broken", [FEW_BROKEN, pytest.param(BROKEN, marks=pytest.mark.slow)], ids=["few", "all"])
def test_broken_files_are_reported(
    open_page: OpenPage, site: str, watch: Watch, broken: tuple[tuple[str, Callable[[Route], None]], ...]
) -> None:
    """Several files, one after the other; "Try again" boots again, and after the repair the page plays."""
    watch.allow(r"pyodide|library|engine|MIME|[Ww]asm")
    table = Table(open_page(None, played=PLAYED))
    page, context = table.page, table.page.context
    for number, (file, answer) in enumerate(broken):
        held = Held(page, file, answer)
        with context.expect_event("request", held.asked):
            if number:
                table.failure.get_by_role("button", name="Try again").click()
            else:
                page.goto(site, wait_until="commit")
        expect(table.failure).to_be_hidden()  # otherwise it would be the previous file's
        held.release()
        expect_panel(table)
        context.unroute(re.compile(file))
    table.failure.get_by_role("button", name="Try again").click()
    expect(table.failure).to_be_hidden()
    table.play("E1")


class Held:
    """Holds requests for a file back until `release`, then answers them."""

    def __init__(self, page: Page, file: str, answer: Callable[[Route], None]) -> None:
        self.file, self.answer = re.compile(file), answer
        self.routes: list[Route] = []
        self.released = False
        page.context.route(self.file, self.hear)

    def asked(self, request: Request) -> bool:
        """Whether this is a request for the file."""
        return self.file.search(request.url) is not None

    def hear(self, route: Route) -> None:
        """Answer at once, or later."""
        if self.released:
            self.answer(route)
        else:
            self.routes.append(route)

    def release(self) -> None:
        """Answer the held requests, and all later ones."""
        self.released = True
        for route in self.routes:
            self.answer(route)


@pytest.mark.parametrize("browser_lacks", [NO_MODULE_WORKERS, NO_WORKERS], ids=["module-workers", "workers"])
def test_an_old_browser(open_page: OpenPage, site: str, watch: Watch, browser_lacks: str) -> None:
    watch.allow("import")
    table = Table(open_page(None, played=PLAYED))
    table.page.add_init_script(browser_lacks)
    table.page.goto(site)
    expect_panel(table)
    expect(table.failure).to_contain_text("use a newer Firefox, Chrome, Edge or Safari")


@pytest.mark.as_built
def test_a_worker_that_fails_before_the_page_loads(open_page: OpenPage, site: str, watch: Watch) -> None:
    """One panel reports it, not two (found on a slow machine: index.html has one for failing scripts)."""
    watch.allow("import")
    table = Table(open_page(None, played=PLAYED))
    table.page.add_init_script(NO_MODULE_WORKERS)
    held = Held(table.page, r"/app/main\.js", Route.continue_)
    with table.page.expect_console_message(lambda message: message.text == "A worker failed"):
        table.page.goto(site, wait_until="commit")
    held.release()
    expect_panel(table)


def expect_panel(table: Table) -> None:
    """Expect the panel with the remedy and the game."""
    expect(table.failure).to_be_visible()
    game = table.failure.get_by_role("textbox", name=KEPT)
    expect(game).to_have_value(re.compile(rf"^Bug · genius · hexhex3 .*\n1\. {' '.join(PLAYED)}$"))
    expect(table.failure.get_by_role("button", name="Copy").first).to_be_enabled()


@pytest.mark.parametrize(
    ("file", "answer"),
    [
        pytest.param(r"/app/main\.js", with_type("text/plain"), id="main-type"),
        pytest.param(r"/app/main\.js", cut_short, id="main-cut", marks=pytest.mark.slow),
        pytest.param(r"/app/rest\.js", with_type("text/plain"), id="rest-type", marks=pytest.mark.slow),
        pytest.param(r"/app/rest\.js", cut_short, id="rest-cut"),
        pytest.param(r"/boot/prestart\.js", with_type("text/plain"), id="prestart-type"),
        pytest.param(r"/boot/prestart\.js", cut_short, id="prestart-cut", marks=pytest.mark.slow),
    ],
)
def test_a_broken_page_is_reported(
    open_page: OpenPage, site: str, watch: Watch, file: str, answer: Callable[[Route], None]
) -> None:
    watch.allow(r"MIME|SyntaxError|Unexpected|missing|Invalid|not defined|integrity|digest|dynamically")
    watch.allow("Private field|not a function")  # the rest of a cut file may be valid
    page = open_page(None, played=PLAYED)
    page.context.route(re.compile(file), answer)
    page.goto(site)
    panel = page.get_by_role("alert", name="Part of Bug did not load")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("Reload the page")
    expect(panel.get_by_role("textbox", name=KEPT)).to_have_value(re.compile('"turns":\\["C3","B2-B1"\\]'))


def test_without_a_game_the_page_offers_none_to_copy(open_page: OpenPage, site: str, watch: Watch) -> None:
    watch.allow("MIME")
    page = open_page(None, newcomer=True)
    page.context.route(re.compile(r"/app/main\.js"), with_type("text/plain"))
    page.goto(site)
    panel = page.get_by_role("alert", name="Part of Bug did not load")
    expect(panel).to_contain_text("Reload the page")
    expect(panel.get_by_role("textbox")).to_be_hidden()


def test_a_missing_part_of_the_page_is_requested_again(open_page: OpenPage, site: str, watch: Watch) -> None:
    """The board takes a stone before the rest of the page has loaded."""
    watch.allow("rest\\.js|Failed to load resource|dynamically")
    table = Table(open_page(None, newcomer=True))
    gate = Gate(table.page, r"/app/rest\.js")
    table.page.goto(site)
    table.grow("C3")
    table.button("Learn").click()
    table.page.context.route(gate.pattern, lambda route: route.abort())
    for route in gate.held:
        route.abort()
    expect(table.failure).to_contain_text("Part of the page did not load. Check your connection, then try again.")
    expect(table.failure.get_by_role("textbox", name=KEPT)).to_have_value(re.compile(r"1\. C3"))
    table.page.context.unroute(gate.pattern)
    table.failure.get_by_role("button", name="Try again").click()
    table.button("Learn").click()
    expect(table.dialog("Learn Bug")).to_be_visible()


def test_of_the_dialogs_opened_before_the_rest_loads_the_last_stays_open(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(None, newcomer=True))
    gate = Gate(table.page, r"/app/rest\.js")
    table.page.goto(site)
    table.grow("C3")
    table.button("Learn").click()
    table.button("Settings").click()
    gate.open()
    expect(table.dialog("Settings")).to_be_visible()
    expect(table.page.get_by_role("dialog")).to_have_count(1)


@pytest.mark.parametrize("file", [r"/app/main\.js", r"/strings/en\.ftl\.js"])
def test_a_page_with_parts_of_two_versions_repairs_itself(
    open_page: OpenPage, site: str, watch: Watch, file: str
) -> None:
    """As if the browser has cached a file of an older version, or the server gets a new one meanwhile."""
    table = Table(open_page(None, played=PLAYED))
    watch.allow("integrity|Integrity|digest")
    other = [True]

    def until_asked_again(route: Route) -> None:
        if route.request.resource_type == "fetch":
            other.clear()
        if other:
            route.fulfill(body=route.fetch().text() + "\n// of another version", content_type="text/javascript")
        else:
            route.continue_()

    table.page.context.route(re.compile(file), until_asked_again)
    visits: list[Request] = []

    def is_second_visit(request: Request) -> bool:
        visits.extend([request] if request.is_navigation_request() else [])
        return len(visits) == 2

    with table.page.expect_event("requestfinished", is_second_visit):
        table.page.goto(site, wait_until="commit")
    table.expect_turns(*PLAYED)
    table.play("E1")
    assert not other


def test_a_worker_of_another_version_than_the_page_is_reported(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(None, played=PLAYED))

    def other_build(route: Route) -> None:
        text = re.sub('build:"[^"]+"', 'build:"another"', route.fetch().text())
        route.fulfill(body=text, content_type="text/javascript")

    table.page.context.route(re.compile(r"/engine/worker\.js"), other_build)
    table.page.goto(site)
    expect_panel(table)
    expect(table.failure).to_contain_text("A new version of Bug arrived while this page was loading. Reload the page")


@pytest.mark.parametrize("part", ["dialogs", "chunk", "de.ftl"])
def test_a_changed_late_part_does_not_run_and_is_requested_again(
    open_page: OpenPage, site: str, first_build: Files, watch: Watch, part: str
) -> None:
    """At a first visit, without a service worker that checks files."""
    watch.allow("integrity|dynamically")
    page = open_page(None, newcomer=True)
    browser = page.context.browser
    if part != "de.ftl" and browser and browser.browser_type.name == "firefox":
        pytest.skip("Firefox reads one import map, that of the words")

    def changed_on_disk(route: Route) -> None:
        text = first_build[route.request.url.removeprefix(site).partition("?")[0]].decode()
        route.fulfill(body=text + ";globalThis.ran = true;", content_type="text/javascript")

    page.context.route(re.compile(rf"/parts/{re.escape(part)}-"), changed_on_disk)
    page.goto(site)
    table = Table(page)
    table.button("Settings").click()
    if part == "de.ftl":
        table.dialog("Settings").get_by_role("button", name="Language and coordinates").click()
        table.dialog("Settings").get_by_role("combobox", name="Language").select_option("Deutsch")
    lost = page.get_by_text("This part of the page did not load.")
    expect(lost).to_be_visible()
    assert page.evaluate("globalThis.ran") is None
    page.context.unroute_all()
    if part != "de.ftl":
        again = page.get_by_role("dialog").get_by_role("button", name="Try again")
        again.evaluate_all("(there) => there.forEach((each) => each.click())")  # the page may retry by itself
        expect(table.dialog("Settings")).to_be_visible()


@pytest.fixture
def thinking(open_page: OpenPage) -> Table:
    """A bot in mid-search, on a page whose clock the test moves forward."""
    table = Table(open_page(played=[], game={"board": "hexhex4", "bot": SLOWEST}, clock=True))
    table.grow("D4")
    expect(table.button("Play now")).to_be_visible()
    return table


def kill(page: Page) -> None:
    """End the worker, and let the page notice its silence."""
    worker = page.workers[-1]
    with page.expect_event("worker"):
        worker.evaluate(KILL)
        page.clock.fast_forward(PATIENCE_MS)
        page.clock.fast_forward(PATIENCE_MS)
    page.evaluate(NEXT_FRAME)  # in which the page says that a new one is starting


def test_a_worker_killed_in_mid_search_is_replaced(thinking: Table) -> None:
    kill(thinking.page)
    expect(thinking.boot).to_be_hidden()
    thinking.button("Play now").click()
    expect(thinking.turn(2)).to_be_attached()
    assert thinking.expect_person()
    assert thinking.turns()[0] == "D4"


def test_a_worker_killed_again_is_reported(thinking: Table) -> None:
    page = thinking.page
    kill(page)
    expect(thinking.button("Play now")).to_be_visible()
    expect(thinking.boot).to_be_hidden()
    kill(page)
    panel = page.get_by_role("alert", name="The rules ran into an error")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("The rules stopped answering. Try again; your game is saved.")
    expect(panel.get_by_role("textbox", name=KEPT)).to_have_value(re.compile(r"1\. D4"))
    panel.get_by_role("button", name="Try again").click()
    thinking.button("Let the bot play").click()
    thinking.button("Play now").click()
    expect(thinking.turn(2)).to_be_attached()


def test_a_game_stored_by_a_later_version(table: Table) -> None:
    """For games of earlier versions and damaged ones see tests/js/app/persistence.test.mjs."""
    table.play("C3")
    text = table.come_back(OF_LATER_VERSION)
    expect(table.main).to_contain_text("from a newer version of Bug")
    assert text in table.page.evaluate("Object.values(localStorage)")
    table.new_game().play("C3")
