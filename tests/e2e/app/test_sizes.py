"""Every screen fits into every size: nothing is wider than the window, even with text twice as large."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.editor.painting import editor
from tests.e2e.table import Table, box_of, expect_becomes
from tests.e2e.together.begun import begun

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, ViewportSize

    from tests.e2e.conftest import OpenPage

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 375, "height": 667},
    {"width": 568, "height": 320},
    {"width": 844, "height": 390},
    {"width": 720, "height": 450},  # 1440 × 900 at a zoom of 200 %
    {"width": 1440, "height": 900},
)
PHONE, LAPTOP = SIZES[1], SIZES[5]
FEW_SIZES = (SIZES[0], SIZES[2], SIZES[4])  # the narrowest ones of each layout, and the zoomed one
FINISHED = "#hexhex3,genius,C5.C4-D4.A2.A1-A2.E2.E1-D1.B1"

# How far the page exceeds the window, how many parts of an open dialog scroll sideways, and buttons outside.
TOO_WIDE = """() => {
  const { documentElement: page } = document;
  const open = [...document.querySelectorAll("dialog[open] *")].filter((each) =>
    each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === "auto");
  return [Math.max(0, page.scrollWidth - innerWidth), open.length];
}"""
OUTSIDE = """(buttons) => buttons.filter((each) => {
  const { left, right, width } = each.getBoundingClientRect();
  return width > 1 && (left < -1 || right > innerWidth + 1);
}).map((each) => each.textContent.trim())"""
# The words of an open dialog's choices that break across lines.
CUT = """(radios) => radios.flatMap((radio) => {
  const texts = document.createTreeWalker(radio.closest("label"), NodeFilter.SHOW_TEXT);
  const cut = [];
  for (let text; (text = texts.nextNode()); )
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) cut.push(word);
    }
  return cut;
})"""
# The vertical distance between the middles of the bar's parts: 0 if they are in one row.
APART = """(parts) => {
  const middles = parts.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
  return Math.max(...middles) - Math.min(...middles);
}"""
# The size of the board on the screen, with its labels.
DRAWN = """(board) => {
  const boxes = [...board.querySelectorAll("path, text, circle")].flatMap((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    const { stroke, strokeWidth } = getComputedStyle(part);
    const edge = stroke === "none" ? 0 : (parseFloat(strokeWidth) / 2) * part.getScreenCTM().a;
    return width ? [[left - edge, top - edge, -right - edge, -bottom - edge]] : [];
  });
  const [left, top, right, bottom] = [0, 1, 2, 3].map((side) => Math.min(...boxes.map((box) => box[side])));
  return { width: -right - left, height: -bottom - top };
}"""
# The labels whose middle is covered by another part of the page.
COVERED = """(letters) => letters.filter((letter) => {
  const { x, y, width, height } = letter.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  return !over?.contains(letter) && !letter.ownerSVGElement.contains(over);
}).map((letter) => letter.textContent)"""
TEXT = "size => { document.documentElement.style.fontSize = size }"


def named_faults(table: Table, name: str) -> tuple[str, list[object]]:
    """A screen's name, and what does not fit into the window after everything is painted."""
    table.painted()
    bar = table.page.get_by_role("navigation").get_by_role("button").evaluate_all(OUTSIDE)
    aids = table.page.get_by_role("group", name="Show").get_by_role("button").evaluate_all(OUTSIDE)
    return name, [*table.page.evaluate(TOO_WIDE), *bar, *aids]


def expect_to_fit(table: Table, name: str, sizes: tuple[ViewportSize, ...]) -> None:
    """Expect a screen to fit into each size; the window then has that of a laptop."""
    for size in sizes:
        table.page.set_viewport_size(size)
        expect_becomes(partial(named_faults, table, f"{name} at {size}"), (f"{name} at {size}", [0, 0]))
    for size in (PHONE, LAPTOP):
        table.page.set_viewport_size(size)
        table.page.evaluate(TEXT, "200%")
        expect_becomes(lambda: table.page.evaluate(TOO_WIDE), [0, 0])
        table.page.evaluate(TEXT, "")


@pytest.mark.parametrize("sizes", [FEW_SIZES, pytest.param(SIZES, marks=pytest.mark.slow)], ids=["few", "all"])
def test_no_screen_is_wider_than_the_window(open_page: OpenPage, site: str, sizes: tuple[ViewportSize, ...]) -> None:
    expect_fits = partial(expect_to_fit, sizes=sizes)
    page = open_page(reduced_motion="reduce")
    table = Table(page)
    expect_fits(table, "the first screen")
    for section in table.all_settings():
        expect_fits(table, section)
    table.button("Close").click()
    table.button("Share").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect_fits(table, "the share dialog")
    table.button("Close").click()
    table.open_form()
    expect_fits(table, "the form for a new game")
    table.button("Close").click()
    editor(table)
    expect_fits(table, "the editor")
    page = open_page(FINISHED, reduced_motion="reduce")
    table = Table(page)
    expect(page.get_by_role("heading", name="Blue wins")).to_be_visible()
    expect_fits(table, "the end of a game")
    table.button("Study").click()
    for tab in ("Review", "Analysis"):
        page.get_by_role("tab", name=tab).click()
        expect_fits(table, tab)
    for place, words in (("lesson/eating", "Eating"), ("puzzle/198", "Puzzle 198")):
        page.goto(f"{site}#{place}")
        expect(page.get_by_text(words).first).to_be_visible()
        expect_fits(table, place)


# German and French have the longest words.
@pytest.mark.parametrize(
    "languages", [("de-DE", "fr-FR"), pytest.param(("en-GB",), marks=pytest.mark.slow)], ids=["long", "short"]
)
def test_the_bar_of_a_phone_is_one_row(open_page: OpenPage, languages: tuple[str, ...]) -> None:
    for language in languages:
        page = open_page(locale=language)
        for width, height in ((320, 568), (360, 740), (375, 667), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            bar = page.get_by_role("banner")
            expect(bar.get_by_role("button")).to_have_count(6)  # with Study, without those of a wide bar
            expect_becomes(partial(is_one_row, Table(page)), True)


def test_choices_break_between_words_and_share_the_rows_evenly(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = Table(page)
    for name, section in (("Settings", "Board and colours"), ("Settings", "Sound and speed"), ("New game", None)):
        page.set_viewport_size(LAPTOP)
        if section:
            table.open_settings(section)
        else:
            table.button(name).first.click()
        radios = table.dialog(name).get_by_role("radio")
        expect(radios.first).to_be_attached()
        for width, height in ((320, 568), (390, 844), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            table.painted()
            expect_becomes(lambda radios=radios: radios.evaluate_all(CUT), [])  # type: ignore[misc]
            if (section, width) == ("Sound and speed", 390):
                expect_even_rows(table)
        table.button("Close").click()


def expect_even_rows(table: Table) -> None:
    """Expect the same number of choices in each row of a setting."""
    speeds = table.dialog("Settings").get_by_role("group", name="Bot speed").get_by_role("radio")
    expect(speeds).to_have_count(4)
    tops = [box["y"] for each in speeds.all() if (box := each.bounding_box())]
    assert max(tops.count(top) for top in tops) == min(tops.count(top) for top in tops)


# Screens with touch: those with the least space and the tallest first.
PHONES = ((320, 480), (320, 568), (390, 844), (360, 640), (375, 667), (414, 736), (768, 1024))


def board_box(table: Table) -> list[int]:
    """The place and the height of the drawn board."""
    table.painted()
    cells = [box for name in ("A1", "E3") if (box := table.cell(name).bounding_box())]
    return [round(box["y"]) for box in cells]


@pytest.mark.parametrize("sizes", [PHONES[:3], pytest.param(PHONES, marks=pytest.mark.slow)], ids=["few", "all"])
def test_the_words_of_an_aid_do_not_move_the_board(open_page: OpenPage, sizes: Sequence[tuple[int, int]]) -> None:
    page = open_page("#hexhex3,genius,C3.B2-B1.E1.A3.D4", has_touch=True, reduced_motion="reduce")
    table = Table(page)
    aids = page.get_by_role("group", name="Show")
    expect(table.cell("C4")).to_have_accessible_name(re.compile("eats"))
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        before = board_box(table)
        for name, words in (("Twins", "On both sides: "), ("Threats", "Blue could eat now")):
            aids.get_by_role("button", name=name).click()
            expect(table.main.get_by_text(re.compile(words)).filter(visible=True).first).to_be_visible()
            assert board_box(table) == before
            aids.get_by_role("button", name=name).click()
        assert board_box(table) == before
        expect(table.turn(5)).to_be_visible()  # on small phones the words used to replace it


@pytest.mark.parametrize("where", ["edges", "study", "end"])
def test_the_words_of_an_aid_do_not_move_a_board_in_a_shared_column(open_page: OpenPage, where: str) -> None:
    page = open_page("#hexhex3,genius,C3.B2-B1" if where != "end" else FINISHED, has_touch=True)
    table = Table(page)
    page.set_viewport_size({"width": 390, "height": 844})
    if where == "edges":
        table.open_settings("Help and controls").get_by_role("checkbox", name="A player at each edge").check()
        table.dialog("Settings").get_by_role("button", name="Close").click()
    if where == "study":
        table.button("Study").click()
        expect(page.get_by_role("tabpanel")).to_be_visible()
    last = table.main.get_by_text("Enter a turn as text") if where != "end" else table.heading("Blue wins")
    expect(last).to_be_attached()
    for width, height in ((390, 844), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        before = board_box(table)
        assert before
        for key, name in (("1", "Twins"), ("4", "Territory")):
            for pressed in ("true", "false"):
                page.keyboard.press(key)
                expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", pressed)
                assert board_box(table) == before, (width, name, pressed)


# Sizes in which a game is played without leaving it: the board stays the same in each.
STEADY = ((320, 568), (390, 844), (768, 1024), (844, 390), (1024, 768), (1440, 900))


def boards(table: Table) -> dict[tuple[int, int], list[int]]:
    """The place and the size of the letters beside the board in each size of the window: no stone widens them.

    Each is read until it is the same twice: in a first visit the script may take the first frame over meanwhile.
    """
    letters = [table.board.get_by_text(letter, exact=True) for letter in "AE"]

    def read() -> list[int]:
        table.painted()
        return [round(box_of(letter)[key]) for letter in letters for key in ("x", "y", "width")]

    found = {}
    for width, height in STEADY:
        table.page.set_viewport_size({"width": width, "height": height})
        seen = read()
        while (again := read()) != seen:
            seen = again
        found[width, height] = seen
    return found


def test_the_board_keeps_its_place_and_size_through_a_game(open_page: OpenPage) -> None:
    """With a hint, the field for text, the end, and a notice."""
    turns = FINISHED.rpartition(",")[2].split(".")
    table = Table(open_page(played=turns[:2], has_touch=True))
    table.expect_person()
    expect(table.page.get_by_text("Enter a turn as text")).to_be_attached()
    before = boards(table)
    for step in ("Hint", "Which cell?", "Why?"):
        table.button(step).click()
    expect(table.button("Hide the hint")).to_be_visible()
    assert boards(table) == before, "hint"
    table.page.get_by_text("Enter a turn as text").click()
    expect(table.button("Submit turn")).to_be_visible()
    assert boards(table) == before, "text"
    table.play(*turns[2:])
    expect(table.heading("Blue wins")).to_be_visible()
    assert boards(table) == before, "end"
    table.button("Rematch: Blue starts").click()
    table.play("C5")
    table.new_game()
    expect(table.button("Restore")).to_be_visible()
    assert boards(table) == before, "notice"


def test_the_board_keeps_its_place_and_size_from_a_first_visit_on(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True, has_touch=True))
    expect(table.button("Learn in 3 minutes")).to_be_visible()
    before = boards(table)
    table.exchange("C3")
    assert boards(table) == before
    table.page.set_viewport_size({"width": 390, "height": 844})
    expect(table.button("Learn in 3 minutes")).to_be_in_viewport(ratio=1)


def test_the_board_keeps_its_place_and_size_beside_a_friends_card(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site, ",A1.F6", "o=Ben,x=Ann")
    expect(ann.main.get_by_text("Red to play")).to_be_visible()
    before = boards(ann)
    ann.grow("D4")
    expect(ann.main.get_by_text("Blue to play")).to_be_visible()
    assert boards(ann) == before


def test_the_end_of_a_game_has_one_main_action_in_sight(open_page: OpenPage) -> None:
    table = Table(open_page(FINISHED, has_touch=True))
    for width, height in STEADY:
        table.page.set_viewport_size({"width": width, "height": height})
        for part in (table.heading("Blue wins"), table.button("Rematch: Blue starts"), table.cell("E3")):
            expect(part).to_be_in_viewport(ratio=1)


def test_long_words_below_the_board_do_not_cover_the_turns(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True, locale="de-DE", has_touch=True, viewport={"width": 390, "height": 844}))
    table.page.get_by_role("button", name=re.compile("^C3, ")).click()
    letter = table.main.get_by_text("E", exact=True)  # beside the board
    hint, turns = table.button("Tipp"), table.page.get_by_role("region", name="Züge")
    short = letter.bounding_box()  # the words are short while the bot thinks
    expect(
        table.main.get_by_text(re.compile("Blau hat .* gefressen. Sein Käfer .* gleicher Form.* Rot ist am Zug: "))
    ).to_be_visible()
    expect(hint).to_be_in_viewport(ratio=1)
    expect_becomes(partial(is_above, hint, turns), True)
    assert letter.bounding_box() == short


def is_above(upper: Locator, lower: Locator) -> bool:
    """Whether a part ends where another begins, or before."""
    one, other = upper.bounding_box(), lower.bounding_box()
    return bool(one and other and one["y"] + one["height"] <= other["y"])


def test_the_last_turn_stays_in_sight_when_the_result_takes_room_from_the_list(open_page: OpenPage) -> None:
    game = "#hexhex3,genius,B2.B3-B4.A1.E1.D2-D1.B1-C1-C2.E1.A3.E3.E2-D3.A2.D4.C5"
    table = Table(open_page(game, viewport={"width": 844, "height": 390}, has_touch=True))
    expect(table.page.get_by_text("Longest chain: ")).to_be_visible()
    expect(table.turn(13)).to_be_in_viewport(ratio=1)


def test_undo_and_redo_fit_on_the_smallest_phone_on_its_side(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,genius,C3", viewport={"width": 568, "height": 320}, has_touch=True))
    table.button("Undo").click()
    table.expect_length(1)
    table.button("Redo").click()
    expect(table.turn(1)).to_have_attribute("aria-current", "step")


def test_a_phone_on_its_side_gives_the_board_its_height(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,genius,C3,"))
    for width, height in ((844, 390), (932, 430), (667, 375)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.cell("C3")).to_be_visible()
        expect_becomes(partial(is_large, table, width, height), True)


def is_large(table: Table, width: int, height: int) -> bool:
    """Whether the drawn board has nearly the window's height, and 45 % of its area."""
    table.painted()
    drawn = table.board.evaluate(DRAWN)
    return bool(drawn["height"] > 0.9 * height and drawn["width"] * drawn["height"] >= 0.45 * width * height)


def test_nothing_hides_the_letters_beside_the_board(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,genius,C3,"))
    expect(table.cell("C3")).to_be_visible()
    letters = table.board.get_by_text(re.compile("^[A-E]$"))
    expect(letters).to_have_count(5)
    for width, height in ((320, 568), (360, 640), (568, 320), (1024, 768)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.painted()
        expect_becomes(partial(letters.evaluate_all, COVERED), [])


def test_a_phone_is_muted_with_one_press(open_page: OpenPage, site: str) -> None:
    table = Table(open_page("#hexhex3,genius,C3,", has_touch=True))
    sound = table.button("Sound")
    for width, height in ((320, 568), (390, 844), (844, 390)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(sound).to_be_in_viewport(ratio=1)
        before, was_on = board_box(table), sound.get_attribute("aria-pressed") == "true"
        sound.click()
        expect(sound).to_have_attribute("aria-pressed", str(not was_on).lower())
        assert board_box(table) == before
    table.page.goto(f"{site}#lesson/eating")  # where the bar has space for it
    expect(table.heading("Eating")).to_be_visible()
    for width, height in ((320, 568), (390, 844), (844, 390)):
        table.page.set_viewport_size({"width": width, "height": height})
        expect(table.page.get_by_role("banner").get_by_role("button", name="Sound")).to_be_in_viewport(ratio=1)
        expect_becomes(partial(is_one_row, table), True)


def is_one_row(table: Table) -> bool:
    """Whether the parts of the bar are in one row."""
    bar = table.page.get_by_role("banner")
    apart: float = bar.get_by_role("button").or_(bar.get_by_role("heading")).evaluate_all(APART)
    return apart < 6


@pytest.mark.parametrize("size", [(390, 844), (768, 1024)], ids=str)
def test_nothing_lies_over_the_buttons_at_the_end_of_a_game(open_page: OpenPage, size: tuple[int, int]) -> None:
    resigned = "#hexhex3,genius,D3.C5.B3,result=x-resignation"
    table = Table(open_page(resigned, viewport={"width": size[0], "height": size[1]}, has_touch=True))
    table.button("Play on").tap()
    table.expect_says("Blue to play")
