"""Two people at the screen: whole games, eating, mistakes, and moving through the game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from bug_engine import board_named
from tests.data import RecordedGame, games, recordings
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

BOARD = board_named("hexhex3")
SEATS = ("Red", "Blue")


@pytest.fixture(scope="module")
def recorded() -> list[RecordedGame]:
    """Games on hexhex3 under the page's default rules."""
    return list(games(next(recording for recording in recordings("games") if recording.name == "hexhex3-active")))


def next_cells(legal: tuple[str, ...], begun: list[str]) -> set[str]:
    """Return the cells that may follow the beginning of a turn, from the list of all legal turns."""
    turns = [turn.split("-") for turn in legal]
    return {turn[len(begun)] for turn in turns if turn[: len(begun)] == begun and len(turn) > len(begun)}


def expect_result(table: Table, game: RecordedGame) -> None:
    expect(table.heading(f"{SEATS[game.winner]} wins")).to_be_visible()
    left = f"{game.margin} cell" if game.margin == 1 else f"{game.margin} cells"
    table.expect_says(f"{SEATS[1 - game.winner]} still has {left}.")
    table.expect_turns(*(turn.chosen for turn in game.turns))


def test_a_whole_game_by_clicks(table: Table, recorded: list[RecordedGame]) -> None:
    game = recorded[12]
    for turn in game.turns:
        begun: list[str] = []
        for cell in turn.chosen.split("-"):
            expect_becomes(lambda: set(table.legal()), next_cells(turn.legal, begun))
            table.grow(cell)
            begun.append(cell)
        table.expect_stones(turn.after.replace("/", ""))
    expect_result(table, game)
    table.cell("C3").click(force=True)
    expect(table.spoken).to_have_text("The game is over.")  # the end of the list stays in sight
    table.button("Rematch: Blue starts").click()
    table.expect_says("Blue starts.")
    table.expect_stones("." * 19)


def test_one_of_two_people_at_the_screen_resigns_and_may_play_on(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.button("Resign").click()
    sure = table.dialog("Resign")
    expect(sure).to_contain_text("Does Red resign? Then Blue wins.")
    sure.get_by_role("button", name="Keep playing").click()
    table.expect_says("Red to play")
    table.button("Previous turn").click()  # whatever turn the board shows, the side to move in the game resigns
    table.button("Resign").click()
    expect(sure).to_contain_text("Does Red resign? Then Blue wins.")
    sure.get_by_role("button", name="Really resign").click()
    expect(table.heading("Blue wins")).to_be_visible()
    table.expect_says("Red resigned.")
    expect(table.button("Resign")).to_be_disabled()
    game = table.open_library().get_by_role("listitem").first
    expect(game).to_contain_text("by resignation")
    table.page.keyboard.press("Escape")
    table.button("Play on").click()
    table.expect_says("Red to play")
    table.grow("E1")
    table.button("Resign").click()
    expect(sure).to_contain_text("Does Blue resign? Then Red wins.")


def test_a_whole_game_by_keyboard_alone(table: Table, recorded: list[RecordedGame]) -> None:
    keys = table.page.keyboard
    table.tab_to(table.cell("A1"))
    here = "A1"
    for turn in recorded[7].turns:
        for cell in turn.chosen.split("-"):
            table.walk(BOARD, here, cell)
            keys.press("Enter")
            table.expect_stone(cell)
            here = cell
    expect_result(table, recorded[7])
    table.tab_to(table.button("Rematch: Blue starts"))
    keys.press("Space")
    table.expect_says("Blue starts.")


def test_a_game_is_set_up_by_keyboard_alone(open_page: OpenPage) -> None:
    table = Table(open_page())
    keys = table.page.keyboard
    table.tab_to(table.button("New game"))
    keys.press("Enter")
    dialog = table.dialog("New game")
    expect(dialog).to_be_visible()
    for chosen, key, wanted in (
        (dialog.get_by_role("radio", name="Nymph"), "ArrowLeft", dialog.get_by_role("radio", name="Larva")),
        (dialog.get_by_role("radio", name="Small"), "ArrowRight", dialog.get_by_role("radio", name="Standard")),
    ):
        table.tab_to(chosen)
        keys.press(key)
        expect(wanted).to_be_checked()
    table.tab_to(dialog.get_by_role("button", name="Start game"))
    keys.press("Enter")
    expect(dialog).to_be_hidden()
    expect(table.cell("A1")).to_be_focused()
    table.expect_size(37)


def test_a_newcomer_sees_a_good_first_opponent_and_every_levels_strength(open_page: OpenPage) -> None:
    table = Table(open_page(newcomer=True))
    table.open_form()
    dialog = table.dialog("New game")
    expect(dialog.get_by_role("radio", name="Nymph", exact=True)).to_be_checked()
    expect(dialog.get_by_role("radio", name="Queen", exact=True)).to_have_accessible_description(
        "Queen: strength 13 of 13"
    )
    expect(dialog).to_contain_text("Nymph (easy, strength 2 of 13): does not see that bugs can eat twice in one turn")
    expect(dialog).to_contain_text("Good first opponent")
    expect(dialog).not_to_contain_text("rating")
    table.page.set_viewport_size({"width": 390, "height": 844})
    title, group = (dialog.get_by_text(words, exact=True).bounding_box() for words in ("New game", "Opponent"))
    assert title
    assert group
    assert title["x"] == group["x"]


def test_keys_move_play_refuse_take_back_and_undo(table: Table) -> None:
    keys = table.page.keyboard
    table.play("C3")
    table.tab_to(table.cell("C3"))
    keys.press("ArrowUp")
    expect(table.cell("B3")).to_be_focused()
    keys.press("ArrowDown")
    expect(table.cell("C3")).to_be_focused()
    keys.press("Enter")
    table.expect_says("C3 is taken")
    keys.press("ArrowUp")
    keys.press("Enter")
    table.expect_says("Bonus growth")
    keys.press("Escape")
    table.expect_says("Blue to play")
    keys.press("Enter")
    table.expect_says("Bonus growth")
    keys.press("Backspace")
    table.expect_says("Blue to play")
    keys.press("Control+z")
    expect(table.cell("C3")).to_have_accessible_name("C3, empty, starts a new bug")
    keys.press("Control+y")
    table.expect_stone("C3")


# Each begins differently, otherwise the next one would become a variation.
REFUSED: dict[str, tuple[list[str], list[str], str, list[str], str, str]] = {
    "occupied": (["C3"], [], "C3", ["C3"], "C3 is taken by a red bug of 1", "C3, red bug of 1"),
    "would_merge": (
        ["A1", "D1", "A3", "D4"],
        [],
        "A2",
        ["A1", "A3"],
        "A2 touches two of your bugs, at A1 and A3.",
        "A2, empty, would merge",
    ),
    "too_large": (
        ["E1", "C3"],
        [],
        "E2",
        ["E1"],
        "E2 would grow the bug at E1 to 2. No bug may outgrow the largest on the board, which is 1.",
        "E2, empty, would outgrow the largest bug",
    ),
    "not_touching": (
        ["C4"],
        ["B3"],
        "E1",
        ["B3"],
        "E1 does not touch the bug that eats, at B3.",
        "E1, empty, does not touch the bug that eats",
    ),
}


def test_an_illegal_click_says_why_and_marks_the_cause(open_page: OpenPage, site: str) -> None:
    page = open_page(None, played=[])
    for turns, begun, pressed, causes, reason, name in REFUSED.values():
        page.goto(f"{site}#hexhex3,genius,{'.'.join(turns)}")
        table = Table(page)
        table.expect_turns(*turns)
        table.grow(*begun)
        expect_refused(table, turns, pressed, causes, reason, name)


def expect_refused(table: Table, turns: list[str], pressed: str, causes: list[str], reason: str, name: str) -> None:
    """Press an illegal cell, and then a legal one."""
    expect(table.cell(pressed)).to_have_accessible_name(re.compile(f"^{name}"))
    expect(table.cell(pressed)).to_be_disabled()
    table.cell(pressed).hover()
    before = {cell: table.picture(cell) for cell in [*causes, "C5"]}
    cells = table.cells()
    table.press(pressed)
    table.expect_says(reason)
    table.expect_changed(before, *causes)
    table.expect_cells(cells)
    table.expect_turns(*turns)
    table.grow(table.legal()[0])
    expect(table.spoken).not_to_contain_text(reason)


def test_a_legal_cell_shows_its_effect_under_the_mouse_and_then_under_the_keys(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"]))
    expect(table.cell("B2")).to_have_accessible_name("B2, empty, starts a new bug, eats 1")
    words = "Starts a new bug and eats a bug of 1; then choose one of 6 bonus cells."
    table.page.keyboard.press("Tab")
    table.cell("B2").focus()
    expect(table.main).to_contain_text(words)
    expect(table.gauge("Blue")).to_contain_text("→ 9")  # after the bonus that is named
    table.cell("E3").hover()
    expect(table.gauge("Red")).to_contain_text("→ 11")
    expect(table.main).to_contain_text("Starts a new bug. Red could then eat 1 stone")
    expect(table.main).not_to_contain_text("eats a bug of 1")
    table.page.mouse.move(0, 0)
    expect(table.main).to_contain_text(words)
    table.cell("E3").hover()
    table.cell("B2").hover()
    expect(table.main).to_contain_text(words)
    expect(table.gauge("Blue")).to_contain_text("→ 9")  # after the bonus that is named


def test_a_press_of_another_cell_keeps_the_effect_on_show(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"]))
    expect(table.cell("B2")).to_have_accessible_name("B2, empty, starts a new bug, eats 1")
    table.cell("B2").focus()
    table.cell("E3").hover()
    words = "Starts a new bug. Red could then eat 1 stone"
    expect(table.main).to_contain_text(words)
    table.page.mouse.down()
    table.painted()
    assert words in table.main.inner_text()
    table.page.mouse.up()
    table.expect_turns("C3", "E3")


def test_eating_with_a_choice_of_bonus_cell_and_taking_back_the_draft(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"]))
    expect(table.gauge("Red")).to_have_accessible_name("Red: 12 cells left")
    table.grow("B2")
    table.expect_says("Bonus growth")
    table.expect_legal("A1", "A2", "B1", "B3", "C2", "C3")
    table.expect_cell("C3", "red bug of 1, full, being eaten, bonus growth to size 2")
    table.expect_cell("B1", "empty, bonus growth to size 2")
    table.expect_turns("C3")

    table.button("Take back stone").click()
    table.expect_says("Blue to play")
    expect(table.button("Take back stone")).to_be_hidden()
    table.expect_stones(".........x.........")
    table.grow("B2")
    table.button("Undo").click()
    table.expect_says("Blue to play")
    table.expect_stones(".........x.........")
    table.expect_turns("C3")

    table.play("B2-B1")
    table.expect_says("Red to play")
    expect(table.spoken).to_contain_text("Blue played B2-B1 and ate a bug of 1.")
    table.expect_stones("...oo..............")
    table.expect_turns("C3", "B2-B1")
    expect(table.turn(2)).to_have_accessible_name(re.compile("ate 1 bug$"))
    expect_undone_and_redone(table)


def expect_undone_and_redone(table: Table) -> None:
    """Undo and redo two turns, of which the second ate."""
    # The engine has confirmed the turn: only it knows what Red may do.
    expect(table.cell("C3")).to_have_accessible_name("C3, empty, starts a new bug")
    eaten = table.cells()
    table.button("Undo").click()
    expect(table.cell("C3")).to_have_accessible_name(re.compile("^C3, red bug of 1"))
    table.expect_stones(".........x.........")
    table.expect_turns("C3", "B2-B1")
    table.button("Undo").click()
    expect(table.cell("C3")).to_have_accessible_name("C3, empty, starts a new bug")
    expect(table.button("Undo")).to_be_disabled()
    table.button("Redo").click()
    table.expect_stone("C3")
    table.button("Redo").click()
    table.expect_stone("B1")
    table.expect_cells(eaten)
    expect(table.button("Redo")).to_be_disabled()


def test_the_turn_list_jumps(open_page: OpenPage) -> None:
    turns = ["C3", "B2-B1", "E1", "E3"]
    table = Table(open_page(played=turns))
    expect(table.turn(4)).to_have_attribute("aria-current", "step")
    table.turn(1).click()
    expect(table.main).to_contain_text("Turn 1 of 4. Blue to play: choose a cell to try another turn.")
    expect(table.turn(1)).to_have_attribute("aria-current", "step")
    expect(table.stone("E1")).not_to_be_attached()
    table.expect_stones(".........x.........")
    table.page.keyboard.press("End")
    table.expect_stone("E3")
    expect(table.turn(4)).to_be_focused()
    table.page.keyboard.press("Home")
    expect(table.main).to_contain_text("The start: 4 turns follow.")
    expect(table.stone("E3")).not_to_be_attached()
    table.expect_stones("." * 19)
    table.button("Back to the game").click()
    table.expect_stone("E3")
    table.expect_turns(*turns)


def test_an_unfinished_game_is_kept_when_another_begins_even_with_random_seats(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.new_game("hexhex2", starts="Blue")
    table.expect_size(7)
    table.expect_says("Blue starts.")
    table.button("Restore").click()
    table.expect_stone("B1")
    table.expect_turns("C3", "B2-B1")
    table.new_game("hexhex2", starts="Blue")
    table.grow("B2")
    expect(table.cell("B2")).to_have_accessible_name(re.compile("blue bug of 1"))
    expect(table.button("Restore")).to_be_hidden()  # “Your games” has the earlier game
    table.new_game(starts="Random")
    table.expect_says(re.compile("(Red|Blue) starts."))


def test_two_taps_play_a_cell_after_the_first_game_too_and_sliding_away_cancels(open_page: OpenPage) -> None:
    table = Table(open_page(viewport={"width": 390, "height": 844}, has_touch=True, played=[]))
    table.tap_twice("C3")
    table.expect_stone("C3")
    table.expect_says("Blue to play")
    finger = {"pointerType": "touch", "isPrimary": True}
    table.cell("B2").dispatch_event("pointerdown", finger)
    expect(table.main).to_contain_text("eats a bug of 1")
    table.cell("B2").dispatch_event("pointerup", finger)  # no click follows, because the finger has slid away
    expect(table.main).to_contain_text("Blue to play")
    table.expect_turns("C3")
    table.tap_twice("B2")
    table.expect_says("Bonus growth")
    table.tap_twice("B1")
    table.expect_turns("C3", "B2-B1")
    table.press("E1")  # a mouse on the same screen
    table.expect_turns("C3", "B2-B1", "E1")


def test_a_cell_that_moves_under_a_resting_mouse_is_not_looked_at(table: Table) -> None:
    page, tall = table.page, ViewportSize(width=390, height=844)
    wide = page.viewport_size
    assert wide
    table.grow("C3")
    page.set_viewport_size(tall)
    table.painted()
    box = table.cell("B2").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.set_viewport_size(wide)
    table.painted()
    page.mouse.move(x, y)  # beside the board
    page.evaluate("addEventListener('pointerover', () => (window.came = true), true)")
    page.set_viewport_size(tall)
    expect_becomes(lambda: page.evaluate("window.came"), True)  # waiting in the page needs eval, which it forbids
    table.painted()
    expect(table.gauge("Blue")).not_to_contain_text("→")
    page.mouse.move(x + 1, y)
    expect(table.gauge("Blue")).to_contain_text("→")


def test_a_key_that_is_held_down_plays_once(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"]))
    table.cell("E1").focus()
    for _ in range(3):
        table.page.keyboard.down("Enter")
        table.expect_turns("C3", "E1")
        assert "taken" not in table.snapshot(table.main)
    table.page.keyboard.up("Enter")  # the next test may have the same window


def test_a_key_that_is_held_down_on_start_game_opens_no_other_form(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"]))
    table.button("New game").first.focus()
    table.page.keyboard.press("Enter")
    table.dialog("New game").get_by_role("button", name="Start game").focus()
    table.page.keyboard.down("Enter")
    expect(table.cell("A1")).to_be_focused()
    table.page.keyboard.down("Enter")
    table.painted()
    expect(table.dialog("New game")).to_be_hidden()
    table.expect_turns()
    table.page.keyboard.up("Enter")
    table.page.keyboard.press("Enter")
    table.expect_turns("A1")
    expect(table.dialog("New game")).to_be_hidden()
