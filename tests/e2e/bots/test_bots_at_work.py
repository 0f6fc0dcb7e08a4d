"""A bot's thoughts are shown while it thinks, and a game of two bots can be stepped by hand."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table

# The first cell of the bot's turn; a turn that eats is longer.
LINE = re.compile(r"^1\. Blue: (\w+)(?:-\w+)*\. Show on the board$")


def thoughts(table: Table, seat: str) -> Locator:
    """The panel with a bot's thoughts."""
    return table.page.get_by_role("region", name=f"What {seat} thinks")


def test_a_bots_expected_score_and_line_are_shown_until_they_are_hidden(against_mantis: Table) -> None:
    table = against_mantis
    table.grow("H8")
    shown = thoughts(table, "Blue")
    expect(shown).to_contain_text(
        re.compile(r"Blue gives itself \d+%: .*(ahead|even|behind).*\. (First|Still|Fairly|Sure)")
    )
    progress = shown.get_by_role("progressbar", name="Blue's search")
    expect(progress).to_have_attribute("aria-valuenow", re.compile(r"^[1-9]\d?$"))
    table.button("Stop").press("Enter")
    expect(table.main).to_contain_text("Blue, the bot, is waiting.")
    turn = shown.get_by_role("button", name=LINE)
    cell = LINE.match(turn.get_attribute("aria-label") or "")
    assert cell
    before = table.picture(cell[1])
    turn.focus()
    table.expect_changed({cell[1]: before}, cell[1])
    turn.press("Shift+Tab")
    table.expect_changed({cell[1]: before})
    table.button("Let the bot play").press("Enter")
    table.button("Play now").click()
    table.expect_says("Red to play")
    expect(shown).to_contain_text("gives itself")  # until its next turn
    table.open_settings("Sound and speed").get_by_role("checkbox", name="Show what bots think").uncheck()
    table.button("Close").click()
    expect(shown).to_be_hidden()


def test_the_buttons_of_two_bots_are_in_sight_below_a_notice(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3"], viewport={"width": 1440, "height": 900}))
    table.slow_down().new_game("hexhex3", red="Mantis", blue="Mantis")
    expect(table.button("Restore")).to_be_visible()
    for height in (900, 720, 656):
        table.page.set_viewport_size({"width": 1440, "height": height})
        paces = table.page.get_by_role("group", name="Bot speed").get_by_role("radio")
        for part in (table.button("Pause"), table.button("Restore"), *paces.all(), table.button("Last turn")):
            expect(part).to_be_in_viewport(ratio=0.98)


def test_a_game_of_two_bots_is_stopped_and_stepped_turn_by_turn(table: Table) -> None:
    table.slow_down().new_game("hexhex8", red="Mantis", blue="Mantis")
    table.button("Pause").click()
    expect(table.main).to_contain_text("Red, the bot, is waiting.")
    expect(table.button("Play now")).to_be_hidden()
    for number, waiting in ((1, "Blue"), (2, "Red")):
        table.button("One turn").click()
        table.button("Play now").click()
        expect(table.turn(number)).to_be_attached()
        expect(table.main).to_contain_text(f"{waiting}, the bot, is waiting.")
    table.expect_length(2)
    table.button("Continue").click()
    expect(table.button("Pause")).to_be_enabled()
    table.button("Play now").click()
    expect(table.turn(3)).to_be_attached()
