"""The engine replays another program's games and compares every list of legal turns and every position."""

from collections.abc import Iterable
from itertools import islice

import pytest

from bug_engine import Game
from tests.data import RecordedGame, Recording, games, recordings


def replay(recording: Recording, played: Iterable[RecordedGame]) -> int:
    """Compare whole games; return how many turns."""
    count = 0
    for recorded in played:
        game = Game(recording.ruleset, recording.board)
        for turn in recorded.turns:
            assert tuple(map(str, game.position.legal_turns)) == turn.legal, game.position
            game.play(turn.chosen)
            assert game.position.text == turn.after
            count += 1
        assert game.result is not None
        assert (game.result.winner, game.result.margin) == (recorded.winner, recorded.margin)
    return count


@pytest.mark.long
@pytest.mark.parametrize("recording", recordings("games"), ids=lambda recording: recording.name)
def test_replays_every_third_of_the_recorded_games(recording: Recording) -> None:
    assert replay(recording, islice(games(recording), 0, None, 3)) > 300


@pytest.mark.slow
@pytest.mark.parametrize("recording", recordings("games"), ids=lambda recording: recording.name)
def test_replays_all_recorded_games(recording: Recording) -> None:
    assert replay(recording, games(recording)) > 1_000


def test_recordings_are_complete() -> None:
    """The test fails if a file is missing or cut."""
    counts = {recording.name: sum(1 for _ in games(recording)) for recording in recordings("games")}
    assert len(counts) == 11
    assert counts.pop("hexhex3-active-setup2") == 100
    assert counts.pop("hexhex5-active") == 150
    assert set(counts.values()) == {200}
