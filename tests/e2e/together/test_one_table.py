"""Two people at one device."""

from __future__ import annotations

import itertools
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

UPRIGHT = {"width": 390, "height": 844}
# Whether a part of the page is upside down, as it is for the other player.
TURNED = """(part) => {
  for (; part; part = part.parentElement) if (getComputedStyle(part).rotate === "180deg") return true;
  return false;
}"""


def test_two_at_one_device_are_among_the_first_choices(open_page: OpenPage) -> None:
    table = Table(open_page(viewport=UPRIGHT, has_touch=True))
    table.button("New game").first.click()
    dialog = table.dialog("New game")
    two = dialog.get_by_role("radio", name=re.compile("^Two at one device"))
    expect(two).to_be_in_viewport(ratio=1)
    choices = dialog.get_by_role("group", name="Opponent").aria_snapshot()
    order = [choices.index(each) for each in ("A bot", "A friend elsewhere", "Two at one device")]
    assert order == sorted(order)
    two.check()
    expect(dialog.get_by_role("checkbox", name="A player at each edge")).to_be_in_viewport(ratio=1)


def settings(table: Table, *words: str) -> None:
    """Turn on some settings for one device."""
    dialog = table.open_settings("Help and controls")
    for each in words:
        dialog.get_by_role("checkbox", name=re.compile(f"^{each}", re.IGNORECASE)).check()
    dialog.get_by_role("button", name="Close").click()


def follow_downwards(table: Table, parts: list[Locator]) -> bool:
    """Whether each part of the page ends above the next one."""
    table.painted()
    boxes = [box for each in parts if (box := each.bounding_box())]
    return len(boxes) == len(parts) and all(
        above["y"] + above["height"] <= below["y"] for above, below in itertools.pairwise(boxes)
    )


def are_apart(table: Table, one: Locator, other: Locator) -> bool:
    """Whether two parts of the page do not overlap."""
    table.painted()
    a, b = one.bounding_box(), other.bounding_box()
    if a is None or b is None:
        return False
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_the_settings_for_one_device_are_chosen_with_the_game(table: Table) -> None:
    table.button("New game").first.click()
    dialog = table.dialog("New game")
    edges = dialog.get_by_role("checkbox", name="A player at each edge of an upright screen")
    dialog.get_by_role("radio", name=re.compile("^Two at one device")).check()
    edges.check()
    dialog.get_by_role("radio", name=re.compile("^A bot")).check()
    expect(edges).to_have_count(0)  # a bot has no edge of the screen
    dialog.get_by_role("button", name="Start game").click()
    sits = table.open_settings("Help and controls").get_by_role(
        "checkbox", name="A player at each edge of an upright screen"
    )
    expect(sits).to_be_checked()


def test_a_turn_is_taken_back_only_if_both_agree(table: Table) -> None:
    settings(table, "take back a turn only if both agree")
    table.play("C3")
    table.button("Undo").click()
    asked = table.page.get_by_role("region", name="Takeback at one table")
    expect(asked).to_contain_text("Red asks to take back C3. Blue, do you agree?")
    asked.get_by_role("button", name="Refuse").click()
    expect(asked).to_be_hidden()
    table.expect_stone("C3")
    table.button("Undo").click()
    asked.get_by_role("button", name="Agree").click()
    table.expect_length(0)
    table.play("D4")
    table.expect_turns("D4")


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1440, 900)], ids=str)
def test_the_question_leaves_the_board_its_size_and_covers_none_of_it(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    table = Table(open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True, played=[]))
    settings(table, "take back a turn only if both agree")
    table.play("C3")
    expect(table.page.get_by_text("Enter a turn as text")).to_be_attached()
    table.painted()
    before = table.board.bounding_box()
    table.button("Undo").click()
    asked = table.page.get_by_role("region", name="Takeback at one table")
    for answer in ("Agree", "Refuse"):
        expect(asked.get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)
    assert table.board.bounding_box() == before
    assert are_apart(table, asked, table.board)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (768, 1024)], ids=str)
def test_at_the_far_edge_the_words_face_the_player_and_the_end_covers_nobody(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    table = Table(open_page(viewport={"width": size[0], "height": size[1]}, played=[]))
    settings(table, "A player at each edge")
    table.play("C3")
    page = table.page
    blue, red = (page.get_by_role("region", name=seat, exact=True) for seat in ("Blue", "Red"))
    aids = page.get_by_role("group", name="Show")
    expect_becomes(partial(are_apart, table, blue.get_by_text("to play"), aids), True)
    words = table.main.get_by_text("Blue to play: choose a marked cell")
    expect_becomes(partial(words.evaluate, TURNED), True)
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog")
    expect_becomes(partial(dialog.evaluate, TURNED), True)
    dialog.get_by_role("button", name="Resign").click()
    end = page.get_by_role("region", name="Red wins")
    expect(end).to_be_in_viewport(ratio=1)
    for part in (red, red.get_by_text("wins", exact=True), blue):
        expect(part).to_be_in_viewport(ratio=1)
        expect_becomes(partial(are_apart, table, end, part), True)


def test_each_player_has_an_edge_of_an_upright_screen_with_their_clock(open_page: OpenPage) -> None:
    table = Table(open_page(viewport=UPRIGHT, played=[]))
    form = table.open_form()
    form.get_by_role("checkbox", name="A player at each edge").check()
    form.get_by_role("radio", name="90 s a turn + 10 min reserve").check()
    form.get_by_role("button", name="Start game").click()
    blue, red = (table.page.get_by_role("region", name=seat, exact=True) for seat in ("Blue", "Red"))
    clocks = [seat.get_by_role("timer") for seat in (blue, red)]
    for above, below in ((blue, red), clocks):
        expect_becomes(partial(follow_downwards, table, [above, table.board, below]), True)
    table.play("C3")
    for each in clocks:
        expect(each).to_be_in_viewport(ratio=1)
    parts = [blue.get_by_text("Blue", exact=True), blue.get_by_text("to play"), blue.get_by_role("timer")]
    for one, other in itertools.combinations(parts, 2):
        expect_becomes(partial(are_apart, table, one, other), True)
