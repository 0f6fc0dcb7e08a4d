"""Two people with a direct connection between their browsers, or in two tabs of one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from bug_engine.formats.letter import sealed
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.together.begun import begun
from tests.e2e.together.by_link import begin, expect_ended, join, play_turn, reach
from tests.e2e.together.connection import card, connect
from tests.e2e.together.test_watching import expect_watched, watch


def test_a_game_over_the_connection_with_a_takeback_a_resignation_and_a_rematch(open_page: OpenPage, site: str) -> None:
    """For rematches that both ask for at once see tests/js/together/together.test.mjs."""
    ann = begun(open_page, site)
    ben = connect(ann, open_page, site)
    ann.play("A1")
    ben.expect_turns("A1")
    expect_no_help_of_the_engine(ann, ben)
    take_back(ann, ben)
    ben.play("F6")
    ann.expect_turns("B1", "F6")
    expect_watched(Table(open_page(watch(ben).removeprefix(site))), "B1", "F6")
    ben.button("Close").click()
    ben.button("Resign").click()
    ben.button("Really resign").click()
    expect_ended(ann, "You win!", "Ben resigned.")
    expect_ended(ben, "You lost", "You resigned.")
    expect_it_in_the_library(ann, ben)
    play_again(ann, ben)


def expect_no_help_of_the_engine(*tables: Table) -> None:
    """Expect neither analysis nor hints while the two play."""
    for table in tables:
        expect(table.button("Settings")).to_be_visible()
        expect(table.button("Study")).to_have_count(0)
        expect(table.button("Hint")).to_have_count(0)


def take_back(ann: Table, ben: Table) -> None:
    """Ann asks to take back A1; Ben refuses, then agrees, and Ann plays B1."""
    reach(ann, ann.button("Ask to take back A1")).click()
    expect(ben.page.get_by_text("Ann asks to take back A1.")).to_be_visible()
    ben.button("Refuse").click()
    expect(ann.page.get_by_text("You asked to take back A1.")).to_be_hidden()
    assert ann.turns() == ["A1"]
    reach(ann, ann.button("Ask to take back A1")).click()
    ben.button("Agree").click()
    for table in (ann, ben):
        expect(table.stone("A1")).to_be_hidden()
    ann.play("B1")
    ben.expect_stone("B1")


def expect_it_in_the_library(ann: Table, ben: Table) -> None:
    """Expect that the game counts for both, says that it was played live, and can be studied."""
    for table, result in ((ann, "You won"), (ben, "You lost")):
        expect(table.button("Study")).to_have_count(1)
        row = table.open_library().get_by_role("button", name="Ann – Ben")
        expect(row).to_contain_text(result)
        expect(row).to_contain_text("live with a friend")
        table.page.keyboard.press("Escape")


def play_again(ann: Table, ben: Table) -> None:
    """Ann asks for a rematch, Ben refuses and asks for one himself, and they play it."""
    ann.button("Rematch").click()
    expect(ann.page.get_by_text("You asked Ben for a rematch.")).to_be_visible()
    expect(ann.button("Rematch")).to_be_hidden()
    expect(ben.dialog("Invitation")).to_contain_text("Ann would like a rematch, with sides changed.")
    ben.button("Not now").click()
    expect(ann.page.get_by_role("status").get_by_text("Not now, thanks.")).to_be_visible()
    ann.expect_turns("B1", "F6")
    expect(ann.button("Rematch")).to_be_visible()
    ben.button("Rematch").click()  # Ben agrees after all
    expect(ann.dialog("Invitation")).to_contain_text("Ben would like a rematch, with sides changed.")
    ann.button("Play Blue").click()
    ben.expect_turns()  # the new game
    ben.play("A1")  # the sides are exchanged
    ann.expect_turns("A1")
    ann.play("F6")
    ben.expect_turns("A1", "F6")


def test_sides_are_drawn_and_the_friend_gets_the_other_one(open_page: OpenPage, site: str) -> None:
    """For addresses without https, where one device draws alone, see tests/js/together/lots.test.mjs."""
    ann = Table(open_page())
    begin(ann, "Ann", "Size 6", starts="Random")
    ben = connect(ann, open_page, site)
    for table in (ann, ben):
        expect(table.page.get_by_text("Both devices drew lots.")).to_be_visible()
    first = ann.page.get_by_text("Your turn.")
    expect(first.or_(ann.page.get_by_text("Waiting for Ben"))).to_be_visible()
    one, other = (ann, ben) if first.is_visible() else (ben, ann)
    one.play("A1")
    other.expect_turns("A1")
    other.play("F6")
    one.expect_turns("A1", "F6")


def test_a_clock_runs_out_on_both_sides(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page(f"#{sealed('hexhex3,genius,id=k3f9,from=o,clock=4+0/1')}"))
    join(ann, "Ann", "Red")
    ben = connect(ann, open_page, site)
    play_turn(ann)
    expect(ben.turn(1)).to_be_attached()
    expect(ann.page.get_by_role("region", name="Blue", exact=True).get_by_role("timer")).to_have_text(
        re.compile("0:0[0-4]")
    )
    expect_ended(ben, "You lost", "Your time is up.")
    expect_ended(ann, "You win!", "Ben's time is up.")
    for table in (ann, ben):
        spent = table.page.get_by_role("region", name="Blue", exact=True).get_by_role("timer")
        expect(spent).to_have_text(re.compile("0:00"))


def test_two_tabs_play_two_sides(open_page: OpenPage, page: Page) -> None:
    red = Table(page)
    begin(red, "", "Size 6")
    with page.context.expect_page() as opened:
        card(page).button("Play both sides in two tabs").click()
    blue = Table(opened.value)
    play_turn(red)
    expect(blue.turn(1)).to_be_attached()
    play_turn(blue)
    expect(red.turn(2)).to_be_attached()
    blue.page.close()
