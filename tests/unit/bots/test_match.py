"""Matches: scores, statistics, logs and faults."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from bug_engine import Position, Turn
from bug_engine.bots import Limit, Thought, bot_named
from bug_engine.bots.match import Fault, Player, Score, elo, match, opening, play_game
from bug_engine.bots.match_log import BadLog, MatchLog, Terms
from bug_engine.cli.main import main
from bug_engine.cli.match import player_named
from tests.bots import no_timer
from tests.tools.match_runner import FOLDER, matches, standing


def player(name: str, nodes: int = 1) -> Player:
    return Player(f"{name}:{nodes}", bot_named(name).think, Limit(nodes))


def crash(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    raise RuntimeError("no idea")
    yield Thought(Turn(position.board, ()), (), 0.5, limit.nodes or 0)


def cheat(position: Position, _limit: Limit, _random: Random) -> Iterator[Thought]:
    turn = Turn(position.board, (0,))
    yield Thought(turn, (turn,), 1.0, 1, done=True)


@pytest.mark.parametrize("ruleset", ["genius", "green-meadow", "iggc", "classic"])
def test_stronger_player_wins_under_every_rule_set(ruleset: str) -> None:
    *_, score = match((player("baseline", 60), player("random")), Position.initial(ruleset), 6, no_timer)
    assert score.games == 12
    assert score.wins >= 9


def test_players_swap_and_the_score_is_for_the_first() -> None:
    start = Position.initial("genius", "hexhex3")
    *_, strong = match((player("baseline", 80), player("random")), start, 8, no_timer)
    *_, weak = match((player("random"), player("baseline", 80)), start, 8, no_timer)
    assert strong.share > 0.7
    assert weak.share < 0.3


def test_openings_vary_and_leave_the_game_open() -> None:
    start, random = Position.initial("genius", "hexhex3"), Random(1)
    openings = [opening(start, random, 4) for _ in range(20)]
    assert all(position.result is None for position in openings)
    assert len({position.text for position in openings}) > 15
    assert opening(start, random, 500).result is None


def test_a_game_starts_with_either_side() -> None:
    position = Position.from_text(".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo.", 1)
    assert play_game((player("solver", 5_000), player("random")), position, Random(1), no_timer) == 0


@pytest.mark.parametrize("rogue", [crash, cheat])
def test_faults_lose_and_are_reported(rogue: object) -> None:
    start = Position.from_text("x../..../xo.../.xx./...", 1)
    bad = Player("rogue", rogue)  # type: ignore[arg-type]
    with pytest.raises(Fault, match="rogue") as caught:
        play_game((player("random"), bad), start, Random(1), no_timer)
    assert caught.value.player == 1
    *_, score = match((bad, player("random")), Position.initial("genius", "hexhex3"), 3, no_timer, turns=4)
    assert score.wins <= 1
    assert all("rogue" in fault for fault in score.faults)
    assert score.faults


def test_a_timer_stops_a_player() -> None:
    ticks = iter(range(1000))
    timed = Player("baseline", bot_named("baseline").think, Limit(), seconds=3)
    thought = timed.choose(Position.initial(), Random(1), lambda: float(next(ticks)))
    assert thought.nodes == 48


def test_elo_and_error_bars() -> None:
    assert elo(0.5) == 0
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    even, clear = Score([5, 10, 5]), Score([0, 20, 80])
    assert even.share == 0.5
    assert 0.1 < even.error < 0.2
    assert clear.error < 0.06
    assert str(clear).startswith("180 of 200: 90.0 %, +3")
    assert Score().error == 0.5


def test_sequential_test_decides_like_walds() -> None:
    assert Score([0, 1, 0]).decision(0.5, 0.6) is None
    assert Score([0, 10, 40]).decision(0.5, 0.6) is True
    assert Score([40, 10, 0]).decision(0.5, 0.6) is False
    assert Score([0, 0, 4]).decision(0.2, 0.8) is True


def test_command_plays_a_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["match", "baseline:40", "larva", "--board", "hexhex3", "--games", "40", "--sprt", "0.5", "0.8"]) == 0
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == "baseline:40 against larva, genius on hexhex3"
    assert last == "rather 80% than 50%"
    assert main(["match", "baseline", "random"]) == 1
    assert "needs a limit" in capsys.readouterr().err
    for wrong in ("nobody", "uct:many", str(tmp_path / "empty.py")):
        (tmp_path / "empty.py").write_text("")
        with pytest.raises(ValueError, match=r"there is no bot|not a number|no function"):
            player_named(wrong)


@pytest.fixture
def same_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the signature, whose computation takes a second and is tested elsewhere."""
    monkeypatch.setattr("bug_engine.cli.match.signature", lambda bots: 0xAD4926B3)


@pytest.mark.usefixtures("same_search")
def test_a_match_resumes_from_its_log(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    command = ["match", "baseline:20", "larva", "--board", "hexhex3", "--log"]
    assert main([*command, str(whole), "--games", "6"]) == 0
    assert main([*command, str(parts), "--games", "2"]) == 0
    assert main([*command, str(parts), "--games", "6"]) == 0
    assert parts.read_text() == whole.read_text()
    assert "(before)" in capsys.readouterr().out
    assert main([*command, str(parts), "--games", "6"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2  # there is nothing left to play


@pytest.mark.usefixtures("same_search")
@pytest.mark.parametrize("missing", [1, 12, 25, 60, 1000])
def test_a_log_that_a_full_disk_cut_off_is_resumed(missing: int, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    command = ["match", "random:1", "larva", "--board", "hexhex2", "--games", "6", "--log"]
    assert main([*command, str(whole)]) == 0
    cut.write_text(whole.read_text()[:-missing])
    assert main([*command, str(cut)]) == 0
    assert cut.read_text() == whole.read_text()


@pytest.mark.usefixtures("same_search")
def test_a_cut_log_with_line_ends_of_windows_loses_only_its_last_line(tmp_path: Path) -> None:
    """Two bytes at an end of a line counted as one: more was cut off, and the log could never be resumed."""
    log = tmp_path / "log.jsonl"
    command = ["match", "random:1", "larva", "--board", "hexhex2", "--games", "8", "--log"]
    assert main([*command, str(log)]) == 0
    whole = log.read_text()
    log.write_bytes(log.read_bytes().replace(b"\n", b"\r\n")[:-3])
    assert main([*command, str(log)]) == 0
    assert log.read_text() == whole


def test_two_matches_in_one_log_leave_it_whole(tmp_path: Path) -> None:
    """Each wrote its pairs between those of the other: both went on to their end, and the log could not be read."""
    path = tmp_path / "log.jsonl"
    terms: Terms = {"board": "hexhex2"}
    first, second = MatchLog(path, terms), MatchLog(path, terms)
    first.add(0, 1)
    with pytest.raises(BadLog, match="another program has changed this log"):
        second.add(0, 2)
    first.add(1, 2)
    assert MatchLog(path, terms).score.pairs == [0, 1, 1]


@pytest.mark.usefixtures("same_search")
@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda text: text.replace("ad4926b3", "00000000"), "first signature '00000000', not 'ad4926b3'"),
        (lambda text: text.replace('"larva"', '"nymph"'), "second 'nymph', not 'larva'"),
        (lambda text: text.splitlines()[0].replace("larva", "nymph"), "cut off"),
        (lambda text: text.replace('"won"', '"lost"'), r"line 2: it must be like"),
        (lambda text: text + text.splitlines()[1] + "\n", "pair 1 is missing"),
        (lambda text: text + "nonsense\n", "line 3: it is not JSON"),
        (lambda text: text + "[]\n", "line 3: it must be an object"),
    ],
)
def test_a_log_of_another_match_is_refused(
    change: Callable[[str], str], wrong: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "match.jsonl"
    command = ["match", "random", "larva", "--board", "hexhex2", "--nodes", "1", "--games", "2", "--log", str(log)]
    assert main(command) == 0
    log.write_text(change(log.read_text()))
    before = log.read_text()
    assert main(command) == 1
    assert re.search(wrong, capsys.readouterr().err)
    assert log.read_text() == before


def test_the_logs_are_whole_and_their_scores_documented() -> None:
    notebook = (FOLDER.parent / "search.md").read_text()
    logs = sorted(FOLDER.glob("champion-*.jsonl"))
    assert {path.stem for path in logs} <= {name for name, _ in matches()}
    for path in logs:
        header, *pairs = map(json.loads, path.read_text().splitlines())
        assert path.stem.startswith(f"{header['first']}-{header['second']}-{header['board']}")
        assert [entry["pair"] for entry in pairs] == list(range(len(pairs)))
        score = standing(path)
        assert f"{score.wins} of {score.games}" in notebook, path.stem


@pytest.mark.parametrize("ruleset", ["genius", "iggc"])
def test_the_documented_bot_beats_random_turns(ruleset: str, tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "docs" / "bots.md").read_text()
    (tmp_path / "mybot.py").write_text(text.split("```python\n")[1].split("```")[0])
    own = player_named(str(tmp_path / "mybot.py"))
    *_, score = match((own, player("random")), Position.initial(ruleset, "hexhex3"), 10, no_timer)
    assert not score.faults
    assert score.share >= 0.8


def test_the_pages_template_is_the_documented_one() -> None:
    root = Path(__file__).parents[3]
    template = (root / "web" / "bots/own/own-bots.js").read_text().split("const template = `")[1].split("`")[0]
    assert f"```python\n{template}```" in (root / "docs" / "bots.md").read_text()
