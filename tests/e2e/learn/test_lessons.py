"""A newcomer's path: the invitation, all lessons on the real board, and the first win against the gentlest bot."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.learn.stored_game import go_on_with
from tests.e2e.table import Table, box_of
from tests.e2e.watch import Watch

# The cells to press in each step of each lesson, in order.
RULES = [
    ["C3"], ["C1"],  # a bug
    ["B1"], ["D1"],  # growing; D1 is apart from the old bug
    ["A2"], ["B1"],  # never merge
    ["B1"], ["D4"],  # the limit
    ["D1"], ["E2"],  # twins
    ["B3", "B4"], ["C3", "B2"],  # eating
    ["C5", "D4", "E3"],  # chains
    ["A1"], ["C5", "C4"],  # no cell left
    ["C3", "D2"],  # several
    ["B3"],  # winning
]  # fmt: skip
# Red plays C5, and wins whatever Blue answers.
NEARLY_WON = "A2 A3-B4 D1 E1-D1 B2 D3 C2-B1 E1 D4-E3 A2".split()  # noqa: SIM905
STRATEGY = [["C2"], ["B3", "C4"], ["A1"], ["B2"], ["D3"]]


def onward(table: Table) -> str:
    """The button that leads on from a finished step."""
    words = "^(Next|Next lesson|Next open lesson|Play a game|Play your first game)$"
    button = table.main.get_by_role("button", name=re.compile(words)).first
    expect(button).to_be_visible()
    return button.inner_text()


def take(table: Table, steps: list[list[str]]) -> None:
    """Do some steps, and stay at the last one."""
    for number, cells in enumerate(steps):
        for i, cell in enumerate(cells):
            if i:
                expect(table.cell(cell)).to_have_accessible_name(re.compile("bonus growth"))
            table.press(cell)
        words = onward(table)
        if number < len(steps) - 1:
            table.button(words).click()
            expect(table.button(words)).to_be_hidden()


def win(table: Table, site: str) -> None:
    """Go to shortly before the end of a game against the same bot, and win it."""
    table = go_on_with(table.page, site, NEARLY_WON)
    assert table.expect_person()
    assert not table.exchange("C5")


def test_from_the_invitation_to_the_first_win(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(newcomer=True))
    table.button("Learn in 3 minutes").click()
    expect(table.heading("A bug")).to_be_visible()
    take(table, RULES)
    table.expect_says("you win!")
    table.button("Play your first game").click()
    table.expect_says("Red starts.")
    expect(table.button("Outlook")).to_be_hidden()
    assert table.exchange("C3")
    win(table, site)
    expect(table.heading("You win!")).to_be_visible()
    expect(table.button("Next level: Nymph")).to_be_visible()
    expect(table.button("Outlook")).to_be_visible()
    expect(table.button("Study")).to_be_visible()
    expect(table.button("Learn in 3 minutes")).to_be_hidden()


def test_without_lessons_from_the_first_stone_to_the_first_win(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(newcomer=True, viewport={"width": 390, "height": 844}))
    table.expect_says("You are Red, and Red starts. Place a stone on any cell. You win if you have no cell left")
    for name in ("Outlook", "Territory", "Marks", "Study"):
        expect(table.button(name)).to_be_hidden()
    assert table.exchange("C3")
    expect(table.page.get_by_role("region", name="What Blue thinks")).to_be_hidden()
    table.page.reload()
    table.expect_says("Red to play")
    expect(table.button("Outlook")).to_be_hidden()
    win(table, site)
    expect(table.heading("You win!")).to_be_visible()
    expect(table.button("Next level: Aphid")).to_be_visible()
    for name in ("Outlook", "Territory", "Marks", "Study"):
        expect(table.button(name)).to_be_visible()


def test_the_reader_can_ask_for_all_tools(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True))
    expect(table.button("Outlook")).to_be_hidden()
    table.open_settings("Help and controls").get_by_role("checkbox", name="Show all tools").check()
    table.page.keyboard.press("Escape")
    expect(table.button("Outlook")).to_be_visible()


def test_a_wrong_answer_gets_its_own_words_and_is_taken_back(open_page: OpenPage, site: str) -> None:
    table = Table(open_page("#lesson/growing"))
    expect(table.heading("Growing")).to_be_visible()
    for cell in ("E1", "D4"):  # the second replaces the first
        table.press(cell)
        expect(table.cell(cell)).to_have_accessible_name(re.compile("red bug"))
        table.expect_says("That starts a second bug, which is allowed.")
    expect(table.cell("E1")).to_have_accessible_name(re.compile("empty"))
    table.button("Try again").click()
    table.expect_says("Make your bug larger")
    table.press("C3")
    table.press("A2")  # the player may change to another bonus cell
    table.expect_says("Your bug has size 2 now.")
    table.page.goto(f"{site}#lesson/twins")
    table.expect_says("Tap or click its blue twin.")
    table.press("A3")  # empty: the press plays nothing
    table.expect_says("Not that one. Tap or click the blue bug")
    table.press("C3")
    table.expect_says("Not that one. Tap or click the blue bug")
    table.press("D1")
    table.expect_says("The same bend, turned.")


def test_on_a_small_phone_the_board_takes_the_room_below_a_brief_step_and_keeps_it(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/bug", viewport={"width": 320, "height": 568}, reduced_motion="reduce"))
    expect(table.cell("C3")).to_have_accessible_name(re.compile("starts"))
    before = table.cell("A1").bounding_box()
    card, below = table.page.get_by_role("region", name="A bug").bounding_box(), table.button("Show me").bounding_box()
    assert card
    assert below
    assert below["y"] - card["y"] - card["height"] < 85  # the room for the words about a cell
    table.press("C3")
    table.expect_says("That is already a bug")
    assert table.cell("A1").bounding_box() == before
    expect(table.button("Show me")).to_be_in_viewport(ratio=1)


def test_in_a_lesson_on_a_phone_tab_goes_through_the_bar_as_it_is_seen(open_page: OpenPage) -> None:
    """The button for the sound, which stands first, came after the others."""
    table = Table(open_page("#lesson/bug", viewport={"width": 390, "height": 844}))
    expect(table.button("Sound")).to_be_visible()
    table.button("Sound").focus()
    table.page.keyboard.press("Tab")
    expect(table.button("New game")).to_be_focused()


def test_on_a_phone_the_words_about_a_tapped_cell_are_at_the_card(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/bug", viewport={"width": 390, "height": 844}, has_touch=True))
    table.cell("C3").tap()
    said = table.main.get_by_text("Tap again to play.").bounding_box()
    card = table.page.get_by_role("region", name="A bug").bounding_box()
    assert said
    assert card
    assert 0 <= said["y"] - card["y"] - card["height"] < 16


def test_after_a_wrong_answer_another_cell_is_the_next_try_also_by_touch(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/growing", viewport={"width": 390, "height": 844}, has_touch=True))
    table.tap_twice("E1")
    table.expect_says("That starts a second bug, which is allowed.")
    table.tap_twice("D4")  # wrong too, and judged alone: the earlier stone is gone
    table.expect_stone("D4")  # the first wrong answer had the same words
    table.expect_says("That starts a second bug, which is allowed.")
    expect(table.cell("E1")).to_have_accessible_name(re.compile("empty"))
    table.tap_twice("A1")
    table.expect_says("Your bug has size 2 now.")
    table.page.goto(table.page.url.replace("growing", "patience"))
    expect(table.heading("Don't eat too soon")).to_be_visible()
    table.expect_stone("E1")  # the heading comes before the board, which forgets a first tap
    table.tap_twice("D3")
    table.expect_says("the win is gone")
    table.tap_twice("C2")
    table.expect_says("Eating can wait")


def test_every_step_is_shown_on_request_and_counts_only_when_the_reader_does_it(open_page: OpenPage, site: str) -> None:
    table = Table(open_page("#lesson/bug"))
    show, again = table.button("Show me"), table.button("Try it yourself")
    for number in range(1, len(RULES + STRATEGY) + 1):
        expect(show).to_be_enabled()
        show.click()
        expect(again).to_be_visible()
        expect(show).to_be_disabled()
        if number == len(RULES):
            table.page.goto(site + "#lesson/patience")
        elif number < len(RULES + STRATEGY):
            table.main.get_by_role("button", name=re.compile("^(Next|Next lesson)$")).click()
    expect(table.main.get_by_role("button", name=re.compile(", done$"))).to_have_count(0)
    seen = table.main.get_by_role("button", name=re.compile(", gone through with help$"))
    expect(seen).to_have_count(14)
    again.click()
    take(table, STRATEGY[-1:])
    expect(table.main.get_by_role("button", name=re.compile(", done$"))).to_have_count(1)
    table.button("Today's puzzle").click()
    expect(table.main).to_contain_text(re.compile("Only one (first )?turn"))


def test_a_wrong_answer_is_followed_by_the_right_one_on_request(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/growing"))
    table.press("D1")
    expect(table.main).to_contain_text("That starts a second bug")
    table.button("Show me").click()
    expect(table.main).to_contain_text("Your bug has size 2 now.")


def test_a_second_press_lets_the_page_show_the_step_to_its_end(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/chains"))
    table.button("Show me").dblclick()
    expect(table.button("Try it yourself")).to_be_visible()


def test_strategy_and_the_end_of_the_lessons(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/patience"))
    expect(table.heading("Don't eat too soon")).to_be_visible()
    table.press("D3")
    table.expect_says("the win is gone")
    table.button("Try again").click()
    take(table, STRATEGY)
    expect(table.button("Play a game")).to_be_visible()  # this reader has finished a game before
    table.button("Next open lesson").click()
    expect(table.heading("A bug")).to_be_visible()


def test_the_card_of_a_lesson_says_what_its_numbers_count_on_a_low_screen_too(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/blocked", viewport={"width": 844, "height": 390}))
    words = table.main.get_by_text("cells left", exact=True)
    expect(words).to_have_count(1)  # the lesson is there: the cards of the game are gone
    assert box_of(words)["width"] > 30


def test_a_lesson_is_left_and_continued_and_the_game_does_not_change(open_page: OpenPage) -> None:
    table = Table(open_page(played=[]))
    table.play("C3", "B2-B1")
    stones = table.stones()
    table.button("Learn").click()
    door = table.dialog("Learn Bug").get_by_role("region", name="Lessons")
    door.get_by_role("button", name="Start").click()
    take(table, RULES[:3])
    expect(table.heading("Growing")).to_be_visible()
    table.button("Back to my game").last.click()
    table.expect_turns("C3", "B2-B1")
    table.expect_stones(stones)
    table.page.reload()
    table.expect_turns("C3", "B2-B1")
    table.expect_says("Red to play")
    table.button("Learn").click()
    expect(door).to_contain_text("The rules · 1 of 10 done")
    door.get_by_role("button", name="Continue").click()
    expect(table.heading("Growing")).to_be_visible()
    expect(table.main).to_contain_text("This time start a second bug")
    table.page.reload()
    expect(table.heading("Growing")).to_be_visible()
    table.button("Back to my game").last.click()
    table.expect_turns("C3", "B2-B1")


def test_the_invitation_is_refused_for_good(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True))
    table.button("No, thanks").click()
    expect(table.button("Learn in 3 minutes")).to_be_hidden()
    table.page.reload()
    table.expect_says("Red starts.")
    expect(table.button("Learn in 3 minutes")).to_be_hidden()


def test_lessons_by_keyboard_and_without_motion(open_page: OpenPage) -> None:
    table = Table(open_page("#lesson/merging", reduced_motion="reduce", viewport={"width": 390, "height": 844}))
    table.expect_says("Try that cell, A2.")
    table.tab_to(table.cell("A1"))
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    table.expect_says("bugs of one colour never merge")
    table.tab_to(table.button("Next"))
    table.page.keyboard.press("Enter")
    table.expect_says("grow next to only one of them")


def test_progress_that_cannot_be_read_is_reported(open_page: OpenPage, watch: Watch, site: str) -> None:
    page: Page = open_page(None)
    page.add_init_script("if (origin !== 'null') localStorage['bug.learned'] ??= '{\"version\": 99}'")
    page.goto(site)
    expect(page.get_by_text("it starts again")).to_be_visible()
    assert not watch.unexpected()
