"""The reference, without the engine, compared to games and counts of other programs."""

from itertools import islice

import pytest

from tests import reference
from tests.data import PerftTable, Recording, games, perft_tables, recordings
from tests.reference import Rules, State, hexhex

AT_MOST = 5_000  # nodes of perft: about a second


def rules_of(played: Recording | PerftTable) -> Rules:
    return Rules(eaters=played.eaters, merging=played.merging, setup=getattr(played, "setup", 0))


def empty_board(name: str) -> State:
    return State(hexhex(int(name.removeprefix("hexhex"))))


def replay(recording: Recording, count: int | None) -> None:
    rules, start = rules_of(recording), empty_board(recording.board)
    for game in islice(games(recording), count):
        state = start
        for turn in game.turns:
            found = reference.listed(state, rules)
            assert sorted(found) == sorted(turn.legal), reference.text(state)
            state = found[turn.chosen]
            assert reference.text(state) == turn.after
            assert reference.parse(turn.after, state.board, state.mover) == state
        assert reference.winner(state, rules) == game.winner
        assert reference.margin(state, rules) == game.margin
        assert not reference.turns(state, rules)


@pytest.mark.parametrize("recording", recordings("games"), ids=lambda recording: recording.name)
def test_replays_recorded_games(recording: Recording) -> None:
    replay(recording, 60 if recording.board == "hexhex3" else 12)


@pytest.mark.slow
@pytest.mark.parametrize("recording", recordings("games"), ids=lambda recording: recording.name)
def test_replays_all_recorded_games(recording: Recording) -> None:
    replay(recording, None)


@pytest.mark.parametrize(
    ("table", "depth"),
    [
        pytest.param(table, depth, id=f"{table.board}-{table.eaters}{'-merge' * table.merging}-{table.unit}-{depth}")
        for table in perft_tables()
        for depth, count in enumerate(table.counts, 1)
        if count < AT_MOST
    ],
)
def test_counts_as_known(table: PerftTable, depth: int) -> None:
    count = reference.perft if table.unit == "stone" else reference.perft_turns
    assert count(empty_board(table.board), rules_of(table), depth) == table.counts[depth - 1]


@pytest.mark.parametrize(("side", "cells"), [(2, 7), (3, 19), (4, 37), (5, 61), (6, 91), (7, 127), (8, 169)])
def test_hexhex_has_as_many_cells_as_it_should(side: int, cells: int) -> None:
    assert len(hexhex(side)) == cells


@pytest.mark.parametrize(("size", "free"), [(1, 1), (2, 1), (3, 3), (4, 7), (5, 22), (6, 82)])
def test_counts_the_free_polyhexes(size: int, free: int) -> None:
    """OEIS A000228."""
    fixed = {frozenset([(0, 0)])}
    for _ in range(size - 1):
        fixed = {bug | {cell} for bug in fixed for cell in reference.around(bug)}
    assert len({reference.shape(bug) for bug in fixed}) == free


def test_names_run_row_by_row() -> None:
    names = reference.names(hexhex(3))
    assert (names[0, 0], names[0, -2], names[0, 2], len(set(names.values()))) == ("C3", "A1", "E3", 19)
