"""Games in the texts of other programs, and many games in one text."""

import pytest

from bug_engine import BadRecord, Game, Side, Submission, read_any, write_record
from bug_engine.coordinates import SYSTEMS, System
from bug_engine.formats.importers import import_many, import_one, kind_of, read_turns, systems_that_fit
from bug_engine.formats.letter import sealed
from bug_engine.formats.room import read_room
from tests.positions import turns_of

SMALL = {"board": "hexhex3"}
GAME = ["C3", "B2-B1", "D4", "E1"]

LETTER = "hexhex3,genius,id=k3,C3"


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
def test_a_list_may_have_any_separators(text: str) -> None:
    assert turns_of(read_turns(text, SMALL)) == GAME


@pytest.mark.parametrize(("system", "text"), [("rows", "A1 C3"), ("diagonals", "C1 C3"), ("abstractplay", "e1 c3")])
def test_turn_lists_are_read_in_each_system(system: System, text: str) -> None:
    game = read_turns(text, {"board": "hexhex3", "coordinates": system})
    assert game.position.text == "x../..../..o../..../..."
    assert system in systems_that_fit(text, SMALL)


def test_the_systems_in_which_a_list_is_legal() -> None:
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


def test_signs_that_judge_turns_of_a_list_are_comments() -> None:
    game = read_turns("1. C3? 2. B2-B1 $6 !", {"board": "hexhex3"})
    assert [node.comment for node in game.nodes] == ["", "?", "?!\n!"]


def test_a_sign_within_a_turn_of_several_words_is_of_the_turn() -> None:
    game = read_turns("C3 B2! B1? D4", {"board": "hexhex3"})
    assert [(str(node.played.turn), node.comment) for node in game.nodes if node.played] == [
        ("C3", ""),
        ("B2-B1", "!\n?"),
        ("D4", ""),
    ]


def test_turns_with_signs_begin_a_second_list() -> None:
    found = list(import_many("Rules: genius\nBoard: hexhex3\n\n1. C3??\n\n1. D4! 2. A1"))
    assert [[str(turn) for turn in each.game.turns] for each in found if each.game] == [["C3"], ["D4", "A1"]]


def test_a_list_may_end_with_a_resignation() -> None:
    game = read_turns("c3 a1 resign", SMALL)
    assert game.headers == {"Result": "o wins by resignation"}


def test_a_swap_in_a_list() -> None:
    assert turns_of(read_turns("c3 swap b2-b1", {"board": "hexhex3", "rules": "genius+pie"})) == ["C3", "swap", "B2-B1"]


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


def test_a_room_is_judged_like_a_desk() -> None:
    game = read_room(ROOM, SMALL)
    assert turns_of(game) == GAME
    root = game.root
    assert root.comment == "[20:01] Host: The game begins!"
    assert root.rejected == [Submission(Side.X, "C3-C4")]
    c3 = root.children[0]
    assert c3.comment == "Blue: hm, let me see"
    assert c3.rejected == [Submission(Side.O, "b2")]
    assert c3.children[0].children[0].rejected == [Submission(Side.O, "B2-B1")]
    assert game.headers["X"] == "Red"


def test_a_room_assigns_names_to_sides_by_their_order() -> None:
    game = read_room("Ann: C3\nBen: A1\nAnn: E3\nCleo: well played", SMALL)
    assert (turns_of(game), game.headers) == (["C3", "A1", "E3"], {"X": "Ann", "O": "Ben"})
    assert game.cursor.comment == "Cleo: well played"


def test_a_room_may_leave_out_the_names() -> None:
    assert turns_of(read_room("C3\nB2 B1\nD4\nE1", SMALL)) == GAME


def test_a_room_without_a_turn_is_an_error() -> None:
    with pytest.raises(BadRecord, match="no line"):
        read_room("Ann: hello\nBen: Z9", SMALL)


# Any of them


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Rules: genius\n\n1. C3", "record"),
        ("board: hexhex3\nC3", "record"),
        ("1. C3 {good}", "record"),
        ("{good} 1. C3", "record"),
        ('{"header": {}, "moves": []}', "abstractplay"),
        ('[["a1"]]', "abstractplay"),
        ("#hexhex3,genius,C3", "link"),
        ("hexhex3,genius,C3", "link"),
        ("https://example.org/bug/#hexhex3,genius,C3", "link"),
        ("file:///home/ann/bug.html#hexhex3,genius,C3", "link"),
        ("Ann: see https://example.org/#hexhex3,genius,C3", "link"),
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
def test_read_any_finds_the_form_of_a_text(text: str) -> None:
    assert turns_of(read_any(text, SMALL)) == GAME


def test_a_bad_field_is_an_error() -> None:
    with pytest.raises(BadRecord, match="no board"):
        read_turns("C3", {"board": "moon"})


# Many games in one text

RECORDS = """Rules: genius
Board: hexhex3

1. C3 {a comment

Rules: none} 2. B2-B1

X: Ann
Rules: iggc

Board: hexhex3

1. C3 2. C3

Rules: iggc
Board: moon
"""


def test_several_records_in_one_text() -> None:
    first, second, third = import_many(RECORDS)
    assert (first.kind, first.wrong) == ("record", None)
    assert first.game
    assert turns_of(first.game) == ["C3", "B2-B1"]
    assert second.game
    assert second.game.headers == {"X": "Ann"}
    assert second.wrong
    assert RECORDS[second.wrong.start : second.wrong.end] == "C3"
    assert (second.wrong.text, second.wrong.line) == (RECORDS, 13)
    assert third.game is None
    assert third.wrong
    assert (third.wrong.code, RECORDS[third.wrong.start : third.wrong.end]) == ("unknown_board", "moon")
    assert "".join(RECORDS[each.start : each.end] for each in (first, second, third)) == RECORDS


@pytest.mark.parametrize(
    ("rejected", "comment"),
    [("}", "My plans:\n#1"), ("{", "#1"), ("see #hexhex3,genius,C3", ""), ("{\n#1", "}"), ("]", "{{ #1\n#2")],
)
def test_what_a_player_wrote_in_a_record_does_not_split_it(rejected: str, comment: str) -> None:
    game = Game("genius", "hexhex3", headers={"Event": "{odd [x: #1"})
    game.annotate(rejected=[Submission(Side.X, rejected)]).play("C3").annotate(comment)
    text = write_record(game)
    (found,) = import_many(text)
    assert (found.wrong, found.game) == (None, game)
    found, link, again = import_many(f"{text}\n#hexhex3,genius,A1\n{text}")
    assert (found.game, link.kind, link.wrong, again.game) == (game, "link", None, game)


def test_a_link_on_each_line() -> None:
    found = list(import_many("#hexhex3,genius,C3\nhexhex3,moon\n\n#hexhex3,iggc,C3.A1\n"))
    assert [each.wrong.code if each.wrong else None for each in found] == [None, "unknown_ruleset", None]
    assert [turns_of(each.game) for each in found if each.game] == [["C3"], ["C3", "A1"]]


def test_whole_addresses_and_bare_links_on_separate_lines() -> None:
    one, two, bad = import_many("https://example.org/bug/#hexhex3,genius,C3\n#hexhex3,genius,A1\nfile:///b#hexhex9,x")
    assert one.game
    assert two.game
    assert [turns_of(each) for each in (one.game, two.game)] == [["C3"], ["A1"]]
    assert bad.wrong


@pytest.mark.parametrize(
    "text",
    [
        "(https://example.org/bug/#hexhex3,genius,C3)",
        "<#hexhex3,genius,C3>",
        "https://e.org/#hexhex3,genius,C3,",
        "hexhex3,genius,C3.",
        '"https://e.org/#hexhex3,genius,C3".',
        f"(https://e.org/#{sealed(LETTER)}).",
    ],
)
def test_a_link_may_be_in_brackets_or_at_the_end_of_a_sentence(text: str) -> None:
    (found,) = import_many(text)
    assert found.wrong is None
    assert found.game
    assert turns_of(found.game) == ["C3"]
    assert text[found.start : found.end].endswith((",C3", sealed(LETTER)))


@pytest.mark.parametrize(
    "text",
    [
        "Look: #hexhex3,genius,C3 and https://e.org/#hexhex3,genius,C3.A1, too!",
        "* #hexhex3,genius,C3\n* #hexhex3,genius,C3.A1\n",
        "1) #hexhex3,genius,C3\n2) #hexhex3,genius,C3.A1?from=mail",
        "Here are two:\n\n#hexhex3,genius,C3\n\nand after that\nhttps://e.org/?x=1#hexhex3,genius,C3.A1!\nBye, Ann",
        "Ann: #hexhex3,genius,C3 #hexhex3,genius,C3.A1",
    ],
)
def test_links_are_found_among_words(text: str) -> None:
    found = list(import_many(text))
    assert [each.wrong for each in found] == [None, None]
    assert [turns_of(each.game) for each in found if each.game] == [["C3"], ["C3", "A1"]]


def test_turns_next_to_a_link_are_not_ignored() -> None:
    (found,) = import_many("1. C3 2. B2-B1 #hexhex3,genius,C3", SMALL)
    assert found.wrong
    one, two = import_many("1. C3 2. B2-B1\n#hexhex3,genius,C3", SMALL)
    assert [each.game and turns_of(each.game) for each in (one, two)] == [["C3", "B2-B1"], ["C3"]]


def test_a_list_that_begins_with_1_after_a_blank_line_is_another_game() -> None:
    found = list(import_many("\n\n1. C3 2. B2-B1\n \n1. C3 2. E1\n\n3. A1", SMALL))
    assert [each.game and turns_of(each.game) for each in found] == [["C3", "B2-B1"], ["C3", "E1", "A1"]]


@pytest.mark.parametrize(
    "text",
    [
        "1.\n" + " \n" * 30_000 + "x",
        "a1" * 30_000,
        "?" * 60_000,
        "\n" * 60_000 + "1.",
        "[" * 100_000,
        "Rules: genius\n\n" + "[\\" * 50_000,
        "Rules: genius\n\n" + "{" * 100_000,
        "C3\n" + '[{"a": [\n' * 50_000,
    ],
)
def test_blank_and_long_texts_are_read_fast(text: str) -> None:
    """Regular expressions that tried every split, or searched for the end of each bracket, took from 30 to 300 s."""
    assert len(list(import_many(text, SMALL))) == 1


def test_the_last_dots_of_a_drawing_are_cells() -> None:
    assert len(read_any("#_../..,genius").board) == len(read_any("(#_../..,genius).").board) == 4
    assert len(read_any("#.../..../....././...").board) == 16


MIXED = """#hexhex3,genius,C3

Rules: genius
Board: hexhex3

1. C3 {https://example.org/
#hexhex3,genius,A1
} 2. Z9

(https://example.org/#hexhex3,genius,A1.Z8)
C3 B2-B1 Z7
"""


def test_forms_may_be_mixed_and_each_mistake_has_its_line() -> None:
    found = list(import_many(MIXED, SMALL))
    assert [each.kind for each in found] == ["link", "record", "link", "turns"]
    assert [turns_of(each.game) for each in found if each.kind != "record" and each.game] == [
        ["C3"],
        ["A1"],
        ["C3", "B2-B1"],
    ]
    wrong = [each.wrong for each in found]
    assert [bad and (bad.line, MIXED[bad.start : bad.end]) for bad in wrong] == [
        None,
        (8, "Z9"),
        (10, "Z8"),
        (11, "Z7"),
    ]


def test_a_link_in_a_log_belongs_to_the_log() -> None:
    (found,) = import_many("Red: C3\nBlue: look\n#hexhex3,genius,A1\nBlue: B2-B1", SMALL)
    assert found.game
    assert (found.kind, turns_of(found.game)) == ("room", ["C3", "B2-B1"])


def test_a_list_is_read_in_the_first_coordinates_that_it_fits() -> None:
    (found,) = import_many("b5", SMALL)
    assert found.coordinates == ("diagonals",)
    assert found.game
    assert found.game.board.coordinates == "diagonals"
    (found,) = import_many("b5", {**SMALL, "coordinates": "rows"})
    assert found.wrong


def test_import_one_returns_the_first_of_many_games_with_a_mistake() -> None:
    found = import_one("#hexhex3,genius,C3 #hexhex3,genius")
    assert found.wrong
    assert found.wrong.code == "many_games"
    assert found.game
    assert turns_of(found.game) == ["C3"]


RECORD = "Rules: genius\nBoard: hexhex3\nX: A1 Ann\n\n{Well\n\n1. said} 1. C3 2. B2-B1 (\n\n1. A1) 3. A1"


@pytest.mark.parametrize("note", ["", " {good}"])
def test_lists_after_a_record_are_games_of_their_own(note: str) -> None:
    text = f"{RECORD}\n\n1. C3 2. B2-B1{note} 3. D4\n\n{RECORD}\n \n1. E1{note}"
    found = list(import_many(text, {"board": "hexhex3", "coordinates": "rows"}))
    assert [each.game and len(each.game.turns) for each in found] == [3, 3, 3, 1]
    assert not any(each.wrong for each in found)


def test_lists_after_a_record_that_is_refused_are_read() -> None:
    text = "Rules: genius\nBoard: hexhex3\n\n1. C3 2. Z9\n\n1. C3 2. B2-B1\n\n1. A1"
    found = list(import_many(text, {"board": "hexhex3", "coordinates": "rows"}))
    assert [each.wrong and each.wrong.code for each in found] == [found[0].wrong and found[0].wrong.code, None, None]
    assert [len(each.game.turns) for each in found[1:] if each.game] == [2, 1]
