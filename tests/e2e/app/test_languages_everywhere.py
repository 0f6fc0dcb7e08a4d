"""The screens that the other language tests don't visit, in made-up languages: all translated, nothing cut off."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.app.test_languages import ENGLISH, english_words, in_accents, pseudo_page
from tests.e2e.conftest import OpenPage
from tests.e2e.pseudo import accented, mirrored
from tests.e2e.table import NEXT_FRAME, expect_becomes

OVER = "#hexhex3,genius,C5.C4-D4.A2.A1-A2.E2.E1-D1.B1"
SIZES = ((390, 844), (1440, 900))
# Words that are wider than their place, and are not scrolled.
CUT = """() => {
  const cut = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const place = text.parentElement;
    if (!text.data.trim() || !place.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (place.closest("svg, textarea, pre, [aria-hidden=true], .visually-hidden")) continue;
    const range = new Range();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width <= 1) continue;
    for (let box = place; box; box = box.parentElement) {
      const { left, right, width } = box.getBoundingClientRect();
      if (width === 1) break; // for who hears the page
      const { overflowX } = getComputedStyle(box);
      if (box !== document.documentElement && overflowX === "visible") continue;
      const beyond = words.left < left - 2 || words.right > right + 2;
      if (beyond && !/auto|scroll/.test(overflowX)) cut.push(`${text.data.trim()} in ${box.className}`);
      break;
    }
  }
  return [...new Set(cut), ...(document.documentElement.scrollWidth > innerWidth ? ["a page too wide"] : [])];
}"""


def screens(page: Page, site: str, words: Callable[[str], str], *, few: bool = False) -> Iterator[str]:
    """Show each screen and yield its name; `words` translates English words into the language of the page."""

    def press(name: str, role: Literal["button", "tab"] = "button") -> None:
        page.get_by_role(role, name=words(name), exact=True).last.click()

    expect(page.get_by_role("button", name=re.compile(f"^{re.escape(words('Rematch: ').strip())}"))).to_be_visible()
    yield "the end of a game"
    press("Study")
    for tab in ("Review", "Analysis", "Openings"):
        press(tab, "tab")
        yield tab
    press("Study")
    press("Your games")
    yield "games"
    press("Progress")
    yield "progress"
    page.keyboard.press("Escape")
    press("New game")
    page.get_by_role("radio", name=words("A bot")).check()
    for summary in ("More boards", "More options"):
        page.get_by_text(words(summary)).click()
    yield "the form for a new game"
    if few:
        return
    page.get_by_role("button", name=words("A friend elsewhere")).click()
    yield "a friend elsewhere"
    page.keyboard.press("Escape")
    press("New game")
    page.get_by_role("radio", name=words("A bot")).check()
    page.get_by_role("button", name=words("Your own bots")).last.click()
    yield "own bots"
    for place in ("rules", "mistakes", "lessons", "learn"):
        page.goto(f"{site}?{place}#{place}")
        expect(page.get_by_role("dialog")).to_be_visible()
        yield place
    page.goto(f"{site}?embed{OVER}")
    expect(page.get_by_role("link", name=words("Open in Bug"))).to_be_visible()
    yield "embed"


def faults(page: Page, left: Callable[[Page], set[str]]) -> list[str]:
    """The English and the cut words of a screen, in each size."""
    found = sorted(left(page))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(NEXT_FRAME)
        found += [f"{width}: {each}" for each in page.evaluate(CUT)]
    return found


def test_every_screen_is_translated_and_whole(open_page: OpenPage, site: str) -> None:
    page = pseudo_page(open_page, accented("\n".join(ENGLISH)), site + OVER)
    for screen in screens(page, site, in_accents):
        expect_becomes(lambda screen=screen: (screen, faults(page, english_words)), (screen, []))  # type: ignore[misc]


@pytest.mark.parametrize("few", [True, pytest.param(False, marks=pytest.mark.slow)], ids=["few", "all"])
def test_every_screen_is_whole_from_right_to_left(open_page: OpenPage, site: str, few: bool) -> None:
    page = pseudo_page(open_page, mirrored("\n".join(ENGLISH)), site + OVER)
    for screen in screens(page, site, lambda words: mirrored(f"x = {words}").removeprefix("x = "), few=few):
        expect_becomes(lambda screen=screen: (screen, faults(page, lambda _: set())), (screen, []))  # type: ignore[misc]
