"""The first frame, which is part of index.html: it appears before scripts run, and they take it over invisibly."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.watch import Watch
from web.build.page import PAGE, STYLES, Files

# Bytes of index.html and the style sheet, gzipped: all that the first frame needs.
MOST_BYTES = 21_000
SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1440, "height": 900},
]
# Records layout shifts without input.
SHIFTS = """globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push([entry.value, entry.startTime]);
}).observe({ type: "layout-shift", buffered: true });"""


class Held:
    """Holds the page's scripts back until `release`."""

    def __init__(self, page: Page) -> None:
        self.routes: list[Route] = []
        self.released = False
        page.context.route(re.compile(r"app/(main|rest)\.js"), self.answer)

    def answer(self, route: Route) -> None:
        """Answer at once, or later."""
        if self.released:
            route.continue_()
        else:
            self.routes.append(route)

    def release(self) -> None:
        """Answer now."""
        self.released = True
        for route in self.routes:
            route.continue_()


def expect_first_frame(table: Table) -> None:
    table.expect_size(19)
    expect(table.board.get_by_role("button").first).to_be_visible()
    for name in ("Red", "Blue"):
        expect(table.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    expect(table.main).to_contain_text("You are Red, and Red starts.")
    expect(table.button("Learn in 3 minutes")).to_be_visible()
    expect(table.button("New game")).to_be_visible()


def test_without_scripts_the_page_shows_board_players_and_invitation(open_page: OpenPage, watch: Watch) -> None:
    watch.allow("[.]js[?0-9a-f]* csp$|[.]mjs csp$")  # Chromium's name for scripts that it does not request
    expect_first_frame(Table(open_page(newcomer=True, java_script_enabled=False)))


@pytest.mark.as_built  # Python's progress takes no space
@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=[pytest.mark.slow] * (size is SIZES[1]), id=f"{size['width']}") for size in SIZES],
)
def test_nothing_moves_when_the_scripts_take_over(open_page: OpenPage, site: str, size: ViewportSize) -> None:
    page = open_page(None, newcomer=True, viewport=size)
    page.add_init_script(SHIFTS)
    held = Held(page)
    page.goto(site, wait_until="commit")
    table = Table(page)
    expect_first_frame(table)
    held.release()
    table.expect_person()
    assert page.evaluate("globalThis.shifts ?? []") == []


def test_presses_before_the_scripts_load_take_effect_when_they_have(open_page: OpenPage, site: str) -> None:
    page = open_page(None, newcomer=True)
    held = Held(page)
    page.goto(site, wait_until="commit")
    table = Table(page)
    expect_first_frame(table)
    table.press("C3")
    table.button("New game").focus()
    held.release()
    expect(table.turn(1)).to_contain_text("C3")  # the bot may eat the stone at once
    expect(table.button("New game")).to_be_focused()


def test_a_hint_requested_before_the_scripts_load_appears(open_page: OpenPage, site: str) -> None:
    page = open_page(None, newcomer=True)
    held = Held(page)
    page.goto(site, wait_until="commit")
    table = Table(page)
    expect_first_frame(table)
    table.button("Hint").click()
    held.release()
    expect(table.button("Which cell?")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "path", "stored"),
    [("de-AT", "", None), ("en-GB", "#hexhex4,genius,", None), ("en-GB", "", "{}"), ("en-GB", "?safe", None)],
    ids=["language", "link", "returning", "safe"],
)
def test_a_drawn_frame_that_does_not_fit_the_visitor_is_never_shown(
    open_page: OpenPage, site: str, language: str, path: str, stored: str | None
) -> None:
    page = open_page(None, newcomer=True, locale=language)
    if stored is not None:
        page.add_init_script(f"localStorage['bug.settings'] = {stored!r}")
    held = Held(page)
    page.goto(site + path, wait_until="commit")
    expect(page.locator("html")).to_have_attribute("data-drawn", "no")
    board = page.get_by_role("group", name="Board: Small", include_hidden=True)
    expect(board).to_be_hidden()
    held.release()
    expect(page.get_by_role("group", name=re.compile("^(Board|Brett)"))).to_be_visible()


@pytest.mark.parametrize("part", [r"app/rest\.js", r"rest\.css"])
def test_a_missing_part_of_the_page_is_reported_at_a_first_visit(
    open_page: OpenPage, site: str, watch: Watch, part: str
) -> None:
    watch.allow(part)
    page = open_page(None, newcomer=True)
    page.context.route(re.compile(part), lambda route: route.abort())
    page.goto(site)
    panel = page.get_by_role("alert")
    expect(panel).to_be_visible()
    page.context.unroute_all()
    page.reload()
    table = Table(page)
    expect(panel).to_be_hidden()
    table.open_form()


def test_the_first_frame_needs_little(first_build: Files) -> None:
    assert sum(len(gzip.compress(first_build[path], 6)) for path in ("index.html", STYLES)) <= MOST_BYTES
    page = first_build["index.html"].decode()
    assert "style=" not in page  # forbidden by the policy
    assert f'src="{PAGE}"' not in page.partition("<body>")[2]


def test_the_loading_message_covers_nothing(open_page: OpenPage, site: str) -> None:
    page = open_page(None, newcomer=True)
    Held(page)
    page.goto(site, wait_until="commit")
    table = Table(page)
    for width, height in ((320, 568), (390, 844), (820, 1180), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect_first_frame(table)
        table.painted()
        words = table.boot.bounding_box()
        assert words
        for button in page.get_by_role("button").all():
            place = button.bounding_box()
            assert place
            beside = place["x"] + place["width"] <= words["x"] or words["x"] + words["width"] <= place["x"]
            above = place["y"] + place["height"] <= words["y"] or words["y"] + words["height"] <= place["y"]
            assert beside or above, (width, button.inner_text())
