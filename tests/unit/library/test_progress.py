"""A player's statistics: shares, the rating, days in a row; and tags of reviewed games."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bug_engine import Game, write_record
from bug_engine.bots import LEVELS
from bug_engine.cli.main import main
from bug_engine.library.progress import MAX_GROUPS, RATINGS, Facts, progress_of, rating_of
from bug_engine.library.summary import summary_of
from bug_engine.library.tags import LONG_CHAIN, review_tags, tags_of
from bug_engine.study.review import Finding, Point, Review
from bug_engine.study.slip import SLIPS
from tests.data import games, recording_named
from tests.unit.library.test_exercises import LOST, reviewed

TODAY = date(2026, 11, 22)
DAYS = st.dates(date(2024, 1, 1), TODAY)
GAMES = st.lists(
    st.builds(
        Facts,
        board=st.sampled_from(["hexhex3", "hexhex4"]),
        rules=st.sampled_from(["genius", "iggc"]),
        level=st.sampled_from([None, "companion:300", "companion:900", "own:Mine", *RATINGS]),
        won=st.booleans(),
        day=DAYS,
        chain=st.integers(0, 5),
        mistakes=st.none() | st.tuples(*[st.integers(0, 3)] * 3),
        accuracy=st.none() | st.integers(0, 100),
        slips=st.none() | st.tuples(*[st.integers(0, 3)] * len(SLIPS)),
    ),
    max_size=40,
)


def game(day: date = TODAY, *, won: bool = True, level: str | None = "ant") -> Facts:
    return Facts("hexhex3", "genius", level, won, day)


@given(GAMES)
def test_shares_count_every_game_once(games: list[Facts]) -> None:
    found = progress_of(games, TODAY)
    for shares in (found.boards, found.rules, found.opponents):
        assert sum(share.games for share in shares) == found.games == len(games)
        assert sum(share.won for share in shares) == found.won
    assert len(found.times) <= MAX_GROUPS
    assert [share.name for share in found.times] == sorted({share.name for share in found.times})
    assert sum(found.slips.overlooked.values()) == sum(sum(each.slips) for each in games if each.slips)
    assert {each.name for each in found.accuracies} <= {share.name for share in found.times}
    assert all(0 <= each.value <= 100 and each.games for each in found.accuracies)
    assert 0 <= found.days <= found.longest_days <= len({each.day for each in games})


@given(GAMES, st.sampled_from(sorted(RATINGS)))
def test_a_win_never_lowers_the_rating_and_a_loss_never_raises_it(games: list[Facts], level: str) -> None:
    results = [(each.level, each.won) for each in games if each.level]
    won, lost = rating_of([*results, (level, True)]), rating_of([*results, (level, False)])
    if won and lost:
        assert lost.value <= won.value


@pytest.mark.parametrize("strength", [300, 900, 1500])
def test_a_rating_finds_the_players_strength(strength: int) -> None:
    random, inside = Random(strength), 0
    for _ in range(20):
        near = sorted(RATINGS, key=lambda level: abs(RATINGS[level] - strength))[:3]
        levels = [random.choice(near) for _ in range(40)]
        results = [(each, random.random() < 1 / (1 + 10 ** ((RATINGS[each] - strength) / 400))) for each in levels]
        found = rating_of(results)
        assert found
        inside += abs(found.value - strength) <= found.error
    assert inside >= 17  # of 20, with intervals of 95 %


def test_a_rating_needs_some_games_and_is_finite_if_all_were_won() -> None:
    assert rating_of([("ant", True)] * 4) is None
    few, many = rating_of([("ant", True)] * 5), rating_of([("ant", True)] * 50)
    assert few
    assert many
    assert RATINGS["ant"] < few.value < many.value < RATINGS["ant"] + 1500


def test_every_level_has_its_strength_in_order() -> None:
    assert list(RATINGS) == list(LEVELS)
    assert sorted(RATINGS.values()) == list(RATINGS.values())


def test_games_against_the_companion_are_one_opponent_and_count_for_the_rating() -> None:
    games = [
        game(won=won, level=f"companion:{at}") for at, won in ((380, True), (420, False), (400, True), (410, False))
    ]
    found = progress_of([*games, game(won=True), game(won=False), game(level="own:Mine"), game(level=None)], TODAY)
    assert [(share.name, share.games) for share in found.opponents] == [
        ("ant", 2),
        ("companion", 4),
        ("bot", 1),
        ("person", 1),
    ]
    assert found.rating
    assert found.rating.games == 6
    assert abs(found.rating.value - 410) < 40


def test_games_lost_in_a_row_are_counted_by_opponent() -> None:
    def lost(*games: tuple[str | None, bool]) -> dict[str, int]:
        return progress_of([game(won=won, level=level) for level, won in games], TODAY).losing

    assert lost(("ant", False), ("nymph", True), ("ant", False), ("ant", False)) == {"ant": 3}
    assert lost(("ant", False), ("ant", False), ("ant", True), ("ant", False)) == {"ant": 1}
    assert lost(("ant", False), ("ant", True)) == {}
    assert lost(("companion:300", False), ("companion:250", False), (None, False)) == {"companion": 2, "person": 1}


def test_accuracy_over_time_has_the_days_of_the_results() -> None:
    yesterday = TODAY - timedelta(days=1)
    games = [replace(game(yesterday), accuracy=value) for value in (80, 91)] + [game(TODAY)]
    found = progress_of(games, TODAY)
    assert [share.name for share in found.times] == [str(yesterday), str(TODAY)]
    assert [(each.name, each.games, each.value) for each in found.accuracies] == [(str(yesterday), 2, 86)]
    assert found.accuracy
    assert (found.accuracy.games, found.accuracy.value) == (2, 86)
    assert progress_of([game()], TODAY).accuracy is None


def test_days_in_a_row_go_on_until_a_day_has_passed() -> None:
    games = [game(TODAY - timedelta(days=back)) for back in (1, 2, 3, 5, 6, 7, 8)]
    found = progress_of(games, TODAY)
    assert (found.days, found.longest_days) == (3, 4)
    assert progress_of(games, TODAY + timedelta(days=1)).days == 0
    assert progress_of([], TODAY).days == 0
    dated_ahead = game(TODAY + timedelta(days=1000))
    assert progress_of([*games, dated_ahead], TODAY).days == 3


def test_results_over_time_are_by_days_then_weeks_then_months() -> None:
    def step(days: int) -> str:
        return progress_of([game(TODAY - timedelta(days=back)) for back in range(days)], TODAY).step

    assert [step(12), step(60), step(200)] == ["day", "week", "month"]


# Tags


def test_a_game_that_a_player_gave_away_has_a_missed_win() -> None:
    _, _, found, _ = reviewed(*LOST)
    assert review_tags(found) == ("missed_win",)


def test_a_turn_that_eats_many_bugs_is_a_long_chain_reviewed_or_not() -> None:
    short, long = (replace(summary_of(Game()), chain=chain) for chain in (LONG_CHAIN - 1, LONG_CHAIN))
    assert (tags_of(short), tags_of(long)) == ((), ("long_chain",))
    assert tags_of(short, made([0.5, 0.5, 1, 1, 1])) == ("proven",)
    assert tags_of(long, made([0.5, 0.5, 1, 1, 1])) == ("long_chain", "proven")


def test_a_few_per_cent_of_the_recorded_games_have_a_long_chain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recording = recording_named("games", "hexhex5-active")
    found = []
    for recorded in islice(games(recording), 50):
        played = Game("genius", recording.board)
        for turn in recorded.turns:
            played.play(turn.chosen)
        found.append(played)
    long = [each for each in found if "long_chain" in tags_of(summary_of(each))]
    assert 0 < len(long) <= len(found) // 20
    ate = [sum(node.played.eaten) for node in long[0].cursor.line if node.played]  # what the turn list shows
    assert summary_of(long[0]).chain == max(ate) >= LONG_CHAIN
    file = tmp_path / "game.txt"
    file.write_text(write_record(long[0]), "utf-8")
    assert main(["library", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "    long_chain"


def made(chances: list[float], winner: int | None = 0) -> Review:
    points = tuple(Point(ply, chance, chance in (0, 1)) for ply, chance in enumerate(chances))
    return Review(len(points), len(points), points, winner=winner)


def slipped(ply: int) -> Review:
    """A review of a game that side 1 lost, and in which it gave a proven win away."""
    turn = Game().play("C3").turns[0]
    finding = Finding(ply, 1, turn, 1, 0, "??", True, turn, ())
    return replace(made([0, 0, 1, 1, 1, 1] if ply == 1 else [0.5, 0.5, 0, 0, 1, 1]), findings=(finding,))


def test_a_win_missed_in_the_first_turns_is_no_tag_so_no_game_is_proven_throughout_and_has_a_missed_win() -> None:
    assert review_tags(slipped(1)) == ("proven",)
    assert review_tags(slipped(3)) == ("missed_win",)


def test_tags_of_made_reviews() -> None:
    assert review_tags(made([0.5, 0.5, 1, 1, 1])) == ("proven",)
    assert review_tags(made([0.5, 0.1, 0.1, 0.2, 0.1, 0.9])) == ("comeback",)
    for short in ([], [1.0], [0.5, 1.0], [1.0, 1.0, 1.0]):  # no turn was judged
        assert review_tags(made(short)) == ()
    assert review_tags(made([0.5, 0.1, 0.1, 0.2, 0.3, 0.9])) == ()
    assert review_tags(made([0.5, 0.9, 0.9, 0.9, 0.9, 0.0], winner=1)) == ("comeback",)
    assert review_tags(made([0.5, 0.5, 1, 1], winner=None)) == ()
    assert review_tags(replace(made([1, 1, 1, 1]), done=3)) == ()
