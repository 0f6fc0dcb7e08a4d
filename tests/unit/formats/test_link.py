"""The link: it is short and plain, and names any mistake in it."""

import pytest

from bug_engine import BadLink, Game, Position, read_link, read_record, write_link, write_record
from bug_engine.formats.link import MAX_LINK


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
