"""Puzzles on the page: solving, a wrong turn and its refutation, hints, the puzzle of the day, stored progress."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from bug_engine import Position
from bug_engine.bots.solver import Solver
from bug_engine.puzzles.puzzle import Puzzle
from tests.e2e.conftest import OpenPage
from tests.e2e.learn.puzzle_book import BOOK, puzzle_table
from tests.e2e.table import Table, expect_becomes

ANSWER = re.compile(r"answers ([\w-]+), the longest defence")


def short(own_turns: int) -> tuple[int, Puzzle]:
    """Return a puzzle on hexhex3 that is won in this number of turns, with its number."""
    return next(
        (number, puzzle)
        for number, puzzle in enumerate(BOOK, 1)
        if puzzle.board == "hexhex3" and puzzle.own_turns == own_turns and "-" not in puzzle.solution
    )


def seat_of(puzzle: Puzzle, side: int) -> str:
    """The page's name of a side: its colour in these rules."""
    return puzzle.start().ruleset.colours[side].capitalize()


def best(position: Position) -> str:
    """The fastest winning turn."""
    solver = Solver(position)
    while not solver.work(1000):
        pass
    return str(solver.line()[0])


def solve(table: Table, puzzle: Puzzle) -> None:
    """Solve a puzzle by the shortest line."""
    expect(table.heading(task(puzzle))).to_be_visible()
    position = puzzle.start()
    turn = puzzle.solution
    while True:
        before = table.spoken.inner_text()
        for cell in turn.split("-"):
            expect(table.cell(cell)).to_have_accessible_name(re.compile("starts|grows|growth|joins"))
            table.press(cell)
        position = position.play(turn).position
        expect(table.spoken).not_to_have_text(before)
        expect(table.spoken).to_have_text(re.compile(r"the longest defence|has no cells left"))
        found = ANSWER.search(table.spoken.inner_text())
        if not found:
            return
        position = position.play(found[1]).position
        turn = best(position)


def task(puzzle: Puzzle) -> str:
    """The puzzle's task."""
    seat = seat_of(puzzle, puzzle.mover)
    if puzzle.own_turns == 1:
        return f"{seat} to play and win: 1 turn is enough."
    return f"{seat} to play and win: {puzzle.own_turns} turns are enough."


def test_a_solved_puzzle_is_remembered(open_page: OpenPage) -> None:
    number, puzzle = short(2)
    table = puzzle_table(open_page(f"#puzzle/{number}"))
    solve(table, puzzle)
    table.expect_says("Solved at the first try!")
    table.page.reload()
    expect(table.heading(task(puzzle))).to_be_visible()
    table.button("All puzzles").click()
    chosen = table.dialog("Puzzles")
    expect(chosen).to_contain_text("1 solved in a row")
    entry = chosen.get_by_role("button", name=re.compile(rf"^Puzzle {number}\b.*solved at the first try"))
    chosen.get_by_label("Board").select_option("hexhex3")
    easy = chosen.get_by_label("Difficulty").get_by_role("option", name="● very easy")
    expect(easy).to_be_attached()
    chosen.get_by_label("Difficulty").select_option(str(puzzle.grade))
    chosen.get_by_label("Rules").select_option("genius")
    expect(chosen).to_contain_text("The usual rules, which the lessons teach")
    chosen.get_by_label("Rules").select_option(puzzle.rules)
    expect(entry).to_be_visible()
    chosen.get_by_label("Unsolved only").check()
    expect(entry).to_be_hidden()


def test_escape_leads_back_from_the_study_to_the_puzzle_and_from_there_to_the_game(open_page: OpenPage) -> None:
    number, puzzle = short(1)
    table = puzzle_table(open_page(f"#puzzle/{number}", played=["C3", "B2-B1"]))
    solve(table, puzzle)
    table.button("Study this position").click()
    expect(table.button("Back to the puzzle")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.button("Back to the puzzle")).to_be_hidden()
    expect(table.button("Study this position")).to_be_visible()
    table.cell(puzzle.solution).focus()
    table.page.keyboard.press("Escape")
    table.expect_turns("C3", "B2-B1")


def test_puzzles_solved_in_two_tabs_are_remembered(page: Page, site: str) -> None:
    easy = [number for number, each in enumerate(BOOK, 1) if (each.board, each.own_turns) == ("hexhex3", 1)]
    first, second = easy[:2]
    other = page.context.new_page()
    for each, number in ((page, first), (other, second)):
        each.goto(f"{site}#puzzle/{number}")
        puzzle_table(each)
    for each, number in ((page, first), (other, second)):
        solve(puzzle_table(each), BOOK[number - 1])
    page.goto("about:blank")  # else only the part after # changes, and a reload may come before the page has read it
    page.goto(f"{site}#puzzles")
    expect(Table(page).dialog("Puzzles")).to_contain_text(f"2 of {len(BOOK)} solved")


def test_a_wrong_turn_is_refuted_and_the_refutation_can_be_replayed(open_page: OpenPage) -> None:
    number, puzzle = short(2)
    other = seat_of(puzzle, 1 - puzzle.mover)
    table = puzzle_table(open_page(f"#puzzle/{number}"))
    expect(table.heading(task(puzzle))).to_be_visible()
    start = puzzle.start()
    wrong = next(
        turn
        for turn in start.legal_turns
        if len(turn) == 1 and str(turn) != puzzle.solution and not start.play(turn).position.result
    )
    table.press(str(wrong))
    table.expect_says(re.compile(rf"{other} answers [\w-]+(, eats [\w ]+)? and now wins"))
    expect(table.board.get_by_text("??", exact=True)).to_be_visible()  # the wrong turn on the board
    table.button("Play it out").click()
    table.expect_says(f"{other} has no cells left, and wins.")
    table.button("Try again").click()
    table.expect_says(task(puzzle))
    solve(table, puzzle)
    table.expect_says("wins. Solved.")
    table.button("Study this position").click()
    expect(table.page.get_by_role("region", name=f"Puzzle {number}")).to_contain_text("Best lines")
    expect(table.cell(puzzle.solution)).to_have_accessible_name(re.compile("starts|grows"))  # it begins at the start
    table.button("Back to the puzzle").click()
    expect(table.main).to_contain_text("wins. Solved.")
    table.button("Next puzzle").click()  # there is one such button
    expect(table.heading(task(puzzle))).to_be_hidden()
    table.button("All puzzles").click()
    expect(table.dialog("Puzzles")).to_contain_text(f"1 of {len(BOOK)} solved")
    expect(table.dialog("Puzzles").get_by_text("in a row")).to_be_hidden()


def test_a_newcomers_first_tap_previews_in_a_puzzle_and_in_a_lesson(open_page: OpenPage, site: str) -> None:
    table = puzzle_table(
        open_page("#puzzle/174", newcomer=True, viewport={"width": 390, "height": 844}, has_touch=True)
    )
    expect(table.cell("B1")).to_have_accessible_name(re.compile("grows"))
    table.cell("B1").tap()
    expect(table.main.get_by_text("Tap again to play.")).to_be_in_viewport(ratio=1)
    expect(table.main).not_to_contain_text("could then")  # the reader is to see that
    expect(table.cell("B1")).to_have_accessible_name(re.compile("grows"))
    table.cell("B1").tap()
    table.expect_says(re.compile(r"Blue answers [\w-]+(, eats [\w ]+)? and now wins"))
    table.page.goto(f"{site}#lesson/growing")
    expect(table.cell("B1")).to_have_accessible_name(re.compile("grows"))
    table.cell("B1").tap()
    expect(table.main.get_by_text("Tap again to play.")).to_be_in_viewport(ratio=1)
    table.cell("B1").tap()
    table.expect_says("Your bug has size 2 now.")


def test_the_buttons_of_a_puzzle_are_below_its_card_and_stay_there(open_page: OpenPage) -> None:
    table = puzzle_table(open_page("#puzzle/198", viewport={"width": 1440, "height": 900}))
    expect(table.cell("E3")).to_have_accessible_name(re.compile("starts|grows"))
    table.painted()
    card, before = table.page.get_by_role("region", name="2 turns").bounding_box(), table.button("Hint").bounding_box()
    assert card
    assert before
    assert 0 < before["y"] - card["y"] - card["height"] < 20
    table.press("E3")
    expect(table.button("Try again")).to_be_visible()
    table.painted()
    assert table.button("Hint").bounding_box() == before


PHONES = [((390, 844, 0), (320, 568, 0)), pytest.param(((375, 667, 0),), marks=pytest.mark.slow)]


@pytest.mark.parametrize("phones", PHONES, ids=["largest and smallest", "between"])
def test_the_words_about_a_wrong_turn_do_not_move_the_board(
    open_page: OpenPage, phones: tuple[tuple[int, int, int], ...]
) -> None:
    table = puzzle_table(open_page("#puzzle/198", has_touch=True, reduced_motion="reduce"))
    expect(table.cell("E3")).to_have_accessible_name(re.compile("starts|grows"))
    for width, height, most in phones:
        table.page.set_viewport_size({"width": width, "height": height})
        table.painted()
        before = table.cell("A1").bounding_box()
        table.press("E3")
        expect(table.button("Try again")).to_be_visible()
        expect(table.main.get_by_text("Blue answers C2 and now wins")).to_be_visible()
        table.painted()
        after = table.cell("A1").bounding_box()
        expect(table.main.get_by_text("Blue answers C2 and now wins")).to_be_in_viewport(ratio=1)
        assert before
        assert after
        assert abs(after["y"] - before["y"]) <= most, (width, before, after)
        table.button("Try again").click()
        expect(table.cell("E3")).to_have_accessible_name(re.compile("starts|grows"))


def test_hints_go_from_the_neighbourhood_to_the_turn(open_page: OpenPage, site: str) -> None:
    page = open_page(None, has_touch=True, viewport={"width": 390, "height": 844})
    number, puzzle = next((number, each) for number, each in enumerate(BOOK, 1) if "-" in each.solution)
    first, *_ = puzzle.solution.split("-")
    table = hinted(page, site, number)
    expect(table.cell(first)).to_have_accessible_name(re.compile("marked by a hint$"))
    table.button("Another hint").click()
    table.expect_says(f"It begins with {first}.")
    expect_last_hint(table, puzzle)
    number, puzzle = short(2)  # for a turn of one cell the second hint shows everything
    assert "-" not in puzzle.solution
    expect_last_hint(hinted(page, site, number), puzzle)


def hinted(page: Page, site: str, number: int) -> Table:
    """A puzzle on a phone; a hint must not change the width of the buttons."""
    page.goto(f"{site}#puzzle/{number}")
    table = puzzle_table(page)
    expect(page.get_by_text(re.compile(rf"^Puzzle {number}\b"))).to_be_visible()
    expect(table.board.get_by_role("button", name=re.compile("starts|grows")).first).to_be_visible()
    onward = table.button("Next puzzle").bounding_box()
    table.button("Hint").click()
    table.expect_says("Look at the marked cells")
    assert table.button("Next puzzle").bounding_box() == onward
    return table


def expect_last_hint(table: Table, puzzle: Puzzle) -> None:
    """Expect the next hint to be the last one, the turn itself."""
    table.button("Another hint").click()
    table.expect_says(f"The turn is {puzzle.solution}.")
    expect(table.button("Another hint")).to_be_disabled()


def todays(page: Page) -> Table:
    """Open the puzzle of the day from Learn."""
    table = puzzle_table(page)
    table.button("Learn").click()
    table.button("Today's puzzle").click()
    return table


def number_of(table: Table) -> int:
    """The number of today's puzzle, which is on the board."""
    words = table.page.get_by_text(re.compile(r"^Today's puzzle · Puzzle \d+$"))
    return int(words.inner_text().split()[-1])


@pytest.mark.slow  # tests/js/learn/progress.test.mjs counts the days
def test_days_in_a_row(open_page: OpenPage, site: str) -> None:
    page = open_page(None, clock=True)
    page.clock.set_fixed_time("2026-11-21T12:00:00Z")
    page.goto(site)
    table = todays(page)
    number = number_of(table)
    solve(table, BOOK[number - 1])
    table.expect_says("That was today's puzzle.")
    table.button("Learn").click()
    expect(table.button("Replay today's puzzle")).to_be_visible()
    expect(table.dialog("Learn Bug")).to_contain_text("1 day in a row")
    page.clock.set_fixed_time("2026-11-22T12:00:00Z")
    page.reload()
    expect(table.dialog("Learn Bug")).to_contain_text("1 day in a row")
    table.button("Today's puzzle").click()
    expect_becomes(lambda: number_of(table) == number, False)


def test_the_rules_are_tried_on_live_boards(open_page: OpenPage) -> None:
    table = puzzle_table(open_page("#rules"))
    rules = table.dialog("The rules of Bug")
    growth = rules.get_by_role("region", name="R4 Growth")
    expect(growth.get_by_role("button", name="A2, empty, would merge")).to_be_visible()
    growth.get_by_role("button", name="A2, empty, would merge").dispatch_event("click")
    expect(growth).to_contain_text("Bugs of one colour never merge.")
    growth.get_by_role("button", name=re.compile("^B1, ")).dispatch_event("click")
    expect(growth.get_by_role("button", name="B1, red bug of 2")).to_be_visible()
    growth.get_by_role("button", name="Reset").click()
    expect(growth.get_by_role("button", name=re.compile("^B1, empty"))).to_be_visible()
    expect(rules.get_by_role("heading", name="Where the rules come from")).to_be_attached()
    expect(rules.get_by_role("list", name="4 cells").get_by_role("listitem")).to_have_count(7)
    expect(rules.get_by_text(re.compile(r"^bend \(3b\): eaten .* times$"))).to_be_attached()
    growth.get_by_role("button", name=re.compile("^B1, empty")).focus()
    table.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    table.expect_says("Red starts.")
