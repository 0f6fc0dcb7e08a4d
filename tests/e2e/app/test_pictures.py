"""Screens look as before: compared pixel by pixel with tests/data/pictures, in the browser version that drew those.

Text is drawn as boxes of the project's own font (tests/tools/box_font.py), so the machine's fonts change nothing.
Another version of Chromium draws edges differently, so it skips these tests, and the run says so at its end. Debian's
archive keeps only the newest version, so none can be pinned; and the browser tests should see what visitors have.
After an intended change, or with a new Chromium, `BUG_PICTURES=write` draws the pictures again; look at each before
you commit it.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from web.build.workspace import REPORTS

PICTURES = Path(__file__).parents[2] / "data" / "pictures"
BROWSER = PICTURES / "browser.txt"
WRITE = os.environ.get("BUG_PICTURES") == "write"
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDE: ViewportSize = {"width": 844, "height": 390}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
MIDDLE = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3"
OVER = "#hexhex3,genius,D1.D4.A2.B3-B4.E3-D4.D2-D3-E3.C3.B1.C2-D1-B2.C5.B4-C5.E1.D4.E2.A3.C4"
# How much a channel of a pixel may differ, of 255, and how many pixels may differ more.
SLACK, FEW = 24, 300

FONT = """((data) => {
  const font = new FontFace("Box", Uint8Array.from(atob(data), (c) => c.charCodeAt(0)).buffer);
  document.fonts.add(font);
  font.load();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { font-family: Box !important; }");
  document.adoptedStyleSheets.push(sheet);
})"""
COMPARE = """async ([one, other, slack]) => {
  const pixels = async (data) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  };
  const [before, now] = [await pixels(one), await pixels(other)];
  if (before.width !== now.width || before.height !== now.height) return -1;
  const [was, is] = [new Uint32Array(before.data.buffer), new Uint32Array(now.data.buffer)];
  let count = 0;
  for (let i = 0; i < is.length; i++) {
    if (was[i] === is[i]) continue; // as nearly all are
    if ([0, 1, 2].some((c) => Math.abs(before.data[4 * i + c] - now.data[4 * i + c]) > slack)) count++;
  }
  return count;
}"""


def middle(table: Table) -> None:
    table.expect_says("Red to play")
    expect(table.turn(12)).to_be_in_viewport(ratio=1)


def over(table: Table) -> None:
    expect(table.heading("Red wins")).to_be_visible()
    expect(table.turn(16)).to_be_in_viewport(ratio=1)


def new_game(table: Table) -> None:
    table.button("New game").first.click()
    expect(table.dialog("New game").get_by_role("button", name="Start game")).to_be_in_viewport(ratio=1)


def lesson(table: Table) -> None:
    table.expect_says("Grow")


SCREENS: dict[str, tuple[str, ViewportSize, str, Callable[[Table], Any]]] = {
    "play-phone-light": (MIDDLE, PHONE, "light", middle),
    "play-side-dark": (MIDDLE, SIDE, "dark", middle),
    "play-desktop-light": (MIDDLE, DESKTOP, "light", middle),
    "over-phone-dark": (OVER, PHONE, "dark", over),
    "over-desktop-light": (OVER, DESKTOP, "light", over),
    "new-phone-light": ("", PHONE, "light", new_game),
    "lesson-desktop-dark": ("#lesson/eating", DESKTOP, "dark", lesson),
}


def difference(page: Page, before: bytes, now: bytes) -> int:
    """Return how many pixels differ, or -1 if the sizes differ."""
    one, other = (base64.b64encode(picture).decode() for picture in (before, now))
    found: int = page.evaluate(COMPARE, [one, other, SLACK])
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_before(open_page: OpenPage, site: str, browser: Browser, name: str) -> None:
    path, size, scheme, ready = SCREENS[name]
    drawn_by = f"{browser.browser_type.name} {browser.version}"
    if not WRITE and drawn_by != BROWSER.read_text("utf-8").strip():
        pytest.skip(f"the pictures were drawn by {BROWSER.read_text('utf-8').strip()}, not by {drawn_by}")
    page = open_page(None, viewport=size, color_scheme=scheme)
    page.add_init_script(f"{FONT}('{base64.b64encode((PICTURES / 'box.ttf').read_bytes()).decode()}')")
    page.goto(site + path)
    ready(Table(page))
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.mouse.move(0, 0)
    now = page.screenshot(animations="disabled", caret="hide")
    picture = PICTURES / f"{name}.png"
    if WRITE:
        picture.write_bytes(now)
        BROWSER.write_text(f"{drawn_by}\n", "utf-8")
        return
    count = difference(page, picture.read_bytes(), now)
    if not 0 <= count <= FEW:
        REPORTS.mkdir(exist_ok=True)
        (REPORTS / f"{name}.png").write_bytes(now)
    assert 0 <= count <= FEW, f"{count} pixels differ from {picture.name}; see reports/{name}.png"
