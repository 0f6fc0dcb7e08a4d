"""Phones on their side, the lowest screens: names, turns and tabs are whole, and the next step is in sight."""

from __future__ import annotations

import re
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.learn.puzzle_book import BOOK, puzzle_table
from tests.e2e.table import Table, expect_becomes

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

    from tests.e2e.conftest import OpenPage

SMALL: ViewportSize = {"width": 667, "height": 375}
SHORT: ViewportSize = {"width": 320, "height": 568}
NARROW: ViewportSize = {"width": 360, "height": 640}
MIDDLE: ViewportSize = {"width": 375, "height": 667}
LOW: tuple[ViewportSize, ...] = (SMALL, {"width": 844, "height": 390})
LAPTOP: ViewportSize = {"width": 1024, "height": 700}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
GAME = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3"
# The settings of a reader who has not finished a game yet.
UNFINISHED = """try { localStorage["bug.settings"] ??= '{"tools": false}'; } catch {}"""
BEYOND = "Math.max(0, document.documentElement.scrollHeight - innerHeight)"
IS_CUT = "element => element.scrollWidth > element.clientWidth + 1"
# How many lines of text an element has.
LINES = """(element) => {
  const range = new Range();
  range.selectNodeContents(element);
  const middles = [...range.getClientRects()].map(({ top, height }) => top + height / 2).sort((a, b) => a - b);
  return middles.filter((each, i) => !i || each - middles[i - 1] > 9).length;
}"""
# Do letters such as p and y leave their ground, which has the colour that they are read on?
TAILS_ARE_CUT = """(element) => {
  const range = new Range();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom + 0.1;
}"""
PUZZLE = next(
    number
    for number, each in enumerate(BOOK, 1)
    if each.board == "hexhex3" and each.rules != "genius" and "-" not in each.solution
)
TWO_TURNS = 198  # a puzzle that is won in two turns


def edges(part: Locator) -> tuple[int, int]:
    """The left and the right edge of a part of the page."""
    box = part.bounding_box()
    return (round(box["x"]), round(box["x"] + box["width"])) if box else (0, 0)


def overlaps(one: Locator, other: Locator) -> bool:
    """Whether two parts of the page cover each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 0.5 and down > 0.5


def are_one_row(parts: Locator) -> bool:
    """Whether some parts have the same upper edge."""
    return len({box["y"] for each in parts.all() if (box := each.bounding_box())}) == 1


@pytest.mark.parametrize("language", ["en", "pt"])
def test_a_player_of_a_timed_game_reads_at_once(open_page: OpenPage, language: str) -> None:
    """The name, the cells left, the time and whose turn it is: whole, inside the player's frame, none over another."""
    words = {"en": ("Red", "to play"), "pt": ("Vermelho", "joga")}
    page = open_page(played=[], game={"control": "genius"})
    table = Table(page)
    if language != "en":
        table.open_settings("Language and coordinates")
        page.get_by_role("combobox", name="Language").select_option(label="Português")
        page.keyboard.press("Escape")
    name, mover = words[language]
    player = page.get_by_role("region", name=name, exact=True)
    called = player.get_by_text(name, exact=True)
    parts = (called, player.get_by_text(mover), player.get_by_role("button"), player.get_by_role("timer"))
    for size in (*LOW, SHORT):
        page.set_viewport_size(size)
        table.painted()
        expect_becomes(partial(called.evaluate, IS_CUT), False)
        expect_becomes(lambda: [overlaps(one, other) for one, other in combinations(parts, 2)], [False] * 6)
        expect_becomes(lambda: [edges(part)[1] <= edges(player)[1] for part in parts], [True] * 4)


def test_a_name_is_whole_while_the_pointer_asks_what_a_cell_does(open_page: OpenPage) -> None:
    table = Table(open_page(GAME))
    table.expect_says("to play")  # before that the link opens, and the board is empty
    for size in LOW:
        table.page.mouse.move(0, 0)
        table.page.set_viewport_size(size)
        table.painted()
        table.cell("G4").hover()
        for name in ("Red", "Blue"):
            player = table.page.get_by_role("region", name=name, exact=True)
            expect(player).to_contain_text("→")
            expect_becomes(partial(player.get_by_text(name, exact=True).evaluate, IS_CUT), False)


def test_a_newcomer_sees_the_goal_the_board_and_whose_turn_it_is(open_page: OpenPage) -> None:
    """In French, which is long, and with touch."""
    page = open_page(newcomer=True, locale="fr-FR", viewport=SHORT, has_touch=True)
    goal = page.get_by_role("main").get_by_text("Posez un pion")
    red = page.get_by_role("region", name="Rouge")
    board = page.get_by_role("group", name=re.compile("^Plateau"))
    learn = page.get_by_role("button", name="Apprendre en 3 minutes")
    for size in (SHORT, SMALL):
        page.set_viewport_size(size)
        for part in (goal, red, board, learn, red.get_by_text("au trait")):
            expect(part).to_be_in_viewport(ratio=1)
        expect_becomes(lambda: overlaps(goal, red), False)
        expect_becomes(lambda: is_wide(board, 200), True)
        if size == SHORT:
            expect_becomes(partial(are_one_row, learn.or_(page.get_by_role("button", name="Indice"))), True)


def is_wide(part: Locator, width: int) -> bool:
    """Whether a part of the page has at least this width, in pixels."""
    box = part.bounding_box()
    return box is not None and box["width"] >= width


def test_a_notice_neither_moves_the_board_nor_outlasts_a_turn(open_page: OpenPage) -> None:
    page = open_page(played=["C3"], has_touch=True)
    table = Table(page)
    notice = page.get_by_text("Your unfinished game was set aside.")
    for size in (SHORT, UPRIGHT, SMALL):
        page.set_viewport_size(size)
        table.new_game()
        table.button("Restore").click(trial=size != SHORT)  # nothing covers it in any size
        if size == SHORT:
            table.expect_turns("C3")
            table.new_game()
        expect(table.button("Restore")).to_be_in_viewport(ratio=1)
        table.painted()
        beside = table.board.bounding_box()
        table.button("Dismiss").click()
        expect(notice).to_be_hidden()
        assert table.board.bounding_box() == beside
        table.play("C3")
    table.new_game()
    expect(notice).to_be_visible()
    table.play("C3")
    expect(notice).to_be_hidden()


def test_a_notice_on_a_phone_on_its_side_is_one_row_and_covers_no_words(open_page: OpenPage) -> None:
    page = open_page(played=["C3"], viewport={"width": 844, "height": 390}, has_touch=True)
    table = Table(page).new_game()
    notice = page.get_by_text("Your unfinished game was set aside.")
    expect(table.button("Restore")).to_be_visible()
    boxes = [box for each in (notice, table.button("Restore")) if (box := each.bounding_box())]
    words, button = (box["y"] + box["height"] / 2 for box in boxes)
    assert abs(words - button) < 6
    expect(table.turn_list.get_by_text("No turns yet")).to_be_hidden()
    table.button("Dismiss").click()
    expect(table.turn_list.get_by_text("No turns yet")).to_be_visible()


@pytest.mark.parametrize("size", [SHORT, NARROW, MIDDLE], ids=["320", "360", "375"])
def test_a_bots_thoughts_and_the_steps_are_in_sight_on_small_phones(open_page: OpenPage, size: ViewportSize) -> None:
    table = Table(open_page(viewport=size))
    table.press("C3")
    thoughts = table.page.get_by_role("region", name="What Blue thinks")
    expect(thoughts).to_be_in_viewport(ratio=1)
    expect(thoughts.get_by_text("Blue goes by its first impression.")).to_be_in_viewport(ratio=1)
    for part in (table.button("Previous turn"), table.button("Last turn")):
        expect(part).to_be_in_viewport(ratio=1)
    dialog = table.open_form()
    dialog.get_by_role("group", name="Clock").get_by_role("radio", name="20 s a turn + 3 min reserve").check()
    dialog.get_by_role("button", name="Start game").click()
    expect(table.page.get_by_role("timer")).to_have_count(2)
    table.button("Dismiss").click()
    expect(table.button("Last turn")).to_be_in_viewport(ratio=1)


def test_the_words_of_the_player_to_play_are_clear_of_the_players_frame(open_page: OpenPage) -> None:
    """They stand within it; the bar above is one row, in Portuguese, too."""
    page = open_page(viewport=MIDDLE, locale="pt-BR")
    player = page.get_by_role("region", name="Vermelho", exact=True)
    words = player.get_by_text("joga", exact=True)
    bar = page.get_by_role("banner")
    for size in (SHORT, NARROW, MIDDLE, UPRIGHT, SMALL):
        page.set_viewport_size(size)
        expect(words).to_be_in_viewport(ratio=1)
        expect_becomes(lambda: overlaps(words, player.get_by_role("button")), False)
        expect_becomes(lambda: upper(words) - upper(player) >= 2.5, True)
        expect_becomes(lambda: lower(player) - lower(words) >= 2.5, True)
        expect_becomes(partial(words.evaluate, TAILS_ARE_CUT), False)
        expect_becomes(partial(are_one_row, bar.get_by_role("button")), True)


def test_a_game_against_a_bot_fits_a_small_phone_also_with_a_notice(open_page: OpenPage) -> None:
    table = Table(open_page(viewport=NARROW, has_touch=True))
    table.expect_says("Red starts")
    expect_becomes(partial(table.page.evaluate, BEYOND), 0)
    table.press("C3")
    table.open_form().get_by_role("button", name="Start game").click()
    expect(table.button("Dismiss")).to_be_in_viewport(ratio=1)
    expect_becomes(partial(table.page.evaluate, BEYOND), 0)


def test_a_list_of_turns_that_has_no_room_under_a_result_is_hidden(open_page: OpenPage) -> None:
    game = "#hexhex3,genius,C4.C2.A3.E2.D1-C1.D3.A2.B3-B4-B2.D2.E3.A1"
    page = open_page(game, viewport={"width": 568, "height": 320}, has_touch=True, locale="de-DE")
    expect(page.get_by_role("heading", name="Blau gewinnt")).to_be_visible()
    last = page.get_by_role("button", name="Zug 11, Rot: A1")
    expect(last).to_be_hidden()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(last).to_be_in_viewport(ratio=1)


def test_turns_and_tabs_do_not_break_on_a_small_phone_on_its_side(open_page: OpenPage) -> None:
    table = Table(open_page(GAME, viewport=SMALL))
    expect_becomes(partial(table.turn(12).get_by_text("B3-C4-A3").evaluate, LINES), 1)
    table.button("Study").click()
    tabs = table.page.get_by_role("tab")
    expect(tabs).to_have_count(3)
    for size in (SMALL, LAPTOP):
        table.page.set_viewport_size(size)
        expect_becomes(partial(are_one_row, tabs), True)
    best, switch = table.heading("Best lines"), table.page.get_by_role("checkbox").first
    for size, is_above in ((SMALL, True), (LAPTOP, False)):
        table.page.set_viewport_size(size)
        expect_becomes(lambda: upper(best) < upper(switch), is_above)


def test_the_answer_to_a_turn_of_a_puzzle_is_in_sight(open_page: OpenPage) -> None:
    puzzle = BOOK[PUZZLE - 1]
    wrong = next(
        str(each) for each in puzzle.start().legal_turns if len(str(each)) == 2 and str(each) != puzzle.solution
    )
    page = open_page(f"#puzzle/{PUZZLE}", viewport=SMALL, has_touch=True)
    table = puzzle_table(page)
    expect(page.get_by_text("Other rules than in the lessons")).to_be_visible()
    table.press(wrong)
    again = table.button("Again").or_(table.button("Try again"))
    expect(again).to_be_in_viewport(ratio=1)


def test_on_a_small_phone_the_card_of_a_puzzle_leaves_its_buttons_free_after_a_wrong_turn(open_page: OpenPage) -> None:
    """In German, whose words are long."""
    page = open_page("#puzzle/61", viewport=SHORT, has_touch=True, locale="de-DE")
    cell = page.get_by_role("button", name=re.compile("^C1, leer"))
    cell.tap()
    cell.tap()
    expect(page.get_by_role("button", name="Noch einmal")).to_be_in_viewport(ratio=1)
    for name in ("Alle Aufgaben", "Nächste Aufgabe"):
        page.get_by_role("button", name=name).click(trial=True, position={"x": 40, "y": 1})


def test_the_reason_for_a_hint_fits_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("#hexhex3,genius,C3.D2-C2", viewport=SHORT, has_touch=True, locale="de-DE")
    for step in ("Tipp", "Welches Feld?", "Warum?"):
        page.get_by_role("button", name=step, exact=True).tap()
    expect(page.get_by_role("button", name="Tipp ausblenden")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("main").get_by_text("gegen jede Antwort von Blau")).to_be_in_viewport(ratio=1)
    expect_becomes(partial(page.evaluate, BEYOND), 0)


def test_a_puzzle_keeps_its_task_and_its_buttons_while_its_answer_is_shown(open_page: OpenPage) -> None:
    puzzle = BOOK[TWO_TURNS - 1]
    wrong = next(str(each) for each in puzzle.start().legal_turns if len(str(each)) == 2)
    assert wrong != puzzle.solution
    page = open_page(f"#puzzle/{TWO_TURNS}", viewport=SHORT)
    table = puzzle_table(page)
    table.press(wrong)
    table.button("Show the answer").click()
    last = page.get_by_role("button", name=re.compile("^Play the line up to turn 4"))
    last.click()
    expect(table.main.get_by_text(re.compile(r"^\w+ wins with no cells left"))).to_be_in_viewport(ratio=1)
    again = table.button("Try again")
    for part in (table.heading(re.compile("to play and win")), last, again, table.button("Next puzzle")):
        expect(part).to_be_in_viewport(ratio=1)
    expect_becomes(lambda: lower(last) < lower(again), True)


def upper(part: Locator) -> float:
    """The upper edge of a part of the page."""
    box = part.bounding_box()
    return box["y"] if box else 0


def lower(part: Locator) -> float:
    """The lower edge of a part of the page."""
    box = part.bounding_box()
    return box["y"] + box["height"] if box else 0


def test_a_lesson_uses_the_whole_width_of_a_phone(open_page: OpenPage) -> None:
    page = open_page("#lesson/eating", viewport=UPRIGHT)
    leave = page.get_by_role("navigation").get_by_role("button", name="Back to my game")
    expect(leave).to_be_visible()
    expect_becomes(lambda: 390 - edges(leave)[1], 8)


def test_a_turned_phone_keeps_the_current_turn_in_sight(open_page: OpenPage) -> None:
    game = "#hexhex3,genius,B2.B3-B4.A1.E1.D2-D1.B1-C1-C2.E1.A3.E3"
    table = Table(open_page(game, has_touch=True, viewport={"width": 390, "height": 844}))
    turn = table.turn(9)
    expect(turn).to_be_in_viewport(ratio=0.9)
    for width, height in ((844, 390), (390, 844)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(turn).to_be_in_viewport(ratio=0.9)
