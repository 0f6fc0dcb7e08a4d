"""Notices and the words of aids leave the end of a game, its turns and the buttons in sight."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.app.test_low_screens import BEYOND, SHORT, overlaps
from tests.e2e.table import Table, box_of, expect_becomes

if TYPE_CHECKING:
    from playwright.sync_api import Locator, ViewportSize

    from tests.e2e.conftest import OpenPage

OVER = "#hexhex3,genius,C5.C4-D4.A2.A1-A2.E2.E1-D1.B1"
TURNED = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3"
TURNS = ["C3", "B2-B1", "E1", "A3", "D4", "B4"]


def test_a_notice_covers_neither_the_end_of_a_game_nor_its_turns(open_page: OpenPage) -> None:
    page = open_page(OVER, played=TURNS, locale="de-DE", has_touch=True, viewport=SHORT)
    end, notice = page.get_by_role("region", name="Blau gewinnt"), page.get_by_text("unfertige Partie")
    turns, first = page.get_by_role("region", name="Züge"), page.get_by_role("button", name="Erster Zug")
    for width, height in ((320, 568), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(end).to_be_in_viewport(ratio=1)
        if width == SHORT["width"]:
            expect(notice).to_be_hidden()  # it would push the end over the board
        else:
            expect(notice).to_be_in_viewport(ratio=1)
            expect_becomes(partial(overlaps, notice, end), False)
            expect_becomes(partial(overlaps, notice, turns), False)
    page.get_by_role("button", name="Ausblenden").click()
    page.set_viewport_size(SHORT)
    for part in (end, first):
        expect(part).to_be_in_viewport(ratio=0.95)


def test_with_an_aid_a_laptop_shows_three_rows_of_turns_and_all_of_a_notice(open_page: OpenPage) -> None:
    page = open_page(played=TURNS, viewport={"width": 1440, "height": 900})
    table = Table(page)
    table.expect_turns(*TURNS)
    for name in ("Outlook", "Twins"):
        page.get_by_role("group", name="Show").get_by_role("button", name=name).click()
        for number in range(1, 7):
            expect(table.turn(number)).to_be_in_viewport(ratio=1)
    page.evaluate("location.hash = 'hexhex3,genius,Z9.QQ'")
    expect(page.get_by_text("hexhex3,genius,Z9.QQ", exact=True)).to_be_in_viewport(ratio=1)
    for number in (5, 6):
        expect(table.turn(number)).to_be_in_viewport(ratio=1)


def test_a_bad_link_in_a_game_against_a_bot_leaves_everything_in_the_window(open_page: OpenPage) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    table = Table(page)
    table.exchange("C3")
    expect(page.get_by_text("Its plan:")).to_be_in_viewport(ratio=1)
    page.evaluate("location.hash = 'hexhex3,genius,C3.C3'")
    for part in (page.get_by_text("hexhex3,genius,C3.C3", exact=True), page.get_by_text("Its plan:")):
        expect(part).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("group", name="Show").get_by_text("Show")).to_be_visible()  # still beside the board
    for button in ("Hint", "Undo", "Last turn"):
        expect(table.button(button)).to_be_in_viewport(ratio=1)


def test_the_words_of_an_aid_are_whole_over_a_notice(open_page: OpenPage) -> None:
    page = open_page(TURNED, played=TURNS, viewport={"width": 1440, "height": 900})
    expect(page.get_by_role("button", name="Restore")).to_be_in_viewport(ratio=1)
    page.get_by_role("group", name="Show").get_by_role("button", name="Outlook").click()
    expect(page.get_by_text("could then eat").filter(visible=True).last).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Restore")).to_be_in_viewport(ratio=1)


def test_a_turn_and_a_hint_stay_in_the_window_of_the_smallest_phone(open_page: OpenPage) -> None:
    for newcomer in (True, False):
        page = open_page(newcomer=newcomer, viewport=SHORT, has_touch=True)
        table, last = Table(page), page.get_by_role("button", name="Last turn")
        expect(last).to_be_in_viewport(ratio=1)
        table.press("C3")
        table.expect_says("Red to play")
        expect(last).to_be_in_viewport(ratio=1)
        said, turns = table.main.get_by_text(re.compile("^Blue played")), page.get_by_role("region", name="Turns")
        expect_becomes(lambda said=said, turns=turns: turns.is_visible() and overlaps(said, turns), False)  # type: ignore[misc]
        table.button("Hint").click()
        expect(table.button("Which cell?")).to_be_in_viewport(ratio=1)
        expect(last).to_be_in_viewport(ratio=1)


def test_a_newcomers_first_screen_has_no_half_covered_button(open_page: OpenPage) -> None:
    page = open_page(newcomer=True, viewport=SHORT, has_touch=True)
    expect(page.get_by_role("button", name="Learn in 3 minutes")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Comment")).to_be_hidden()


def test_another_page_of_a_dialog_begins_at_its_top(open_page: OpenPage) -> None:
    table = Table(open_page(viewport=SHORT))
    table.button("Learn").click()
    table.button("Read and try").click()  # at the end of its page
    expect(table.dialog("The rules of Bug").get_by_role("heading", level=3).first).to_be_in_viewport(ratio=1)


def test_the_buttons_below_the_board_stay_while_the_words_change(open_page: OpenPage) -> None:
    for viewport in (SHORT, {"width": 390, "height": 844}):
        page = open_page(newcomer=True, has_touch=True, viewport=viewport)
        hint = page.get_by_role("button", name="Hint", exact=True)
        expect(page.get_by_role("main").get_by_text("You are Red, and Red starts.")).to_be_visible()
        expect(Table(page).boot).to_be_hidden()  # the scripts have taken the drawn board over
        expect(hint).to_be_visible()
        before = y_of(hint)
        page.get_by_role("button", name=re.compile("^C3, ")).tap()
        expect(page.get_by_role("main").get_by_text("Tap again to play.")).to_be_visible()
        expect_becomes(partial(y_of, hint), before)


@pytest.mark.parametrize("size", [(320, 568), (390, 844)], ids=str)
def test_a_bad_link_does_not_make_a_phone_scroll(open_page: OpenPage, size: tuple[int, int]) -> None:
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    page = open_page("#hexhex3,genius,C3.C3", has_touch=True, viewport=viewport, locale="de-DE")
    expect(page.get_by_role("button", name="Öffnen, was lesbar war")).to_be_in_viewport(ratio=1)
    expect_becomes(partial(page.evaluate, BEYOND), 0)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (667, 375), (844, 390)], ids=str)
def test_no_button_moves_while_a_hint_and_a_touch_change_the_words(open_page: OpenPage, size: tuple[int, int]) -> None:
    """In German, whose words are long: the line has one to six lines."""
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    page = open_page(played=["C3", "B2-B1"], has_touch=True, viewport=viewport, locale="de-DE")
    main = page.get_by_role("main")
    hint = page.get_by_role("button", name=re.compile("^(Tipp|Welches Feld[?]|Warum[?])$"))
    still = [page.get_by_role("button", name=re.compile(f"^{name}")) for name in ("Voriger Zug", "Zwillinge")]
    expect(main.get_by_text("Rot ist am Zug")).to_be_visible()
    before = [place_of(each) for each in still]
    for words in ("^Tipp: ", "^Versuche", "Dann vielleicht"):
        hint.click()
        expect(main.get_by_text(re.compile(words))).to_be_visible()
        expect_becomes(lambda: [place_of(each) for each in still], before)
    page.get_by_role("button", name=re.compile("^D4, ")).tap()
    expect(main.get_by_text("Tippe noch einmal")).to_be_visible()
    expect_becomes(lambda: [place_of(each) for each in still], before)


def test_a_narrow_phone_on_its_side_shows_three_turns(open_page: OpenPage) -> None:
    page = open_page(played=TURNS, has_touch=True, viewport={"width": 667, "height": 375})
    table = Table(page)
    table.expect_turns(*TURNS)
    for number in (4, 5, 6):
        expect(table.turn(number)).to_be_in_viewport(ratio=1)


def test_a_hint_of_a_bots_game_leaves_the_buttons_of_a_small_phone_in_sight(open_page: OpenPage) -> None:
    page = open_page(has_touch=True, viewport={"width": 360, "height": 640})
    table = Table(page)
    table.press("C3")
    table.expect_says("Red to play")
    for step in ("Hint", "Which cell?", "Why?"):
        table.button(step).tap()
    expect(page.get_by_role("button", name=re.compile("^Show the position after turn")).first).to_be_visible()
    expect_becomes(partial(page.evaluate, BEYOND), 0)


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=str)
def test_the_bar_stays_while_a_lesson_is_open(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})
    names = ("New game", "Learn") if size[0] < 400 else ("New game", "Learn", "Study", "Your games", "Sound")
    still = [page.get_by_role("banner").get_by_role("button", name=name) for name in names]
    expect(page.get_by_role("banner").get_by_role("button", name="Study")).to_be_visible()
    before = [place_of(each) for each in still]
    page.evaluate("location.hash = 'lesson/eating'")
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    expect_becomes(lambda: [place_of(each) for each in still], before)


def test_the_list_of_lessons_stays_when_a_step_ends(open_page: OpenPage) -> None:
    page = open_page("#lesson/eating", viewport={"width": 1440, "height": 900})
    first = page.get_by_role("navigation", name="All lessons").get_by_role("button").first
    expect(first).to_be_visible()
    before = place_of(first)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()
    expect_becomes(partial(place_of, first), before)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1440, 900)], ids=str)
def test_the_settings_keep_their_place_in_every_section(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(viewport={"width": size[0], "height": size[1]})
    page.get_by_role("button", name="Settings", exact=True).click()
    dialog = page.get_by_role("dialog", name="Settings")
    heads = dialog.get_by_role("heading", level=3).get_by_role("button")
    expect(heads).to_have_count(4)
    first = dialog.bounding_box()
    for head in heads.all():
        head.click()
        expect(head).to_have_attribute("aria-expanded", "true")
        assert dialog.bounding_box() == first


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_laptop_shows_all_keys_and_the_way_back_to_the_settings(open_page: OpenPage, language: str) -> None:
    page = open_page(viewport={"width": 1440, "height": 900}, locale=language)
    page.get_by_role("main").wait_for()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    last = dialog.get_by_role("definition").last
    expect(last).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name=re.compile("^(Back|Retour)$")).click()
    expect(dialog.get_by_role("heading", name=re.compile("^(Settings|Paramètres)$"))).to_be_visible()


def place_of(part: Locator) -> tuple[int, int] | None:
    """Where it begins, from the left and from the top."""
    box = part.bounding_box()
    return (round(box["x"]), round(box["y"])) if box else None


def y_of(part: Locator) -> int | None:
    """Where it begins, from the top."""
    box = part.bounding_box()
    return round(box["y"]) if box else None


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_a_first_visit_lacks_moves_no_other_button_of_the_bar(open_page: OpenPage, size: tuple[int, int]) -> None:
    boxes = []
    for newcomer in (True, False):
        page = open_page(newcomer=newcomer, viewport={"width": size[0], "height": size[1]})
        bar = page.get_by_role("navigation", name="Bug")
        expect(bar.get_by_role("button", name="Study")).to_have_count(0 if newcomer else 1)
        boxes.append([box_of(bar.get_by_role("button", name=name)) for name in ("New game", "Learn", "Share")])
    assert boxes[0] == boxes[1]


def test_the_tabs_of_a_study_stay_when_its_review_is_there(open_page: OpenPage) -> None:
    page = open_page(OVER, viewport={"width": 1440, "height": 900})
    expect(page.get_by_role("region", name="Blue wins")).to_be_visible()
    Table(page).button("Study").click()
    tab = page.get_by_role("tab", name="Review")
    page.get_by_role("button", name="Review this game").or_(page.get_by_role("button", name="See where")).click()
    expect(page.get_by_role("heading", name="Mistakes")).to_be_visible()
    there = tab.bounding_box()
    page.get_by_role("tab", name="Openings").click()
    expect(page.get_by_role("heading", name="Mistakes")).to_be_hidden()
    expect_becomes(tab.bounding_box, there)
