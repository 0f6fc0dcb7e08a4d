"""Games with a friend on small phones: nothing covers a button, and an invitation needs no scrolling."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bug_engine.formats import letter
from tests.e2e.app.test_low_screens import LYING, SHORT, SMALL, UNFINISHED, UPRIGHT, edges, overlaps
from tests.e2e.table import Table, expect_becomes
from tests.e2e.together.begun import begun
from tests.e2e.together.by_link import begin
from tests.e2e.together.connection import card, connect, invite

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

    from tests.e2e.conftest import OpenPage

LETTER = "hexhex4,genius,id=k3f9,from=x,x=Ann,days=3"


@pytest.mark.parametrize(
    "size",
    [SHORT, SMALL, *(pytest.param(size, marks=pytest.mark.slow) for size in (UPRIGHT, LYING))],
    ids=["320", "667", "390", "844"],
)
def test_a_notice_covers_no_button_of_a_friends_card(open_page: OpenPage, site: str, size: ViewportSize) -> None:
    table = begun(open_page, site, ",A1", viewport=size, has_touch=True)
    for button in ("Open", "More"):
        table.button(button).last.click(trial=True)
    before = table.board.bounding_box()
    table.page.goto(f"{site}#hexhex2,nonsense")
    expect(table.page.get_by_text("This link does not work")).to_be_in_viewport()
    for button in ("Open", "More"):
        table.button(button).last.click(trial=True)
    table.page.mouse.wheel(0, -2000)
    expect_becomes(table.board.bounding_box, before)
    table.button("Dismiss").click(trial=True)


@pytest.mark.parametrize("size", [SHORT, pytest.param(UPRIGHT, marks=pytest.mark.slow)], ids=["320", "390"])
def test_the_button_of_a_turn_under_way_covers_nothing_of_a_friends_card(
    open_page: OpenPage, site: str, size: ViewportSize
) -> None:
    ben = begun(open_page, site, ",B2", "x=Ann,o=Ben", viewport=size)
    ben.play("C3")
    expect(ben.main).to_contain_text("Bonus growth for Blue")
    friend = ben.page.get_by_role("region", name="Play a friend")
    expect(friend).to_contain_text("Your turn goes on.")
    expect_becomes(lambda: overlaps(ben.main.get_by_text(re.compile("Bonus growth for Blue")), friend), False)
    expect_becomes(lambda: overlaps(ben.button("Take back stone"), friend), False)


@pytest.mark.parametrize("kind", ["live", "link"])
def test_an_invitation_covers_the_readers_own_game_and_waits_for_a_lesson(
    open_page: OpenPage, site: str, kind: str
) -> None:
    """Who invites, the board and the rules, the reader's side, the name and the answer, without scrolling."""
    words, link = "Board: Standard. Each turn may take 3 days.", letter.sealed(LETTER)
    if kind == "live":
        ann = begun(open_page, site)
        card(ann.page).button("Play live").click()
        words, link = "Board: Size 6.", invite(ann).partition("#")[2]
    page = open_page(None, viewport=SMALL, newcomer=True, played=["C3", "B2-B1"])
    page.add_init_script(UNFINISHED)
    page.goto(f"{site}#{link}")
    ben = Table(page)
    dialog = ben.dialog("Play live" if kind == "live" else "Invitation")
    yes = dialog.get_by_role("button", name="Join" if kind == "live" else "Play Blue")
    name = dialog.get_by_role("textbox", name="Your name (optional)")
    said = [dialog.get_by_text(each) for each in ("Ann invites you to a game of Bug.", words, "You play Blue.")]
    for size in (SHORT, UPRIGHT, SMALL):
        page.set_viewport_size(size)
        for part in (*said, name, yes):
            expect(part).to_be_in_viewport(ratio=1)
        if size is not UPRIGHT:  # a tall phone has room around it
            expect_becomes(dialog.bounding_box, {"x": 0, "y": 0, **size})
    dialog.get_by_role("button", name="Learn the game first").click()
    expect(ben.main).to_contain_text("Lesson 1 of")
    ben.reload()
    dialog.get_by_role("button", name="Learn the game first").click()
    expect(dialog).to_be_hidden()
    ben.button("Back to the invitation").first.click()
    expect(yes).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Close").click()
    ben.expect_turns("C3", "B2-B1")


def removers(page: Page) -> list[int]:
    """The right edges of the buttons that remove games from the list."""
    bins = page.get_by_role("listitem").get_by_title("Remove from the list")
    return [edges(each)[1] for each in bins.all()]


def test_the_buttons_that_remove_games_are_in_line(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site)
    begin(ann, "Ann", "Tiny")
    connect(ann, open_page, site)
    ann.page.get_by_role("button", name=re.compile("^Games with friends")).click()
    expect(ann.dialog("Games with friends").get_by_role("listitem")).to_have_count(2)
    expect_becomes(lambda: (len(removers(ann.page)), len(set(removers(ann.page)))), (2, 1))
