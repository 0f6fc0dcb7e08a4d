"""The reader's own mistakes: a review makes exercises from them, which come back until the reader knows them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from bug_engine import Position
from tests.e2e.access import expect_accessible
from tests.e2e.conftest import OpenPage
from tests.e2e.learn.puzzle_book import BOOK, puzzle_table
from tests.e2e.learn.stored_game import go_on_with
from tests.e2e.study.test_study import LOST, finished
from tests.e2e.table import Table

# Red's ninth turn, E3, gave a proven win away: D4 and C4 win, the game would last eight turns.
WINNING, WRONG = "D4", "E3"
# Red's fifth turn, D2-D1, gave one away, too: nine turns win.
EARLIER = "B1"
# An unreadable value, as another program or an older version may leave it.
DAMAGE = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open("bug-mistakes");
  asked.onerror = reject;
  asked.onsuccess = () => {
    const change = asked.result.transaction("exercises", "readwrite");
    change.objectStore("exercises").put({ id: "x", board: 7 }, "x");
    change.oncomplete = () => { asked.result.close(); resolve(); };
  };
})"""
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
LOWER: ViewportSize = {"width": 667, "height": 375}
# Stores an exercise.
STORE = """(exercise) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("bug-mistakes");
  asked.onerror = reject;
  asked.onsuccess = () => {
    const change = asked.result.transaction("exercises", "readwrite");
    change.objectStore("exercises").put({ ...exercise, when: Date.now(), due: 0 }, exercise.id);
    change.oncomplete = () => { asked.result.close(); resolve(); };
  };
})"""


def exercise(name: str, **other: object) -> dict[str, object]:
    """An exercise as a review makes it; the board need not exist."""
    found = {"position": "xox/.o.x/x..x./xo../xoo", "mover": 1, "winning": ["B1-A3"], "length": 4, "played": "B1"}
    return {"id": name, "board": "hexhex3", "rules": "genius", **found, **other}


def stored(page: Page, site: str, *exercises: dict[str, object]) -> Locator:
    """Store exercises, and open the list of them."""
    page.goto(f"{site}#mistakes")
    dialog = Table(page).dialog("Your mistakes")
    expect(dialog).to_contain_text("Play against a bot or a friend")
    for each in exercises:
        page.evaluate(STORE, each)
    page.reload()
    return dialog


def lost_to_a_bot(page: Page, site: str) -> Table:
    """Lose a game against a bot, by playing its last turn."""
    table = go_on_with(page, site, LOST[:-1], "hornet")
    table.expect_says("every cell loses")
    table.play(LOST[-1])
    expect(table.button("See why you lost")).to_be_visible()
    return table


def opened(open_page: OpenPage, **options: object) -> Page:
    """Return a page whose clock shows this day."""
    page = open_page(None, clock=True, **options)
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    return page


def reviewed(table: Table) -> None:
    """Review the game, and expect it to offer an exercise from each proven mistake."""
    table.button("See why you lost").click()
    finished(table)
    expect(table.page.get_by_text("2 exercises from this game.")).to_be_visible()


def test_a_mistake_of_a_game_is_counted_in_the_library_becomes_an_exercise_and_comes_back(
    open_page: OpenPage, site: str
) -> None:
    page = opened(open_page)
    table = lost_to_a_bot(page, site)
    reviewed(table)
    expect_counted(table)
    size = page.viewport_size
    assert size
    for low in (LYING, LOWER):  # on a phone on its side it stays in sight below a long card
        page.set_viewport_size(low)
        expect(table.button("Solve your mistakes")).to_be_in_viewport(ratio=1)
        table.button("Solve your mistakes").click(trial=True)
    page.set_viewport_size(size)
    table.button("Solve your mistakes").click()
    table = puzzle_table(page)
    expect(page.get_by_text("From your game against Hornet, today")).to_be_visible()
    expect(table.main).to_contain_text("Of 12 ways to play, only 2 win.")
    table.press(WINNING)
    table.expect_says("Right: this turn wins.")
    expect(table.main).to_contain_text("Back then you played E3.")
    expect(table.main).to_contain_text("comes back in 3 days")
    table.button("Next mistake").click()
    expect(table.main).to_contain_text("Of 39 ways to play, only 9 win.")
    table.press(EARLIER)
    table.expect_says("Right: this turn wins.")
    expect(table.button("Next mistake")).to_have_count(0)  # there is no other
    table.button("Your mistakes").last.click()
    mistakes = table.dialog("Your mistakes")
    expect(mistakes).to_contain_text("None due today")
    expect(mistakes.get_by_role("button", name="Practise anyway")).to_be_visible()
    expect(mistakes.get_by_role("listitem").first).to_be_visible()
    expect_accessible(page)
    page.clock.set_fixed_time("2026-11-24T09:00:00Z")
    page.reload()
    expect(mistakes).to_contain_text("2 due today")
    expect(mistakes.get_by_role("listitem").first).to_contain_text("From your game against Hornet, 3 days ago")
    mistakes.get_by_role("button", name="Solve your mistakes").click()
    table.press(WINNING)
    table.expect_says("Right: this turn wins.")


def expect_counted(table: Table) -> None:
    """Expect the game's tag in the library, and its mistakes in the progress."""
    games = table.open_library()
    expect(games.get_by_role("listitem").filter(has_text="missed win")).to_have_count(1)
    expect_accessible(table.page)
    games.get_by_role("button", name="Progress").click()
    expect(games).to_contain_text("Mistakes: 2 in 1 reviewed game")
    expect(games.get_by_role("row", name="Opening 1")).to_be_visible()
    expect(games.get_by_role("row", name="Middle 1")).to_be_visible()
    expect_accessible(table.page)
    table.page.keyboard.press("Escape")


def test_nothing_covers_the_card_of_a_solved_exercise(open_page: OpenPage, site: str) -> None:
    page = opened(open_page, viewport=PHONE, has_touch=True)
    line = ["A3", "E1", "B4", "D4-B4", "D1-D2", "E2", "E3"]
    found = {"position": ".../..../xoo.o/..../...", "mover": 0, "winning": ["A3", "A1", "B4"], "length": 16}
    lost = {"line": line, "played": "C4-B3-A3", "refutation": ["A1", "B1", "B4", "C2", "A2"]}
    stored(page, site, exercise("a", **found, **lost)).get_by_role("button", name="Solve your mistakes").click()
    table = Table(page)
    table.tap_twice("A1")
    expect(table.main).to_contain_text("Red also wins with A3, for example:")
    for width, height in ((390, 844), (320, 568), (360, 640), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Your mistakes", "Study this position", "Play the line up to turn 7, Red E3"):
            table.main.get_by_role("button", name=name).click(trial=True)  # once, and nothing lies over it
        table.main.get_by_text("More", exact=True).click(trial=True)
    for width, height in ((720, 450), (1024, 600)):  # all of it is in sight
        page.set_viewport_size({"width": width, "height": height})
        expect(table.main.get_by_text("This exercise comes back in 3 days.")).to_be_in_viewport(ratio=1)
        expect(table.main.get_by_text("More", exact=True)).to_be_in_viewport(ratio=1)


def test_a_missed_exercise_comes_back_tomorrow(open_page: OpenPage, site: str) -> None:
    page = opened(open_page, viewport=PHONE, has_touch=True)
    before = Position.initial("genius", "hexhex3")
    for turn in LOST[:8]:
        before = before.play(turn).position
    found = {"position": before.text, "mover": 0, "winning": [WINNING, "C4"], "length": 8, "played": WRONG}
    mistakes = stored(page, site, exercise("a", **found), exercise("b", board="moon"), exercise("c", board="hexhex4"))
    expect(mistakes).to_contain_text("2 stored exercises can't be read. They stay stored.")
    mistakes.get_by_role("button", name="Solve your mistakes").click()
    table = puzzle_table(page)
    table.press(WRONG)
    table.expect_says(re.compile(r"Blue answers [\w-]+(, eats [\w ]+)? and now wins"))
    expect(table.main).to_contain_text("This exercise comes back tomorrow.")
    for width, height in ((390, 844), (320, 568)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        for name in ("Try again", "Show the answer", "Hint", "Your mistakes"):
            expect(table.button(name)).to_be_in_viewport(ratio=1)
    page.set_viewport_size(PHONE)
    expect(table.main).not_to_contain_text("Red wins like this")  # it would spoil the next try
    table.button("Show the answer").click()
    table.expect_stone(WINNING)
    for name in ("Previous turn", "Next turn", "Try again"):
        expect(table.button(name)).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowLeft")
    table.expect_cell(WINNING, "empty")  # and nothing can be played
    expect(table.main).to_contain_text("comes back tomorrow")
    expect(table.main).to_contain_text("Back then you played E3")
    table.button("Try again").click()
    expect(table.main).not_to_contain_text("Back then you played E3")
    table.press(WINNING)
    table.expect_says("Right: this turn wins.")  # which does not count any more
    expect(table.main).to_contain_text("comes back tomorrow")
    table.main.get_by_text("More", exact=True).click()
    table.button("Postpone a week").click()
    expect(mistakes.get_by_role("listitem")).to_contain_text("comes back in 8 days")
    mistakes.get_by_role("button", name="Remove", exact=True).click()
    expect(mistakes.get_by_role("listitem")).to_have_count(0)
    mistakes.get_by_role("button", name="Undo").click()
    expect(mistakes.get_by_role("listitem")).to_have_count(1)
    mistakes.get_by_role("button", name="I know this").click()
    expect(mistakes.get_by_role("listitem")).to_have_count(0)
    mistakes.get_by_text("Known and removed: 1").click()
    mistakes.get_by_role("button", name="Start over").click()
    expect(mistakes.get_by_role("listitem")).to_contain_text("due now")


def test_a_missed_puzzle_comes_back_tomorrow_and_damaged_exercises_do_no_harm(open_page: OpenPage, site: str) -> None:
    number, puzzle = next(
        (number, each) for number, each in enumerate(BOOK, 1) if each.board == "hexhex3" and each.own_turns == 2
    )
    page = opened(open_page)
    page.goto(f"{site}#puzzle/{number}")
    table = puzzle_table(page)
    wrong = next(turn for turn in puzzle.start().legal_turns if len(turn) == 1 and str(turn) != puzzle.solution)
    table.press(str(wrong))
    table.expect_says("wins")
    table.button("Learn").click()
    doors = table.dialog("Learn Bug")
    expect(doors.get_by_role("region", name="Your mistakes")).to_contain_text("None due today")
    page.evaluate(DAMAGE)
    page.clock.set_fixed_time("2026-11-22T07:00:00Z")
    page.reload()
    expect(doors.get_by_role("region", name="Your mistakes")).to_contain_text("1 due today")
    doors.get_by_role("button", name="See all").click()
    mistakes = table.dialog("Your mistakes")
    expect(mistakes).to_contain_text("One stored exercise can't be read. It stays stored.")
    mistakes.get_by_role("button", name=f"Puzzle {number}, missed yesterday").click()
    expect(table.main).to_contain_text("win: 2 turns are enough")
    table.press(str(wrong))
    table.button("Show the answer").click()
    expect(table.main).to_contain_text(re.compile(rf"That time you tried {wrong}\. \w+ wins after it: \S+ · "))


def test_a_tab_follows_what_another_does_to_an_exercise(page: Page, site: str) -> None:
    one = stored(page, site, exercise("a"))
    expect(one.get_by_role("listitem")).to_have_count(1)
    other = page.context.new_page()
    other.goto(f"{site}#mistakes")
    there = Table(other).dialog("Your mistakes")
    there.get_by_role("button", name="Remove", exact=True).click()
    expect(there.get_by_role("listitem")).to_have_count(0)
    expect(one.get_by_role("listitem")).to_have_count(0)  # this tab follows
    page.reload()
    expect(one.get_by_role("listitem")).to_have_count(0)


def test_back_shows_each_exercise_once_but_no_removed_one(open_page: OpenPage, site: str) -> None:
    page = open_page()
    page.goto(site)
    table = Table(page)
    expect(table.button("Learn")).to_be_visible()
    mistakes = stored(page, site, exercise("a"))
    mistakes.get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("Learn$")).click()  # it says how many are due, too
    table.dialog("Learn Bug").get_by_role("button", name="See all").click()
    mistakes.get_by_role("button", name="Solve your mistakes").click()
    table = puzzle_table(page)
    table.press("B1")
    expect(table.main).to_contain_text("Blue to play")
    table.main.get_by_text("More", exact=True).click()
    table.main.get_by_role("button", name="Remove", exact=True).click()
    expect(mistakes).to_contain_text("The exercise is removed.")
    expect(table.main.get_by_role("button", name="Remove", exact=True)).to_have_count(0)
    page.go_back()  # the exercise ended, and the list was opened over the game
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(table.button("New game").first).to_be_visible()


def test_without_mistakes_there_is_something_to_do(open_page: OpenPage) -> None:
    table = Table(open_page("#mistakes"))
    empty = table.dialog("Your mistakes")
    empty.get_by_role("button", name="New game").click()
    expect(table.dialog("New game")).to_be_visible()
    table.page.go_back()
    empty.get_by_role("button", name="Today's puzzle").click()
    expect(table.page.get_by_text(re.compile("^Today's puzzle · "))).to_be_visible()


def test_an_exercise_that_the_engine_refuses_is_postponed_and_the_next_is_offered(
    open_page: OpenPage, site: str
) -> None:
    page = open_page()
    uneven = exercise("a", position="xo/x.o.x/x..x./xo../xoo")  # as many cells as the board, in rows of other lengths
    stored(page, site, uneven, exercise("b")).get_by_role("button", name="Solve your mistakes").click()
    table = puzzle_table(page)
    expect(table.main).to_contain_text("can't be shown: this version of Bug does not accept its position or its")
    expect(table.main).to_contain_text("It is postponed by a week.")
    expect(table.main).to_contain_text("1 due today")
    expect(table.failure).to_be_hidden()
    expect(table.main.get_by_role("button", name="Remove", exact=True)).to_be_visible()
    expect(table.button("I know this")).to_be_hidden()
    page.get_by_role("button", name="Next mistake").first.click()
    table.press("B1")
    expect(table.main).not_to_contain_text("can't be shown")
    expect(table.main).to_contain_text("Blue to play")
    page.reload()  # the game is unharmed
    mistakes = table.dialog("Your mistakes")
    expect(mistakes).to_contain_text("1 due today")
    mistakes.get_by_role("button", name="Solve your mistakes").click()
    table.press("B1")
    expect(table.main).to_contain_text("Blue to play")
    table.button("Your mistakes").click()
    mistakes.get_by_role("button", name="Close").click()
    table.main.get_by_role("button", name="Back to my game").first.click()
    Table(page).play("C3")


def test_an_exercise_that_the_engine_refuses_can_be_removed_and_brought_back(open_page: OpenPage, site: str) -> None:
    page = open_page()
    uneven = exercise("a", position="xo/x.o.x/x..x./xo../xoo")
    mistakes = stored(page, site, uneven)
    mistakes.get_by_role("button", name="Solve your mistakes").click()
    table = puzzle_table(page)
    table.main.get_by_role("button", name="Remove", exact=True).click()
    expect(mistakes).to_contain_text("The exercise is removed.")
    mistakes.get_by_role("button", name="Undo").click()
    expect(mistakes).to_contain_text("None due today")
    expect(mistakes).to_contain_text("comes back in 7 days")
