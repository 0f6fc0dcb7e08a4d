"""Settings of the board: the names of its cells, the place of the labels, its orientation. The page remembers them."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes


def choose(table: Table, *names: str) -> None:
    """Choose these in the settings of the board, or of its names."""
    turned = names[0].endswith("°")
    dialog = table.open_settings("Board and colours" if turned else "Language and coordinates")
    for name in names:
        if name == "Mirror":
            dialog.get_by_role("checkbox", name=name).click()
        else:
            dialog.get_by_role("radio", name=re.compile(f"^{name}")).check()
    table.button("Close").click()
    expect(dialog).to_be_hidden()


def test_coordinates_change_every_name_and_no_turn(table: Table) -> None:
    table.play("C3", "B2-B1")
    choose(table, "Diagonals")
    table.expect_turns("C3", "C2-B2")  # the centre is C3 in both
    expect(table.cell("E1")).to_have_accessible_name(re.compile("^E1, empty"))
    table.press("C1")
    table.expect_says("C1")
    choose(table, "Abstract Play")
    expect(table.cell("d1")).to_have_accessible_name(re.compile("^d1, blue bug of 2"))
    table.page.reload()
    expect(table.cell("d1")).to_have_accessible_name(re.compile("^d1, blue bug of 2"))
    choose(table, "Automatic *as usual for the game")
    expect(table.cell("B1")).to_have_accessible_name(re.compile("^B1, blue bug of 2"))


def test_labels_stand_around_the_board_and_inside_on_request(table: Table) -> None:
    for label in ("C", "5"):  # the ends of the middle row, C1 to C5
        expect(table.board.get_by_text(label, exact=True)).to_be_visible()
    expect(table.board.get_by_text(re.compile(r"^\d$"))).to_have_text(["3", "4", "5", "4", "3"])
    expect(table.board.get_by_text("C3", exact=True)).to_be_hidden()
    choose(table, "In the cells")
    expect(table.board.get_by_text("C3", exact=True)).to_be_visible()
    expect(table.board.get_by_text("C", exact=True)).to_be_hidden()
    table.page.reload()
    expect(table.board.get_by_text("C3", exact=True)).to_be_visible()
    choose(table, "Around the board", "Diagonals")
    expect(table.board.get_by_text("C", exact=True)).to_be_visible()
    expect(table.board.get_by_text("5", exact=True)).to_be_visible()  # the numbers of the rows, on the right
    choose(table, "Off")
    expect(table.board.get_by_text("C", exact=True)).to_be_hidden()
    table.page.reload()
    expect(table.cell("C3")).to_be_attached()
    expect(table.board.get_by_text("C", exact=True)).to_be_hidden()


PLACES = """(cells) => cells.map((cell) => {
  const { x, y } = cell.getBoundingClientRect();
  return `${Math.round(x)} ${Math.round(y)}`;
}).join()"""


def places(table: Table) -> str:
    """The places of all cells on the screen, in board order."""
    table.painted()
    return str(table.board.get_by_role("button").evaluate_all(PLACES))


@pytest.mark.parametrize(
    "orientations", [(1, 6, 11), pytest.param(range(1, 12), marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_the_board_has_twelve_orientations(table: Table, orientations: Sequence[int]) -> None:
    table.play("A1")
    seen = [places(table)]
    for orientation in orientations:
        choose(table, f"{orientation % 6 * 60}°", *(["Mirror"] if orientation == 6 else []))
        expect_becomes(lambda: places(table) in seen, False)  # the picture changes after the engine's answer
        seen.append(places(table))
        expect(table.cell("A1")).to_have_accessible_name(re.compile("^A1, red bug of 1"))
    assert len(set(seen)) == 1 + len(orientations)
    table.press("E3")
    table.expect_turns("A1", "E3")


def colour(table: Table, whose: str, name: str) -> None:
    """Choose the colour of a seat."""
    table.open_settings("Board and colours").get_by_role("combobox", name=whose).select_option(label=name)
    table.button("Close").click()


def test_colours_come_from_the_rules_until_the_players_choose_others(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,classic,C3,"))
    table.expect_says("White to play")
    expect(table.cell("C3")).to_have_accessible_name("C3, black bug of 1, full")
    looks = table.picture("C3")
    colour(table, "First player", "Red")
    expect(table.cell("C3")).to_have_accessible_name("C3, red bug of 1, full")
    table.expect_changed({"C3": looks}, "C3")
    expect(table.page.get_by_role("region", name="Red", exact=True)).to_be_visible()
    expect(table.turn(1)).to_have_accessible_name("Turn 1, Red: C3")
    colour(table, "Second player", "Red")  # the first seat has its own colour again
    table.expect_says("Red to play")
    expect(table.cell("C3")).to_have_accessible_name("C3, black bug of 1, full")
    table.page.reload()
    table.expect_says("Red to play")
    colour(table, "Second player", "Black")
    table.expect_says("Black to play")
    expect(table.cell("C3")).to_have_accessible_name("C3, white bug of 1, full")
    colour(table, "Second player", "White (as the rules say)")
    table.expect_says("White to play")


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)], ids=str)
def test_on_a_large_screen_the_board_stays_in_sight_beside_its_settings(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    table = Table(open_page(played=["D4"], game={"board": "hexhex4"}, viewport={"width": size[0], "height": size[1]}))
    expect(table.stone("D4")).to_be_attached()
    before = table.picture("D7")
    settings = table.open_settings()
    settings.get_by_role("radio", name="Slate").check()
    table.expect_changed({"D7": before}, "D7")
    cell, dialog = table.cell("D7").bounding_box(), settings.bounding_box()
    assert cell
    assert dialog
    assert cell["x"] + cell["width"] <= dialog["x"]
    table.page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    expect(table.button("Settings")).to_be_focused()
