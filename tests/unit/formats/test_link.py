"""The link: it is short and plain, and names any mistake in it."""

import zlib
from base64 import urlsafe_b64encode

import pytest

from bug_engine import BadLink, BadText, Game, Position, read_link, read_record, write_link, write_record
from bug_engine.formats.importers import import_many
from bug_engine.formats.link import MAX_LINK, MAX_RECORD, write_whole


def turns(game: Game) -> list[str]:
    return [str(node.played.turn) for node in game.root.end.line if node.played]


def test_a_link_is_short() -> None:
    game = Game("genius", "hexhex4").play("D4").play("C3-C2").play("A1").undo()
    assert write_link(game) == "hexhex4,genius,D4.C3-C2,A1"
    assert write_link(Game("iggc", "hexhex5")) == "hexhex5,iggc"


@pytest.mark.parametrize(
    "link",
    [
        "hexhex4",
        "hexhex4,genius",
        "#hexhex4,genius,d4.c3-c2,a1",
        "hexhex4,genius,,d4",
        "hexhex4,genius,d4;c3-c2 a1",
        "hexhex4,chosen+merging+setup=1,d4.a1,b2",
        "green-meadow,green-meadow,coordinates=diagonals,d1.c2",
        "green-meadow-7,green-meadow,coordinates=diagonals,b6.c3",
        "hexhex4,iggc,coordinates=abstractplay,d4.c4-c3",
        "hexhex3,genius+pie,c3.swap,b2-b1",
        "_.../.*../...,genius,start=x../.*../..o,mover=o,a3",
        "hexhex3,green-meadow,start=x../..*./...../..../...,mover=o,setup=1,e3",
        "hexhex4%2Cgenius%2Cd4.c3-c2",
    ],
)
def test_links_are_read_and_written_back(link: str) -> None:
    game = read_link(link)
    again = read_link(write_link(game))
    assert (turns(again), again.turns, again.root.position) == (turns(game), game.turns, game.root.position)
    assert again.board.names == game.board.names
    assert not set(write_link(game)) - set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~,+=/*")


def test_the_cursor_is_where_the_link_says() -> None:
    game = read_link("hexhex4,genius,d4.a1,g1.g4")
    assert (len(game.turns), len(turns(game))) == (2, 4)
    assert len(read_link("hexhex4,genius,,d4").turns) == 0


@pytest.mark.parametrize(
    ("result", "field"),
    [("x wins on time", "x-time"), ("o wins on time", "o-time"), ("o wins by resignation", "o-resignation")],
)
def test_a_link_says_how_its_game_ended_before_the_board_decided_it(result: str, field: str) -> None:
    game = Game("genius", "hexhex3", headers={"Result": result}).play("C3").play("B2-B1").undo()
    link = f"hexhex3,genius,result={field},C3,B2-B1"
    assert write_link(game) == link
    assert write_record(read_link(link)) == write_record(read_record(write_record(game)))
    lost = read_link("hexhex3,genius,result=x-time")
    assert (lost.lost_on_time, write_link(lost)) == (1, "hexhex3,genius,result=x-time")


def test_a_variation_has_not_the_end_of_the_main_line_and_the_board_decides() -> None:
    game = Game("genius", "hexhex3", headers={"Result": "x wins by resignation"}).play("C3").play("B2-B1")
    game.undo().play("A1")
    assert write_link(game) == "hexhex3,genius,C3.A1"
    over = read_link("hexhex2,genius,A1.A2-A1.B1.C1-C2.B1")
    assert over.result
    assert read_link(write_link(over).replace(",A1", ",result=o-resignation,A1")).headers == {}
    over.headers["Result"] = "x wins by resignation"
    assert write_link(over) == write_link(read_link(write_link(over)))


def test_a_link_may_begin_with_any_position() -> None:
    position = Position.from_text("x../..#./o..../..../...", mover=1, ruleset="iggc")
    assert read_link(write_link(Game(start=position))).position == position


@pytest.mark.parametrize(
    ("link", "marked", "words"),
    [
        ("", "", "begins with a board"),
        ("#,genius", "", "begins with a board"),
        ("moon,genius", "moon", "no board 'moon'"),
        ("../.u.,genius", "u", "'u'"),
        ("hexhex4,go", "go", "no rule set 'go'"),
        ("hexhex4,genius,colour=red", "colour", "not one of"),
        ("hexhex4,genius,mover=o,mover=x", "mover", "twice"),
        ("hexhex4,genius,mover=z", "z", "x or o"),
        ("hexhex3,genius,start=x../.q", "q", "'q'"),
        ("hexhex4,genius,coordinates=stars,d4", "stars", "no coordinates"),
        ("hexhex4,genius,result=x,d4", "x", "'result'"),
        ("hexhex4,genius,result=z-time,d4", "z-time", "'result'"),
        ("hexhex4,genius,d4.c3", "c3", "not over"),
        ("hexhex4,genius,d4.c3-z9,a1", "z9", "'z9'"),
        ("hexhex4,genius,d4,d4", "d4", "occupied"),
        ("hexhex4,genius,d4,a1,b1", "b1", "two lists"),
    ],
)
def test_a_bad_link_says_what_is_wrong(link: str, marked: str, words: str) -> None:
    with pytest.raises(BadLink, match=words) as caught:
        read_link(link)
    assert caught.value.text[caught.value.start : caught.value.end] == marked


@pytest.mark.parametrize(("before", "after"), [(0, 40), (40, 0), (40, 40)])
def test_the_part_with_the_mistake_of_a_long_link_is_drawn(before: int, after: int) -> None:
    game = Game("genius", "hexhex8")
    for _ in range(before):
        game.play(next(iter(game.position.legal_turns)))
    with pytest.raises(BadLink) as caught:
        read_link(write_link(game) + ("." if before else ",") + "z99" + ".o1" * after)
    drawn, under = caught.value.drawing.split("\n")
    assert drawn[under.index("^") :].startswith("z99")
    assert under.strip() == "^^^"
    assert len(drawn) <= 46
    assert (drawn[0], drawn[-1]) == ("…" if before else "h", "…" if after else "9")


def test_a_turn_that_ends_too_early_is_named() -> None:
    with pytest.raises(BadLink) as caught:
        read_link("hexhex4,genius,c3.d4.e5-d5")
    assert caught.value.refusal is not None
    assert (caught.value.refusal.code, caught.value.params["turn"]) == ("must_eat", "d4")


def test_the_readable_part_of_a_bad_link_is_kept() -> None:
    with pytest.raises(BadLink) as caught:
        read_link("hexhex4,genius,d4.a1.z9.b2,c1")
    assert caught.value.game is not None
    assert list(map(str, caught.value.game.turns)) == ["D4", "A1"]


def test_a_link_may_be_as_long_as_the_limit() -> None:
    link = "hexhex3,genius"
    assert read_link(link + " " * (MAX_LINK - len(link))).board.name == "hexhex3"
    with pytest.raises(BadLink, match="at most 30,000") as caught:
        read_link(link + " " * (MAX_LINK + 1 - len(link)))
    assert caught.value.code == "long_link"


@pytest.mark.parametrize("tail", ["&fbclid=IwAR0,x", "?utm_source=chat&utm_medium=a", "&gclid=1"])
def test_what_a_chat_adds_to_a_link_is_not_part_of_it(tail: str) -> None:
    assert turns(read_link(f"#hexhex4,genius,D4.C3-C2,A1{tail}")) == ["D4", "C3-C2", "A1"]
    with pytest.raises(BadLink):
        read_link("#hexhex4,genius,D4&C3")


def test_only_the_number_sign_is_not_part_of_a_link() -> None:
    assert read_link("##hexhex3,genius").board.name == "hexhex3"
    with pytest.raises(BadLink, match="'Xhex'"):
        read_link("#Xhex,genius")


# A link with a record

STUDY = """Rules: genius
Board: hexhex3
Coordinates: rows
X: Ann
O: Zoë
Result: x wins by resignation

{A friendly game.} 1. C3 2. B2-B1 {Of course.} (2. A1 {Or this:\ntwo lines.} @ 3. D4) 3. D4
"""


def packed(text: str) -> str:
    return "record=" + urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


NO_TEXT = "record=" + urlsafe_b64encode(zlib.compress(b"\xff")).decode().rstrip("=")


def test_a_link_can_hold_the_whole_record_and_opens_where_it_was() -> None:
    game = read_record(STUDY)
    link = write_whole(game)
    assert link.startswith("record=")
    assert not set(link) - set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=")
    again = read_link(link)
    assert write_record(again) == write_record(game)
    assert (turns(again), list(map(str, again.turns))) == (["C3", "B2-B1", "D4"], ["C3", "A1"])
    assert len(link) < 300, "short enough for chats"


@pytest.mark.parametrize("around", ["{}", "#{}", " #{}\n", "#{}&fbclid=IwAR0", "#{}?utm_source=chat", "#{}.", "#{}),"])
def test_what_people_and_chats_write_around_it_is_not_part_of_it(around: str) -> None:
    link = write_whole(read_record(STUDY))
    for text in (link, link.replace("=", "%3D")):
        assert write_record(read_link(around.format(text))) == write_record(read_record(STUDY))


def test_such_links_are_found_in_a_text_beside_others() -> None:
    link = write_whole(read_record(STUDY))
    text = f"see https://example.org/bug/#{link} and #hexhex3,genius,C3, or this one:\n\n#{link}\n"
    assert [each.game and len(list(each.game.nodes)) for each in import_many(text)] == [6, 2, 6]


def cause(link: str) -> str:
    """What is wrong with a link; empty: it is the study's."""
    try:
        game = read_link(link)
    except BadLink as bad:
        return bad.code
    assert write_record(game) == write_record(read_record(STUDY))
    return ""


def test_a_broken_one_names_the_cause() -> None:
    link = write_whole(read_record(STUDY))
    start = len("record=")
    assert {cause(link[:end]) for end in range(start, len(link))} == {"cut_letter"}
    others = [
        link[:place] + ("A" if link[place] != "A" else "B") + link[place + 1 :] for place in range(start, len(link))
    ]
    assert {cause(other) for other in others[:-1]} <= {"changed_letter", "cut_letter"}
    assert cause(others[-1]) in {"changed_letter", ""}  # the last digit may have unused bits
    for other in (link + "AAAA", link.lower(), link[:20] + "!" + link[20:], NO_TEXT):
        assert cause(other) in {"changed_letter", "cut_letter"}, other


def test_a_small_link_does_not_unpack_to_megabytes(monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    decompressor = zlib.decompressobj

    class Counted:
        def __init__(self) -> None:
            self.inner = decompressor()

        def decompress(self, data: bytes, most: int) -> bytes:
            nonlocal made
            found = self.inner.decompress(data, most)
            made += len(found)
            return found

        def __getattr__(self, name: str) -> object:
            return getattr(self.inner, name)

    monkeypatch.setattr("bug_engine.formats.link.decompressobj", Counted)
    bomb = packed(STUDY + " " * 10_000_000)
    assert len(bomb) < MAX_LINK
    with pytest.raises(BadLink, match="50,000 characters") as caught:
        read_link(bomb)
    assert (caught.value.code, caught.value.params) == ("long_record", {"limit": MAX_RECORD})
    assert made <= 4 * MAX_RECORD + 1
    assert read_link(packed(STUDY + " " * (MAX_RECORD - len(STUDY)))).headers["X"] == "Ann"
    with pytest.raises(BadLink):
        read_link(packed(STUDY + " " * (MAX_RECORD - len(STUDY) + 1)))


def test_a_game_that_is_too_long_for_a_link_has_none() -> None:
    game = read_record(STUDY)
    game.root.comment = "y" * MAX_RECORD
    with pytest.raises(ValueError, match="too long for a link"):
        write_whole(game)


def test_a_mistake_in_its_record_is_named_and_the_part_before_it_kept() -> None:
    with pytest.raises(BadText) as caught:
        read_link(packed("Rules: genius\nBoard: hexhex3\n\n1. C3 2. Z9"))
    assert caught.value.code == "illegal_turn"
    assert isinstance(caught.value, BadLink)
    assert caught.value.game is not None
    assert turns(caught.value.game) == ["C3"]


def test_the_second_colour_that_starts_is_kept_by_links_and_records() -> None:
    text = "hexhex3,genius,starts=second,C3,B2-B1"
    game = read_link(text)
    assert game.headers == {"Starts": "second"}
    assert write_link(game) == text
    assert read_link(write_whole(game)).headers["Starts"] == "second"
    game.headers["Starts"] = "first"
    assert write_link(game) == "hexhex3,genius,C3,B2-B1"
    with pytest.raises(BadLink, match="'starts'"):
        read_link("hexhex3,genius,starts=<b>,C3")
