"""Review and analysis, next to a board that stays in sight."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Worker, expect

from bug_engine import Position
from bug_engine.bots.solver import Solver
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

# Played at random on hexhex3, and won by Blue.
LOST_IT = "See why Red lost"
LOST = "B2 B3-B4 A1 E1 D2-D1 B1-C1-C2 E1 A3 E3 E2-D3 A2 D4 C5".split()  # noqa: SIM905
LOSER = 0
LONG = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3.E1.F1-G1.D4.G2.B2.G4.C6.B5.G3-F4.E3,"
# Whether a panel has more content below its lower edge, where it then fades out.
FADES = """(panel) => {
  const { position, backgroundImage } = getComputedStyle(panel, "::after");
  const below = panel.scrollHeight - panel.clientHeight - panel.scrollTop;
  return position === "sticky" && backgroundImage.includes("gradient") && below > 8;
}"""

# Whether the edges of the study's panel cut off the ring around the part that has the focus.
RING_IS_CUT = """(part) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part);
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const [box, panel] = [part, part.closest("[role=tabpanel]")].map((each) => each.getBoundingClientRect());
  return outlineStyle === "none" || box.left - ring < panel.left || box.right + ring > panel.right;
}"""


def read_game(table: Table, turns: list[str]) -> None:
    """Open a list of turns on hexhex3 by the Share dialog."""
    assert table.expect_person()
    dialog = table.share()
    dialog.get_by_role("textbox", name="Text of a game").fill(" ".join(turns))
    dialog.get_by_role("button", name="Open", exact=True).click()
    expect(dialog).to_be_hidden()


def losing_turn() -> tuple[int, set[str]]:
    """Return the number of the loser's last turn that could have won, and the winning turns, by the solver alone."""
    positions = [Position.initial("genius", "hexhex3")]
    for turn in LOST:
        positions.append(positions[-1].play(turn).position)
    for number in range(len(LOST), 0, -1):
        before = positions[number - 1]
        if before.mover == LOSER and (winning := winning_turns(before)):
            return number, winning
    raise AssertionError("lost from the start")


def winning_turns(position: Position) -> set[str]:
    """Return the turns that win a position."""
    return {str(turn) for turn in position.legal_turns if loses(position.play(turn).position)}


def loses(position: Position) -> bool:
    """Return whether the mover of a position loses."""
    solver = Solver(position)
    while solver.value.wins is None:
        solver.work(1000)
    return not solver.value.wins


@pytest.fixture(scope="module")
def losing() -> tuple[int, set[str]]:
    """The losing turn, and the turns that would have won."""
    return losing_turn()


@pytest.fixture
def lost(open_page: OpenPage) -> Table:
    """A lost game on the board, at its end."""
    table = Table(open_page(played=LOST))
    expect(table.heading("Blue wins")).to_be_visible()
    return table


def sentence(table: Table) -> Locator:
    """The review's sentence about the losing turn."""
    words = r"^\s*Red could still have won on turn \d+: with \S+( or \S+)? instead of \S+\.\s*$"
    return table.page.get_by_text(re.compile(words))


def line(panel: Locator, words: str) -> Locator:
    """The panel's first line that ends with this turn."""
    return panel.get_by_role("button", name=re.compile(f"^Play the line up to turn {words}")).first


def variation(table: Table, number: int) -> Locator:
    """Red's turn with this number in a variation."""
    return table.turn_list.get_by_role("button", name=re.compile(f"^Variation, turn {number}, Red: "))


def finished(table: Table) -> None:
    """Wait until the review has gone through the whole game."""
    expect(table.page.get_by_text("Reviewing")).to_be_hidden(timeout=180_000)


def test_a_long_review_fades_away_scrolls_to_its_end_and_lists_its_mistakes_by_one_name(open_page: OpenPage) -> None:
    table = Table(open_page(f"#hexhex3,genius,{'.'.join(LOST)}", viewport={"width": 1440, "height": 680}))
    table.button(LOST_IT).click()
    finished(table)
    panel = table.page.get_by_role("tabpanel")
    expect(panel.get_by_role("slider")).to_be_in_viewport(ratio=1)  # the graph is complete
    expect(panel.get_by_role("slider").get_by_text("Blue wins", exact=True)).to_be_in_viewport(ratio=1)
    expect_becomes(partial(panel.evaluate, FADES), True)
    panel.hover()
    table.page.mouse.wheel(0, 2000)
    expect(panel.get_by_role("button", name=re.compile(r"^Turn \d+, ")).last).to_be_in_viewport(ratio=1)
    expect_becomes(partial(panel.evaluate, FADES), False)
    mistakes = panel.get_by_role("heading", name="Mistakes", exact=True)
    every = panel.get_by_role("button", name=re.compile(r"^All \d+$"))
    expect(mistakes).to_be_visible()
    every.click()
    expect(every).to_be_hidden()
    expect(mistakes).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_laptop_a_whole_review_is_in_sight_and_names_the_turn_that_lost(
    open_page: OpenPage, losing: tuple[int, set[str]], language: str
) -> None:
    path = f"#hexhex3,genius,{'.'.join(LOST)}"
    page = open_page(path, viewport={"width": 1440, "height": 900}, locale=language)
    words = {
        "en": (
            "Study",
            "Review",
            "Review this game",
            "Mistakes",
            "Red's last chance",
            "? mistake, ?? blunder: the signs explained",
        ),
        "de": (
            "Studieren",
            "Rückblick",
            "Partie durchsehen",
            "Fehler",
            "letzte Chance von Rot",
            "? Fehler, ?? Patzer: die Zeichen erklärt",
        ),
    }
    study, review, start, mistakes, last, legend = words[language]
    page.get_by_role("button", name=study, exact=True).click()
    page.get_by_role("tab", name=review).click()  # before the link is read, the study opens with the analysis
    page.get_by_role("button", name=start).click()
    panel = page.get_by_role("tabpanel")
    decided = panel.get_by_role("button").filter(has_text=last)
    expect(decided).to_contain_text(f"{losing[0]}.")
    expect(panel.get_by_role("slider").get_by_text(f"{losing[0]}??")).to_be_visible()
    turns = panel.get_by_role("list").get_by_role("button")
    for part in (
        panel.get_by_role("slider"),
        panel.get_by_text(legend),
        panel.get_by_role("heading", name=mistakes, exact=True),
        *turns.all(),
    ):
        expect(part).to_be_in_viewport(ratio=1)


def test_the_turning_points_and_the_chosen_ones_refutation_are_in_sight_together(open_page: OpenPage) -> None:
    table = Table(open_page(played=LOST, viewport={"width": 1440, "height": 900}))
    table.button(LOST_IT).click()
    finished(table)
    panel = table.page.get_by_role("tabpanel")
    mistakes = panel.get_by_role("button", name=re.compile(r"^Turn \d+, (Red|Blue): "))
    expect(mistakes).to_have_count(3)
    places = [each.bounding_box() for each in mistakes.all()]
    for number in range(3):
        mistakes.nth(number).click()
        expect(mistakes.nth(number)).to_have_attribute("aria-pressed", "true")
        said = panel.get_by_text(re.compile("^After this, "))
        for part in (*mistakes.all(), said, table.button("What was better"), panel.get_by_role("slider")):
            expect(part).to_be_in_viewport(ratio=1)
        assert [each.bounding_box() for each in mistakes.all()] == places


def test_a_review_finds_the_turn_that_lost_and_the_game_is_tried_again_from_there(
    lost: Table, losing: tuple[int, set[str]]
) -> None:
    lost.button(LOST_IT).click()
    number, winning = losing
    expect(lost.turn(number)).to_have_attribute("aria-current", "step")
    lost.expect_says(f"Turn {number} of {len(LOST)}.")
    finished(lost)
    said = re.search(r"turn (\d+): with (\S+) or (\S+) instead of (\S+)\.", sentence(lost).inner_text())
    assert said
    assert int(said[1]) == number
    assert {said[2], said[3]} == winning
    assert said[4] == LOST[number - 1]
    expect(lost.main.get_by_text(re.compile("After this, Blue "))).to_have_count(1)  # the line does not repeat the card
    expect(lost.turn(number)).to_have_accessible_name(re.compile("a blunder"))
    better = lost.button("What was better")
    expect(lost.button("What it allowed")).to_have_attribute("aria-pressed", "true")
    better.click()
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(lost.page.get_by_role("tabpanel")).to_contain_text(f"Better: {said[2]} ({said[3]} wins, too).")
    expect(lost.page.get_by_role("tabpanel")).not_to_contain_text("After this")
    expect(lost.turn(number - 1)).to_have_attribute("aria-current", "step")
    lost.expect_says(f"Turn {number - 1} of {len(LOST)}.")
    graph = lost.page.get_by_role("slider", name="Chance of winning, turn by turn")
    expect(graph).to_have_attribute(
        "aria-valuetext", re.compile(rf"^After turn {number - 1}, Blue.*: Red wins, proven")
    )
    graph.press("ArrowRight")
    expect(graph).to_have_attribute(
        "aria-valuetext", re.compile(rf"^After turn {number}, Red, a blunder: Blue wins, proven")
    )
    expect_becomes(partial(graph.evaluate, RING_IS_CUT), False)
    lost.button("Try again from here").first.click()
    expect(lost.page.get_by_role("tab")).to_have_count(0)
    expect(lost.main).to_contain_text("Your turn: find a better one.")
    expect(lost.turn(number - 1)).to_have_attribute("aria-current", "step")
    lost.play(min(winning))
    expect(variation(lost, number)).to_have_attribute("aria-current", "step")
    lost.expect_turns(*LOST)


def test_lines_are_previewed_on_the_board_and_played(lost: Table, losing: tuple[int, set[str]]) -> None:
    number, _ = losing
    lost.button(LOST_IT).click()
    expect(lost.turn(number)).to_have_attribute("aria-current", "step")
    panel = lost.page.get_by_role("tabpanel")
    expect(panel.get_by_text("After this, Blue eats Red's bugs of 1 at E1 and 1 at E3.").first).to_be_visible()
    finished(lost)  # until then the list of mistakes grows
    lost.page.mouse.move(0, 0)  # the pointer rests on nothing that scrolls beneath it
    line(panel, rf"{number + 1}, Blue E2-D3").focus()
    lost.expect_stone("D3")
    expect(lost.cell("E3")).to_have_accessible_name(re.compile("^E3, empty"))
    lost.button("What was better").first.click()
    expect(lost.turn(number - 1)).to_have_attribute("aria-current", "step")
    lost.page.mouse.move(0, 0)
    better = line(panel, rf"{number}, Red")
    cell = better.inner_text().split("-")[0]
    expect(lost.cell(cell)).to_have_accessible_name(re.compile(f"^{cell}, empty"))
    better.focus()
    lost.expect_stone(cell)
    expect(lost.main).to_contain_text("Position after 1 turn")
    lost.button("Undo").focus()
    expect(lost.cell(cell)).to_have_accessible_name(re.compile(f"^{cell}, empty"))
    better.click()
    expect(variation(lost, number)).to_have_attribute("aria-current", "step")
    lost.expect_says(f"A variation from turn {number}: Blue to play.")
    lost.button("Leave the variation").click()
    expect(lost.turn(number - 1)).to_have_attribute("aria-current", "step")
    better.click()
    expect(variation(lost, number)).to_have_attribute("aria-current", "step")
    lost.page.keyboard.press("b")
    expect(lost.turn(number - 1)).to_have_attribute("aria-current", "step")
    lost.button("Back to the game").click()
    expect(lost.heading("Blue wins")).to_be_visible()
    lost.expect_turns(*LOST)


def test_a_review_is_stopped_and_begun_again(open_page: OpenPage) -> None:
    table = Table(open_page(LONG))  # the end of a game on hexhex3 is solved at once
    table.turn(22).click()
    table.button("Study").click()
    table.page.get_by_role("tab", name="Review").click()
    table.button("Review this game").click()
    table.button("Stop").click()
    stopped = table.main.get_by_text("Stopped: earlier turns were not reviewed.")
    expect(stopped).to_be_visible()
    table.button("Review again").click()
    expect(stopped).to_be_hidden()  # while it runs, and when it is over


def test_a_reviewed_game_stays_reviewed_after_a_reload_and_another_game_is_not(lost: Table) -> None:
    lost.button(LOST_IT).click()
    finished(lost)
    lost.button("Back to the game").click()
    marked = lost.turn_list.get_by_role("button", name=re.compile("blunder"))
    expect(marked).not_to_have_count(0)
    marks = marked.count()
    lost.page.reload()
    expect(marked).to_have_count(marks)
    lost.button("Study").click()
    expect(lost.page.get_by_role("tabpanel").get_by_role("slider")).to_be_visible()
    expect(lost.button("Review this game")).to_have_count(0)
    lost.button("Back to the game").click()
    lost.new_game("hexhex3")
    lost.grow("C3")
    lost.page.reload()
    expect(lost.turn(1)).to_be_visible()
    lost.button("Study").click()
    lost.page.get_by_role("tab", name="Review").click()
    expect(lost.button("Review this game")).to_be_visible()
    expect(marked).to_have_count(0)


def reviewed(page: Page, address: str, workers: int, begin: int) -> tuple[str, str]:
    """Return a review's words, in its panel and the list, under a setting of workers; expect that so many begin."""
    begun: list[Worker] = []
    page.on("worker", lambda worker: begun.append(worker))
    page.add_init_script("Object.defineProperty(navigator, 'hardwareConcurrency', {get: () => 2})")
    page.add_init_script("Object.defineProperty(navigator, 'deviceMemory', {get: () => 8})")
    settings = json.dumps(json.dumps({"tools": True, "workers": workers}))
    page.add_init_script(f"if (location.origin !== 'null') localStorage['bug.settings'] = {settings}")
    page.goto(address)
    table = Table(page)
    table.turn(len(LOST)).click()
    table.button("Study").click()
    page.get_by_role("tab", name="Review").click()
    table.button("Review this game").click()
    expect(page.get_by_role("slider", name="Chance of winning, turn by turn")).to_be_visible()
    finished(table)
    # On a busy machine a worker is reported late, and only while Playwright reads the page.
    expect_becomes(lambda: page.title() and len(begun), begin)
    return page.get_by_role("tabpanel").aria_snapshot(), table.turn_list.aria_snapshot()


def test_two_workers_give_the_same_review_as_one(open_page: OpenPage, site: str) -> None:
    address = f"{site}#hexhex3,genius,{'.'.join(LOST)}"  # enough turns for two workers
    alone = reviewed(open_page(None), address, workers=1, begin=1)
    assert reviewed(open_page(None), address, workers=0, begin=2) == alone


def test_an_analysis_follows_the_board_and_its_line_is_played(table: Table) -> None:
    table.play("C3")
    table.page.keyboard.press("4")  # an aid's words have space next to the study
    table.button("Study").click()
    panel = table.page.get_by_role("tabpanel", name="Analysis")
    line = panel.get_by_role("listitem", name=re.compile("^Line 1: Blue "))
    expect(line).to_be_visible()
    expect_becomes(lambda: (table.board.bounding_box() or {"height": 0})["height"] > 500, True)
    line.get_by_role("button").first.click()  # the best turn at that moment
    tried = table.turn_list.get_by_role("button", name=re.compile("^Variation, turn 2, Blue"))
    expect(tried).to_have_attribute("aria-current", "step")  # it is no part of the game
    expect(panel.get_by_role("listitem", name=re.compile("^Line 1: Red "))).to_be_visible()
    panel.get_by_role("combobox", name="Lines").select_option("5")
    expect(panel.get_by_role("listitem")).to_have_count(5)
    panel.get_by_role("checkbox", name="Engine").uncheck()
    expect(panel).to_contain_text("The engine is off.")
    table.button("Back to the game").click()
    expect(table.spoken).to_contain_text("Blue to play")  # the line of words may be about a gauge under the pointer
    table.page.reload()
    table.button("Study").click()
    expect(panel.get_by_role("checkbox", name="Engine")).not_to_be_checked()
    expect(panel.get_by_role("combobox", name="Lines")).to_have_value("5")


def test_turns_tried_in_a_study_are_not_part_of_a_bots_game(open_page: OpenPage) -> None:
    table = Table(open_page(played=[], game={"bot": "larva"}))
    assert table.expect_person()
    assert table.exchange("C3")
    turns = table.turns()
    table.button("Study").click()
    expect(table.page.get_by_role("listitem", name=re.compile("^Line 1: Red "))).to_be_visible()
    table.grow(table.quiet_cell())
    expect(table.page.get_by_role("listitem", name=re.compile("^Line 1: Blue "))).to_be_visible()
    table.grow(table.quiet_cell())  # for the bot
    table.page.get_by_role("tab", name="Openings").click()
    for _ in range(2):
        expect(table.page.get_by_role("tab", name="Openings", selected=True)).to_be_visible()
        table.page.reload()  # the study is open again at its place and tab
    expect(table.page.get_by_role("tab", name="Openings", selected=True)).to_be_visible()
    expect(table.page.get_by_text("A variation from turn 3: Red to play.", exact=True).first).to_be_visible()
    table.page.go_back()
    expect(table.page.get_by_role("tab")).to_have_count(0)
    table.page.reload()
    expect(table.turn(len(turns))).to_be_visible()
    expect(table.page.get_by_role("tab")).to_have_count(0)
    assert table.expect_person()
    expect(table.turn(len(turns))).to_have_attribute("aria-current", "step")


def test_an_endgame_is_proven_with_its_number_of_turns(lost: Table, losing: tuple[int, set[str]]) -> None:
    number, _ = losing
    after = Position.initial("genius", "hexhex3")
    for turn in LOST[:number]:
        after = after.play(turn).position
    lost.turn(number).click()
    lost.button("Study").click()
    panel = lost.page.get_by_role("tabpanel", name="Analysis")
    proven = re.compile(r"^Blue wins in \d+ turns: proven$")
    expect(panel.get_by_role("strong")).to_have_text(proven, timeout=180_000)  # a proof may take long on a busy machine
    best = panel.get_by_role("listitem", name=re.compile(r"^Line 1: Blue \S+: Blue wins in \d+ turns: proven$"))
    assert best.get_by_role("button").first.inner_text() in winning_turns(after)


def test_arrows_change_the_tab_on_the_tabs_and_step_through_the_game_elsewhere(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1", "E1"]))
    table.button("Study").click()
    page = table.page
    page.get_by_role("tab", name="Analysis").focus()
    hint = page.get_by_text("change the tab. Elsewhere they step through the game.")
    expect(page.get_by_role("tab")).to_have_text([re.compile(tab) for tab in ("Review", "Analysis", "Openings")])
    round_and_back = ("Left", "Review"), ("Left", "Openings"), ("Right", "Review"), ("Right", "Analysis")
    for way, tab in (*round_and_back, ("Right", "Openings")):
        page.keyboard.press(f"Arrow{way}")
        expect(page.get_by_role("tab", name=tab, selected=True)).to_be_focused()
        expect(table.turn(3)).to_have_attribute("aria-current", "step")
    expect(hint).to_be_visible()
    page.get_by_role("tab", name="Openings").blur()
    expect(hint).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(table.turn(2)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("tab", name="Openings", selected=True)).to_be_visible()
    for tab in ("Analysis", "Review"):
        page.get_by_role("tab", name=tab).click()
    page.keyboard.press("ArrowRight")  # after a click, as on the rest of the page
    expect(table.turn(3)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("tab", name="Review", selected=True)).to_be_visible()
    expect(hint).to_be_hidden()
