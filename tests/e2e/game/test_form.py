"""The form for a new game: what is in sight, and what it remembers while it is open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table


def form(table: Table) -> Locator:
    """Open the form as it is shown at first."""
    table.button("New game").first.click()
    return table.dialog("New game")


def test_the_whole_form_with_its_clock_is_in_sight_on_a_laptop(open_page: OpenPage) -> None:
    dialog = form(Table(open_page(viewport={"width": 1440, "height": 900})))
    parts = [
        dialog.get_by_role("group", name=name) for name in ("Opponent", "Which bot?", "You play", "Board", "Clock")
    ]
    for part in [
        *parts,
        dialog.get_by_text("More options"),
        dialog.get_by_role("button", name="Start game"),
    ]:
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)], ids=str)
def test_the_ways_to_play_and_the_start_are_in_sight_on_a_phone(open_page: OpenPage, size: tuple[int, int]) -> None:
    table = Table(open_page(viewport={"width": size[0], "height": size[1]}, has_touch=True))
    dialog = form(table)
    start = dialog.get_by_role("button", name="Start game")
    for name in ("A bot", "Two at one device"):
        expect(dialog.get_by_role("radio", name=re.compile(f"^{name}"))).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("button", name="A friend elsewhere")).to_be_in_viewport(ratio=1)
    expect(dialog.get_by_role("radio", name="Queen", exact=True)).to_be_in_viewport(ratio=1)
    expect(start).to_be_in_viewport(ratio=1)
    dialog.get_by_role("group", name="Clock").scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(320, 568), (390, 844)], ids=str)
def test_what_a_fold_opens_comes_into_sight_and_the_kept_game_has_a_line_of_its_own(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    dialog = form(Table(open_page(viewport={"width": size[0], "height": size[1]}, played=["C3", "B2-B1"])))
    usual, red = (
        dialog.get_by_role("radio", name=re.compile("Genius")),
        dialog.get_by_role("group", name="Red"),
    )
    for fold, opened in (("Rules: ", usual), ("More options", red)):
        expect(opened).to_be_hidden()
        dialog.get_by_text(fold).click()
        expect(opened).to_be_in_viewport(ratio=1)
    kept = dialog.get_by_text("Your current game is kept: you can restore it.").bounding_box()
    start = dialog.get_by_role("button", name="Start game").bounding_box()
    assert kept
    assert start
    assert kept["y"] + kept["height"] <= start["y"]
    assert kept["height"] < 40  # two lines


def test_the_bot_that_was_left_for_a_person_comes_back(open_page: OpenPage) -> None:
    dialog = form(Table(open_page()))
    hornet = dialog.get_by_role("radio", name="Hornet", exact=True)
    hornet.check()
    dialog.get_by_role("group", name="You play").get_by_role("radio", name="Blue").check()
    expect(hornet).to_be_checked()
    dialog.get_by_role("radio", name=re.compile("^Two at one device")).check()
    expect(hornet).to_have_count(0)
    dialog.get_by_role("radio", name=re.compile("^A bot")).check()
    expect(hornet).to_be_checked()


def test_who_starts_stays_in_sight_when_a_bot_is_chosen_after_it(open_page: OpenPage) -> None:
    table = Table(open_page(viewport={"width": 390, "height": 844}, played=[]))
    dialog = form(table)
    dialog.get_by_role("group", name="Who starts?").get_by_role("radio", name="Blue").check()
    dialog.get_by_role("radio", name=re.compile("^A bot")).check()
    expect(dialog.get_by_role("group", name="Who starts?")).to_be_hidden()
    starts = dialog.get_by_role("group", name="You play").get_by_text("Blue (starts)")
    starts.scroll_into_view_if_needed()
    expect(starts).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Start game").click()
    table.expect_length(1)  # the bot has played
