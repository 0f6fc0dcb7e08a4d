"""Games written down elsewhere."""

import json

import pytest

from bug_engine import BadRecord, Game, Side, Submission, read_any
from bug_engine.coordinates import SYSTEMS, System
from bug_engine.formats.importers import kind_of, read_abstract_play, read_room, read_turns, systems_that_fit

SMALL = {"board": "hexhex3"}
GAME = ["C3", "B2-B1", "D4", "E1"]


def turns(game: Game) -> list[str]:
    return list(map(str, game.turns))


@pytest.mark.parametrize(
    "text",
    [
        "C3 B2-B1 D4 E1",
        "1. C3 2. B2-B1\n3. D4 4. E1",
        "1) C3, 2) B2-B1, 3) D4, 4) E1,",
        "1.c3 b2,b1 2.d4 e1",
        "C3; B2 B1; D4; E1",
        "c3\nb2 b1\nd4\ne1\n",
        "C3 | B2 - B1 | D4 | E1",
    ],
)
def test_turn_lists_are_read_however_they_are_parted(text: str) -> None:
    assert turns(read_turns(text, SMALL)) == GAME


@pytest.mark.parametrize(("system", "text"), [("rows", "A1 C3"), ("diagonals", "C1 C3"), ("abstractplay", "e1 c3")])
def test_turn_lists_are_read_in_each_system(system: System, text: str) -> None:
    game = read_turns(text, {"board": "hexhex3", "coordinates": system})
    assert game.position.text == "x../..../..o../..../..."
    assert system in systems_that_fit(text, SMALL)


def test_where_nobody_says_the_systems_that_fit_are_told() -> None:
    assert systems_that_fit("a1", SMALL) == ("rows", "abstractplay")
    assert systems_that_fit("b5", SMALL) == ("diagonals",)
    assert systems_that_fit("z1", SMALL) == ()
    assert systems_that_fit("", SMALL) == SYSTEMS


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("1. C3 2. Z9", 1, 10, "'Z9'"),
        ("C3\nB2-B1\nB2", 3, 1, "occupied"),
        ("C3 B2-B1-D4", 1, 10, "over before"),
        ("C3 B2", 1, 6, "not over"),
        ("C3 D4-B2", 1, 7, "over before"),
        ("C3 B2 D4", 1, 7, "not touch"),
    ],
)
def test_mistakes_in_lists_are_found(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        read_turns(text, SMALL)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert caught.value.game is not None


def test_a_list_may_end_otherwise() -> None:
    game = read_turns("c3 a1 resign", SMALL)
    assert game.headers == {"Result": "o wins by resignation"}


def test_a_swap_in_a_list() -> None:
    assert turns(read_turns("c3 swap b2-b1", {"board": "hexhex3", "rules": "genius+pie"})) == ["C3", "swap", "B2-B1"]


# A Genius room

ROOM = """
[20:01] Host: The game begins!
20:01 Red: C3-C4
[20:02] Red: C3
Blue: hm, let me see
Blue: b2
Blue: b2 b1
Red: D4
Blue: B2-B1

Blue: E1
"""


def test_a_room_is_judged_as_at_the_desk() -> None:
    game = read_room(ROOM, SMALL)
    assert turns(game) == GAME
    root = game.root
    assert root.comment == "[20:01] Host: The game begins!"
    assert root.rejected == [Submission(Side.X, "C3-C4")]
    c3 = root.children[0]
    assert c3.comment == "Blue: hm, let me see"
    assert c3.rejected == [Submission(Side.O, "b2")]
    assert c3.children[0].children[0].rejected == [Submission(Side.O, "B2-B1")]
    assert game.headers["X"] == "Red"


def test_a_room_knows_names_by_their_order() -> None:
    game = read_room("Ann: C3\nBen: A1\nAnn: E3\nCleo: well played", SMALL)
    assert (turns(game), game.headers) == (["C3", "A1", "E3"], {"X": "Ann", "O": "Ben"})
    assert game.cursor.comment == "Cleo: well played"


def test_a_room_may_leave_out_the_names() -> None:
    assert turns(read_room("C3\nB2 B1\nD4\nE1", SMALL)) == GAME


def test_a_room_without_a_turn_is_none() -> None:
    with pytest.raises(BadRecord, match="no line"):
        read_room("Ann: hello\nBen: Z9", SMALL)


# Abstract Play

RECORD = {
    "header": {
        "game": {"name": "Bug", "variants": ["size-3"]},
        "site": {"name": "Abstract Play", "gameid": "1234"},
        "date-start": "2026-01-02T03:04:05Z",
        "players": [{"name": "Ann", "result": 1}, {"name": "Ben", "result": 0}],
    },
    "moves": [["c3", "d2,d1"], [{"move": "b4", "result": []}, "a1"], ["resign", None]],
}


def test_an_abstract_play_record() -> None:
    game = read_abstract_play(json.dumps(RECORD))
    assert turns(game) == ["c3", "d2,d1", "b4", "a1"]
    assert (game.board.name, game.root.position.ruleset.name) == ("hexhex3", "iggc")
    assert game.headers == {
        "X": "Ann",
        "O": "Ben",
        "Date": "2026-01-02T03:04:05Z",
        "Site": "Abstract Play 1234",
        "Result": "o wins by resignation",
    }
    assert turns(game.in_coordinates("rows")) == GAME


def test_an_abstract_play_move_list() -> None:
    fields = {"rules": "iggc", "board": "hexhex3", "coordinates": "abstractplay"}
    assert turns(read_turns("1. c3 d2,d1 2. b4 a1", fields).in_coordinates("rows")) == GAME
    assert turns(read_abstract_play('["d4", "a1"]')) == ["d4", "a1"]


@pytest.mark.parametrize(
    ("text", "marked", "words"),
    [
        ('{"moves": [["c3", "z9"]]}', "z9", "'z9'"),
        ('{"moves": [["d4", "c3,a1"]]}', "a1", "not touch"),
        ('{"moves": ["a1", 3]}', "", "a text"),
        ('{"moves": 3}', '{"moves": 3}', "list of"),
        ('{"header": 3, "moves": []}', '{"header": 3, "moves": []}', "list of"),
        ('{"moves": [}', "}", "not JSON"),
    ],
)
def test_mistakes_in_abstract_play_records_are_found(text: str, marked: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        read_abstract_play(text)
    assert text[caught.value.start : caught.value.end] == marked


# Any of them


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Rules: genius\n\n1. C3", "record"),
        ("board: hexhex3\nC3", "record"),
        ("1. C3 {good}", "record"),
        ("{good} 1. C3", "record"),
        (json.dumps(RECORD), "abstractplay"),
        ('[["a1"]]', "abstractplay"),
        ("#hexhex3,genius,C3", "link"),
        ("hexhex3,genius,C3", "link"),
        ("_../..,genius", "link"),
        (ROOM, "room"),
        ("Ann: C3", "room"),
        ("1. C3 B2-B1", "turns"),
        ("c3,b2", "turns"),
        ("", "turns"),
    ],
)
def test_the_kind_of_a_text_is_found(text: str, kind: str) -> None:
    assert kind_of(text) == kind


@pytest.mark.parametrize("text", ["C3 B2-B1 D4 E1", "#hexhex3,genius,C3.B2-B1.D4.E1", "1. C3 {x} 2. B2-B1 D4 E1", ROOM])
def test_any_text_is_read_as_what_it_is(text: str) -> None:
    assert turns(read_any(text, SMALL)) == GAME


def test_bad_fields_are_told() -> None:
    with pytest.raises(BadRecord, match="no board"):
        read_turns("C3", {"board": "moon"})
