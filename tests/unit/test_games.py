"""A game: playing, undo and redo, and variations."""

import pytest

from bug_engine import Game, Grew, IllegalTurn, Position
from tests.positions import WORKED_EXAMPLE, drawn, turns_of


def test_game_plays_turn_by_turn() -> None:
    game = Game("genius", "hexhex3")
    assert turns_of(game) == []
    game.play("C3")
    game.play("B2-B1")
    assert turns_of(game) == ["C3", "B2-B1"]
    assert game.position.text == ".../oo../...../..../..."
    assert game.position.mover == 0


def test_game_defaults_to_genius_on_its_first_board() -> None:
    assert Game().position == Position.initial("genius", "hexhex3")


def test_undo_and_redo_walk_along_the_line() -> None:
    game = Game("genius", "hexhex3").play("C3").play("B2-B1")
    after = game.position
    assert game.undo().position.text == ".../..../..x../..../..."
    assert game.undo().position == Position.initial("genius", "hexhex3")
    assert game.undo().turns == ()
    assert turns_of(game.redo()) == ["C3"]
    assert game.redo().position == after
    assert game.redo().position == after


def test_undo_restores_eaten_bugs() -> None:
    game = Game("genius", "hexhex3").play("C3")
    before = game.position
    assert game.play("B2-B1").position.text.count("x") == 0
    assert game.undo().position == before


def test_a_new_turn_starts_a_variation_and_keeps_the_old_line() -> None:
    game = Game("genius", "hexhex3").play("C3").play("A1").play("E3")
    game.undo().undo().play("A2")
    assert turns_of(game) == ["C3", "A2"]
    assert [str(child.played.turn) for child in game.root.children[0].children if child.played] == ["A1", "A2"]
    game.undo().redo()
    assert turns_of(game) == ["C3", "A1"], "redo follows the main line"


def test_a_repeated_turn_follows_its_line() -> None:
    game = Game("genius", "hexhex3").play("C3").play("A1")
    game.undo().play("a1")
    assert turns_of(game) == ["C3", "A1"]
    assert len(game.root.children[0].children) == 1


def test_illegal_turn_leaves_the_game_unchanged() -> None:
    game = Game("genius", "hexhex3").play("C3")
    before = game.cursor
    with pytest.raises(IllegalTurn) as caught:
        game.play("C3")
    assert caught.value.refusal.code == "occupied"
    assert game.cursor is before
    assert before.children == []


def test_a_game_has_the_events_of_its_last_turn() -> None:
    game = Game("genius", "hexhex3")
    assert game.events == ()
    (event,) = game.play("C3").events
    assert isinstance(event, Grew)
    assert event.kind == "spawn"


def test_game_may_start_at_any_position() -> None:
    start = drawn(WORKED_EXAMPLE, "o")
    game = Game(start=start).play("B1-B3")
    assert game.root.position == start
    assert turns_of(game) == ["B1-B3"]
    assert game.result is None


def test_game_ends_with_a_result() -> None:
    game = Game(start=drawn(WORKED_EXAMPLE, "x"))
    assert game.result is not None
    assert game.result.winner == 0
    with pytest.raises(IllegalTurn) as caught:
        game.play("B3")
    assert caught.value.refusal.code == "over"


def test_str_of_a_game_is_its_position() -> None:
    game = Game("genius", "hexhex3").play("C3")
    assert str(game) == str(game.position)
