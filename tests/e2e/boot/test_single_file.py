"""The page in one file, opened by a double click: no server, no network."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.export.test_exports import FRAME, kept
from tests.e2e.table import Table

# A busy Chromium does this now and then (docs/decisions/0040): a page that asks for a file's storage before the
# browser has answered anything gets an empty storage that keeps nothing.
FORGETFUL = """
const storage = Object.getOwnPropertyDescriptor(window, "localStorage");
const { query } = Permissions.prototype;
let answered = false;
let early = null;
Permissions.prototype.query = async function (...asked) {
  const answer = await query.apply(this, asked);
  answered = true;
  return answer;
};
Object.defineProperty(window, "localStorage", {
  get() {
    early ??= !answered;
    return early ? { getItem: () => null, setItem() {} } : storage.get.call(window);
  },
});
"""


@pytest.fixture
def open_file(open_page: OpenPage, single_file: Path) -> Callable[..., Table]:
    """Opens the file after some script."""

    def open_file(prepared: str = "") -> Table:
        page = open_page(None, offline=True)
        page.add_init_script(prepared)
        page.goto(single_file.as_uri())
        return Table(page)

    return open_file


def test_a_game_against_a_friend_its_picture_and_a_game_against_a_bot(
    open_file: Callable[..., Table], single_file: Path, tmp_path: Path
) -> None:
    """With storage that is not there at once, and an engine that imports modules that the boot left out.

    Tests of bots (bots/test_hostile_bots.py) use the file as built.
    """
    import_late(single_file)
    table = open_file(FORGETFUL)
    table.expect_size(19)
    table.new_game().play("C3", "B2-B1")
    table.press("B2")
    table.expect_says("B2 is taken")
    table.button("Theme: automatic").click()
    expect(table.button("Theme: dark")).to_be_visible()
    table.page.reload()
    table.expect_turns("C3", "B2-B1")
    expect(table.button("Theme: dark")).to_be_visible()
    table.play("E1")
    expect_a_picture(table, tmp_path)
    table.new_game("hexhex2", blue="Larva")
    cell = "A1"
    while table.exchange(cell):
        cell = table.legal()[0]
    expect(table.main).to_contain_text("wins")
    expect_every_file_that_the_engine_may_ask_for(table.page)
    expect_no_offer_of_what_a_file_can_not_do(table)
    expect_the_licences_of_all_its_parts(table)


def expect_a_picture(table: Table, folder: Path) -> None:
    """Expect the file to save a picture with a frame for each position, if the browser lets a test read saved files."""
    browser = table.page.context.browser
    if browser and browser.browser_type.name != "chromium":
        return
    table.button("Share").click()
    _, picture = kept(table.page, "Game as GIF", folder)
    assert picture.count(FRAME) == 1 + len(table.turns())
    table.page.keyboard.press("Escape")


def import_late(file: Path) -> None:
    """Make a file's engine import modules when it boots."""
    text = file.read_text(encoding="utf-8")
    found = re.search(r'(?<=id="engine-worker">)[^<]+', text)
    assert found
    worker = base64.b64decode(found[0]).decode()
    changed = re.sub(r"return startup.open_wire\(\)", r"pyodide.runPython('import calendar, json.tool');\g<0>", worker)
    assert changed != worker
    file.write_text(text.replace(found[0], base64.b64encode(changed.encode()).decode()), encoding="utf-8")


def expect_every_file_that_the_engine_may_ask_for(page: Page) -> None:
    """Expect even the files for rare imports in Python."""
    paths = page.evaluate("[...document.querySelectorAll('script[data-path]')].map((element) => element.dataset.path)")
    for name in (r"engine\.whl", r"library\.zip", r"python_stdlib\.zip", r"\.wasm", r"\.whl", r"pyodide-lock\.json"):
        assert any(re.search(name, path) for path in paths), name


def expect_no_offer_of_what_a_file_can_not_do(table: Table) -> None:
    table.button("Learn").click()
    table.button("Bug in a minute").click()
    expect(table.dialog("Bug in a minute")).to_contain_text("Nick Bentley")
    expect(table.page.get_by_role("link", name="Download for offline")).to_have_count(0)


def expect_the_licences_of_all_its_parts(table: Table) -> None:
    with table.page.context.expect_page() as opened:
        table.page.get_by_role("link", name="Licences").click()
    for words in ("Pyodide", "Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE", "lit-html"):
        expect(opened.value.get_by_text(words).first).to_be_attached()


def test_the_site_offers_it(open_page: OpenPage, site: str, tmp_path: Path) -> None:
    table = Table(open_page())
    table.button("Learn").click()
    table.button("Bug in a minute").click()
    with table.page.expect_download() as download:
        table.page.get_by_role("link", name="Download for offline").click()
    assert download.value.suggested_filename == "bug.html"
    assert download.value.path().stat().st_size > 5_000_000
