"""The report: its figures on boards with known figures, and its page."""

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import LEVELS
from bug_engine.cli.main import main
from bug_engine.study.ladder import ladder
from bug_engine.study.plots import bars, board_map, line
from bug_engine.study.report import STAGES, Plan, Report, report
from bug_engine.study.report_page import page
from bug_engine.study.report_words import CODES, ENGLISH, Slots, english
from bug_engine.study.survey import Survey, batches, count_turns, orbits, survey, surveyed, surveying
from tests.hostile import crowded

SMALL = Plan(games=20, counted=5, leaves=500, sample="larva", seconds=0.01)
VOID = {"meta", "br"}


def survey_of(ruleset: str, board: str, games: int) -> Survey:
    start = Position.initial(ruleset, board)
    *_, found = survey(start, (surveyed(start, batch) for batch in batches(start, 1, games)))
    return found


class Outline(HTMLParser):
    """Checks that elements nest, and collects headings and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("href", "src")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


def test_a_game_whose_turns_are_counted_is_a_part_of_its_own() -> None:
    """On hexhex8 with merging, ten such games at once took 12 s; nothing could stop a report in that time."""
    start = Position.initial("genius", "hexhex2")
    counted = [batch for batch in batches(start, 1, 25, counted=13) if not batch.first]
    parts = [list(surveying(start, batch)) for batch in counted]
    assert [[part.games for part in each] for each in parts] == [[1] * 10, [1, 1, 1, 7], [5]]
    assert [[len(part.tree) for part in each] for each in parts] == [[1] * 10, [1, 1, 1, 0], [0]]
    for batch, each in zip(counted, parts, strict=True):
        *_, whole = survey(start, each)
        assert whole == surveyed(start, batch)


def test_random_games_are_as_long_as_the_rules_say() -> None:
    """Random games on hexhex3: 21.2 stones in 16.3 turns, 8 legal cells a stone, and each side wins half."""
    found = survey_of("genius", "hexhex3", 1500)
    assert sum(found.stones) / found.games == pytest.approx(21.2, abs=0.5)
    assert sum(found.turns) / found.games == pytest.approx(16.3, abs=0.4)
    total, count = (sum(column) for column in zip(*found.cells, strict=True))
    assert total / count == pytest.approx(8, abs=0.4)
    share, low, high = found.advantage
    assert low < share < high
    assert low < 0.52
    assert high > 0.48


@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic"])
def test_the_figures_of_a_survey_agree(ruleset: str) -> None:
    found = survey_of(ruleset, "hexhex3", 30)
    lists = (found.turns, found.stones, found.eaten, found.largest, found.margins)
    assert {len(values) for values in lists} == {found.games}
    assert all(turns <= stones for turns, stones in zip(found.turns, found.stones, strict=True))
    assert all(stones - eaten <= 19 for stones, eaten in zip(found.stones, found.eaten, strict=True))
    assert found.cells[0] == (19 * found.games, found.games)
    assert found.branching[:2] == [(19 * 30, 30), (found.branching[1][0], 30)]
    assert sum(count for _, count in found.cells) == sum(found.stones)
    assert sum(count for _, count in found.branching) == sum(found.turns)
    assert set(found.first) == set(range(19))


def test_the_same_seed_gives_the_same_survey() -> None:
    assert survey_of("genius", "hexhex2", 30) == survey_of("genius", "hexhex2", 30)


def test_the_count_of_turns_is_the_length_of_their_list() -> None:
    position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    assert count_turns(position.kernel, position.state) == len(position.legal_turns)


def test_turns_of_a_crowd_of_eaters_are_not_counted() -> None:
    start = Position.initial("iggc", "hexhex6")
    position = Position(start.board, start.ruleset, crowded(start.board, Random(1)))
    assert count_turns(position.kernel, position.state) is None
    first = next(step for step in report(position, Plan(games=1, counted=1, leaves=500)) if step.perft)
    assert first.perft == ((position.state.legal_mask.bit_count(), None),)


def test_first_cells_are_grouped_by_the_symmetries_of_the_position() -> None:
    assert [len(kind) for kind in orbits(Position.initial("genius", "hexhex4"))] == [4 + 2, 12, 6, 6, 6, 1]
    assert all(len(kind) <= 2 for kind in orbits(Position.from_text("x../..../...../..../...")))


def test_symmetric_first_cells_share_their_figures() -> None:
    """On hexhex2 all first cells but the middle one are symmetric."""
    found = survey_of("genius", "hexhex2", 200)
    corners = {found.first[cell] for cell in range(7) if cell != 3}
    assert len(corners) == 1


@pytest.mark.parametrize(("ruleset", "board"), [("genius", "hexhex2"), ("classic", "hexhex2"), ("green-meadow", None)])
def test_a_report_goes_through_its_stages(ruleset: str, board: str | None) -> None:
    reports = list(report(Position.initial(ruleset, board), SMALL, timer=Random(1).random))
    stages = [found.stage for found in reports]
    assert stages == sorted(stages, key=STAGES.index)
    assert stages[-1] == "done"
    assert reports[-1].sample[-1].position.result is not None


def finished(timer: bool = True) -> Report:
    ticking = iter(range(10**9))
    *_, last = report(Position.initial("genius", "hexhex2"), SMALL, (lambda: next(ticking) / 10_000) if timer else None)
    return last


def test_perft_is_in_the_report() -> None:
    assert [stones for stones, _ in finished().perft] == [7, 42, 126, 498]


def test_the_page_nests_and_needs_nothing_from_outside() -> None:
    text = page(finished())
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    assert outline.headings[0] == "Bug, board hexhex2, rules genius"
    assert {"Facts", "Plots", "Perft", "A sample game"} <= set(outline.headings)
    assert outline.addresses == []
    assert "http" not in text


def test_a_page_with_slots_and_their_words_says_the_same() -> None:
    last, slots = finished(timer=False), Slots()
    words = page(last, slots)
    said = [english(code, **params) for code, params in slots.words]
    assert re.sub(r"\{\{(\d+)\}\}", lambda slot: said[int(slot[1])], words) == page(last)
    assert tuple(ENGLISH) == CODES
    text = re.sub("<[^>]*>", "", words.split("</style>")[1])
    assert re.findall(r"[A-Za-z]{2,}", text) == []


def test_speed_needs_a_timer() -> None:
    assert "on the machine" in page(finished())
    assert "on the machine" not in page(finished(timer=False))


def test_a_report_on_a_finished_game_is_refused() -> None:
    over = Position.from_text("xox/.o.x/x..x./xo../xoo")
    with pytest.raises(ValueError, match="over"):
        next(report(over))


def test_the_ladder_gives_each_side_the_first_move() -> None:
    levels = list(LEVELS.values())[:2]
    *_, (rung,) = ladder(Position.initial("genius", "hexhex2"), levels, 4, seed=1)
    assert rung.games == 4
    assert 0 <= rung.wins <= 4
    assert (rung.weaker, rung.stronger) == tuple(levels)


def test_plots_have_titles() -> None:
    board = Position.initial("genius", "hexhex2").board
    for plot in (
        bars("Bars", {1: 2, 5: 3}, "x", "y"),
        line("Line", [1, 2, 3], "x", "y"),
        board_map("Map", board, {0: 0.5}),
    ):
        assert 'role="img" aria-label="' in plot
        assert "<title>" in plot


def test_plots_may_be_empty() -> None:
    for plot in (bars("", {}, "x", "y"), line("", [], "x", "y")):
        assert plot.startswith("<svg")


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.html"
    board = ["report", "--board", "hexhex2"]
    command = [*board, "--games", "10", "--leaves", "100", "--sample", "larva", "--seconds", "0.01"]
    assert main([*command, "--out", str(out)]) == 0
    text = out.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    stages = capsys.readouterr().err.split()
    assert stages == list(STAGES)
    assert main(command) == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")
    with pytest.raises(SystemExit) as caught:
        main([*command, "--games", "0"])
    assert caught.value.code == 2
    assert "from 1 up" in capsys.readouterr().err
