"""Measurable parts of the look: the board stays in sight, motion follows the setting, and the page never stutters."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.access import FEW_SCREENS as FEW
from tests.e2e.access import SCREENS, expect_board_in_sight
from tests.e2e.conftest import OpenPage
from tests.e2e.game.forms import TWO_HUNGRY
from tests.e2e.table import Table

# Screens with little height for the words below the board.
LOW_SCREENS: dict[str, ViewportSize] = {
    "smallest-phone": {"width": 320, "height": 480},
    "small-phone-on-its-side": {"width": 568, "height": 320},
    "low-window": {"width": 1024, "height": 500},
    "just-not-low": {"width": 1024, "height": 580},
}

# One with the words below the board, one with them next to it, and those with the least space.
FEW_SCREENS = ("phone", "laptop", "smallest-phone", "small-phone-on-its-side", "low-window")

LONG_TURNS = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2"

# The longest animation or transition in any frame, ms.
MOTION = """globalThis.longest = 0;
const look = () => {
  for (const { effect } of document.getAnimations()) longest = Math.max(longest, effect.getComputedTiming().duration);
  requestAnimationFrame(look);
};
look();"""

# The longest allowed task of the main thread after the first paint, ms of processor time: wall time would include
# other programs of this machine. `build.py bench` measures wall time.
LONG_TASK = 50


@pytest.mark.parametrize("names", [FEW, pytest.param(SCREENS, marks=pytest.mark.slow)], ids=["few", "all"])
def test_the_board_is_in_sight_without_scrolling(open_page: OpenPage, site: str, names: Iterable[str]) -> None:
    expect_in_sight = partial(expect_board_in_sight, names=names)
    table = Table(open_page(reduced_motion="reduce"))
    expect_in_sight(table)
    table = Table(open_page(played=["C5", "C4-D4", "A2", "A1-A2", "E2", "E1-D1"]))
    table.press("E1")
    table.expect_says("E1 is taken")
    expect_in_sight(table)  # with a refusal
    for key in "12345":
        table.page.keyboard.press(f"Shift+Digit{key}")
    expect(table.main).to_contain_text("Only Red can grow on")
    expect_in_sight(table)  # with every aid
    for key in "12345":
        table.page.keyboard.press(f"Shift+Digit{key}")
    table.play("B1")
    table.expect_says("Blue wins")
    expect_in_sight(table)  # with the banner
    table.page.goto(site + "#hexhex8,genius,H8")
    table.expect_stone("H8")
    expect_in_sight(table)
    table.page.goto(site + LONG_TURNS)
    expect(table.turn(10)).to_be_visible()
    expect_in_sight(table)


@pytest.mark.parametrize("names", [FEW_SCREENS, pytest.param(None, marks=pytest.mark.slow)], ids=["few", "all"])
def test_the_board_stays_where_it_is_under_the_pointer(open_page: OpenPage, names: tuple[str, ...] | None) -> None:
    # The sentence about two hungry bugs is long, that about A1 is short.
    table = Table(open_page(f"#hexhex3,iggc,{'.'.join(TWO_HUNGRY)}", reduced_motion="reduce"))
    table.expect_says("Black to play")
    outlook = table.button("Outlook")
    screens = SCREENS | LOW_SCREENS
    for name, screen in [(name, screens[name]) for name in names or screens]:
        table.page.set_viewport_size(screen)
        table.page.mouse.move(0, 0)  # otherwise a resting pointer may end up over the board
        if name in ("phone", "laptop"):  # elsewhere only with the aid, whose words are longer
            expect_board_to_stay(table)
        table.page.keyboard.press("3")  # the aid with long words about what follows the turn
        expect(outlook).to_have_attribute("aria-pressed", "true")
        expect_board_to_stay(table)
        table.page.keyboard.press("3")
        expect(outlook).to_have_attribute("aria-pressed", "false")


def expect_board_to_stay(table: Table) -> None:
    table.cell("A1").focus()
    expect(table.main).to_contain_text("Starts a new bug.")
    table.painted()  # in the window's new size
    at_rest = table.board.bounding_box()
    for look_at in (table.cell("E2").hover, table.cell("E2").focus):
        look_at()
        expect(table.main).to_contain_text("Then it and the bug at D1 can eat; then choose a bonus cell: C2 or E3.")
        assert table.board.bounding_box() == at_rest, table.page.viewport_size
        table.cell("A1").focus()
    table.press("E2")
    table.expect_says("Bonus growth")
    assert table.board.bounding_box() == at_rest, table.page.viewport_size
    table.button("Take back stone").click()
    table.expect_says("Black to play")


def test_the_words_do_not_move_what_is_next_to_them(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True, reduced_motion="reduce"))
    table.expect_person()

    def places() -> list[object]:
        table.painted()
        return [each.bounding_box() for each in (table.board, table.button("Hint"), table.button("Learn in 3 minutes"))]

    for width, height in ((1440, 900), (1024, 768), (1280, 720)):
        table.page.mouse.move(0, 0)
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.main).not_to_contain_text("Starts a new bug.")
        at_rest = places()
        table.cell("C3").hover()
        expect(table.main).to_contain_text("Starts a new bug.")
        assert places() == at_rest, width


def test_hint_stays_when_the_first_lesson_is_offered_no_more(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True, reduced_motion="reduce"))
    table.page.set_viewport_size({"width": 1440, "height": 900})
    table.exchange("C3")
    table.painted()
    before = table.button("Hint").bounding_box()
    expect(table.button("Learn in 3 minutes")).to_be_visible()
    table.button("No, thanks").click()
    expect(table.button("Learn in 3 minutes")).to_be_hidden()
    table.painted()
    assert table.button("Hint").bounding_box() == before


# The smallest and the largest phone, and one between.
@pytest.mark.parametrize(
    "sizes",
    [((320, 568), (360, 740), (412, 915)), pytest.param(((375, 667), (390, 844)), marks=pytest.mark.slow)],
    ids=["few", "others"],
)
def test_the_board_stays_when_an_aid_comes(open_page: OpenPage, sizes: tuple[tuple[int, int], ...]) -> None:
    table = Table(open_page(reduced_motion="reduce"))
    table.expect_person()
    for width, height in sizes:
        table.page.set_viewport_size({"width": width, "height": height})
        table.painted()
        at_rest = table.cell("A1").bounding_box()
        for aid, pressed in (("Threats", "true"), ("Twins", "true"), ("Outlook", "true"), ("Outlook", "false")):
            table.button(aid).click()
            expect(table.button(aid)).to_have_attribute("aria-pressed", pressed)
            table.painted()
            assert table.cell("A1").bounding_box() == at_rest, (width, aid)


def test_the_board_stays_when_a_newcomer_draws(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True, reduced_motion="reduce"))
    table.expect_person()
    for width, height in ((1440, 900), (1280, 720), (390, 844), (320, 568)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.painted()
        at_rest = table.cell("A1").bounding_box()
        for pressed in (True, False):
            table.page.keyboard.press("5")
            expect(table.main.get_by_text("Drawing: ")).to_have_count(int(pressed))
            table.painted()
            assert table.cell("A1").bounding_box() == at_rest, (width, pressed)


# Layout shifts after the first paint without input; browsers without this API report none.
MOVED = """globalThis.moved = [];
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries()) moved.push(...sources.map(({ node }) => node?.id).filter(Boolean));
}).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize("played", [None, ["C3", "B2-B1"]], ids=["bot", "persons"])
def test_parts_that_load_late_do_not_move_the_board(open_page: OpenPage, site: str, played: list[str] | None) -> None:
    page = open_page(None, viewport={"width": 390, "height": 844}, played=played)
    page.add_init_script(MOVED)
    page.goto(site)
    table = Table(page)
    table.expect_person()
    expect(page.get_by_text("Enter a turn as text")).to_be_visible()
    table.painted()
    assert not {"board", "line", "players"} & set(page.evaluate("moved"))


def test_the_graph_stays_next_to_an_aid_if_there_is_space(open_page: OpenPage) -> None:
    table = Table(open_page(viewport={"width": 1440, "height": 900}))
    table.button("Threats").click()
    expect(table.page.get_by_role("heading", name="Threats")).to_be_visible()
    expect(table.heading("Cells left, turn by turn")).to_be_visible()


def test_the_mark_of_the_mover_does_not_overlap_the_number(open_page: OpenPage) -> None:
    table = Table(open_page(viewport={"width": 844, "height": 390}))
    table.expect_person()
    player = table.page.get_by_role("region", name="Red", exact=True)
    badge = player.get_by_text("to play").bounding_box()
    number = table.gauge("Red").get_by_text("19").bounding_box()
    assert badge
    assert number
    assert badge["y"] + badge["height"] + 2 <= number["y"]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_motion_is_short_and_follows_the_setting(open_page: OpenPage, site: str, motion: str) -> None:
    page = open_page(None, played=[], game={"board": "hexhex2"}, reduced_motion=motion)
    page.add_init_script(MOTION)
    page.goto(site)
    table = Table(page)
    table.play("C2", "B2-B3", "C1")
    table.expect_says("Blue wins")
    longest = page.evaluate("longest")
    assert 100 < longest < 3_000 if motion == "no-preference" else longest < 20


def tasks_after_first_paint(trace: list[dict[str, Any]]) -> list[float]:
    """Return the processor time of each task of the page's main thread, ms, from Chromium's trace."""
    paint = next(event for event in trace if event["name"] == "firstPaint")
    main = next(event for event in trace if event["pid"] == paint["pid"] and names_main_thread(event))
    tasks = (event for event in trace if event["name"] == "RunTask" and event["tid"] == main["tid"])
    return [task.get("tdur", 0) / 1000 for task in tasks if task["pid"] == main["pid"] and task["ts"] > paint["ts"]]


def names_main_thread(event: dict[str, Any]) -> bool:
    """Whether this trace entry names the main thread."""
    return bool(event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain")


@pytest.mark.slow  # a timing, so it decides nothing in CI: 32 ms were measured with all aids on, on a busy machine
def test_the_page_never_freezes(open_page: OpenPage, browser: Browser, site: str) -> None:
    if browser.browser_type.name != "chromium":
        pytest.skip("only Chromium tells what each task took")
    page = open_page(None)
    browser.start_tracing(page=page, categories=["__metadata", "loading", "disabled-by-default-devtools.timeline"])
    page.goto(site)
    table = Table(page).new_game("hexhex4", blue="Hornet")
    for key in "1234":
        page.keyboard.press(f"Shift+Digit{key}")
    expect(table.main).to_contain_text("Only Red can grow on")
    # Not `table.legal()`: that snapshot is a task of the page too, and may take 50 ms.
    for cell in ("A1", "A4", "B2", "C3", "D4", "E5", "F2", "G3"):
        table.cell(cell).hover()
    for cells in (("A1",), ("A4", "G1", "G4", "D7")):
        table.exchange(next(cell for cell in cells if table.cell(cell).is_enabled()))
    tasks = tasks_after_first_paint(json.loads(browser.stop_tracing())["traceEvents"])
    assert len(tasks) > 100
    assert max(tasks) < LONG_TASK
