"""The aids on the board, one by one: what each shows and says, and which key and touch turn it on and off."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# Does a sample's text, with the ground around it, leave its picture?
STICKS_OUT = """(row) => {
  const picture = row.querySelector("svg");
  const text = picture.querySelector("text");
  const ground = (parseFloat(getComputedStyle(text).strokeWidth) / 2) * text.getScreenCTM().a;
  const [outer, inner] = [picture, text].map((each) => each.getBoundingClientRect());
  return inner.left - ground < outer.left - 1 || inner.right + ground > outer.right + 1;
}"""
# Ten turns, after which the legend of Threats is long.
SOME_TURNS = "#hexhex3,genius,C3.D2-C2.C3.B3-A2.E1.E3.B1.D4.C1-A1.C3"
IS_CUT = "element => element.scrollHeight > element.clientHeight + 1"
# Red grows C3 and eats four bugs, one after the other.
CHAIN = "#hexhex4,genius,start=o.oo/oo.../o..ooo/..o..xx/.xxo.o/oxxo./.o.o,mover=x"


def aid(table: Table, name: str) -> Locator:
    """The button of an aid."""
    return table.page.get_by_role("group", name="Show").get_by_role("button", name=name, exact=True)


def expect_pressed(table: Table, name: str, *, pressed: bool = True) -> None:
    expect(aid(table, name)).to_have_attribute("aria-pressed", "true" if pressed else "false")


def drag(table: Table, start: str, end: str, button: str = "left") -> None:
    """Draw from one cell to another."""
    table.cell(start).hover()
    table.page.mouse.down(button=button)  # type: ignore[arg-type]
    table.cell(end).hover()
    table.page.mouse.up(button=button)  # type: ignore[arg-type]


def tap(table: Table, cell: str) -> None:
    """Tap a cell, legal or not."""
    table.painted()  # otherwise the board may move under the finger
    box = table.cell(cell).bounding_box()
    assert box
    table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_twins_are_highlighted_and_every_shape_has_its_mark(open_page: OpenPage) -> None:
    table = Table(open_page(reduced_motion="reduce", played=["A1", "E3", "A3"]))
    table.expect_person()
    table.cell("C3").hover()
    before = {cell: table.picture(cell) for cell in ("E3", "A3", "C1")}
    table.cell("A1").hover()
    expect(table.main).to_contain_text("This red bug of 1 is the twin of E3. On its own side, A3 has the same shape.")
    table.expect_changed(before, "E3", "A3")
    table.page.keyboard.press("1")
    expect_pressed(table, "Twins")
    expect(table.cell("A1")).to_have_accessible_name("A1, red bug of 1, full, shape A, twins at E3")
    expect(table.main).to_contain_text("On both sides: A.")
    table.page.reload()
    expect_pressed(table, "Twins")
    expect(table.cell("E3")).to_have_accessible_name("E3, blue bug of 1, full, shape A, twins at A1 and A3")
    aid(table, "Twins").click()
    expect_pressed(table, "Twins", pressed=False)
    expect(table.cell("E3")).to_have_accessible_name("E3, blue bug of 1, full")


def test_twins_lead_to_all_shapes(open_page: OpenPage) -> None:
    table = Table(open_page(played=["A1", "E3", "A3"]))
    aid(table, "Twins").click()
    table.page.get_by_role("link", name="All shapes").click()
    expect(table.heading("Shapes")).to_be_in_viewport()


def test_touch_highlights_twins_and_with_the_outlook_previews_a_cell(open_page: OpenPage) -> None:
    table = Table(open_page(reduced_motion="reduce", **PHONE, played=[]))
    aid(table, "Outlook").tap()
    table.cell("C3").tap()
    expect(table.main).to_contain_text("Blue could then eat 1 stone")
    table.expect_turns()
    table.cell("C3").tap()
    table.expect_turns("C3")
    aid(table, "Outlook").tap()
    table.tap_twice("E1")
    table.expect_turns("C3", "E1")
    table.new_game().play("A1", "E3")
    before = table.picture("E3")
    tap(table, "A1")
    table.expect_says("A1 is taken")
    table.expect_changed({"E3": before}, "E3")


def test_a_phone_shows_the_words_of_an_aid_in_place_of_the_last_turn(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True, **PHONE))
    table.exchange("C3")
    played = table.main.get_by_text(re.compile("Red to play: "))
    expect(played).to_be_visible()
    for name, words in (("Twins", "Twins: No bug has a twin"), ("Threats", "Threats: Red could eat nothing now")):
        aid(table, name).tap()
        expect(table.main.get_by_text(re.compile(words))).to_be_in_viewport(ratio=1)
        expect(played).to_be_hidden()
        expect(table.button("Learn in 3 minutes")).to_be_in_viewport(ratio=1)
    aid(table, "Threats").tap()
    expect(played).to_be_visible()


def test_threats_of_both_sides_and_how_far_they_go(open_page: OpenPage) -> None:
    table = Table(open_page(CHAIN))
    table.expect_says("Red to play")
    aid(table, "Threats").click()
    expect(table.main).to_contain_text("Red could eat now, from C2, C3 or D5: up to 10 stones.")
    expect(table.main).to_contain_text("Blue could eat nothing if it moved next.")
    expect(table.cell("D3")).to_have_accessible_name(re.compile("in danger: Red could eat it from C2 or C3"))
    expect(table.cell("C3")).to_have_accessible_name(re.compile("Red could eat 10 stones from here"))
    table.cell("C3").hover()
    expect(table.main).to_contain_text("Red could play C3, then B3, then A3, then A2, then A1 and eat 10 stones.")
    for step in "12345":
        expect(table.board.get_by_text(step, exact=True).last).to_be_visible()
    expect(table.board.get_by_text("×4", exact=True)).to_be_visible()
    table.grow("C3")
    expect(table.main).to_contain_text("Threats appear again when this turn is complete.")
    table.page.keyboard.press("2")
    expect_pressed(table, "Threats", pressed=False)
    expect(table.main).not_to_contain_text("Threats appear again")


def test_threats_follow_the_cell_under_the_pointer(open_page: OpenPage) -> None:
    table = Table(open_page(reduced_motion="reduce", played=["A1"]))
    aid(table, "Threats").click()
    expect(table.main).to_contain_text("Red could eat nothing if it moved next.")
    table.cell("C3").hover()
    expect(table.main).to_contain_text("Red could then eat 1 stone, from")
    expect(table.main).not_to_contain_text("if it moved next")
    table.page.mouse.move(0, 0)
    expect(table.main).to_contain_text("Red could eat nothing if it moved next.")


def test_before_the_click_the_reply_and_both_gauges(open_page: OpenPage) -> None:
    table = Table(open_page(CHAIN))
    table.expect_says("Red to play")
    table.page.keyboard.press("3")
    table.cell("D5").hover()
    expect(table.main).to_contain_text("Blue could then eat")
    expect(table.gauge("Blue")).to_contain_text("→ ")
    table.new_game().play("C3")
    table.cell("A1").hover()
    expect(table.main).to_contain_text("Red could then eat 1 stone, from A2 or B1.")
    expect(table.cell("E1")).to_have_accessible_name(re.compile("then Red could eat 1 stone$"))
    table.cell("B2").hover()
    expect(table.main).to_contain_text("With bonus growth on")
    table.page.keyboard.press("3")
    expect(table.cell("E1")).not_to_have_accessible_name(re.compile("could eat"))
    expect(table.main).to_contain_text("With bonus growth on")  # the line says it without the aid, too


def test_territory_says_whose_each_cell_is(table: Table) -> None:
    what = re.compile("the cells that only one side can still grow on")
    expect(aid(table, "Territory")).to_have_accessible_description(what)
    table.play("A1")
    table.page.keyboard.press("4")
    expect(table.main).to_contain_text("Only Red can grow on 0 cells, only Blue on 3, both on 15, neither on 0.")
    expect(table.main).to_contain_text("The size limit is 1. Bugs that may still grow (+): Red 0, Blue 0.")
    expect(table.cell("A2")).to_have_accessible_name(re.compile("only Blue can grow here$"))
    expect(table.cell("C3")).to_have_accessible_name(re.compile("both can grow here$"))
    table.grow("E3")
    expect(table.main).to_contain_text("Only Red can grow on 3 cells, only Blue on 3, both on 11, neither on 0.")
    table.turn(1).click()
    expect(table.main).to_contain_text("only Blue on 3, both on 15")


def test_the_users_marks(table: Table) -> None:
    table.play("A1")
    drag(table, "C3", "D1", "right")
    expect(table.main).to_contain_text("Drawn: an arrow from C3 to D1.")
    table.page.keyboard.press("5")
    expect_pressed(table, "Marks")
    drag(table, "E1", "E1")
    expect(table.main).to_contain_text("Drawn: an arrow from C3 to D1 and a ring on E1.")
    drag(table, "E1", "E1")
    expect(table.main).to_contain_text("Drawn: an arrow from C3 to D1.")
    table.button("Clear marks").click()
    expect(table.main).not_to_contain_text("Drawn")
    table.expect_turns("A1")
    table.page.keyboard.press("5")
    table.tab_to(table.cell("E1"))
    table.page.keyboard.press("m")
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("m")
    expect(table.main).to_contain_text("Drawn: an arrow from E1 to E2.")
    table.page.keyboard.press("0")
    expect(table.main).not_to_contain_text("Drawn")
    drag(table, "A1", "A1", "right")
    expect(table.main).to_contain_text("Drawn: a ring on A1.")
    table.button("First turn").click()
    expect(table.main).not_to_contain_text("Drawn")
    table.button("Next turn").click()
    expect(table.main).to_contain_text("Drawn: a ring on A1.")
    table.grow("E1")
    expect(table.main).not_to_contain_text("Drawn")


def test_in_the_editor_and_in_the_set_up(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,green-meadow"))
    expect(table.spoken).to_contain_text("to play")
    table.page.keyboard.press("4")
    expect(table.main).to_contain_text("Nothing to show yet")
    table = Table(open_page("#hexhex3,genius,a1.e3"))
    expect(table.spoken).to_contain_text("Red to play")
    table.page.keyboard.press("4")
    expect(table.main).to_contain_text("Only Red can grow on 3 cells, only Blue on 3, both on 11")
    table.board = table.page.get_by_role("group", name=re.compile("^Board"))
    table.open_form()
    table.dialog("New game").get_by_role("button", name="Draw a board or a position").click()
    expect(table.heading("Draw a board or a position")).to_be_attached()
    expect(table.main).to_contain_text("Only Red can grow on 3 cells, only Blue on 3, both on 11")
    expect(table.board.get_by_role("button", name=re.compile("only Blue can grow here$"))).to_have_count(3)


def test_the_samples_of_outlook_are_as_large_as_the_others(open_page: OpenPage) -> None:
    """The number of stones fits its place, ground and all, so that it does not touch the words."""
    table = Table(open_page(CHAIN, color_scheme="dark"))
    aid(table, "Outlook").click()
    legend = table.page.get_by_role("region", name="What is shown")
    row = legend.get_by_role("listitem").filter(has_text="how many stones the other side could then eat")
    expect_becomes(partial(row.evaluate, STICKS_OUT), False)
    expect(legend).to_contain_text("stones that the other side could then eat")


@pytest.mark.parametrize("aid", ["Twins", "Threats"])
def test_the_words_of_an_aid_are_whole_beside_a_notice_and_the_line_for_a_turn_as_text(
    open_page: OpenPage, site: str, aid: str
) -> None:
    """The turns and the chart give way. In the study, too."""
    table = Table(open_page(SOME_TURNS, viewport={"width": 1440, "height": 900}))
    table.turn(10).click()
    table.button(aid).click()
    legend = table.page.get_by_role("region", name="What is shown")
    table.page.get_by_text("Enter a turn as text").click()
    table.page.goto(f"{site}#hexhex2,nonsense")
    expect(table.page.get_by_text("This link does not work")).to_be_in_viewport(ratio=1)
    expect(table.turn(10)).to_be_in_viewport(ratio=1)
    expect_becomes(partial(legend.evaluate, IS_CUT), False)
    table.button("Dismiss").click()
    table.button("Outlook").click()
    table.button("Study").click()
    expect(table.page.get_by_role("tablist")).to_be_visible()
    expect(legend).to_contain_text("stones that the other side could then eat")
    expect_becomes(partial(legend.evaluate, IS_CUT), False)
