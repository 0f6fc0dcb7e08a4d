"""Every mistake in a text has a code with parameters, so that a page can say it in the reader's language."""

from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import get_args
from zlib import compress

import pytest

from bug_engine import BadText
from bug_engine.drawing import Drawing
from bug_engine.formats import letter
from bug_engine.formats.abstract_play import write_state
from bug_engine.formats.fields import BadGame
from bug_engine.formats.importers import read_any
from bug_engine.formats.link import read as read_link
from bug_engine.formats.record import read as read_record
from bug_engine.formats.room import read_room
from bug_engine.library.backup import games_in
from bug_engine.position import Position
from bug_engine.text_error import Code, CodedError

HEAD = "Rules: genius\nBoard: hexhex3\n\n"
WIDE = "." * 33
LETTER = "hexhex3,genius,id=k3"
LONG = "record=" + urlsafe_b64encode(compress(b" " * 50_001)).decode().rstrip("=")


def read_letter(text: str) -> object:
    """Read a letter with its checksum."""
    return letter.read(letter.sealed(text))


CASES: list[tuple[Callable[[str], object], str, Code, dict[str, str | int]]] = [
    (read_link, "_,genius", "no_cell", {}),
    (read_link, f"{WIDE}/.,genius", "too_wide", {"limit": 32}),
    (read_link, "./?,genius", "bad_mark", {"mark": "?"}),
    (read_link, "moon,genius", "unknown_board", {"board": "moon"}),
    (Position.from_text, "./..../.", "unknown_rows", {"rows": "1-4-1"}),
    (
        read_link,
        "hexhex2,genius,start=../..",
        "wrong_rows",
        {"board": "hexhex2", "expected": "2-3-2", "found": "2-2"},
    ),
    (Position.from_fen, "../.../.. x 0 genius", "bad_fen", {}),
    (Position.from_fen, "../.../.. z 0 genius hexhex2", "bad_mover", {"mover": "z"}),
    (Position.from_fen, "../.../.. x 9 genius hexhex2", "bad_setup", {"setup": "9"}),
    (read_link, "hexhex3,go", "unknown_ruleset", {"ruleset": "go"}),
    (read_link, "hexhex3,all+fast", "unknown_switch", {"switch": "fast"}),
    (read_link, "hexhex3,all+setup=9", "bad_switch", {"ruleset": "all+setup=9"}),
    (read_link, "hexhex3,genius,coordinates=maps", "unknown_coordinates", {"coordinates": "maps"}),
    (read_link, "hexhex3,genius,mover=X", "bad_mover", {"mover": "X"}),
    (read_link, "hexhex3,genius,setup=some", "bad_setup", {"setup": "some"}),
    (read_link, "hexhex3,genius,C3.C3", "illegal_turn", {"turn": "C3"}),
    (read_link, "", "no_board", {}),
    (
        read_link,
        "hexhex3,genius,size=3",
        "unknown_option",
        {"option": "size", "options": "coordinates, start, mover, setup, starts, result"},
    ),
    (read_link, "hexhex3,genius,mover=x,mover=x", "option_twice", {"option": "mover"}),
    (read_link, "hexhex3,genius,C3,A1,A2", "too_many_lists", {}),
    (read_link, "x" * 30_001, "long_link", {"limit": 30_000}),
    (read_link, LONG, "long_record", {"limit": 50_000}),
    (letter.read, LETTER + ",C3", "cut_letter", {}),
    (letter.read, LETTER + ",C3,sum=1sstj1w", "changed_letter", {}),
    (read_letter, "hexhex3,genius,x=%252Cid%253Dk3", "no_id", {}),
    (read_link, "hexhex3,genius,result=x-luck", "bad_option", {"option": "result", "value": "x-luck"}),
    (read_letter, LETTER + ",days=0", "bad_option", {"option": "days", "value": "0"}),
    (read_letter, LETTER + ",C3.yes", "bad_entry", {"entry": "yes"}),
    (read_letter, LETTER + ",o:resign.C3", "entry_over", {"entry": "C3"}),
    (read_letter, LETTER + ",o:C3", "entry_not_your_turn", {"entry": "o:C3"}),
    (read_letter, LETTER + ",C3.x:yes", "entry_no_offer", {"entry": "x:yes"}),
    (read_letter, LETTER + ",C3.o:back0", "entry_bad_offer", {"entry": "o:back0"}),
    (read_letter, LETTER + ",C3.x:time", "entry_no_clock", {"entry": "x:time"}),
    (read_letter, LETTER + ",clock=genius,C3~0.x:time~9", "entry_not_up", {"entry": "x:time~9"}),
    (read_letter, LETTER + ",C3~40.B2-B1~39", "entry_before", {"entry": "B2-B1~39"}),
    (read_letter, LETTER + ",clock=genius,C3", "entry_no_stamp", {"entry": "C3"}),
    (read_letter, LETTER + ",C3^1", "entry_unseen", {"entry": "C3^1"}),
    (read_letter, LETTER + "," + ".".join(["C3", *["x:back0", "o:no"] * 1000]), "entry_too_many", {"entry": "o:no"}),
    (read_record, "Date: a\nDate: b\n", "header_twice", {"header": "Date"}),
    (read_record, HEAD + "C3 [C4]", "bad_submission", {}),
    (read_record, HEAD + "C3 ()", "empty_variation", {}),
    (read_record, HEAD + "C3 (A1", "open_variation", {}),
    (read_record, HEAD + "C3 {no end", "open_comment", {}),
    (read_record, HEAD + "C3 [x: A1", "open_submission", {}),
    (read_record, HEAD + "(C3)", "no_turn_to_vary", {}),
    (read_record, HEAD + "C3 )", "no_open_variation", {}),
    (read_record, HEAD + "C3 @ A1 @", "second_cursor", {}),
    (read_record, HEAD + "C3 ]", "stray_mark", {"mark": "]"}),
    (read_room, "hello", "no_legal_turn", {}),
    (read_any, "[" * 100_000, "deep_json", {}),
    (read_any, "[" * 1002 + "]" * 1002, "deep_json", {}),
    (read_any, '{"a":' * 1002 + "1" + "}" * 1002, "deep_json", {}),
    (read_any, '{"format": "abstractplay-playground", "state": "' + "[" * 1002 + '"}', "deep_json", {}),
    (
        lambda text: list(games_in(text)),
        '{"bug_library": 1, "games": ' + "[" * 1002 + "]" * 1002 + "}",
        "bad_backup",
        {},
    ),
    (read_any, '{"moves": 3}', "no_moves", {}),
    (read_any, "[[3]]", "bad_move", {}),
    (read_any, '{"game": "hex", "stack": [{}]}', "other_game", {"game": "hex"}),
    (read_any, "hexhex3,genius hexhex3,genius", "many_games", {}),
    (lambda text: write_state(read_any(text)), "hexhex3,genius", "not_abstract_play", {}),
    (lambda text: list(games_in(text)), '{"bug_library": 2, "games": []}', "bad_backup", {}),
]


@pytest.mark.parametrize(("read", "text", "code", "params"), CASES)
def test_a_mistake_has_its_code_and_parameters(
    read: Callable[[str], object], text: str, code: Code, params: dict[str, str | int]
) -> None:
    with pytest.raises(CodedError) as caught:
        read(text)
    assert (caught.value.code, caught.value.params) == (code, params)
    assert caught.value.message


def test_a_black_cell_is_named_with_its_board() -> None:
    board = Position.initial("green-meadow").board
    with pytest.raises(BadText) as caught:
        Drawing("/".join("." * len(row) for row in board.rows)).stones(board)
    assert (caught.value.code, caught.value.params["board"]) == ("black_cell", "green-meadow")


def test_json_with_a_mistake_has_its_place() -> None:
    with pytest.raises(BadText) as caught:
        read_any('{"moves": [}')
    assert (caught.value.code, caught.value.params, caught.value.start) == ("bad_json", {}, 11)


@pytest.mark.parametrize("text", ["hexhex3,genius,C3.C3", HEAD + "C3 C3", "C3 C3"])
def test_an_illegal_turn_has_its_refusal(text: str) -> None:
    with pytest.raises(BadGame) as caught:
        read_any(text, {"board": "hexhex3"})
    assert caught.value.refusal is not None
    assert caught.value.refusal.code == "occupied"


def test_every_code_has_a_case() -> None:
    assert {code for _, _, code, _ in CASES} | {"black_cell", "bad_json"} == set(get_args(Code))
