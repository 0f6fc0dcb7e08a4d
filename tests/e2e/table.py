"""The page as a player uses it: tests find everything by role and name, and act in the words of the game."""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from urllib.parse import urljoin

from playwright.sync_api import Error, FloatRect, Locator, Page, Route, expect

from bug_engine import Board
from bug_engine.board import Cell, bits
from tests.e2e.bridge import AS_BUILT, BridgeHandler

PERSON = "Person"
SECTIONS = ("Board and colours", "Help and controls", "Language and coordinates", "Sound and speed")  # of the settings
BOARDS = {"hexhex2": "Tiny", "hexhex3": "Small", "hexhex4": "Standard", "hexhex5": "Large", "hexhex8": "Size 8"}
# The names of the board's cells in an accessibility tree.
CELL = re.compile(r'button "(?P<name>\w+), (?P<words>[^"]*)"(?P<off> \[disabled\])?')
BUG = "(red|blue|black|white) bug"
TURN = re.compile(r"Turn \d+, \w+: ([\w-]+)")
DIRECTION_KEYS = {(1, 0): "ArrowRight", (0, 1): "c", (-1, 1): "z", (-1, 0): "ArrowLeft", (0, -1): "q", (1, -1): "e"}
MANY_TABS = 40
# An address of the site without scripts.
INERT_PAGE = "web/engine/site.js"
# The engine's worker rests after each 10 ms of a search, so seconds become minutes on any machine.
WITH_RESTS = """() => {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...message) {
    setTimeout(() => postMessage.apply(this, message), 300);
  };
}"""
# The page paints changes in the next frame; under a test's clock the test decides when frames come.
NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A hidden page has no frames.
PAINTED = f"() => Date.isFake || Promise.race([{NEXT_FRAME}, new Promise((done) => setTimeout(done, 2000))])"
# The address follows the game a moment later, and may still change when the page is left.
REMEMBER = "addEventListener('pagehide', () => sessionStorage.setItem('left', location.href))"
REMEMBERED = "() => { const left = sessionStorage.getItem('left'); sessionStorage.removeItem('left'); return left; }"
# The share of pixels of two pictures that visibly differ in colour; smaller differences come from smoothed edges.
CHANGE = """async (pictures) => {
  const [before, after] = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  return before.filter((value, i) => Math.abs(value - after[i]) > 40).length / before.length;
}"""

PATIENCE_MS = 30_000  # the boot of Pyodide on a busy machine
expect.set_options(timeout=PATIENCE_MS)


def box_of(part: Locator) -> FloatRect:
    """Where a part is; the script that takes over the first frame may put a new element in its place meanwhile."""
    while not (box := part.bounding_box()):
        part.wait_for()
    return box


def expect_becomes(read: Callable[[], object], wanted: object) -> None:
    """Expect a value read from the page to become another one, as patiently as `expect`."""
    given_up = time.monotonic() + PATIENCE_MS / 1000
    pause = 0.01
    while (seen := read()) != wanted and time.monotonic() < given_up:
        time.sleep(pause)  # ever rarer, as `expect` does: reading takes the processor from what it waits for
        pause = min(2 * pause, 0.16)
    assert seen == wanted, f"{seen!r} instead of {wanted!r}"  # pytest explains comparisons only in tests


class Table:
    """A page, and the actions of its players."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")
        self.board = page.get_by_role("group", name=re.compile("^Board: "))
        self.spoken = page.get_by_role("status")
        self.boot = page.get_by_role("progressbar").get_by_text("…")
        self.failure = page.get_by_role("alert", name="Part of Bug did not load")
        self.turn_list = page.get_by_role("region", name="Turns")

    # ------------------------------------------------------------------------------------------------- what to find

    def button(self, name: str) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def dialog(self, name: str) -> Locator:
        """The dialog with this name."""
        return self.page.get_by_role("dialog", name=name)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        """The heading with this name."""
        return self.page.get_by_role("heading", name=name, exact=True)

    def cell(self, name: str) -> Locator:
        """One cell of the board."""
        return self.board.get_by_role("button", name=re.compile(f"^{name}, "))

    def stone(self, cell: str) -> Locator:
        """One cell of the board, if it has a stone that stays."""
        return self.board.get_by_role("button", name=re.compile(rf"^{cell}, {BUG} of \d+( \(\w+\))?(, full)?$"))

    def turn(self, number: int) -> Locator:
        """One turn of the turn list, from 1."""
        return self.turn_list.get_by_role("button", name=re.compile(f"^Turn {number}, "))

    def gauge(self, seat: str) -> Locator:
        """The button with a seat's cells left."""
        return self.page.get_by_role("region", name=seat).get_by_role("button", name=re.compile(f"^{seat}: "))

    def painted(self) -> None:
        """Wait until all changes are painted."""
        self.page.evaluate(PAINTED)

    def snapshot(self, part: Locator) -> str:
        """A part of the page as assistive technology reads it, after all changes are painted."""
        self.painted()
        return part.aria_snapshot()

    def cells(self) -> dict[str, str]:
        """The words after each cell's name, in board order."""
        return {found["name"]: found["words"] for found in CELL.finditer(self.snapshot(self.board))}

    def legal(self) -> list[str]:
        """The cells that the board offers."""
        return [found["name"] for found in CELL.finditer(self.snapshot(self.board)) if not found["off"]]

    def quiet_cell(self) -> str:
        """A cell where one stone is a whole turn, whatever a bot has played."""
        return next(cell for cell, words in self.cells().items() if words == "empty, starts a new bug")

    def stones(self) -> str:
        """The stones as a position's text without its slashes; `x` is Red, or Black."""
        seats = {"red": "x", "black": "x", "blue": "o", "white": "o"}
        bugs = (re.match(BUG, words) for words in self.cells().values())
        return "".join(seats[bug[1]] if bug else "." for bug in bugs)

    def picture(self, cell: str) -> str:
        """A picture of a cell for `changed`, after all changes are painted."""
        self.painted()
        return base64.b64encode(self.cell(cell).screenshot()).decode()

    def changed(self, pictures: dict[str, str]) -> list[str]:
        """The cells that no longer look like their pictures: one pixel in a hundred has another colour."""
        return [
            cell for cell, before in pictures.items() if self.page.evaluate(CHANGE, [before, self.picture(cell)]) > 0.01
        ]

    def turns(self) -> list[str]:
        """The turn list."""
        return TURN.findall(self.snapshot(self.turn_list))

    # --------------------------------------------------------------------------------------------------- what to do

    def share(self) -> Locator:
        """Open Share, with all of it in sight."""
        self.button("Share").click()
        dialog = self.dialog("Share")
        expect(dialog.get_by_role("heading", name="Record")).to_be_visible()
        for folded, inside in (("Open a game", "Text of a game"), ("Embed", "HTML of the frame")):
            if not dialog.get_by_role("textbox", name=inside).is_visible():
                dialog.get_by_text(folded, exact=True).click()
        return dialog

    def open_library(self) -> Locator:
        """Open “Your games”."""
        self.button("Your games").click()
        return self.dialog("Your games")

    def open_settings(self, section: str = SECTIONS[0]) -> Locator:
        """Open a section of the settings."""
        self.button("Settings").first.click()
        dialog = self.dialog("Settings")
        dialog.get_by_role("button", name=section).click()
        return dialog

    def all_settings(self) -> Iterator[str]:
        """Open the sections of the settings, one after the other, and yield the name of each."""
        settings = self.open_settings()
        for section in SECTIONS:
            heading = settings.get_by_role("button", name=section)
            if section != SECTIONS[0]:
                heading.click()
            expect(heading).to_have_attribute("aria-expanded", "true")
            expect(settings.get_by_role("group").first).to_be_visible()
            yield section

    def open_form(self) -> Locator:
        """Open the form for a new game, with all of it in sight."""
        self.button("New game").first.click()
        dialog = self.dialog("New game")
        expect(dialog.get_by_role("group", name="Opponent")).to_be_visible()
        if not dialog.get_by_role("group", name="Players").is_visible():
            dialog.get_by_text("More options").click()
        return dialog

    def new_game(self, board: str = "hexhex3", *, red: str = PERSON, blue: str = PERSON, starts: str = "Red") -> Table:
        """Start a game by the dialog; each seat has a person or a level."""
        dialog = self.open_form()
        chosen = dialog.get_by_role("radio", name=re.compile(f"^{BOARDS[board]}"))
        if not chosen.is_visible():
            dialog.get_by_text("More boards").click()
        chosen.check()
        for seat, player in (("Red", red), ("Blue", blue)):
            form = dialog.get_by_role("group", name=seat)
            form.get_by_role("radio", name=PERSON if player == PERSON else "Bot").check()
            if player != PERSON:
                level = form.get_by_role("option", name=re.compile(f"^{player}")).inner_text()
                form.get_by_role("combobox", name="Which bot?").select_option(label=level)
        dialog.get_by_role("group", name="Who starts?").get_by_role("radio", name=starts).check()
        dialog.get_by_role("button", name="Start game").click()
        expect(dialog).to_be_hidden()
        return self

    def press(self, cell: str) -> None:
        """Click a cell, legal or not."""
        self.painted()  # otherwise the board may move under the pointer
        self.cell(cell).click(force=True)  # Playwright would wait for a legal cell

    def tap_twice(self, cell: str) -> None:
        """Play a cell with a finger: the first tap shows what it leads to."""
        self.cell(cell).tap()
        expect(self.main).to_contain_text("Tap again to play.")
        self.cell(cell).tap()

    def grow(self, *cells: str) -> None:
        """Click cells one after the other, each after the previous stone is on the board."""
        for cell in cells:
            self.press(cell)
            self.expect_stone(cell)

    def play(self, *turns: str) -> None:
        """Click the cells of turns."""
        for turn in turns:
            self.grow(*turn.split("-"))

    def exchange(self, cell: str) -> bool:
        """Grow against a bot; wait until a person may play or the game is over; return whether it goes on."""
        number = len(self.turns()) + 1
        self.press(cell)
        expect(
            self.stone(cell).or_(self.turn(number)).first
        ).to_be_attached()  # the bot may have eaten the stone already
        return self.expect_person()

    def slow_down(self) -> Table:
        """Let bots think for minutes, so that tests need not be faster than bots; this may reload the page."""
        browser = self.page.context.browser
        if not AS_BUILT:
            BridgeHandler.rest = 0.1
        elif browser and browser.browser_type.name == "firefox":  # Playwright can't reach into its workers
            self.page.route(re.compile(r"/engine/worker\.js"), with_rests)
            self.page.route(self.page.url.partition("#")[0].partition("?")[0], without_hash)
            self.page.goto(self.page.url.partition("?")[0])
        else:
            if not self.page.workers:
                self.page.wait_for_event("worker")
            self.page.workers[0].evaluate(WITH_RESTS)
        return self

    def reload(self) -> None:
        """Reload the page, even while the browser still leaves the history entry of a dialog that was just closed."""
        try:
            self.page.reload()
        except Error as error:
            if "ERR_ABORTED" not in error.message:
                raise
            self.page.reload()

    def come_back(self, meanwhile: str, value: str | Sequence[str] = "") -> str:
        """Leave the page, change its storage while it can't interfere, and come back."""
        self.page.evaluate(REMEMBER)
        self.page.goto(urljoin(self.page.url, INERT_PAGE))
        address = self.page.evaluate(REMEMBERED)
        done: str = self.page.evaluate(meanwhile, value)
        self.page.goto(address)
        return done

    def tab_to(self, target: Locator) -> None:
        """Press Tab until something has the focus."""
        for _ in range(MANY_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {target}")

    def walk(self, board: Board, start: str, goal: str) -> None:
        """Move from one cell of the board to another by keys."""
        for key in way(board, board.cell_named(start), board.cell_named(goal)):
            self.page.keyboard.press(key)
        expect(self.cell(goal)).to_be_focused()

    # ------------------------------------------------------------------------------------------------ what to expect

    def expect_stone(self, cell: str) -> None:
        """Expect a stone on a cell, in a scene from the engine."""
        expect(self.stone(cell)).to_be_attached()

    def expect_cell(self, cell: str, words: str) -> None:
        """Expect these words after the name of a cell."""
        expect(self.cell(cell)).to_have_accessible_name(f"{cell}, {words}")

    def expect_cells(self, cells: dict[str, str]) -> None:
        """Expect these words for each cell of the board."""
        expect_becomes(self.cells, cells)

    def expect_size(self, size: int) -> None:
        """Expect this number of cells."""
        expect(self.board.get_by_role("button")).to_have_count(size)

    def expect_stones(self, stones: str) -> None:
        """Expect a position's text without its slashes; `x` is Red, or Black."""
        expect_becomes(self.stones, stones)

    def expect_legal(self, *cells: str) -> None:
        """Expect the board to offer these cells, in board order."""
        expect_becomes(self.legal, list(cells))

    def expect_changed(self, pictures: dict[str, str], *cells: str) -> None:
        """Expect exactly these cells to look different from their pictures."""
        expect_becomes(partial(self.changed, pictures), list(cells))

    def expect_length(self, turns: int) -> None:
        """Expect this number of turns in the turn list."""
        expect(self.turn_list.get_by_role("button", name=re.compile("^Turn "))).to_have_count(turns)

    def expect_turns(self, *turns: str) -> None:
        """Expect this turn list."""
        expect_becomes(self.turns, list(turns))

    def expect_says(self, words: str | re.Pattern[str]) -> None:
        """Expect words that are both visible and spoken by a screen reader."""
        expect(self.spoken).to_contain_text(words)
        expect(self.main).to_contain_text(words)

    def expect_person(self) -> bool:
        """Wait until a person may play, or the game is over; return whether it goes on."""
        text = ""

        def decided() -> bool:
            nonlocal text
            text = self.spoken.inner_text()  # read once: the next moment it may say something else
            return re.search(r"\w+ (starts|to play)|Bonus growth|wins", text) is not None

        expect_becomes(decided, True)
        return re.search("starts|to play|Bonus growth", text) is not None


def without_hash(route: Route) -> None:
    """Answer with a page that does not check its worker."""
    response = route.fetch()
    route.fulfill(response=response, body=response.text().replace(" data-hash=", " data-old-hash="))


def with_rests(route: Route) -> None:
    """Answer with a worker that rests."""
    response = route.fetch()
    route.fulfill(response=response, body=f"({WITH_RESTS})();\n{response.text()}")


class Gate:
    """Holds some requests back until it opens."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page, self.pattern = page, re.compile(pattern)
        self.held: list[Route] = []
        page.context.route(self.pattern, lambda route: self.held.append(route))

    def open(self) -> None:
        """Let the held requests through, and all later ones."""
        for route in self.held:
            route.continue_()
        self.page.context.unroute(self.pattern)


def way(board: Board, start: int, goal: int) -> list[str]:
    """Return the keys of a shortest path between two cells of a board."""
    ways: dict[int, list[str]] = {start: []}
    frontier = [start]
    while goal not in ways:
        cell = frontier.pop(0)
        for near in bits(board.neighbour_masks[cell]):
            if near not in ways:
                ways[near] = [*ways[cell], DIRECTION_KEYS[step(board.cells[cell], board.cells[near])]]
                frontier.append(near)
    return ways[goal]


def step(start: Cell, goal: Cell) -> tuple[int, int]:
    """Return the direction from a cell to its neighbour."""
    return goal.q - start.q, goal.r - start.r
