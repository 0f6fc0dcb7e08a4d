"""The tree of variations, the link in the address, and games as text."""

from __future__ import annotations

import re
from functools import partial
from urllib.parse import unquote

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Gate, Table, expect_becomes

TURNS = ["C3", "B2-B1", "E1", "E3"]
FINISHED = "hexhex3,genius,C3.B3-C4.C3.C2-D2.A3.E3.D3-D4-E2.D2.A2.B2.B3.E3.B1-C2.C4.D1.C1"
VARIATION = re.compile(r"Variation, turn \d+, (?:Red|Blue): ([\w-]+)")
RECORD = """Rules: genius
Board: hexhex3
Coordinates: rows
X: Ann
O: Ben

1. C3 {The middle.} 2. B2-B1 [x 4s: C3] (2. A1 3. E1) 3. E1
"""


def variations(table: Table) -> list[str]:
    return VARIATION.findall(table.snapshot(table.turn_list))


def varied(table: Table, number: int, turn: str) -> Locator:
    return table.turn_list.get_by_role("button", name=re.compile(rf"^Variation, turn {number}, \w+: {turn}"))


def expect_address(page: Page, fragment: str) -> None:
    expect(page).to_have_url(re.compile(f"#{re.escape(fragment)}$"))


def read_text(table: Table, text: str) -> Locator:
    dialog = table.share()
    dialog.get_by_role("textbox", name="Text of a game").fill(text)
    dialog.get_by_role("button", name="Open", exact=True).click()
    return dialog


# -------------------------------------------------------------------------------------------------------------- tree


def test_playing_from_an_earlier_position_makes_a_variation_and_keys_move_through_it(open_page: OpenPage) -> None:
    table = Table(open_page(played=TURNS))
    table.turn(1).click()
    table.play("E1")
    table.expect_turns(*TURNS)
    expect_becomes(partial(variations, table), ["E1"])
    table.turn(1).click()
    expect(table.main).to_contain_text("Turn 1 of 2.")
    for expected in (table.turn(2), varied(table, 2, "E1"), table.turn(3)):
        table.page.keyboard.press("ArrowDown")
        expect(expected).to_be_focused()
    table.page.keyboard.press("ArrowUp")
    expect(varied(table, 2, "E1")).to_be_focused()
    expect(varied(table, 2, "E1")).to_have_attribute("aria-current", "step")
    table.play("E3")
    expect_becomes(partial(variations, table), ["E1", "E3"])
    table.turn(4).click()
    table.expect_stone("B1")
    expect(table.turn(4)).to_have_attribute("aria-current", "step")
    table.painted()  # the list has scrolled to it
    varied(table, 2, "E1").click()
    expect(table.main).to_contain_text("A variation from turn 2: turn 1 of 2.")
    expect_address(table.page, "hexhex3,genius,C3.E1,E3")
    table.page.reload()
    table.expect_turns(*TURNS)
    expect_becomes(partial(variations, table), ["E1", "E3"])
    expect(varied(table, 2, "E1")).to_have_attribute("aria-current", "step")


def test_a_variation_is_promoted_deleted_and_restored(open_page: OpenPage) -> None:
    table = Table(open_page(played=TURNS))
    table.turn(1).click()
    table.play("E1", "E3")
    table.button("Make main line").click()
    table.expect_turns("C3", "E1", "E3")
    expect_becomes(partial(variations, table), TURNS[1:])
    expect(table.button("Make main line")).to_be_hidden()
    table.turn(2).click()
    table.button("Delete from here").click()
    table.expect_turns(*TURNS)
    table.button("Restore").click()
    table.expect_turns("C3", "E1", "E3")


def test_a_turn_is_commented(open_page: OpenPage) -> None:
    table = Table(open_page(played=TURNS))
    table.turn(2).click()
    table.button("Comment").click()
    dialog = table.dialog("Comment")
    words = dialog.get_by_role("textbox", name="On turn 2, B2-B1:")
    expect(words).to_be_focused()
    words.fill("Eats at")
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(table.main).to_contain_text("Comment not saved.")
    expect(table.turn_list).not_to_contain_text("Eats at")
    table.button("Continue").click()
    expect(words).to_have_value("Eats at")
    words.fill("Eats at once.")
    table.page.keyboard.press("Control+Enter")
    expect(dialog).to_be_hidden()
    expect(table.turn_list).to_contain_text("Eats at once.")
    expect(table.main).not_to_contain_text("Comment not saved.")
    table.page.reload()
    expect(table.turn_list).to_contain_text("Eats at once.")


def test_keys_step_through_turns_and_half_turns(open_page: OpenPage) -> None:
    table = Table(open_page(played=TURNS))
    table.turn(1).click()
    keys = table.page.keyboard
    keys.press("Shift+ArrowRight")
    table.expect_says("Bonus growth")
    expect_becomes(lambda: table.stones().count("o"), 1)
    keys.press(".")
    expect(table.turn(2)).to_have_attribute("aria-current", "step")
    keys.press(",")
    table.expect_says("Bonus growth")
    keys.press(",")
    expect(table.turn(1)).to_have_attribute("aria-current", "step")
    table.button("Learn").focus()
    keys.press("End")
    expect(table.turn(4)).to_have_attribute("aria-current", "step")
    keys.press("ArrowLeft")
    expect(table.turn(3)).to_have_attribute("aria-current", "step")
    keys.press("Home")
    expect(table.main).to_contain_text("The start: 4 turns follow.")


# -------------------------------------------------------------------------------------------------------------- link


def test_the_address_follows_the_game_and_can_be_copied_and_opened_anywhere(table: Table, open_page: OpenPage) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.play("C3")
    expect_address(table.page, "hexhex3,genius,C3")
    table.play(*TURNS[1:])
    table.turn(2).click()
    expect_address(table.page, "hexhex3,genius,C3.B2-B1,E1.E3")
    dialog = table.share()
    copy = dialog.get_by_role("button", name="Copy link", exact=True)
    room = copy.bounding_box()
    copy.click()
    said = dialog.get_by_role("button", name="Copied", exact=True)
    expect(said).to_be_visible()
    changed = said.bounding_box()
    assert room
    assert changed
    assert changed["width"] == room["width"]  # or the buttons beside it would move
    assert table.page.evaluate("navigator.clipboard.readText()") == table.page.url
    other = Table(open_page("#" + table.page.url.split("#")[1]))
    other.expect_turns(*TURNS)
    expect(other.turn(2)).to_have_attribute("aria-current", "step")
    other.expect_stone("B1")
    other.expect_stones("...oo..............")


def test_a_link_holds_variations_comments_and_names_and_opens_at_the_position(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(played=TURNS))
    read_text(table, RECORD)
    varied(table, 2, "A1").click()
    dialog = table.share()
    link, short = (dialog.get_by_role("textbox", name=name, exact=True) for name in ("Link", "Short link"))
    expect(link).to_have_value(re.compile("#record="))
    expect(dialog).to_contain_text("Opens the whole game with its variations, comments and names, at the position")
    expect(short).to_have_value(re.compile("#hexhex3,genius,C3.A1,E1$"))
    expect(dialog).to_contain_text("Opens only this line of turns, without variations, comments and names.")
    address = link.input_value().removeprefix(site)
    friend = Table(open_page(address))
    friend.expect_turns("C3", "B2-B1", "E1")
    expect_becomes(partial(variations, friend), ["A1", "E1"])
    expect(varied(friend, 2, "A1")).to_have_attribute("aria-current", "step")
    expect(friend.turn_list).to_contain_text("The middle.")
    for name in ("Ann", "Ben"):
        expect(friend.page.get_by_text(name, exact=True)).to_be_visible()
    expect_address(friend.page, "hexhex3,genius,C3.A1,E1")
    friend.page.reload()
    expect_becomes(partial(variations, friend), ["A1", "E1"])
    other = Table(open_page(address[:-9], played=TURNS))
    expect(other.main).to_contain_text("This link is cut off: its end is missing. Copy all of it.")
    other.expect_turns(*TURNS)


def test_in_a_game_of_a_link_the_colour_starts_that_the_link_names(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,genius,starts=second,C3"))
    table.expect_cell("C3", "blue bug of 1, full")
    table.expect_says("Red to play")
    table.play("A1")
    expect(table.page).to_have_url(re.compile("#hexhex3,genius,starts=second,C3.A1$"))
    table.page.reload()
    table.expect_cell("A1", "red bug of 1, full")
    table.expect_says("Blue to play")
    table.page.evaluate("location.hash = '#hexhex3,genius,C3'")  # it says nothing of who starts: the same game
    table.expect_cell("A1", "empty, starts a new bug")
    table.expect_cell("C3", "blue bug of 1, full")


def test_a_reload_under_an_older_address_keeps_the_newer_game(table: Table) -> None:
    """A browser requests the page under its current address; another turn may follow before the answer arrives.

    Then the browser may have lost the state of the history's entry, too.
    """
    page = table.page
    table.play("C3")
    expect_address(page, "hexhex3,genius,C3")
    table.play("B2-B1")
    expect_address(page, "hexhex3,genius,C3.B2-B1")
    older = page.url.removesuffix(".B2-B1")
    with page.expect_event("domcontentloaded"):
        page.evaluate("older => { history.replaceState(null, '', older); setTimeout(() => location.reload()); }", older)
    table.expect_says("Red to play")
    table.expect_turns("C3", "B2-B1")
    table.play("E1")
    table.expect_turns("C3", "B2-B1", "E1")


def test_an_address_edited_by_hand_goes_on_in_the_same_game_and_another_game_keeps_it(open_page: OpenPage) -> None:
    table = Table(open_page(played=TURNS[:2]))
    expect_address(table.page, "hexhex3,genius,C3.B2-B1")
    table.page.evaluate("location.hash = '#hexhex3,genius,c3.a1,e1'")
    expect(varied(table, 2, "A1")).to_have_attribute("aria-current", "step")
    table.expect_turns("C3", "B2-B1")
    expect_becomes(partial(variations, table), ["A1", "E1"])
    expect(table.page).to_have_url(re.compile("#hexhex3,genius,C3.A1,E1$"))
    table.page.evaluate("location.hash = '#hexhex4,genius,D4'")
    table.expect_stone("D4")
    table.expect_size(37)
    table.button("Restore").click()
    expect(varied(table, 2, "A1")).to_have_attribute("aria-current", "step")
    table.expect_turns("C3", "B2-B1")


def test_a_link_to_a_finished_game_is_no_variation_of_an_own_game_with_a_bot(open_page: OpenPage) -> None:
    table = Table(open_page(played=[], game={"bot": "larva"}))
    table.play("C3")
    table.expect_says("Red to play")
    own = table.turns()
    table.page.evaluate(f"location.hash = '#{FINISHED}'")
    expect(table.heading("Red wins")).to_be_visible()
    expect(table.button("Next level: Nymph")).to_have_count(0)
    expect_becomes(partial(variations, table), [])
    table.button("Restore").click()
    table.expect_turns(*own)
    table.expect_says("Red to play")


def test_a_link_that_leaves_a_finished_game_opens_a_game_of_its_own(open_page: OpenPage) -> None:
    table = Table(open_page("#" + FINISHED))
    expect(table.heading("Red wins")).to_be_visible()
    finished = table.turns()
    table.page.evaluate(f"location.hash = '#hexhex3,genius,{finished[0]}.A1,E1'")
    table.expect_turns(finished[0], "A1", "E1")
    expect_becomes(partial(variations, table), [])
    table.page.go_back()
    table.expect_turns(*finished)
    expect_becomes(partial(variations, table), [])


BAD_LINKS = (
    ("hexhex3,genius,C3.C3", "C3 is taken", "C3"),
    ("moon,genius", "moon", "moon"),
    ("hexhex3,geniuz,C3", "geniuz", "geniuz"),
)


def test_a_bad_link_says_what_is_wrong_and_loses_nothing(open_page: OpenPage) -> None:
    turns = ["C3", "B2-B1"]
    table = Table(open_page(played=turns))
    for (fragment, words, wrong), turn in zip(BAD_LINKS, ("E1", "E3", "A1"), strict=True):
        expect_address(table.page, f"hexhex3,genius,{'.'.join(turns)}")
        table.page.evaluate(f"location.hash = '#{fragment}'")
        expect(table.main).to_contain_text("This link does not work.")
        expect(table.main).to_contain_text(words)
        expect(table.main.get_by_role("emphasis")).to_have_text(wrong)
        table.expect_turns(*turns)
        assert unquote(table.page.url).endswith(fragment)
        table.play(turn)
        turns.append(turn)
    expect_address(table.page, f"hexhex3,genius,{'.'.join(turns)}")


def test_a_new_game_clears_a_bad_link_even_if_it_equals_the_old_game(open_page: OpenPage) -> None:
    """The new game equals the one on the board: no turn has been played, and the players are the same."""
    table = Table(open_page("#hexhex3,genius,Z9"))
    expect(table.main).to_contain_text("This link does not work.")
    table.new_game(blue="Nymph")
    expect(table.main).not_to_contain_text("This link does not work.")
    expect(table.page).to_have_url(re.compile("#hexhex3,genius$"))
    table.page.reload()
    table.expect_says("Red starts.")
    expect(table.main).not_to_contain_text("This link does not work.")


def test_the_readable_part_of_a_bad_link_can_be_opened(open_page: OpenPage) -> None:
    table = Table(open_page("#hexhex3,genius,C3.B2-B1.B1"))
    table.button("Open what could be read").click()
    table.expect_turns("C3", "B2-B1")


def test_no_button_moves_when_the_link_comes(open_page: OpenPage, site: str) -> None:
    page = open_page(None, played=[])
    gate = Gate(page, r"/engine/worker\.js")
    page.goto(site)
    table = Table(page)
    dialog = table.share()
    button = dialog.get_by_role("button", name="Open", exact=True)
    expect(button).to_be_disabled()
    table.painted()
    before = button.bounding_box()
    gate.open()
    expect(dialog.get_by_role("textbox", name="Link", exact=True)).to_have_value(re.compile("#hexhex3,genius$"))
    table.painted()
    assert button.bounding_box() == before


# ------------------------------------------------------------------------------------------------------------ record


def test_a_record_is_read_and_written_completely(table: Table) -> None:
    table.play("A1")
    read_text(table, RECORD)
    table.expect_turns("C3", "B2-B1", "E1")
    expect_becomes(partial(variations, table), ["A1", "E1"])
    expect(table.turn_list).to_contain_text("The middle.")
    expect(table.turn_list).to_contain_text("Rejected: C3")
    dialog = table.share()
    expect(dialog.get_by_role("textbox", name="Record", exact=True)).to_have_value(RECORD)
    with table.page.expect_download() as download:
        dialog.get_by_role("link", name="Download").click()
    assert download.value.path().read_text(encoding="utf-8") == RECORD
    assert download.value.suggested_filename.endswith(".txt")
    table.page.keyboard.press("Escape")
    table.button("Restore").click()
    table.expect_turns("A1")


# Texts in other formats, and their last turn; unit/formats/test_importers.py has more.
FORMS = {
    "Red: C3\nBlue: B2-E3\nBlue: B2-B1\nRed: E3": "E3",
    "#hexhex3,genius,C3.B2-B1.E2": "E2",
}


def test_other_formats_and_files_are_opened(table: Table) -> None:
    for text, last in FORMS.items():
        read_text(table, text)
        table.expect_turns("C3", "B2-B1", last)
    file = {"name": "game.txt", "mimeType": "text/plain", "buffer": RECORD.encode()}
    table.share().get_by_label("From a file …").set_input_files(file)  # type: ignore[arg-type]
    expect(table.turn_list).to_contain_text("The middle.")
    table.expect_turns("C3", "B2-B1", "E1")


def test_a_bad_record_is_reported_by_line_and_column(table: Table) -> None:
    table.play("A1")
    dialog = read_text(table, "Rules: genius\nBoard: hexhex3\n\n1. C3 2. B2-B1 3. B1")
    alert = dialog.get_by_role("alert")
    expect(alert).to_contain_text("Line 4, column 19:")
    expect(alert).to_contain_text("B1 is taken")
    expect(alert.get_by_role("emphasis")).to_have_text("B1")
    table.page.keyboard.press("Escape")
    table.expect_turns("A1")
    table.share().get_by_role("button", name="Open what could be read").click()
    table.expect_turns("C3", "B2-B1")


def test_a_list_is_read_in_the_coordinates_in_which_it_is_legal(table: Table) -> None:
    """B5 is not a cell by rows, but it is by diagonals, which the form names."""
    read_text(table, "b5 C3").get_by_role("button", name="Read it as Diagonals").click()
    table.expect_turns("E2", "C3")
    form = table.share()
    form.get_by_role("textbox", name="Text of a game").fill("e1 a3")
    form.get_by_role("combobox", name="Coordinates, if the text").select_option(label="Abstract Play")
    form.get_by_role("button", name="Open", exact=True).click()
    table.expect_turns("A1", "E3")
