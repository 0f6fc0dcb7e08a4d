"""The board editor: cells, black cells, stones, whose turn; it checks the position at once, and the game can go on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.editor.painting import editor, ink, paint, place, repaint
from tests.e2e.table import Table, expect_becomes


def middle(table: Table, cell: str) -> tuple[float, float]:
    """A cell's place on the screen."""
    table.painted()
    box = table.cell(cell).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_painted(table: Table, words: str, *cells: str) -> None:
    """Expect exactly these cells to have these words."""
    for cell in cells:
        expect(table.cell(cell)).to_have_accessible_name(re.compile(f"^{cell}, {words}"))
    expect(table.board.get_by_role("button", name=re.compile(rf"^\w+, {words}"))).to_have_count(len(cells))


def test_a_position_is_painted_checked_and_played_on(open_page: OpenPage) -> None:
    table = editor(Table(open_page(played=[])))
    table.expect_says("Red has 19 cells left.")
    ink(table, "Red stone")
    paint(table, C3="red stone", C4="red stone")
    table.expect_says("Red has ")
    ink(table, "Blue stone")
    paint(table, E2="blue stone", E3="blue stone")
    ink(table, "Black cell")
    paint(table, C2="black cell")
    ink(table, "Cell")
    repaint(table, "A3", f"{place(3, 5)}, no cell")
    table.page.get_by_role("group", name="Whose turn is it?").get_by_role("radio", name="Blue").check()
    table.expect_says("Blue has ")
    table.button("Undo").click()
    expect(table.cell("A3")).to_have_accessible_name(re.compile("^A3, empty"))
    repaint(table, "A3", f"{place(3, 5)}, no cell")
    table.button("Play this").click()
    table.expect_says("Blue to play: choose a marked cell.")
    table.expect_size(18)
    expect(table.board.get_by_role("button", name="not part of the board")).to_have_count(1)
    expect(table.board.get_by_role("button", name=re.compile("red bug of 2"))).to_have_count(2)
    table.page.reload()
    table.expect_says("Blue to play: choose a marked cell.")
    table.expect_size(18)
    expect(table.page).to_have_url(re.compile("start=.*mover=o"))
    elsewhere = Table(open_page("#" + table.page.url.split("#")[1]))
    elsewhere.board = elsewhere.page.get_by_role("group", name=re.compile("^Board"))
    elsewhere.expect_says("Blue to play: choose a marked cell.")
    elsewhere.expect_cells(table.cells())


def test_its_buttons_have_words_on_a_phone(open_page: OpenPage) -> None:
    table = editor(Table(open_page(viewport={"width": 320, "height": 568}, played=[])))
    for width, height in ((320, 568), (390, 844), (844, 390)):
        table.page.set_viewport_size({"width": width, "height": height})
        for words in ("Remove stones", "Clear everything", "Back to the game", "Play this"):
            expect(table.button(words).get_by_text(words)).to_be_visible()
            expect(table.button(words)).to_be_in_viewport(ratio=1)


def test_an_empty_editor_says_what_is_missing(open_page: OpenPage) -> None:
    table = editor(Table(open_page(played=[])))
    table.expect_says("Red has 19 cells left.")
    table.button("Clear everything").click()
    table.expect_says("There are no cells yet: paint some.")
    expect(table.button("Play this")).to_be_disabled()
    ink(table, "Cell")
    repaint(table, place(5, 5), "A1, empty")
    repaint(table, place(1, 1), "E1, empty")  # the first row is A, and the empty rows between keep their letters
    table.expect_says("Red has 2 cells left.")
    table.button("Play this").click()
    table.expect_says("Red to play: choose a marked cell.")
    expect_becomes(lambda: list(table.cells()), ["A1", "E1"])


def test_leaving_the_editor_changes_nothing(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.expect_stones("...oo..............")
    editor(table)
    expect(table.board.get_by_role("button", name=re.compile("blue stone")).first).to_be_attached()
    table.button("Back to the game").click()
    table.expect_says("Red to play")
    table.board = table.page.get_by_role("group", name="Board: Small")
    table.expect_stones("...oo..............")
    table.expect_turns("C3", "B2-B1")


def test_drags_and_shift_with_arrow_keys_paint_cells_and_both_are_undone(
    open_page: OpenPage,
) -> None:
    table = editor(Table(open_page(played=[])))
    table.expect_says("Red has 19 cells left.")
    ink(table, "Red stone")
    mouse = table.page.mouse
    mouse.move(*middle(table, "A1"))
    mouse.down()
    mouse.move(*middle(table, place(3, 6)))  # in one jump: the cells between are painted too
    mouse.move(*middle(table, place(5, 8)), steps=5)
    mouse.up()
    mouse.move(*middle(table, place(1, 1)))  # paints nothing more
    expect_painted(table, "red stone", "A1", "A2", "A3", "A4", "B5", "C6")
    table.button("Undo").click()
    expect(table.cell("A2")).to_have_accessible_name(re.compile("^A2, empty"))
    expect_painted(table, "red stone")
    mouse.move(*middle(table, "A2"))
    mouse.down()
    mouse.up()
    expect_painted(table, "red stone", "A2")
    ink(table, "Black cell")
    expect_painted_by_keys(table)


def expect_painted_by_keys(table: Table) -> None:
    """Paint black cells by keys, and take them back."""
    keys = table.page.keyboard
    table.cell("C2").focus()
    keys.press("Enter")
    keys.press("Shift+ArrowRight")
    keys.press("Shift+C")
    expect(table.cell("D3")).to_be_focused()
    expect_painted(table, "black cell", "C2", "C3", "D3")
    keys.press("ArrowRight")
    keys.press("Shift+ArrowRight")
    expect_painted(table, "black cell", "C2", "C3", "D3", "D5")
    keys.press("Control+z")
    keys.press("Control+z")
    expect_painted(table, "black cell")


def test_a_finger_paints_too(open_page: OpenPage) -> None:
    table = editor(Table(open_page(has_touch=True, viewport={"width": 390, "height": 844}, played=[])))
    table.expect_says("Red has 19 cells left.")
    ink(table, "Blue stone")
    touch = table.page.context.new_cdp_session(table.page)
    for kind, cell in (("touchStart", "C1"), ("touchMove", "C2"), ("touchMove", "C4")):
        x, y = middle(table, cell)
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_painted(table, "blue stone", "C1", "C2", "C3", "C4")
    table.cell("C1").tap()
    expect_painted(table, "blue stone", "C2", "C3", "C4")


def test_a_painted_position_may_still_have_cells_to_blacken(open_page: OpenPage) -> None:
    table = editor(Table(open_page(played=[])))
    ink(table, "Cell")
    repaint(table, "C3", f"{place(5, 5)}, no cell")
    left = table.page.get_by_role("spinbutton", name="remove before the game")
    left.fill("2")
    left.press("Tab")
    table.expect_says("Red can remove 18 cells from the board; 2 to go before the first bug.")
    table.button("Play this").click()
    table.expect_says("Red to play: choose a cell to remove from the board. 2 to go")
    table.press("A1")
    table.expect_says("Blue to play: choose a cell to remove from the board.")


def test_every_tool_has_a_caption_on_the_smallest_phones(open_page: OpenPage) -> None:
    table = editor(Table(open_page(played=[], viewport={"width": 390, "height": 844})))
    captions = ("Paint cells", "Black cell", "Whose turn is it?", "More space", "Clear everything")
    for width, height in ((320, 568), (667, 375)):
        table.page.set_viewport_size({"width": width, "height": height})
        for words in captions:
            caption = table.page.get_by_text(words, exact=True)
            expect(caption).to_be_in_viewport(ratio=1)
            expect_becomes(lambda caption=caption: is_drawn(caption), True)  # type: ignore[misc]


def is_drawn(words: Locator) -> bool:
    """Whether words have the room that letters need; without it only screen readers find them."""
    box = words.bounding_box()
    return box is not None and box["width"] > 25


def test_the_editor_grows_for_larger_boards(open_page: OpenPage) -> None:
    table = editor(Table(open_page(played=[])))
    table.expect_size(61)
    for cells in (91, 127, 169, 217, 271):
        table.button("More space").click()
        expect(table.board.get_by_role("button")).to_have_count(cells)
    ink(table, "Cell")
    repaint(table, place(1, 1), "A1, empty")
    repaint(table, place(19, 10), "S1, empty")
    repaint(table, "J3", f"{place(10, 10)}, no cell")
    table.expect_says("Red has 20 cells left.")
    table.button("Play this").click()
    table.expect_says("Red to play: choose a marked cell.")
    table.expect_size(20)


def test_the_editor_paints_in_the_colours_of_the_rules(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,iggc,C3,"))
    table.expect_says("White to play")
    editor(table)
    ink(table, "White stone")
    paint(table, C2="white stone")
    table.page.get_by_role("group", name="Whose turn is it?").get_by_role("radio", name="White").check()
    table.expect_says("White can play on ")


def test_the_study_opens_the_editor_and_a_position_can_be_studied(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.button("Study").click()
    table.page.get_by_role("tab", name="Analysis").click()
    table.button("Draw a board or a position").click()
    table.board = table.page.get_by_role("group", name=re.compile("^Board"))
    expect(table.board.get_by_role("button", name=re.compile("blue stone"))).to_have_count(2)
    paint(table, C4="red stone")  # the first ink
    table.button("Study this").click()
    expect(table.page.get_by_role("tab", name="Analysis", selected=True)).to_be_visible()
    expect(table.board.get_by_role("button", name=re.compile("red bug of 1"))).to_have_count(1)


def test_escape_on_the_board_leaves_the_editor_and_keeps_the_drawing(open_page: OpenPage) -> None:
    table = editor(Table(open_page(played=["C3", "B2-B1"])))
    ink(table, "Red stone")
    paint(table, E2="red stone")
    table.cell("E2").focus()
    table.page.keyboard.press("Escape")
    expect(table.heading("Draw a board or a position")).to_be_hidden()
    table.expect_turns("C3", "B2-B1")
    editor(table)
    expect_painted(table, "red stone", "E2")
