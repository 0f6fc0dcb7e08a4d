"""A person against a bot, and bots against each other."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from bug_engine import Game
from tests.e2e.table import Table


def expect_the_end_of(table: Table, board: str, starts: str, *, alone: bool = False) -> None:
    """Expect the turn list to be a whole legal game, and the banner to show its result."""
    game = Game("genius", board)
    for turn in table.turns():
        game.play(turn)
    assert game.result
    order = ("Red", "Blue") if starts == "Red" else ("Blue", "Red")
    winner, loser = order[game.result.winner], order[1 - game.result.winner]
    person = "You win!" if winner == "Red" else "You lost"
    expect(table.heading(f"{winner} wins" if alone else person)).to_be_visible()
    margin = game.result.margin
    table.expect_says(f"{loser} still has {margin} cell" if margin else "wins with no cells left when its turn begins")


def test_a_game_against_a_bot_that_starts_it_to_its_end(table: Table) -> None:
    """For a game that the person starts see boot/test_single_file.py."""
    table.new_game("hexhex2", blue="Larva", starts="Blue")
    while table.expect_person():
        table.exchange(table.legal()[0])
    expect_the_end_of(table, "hexhex2", "Blue")


def test_a_person_resigns_to_a_bot_and_the_game_is_kept_as_lost(against_larva: Table) -> None:
    table = against_larva
    expect(table.button("Resign")).to_be_disabled()  # nothing to resign yet
    table.exchange("C3")
    table.button("Resign").click()
    sure = table.dialog("Resign")
    sure.get_by_role("button", name="Keep playing").click()
    expect(sure).to_be_hidden()
    table.expect_says("Red to play")
    table.button("Resign").click()
    sure.get_by_role("button", name="Really resign").click()
    expect(table.heading("You lost")).to_be_visible()
    table.expect_says("You resigned.")
    expect(table.button("Resign")).to_be_disabled()
    table.expect_legal()
    table.press("E1")
    table.expect_length(2)
    expect(table.page).to_have_url(re.compile("result=o-resignation"))
    game = table.open_library().get_by_role("listitem").first
    expect(game).to_contain_text("You lost, by resignation")
    table.page.keyboard.press("Escape")
    expect(table.share().get_by_role("textbox", name="Record")).to_have_value(re.compile("o wins by resignation"))
    table.page.keyboard.press("Escape")
    table.reload()
    expect(table.heading("You lost")).to_be_visible()
    table.button("Review").click()
    expect(table.page.get_by_role("slider", name="Chance of winning, turn by turn")).to_be_visible()
    expect(table.main).to_contain_text("You resigned. ")
    expect(table.page.get_by_role("region", name="Red", exact=True)).not_to_contain_text("to play")


def test_a_person_resigns_while_the_bot_thinks_about_its_first_turn(against_mantis: Table) -> None:
    table = against_mantis
    table.press("D4")
    table.expect_length(1)
    table.button("Resign").click()
    table.dialog("Resign").get_by_role("button", name="Really resign").click()
    expect(table.heading("You lost")).to_be_visible()
    table.expect_says("You resigned.")
    expect(table.page.get_by_role("region", name="Blue", exact=True)).not_to_contain_text("thinking")
    table.expect_length(1)


def test_a_person_who_resigned_takes_it_back_and_plays_on(against_larva: Table) -> None:
    table = against_larva
    table.exchange("C3")
    table.button("Resign").click()
    table.dialog("Resign").get_by_role("button", name="Really resign").click()
    expect(table.heading("You lost")).to_be_visible()
    table.button("Undo").click()
    table.exchange("A1")
    expect(table.button("Resign")).to_be_visible()
    table.expect_says("Red to play")


def test_two_bots_play_at_a_remembered_speed_and_undo_stops_them(table: Table) -> None:
    table.new_game("hexhex2", red="Larva", blue="Nymph")
    table.page.get_by_role("radio", name="Instant").check()
    expect(table.page.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()
    expect_the_end_of(table, "hexhex2", "Red", alone=True)
    turns = table.turns()
    table.button("Undo").click()
    expect(table.main).to_contain_text(f"Turn {len(turns) - 1} of {len(turns)}.")
    table.expect_turns(*turns)
    table.page.reload()
    expect(table.page.get_by_role("radio", name="Instant")).to_be_checked()


def test_a_person_can_not_play_a_bots_turn_and_play_now_ends_a_long_search(against_mantis: Table) -> None:
    table = against_mantis
    table.grow("H8")
    expect(table.main).to_contain_text("Blue is thinking")
    table.press("A1")
    table.expect_says("It is the bot's turn.")
    table.expect_turns("H8")
    table.button("Play now").click()
    expect(table.turn(2)).to_be_attached()  # left alone it would think for minutes
    table.expect_says("Red to play")


def test_a_bot_is_stopped_and_resumed_and_undo_cancels_its_search(against_mantis: Table) -> None:
    table = against_mantis
    table.grow("H8")
    for _ in range(3):  # so fast that the next request comes before the answer to the cancelled one
        table.button("Stop").press("Enter")
        table.button("Let the bot play").press("Enter")
    table.button("Stop").press("Enter")
    expect(table.main).to_contain_text("Blue, the bot, is waiting.")
    table.button("Let the bot play").press("Enter")
    expect(table.button("Play now")).to_be_visible()
    table.button("Undo").click()
    expect(table.cell("H8")).to_have_accessible_name("H8, empty, starts a new bug")
    expect(table.button("Play now")).to_be_hidden()
    table.grow("A1")
    table.button("Play now").click()
    table.expect_says("Red to play")
    assert table.turns()[0] == "A1"


def test_undo_against_a_bot_goes_back_to_the_persons_turn(against_larva: Table) -> None:
    table = against_larva
    assert table.expect_person()
    assert table.exchange("A1")
    turns, cells = table.turns(), table.cells()
    table.button("Undo").click()
    table.expect_says("Taken back. Play another turn.")
    table.expect_stones("." * 19)
    table.button("Redo").click()
    assert table.expect_person()
    table.expect_cells(cells)
    table.expect_turns(*turns)
    table.button("Undo").click()
    expect(table.main).to_contain_text("Taken back. Play another turn.")
    table.press("C3")
    expect(table.turn(1)).to_have_accessible_name("Turn 1, Red: C3")
    assert table.expect_person()
    table.expect_length(2)
