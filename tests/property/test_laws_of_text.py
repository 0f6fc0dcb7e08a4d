"""Texts and reprs of positions, turns and games round-trip."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

import bug_engine
from bug_engine import (
    RULESETS,
    Board,
    Game,
    IllegalTurn,
    Position,
    Ruleset,
    Side,
    Submission,
    UnknownCell,
    board_named,
    ruleset_named,
)
from bug_engine.boards import catalogue
from bug_engine.coordinates import SYSTEMS, System
from bug_engine.custom import outline_text
from bug_engine.ruleset import EATERS, NO_OR_YES, SWITCHES
from tests import reference
from tests.comparison import state_of
from tests.property.strategies import NAMED_BOARDS, met_position, outlines, positions, rulesets, seeds

PLACES = {name: getattr(bug_engine, name) for name in bug_engine.__all__}

on_named_boards = st.builds(met_position, rulesets, st.sampled_from(NAMED_BOARDS).map(board_named), seeds)


@given(positions())
def test_position_text_round_trips(position: Position) -> None:
    read = Position.from_text(position.text, position.mover, position.ruleset, position.board, position.setup)
    assert read == position
    assert read.text == position.text


@given(on_named_boards)
def test_position_repr_round_trips(position: Position) -> None:
    assert eval(repr(position), dict(PLACES)) == position


@given(on_named_boards)
def test_position_text_equals_the_reference(position: Position) -> None:
    if not position.board.black_mask:
        assert position.text == reference.text(state_of(position))


@given(positions())
def test_drawing_shows_every_cell(position: Position) -> None:
    *rows, _ = str(position).splitlines()
    assert "".join(mark for row in rows for mark in row.split()[1:]) == position.text.replace("/", "")


@given(positions())
def test_turn_text_round_trips(position: Position) -> None:
    note(repr(position))
    for turn in list(position.legal_turns)[::5]:
        assert position.draft(str(turn)).turn() == turn
        assert position.draft(str(turn).lower().replace("-", " ")).turn() == turn


@given(st.sampled_from(NAMED_BOARDS), st.text(max_size=4))
def test_any_text_is_a_cell_or_unknown(name: str, text: str) -> None:
    board = board_named(name)
    try:
        cell = board.cell_named(text)
    except UnknownCell:
        return
    assert board.name_of(cell) == text.strip().upper()


@given(positions(), st.text())
def test_any_text_is_a_turn_or_refused(position: Position, text: str) -> None:
    if refusal := position.explain(text):
        with pytest.raises(IllegalTurn) as caught:
            position.play(text)
        assert caught.value.refusal == refusal
    else:
        assert position.play(text).turn in position.legal_turns


@given(positions())
def test_fen_round_trips(position: Position) -> None:
    read = Position.from_fen(position.fen())
    assert read.fen() == position.fen()
    assert (read.text, read.mover, read.setup) == (position.text, position.mover, position.setup)


any_ruleset = st.builds(
    lambda base, *switches: ruleset_named("+".join([base, *filter(None, switches)])),
    st.sampled_from([*RULESETS, *EATERS]),
    *(st.sampled_from(["", name]) for name, values in SWITCHES.items() if values is NO_OR_YES),
    st.sampled_from(["", "setup=1", "setup=2", "setup=3"]),
    st.sampled_from(["", "margin", "win"]),
    st.sampled_from(["", "handicap=3", "handicap=2o"]),
)
any_board = st.one_of(
    st.sampled_from([*catalogue().values()]),
    st.integers(0, 10**18 - 1).map(lambda seed: board_named(f"green-meadow-{seed}")),
    outlines.map(lambda board: board_named(outline_text(board))),
)


@given(st.builds(met_position, any_ruleset, any_board, seeds), st.sampled_from(SYSTEMS))
def test_fen_contains_the_whole_position(position: Position, system: System) -> None:
    """On every board, under every rule set, at any point of the set-up and after it."""
    position = position.in_coordinates(system)
    note(position.fen())
    read = Position.from_fen(position.fen())
    assert read == position
    assert read.board.names == position.board.names
    assert eval(repr(position), dict(PLACES)) == position


@given(st.builds(met_position, any_ruleset, any_board, seeds))
def test_mobility_counts_the_first_cells_of_the_legal_turns(position: Position) -> None:
    note(repr(position))
    assert position.mobility(position.mover) == len(position.options())


def random_game(ruleset: Ruleset, board: Board, system: System, random: Random) -> Game:
    """A game with variations, comments, times and refused submissions; its cursor may be anywhere."""
    game = Game(ruleset, board, coordinates=system)
    for _ in range(random.randrange(12)):
        game.cursor = random.choice(list(game.nodes))
        if game.result is None:
            game.play(random.choice(list(islice(game.position.legal_turns, 30))))
            game.annotate(random.choice(["", "so"]), random.choice([None, 2.5]))
            game.cursor.rejected += [Submission(Side.O, "A1 'x", 1.0)] * random.randrange(2)
    game.cursor = random.choice(list(game.nodes))
    game.promote(random.choice(list(game.nodes)))
    game.headers = random.choice([{}, {"X": "Ann"}])
    game.lost_on_time = random.choice([None, Side.O])
    return game


@given(st.builds(random_game, any_ruleset, any_board, st.sampled_from(SYSTEMS), seeds))
def test_game_repr_evaluates_to_an_equal_game(game: Game) -> None:
    assert eval(repr(game), dict(PLACES)) == game


@given(positions(), seeds)
def test_game_repr_begins_with_the_start_of_the_game(start: Position, random: Random) -> None:
    start = Position.from_fen(start.fen())
    game = Game(start=start)
    if game.result is None:
        game.play(random.choice(list(islice(start.legal_turns, 30))))
    assert eval(repr(game), dict(PLACES)) == game
