"""Where a letter's mistakes are and what they are called, and what is written at the limits of a letter."""

from urllib.parse import quote

import pytest

from bug_engine import BadLink, Side
from bug_engine.formats import letter
from bug_engine.table.shared import MAX_ENTRIES, Shared

BEGUN = "hexhex3,genius,id=k3"
X, O = Side.X, Side.O  # noqa: E741


def read(rest: str) -> Shared:
    return letter.read(letter.sealed(f"{BEGUN},{rest}".rstrip(",")))


def mistake(rest: str) -> tuple[BadLink, str]:
    """Return the mistake in a letter, and the part that it marks."""
    with pytest.raises(BadLink) as caught:
        read(rest)
    bad = caught.value
    return bad, bad.text[bad.start : bad.end]


def test_a_letter_is_read_if_it_was_escaped_three_times_and_no_more() -> None:
    text = letter.sealed(f"{BEGUN},x=J%C3%B6,C3")
    thrice = quote(quote(quote(text)))
    assert letter.write(letter.read(thrice)) == letter.write(letter.read(text))
    assert letter.is_letter(thrice)
    assert not letter.is_letter(quote(thrice))
    with pytest.raises(BadLink):
        letter.read(quote(thrice))


def test_a_start_with_cells_that_are_missing_is_written_without_a_number_sign() -> None:
    text = letter.write(read("start=x../..*./...../..../..o,mover=o"))
    assert "#" not in text
    assert "start=x../..*./...../..../..o," in text
    assert letter.write(letter.read(text)) == text


def test_a_letter_without_entries_keeps_the_end_of_a_name() -> None:
    assert letter.write(read("x=Max%20X").named(O, "X")).startswith(f"{BEGUN},from=x,x=Max%20X,o=X,sum=")


def test_a_whole_letter_without_a_board_says_so() -> None:
    with pytest.raises(BadLink) as caught:
        letter.read(letter.sealed(""))
    assert caught.value.code == "no_board"


def test_a_wrong_checksum_is_marked() -> None:
    text = letter.sealed(f"{BEGUN},C3").replace("C3", "C2")
    with pytest.raises(BadLink) as caught:
        letter.read(text)
    bad = caught.value
    assert (bad.code, bad.text, bad.text[bad.start : bad.end]) == ("changed_letter", text, text[-7:])


def test_the_end_of_a_cut_letter_is_marked() -> None:
    with pytest.raises(BadLink) as caught:
        letter.read(f"#{quote(BEGUN)}")
    assert (caught.value.code, caught.value.text, caught.value.start) == ("cut_letter", BEGUN, len(BEGUN))


@pytest.mark.parametrize(
    ("rest", "code", "marked"),
    [
        ("days=0", "bad_option", "0"),
        ("days=100", "bad_option", "100"),
        ("from=z", "bad_option", "z"),
        ("clock=9x,C3", "bad_option", "9x"),
        ("since=2026-02-30T10:05Z", "bad_option", "2026-02-30T10:05Z"),
        ("mover=z,C3", "bad_mover", "z"),
        ("C3.yes", "bad_entry", "yes"),
        ("C3.%25", "bad_entry", "%"),
        ("C3.o:yes", "entry_no_offer", "o:yes"),
        ("C3.o:C3", "illegal_turn", "C3"),
        ("C3.C3", "illegal_turn", "C3"),
        ("C3.o:back0^9", "entry_unseen", "o:back0^9"),
        ("C3~40.B2-B1~30", "entry_before", "B2-B1~30"),
    ],
)
def test_a_mistake_has_its_place(rest: str, code: str, marked: str) -> None:
    bad, found = mistake(rest)
    assert (bad.code, found) == (code, marked)


def test_the_values_of_a_mistake() -> None:
    assert mistake("days=0")[0].params == {"option": "days", "value": "0"}
    assert mistake("clock=9x")[0].params == {"option": "clock", "value": "9x"}
    assert mistake("C3.yes")[0].params == {"entry": "yes"}
    assert mistake("C3.o:yes")[0].params == {"entry": "o:yes"}
    assert mistake("C3.C3")[0].params == {"turn": "C3"}


def test_the_second_list_of_entries_is_marked() -> None:
    bad, _ = mistake("C3,D4")
    assert (bad.code, bad.start) == ("too_many_lists", len(f"{BEGUN},C3,"))


def test_a_letter_has_as_many_entries_as_a_game_and_no_more() -> None:
    pairs = ".".join(["x:back0.o:no"] * (MAX_ENTRIES // 2 - 1))
    assert sum(map(len, read(f"C3.A1.{pairs}").entries)) == MAX_ENTRIES
    bad, marked = mistake(f"C3.A1.{pairs}.x:resign")
    assert (bad.code, marked) == ("entry_too_many", "x:resign")


def test_each_side_has_its_name() -> None:
    assert read("x=Ann,o=Ben").terms.names == ("Ann", "Ben")
    assert read("o=Ben").terms.names == ("", "Ben")


def test_days_are_cut_to_their_limit() -> None:
    assert read("days=99").terms.days == letter.MAX_DAYS
    assert read("days=60").terms.days == 60
    assert read("").terms.days is None


@pytest.mark.parametrize(
    ("entry", "code", "marked"),
    [
        ("no!", "bad_entry", "no!"),
        ("yes", "entry_no_offer", "yes"),
        ("C3", "illegal_turn", "C3"),
        ("x:C3", "illegal_turn", "C3"),
    ],
)
def test_an_entry_that_can_not_be_added_is_marked_itself(entry: str, code: str, marked: str) -> None:
    with pytest.raises(BadLink) as caught:
        letter.added(read("C3"), O, entry)
    bad = caught.value
    assert (bad.code, bad.text, bad.text[bad.start : bad.end]) == (code, entry, marked)


def test_an_entry_is_added_with_its_stamp() -> None:
    assert letter.write(letter.added(read("C3~3"), O, "B2-B1", 5)).startswith(f"{BEGUN},from=x,C3~3.B2-B1~5,")


def test_the_times_of_turns_are_those_between_their_stamps() -> None:
    seconds = [node.seconds for node in letter.game_of(read("C3~40.B2-B1~75.A1~75")).cursor.line]
    assert seconds[-3:] == [40, 35, 0]
    unknown = [node.seconds for node in letter.game_of(read("C3.B2-B1~75.A1~80")).cursor.line]
    assert unknown[-3:] == [None, None, 5]


def test_the_game_of_a_letter_says_how_it_ended_before_the_board_decided_it() -> None:
    timed = read("clock=genius,C3~0")
    for side, winner in ((X, "o"), (O, "x")):
        resigned = letter.game_of(timed.add(side, "resign", 5))
        assert resigned.headers == {"Result": f"{winner} wins by resignation"}
    assert letter.game_of(timed.add(O, "time", 700)).headers == {"Result": "x wins on time"}
    played = letter.read(letter.sealed(".,genius,id=k3,A1"))
    assert played.standing.ending
    for game in (timed, played):
        assert letter.game_of(game).headers == {}


def test_the_copy_for_those_who_watch_has_all_but_the_id_and_its_copy_is_itself() -> None:
    shared = read("mover=o,x=Ann,o=Ben,clock=4+0/1,C3~4.B2-B1~9.x:back1~9")
    copy = letter.read(letter.write(shared, watching=True))
    assert copy.terms.id == letter.WATCHING
    assert (copy.terms.names, copy.entries) == (shared.terms.names, shared.entries)
    assert letter.write(copy) == letter.write(copy, watching=True)
