"""Depth has no limit: a line of 100,000 turns, and variations within variations of that depth."""

import json
import sys

import pytest

from bug_engine import Game, read_record, write_link, write_record
from bug_engine.formats.nesting import DEEPEST, Decoder
from bug_engine.game import Node
from bug_engine.wire import Wire

DEPTH = 100_000


def deep(turns: int) -> Game:
    """Return a game of one long line. No board has enough turns, so the same two are repeated."""
    game = Game("genius", "hexhex3")
    first = game.position.play("C3")
    second = first.position.play("A1")
    node = game.root
    for number in range(turns):
        child = Node((second if number % 2 else first).position, second if number % 2 else first, node)
        node.children.append(child)
        node = child
    game.cursor = node
    return game


def test_a_long_line_is_written() -> None:
    game = deep(DEPTH)
    text = write_record(game)
    assert text.endswith(f" {DEPTH}. A1\n")
    assert write_link(game).count(".") == DEPTH - 1
    assert str(game) == str(game.position)
    assert len(repr(game.cursor)) < 1_000
    assert len(repr(game.root)) < 1_000


def test_a_long_line_is_replayed_and_changed() -> None:
    game = deep(DEPTH)
    assert sum(1 for _ in game.nodes) == DEPTH + 1
    assert len(game.turns) == DEPTH
    game.promote(game.cursor)
    assert game.root.end is game.cursor
    game.delete(game.root.children[0])
    assert game.cursor is game.root
    assert not game.turns


@pytest.mark.long
def test_variations_within_variations_are_written_and_read() -> None:
    text = "Board: hexhex3\n\n" + "C3 " + "(A1 (C3 " * (DEPTH // 2) + ")" * DEPTH
    game = read_record(text)
    assert sorted(str(node.played.turn) for node in game.nodes if node.played) == ["A1", "C3"]
    assert read_record(write_record(game)).turns == game.turns


def zigzag(depth: int) -> str:
    """Return a record in which each turn of a game has a variation, nested as deep as the game is long."""
    game = Game("genius", "hexhex6")
    while game.result is None and len(game.turns) < depth:
        turns = iter(game.position.legal_turns)
        first, second = next(turns), next(turns, None)
        game.play(first)
        if second:
            game.undo().play(second).undo().redo()
    return write_record(game)


def test_a_deep_game_goes_through_the_wire() -> None:
    text = zigzag(400)
    (message,) = json.loads(Wire().receive(json.dumps({"id": 1, "method": "record_read", "params": {"text": text}})))[
        "messages"
    ]
    nodes = message["result"]["game"]["nodes"]
    params = {**message["result"]["game"], "answer_in": "diagonals"}
    params = {name: params[name] for name in ("ruleset", "board", "coordinates", "nodes", "cursor", "answer_in")}
    (written,) = json.loads(Wire().receive(json.dumps({"id": 2, "method": "record_write", "params": params})))[
        "messages"
    ]
    assert len(read_record(written["result"]["text"]).root.end.line) > 50
    assert len(nodes) > 100


@pytest.mark.long
def test_an_unclosed_variation_is_named_at_any_depth() -> None:
    with pytest.raises(ValueError, match="not closed"):
        read_record("Board: hexhex3\n\nC3 " + "(A1 (C3 " * (DEPTH // 2))


@pytest.mark.parametrize(
    ("opens", "closes", "levels"), [("[", "]", 1), ('{"a":', "}", 1), ('["}\\"", {"[": [3], "a":', "}]", 2)]
)
def test_nested_json_is_refused_whatever_the_platform_bears(opens: str, closes: str, levels: int) -> None:
    """Pyodide's own guard comes too late: 10,000 brackets ended the engine in the browser."""
    before, most = sys.getrecursionlimit(), DEEPEST // levels
    sys.setrecursionlimit(20_000)
    try:
        assert Decoder().decode(opens * most + "1" + closes * most)
        with pytest.raises(RecursionError, match="within each other"):
            Decoder().decode(opens * (most + 2) + "1" + closes * (most + 2))
    finally:
        sys.setrecursionlimit(before)


def test_brackets_in_texts_are_not_nested() -> None:
    assert Decoder().decode('["' + "[" * 5 * DEEPEST + '", {}]') == ["[" * 5 * DEEPEST, {}]
