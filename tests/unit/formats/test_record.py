"""The record: its text, that nothing is lost, and that mistakes are found."""

import pytest

from bug_engine import BadRecord, Game, Side, Submission, read_record, write_record
from bug_engine.formats.importers import import_one, read_turns
from bug_engine.formats.record import WIDTH, starts
from bug_engine.formats.results import result_text
from bug_engine.game import MAX_SECONDS
from bug_engine.result import Result

WHOLE = """\
Rules: iggc+pie
Board: __.../_..../..*../..../...
Coordinates: diagonals
Start: .../..../..#../..../..x
Mover: o
X: Ann
O: Ben \\\\o/
Clock: 90+600/10
Date: 2026-11-21

{A friendly game.
Two lines.} [o: C3 \\] hm] 1. swap 12.5s {Why {not\\}?} (1. A3 {or \\\\ this} 2. E1 [x 3s: B2] (2. D1 3. A5)
3. E3) 2. C1 @ [o 30s: Z9] (2. E1) 3. A3
"""


def shown(game: Game) -> list[object]:
    """Everything in a game, in order."""
    index = {id(node): i for i, node in enumerate(game.nodes)}
    return [
        game.root.position,
        game.board.names,
        game.headers,
        index[id(game.cursor)],
        *(
            (
                index[id(node.parent)] if node.parent else None,
                str(node.played.turn) if node.played else "",
                node.position,
                node.comment,
                node.seconds,
                node.rejected,
            )
            for node in game.nodes
        ),
    ]


def test_everything_in_a_record_is_read() -> None:
    game = read_record(WHOLE)
    root, swap = game.root, game.root.children[0]
    assert (game.board.coordinates, root.position.mover, root.position.ruleset.text) == ("diagonals", 1, "iggc+pie")
    assert game.headers == {"X": "Ann", "O": "Ben \\o/", "Clock": "90+600/10", "Date": "2026-11-21"}
    assert root.comment == "A friendly game.\nTwo lines."
    assert root.rejected == [Submission(Side.O, "C3 ] hm")]
    assert (str(swap.played and swap.played.turn), swap.seconds, swap.comment) == ("swap", 12.5, "Why {not}?")
    variation = root.children[1]
    assert variation.comment == "or \\ this"
    assert [str(child.played.turn) for child in variation.children if child.played] == ["E1", "D1"]
    assert variation.children[0].rejected == [Submission(Side.X, "B2", 3.0)]
    assert [str(turn) for turn in game.turns] == ["swap", "C1"]
    assert game.cursor.rejected == [Submission(Side.O, "Z9", 30.0)]


def test_everything_in_a_record_is_written_again() -> None:
    game = read_record(WHOLE)
    again = read_record(write_record(game))
    assert shown(again) == shown(game)
    assert write_record(again) == write_record(game)


def test_signs_that_judge_turns_are_read_as_comments() -> None:
    begun = "Rules: genius\nBoard: hexhex3\n\n"
    game = read_record(f"{begun}1. C3?? {{late}} 2. B2-B1 !? (2. A1? 3. E1) 3. D4 $6 4. E3-E2 $99")
    assert [str(turn) for turn in game.turns] == ["C3", "B2-B1", "D4", "E3-E2"]
    first = game.root.children[0]
    assert [node.comment for node in (first, *first.children)] == ["??\nlate", "!?", "?"]
    assert {node.comment for node in game.nodes} >= {"?!", "$99"}
    with pytest.raises(BadRecord, match=r"'C3\?!x' is not a cell"):
        read_record(f"{begun}1. C3?!x")


def test_records_and_lists_read_signs_in_the_same_way() -> None:
    for text in ("C3 $6 B2-B1", "C3$1 ?! B2-B1!?!", "! C3 $7 $140 B2-B1? ?", "C3 B2-B1"):
        of_record, of_list = read_record(f"Board: hexhex3\n\n{text}"), read_turns(text, {"board": "hexhex3"})
        assert of_record.turns == of_list.turns
        assert [node.comment for node in of_record.nodes] == [node.comment for node in of_list.nodes]


def test_a_short_record_is_short() -> None:
    game = Game("genius", "hexhex3").play("C3").play("B2-B1")
    assert write_record(game) == "Rules: genius\nBoard: hexhex3\nCoordinates: rows\n\n1. C3 2. B2-B1\n"


def test_a_finished_game_has_its_result() -> None:
    game = Game("genius", ".").play("A1")
    assert "Result: o wins, margin 0" in write_record(game)
    assert read_record(write_record(game)).headers == {}
    game.headers["Result"] = "o wins by time"
    assert read_record(write_record(game)).headers == {"Result": "o wins by time"}


def test_a_win_by_the_handicap_says_so() -> None:
    assert result_text(Result(winner=Side.O, reason="handicap", margin=2)) == "o wins by the handicap, margin 2"
    assert result_text(Result(winner=Side.X, reason="no_growth", margin=0)) == "x wins, margin 0"


def test_long_records_are_wrapped() -> None:
    game = Game("genius", "hexhex5")
    while game.result is None:
        game.play(next(iter(game.position.legal_turns)))
    text = write_record(game)
    assert max(map(len, text.splitlines())) <= 100
    assert read_record(text).turns == game.turns


def lines_of_turns(comment: str, *, before: bool = False) -> list[str]:
    """Return the lines of a record of one turn with a comment after it or before it."""
    game = Game("genius", "hexhex3").play("C3")
    (game.root if before else game.cursor).comment = comment
    text = write_record(game)
    assert shown(read_record(text)) == shown(game)
    return text.partition("\n\n")[2].splitlines()


def test_a_line_may_be_as_wide_as_the_widest() -> None:
    fits = WIDTH - len("1. C3 {}")
    assert list(map(len, lines_of_turns("a" * fits))) == [WIDTH]
    assert lines_of_turns("a" * (fits + 1)) == ["1. C3", "{" + "a" * (fits + 1) + "}"]


def test_the_width_of_a_line_is_counted_from_the_last_line_of_a_comment() -> None:
    fits = WIDTH - len("} 1. C3")
    assert list(map(len, lines_of_turns("b" * 60 + "\n" + "a" * fits, before=True)))[1:] == [WIDTH]
    later = lines_of_turns("b" * 60 + "\n" + "a" * (fits + 1), before=True)
    assert later[1:] == ["a" * (fits + 1) + "} 1.", "C3"]


def test_nothing_is_between_a_variation_and_its_brackets() -> None:
    game = Game("genius", "hexhex3").play("C3").play("B2-B1").undo().play("A1")
    (line,) = write_record(game).partition("\n\n")[2].splitlines()
    assert line == "1. C3 2. B2-B1 (2. A1 @)"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.0, "0s"), (10.0, "10s"), (100.0, "100s"), (2.5, "2.5s"), (0.125, "0.125s"), (1.23456, "1.235s")],
)
def test_seconds_are_written_without_needless_digits(seconds: float, text: str) -> None:
    game = Game("genius", "hexhex3").play("C3")
    game.cursor.seconds = seconds
    assert write_record(game).endswith(f"1. C3 {text}\n")


def test_a_longer_time_than_the_longest_is_read_as_the_longest() -> None:
    read = read_record("Rules: genius\nBoard: hexhex3\n\n1. C3 999999999.9s [x 100000000s: Z9]").cursor
    assert (read.seconds, read.rejected[0].seconds) == (MAX_SECONDS, MAX_SECONDS)


@pytest.mark.parametrize("seconds", [-0.1, MAX_SECONDS + 1, float("nan"), float("inf")])
def test_a_time_that_could_not_be_read_again_is_not_written(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds must be from 0 to 99999999"):
        write_record(Game("genius", "hexhex3").play("C3").annotate(seconds=seconds))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("between", ["", "\n", "\n\n\n"])
def test_each_of_many_records_begins_at_its_headers(count: int, between: str) -> None:
    each = "X: Ann\nRules: genius\nBoard: hexhex3\n\n1. C3 {Rules: none}\n" + between
    assert starts(each * count) == [i * len(each) for i in range(count)]
    alone = "Rules: genius\n\nBoard: hexhex3\n\n"
    assert starts(alone) == [0], "headers of one record, with a gap"
    assert starts(alone * count) == [i * len(alone) for i in range(count)], "nothing but headers"


@pytest.mark.parametrize("name", ["a", "A9", "Played in", "x_y-z"])
def test_a_header_may_have_a_name_that_can_begin_a_line(name: str) -> None:
    game = Game("genius", "hexhex3")
    game.headers = {name: "here: \\ there\nand {so} on"}
    assert read_record(write_record(game)).headers == game.headers


@pytest.mark.parametrize("end", "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029")
def test_a_sign_that_only_python_takes_for_the_end_of_a_line_ends_no_header(end: str) -> None:
    """A game with such a name could be stored, and not be opened again: it seemed to be two."""
    game = Game("genius", "hexhex3", headers={"X": f"Ann{end}B2", "Event": f"a{end}Rules: b"}).play("C3")
    found = import_one(write_record(game))
    assert (found.wrong, found.game and found.game.headers) == (None, game.headers)
    assert starts(write_record(game) * 2) == [0, len(write_record(game))]


def test_numbers_line_ends_and_order_do_not_matter() -> None:
    text = "board: hexhex3\r\nPlace: here\r\n\r\nC3 7. B2-B1\r\n9... d4 {x}{y}"
    game = read_record(text)
    assert list(map(str, game.turns)) == ["C3", "B2-B1", "D4"]
    assert (game.headers, game.cursor.comment) == ({"Place": "here"}, "x\ny")


def test_a_record_without_headers_takes_the_given_fields() -> None:
    assert read_record("1. g1", {"board": "hexhex4", "coordinates": "abstractplay"}).board.coordinates == "abstractplay"
    assert read_record("").turns == ()


HEAD = "Rules: genius\nBoard: hexhex3\n\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "marked", "words"),
    [
        ("Rules: go\n\nC3", 1, 8, "go", "no rule set 'go'"),
        ("Rules: all+\n", 1, 8, "all+", "no switch ''"),
        ("Board: ../.y\n", 1, 12, "y", "'y'"),
        ("Board: moon\n", 1, 8, "moon", "no board 'moon'"),
        ("Coordinates: maps\n", 1, 14, "maps", "no coordinates"),
        ("Board: hexhex2\nStart: xx/.../z.\n", 2, 15, "z", "'z'"),
        ("Mover: X\n", 1, 8, "X", "x or o"),
        ("Setup: some\n", 1, 8, "some", "number"),
        ("Board: hexhex2\nDate: a\nDate: b\n", 3, 7, "b", "appears twice"),
        (HEAD + "1. C3 2. C3", 4, 10, "C3", "occupied"),
        (HEAD + "1. C3\n2. B2-Z1 3. D4", 5, 7, "Z1", "'Z1'"),
        (HEAD + "1. C3 2. B2", 4, 10, "B2", "not over"),
        (HEAD + "1. C3 {no end", 4, 7, "{", "not closed"),
        (HEAD + "1. C3 [x: C4", 4, 7, "[", "not closed"),
        (HEAD + "1. C3 [C4]", 4, 7, "[C4]", "looks like"),
        (HEAD + "1. C3 (1. A1", 4, 7, "(", "not closed"),
        (HEAD + "(1. C3)", 4, 1, "(", "no turn to vary"),
        (HEAD + "1. C3 ((1. A1))", 4, 8, "(", "begins with a turn"),
        (HEAD + "1. C3 ()", 4, 8, ")", "begins with a turn"),
        (HEAD + "1. C3 )", 4, 7, ")", "no open variation"),
        (HEAD + "1. C3 @ 2. A1 @", 4, 15, "@", "appears twice"),
        (HEAD + "1. C3 ]", 4, 7, "]", "no meaning"),
    ],
)
def test_mistakes_are_found(text: str, line: int, column: int, marked: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        read_record(text)
    bad = caught.value
    assert (bad.line, bad.column, text[bad.start : bad.end]) == (line, column, marked)
    drawn, under = bad.drawing.split("\n")
    assert drawn == text.split("\n")[line - 1]
    assert under == " " * (column - 1) + "^" * len(marked)


def test_the_part_before_a_mistake_is_kept() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(HEAD + "1. C3 {good} (1. A1) 2. B2-B1 3. Z9 4. E3")
    game = caught.value.game
    assert game is not None
    assert (len(list(game.nodes)), game.root.children[0].comment) == (4, "good")
    with pytest.raises(BadRecord) as caught:
        read_record("Rules: go")
    assert caught.value.game is None


@pytest.mark.parametrize("name", ["Board", "rules", "SETUP", "", "a:b", "7", " a", "a ", "two\nlines"])
def test_header_names_that_can_not_be_read_back_are_refused(name: str) -> None:
    game = Game("genius", "hexhex3")
    game.headers[name] = "x"
    with pytest.raises(ValueError, match="header"):
        write_record(game)


# The tree


def branching() -> Game:
    return read_record(HEAD + "1. C3 2. A1 (2. A2 3. E1) (2. A3 3. E2 (3. E3)) 3. D4")


def test_promote_makes_a_line_the_main_line() -> None:
    game = branching()
    e3 = game.root.children[0].children[2].children[1]
    game.promote(e3)
    assert [str(node.played.turn) for node in game.root.end.line if node.played] == ["C3", "A3", "E3"]
    assert len(list(game.nodes)) == 9
    assert write_record(game).endswith("1. C3 2. A3 (2. A1 3. D4 @) (2. A2 3. E1) 3. E3 (3. E2)\n")


def test_delete_removes_a_line() -> None:
    game = branching()
    first = game.root.children[0]
    game.delete(first.children[1])
    assert write_record(game).endswith("1. C3 2. A1 (2. A3 3. E2 (3. E3)) 3. D4\n")
    game.delete(first)
    assert game.cursor is game.root
    assert game.turns == ()
    with pytest.raises(ValueError, match="start"):
        game.delete(game.root)


def test_a_game_is_written_in_other_coordinates() -> None:
    game = read_record(WHOLE)
    copy = game.in_coordinates("abstractplay")
    assert copy.board.coordinates == "abstractplay"
    assert shown(copy.in_coordinates("diagonals")) == shown(game)
    assert "1. swap" in write_record(copy)


def test_deep_variations_are_read_and_written() -> None:
    game = Game("genius", "hexhex8")
    for turn in range(60):
        turns = iter(game.position.legal_turns)
        first, second = next(turns), next(turns)
        game.play(first if turn % 2 else second).undo().play(second if turn % 2 else first)
    assert shown(read_record(write_record(game))) == shown(game)
