"""The page's requests other than scenes: boards, edited positions, records, links, verdicts, clocks (docs/wire.md)."""

from pathlib import Path
from typing import Any

import pytest

from bug_engine import Game, write_link, write_record
from bug_engine.formats.letter import sealed
from bug_engine.game import MAX_SECONDS
from tests.wire import messages_of, result_of

PIE = {"ruleset": "genius+pie", "board": "hexhex3"}


# Games in requests


def test_a_scene_has_the_coordinates_of_its_game() -> None:
    scene = result_of("scene", board="hexhex3", coordinates="abstractplay", turns=["c3"], draft=["d2"])
    assert (scene["coordinates"], scene["played"][0]["turn"], scene["draft"]["names"]) == ("abstractplay", "c3", ["d2"])
    refused = result_of("scene", board="hexhex3", coordinates="abstractplay", turns=["c3", "c3"])["refused"]
    assert refused["refusal"]["message"] == "c3 is occupied."


def test_a_scene_may_start_with_any_position() -> None:
    start = {"text": "x../..*./...../..../..o", "mover": 1, "setup": 1}
    scene = result_of("scene", board="hexhex3", start=start)
    assert (scene["mover"], scene["phase"], scene["setup"]) == (1, "setup", 1)
    assert scene["stones"] == "x....#............o"


def test_a_scene_on_a_custom_board() -> None:
    scene = result_of("scene", board="_../.*./..", turns=["A1"])
    assert scene["stones"] == "x..#..."


def test_a_scene_says_whether_a_swap_is_possible() -> None:
    assert result_of("scene", **PIE, turns=["C3"])["swap"] is True
    assert result_of("scene", **PIE, turns=["C3"], draft=["B2"])["swap"] is False
    scene = result_of("scene", **PIE, turns=["C3", "swap"])
    assert (scene["swap"], scene["mover"], scene["stones"][9]) == (False, 0, "o")
    assert scene["last"] == {"side": 1, "turn": "swap", "events": [{"type": "swapped", "side": 1}]}
    assert [played["turn"] for played in scene["played"]] == ["C3", "swap"]


@pytest.mark.parametrize(
    "params",
    [
        {"coordinates": "columns"},
        {"board": "../y"},
        {"ruleset": "genius+tea"},
        {"start": {"text": "xy"}},
        {"ruleset": {"stronger": 2}},
    ],
)
def test_impossible_games_are_refused(params: Any) -> None:
    assert messages_of("scene", **params)[0]["error"]["code"] == "bad_game"


# Boards and positions of the editor


def test_board_by_name_text_or_cells() -> None:
    named = result_of("board", board="hexhex3")["board"]
    assert (named["name"], named["cells"][0], named["labels"][0]) == ("hexhex3", ["A1", 0, -2], ["A", -1, -2])
    drawn = result_of("board", board="../.*")["board"]
    assert (drawn["text"], drawn["black"]) == ("../.*", [3])
    painted = result_of("board", cells=[[4, 4, "."], [3, 5, "#"], [4, 5, "x"]])["board"]
    assert (painted["name"], painted["black"]) == ("_./*.", [1])


@pytest.mark.parametrize("orientation", range(12))
def test_board_in_every_orientation(orientation: int) -> None:
    plain = result_of("board", board="limping3-4")["board"]
    shown = result_of("board", board="limping3-4", orientation=orientation)["board"]
    assert [cell[0] for cell in shown["cells"]] == [cell[0] for cell in plain["cells"]]
    assert not {tuple(cell[1:]) for cell in shown["cells"]} & {tuple(label[1:]) for label in shown["labels"]}
    apart = [tuple(a - b for a, b in zip(shown["cells"][1][1:], shown["cells"][0][1:], strict=True))]
    assert apart[0] in {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}, "neighbours stay neighbours"


def test_a_board_has_its_names_in_rows_and_in_its_coordinates() -> None:
    shown = result_of("board", board="green-meadow-7", coordinates="diagonals")["board"]
    assert (shown["cells"][0][0], shown["rows"][0], len(shown["rows"])) == ("D1", "A1", 30)


def test_a_bad_board_is_an_answer() -> None:
    answer = result_of("board", board="../y")
    assert (answer["board"], answer["wrong"]["column"]) == (None, 4)
    assert result_of("board", cells=[])["wrong"]["message"] == "a board needs at least one cell"
    assert "32 cells" in result_of("board", cells=[[0, 0, "."], [99, 0, "."]])["wrong"]["message"]


def test_an_edited_position_has_its_scene_at_once() -> None:
    cells = [[0, 0, "x"], [1, 0, "."], [2, 0, "o"], [0, 1, "#"], [5, 5, "."]]
    answer = result_of("edit", cells=cells, mover=1, ruleset="iggc", coordinates="diagonals")
    assert answer["start"] == {"text": "x.o/#////.", "mover": 1, "setup": 0}
    assert (answer["scene"]["stones"], answer["scene"]["mover"]) == ("x.o#.", 1)
    game = {"ruleset": "iggc", "board": answer["board"]["name"], "start": answer["start"]}
    assert result_of("scene", **game, coordinates="diagonals") == answer["scene"]


def test_an_edited_position_keeps_a_listed_board() -> None:
    cells = [[q, r, "#" if q == r == 0 else "."] for q in (-1, 0, 1) for r in (-1, 0, 1) if abs(q + r) <= 1]
    answer = result_of("edit", cells=cells)
    assert (answer["board"]["name"], answer["board"]["black"], answer["scene"]["stones"]) == ("hexhex2", [], "...#...")
    seeded = result_of("board", board="green-meadow-7")["board"]
    cells = [[q, r, "#" if i in seeded["black"] else "."] for i, (_, q, r) in enumerate(seeded["cells"])]
    assert result_of("edit", cells=cells, board="green-meadow-7")["board"]["name"] == "green-meadow-7"


def test_a_bad_edited_position_is_an_answer() -> None:
    answer = result_of("edit", board="hexhex2", text="../..z/..")
    assert (answer["scene"], answer["wrong"]["column"], answer["wrong"]["drawing"]) == (None, 6, "../..z/..\n     ^")
    assert result_of("edit", cells=[])["wrong"]["code"] == "no_cell"
    assert result_of("edit", cells=[[0, 0, "."], [40, 0, "."]])["wrong"]["code"] == "too_wide"
    assert result_of("edit", board="moon", text=".")["wrong"]["message"].startswith("there is no board")
    assert messages_of("edit", cells=[[0, 0, "?"]])[0]["error"]["code"] == "bad_request"
    assert messages_of("edit", cells=[[0, 10**9, "."]])[0]["error"]["code"] == "bad_request"


# Records and links

RECORD = "Rules: iggc\nBoard: hexhex3\nX: Ann\n\n{hi} 1. C3 8s [o: Z9] 2. B2-B1 {good} (2. A1 @) 3. D4"


def test_a_record_is_read_and_written_back() -> None:
    answer = result_of("record_read", text=RECORD)
    game = answer["game"]
    assert (answer["kind"], answer["wrong"], game["ruleset"], game["headers"]) == ("record", None, "iggc", {"X": "Ann"})
    assert [(node["parent"], node["turn"], node["side"]) for node in game["nodes"]] == [
        (None, None, None),
        (0, "C3", 0),
        (1, "B2-B1", 1),
        (2, "D4", 0),
        (1, "A1", 1),
    ]
    assert game["cursor"] == 4
    assert game["nodes"][1]["seconds"] == 8
    assert game["nodes"][1]["rejected"] == [{"side": 1, "text": "Z9", "seconds": None}]
    written = result_of("record_write", **game)["text"]
    assert result_of("record_read", text=written)["game"] == game


def test_a_bad_record_comes_with_the_game_before_the_mistake() -> None:
    answer = result_of("record_read", text=RECORD.replace("D4", "Z4"))
    assert len(answer["game"]["nodes"]) == 4
    assert (answer["wrong"]["line"], answer["wrong"]["column"]) == (5, 52)
    assert answer["wrong"]["drawing"].endswith("^^")
    assert result_of("record_read", text="Rules: go")["game"] is None


def test_a_list_of_turns_comes_with_the_coordinates_that_fit() -> None:
    answer = result_of("record_read", text="b5 c3", board="hexhex3", coordinates="rows")
    assert (answer["kind"], answer["fits"]) == ("turns", ["diagonals"])
    assert answer["wrong"] is not None
    answer = result_of("record_read", text="b5 c3", board="hexhex3")
    assert (answer["wrong"], answer["game"]["coordinates"]) == (None, "diagonals")


def test_abstract_plays_forms_are_read_and_written() -> None:
    game = {"board": "hexhex4", "ruleset": "iggc", "turns": ["D4", "A1"]}
    text = result_of("record_write", **game, form="abstractplay")["text"]
    answer = result_of("record_read", text=text, answer_in="rows")
    assert (answer["kind"], answer["boards"], answer["wrong"]) == ("abstractplay", [], None)
    assert [node["turn"] for node in answer["game"]["nodes"]] == [None, "D4", "A1"]
    assert result_of("record_read", text='["a1", "b4"]')["boards"] == ["hexhex4", "hexhex3", "hexhex5"]
    assert messages_of("record_write", **game, form="moon")[0]["error"]["code"] == "bad_request"
    game["ruleset"] = "genius"
    assert messages_of("record_write", **game, form="abstractplay")[0]["error"]["code"] == "bad_game"


def test_a_whole_link_is_written_and_read() -> None:
    game = result_of("record_read", text=RECORD)["game"]
    text = result_of("record_write", **game, form="link")["text"]
    assert text.startswith("record=")
    assert result_of("link_read", text=text)["game"] == game


def test_a_reader_may_choose_the_board_of_a_record() -> None:
    for board in ("hexhex3", "hexhex5"):
        assert result_of("record_read", text='["a1", "b4"]', fit=board)["game"]["board"] == board


@pytest.mark.parametrize(("clock", "read"), [("90+600/10", "90+600/10"), ("moon", None)])
def test_an_answer_names_a_known_clock(clock: str, read: str | None) -> None:
    assert result_of("record_read", text=f"{RECORD[:12]}Clock: {clock}\n{RECORD[12:]}")["game"]["clock"] == read


def test_a_submission_without_a_side_belongs_to_side_0() -> None:
    assert "[x: Z9]" in result_of("record_write", nodes=[{"rejected": [{"text": "Z9"}]}])["text"]


def test_seconds_have_one_limit_in_the_engine_and_in_the_page() -> None:
    assert f"{MAX_SECONDS}s" in result_of("record_write", nodes=[{"seconds": MAX_SECONDS}])["text"]
    assert messages_of("record_write", nodes=[{"seconds": MAX_SECONDS + 1}])[0]["error"]["code"] == "bad_request"
    page = (Path(__file__).parents[3] / "web" / "game" / "clock.js").read_text("utf-8")
    assert f"MOST_SECONDS = {MAX_SECONDS:_};" in page


def test_links_are_written_and_read() -> None:
    params = {**PIE, "turns": ["C3", "swap", "A1"], "cursor": 2}
    text = result_of("link_write", **params)["text"]
    assert text == "hexhex3,genius+pie,C3.swap,A1"
    game = result_of("link_read", text="#" + text)["game"]
    assert (game["cursor"], [node["turn"] for node in game["nodes"]]) == (2, [None, "C3", "swap", "A1"])
    assert result_of("link_write", **game)["text"] == text


def test_a_bad_link_comes_with_the_game_before_the_mistake() -> None:
    answer = result_of("link_read", text="#hexhex3,genius,C3.C3")
    assert [node["turn"] for node in answer["game"]["nodes"]] == [None, "C3"]
    assert answer["wrong"]["start"] == 18
    assert result_of("link_read", text="moon")["game"] is None


def test_an_answer_has_the_requested_coordinates() -> None:
    for method, text in (
        ("link_read", "hexhex3,genius,coordinates=abstractplay,b1.c3"),
        ("record_read", "Rules: genius\nBoard: hexhex3\nCoordinates: abstractplay\n\n1. b1 2. c3"),
    ):
        game = result_of(method, text=text, answer_in="rows")["game"]
        assert (game["coordinates"], [node["turn"] for node in game["nodes"]]) == ("rows", [None, "D1", "C3"])
        assert result_of(method, text=text)["game"]["coordinates"] == "abstractplay"
    assert messages_of("link_read", text="hexhex3", answer_in="columns")[0]["error"]["code"] == "bad_game"


def test_a_text_has_the_requested_coordinates() -> None:
    game = {"ruleset": "genius", "board": "hexhex3", "turns": ["A1", "E3"], "answer_in": "diagonals"}
    assert result_of("link_write", **game)["text"] == "hexhex3,genius,coordinates=diagonals,C1.C5"
    assert "Coordinates: diagonals\n\n1. C1 2. C5" in result_of("record_write", **game)["text"]


def test_a_start_goes_through_records_and_links() -> None:
    start = {"text": "x../..#./...../..../..o", "mover": 1, "setup": 0}
    game = {"board": "hexhex3", "start": start, "turns": ["A3"]}
    for write, read in (("record_write", "record_read"), ("link_write", "link_read")):
        text = result_of(write, **game)["text"]
        assert result_of(read, text=text)["game"]["start"] == start


def test_the_wire_writes_what_the_engine_writes() -> None:
    game = Game("genius", "hexhex3").play("C3").play("A1")
    params = {"board": "hexhex3", "turns": ["C3", "A1"]}
    assert result_of("record_write", **params)["text"] == write_record(game)
    assert result_of("link_write", **params)["text"] == write_link(game)


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("record_write", {"turns": ["Z9"]}, "bad_game"),
        ("record_write", {"nodes": [{}, {"parent": 0, "turn": "Z9"}]}, "bad_game"),
        ("record_write", {"nodes": [{}, {"parent": 1, "turn": "D4"}]}, "bad_request"),
        ("record_write", {"nodes": [{}, {"turn": "D4"}]}, "bad_request"),
        ("record_write", {"nodes": [{"comment": 3}]}, "bad_request"),
        ("record_write", {"nodes": [{"seconds": -1}]}, "bad_request"),
        ("record_write", {"nodes": [3]}, "bad_request"),
        ("record_write", {"cursor": 1}, "bad_request"),
        ("record_write", {"headers": {"Board": "x"}}, "bad_game"),
        ("record_write", {"headers": {"X": 3}}, "bad_request"),
        ("record_read", {}, "bad_request"),
        ("record_read", {"text": "C3", "board": 3}, "bad_request"),
        ("link_read", {"text": None}, "bad_request"),
        ("judge", {"texts": "C3"}, "bad_request"),
        ("judge", {"texts": [], "side": 2}, "bad_request"),
        ("board", {}, "bad_request"),
        ("board", {"board": "hexhex3", "orientation": 12}, "bad_request"),
        ("board", {"cells": [[0, 0]]}, "bad_request"),
        ("clock", {"control": "fast"}, "bad_request"),
        ("clock", {"control": "genius", "events": [{"type": "wait", "at": 0}]}, "bad_request"),
        ("clock", {"control": "genius", "events": [{"type": "press"}]}, "bad_request"),
        ("clock", {"control": "genius", "events": [{"type": "start", "at": 9}], "now": 3}, "bad_request"),
    ],
)
def test_a_mistake_of_the_caller_is_an_error(method: str, params: Any, code: str) -> None:
    assert messages_of(method, **params)[0]["error"]["code"] == code


# The umpire and the clock


def test_submissions_are_judged() -> None:
    answer = result_of("judge", board="hexhex3", turns=["C3"], texts=["b2", "B2 B1", "A1"])
    first, second = answer["verdicts"]
    assert (first["ruling"], first["refusal"]["code"], first["start"], first["end"]) == ("illegal", "must_eat", 2, 2)
    assert (second["ruling"], second["turn"], second["refusal"]) == ("counts", "B2-B1", None)
    (early,) = result_of("judge", board="hexhex3", turns=["C3"], texts=["A1"], side=0)["verdicts"]
    assert (early["ruling"], early["turn"]) == ("not_your_turn", None)


def test_a_clock_reads_a_list_of_events() -> None:
    events = [{"type": "start", "side": 0, "at": 10}, {"type": "press", "at": 111.5}, {"type": "pause", "at": 120}]
    shown = result_of("clock", control="genius", events=events, now=500)
    assert (shown["side"], shown["running"], shown["reserves"], shown["spent"]) == (1, False, [580, 600], 8.5)
    shown = result_of("clock", control="genius", events=[*events, {"type": "resume", "at": 500}], now=1300)
    assert (shown["lost"], shown["left"], shown["until_step"]) == (1, 0.0, None)


def test_a_clock_may_be_custom() -> None:
    shown = result_of("clock", control={"turn": 5, "reserve": 10, "step": 5, "hard": True})
    assert shown["control"] == {"turn": 5, "reserve": 10, "step": 5, "name": "custom", "hard": True, "text": "5+10/5!"}
    assert (shown["turn_left"], shown["left"], shown["lost"]) == (5, 15, None)


def test_a_name_is_added_to_a_letter_alone_or_with_an_entry() -> None:
    letter = {"text": sealed("hexhex3,genius,id=k3,from=x,C3"), "side": 1, "name": "Ben"}
    alone = result_of("letter_add", **letter)["letter"]
    assert (alone["turns"], alone["names"]) == (["C3"], ["", "Ben"])
    both = result_of("letter_add", **letter, entry="A1", stamp=None)["letter"]
    assert (both["turns"], both["names"]) == (["C3", "A1"], ["", "Ben"])
    refused = result_of("letter_add", **letter, entry="C3")
    assert (refused["letter"], refused["wrong"]["code"]) == (None, "illegal_turn")


def test_a_letter_is_read_as_the_link_of_its_game() -> None:
    text = sealed("hexhex3,genius,id=watching,from=x,x=Ann,C3.B2-B1.x:resign")
    game = result_of("link_read", text=text)["game"]
    assert [node["turn"] for node in game["nodes"]][1:] == ["C3", "B2-B1"]
    assert game["headers"] == {"X": "Ann", "Result": "o wins by resignation"}
    assert result_of("link_read", text=text[:-1])["wrong"]["code"] == "cut_letter"


@pytest.mark.parametrize(
    ("text", "name", "shown"),
    [
        ("#hexhex3,genius,C3." + "A" * 29_000, "turn", "A" * 45 + "…"),
        ("#hexhex3,genius,C3." + "A" * 46, "turn", "A" * 46),
        ("#hexhex3,genius,C3.\u202eD4%00%01%1b%7f", "turn", "·D4····"),
        ("#" + "x" * 100 + ",genius", "board", "x" * 45 + "…"),
        (f"#hexhex3,genius,C3,{'q' * 99}=1", "options", "coordinates, start, mover, setup, starts, result"),
    ],
)
def test_a_sentence_repeats_no_long_or_hidden_text(text: str, name: str, shown: str) -> None:
    """A phone's page was 17,000 pixels tall, and a sign in the text turned round the words after it."""
    wrong = result_of("record_read", text=text)["wrong"]
    assert wrong["params"][name] == shown
