"""Phones on their side and windows of a page at 200 %: names, counts, notices and buttons are whole and in sight."""

from __future__ import annotations

import base64
import re
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.app.test_low_screens import BEYOND, LINES, LYING, NARROW, SHORT, TWO_TURNS, edges, lower, overlaps, upper
from tests.e2e.study.test_study import finished
from tests.e2e.table import Table, expect_becomes

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, ViewportSize

    from tests.e2e.conftest import OpenPage

ZOOMED: ViewportSize = {"width": 720, "height": 450}  # 1440×900 at 200 %
WINDOW: ViewportSize = {"width": 1440, "height": 900}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
LINK = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3"
OVER = "#hexhex3,genius,D1.D4.A2.B3-B4.E3-D4.D2-D3-E3.C3.B1.C2-D1-B2.C5.B4-C5.E1.D4.E2.A3.C4"
WON = (
    "#hexhex4,genius,E3.F2-G2.A3.B4-A3.G4.E4.D5-C5-E5.D7.E3.D4-D3.G3-F3.C4-D5.F1.B1.C1-D2.B1.B2-A2.F4"
    ".F5.E1-D1-F1.D6-C6.G1.A4.B5-A4-A3.B1-B3-C1.A4.E2.D5.E6.B5.C6.E3-D3.D4-D5-D3.C5.E2.D6"
)
AGAINST_A_BOT = {"board": "hexhex4", "bot": "hornet"}
BAD = "location.hash = 'hexhex3,genius,Z9.QQ'"
# Whether the words of a button or of a choice are higher or wider than its inside.
SPILLS = "element => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth"

# How many pixels of a picture have the dark ink of lines, which no player's colour has.
DARK = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return [...Array(data.length / 4).keys()].filter((i) => Math.max(...data.subarray(4 * i, 4 * i + 3)) < 90).length;
}"""


def turns_of(link: str) -> list[str]:
    """The turns of a link."""
    return link.rpartition(",")[2].split(".")


def expect_not(is_so: Callable[..., bool], *parts: Locator) -> None:
    """Expect that something becomes untrue of parts of the page."""
    expect_becomes(partial(is_so, *parts), False)


def is_cut(part: Locator) -> bool:
    """Whether the words of a button leave it."""
    return bool(part.evaluate(SPILLS))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_low_window_names_its_aids_and_what_it_counts(open_page: OpenPage, language: str) -> None:
    page = open_page(LINK, viewport=ZOOMED, locale=language)
    names, unit, red = {
        "en": (("Twins", "Threats", "Outlook", "Territory", "Marks"), "cells left", "Red"),
        "de": (("Zwillinge", "Drohungen", "Ausblick", "Gebiet", "Markieren"), "spielbar", "Rot"),
    }[language]
    for name in names:
        words = page.get_by_role("button", name=re.compile(f"^{name}")).get_by_text(name, exact=True)
        expect(words).to_be_in_viewport(ratio=1)
        expect_not(is_cut, words)
    expect(page.get_by_role("region", name=red).get_by_text(unit)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LYING, ZOOMED], ids=["844", "720"])
def test_the_better_turn_and_the_button_to_the_mistakes_are_in_sight_together(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page = open_page(OVER, viewport=size, has_touch=True)
    table = Table(page)
    expect(table.heading("Red wins")).to_be_visible()
    table.button("Study").click()
    table.button("Review this game").click()
    finished(table)
    table.button("What was better").click()
    mistakes, last = table.button("All 5"), page.get_by_role("button", name=re.compile("^Play the line"))
    graph = page.get_by_role("slider")
    for part in (graph, graph.get_by_text("12??"), table.button("Try again from here"), last.first, mistakes):
        expect(part).to_be_in_viewport(ratio=1)
    expect_not(overlaps, last.first, mistakes)
    expect_not(is_cut, mistakes)
    for name in ("Red", "Blue"):
        left, _ = edges(page.get_by_role("region", name=name, exact=True))
        assert left >= 6  # pixels: it does not touch the window's edge
    mistakes.click()
    expect(page.get_by_role("list").get_by_role("button", name=re.compile("^Turn 2, Blue: D4")).last).to_be_in_viewport(
        ratio=1
    )


def test_a_bad_link_covers_no_button_on_a_phone_on_its_side(open_page: OpenPage) -> None:
    def spoilt(path: str) -> Page:
        page = open_page(path, viewport=LYING, has_touch=True)
        expect(page.get_by_role("button", name=re.compile("^A1, "))).to_be_visible()
        return page

    page = spoilt(f"#puzzle/{TWO_TURNS}")
    page.evaluate(BAD)
    expect(page.get_by_text("Z9 is not a cell of this board")).to_be_in_viewport(ratio=1)
    for name in ("Hint", "All puzzles", "Next puzzle"):
        page.get_by_role("button", name=name).click(trial=True)
    page = spoilt(LINK)
    page.get_by_role("button", name="Study").click()
    page.get_by_role("tab", name="Openings").click()
    page.evaluate(BAD)
    notice = page.get_by_text("Z9 is not a cell of this board")
    expect(notice).to_be_in_viewport(ratio=1)
    expect_not(overlaps, notice, page.get_by_role("tabpanel"))


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_the_list_of_keys_is_offered_where_a_pointer_can_hover(open_page: OpenPage, touch: bool) -> None:
    page = open_page(viewport=UPRIGHT, has_touch=touch)
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_role("button", name="Sound and speed")).to_be_visible()
    expect(dialog.get_by_role("button", name="Keyboard")).to_be_visible(visible=not touch)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # Of a keyboard that a tablet has after all. The browser has not always said yet that it closed the dialog.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()


@pytest.mark.parametrize("size", [SHORT, UPRIGHT], ids=["320", "390"])
def test_the_colours_of_both_players_are_in_line_and_whole(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(viewport=size, locale="de-DE")
    page.get_by_role("button", name="Einstellungen", exact=True).click()
    dialog = page.get_by_role("dialog", name="Einstellungen")
    first, second = (dialog.get_by_label(f"{name} Spieler") for name in ("Erster", "Zweiter"))
    expect(second).to_be_visible()
    assert edges(first) == edges(second)
    assert edges(second)[1] <= edges(dialog)[1] - 8


def test_the_book_shows_six_turns_on_the_smallest_phone(open_page: OpenPage) -> None:
    page = open_page("#hexhex4,genius,D2.E4", viewport=SHORT, has_touch=True, locale="de-DE")
    page.get_by_role("button", name="Studieren").click()
    page.get_by_role("tab", name="Eröffnungen").click()
    for turn in ("B3", "D6", "C4", "G4"):
        expect(page.get_by_role("tabpanel").get_by_role("button", name=re.compile(f" {turn}$"))).to_be_in_viewport(
            ratio=1
        )


@pytest.mark.parametrize("language", ["en", "de"])
def test_long_words_about_a_bots_turn_leave_the_turns_in_sight(open_page: OpenPage, language: str) -> None:
    page = open_page(played=turns_of(LINK), game=AGAINST_A_BOT, viewport=SHORT, has_touch=True, locale=language)
    turns = page.get_by_role("region", name={"en": "Turns", "de": "Züge"}[language])
    last = turns.get_by_role("button", name=re.compile("12, .*B3-C4-A3"))
    said = page.get_by_role("main").get_by_text(re.compile("B3-C4-A3 (and ate|gespielt)"))
    expect(last).to_be_in_viewport(ratio=1)
    expect(said).to_be_in_viewport(ratio=1)
    assert lower(said) <= upper(last)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_buttons_at_the_end_of_a_game_hold_their_words(open_page: OpenPage, language: str) -> None:
    page = open_page(played=turns_of(WON), game=AGAINST_A_BOT, viewport=SHORT, has_touch=True, locale=language)
    end = page.get_by_role("region", name=re.compile("^(You win|Du gewinnst)"))
    expect(end).to_be_in_viewport(ratio=1)
    expect(end.get_by_role("button")).to_have_count(3)
    for each in end.get_by_role("button").all():
        expect(each).to_be_in_viewport(ratio=1)
        expect_not(is_cut, each)
    board = page.get_by_role("group", name=re.compile("^(Board|Brett)"))
    last_row = board.get_by_role("button", name=re.compile("^G1, "))
    expect_not(overlaps, last_row, end)


@pytest.mark.parametrize("size", [NARROW, UPRIGHT], ids=["360", "390"])
def test_a_game_on_the_standard_board_against_a_bot_does_not_make_a_phone_scroll(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page = open_page(played=turns_of(LINK), game=AGAINST_A_BOT, viewport=size, has_touch=True)
    expect(page.get_by_role("button", name="Last turn")).to_be_in_viewport(ratio=1)
    expect_becomes(partial(page.evaluate, BEYOND), 0)
    page.evaluate(BAD)
    expect(page.get_by_text("Z9 is not a cell of this board")).to_be_in_viewport(ratio=1)
    expect_becomes(partial(page.evaluate, BEYOND), 0)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 620), (1366, 650), (1280, 720)], ids=str)
def test_the_low_window_of_a_laptop_holds_a_game_and_what_its_end_offers(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    window: ViewportSize = {"width": size[0], "height": size[1]}
    page = open_page(played=[], viewport=window)
    Table(page).expect_says("Red starts")
    expect_becomes(partial(page.evaluate, BEYOND), 0)
    expect(page.get_by_role("button", name="Settings", exact=True)).to_be_in_viewport(ratio=1)
    won = open_page(played=turns_of(WON), game=AGAINST_A_BOT, viewport=window)
    end = won.get_by_role("region", name="You win!")
    for each in ("Next level: Dragonfly", "Review", "Rematch"):
        expect(end.get_by_role("button", name=each)).to_be_in_viewport(ratio=1)
    expect(won.get_by_role("button", name="Last turn")).to_be_in_viewport(ratio=1)
    expect_becomes(partial(won.evaluate, BEYOND), 0)


def test_the_companions_card_has_three_lines_on_the_smallest_phone(open_page: OpenPage) -> None:
    table = Table(open_page(viewport=SHORT, has_touch=True))
    table.button("New game").first.click()
    words = table.dialog("New game").get_by_text("your strength, human mistakes")
    words.scroll_into_view_if_needed()
    expect_becomes(partial(words.evaluate, LINES), 2)  # below its name


@pytest.mark.parametrize("size", [SHORT, NARROW], ids=["320", "360"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hint_on_the_first_turn_moves_no_button(open_page: OpenPage, language: str, size: ViewportSize) -> None:
    page = open_page(viewport=size, has_touch=True, locale=language)
    undo, *steps = {
        "en": ("Undo", "Hint", "Which cell?", "Why?", "Hide the hint"),
        "de": ("Rückgängig", "Tipp", "Welches Feld?", "Warum?", "Tipp ausblenden"),
    }[language]
    button = page.get_by_role("button", name=undo, exact=True)
    hint = page.get_by_role("button", name=steps[0], exact=True)
    expect(hint).to_be_enabled()
    before = button.bounding_box()
    for step, then in pairwise(steps):
        page.get_by_role("button", name=step, exact=True).tap()
        expect(page.get_by_role("button", name=then, exact=True)).to_be_enabled()
        expect_becomes(button.bounding_box, before)
        expect_becomes(partial(page.evaluate, BEYOND), 0)


def test_an_aid_leaves_the_hint_and_the_turns_in_their_places_on_the_smallest_phone(open_page: OpenPage) -> None:
    page = open_page(played=turns_of(LINK), game=AGAINST_A_BOT, viewport=SHORT, has_touch=True)
    hint = page.get_by_role("button", name="Hint", exact=True)
    last = page.get_by_role("region", name="Turns").get_by_role("button", name=re.compile("12, .*B3-C4-A3"))
    expect(hint).to_be_enabled()
    before = hint.bounding_box(), last.bounding_box()
    for name in ("Twins", "Threats", "Outlook", "Territory"):
        page.get_by_role("button", name=re.compile(f"^{name}")).tap()
        said = page.get_by_role("main").get_by_text(re.compile(f"^{name}: .*[.]$")).last
        expect(said).to_be_in_viewport(ratio=1)
        expect_becomes(lambda: (hint.bounding_box(), last.bounding_box()), before)
        expect_not(overlaps, said, hint)
        expect_not(overlaps, said, last)
        expect_becomes(partial(page.evaluate, BEYOND), 0)


def reviewed(page: Page) -> Table:
    """The study of a game that is over, with its review."""
    table = Table(page)
    expect(table.heading("Red wins")).to_be_visible()
    table.button("Study").click()
    table.button("Review this game").click()
    finished(table)
    return table


@pytest.mark.parametrize("size", [WINDOW, SHORT], ids=["1440", "320"])
def test_a_line_of_a_review_says_who_wins_and_its_sign_can_be_read(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(OVER, viewport=size)
    table = reviewed(page)
    table.button("What it allowed").click()
    panel = page.get_by_role("tabpanel")
    sign = panel.get_by_text("= the reply").get_by_text("1", exact=True)
    expect_becomes(lambda: lower(sign) - upper(sign) >= 11, True)
    if size == WINDOW:
        line_end = panel.get_by_text("Red wins", exact=True).first
        expect(line_end).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_puzzle_on_the_smallest_phone_says_what_to_find_and_what_it_counts(
    open_page: OpenPage, language: str
) -> None:
    page = open_page("#puzzle/3", viewport=SHORT, has_touch=True, locale=language)
    task, unit, following = {
        "en": ("Only one first turn leads", "cells left", "Next puzzle"),
        "de": ("Nur ein erster Zug", "spielbar", "Nächste Aufgabe"),
        "fr": ("Un seul premier coup", "cases jouables", "Problème suivant"),
    }[language]
    main = page.get_by_role("main")
    for part in (
        main.get_by_text(task),
        main.get_by_text(unit, exact=True),
        page.get_by_role("button", name=following),
    ):
        expect(part).to_be_in_viewport(ratio=1)
    expect_becomes(partial(page.evaluate, BEYOND), 0)


def dark(part: Locator) -> int:
    """How many pixels of dark ink a part of the page has."""
    return int(part.page.evaluate(DARK, base64.b64encode(part.screenshot()).decode()))


def test_the_curve_of_a_review_leaves_the_number_of_the_turn_that_decided_free(open_page: OpenPage) -> None:
    page = open_page(WON, viewport=WINDOW)
    table = Table(page)
    expect(table.heading("Red wins")).to_be_visible()
    table.button("Study").click()
    table.button("Review this game").click()
    label = page.get_by_role("slider").get_by_text("32??")
    expect(label).to_be_visible()
    expect(page.get_by_text(re.compile("^Reviewing: "))).to_have_count(0, timeout=60_000)  # or it is drawn again
    expect_becomes(partial(dark, label), 0)
