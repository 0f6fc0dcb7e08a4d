"""Everything that is written can be read back."""

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

import bug_engine
from bug_engine import IllegalTurn, Position, UnknownCell, board_named
from tests import reference
from tests.comparison import state_of
from tests.property.strategies import NAMED_BOARDS, met_position, positions, rulesets, seeds

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
def test_position_text_is_the_references(position: Position) -> None:
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
