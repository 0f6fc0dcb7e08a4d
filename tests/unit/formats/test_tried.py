"""Turns that were only tried after the end of a line: they stay in the game, and the line ends before them."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bug_engine.cli.replay import replay
from bug_engine.coordinates import System
from bug_engine.formats import link, record
from bug_engine.game import Game, Submission
from bug_engine.library.summary import summary_of
from bug_engine.position import Position
from bug_engine.side import Side
from bug_engine.wire.params import Params
from bug_engine.wire.records import game_json, game_of

HEAD = "Rules: genius\nBoard: hexhex5\nCoordinates: rows\n\n"
PLAYED = ["C3", "E5", "C5"]


def game_of_turns(*, headers: dict[str, str] | None = None, lost: Side | None = None) -> Game:
    """Return a game of three turns, with two lines that were tried after it."""
    game = Game("genius", "hexhex5", headers=headers, lost_on_time=lost)
    for turn in PLAYED:
        game.play(turn)
    game.play("C7", tried=True).play("E1", tried=True).undo().undo().play("E3", tried=True).undo()
    return game


def line(game: Game) -> list[str]:
    return [str(node.played.turn) for node in game.root.end.line if node.played]


def turns(text: str) -> str:
    return text.partition("\n\n")[2].strip()


def test_the_main_line_ends_where_turns_were_only_tried() -> None:
    game = game_of_turns()
    assert line(game) == PLAYED
    assert game.redo().turns == game.redo().turns, "redo stays at the end"
    assert len(game.turns) == len(PLAYED)
    first = game.cursor.children[0]
    assert first.end is first.children[0], "after a tried turn a line goes on with tried ones"


def test_a_record_repeats_the_last_turn_before_what_was_tried() -> None:
    game = game_of_turns()
    text = record.write(game)
    assert turns(text) == "1. C3 2. E5 3. C5 (3. C5 4. C7 (4. E3) 5. E1)"
    assert record.read(text) == game
    game.cursor = game.cursor.children[0]
    game.annotate("hm", 2.0, [Submission(Side.O, "Z9")])
    text = record.write(game)
    assert turns(text) == "1. C3 2. E5 3. C5 (3. C5 4. C7 2s @ {hm} [o: Z9] (4. E3) 5. E1)"
    assert record.read(text) == game


def test_a_variation_may_end_with_what_was_tried() -> None:
    game = Game("genius", "hexhex5").play("C3").play("E5").undo().play("C7").play("E1", tried=True).undo().undo()
    game.redo()
    text = record.write(game)
    assert turns(text) == "1. C3 2. E5 (2. C7 (2. C7 3. E1))"
    assert record.read(text) == game


@pytest.mark.parametrize(
    ("text", "expected", "tried"),
    [
        ("1. C3 2. C7 (2. C7 3. E1) 3. C5", "C3 C7 C5", "E1"),
        ("1. C3 2. C7 (2. C7 3. E1) 3. E1", "C3 C7 E1", ""),
        ("1. C3 2. C7 (2. C7 3. C5) (2. C7 3. E1) 3. E1", "C3 C7 E1", "C5"),
        ("1. C3 2. C7 (2. E1 3. C7 4. E3) 3. C5", "C3 C7 C5", ""),
        ("1. C3 2. C7 (2. C7 3. E1 (3. C5 4. E1) 4. E7)", "C3 C7", "E1 E7 C5 E1"),
        ("1. C3 2. C7 (2. C7 (2. E1) 3. E3)", "C3 C7", "E3"),
        ("1. C3 2. C7 3. C5 (3. C5 (3. E1 4. E3) 4. E7)", "C3 C7 C5", "E7"),
        ("1. C3 2. C7 3. C5 (3. E1 4. E3 5. A3)", "C3 C7 C5", ""),
    ],
)
def test_a_variation_that_goes_on_where_a_line_ends_was_tried(text: str, expected: str, tried: str) -> None:
    game = record.read(HEAD + text)
    assert line(game) == expected.split()
    assert [str(node.played.turn) for node in game.nodes if node.played and node.tried] == tried.split()
    written = record.write(game)
    assert line(record.read(written)) == line(game)
    assert record.write(record.read(written)) == written


def test_a_turn_that_was_played_comes_before_those_that_were_tried() -> None:
    game = game_of_turns()
    game.play("E7")
    assert line(game) == [*PLAYED, "E7"]
    text = record.write(game)
    assert turns(text) == "1. C3 2. E5 3. C5 (3. C5 4. C7 (4. E3) 5. E1) 4. E7"
    assert record.read(text) == game
    game.annotate("hm").undo().play("E1").play("C7").annotate("", 2.0).undo().play("E3", tried=True)
    text = record.write(game)
    assert turns(text) == ("1. C3 2. E5 3. C5 (3. C5 4. C7 (4. E3) 5. E1) 4. E7 {hm} (4. E1 (4. E1 5. E3 @) 5. C7 2s)")
    assert record.read(text) == game


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3), st.booleans()), max_size=30), st.integers(0, 30))
def test_what_was_tried_after_a_turn_is_read_again(steps: list[tuple[int, int, bool]], at: int) -> None:
    """Any tree of turns, the first of which was played, and any cursor."""
    game = Game("genius", "hexhex3").play("E1")
    nodes = [game.cursor]
    for place, turn, tried in steps:
        node = nodes[place % len(nodes)]
        if legal := list(node.position.legal_turns):
            nodes.append(node.add(legal[turn % len(legal)], tried=tried or node.tried))
    game.cursor = nodes[at % len(nodes)]
    text = record.write(game)
    assert record.read(text) == game
    assert line(record.read(text)) == line(game)


def test_a_tried_line_that_is_promoted_is_the_main_line() -> None:
    game = game_of_turns()
    game.promote(game.cursor.children[0].children[0])
    assert line(game) == [*PLAYED, "C7", "E1"]
    assert turns(record.write(game)) == "1. C3 2. E5 3. C5 @ (3. C5 4. E3) 4. C7 5. E1"


def test_a_game_without_a_turn_is_what_was_tried() -> None:
    game = Game("genius", "hexhex5").play("C3", tried=True).play("C7", tried=True)
    assert line(game) == ["C3", "C7"]
    assert turns(record.write(game)) == "1. C3 2. C7"


def test_results_summaries_and_links_are_of_what_was_played() -> None:
    resigned = game_of_turns(headers={"Result": "o wins by resignation"})
    assert record.read(record.write(resigned)) == resigned
    for game, ending in ((resigned, "resignation"), (game_of_turns(lost=Side.X), "time")):
        summary = summary_of(game)
        assert (summary.turns, summary.key.partition(" | ")[0]) == (3, "genius hexhex5 C3 E5 C5")
        assert summary.result
        assert (summary.result.winner, summary.result.ending) == (1, ending)
        assert link.write(game) == f"hexhex5,genius,result=o-{ending},C3.E5.C5"
    assert not any(printed.startswith("4.") for printed in replay(resigned))


def test_a_tried_win_is_no_result() -> None:
    game = Game("genius", "...", lost_on_time=Side.O).play("A1")
    assert game.cursor.add("A3", tried=True).position.result
    assert (text := record.write(game)).splitlines()[3] == "Result: x wins on time"
    assert record.read(text) == game


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_copies_are_equal_and_know_what_was_tried(make: Any) -> None:
    game = game_of_turns()
    assert make(game) == game
    assert eval(repr(game)) == game
    for system in ("diagonals", "abstractplay"):
        there: System = system
        assert len(game.in_coordinates(there).root.end.line) == len(PLAYED)
    other = game_of_turns()
    other.cursor.children[0].tried = False
    assert other != game
    assert isinstance(game.position, Position)


def test_the_wire_tells_and_takes_what_was_tried() -> None:
    game = game_of_turns()
    answer = game_json(game)
    assert [node.get("tried") for node in answer["nodes"]] == [None, None, None, None, True, True, True]
    start = {"ruleset": "genius", "board": "hexhex5"}
    assert game_of(Params({**start, "nodes": answer["nodes"], "cursor": answer["cursor"]})) == game
