"""The page in other languages: chosen by the browser or in the settings, fully translated, also right to left."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import OpenPage, with_script
from tests.e2e.pseudo import accented, mirrored
from tests.e2e.table import SECTIONS, Table, expect_becomes
from web.build.words import module
from web.build.workspace import ROOT

IMPORT_MAP = re.compile(r'<script type="importmap">.*?</script>')
ENGLISH = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "web" / "strings" / "en").glob("*.ftl"))]
# Names that are the same in every language, input examples, names of programs, and words of German lists.
NAMES = re.compile(
    r"Bug|\b(?:und|oder)\b|Nick Bentley|Genius|Ludii|iGGameCenter|Abstract Play|Green Meadow|Classic|"
    r"Python|JavaScript|PNG|SVG|GIF|QR|English|Deutsch|Français|Español|Português|my-bug-bot|\S*[./]\S*|https?:\S+"
)
# Every text of the page, visible or spoken.
SPOKEN = """() => [
  ...[...document.body.querySelectorAll("*")].flatMap((element) =>
    ["STYLE", "SCRIPT", "NOSCRIPT", "KBD", "PRE", "TEXTAREA"].includes(element.tagName) ||
    element.closest("#fallback, kbd, pre")
      ? []
      : [
          ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
          ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
        ],
  ),
]"""


# What the translator of a browser does with a page that does not refuse it: other elements take the place of its texts.
TRANSLATE = """() => {
  const translated = (text) => {
    const font = document.createElement("font");
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  };
  if (!document.documentElement.translate) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all = [];
  while (texts.nextNode()) if (texts.currentNode.data.trim()) all.push(texts.currentNode);
  all.forEach(translated);
}"""

FIGHT = "?fight#hexhex3,genius,B2.C2-B2.C4"
# The name of a dialog, if it differs from the name of its button.
DIALOGS = {"Learn": "Learn Bug", **dict.fromkeys(SECTIONS, "Settings")}


def english_words(page: Page) -> set[str]:
    """The words without accents on a page whose messages all have accents."""
    texts = NAMES.sub("", "\n".join(page.evaluate(SPOKEN)))
    return set(re.findall(r"(?<![^\W_])[A-Za-z]{3,}(?![^\W_])", texts))


LEFT = "element => element.getBoundingClientRect().left"


def in_accents(words: str) -> str:
    """A message of the page with accents."""
    return accented(f"x = {words}").removeprefix("x = ")


def pseudo_page(open_page: OpenPage, text: str, path: str) -> Page:
    """The page in a made-up language that replaces German."""
    page = open_page(None, locale="de", service_workers="block")
    german_becomes(page, text, path.partition("#")[0])
    page.goto(path)
    return page


def german_becomes(page: Page, text: str, site: str) -> None:
    """Replace the German words; the page then must not check their hash."""

    def unchecked(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=IMPORT_MAP.sub("", response.text()))

    page.route(re.compile(rf"^{re.escape(site)}(\?[^#]*)?(#.*)?$"), unchecked)
    page.route("**/de.ftl*.js", with_script(module([text]).decode()))


def test_the_browser_and_the_settings_choose_the_language(open_page: OpenPage) -> None:
    page = open_page(locale="de-AT")
    expect(page.get_by_role("button", name="Neue Partie")).to_be_visible()
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["de", "ltr"]
    page.get_by_role("button", name="Einstellungen").click()
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Sprache und Koordinaten").click()
    page.get_by_role("combobox", name="Sprache").select_option(label="English")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    assert page.evaluate("[window.same, document.documentElement.lang]") == [True, "en-GB"]
    page.reload()
    expect(page.get_by_role("button", name="New game")).to_be_visible()


def test_nothing_is_left_in_english(open_page: OpenPage, site: str) -> None:
    page = pseudo_page(open_page, accented("\n".join(ENGLISH)), site)
    for place in ("", "?lesson#lesson/growing", "?puzzle#puzzle/198", "?puzzles#puzzles", FIGHT, "?bench"):
        page.goto(site + place)
        expect(page.get_by_role("button", name=re.compile("Ţ|Ĺ"))).not_to_have_count(0)
        expect(page.locator("body")).to_contain_text("⟧")
        expect_becomes(lambda place=place: (place, english_words(page)), (place, set()))  # type: ignore[misc]


@pytest.mark.parametrize("path", ["", "#lesson/growing", "#hexhex3,genius,B2.C2-B2.C4"])
def test_a_change_of_language_leaves_nothing_in_english(open_page: OpenPage, site: str, path: str) -> None:
    page = open_page(None, service_workers="block")
    german_becomes(page, accented("\n".join(ENGLISH)), site)
    page.goto(site + path)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Language and coordinates").click()
    page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
    expect(page.get_by_role("dialog", name=in_accents("Settings"))).to_be_visible()
    expect_becomes(partial(english_words, page), set())
    expect(page).to_have_title(re.compile("⟧$"))


def test_no_dialog_is_left_in_english(open_page: OpenPage, site: str) -> None:
    page = pseudo_page(open_page, accented("\n".join(ENGLISH)), site)
    sections = [["Settings", section] for section in SECTIONS]
    for steps in (["New game"], ["Share"], ["Settings"], *sections, ["Settings", "Keyboard"], ["Learn"]):
        for words in steps:
            page.get_by_role("button", name=in_accents(words), exact=False).last.click()
            expect(page.get_by_role("dialog", name=in_accents(DIALOGS.get(words, words)))).to_be_visible()
        expect_becomes(partial(english_words, page), set())
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()


def test_no_report_is_left_in_english(open_page: OpenPage, site: str) -> None:
    page = pseudo_page(open_page, accented("\n".join(ENGLISH)), f"{site}#hexhex2,genius,A1")
    for words in ("Study", "Board report", "Make the report"):
        page.get_by_role("button", name=in_accents(words)).last.click()
    report = page.get_by_role("article")
    expect(report.get_by_role("heading", level=1)).to_contain_text(f"{in_accents('Tiny')}{in_accents(' board (')}7")
    expect(report.get_by_role("img")).to_have_count(4)
    expect_becomes(partial(english_words, page), set())


def test_a_language_is_laid_out_from_right_to_left(open_page: OpenPage, site: str) -> None:
    page = pseudo_page(open_page, mirrored("\n".join(ENGLISH)), site)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    new_game = page.get_by_role("button", name=mirrored("x = New game").removeprefix("x = "))
    name = page.get_by_role("heading", level=1)
    expect_becomes(lambda: new_game.evaluate(LEFT) < name.evaluate(LEFT), True)
    expect_becomes(partial(page.evaluate, "document.documentElement.scrollWidth > innerWidth"), False)


def test_the_short_rules_in_japanese_fit_the_narrowest_phone(open_page: OpenPage) -> None:
    page = open_page("?learn#learn", locale="ja-JP")
    page.set_viewport_size({"width": 320, "height": 568})
    page.get_by_role("button", name="1分でわかる Bug").click()
    steps = page.get_by_role("dialog").get_by_role("list").filter(has_text="成長する").first
    # A phrase that the browser does not break would make a step wider than the list.
    outside = "list => [...list.children].filter((step) => step.offsetWidth > list.clientWidth).length"
    expect_becomes(partial(steps.evaluate, outside), 0)


def test_a_translator_of_the_browser_does_not_keep_words_from_changing(open_page: OpenPage) -> None:
    """It puts elements in the place of texts, and the page changed the texts in vain: it named the wrong leader."""
    table = Table(open_page(played=["C3"]))
    expect(table.main).to_contain_text("Red has 6 fewer")
    table.page.evaluate(TRANSLATE)
    table.play("B2", "B1")
    expect(table.main).to_contain_text("Blue has 6 fewer")
