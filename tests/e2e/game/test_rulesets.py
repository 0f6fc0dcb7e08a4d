"""The special rules of each rule set on the page: blackening, eaters, rounds, joining, score, the pie rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from bug_engine import Position
from tests.e2e.conftest import OpenPage
from tests.e2e.game.forms import COLOURS, new_game, open_form, start, two_hungry
from tests.e2e.table import Table, expect_becomes


def blackened(table: Table) -> list[str]:
    """The black cells of the board."""
    return [name for name, words in table.cells().items() if words == "not part of the board"]


def test_a_newcomer_sees_no_rule_sets_until_they_ask(open_page: OpenPage) -> None:
    table = Table(open_page())
    dialog = table.open_form()
    expect(dialog.get_by_text("Rules: Usual rules (Genius)")).to_be_visible()
    expect(dialog.get_by_role("radio", name=re.compile("^All bugs eat at once Classic"))).to_be_hidden()
    expect(dialog.get_by_role("radio", name="limping 3-4")).to_be_hidden()
    open_other_boards(dialog)
    dialog.get_by_role("radio", name="limping 3-4").check()
    start(table, dialog)
    table.board = table.page.get_by_role("group", name="Board: Limping 3-4")
    table.grow("A1")
    table.expect_size(27)


def test_green_meadow_is_set_up_by_clicks_and_undone(open_page: OpenPage) -> None:
    table = new_game(open_page(), "Green Meadow")
    expect(table.cell("G1")).to_be_attached()  # by its diagonal: no row has that letter
    table.expect_says("Red to play: choose a cell to remove from the board. 2 to go before the first bug.")
    table.expect_cell("E1", "not part of the board")
    table.expect_cell("D1", "empty, can be removed from the board")
    table.press("E1")
    table.expect_says("E1 is not part of the board.")
    table.press("D1")
    table.expect_says("Blue to play: choose a cell to remove from the board.")
    expect(table.spoken).to_contain_text("Red removed D1 from the board.")
    table.button("Undo").click()
    table.expect_says("Taken back. Play another turn.")
    table.expect_cell("D1", "empty, can be removed from the board")
    table.button("Redo").click()
    table.expect_says("Blue to play: choose")
    table.press("D4")
    table.expect_says("Red to play")
    table.grow("A4")
    expect_becomes(lambda: len(blackened(table)), 8)
    table.expect_turns("D1", "D4", "A4")
    expect(table.turn(1)).to_have_accessible_name("Turn 1, Red: D1 , removed from the board")
    # The link uses the board's names of cells.
    expect(table.page).to_have_url(re.compile("#green-meadow,green-meadow,coordinates=diagonals,D1[.]D4[.]A4$"))
    table.page.reload()
    table.expect_says("Blue to play")
    table.expect_cell("D1", "not part of the board")


def test_a_random_green_meadow_is_the_same_for_the_same_number(open_page: OpenPage) -> None:
    table = Table(open_page())
    table.board = table.page.get_by_role("group", name="Board: Green Meadow 7")
    black: list[list[str]] = []
    for _ in range(2):
        dialog = open_form(table)
        dialog.get_by_role("radio", name=re.compile("Green Meadow The usual")).check()
        expect(dialog).to_contain_text("This is a reconstruction")
        dialog.get_by_role("radio", name=re.compile("^Random six")).check()
        dialog.get_by_role("textbox", name="Number").fill("7")
        dialog.get_by_role("textbox", name="Number").press("Tab")
        start(table, dialog)
        table.expect_says("choose a cell to remove")
        expect_becomes(lambda: len(blackened(table)), 6)
        black.append(blackened(table))
    table.page.reload()
    expect_becomes(lambda: blackened(table), black[0])
    assert black[0] == black[1]


def test_under_chosen_a_hungry_bug_is_picked_and_unpicked(open_page: OpenPage) -> None:
    table = Table(open_page(two_hungry("iggc"), reduced_motion="reduce"))
    table.expect_says("Black to play")
    table.painted()
    at_rest = table.board.bounding_box()
    table.cell("E2").hover()
    expect(table.main).to_contain_text("Then it and the bug at D1 can eat; then choose a bonus cell: C2 or E3.")
    assert table.board.bounding_box() == at_rest, "the board moved under the pointer"
    table.press("E2")
    table.expect_says("Bonus growth for Black: 2 bugs can eat, at D1 and E2. Choose a bonus cell, or a bug first.")
    cells = table.cells()
    assert cells["D1"] == "black bug of 1, hungry, can be picked to eat"
    assert cells["C2"] == "empty, bonus growth to size 2, feeds the bug at D1, eats 1"
    assert cells["E3"] == "empty, bonus growth to size 2, feeds the bug at E2, eats 1"
    table.cell("C2").hover()
    expect(table.main).to_contain_text("Bonus growth to 2 for the bug at D1")

    table.press("D1")
    table.expect_says("Bonus growth for Black: the bug at D1 grows on C2. Click it again to see all bonus cells.")
    assert table.cells()["D1"].endswith("picked to eat")
    expect(table.cell("E3")).to_be_disabled()
    table.press("D1")
    expect(table.cell("E3")).to_be_enabled()
    table.press("E2")
    table.expect_says("the bug at E2 grows on E3")
    table.press("C2")
    table.expect_says("That cell feeds another bug. All bonus cells are shown again.")
    table.press("C2")
    table.expect_says("Bonus growth")
    table.press("B1")
    expect(table.turn(9)).to_have_accessible_name(re.compile("E2-C2-B1"))


def test_under_all_each_eater_of_a_round_grows_once(open_page: OpenPage) -> None:
    table = Table(open_page(two_hungry("classic")))
    table.expect_says("Black to play")
    table.press("E2")
    table.expect_says("Bonus growth for Black: 2 bugs eat together, at D1 and E2, and each grows once.")
    table.press("C2")
    table.expect_says("Bonus growth for Black: choose where the bug grows.")
    table.expect_legal("E3")
    table.button("Take back stone").click()
    table.expect_says("2 bugs eat together")
    table.press("E3")
    table.expect_says("Bonus growth for Black: choose where the bug grows.")
    table.expect_legal("C2")


def test_classic_joins_bugs_and_says_so(open_page: OpenPage) -> None:
    table = new_game(open_page(), "Classic")
    table.expect_says("Black starts. Play anywhere. All your bugs eat at once, and a growth may join them.")
    table.play("D4", "D3-C4", "E2", "C1", "C5", "A1", "D2-D3")
    table.expect_cell("B1", "empty, joins bugs into one of 3")
    table.cell("B1").hover()
    expect(table.main).to_contain_text("Joins your bugs into one of 3.")
    table.press("B1")
    expect(table.cell("A1")).to_have_accessible_name(re.compile("^A1, white bug of 3"))


def test_ludii_scores_the_losers_cells_left(open_page: OpenPage) -> None:
    *before, last = whole_game()
    table = Table(open_page(f"#hexhex3,ludii,{'.'.join(before)}"))
    table.expect_says("every cell loses")
    table.play(last)
    expect(table.main).to_contain_text(re.compile(r"(Black|White) scores \d+ points?\."))


def test_a_handicap_that_is_not_exceeded_reverses_the_result(open_page: OpenPage) -> None:
    table = Table(open_page())
    dialog = open_form(table)
    dialog.get_by_role("radio", name=re.compile("^Any bug may eat, with points Ludii")).check()
    agree_on_handicap(dialog)
    expect(dialog).to_contain_text("Rules: Any bug may eat, with points (Ludii, with a handicap of 50)")
    open_other_boards(dialog)
    dialog.get_by_role("radio", name=re.compile("^Tiny")).check()
    start(table, dialog, COLOURS["Ludii"])
    table.play("C2", "B2-B3", "C1")
    words = r"Black wins\s*White ran out of cells first, but \d+ points? (is|are) not more than the handicap of 50\."
    expect(table.main).to_contain_text(re.compile(words))
    expect(table.page).to_have_url(re.compile(r"#hexhex2,ludii\+handicap=50o,"))


def test_custom_rules_begin_with_the_rules_chosen_before_and_may_have_a_handicap(open_page: OpenPage) -> None:
    table = Table(open_page())
    dialog = open_form(table)
    dialog.get_by_role("radio", name=re.compile("^All bugs eat at once Classic")).check()
    own = dialog.get_by_role("radio", name=re.compile("^Custom rules.*starting from the rules that were chosen before"))
    own.check()
    joins = dialog.get_by_role("checkbox", name="A growth may join your bugs")
    expect(joins).to_be_checked()
    expect(dialog.get_by_role("combobox", name="Who eats?").get_by_role("option", selected=True)).to_have_text(
        "All of your bugs at once"
    )
    dialog.get_by_role("radio", name=re.compile("^Usual rules Genius")).check()
    own.check()
    expect(joins).not_to_be_checked()
    dialog.get_by_role("checkbox", name="The winner scores").check()
    agree_on_handicap(dialog)
    open_other_boards(dialog)
    dialog.get_by_role("radio", name=re.compile("^Tiny")).check()
    start(table, dialog)
    table.play("C2", "B2-B3", "C1")
    expect(table.main).to_contain_text("not more than the handicap of 50.")


def test_the_pie_rule_is_offered_once(open_page: OpenPage) -> None:
    table = Table(open_page())
    dialog = open_form(table)
    group = dialog.get_by_role("group", name="Options")
    expect(group.get_by_role("spinbutton")).to_be_hidden()  # Genius has no score
    group.get_by_role("checkbox", name="The second player may swap sides").check()
    expect(dialog).to_contain_text("Rules: Usual rules (Genius, with the pie rule)")
    dialog.get_by_role("radio", name=re.compile("^Small")).check()
    start(table, dialog)
    expect(table.button("Swap sides")).to_be_hidden()
    table.page.set_viewport_size({"width": 390, "height": 844})
    table.button("New game").first.click()  # the next game has the rule, too: its form says so in sight
    chosen = dialog.get_by_text("Rules: Usual rules (Genius, with the pie rule)").last
    expect(chosen).to_be_in_viewport(ratio=1)
    dialog.get_by_role("button", name="Close").click()
    table.grow("B1")
    table.expect_says("Blue to play: choose a marked cell, or swap sides.")
    table.button("Swap sides").click()
    table.expect_says("Red to play")
    expect(table.spoken).to_contain_text("Blue swapped sides: its stone is blue now.")
    expect(table.cell("B1")).to_have_accessible_name(re.compile("^B1, blue bug of 1"))
    expect(table.button("Swap sides")).to_be_hidden()
    expect(table.turn(2)).to_have_accessible_name("Turn 2, Blue: swaps sides")
    table.button("Undo").click()
    expect(table.button("Swap sides")).to_be_visible()


def test_agreed_options_do_not_change_a_rule_sets_colours_and_names(open_page: OpenPage) -> None:
    table = Table(open_page("#green-meadow,green-meadow+pie,coordinates=diagonals,D1.D4.A4,"))
    table.board = table.page.get_by_role("group", name=re.compile("^Board: "))
    table.expect_says("Blue to play: choose a marked cell, or swap sides.")
    expect(table.cell("G1")).to_be_attached()  # by its diagonal
    dialog = open_form(table)
    expect(dialog.get_by_role("radio", name=re.compile("Green Meadow The usual"))).to_be_checked()
    expect(dialog.get_by_role("checkbox", name="The second player may swap sides")).to_be_checked()


def agree_on_handicap(dialog: Locator) -> None:
    """Agree that the second player gives a handicap of 50 points."""
    points = dialog.get_by_role("spinbutton", name="points of handicap")
    points.fill("50")
    points.press("Tab")
    dialog.get_by_role("combobox", name="Who must score more").select_option(label="the second player")


def open_other_boards(dialog: Locator) -> None:
    """Show the boards that are not the rule set's own."""
    dialog.get_by_text("More boards").click()


def whole_game() -> list[str]:
    """The turns of a game that always continues with the first legal turn, until its end."""
    position = Position.initial("ludii", "hexhex3")
    turns: list[str] = []
    while not position.result:
        turns.append(str(next(iter(position.legal_turns))))
        position = position.play(turns[-1]).position
    return turns
