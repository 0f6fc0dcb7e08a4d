"""Two people with two browsers play by links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bug_engine.formats.letter import sealed
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Gate, Table, expect_becomes
from tests.e2e.together.begun import begun, two_turns
from tests.e2e.together.by_link import (
    begin,
    expect_ended,
    forged,
    join,
    letter,
    paste,
    play_to_the_end,
    play_turn,
    reach,
    send,
)

HOUR_MS = 3_600_000
# The requests for which the engine waits, with Pyodide and with CPython.
PYTHON = r"\.whl|/wire/"


def test_a_whole_game_by_link_and_a_rematch(open_page: OpenPage, site: str) -> None:
    ann = Table(open_page())
    begin(ann, "Ann")
    play_turn(ann)
    invitation = letter(ann)
    ann.button("Copy link").click()
    expect(ann.button("Delete from here")).to_have_count(0)
    ben = Table(open_page(invitation.removeprefix(site)))
    expect(ben.page.get_by_text("Ann invites you to a game of Bug.")).to_be_visible()
    ben.page.get_by_label("Your name (optional)").fill("Ben")
    ben.button("Play Blue").click()
    play_to_the_end(ben, ann)
    ann.page.reload()
    expect(ann.button("Rematch")).to_be_visible()
    ann.button("Rematch").click()
    ben.page.goto(letter(ann))
    ben.button("Play Red").click()
    play_turn(ben)
    expect(ben.page.get_by_text("Your turn is played. Send it to Ann.")).to_be_visible()


def test_an_invitation_stays_when_the_page_is_loaded_again(open_page: OpenPage) -> None:
    link = f"#{sealed('hexhex2,genius,id=kk2,from=x,x=Ann')}"
    ben = Table(open_page(link))
    for _ in range(2):
        expect(ben.dialog("Invitation")).to_contain_text("Ann invites you")
        expect_becomes(lambda: ben.page.evaluate("location.hash"), link)
        ben.page.reload()
    join(ben, "Ben")


def test_an_invitation_stays_in_reach_from_lessons_and_puzzles(open_page: OpenPage) -> None:
    link = f"#{sealed('hexhex2,genius,id=kk2,from=x,x=Ann')}"
    ben = Table(open_page(link, newcomer=True))
    invitation = ben.dialog("Invitation").get_by_text("Ann invites you")
    back = ben.button("Back to the invitation").first
    ben.button("Learn the game first").click()
    expect(ben.heading("A bug")).to_be_visible()
    for address in ("#lesson/growing", "#puzzle/3", "#hexhex2,nonsense"):  # the last one can't be read
        ben.page.evaluate(f"location.hash = {address!r}")
        if address.startswith("#hex"):
            expect(ben.page.get_by_text("This link does not work")).to_be_visible()
        else:
            expect(ben.heading("Growing" if "lesson" in address else re.compile("to play and win"))).to_be_visible()
        expect_becomes(lambda: ben.page.evaluate("location.hash"), link)
        back.click()
        expect(invitation).to_be_visible()
        # The page writes its address a moment later: Playwright would take that for the step back and see no way on.
        expect_becomes(lambda: ben.page.evaluate("location.hash"), link)
        ben.page.go_back()
        ben.page.go_forward()
        expect(invitation).to_be_visible()
        ben.button("Learn the game first").click()
        expect(ben.heading("A bug")).to_be_visible()
    ben.page.reload()
    join(ben, "Ben")


@pytest.mark.parametrize(
    ("link", "cells", "said"),
    [
        (f"#{sealed('hexhex2,genius,id=kk2,from=x,x=Ann')}", 7, "One moment: opening your friend's link."),
        ("#hexhex4,genius,D2.E4", 37, "One moment: opening a linked game."),
    ],
)
def test_while_a_link_is_read_no_other_game_is_in_sight(
    open_page: OpenPage, site: str, link: str, cells: int, said: str
) -> None:
    page = open_page(None, played=["C3", "B2-B1"])
    gate = Gate(page, PYTHON)
    page.goto(f"{site}{link}")
    table = Table(page)
    expect(table.main).to_contain_text(said)
    table.expect_size(cells)
    table.press("A1")
    for seat in ("Red", "Blue"):
        expect(page.get_by_role("region", name=seat, exact=True)).to_have_count(0)
    expect(table.main).not_to_contain_text("You are Red")
    gate.open()
    if cells == 7:
        for _ in range(2):  # the link opens the page; then it comes to a page that is open
            expect(table.dialog("Invitation").get_by_text("Ann invites you")).to_be_visible()
            expect(table.main).to_contain_text("Your friend's link waits for your answer.")
            expect(table.main).not_to_contain_text("One moment")
            table.dialog("Invitation").get_by_role("button", name="Close").click()
            table.expect_turns("C3", "B2-B1")
            expect(page).to_have_url(f"{site}#hexhex3,genius,C3.B2-B1")
            page.goto(f"{site}{link}")
        table.dialog("Invitation").get_by_role("button", name="Close").click()
    else:
        table.expect_turns("D2", "E4")
    expect(page.get_by_role("region", name="Red", exact=True)).to_be_visible()


def test_a_newcomer_who_is_invited_may_learn_first(open_page: OpenPage) -> None:
    link = f"#{sealed('hexhex3,genius,id=k3f9,from=x,x=Ann,C3')}"
    ben = Table(open_page(link, newcomer=True))
    expect(ben.page.get_by_role("dialog")).to_contain_text("The usual rules, which the lessons teach")
    join(ben, "Ben")
    expect(ben.button("Learn in 3 minutes")).to_be_hidden()
    ben.button("Learn").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(ben.page.get_by_text("Lesson 1 of")).to_be_visible()
    ben.button("Back to my game").first.click()
    ben.expect_turns("C3")
    expect(ben.page.get_by_text("Your turn.")).to_be_visible()


def test_a_forged_past_is_shown_and_both_games_are_kept(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site)
    ann.play("A1")
    link = letter(ann)
    ann.button("Copy with board").click()
    paste(ann, forged(link, ",A1", ",B1.F6"))
    clash = ann.page.get_by_text("This link and your game differ from turn 1 on: A1 in your game, B1 in the link.")
    expect(clash).to_be_visible()
    ann.page.reload()
    expect(clash).to_be_visible()
    ann.button("Keep my game").click()
    assert ann.turns() == ["A1"]
    paste(ann, forged(link, ",A1", ",A1.A1"))
    expect(ann.page.get_by_text("A1 is taken.")).to_be_visible()
    assert ann.turns() == ["A1"]


def test_a_cut_link_changes_nothing_and_the_field_says_so(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site)
    ben.play("F6")
    link = send(ben)
    said = ann.page.get_by_text("This link is cut off: its end is missing. Copy all of it.")
    for cut in (link[: link.index(",x=")], link[:-2], link[: link.index("A1") + 2]):
        paste(ann, cut)
        expect(said).to_be_visible()
        expect(ann.page.get_by_text("can't be read")).to_be_hidden()
        assert ann.turns() == ["A1"]
        reach(ann, ann.page.get_by_role("textbox", name="Paste the link")).fill("h")
        expect(said).to_be_hidden()
    paste(ann, link)
    ann.expect_turns("A1", "F6")
    newcomer = Table(open_page(link.removeprefix(site)[:-20], viewport={"width": 390, "height": 844}))
    expect(newcomer.page.get_by_text("This link of a game with a friend can't be read.")).to_be_visible()
    why = newcomer.page.get_by_text("This link is cut off")
    expect(why).to_be_visible()
    box = why.bounding_box()
    assert box
    assert box["x"] + box["width"] <= 390
    assert box["height"] < 60
    expect(newcomer.page.get_by_role("dialog")).to_be_hidden()


def test_a_version_that_a_link_replaces_is_kept_and_can_be_opened(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site)
    ann.play("A1")
    link = send(ann)
    paste(ann, forged(link, ",x=Ann,A1", ",x=Ann,days=3,B1"))
    expect(ann.page.get_by_text("This link belongs to this game, but has another board")).to_be_visible()
    ann.button("Take the link's game").click()
    ann.expect_turns("B1")
    expect(ann.page.get_by_text("Your own version is kept in “Games with friends”.")).to_be_visible()
    ann.button("Open it").click()
    ann.expect_turns("A1")
    expect(ann.button("Open it")).to_be_hidden()
    ann.page.reload()
    ann.page.get_by_role("button", name=re.compile("^Games with friends")).click()
    listed = ann.dialog("Games with friends").get_by_role("listitem")
    expect(listed).to_have_count(2)
    listed.filter(has_text="their turn").get_by_role("button", name=re.compile("1 turn")).click()
    ann.expect_turns("B1")


def test_a_button_says_for_some_seconds_that_it_copied(open_page: OpenPage) -> None:
    ann = Table(open_page(clock=True, permissions=["clipboard-read", "clipboard-write"]))
    begin(ann, "Ann")
    ann.play("A1")
    send(ann)
    said = ann.page.get_by_text("Copied. Send it to your friend.")
    expect(said).to_be_visible()
    ann.page.clock.fast_forward(6000)
    expect(said).to_be_hidden()
    expect(ann.page.get_by_text("Waiting for your friend.")).to_be_visible()


def test_a_takeback_is_asked_for_refused_and_agreed(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site)
    reach(ann, ann.button("Ask to take back A1")).click()
    paste(ben, send(ann))
    expect(ben.page.get_by_text("Ann asks to take back A1.")).to_be_visible()
    ben.button("Refuse").click()
    paste(ann, send(ben))
    expect(ann.page.get_by_text("Ben did not agree to take it back.")).to_be_visible()
    expect(ann.page.get_by_text("You asked to take back A1.")).to_be_hidden()
    assert ann.turns() == ["A1"]
    reach(ann, ann.button("Ask to take back A1")).click()
    paste(ben, send(ann))
    ben.button("Agree").click()
    expect(ben.page.get_by_text("Send it to Ann to let them know.")).to_be_visible()
    expect(ben.stone("A1")).to_be_hidden()
    paste(ann, send(ben))
    expect(ann.stone("A1")).to_be_hidden()
    ann.play("B1")
    paste(ben, send(ann))
    ben.expect_stone("B1")


def test_days_for_a_turn_run_out(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site, days=3)
    expect(ben.main).to_contain_text("Blue to play")  # before that, hours pass while Python loads
    ben.page.clock.fast_forward(80 * HOUR_MS)  # an invitation may wait for days
    ann.page.clock.fast_forward(80 * HOUR_MS)
    expect(ben.page.get_by_text("Your turn.")).to_be_visible()
    expect(ben.page.get_by_text("The time for this turn is up.")).to_be_hidden()
    ben.play("F6")
    paste(ann, send(ben))
    ann.expect_turns("A1", "F6")
    expect(ann.page.get_by_text("3 days left.")).to_be_visible()
    expect(ben.button("Claim the win")).to_be_hidden()
    expect(ben.page.get_by_text("3 days left.")).to_be_visible()
    ben.page.clock.fast_forward(73 * HOUR_MS)  # the page stays open
    expect(ben.page.get_by_text("The time for this turn is up.")).to_be_visible()
    ben.button("Claim the win").click()
    expect_ended(ben, "You win!", "Ann's time is up.")
    paste(ann, letter(ben))
    expect_ended(ann, "You lost", "Your time is up.")


def test_several_games_are_on_one_list(open_page: OpenPage, site: str) -> None:
    ann, ben = two_turns(open_page, site)
    begin(ann, "Ann", "Tiny")
    ann.play("A1")
    tiny = send(ann)
    games = ann.page.get_by_role("button", name=re.compile("^Games with friends"))
    expect(games).to_have_accessible_name("Games with friends")
    ben.play("F6")
    link = send(ben)
    games.click()
    listed = ann.dialog("Games with friends")
    expect(listed.get_by_role("listitem")).to_have_count(2)
    box = listed.get_by_role("textbox", name="Paste a link from a friend")
    box.fill("no link at all")
    listed.get_by_role("button", name="Open").click()
    expect(box).to_have_js_property("validationMessage", "There is no link to a game in this text.")
    box.fill(link)
    listed.get_by_role("button", name="Open").click()
    expect(listed).to_be_hidden()
    ann.expect_turns("A1", "F6")
    expect(games).to_have_accessible_name("Games with friends: 1 waits for you")
    games.click()
    expect(listed.get_by_role("listitem").first).to_contain_text("your turn")
    listed.get_by_role("button", name=re.compile("Tiny")).click()
    ann.expect_turns("A1")
    ben.page.goto(tiny)
    join(ben, "Ben")
    ben.expect_size(7)


def test_resignation_ends_the_game_on_both_sides_and_it_counts_for_both(open_page: OpenPage, site: str) -> None:
    """For a direct game see test_direct.py."""
    ann, ben = two_turns(open_page, site)
    ben.play("F6")
    ben.button("Resign").click()
    expect(ben.dialog("Resign")).to_contain_text("Do you resign? Then Ann wins.")
    ben.button("Really resign").click()
    expect_ended(ben, "You lost", "You resigned.")
    paste(ann, send(ben))
    expect_ended(ann, "You win!", "Ben resigned.")
    expect(ann.main).not_to_contain_text("to move")
    ann.press("C3")
    expect(ann.main).not_to_contain_text("It is your friend's turn.")
    assert ann.turns() == ["A1", "F6"]
    for table, result, won in ((ann, "You won", "1 of 1"), (ben, "You lost", "0 of 1")):
        table.painted()
        table.page.reload()
        games = table.open_library()
        game = games.get_by_role("listitem").filter(has_text=result)
        expect(game).to_contain_text("Ann – Ben")
        expect(game).to_contain_text("with a friend by link")
        games.get_by_role("button", name="Progress").click()
        expect(games).to_contain_text(won)


def test_closing_a_tab_with_a_friends_game_needs_no_warning(open_page: OpenPage, site: str) -> None:
    """The list keeps the game, so the page needs no warning that it replaced the game."""
    first = Table(open_page())
    ann = Table(first.page.context.new_page())
    ann.page.goto(site)
    expect(ann.main).to_contain_text("This game is open in another tab.")
    begin(ann, "Ann", "Size 6")
    expect(ann.main).not_to_contain_text("tab")
    ann.play("A1")
    send(ann)
    ann.page.close()
    again = Table(first.page.context.new_page())
    again.page.goto(site)
    expect(again.main).to_contain_text("This game is open in another tab.")
    expect(again.main).not_to_contain_text("still stored")
    assert not again.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('bug.game.tab'))")
    again.page.close()


def test_a_games_link_pasted_as_an_answer_is_recognised_and_can_be_opened(open_page: OpenPage) -> None:
    ann = Table(open_page())
    begin(ann, "Ann", go="Play live")
    ann.page.get_by_role("textbox", name="Your friend's answer").fill(sealed("hexhex3,genius,id=k4,from=x,x=Eve,C3"))
    ann.button("Connect").click()
    expect(ann.page.get_by_text("This is a link to a game, not an answer.")).to_be_visible()
    ann.button("Open the game").click()
    expect(ann.page.get_by_text("Eve invites you to a game of Bug.")).to_be_visible()
