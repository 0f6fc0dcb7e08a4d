"""Abstract Play's records, states, playground exports and file of all games, made up from their descriptions."""

import json
from typing import Any

import pytest

from bug_engine import BadRecord, Game, read_any
from bug_engine.formats.abstract_play import write_state
from bug_engine.formats.importers import import_many, import_one
from bug_engine.formats.record import write
from bug_engine.game import Node, Submission
from bug_engine.side import Side
from bug_engine.text_error import CodedError
from tests.positions import turns_of

HEADER: dict[str, Any] = {
    "game": {"name": "Bug", "variants": ["Size-3 board"]},
    "site": {"name": "Abstract Play", "gameid": "1234"},
    "date-start": "2026-01-02T03:04:05.678Z",
    "players": [{"name": "Ann", "result": 1}, {"name": "Ben", "result": 0}],
}
MOVES = [["c3", "d2,d1"], [{"move": "b4", "result": []}, "a1"]]
TURNS = ["c3", "d2,d1", "b4", "a1"]


def record(moves: list[Any] = MOVES, results: tuple[float, float] = (1, 0), variants: list[str] | None = None) -> str:
    players = [{"name": name, "result": result} for name, result in zip(("Ann", "Ben"), results, strict=True)]
    game = {"name": "Bug", "variants": HEADER["game"]["variants"] if variants is None else variants}
    return json.dumps({"header": {**HEADER, "game": game, "players": players}, "moves": moves}, ensure_ascii=False)


def state(moves: list[str] = TURNS, size: int = 3, winner: tuple[int, ...] = (), over: bool = False) -> dict[str, Any]:
    """A state in the form of Abstract Play's `serialize`; the boards do not matter."""
    common = {"_version": "20240721", "_results": [{"type": "place", "where": "c3"}], "board": {"dataType": "Map"}}
    stack = [{**common, "_timestamp": "2026-01-02T03:04:05.678Z", "currplayer": 1}]
    stack += [{**common, "currplayer": 2 - i % 2, "lastmove": move} for i, move in enumerate(moves)]
    about = {"game": "bug", "numplayers": 2, "variants": [] if size == 4 else [f"size-{size}"]}
    return {**about, "gameover": over, "winner": list(winner), "stack": stack}


def test_a_record() -> None:
    game = read_any(record([*MOVES, ["resign"]]))
    assert turns_of(game) == TURNS
    assert (game.board.name, game.root.position.ruleset.name) == ("hexhex3", "iggc")
    assert game.headers == {
        "X": "Ann",
        "O": "Ben",
        "Date": "2026-01-02T03:04:05.678Z",
        "Site": "Abstract Play 1234",
        "Result": "x wins by resignation",
    }
    assert turns_of(game.in_coordinates("rows")) == ["C3", "B2-B1", "D4", "E1"]


@pytest.mark.parametrize(
    "variant", ["size-3", "Size-3 board", "Brett der Größe 3", "Plateau de taille 3", "Дошка розміру 3", "لوحة ٣"]
)
def test_the_size_is_the_digit_in_any_language(variant: str) -> None:
    found = import_one(record(variants=[variant]))
    assert found.game
    assert (found.game.board.name, found.boards) == ("hexhex3", ())


def test_without_a_size_every_board_is_tried() -> None:
    found = import_one(record([["a1", "b4"]], variants=[]))
    assert found.boards == ("hexhex4", "hexhex3", "hexhex5")
    found = import_one(record([["a1", "i5"]], variants=[]))
    assert (found.boards, found.wrong) == (("hexhex5",), None)


def test_the_board_on_which_the_last_turn_ended_the_game_is_its_board() -> None:
    moves = ["c5", "b4,a3", "d3", "d2,d3", "a1", "b2,a1", "c1"]  # hexhex4 allows them too, and the game would go on
    found = import_one(record([moves], (0, 1), variants=[]))
    assert found.game
    assert (found.game.board.name, found.boards) == ("hexhex3", ())
    assert import_one(record([moves], (1, 0), variants=[])).boards[:2] == ("hexhex4", "hexhex3")


def test_the_reader_chooses_one_of_several_boards() -> None:
    text = record([["a1", "b4"]], variants=[])
    found = import_one(text, fit="hexhex5")
    assert found.game
    assert (found.game.board.name, found.boards, found.wrong) == ("hexhex5", (), None)
    assert import_one(text, fit="meadow").boards == ("hexhex4", "hexhex3", "hexhex5")
    certain = import_one(json.dumps({**state(["a1"]), "variants": []}), fit="hexhex5")
    assert certain.game
    assert certain.game.board.name == "hexhex4"


def test_a_size_that_does_not_fit_is_replaced_by_one_that_does() -> None:
    found = import_one(record([["a1", "i5"]], variants=["Size-3 board"]))
    assert found.boards == ("hexhex5",)
    found = import_one(record([["a1", "z9"]], variants=["Size-3 board"]))
    assert (found.boards, bool(found.wrong)) == ((), True)


def test_each_move_is_a_whole_turn() -> None:
    text = '{"moves": [["d4", "d3"], ["c3"]], "header": {"game": {"variants": ["size-4"]}}}'
    with pytest.raises(BadRecord, match=r"turn 2, d3: The turn is not over: it eats d4\. Add a bonus cell: ") as caught:
        read_any(text)
    assert text[caught.value.start : caught.value.end] == "d3"
    assert caught.value.params["number"] == 2
    assert caught.value.refusal
    assert caught.value.refusal.code == "must_eat"


@pytest.mark.parametrize(
    ("last", "results", "header", "lost"),
    [
        (["resign"], (1, 0), "x wins by resignation", None),  # by the side that is not to move
        (["resign"], (0, 1), "o wins by resignation", None),
        (["timeout"], (0, 1), None, 0),
        (["timeout"], (1, 0), None, 1),
        (["draw"], (0.5, 0.5), "draw", None),
        (["draw"], (1, 1), "draw", None),
        (["abandoned"], (0, 0), "abandoned", None),
        ([], (0, 1), "o wins", None),
    ],
)
def test_the_winner_comes_from_the_header(
    last: list[str], results: tuple[float, float], header: str | None, lost: int | None
) -> None:
    game = read_any(record([*MOVES, last], results))
    assert (game.headers.get("Result"), game.lost_on_time) == (header, lost)


def test_a_game_that_ended_by_the_rules_needs_no_header() -> None:
    game = Game("iggc", "hexhex3", coordinates="abstractplay")
    while not game.result:
        game.play(next(iter(game.position.legal_turns)))
    moves = [str(turn) for turn in game.turns]
    assert "Result" not in read_any(record([moves], results=(0, 0))).headers
    assert read_any(json.dumps(state(moves, winner=(1,), over=True))).position == game.position


def test_a_list_of_moves() -> None:
    assert turns_of(read_any('["d4", "a1"]')) == ["d4", "a1"]
    fields = {"rules": "iggc", "board": "hexhex3", "coordinates": "abstractplay"}
    assert turns_of(read_any("1. c3 d2,d1 2. b4 a1", fields)) == TURNS


def test_a_state() -> None:
    found = import_one(json.dumps(state()))
    assert found.game
    assert (turns_of(found.game), found.game.board.name, found.boards) == (TURNS, "hexhex3", ())
    assert found.game.headers == {"Date": "2026-01-02T03:04:05.678Z"}
    for variants in ([], ["#board"]):
        found = import_one(json.dumps({**state(["a1"]), "variants": variants}))
        assert found.game
        assert (found.game.board.name, found.boards) == ("hexhex4", ())


def test_a_state_that_is_over() -> None:
    resigned = read_any(json.dumps(state([*TURNS, "resign"], winner=(2,), over=True)))
    assert (turns_of(resigned), resigned.headers["Result"]) == (TURNS, "o wins by resignation")
    assert read_any(json.dumps(state([*TURNS, "draw"], winner=(1, 2), over=True))).headers["Result"] == "draw"
    assert read_any(json.dumps(state([*TURNS, "abandoned"], over=True))).headers["Result"] == "abandoned"


@pytest.mark.parametrize("winner", [[1.0], [2.0], [True], ["1"], [[1]], 1, None])
@pytest.mark.parametrize("last", ["d4", "timeout"])
def test_a_winner_that_is_no_player_is_none(winner: Any, last: str) -> None:
    """`[1.0]` ended the import of all games of a text with a TypeError."""
    game = read_any(json.dumps({**state([*TURNS, last], over=True), "winner": winner}))
    assert turns_of(game)[: len(TURNS)] == TURNS
    assert "wins" not in game.headers.get("Result", "")


def test_an_illegal_turn_of_a_state_is_named_with_its_place() -> None:
    text = json.dumps(state(["d4", "d3", "c3"], 4))
    with pytest.raises(BadRecord, match="turn 2, d3") as caught:
        read_any(text)
    assert text[caught.value.start - 12 : caught.value.end] == 'lastmove": "d3'


# Playground exports


def export(**changes: Any) -> str:
    about = {"format": "abstractplay-playground", "version": 1, "metaGame": "bug", "variants": ["size-3"]}
    return json.dumps({**about, "state": json.dumps(state()), "playerCount": 2, **changes})


BRANCHES = [
    [{"move": "a1", "children": [{"move": "a3", "nag": "?!", "children": []}, {"move": "e1"}]}, {"move": "d2"}],
    None,
    None,
    None,
    [{"move": "e3", "textComment": "why not?"}],
]
NOTES = [{"textComment": "A start."}, None, {"nag": "!!", "textComment": "Strong."}, None, None]


def tree(node: Node) -> dict[str, Any]:
    return {str(child.played.turn) if child.played else "": tree(child) for child in node.children}


def test_an_export_has_variations_comments_and_a_cursor() -> None:
    game = read_any(export(exploration=BRANCHES, moveAnnotations=NOTES, focus={"moveNumber": 0, "exPath": [0, 1]}))
    assert tree(game.root) == {
        "c3": {"d2,d1": {"b4": {"a1": {"e3": {}}}}},
        "a1": {"a3": {}, "e1": {}},
        "d2": {},
    }
    assert game.root.comment == "A start."
    comments = {str(node.played.turn): node.comment for node in game.nodes if node.played and node.comment}
    assert comments == {"d2,d1": "!! Strong.", "a3": "?!", "e3": "why not?"}
    assert turns_of(game) == ["a1", "e1"]
    assert [str(node.played.turn) for node in game.root.end.line if node.played] == TURNS  # e3 was only tried
    assert read_any(write(game)) == game


def test_an_export_without_variations_is_its_state() -> None:
    assert turns_of(read_any(export())) == TURNS
    assert turns_of(read_any(export(focus={"moveNumber": 2, "exPath": []}))) == TURNS[:2]
    assert turns_of(read_any(export(state=state(), focus={"moveNumber": 99, "exPath": [7]}))) == TURNS
    older = read_any(export(exploration=[{"move": "e3"}]))
    assert tree(older.root) == {"c3": {"d2,d1": {"b4": {"a1": {"e3": {}}}}}}


def test_an_illegal_variation_becomes_a_comment() -> None:
    game = read_any(export(exploration=[[{"move": "z9"}, {"move": "resign"}]]))
    assert game.root.comment == "z9: 'z9' is not a cell of this board.\nresign"


def test_not_all_of_many_variations_that_are_no_turns_are_tried() -> None:
    """150,000 of them, 3 MB, took minutes."""
    game = read_any(export(exploration=[[*[{"move": "resign"}] * 50_000, {"move": "a1"}], [{"move": "a1"}]]))
    lines = game.root.comment.split("\n")
    assert (lines[0], lines[-1], len(lines)) == ("resign", "…", 101)
    assert [str(child.played.turn) for child in game.root.children[0].children if child.played] == ["d2,d1", "a1"]


# The file of all games


def test_the_file_of_all_games() -> None:
    other = json.dumps({"header": {"game": {"name": "Hex"}}, "moves": [["a1"]]})
    bad = record([["c3", "c3"]])
    text = f"[{record()},\n {other}, {bad}, {{}},\n{record(variants=[])}]"
    found = list(import_many(text))
    assert [each.wrong.code if each.wrong else None for each in found] == [
        None, "other_game", "illegal_turn", "no_moves", None,
    ]  # fmt: skip
    assert text[found[2].start : found[2].end] == bad
    assert found[2].wrong
    assert found[2].start < found[2].wrong.start < found[2].end
    assert str(found[2].wrong) == "turn 2, c3: c3 is occupied."
    assert found[2].game
    assert turns_of(found[2].game) == ["c3"]
    assert found[4].game
    assert found[4].boards == ("hexhex3",)


def test_a_truncated_file_keeps_its_whole_games() -> None:
    text = f"[{record()}, {record()[:-9]}"
    first, second = import_many(text)
    assert first.wrong is None
    assert second.wrong
    assert (second.wrong.code, second.end) == ("bad_json", len(text))
    assert next(iter(import_many("[ ]"))).wrong is None


@pytest.mark.parametrize("between", ["\n", "\n\n", " ", ",\n", ""])
def test_one_text_may_have_several_states_exports_and_records(between: str) -> None:
    text = between.join([record(), json.dumps(state(), indent=1), export(), f"[{record()}, {record()}]", record()])
    found = list(import_many(text))
    assert [(each.number, each.wrong, each.game and each.game.board.name) for each in found] == [
        (number, None, "hexhex3") for number in range(1, 7)
    ]
    assert json.loads(text[found[1].start : found[1].end]) == state()


def test_json_may_come_between_other_texts() -> None:
    bad = record([["c3", "c3"]])
    other = "Rules: genius\nBoard: hexhex3\n\n1. C3 2. Z9\n"
    text = f"{json.dumps(state())}\n\n{other}\n{bad}\n\n#hexhex3,genius,C3\n{record()}\n\n1. A1 2. C3\n"
    found = list(import_many(text, {"board": "hexhex3"}))
    assert [(each.kind, each.wrong and each.wrong.code) for each in found] == [
        ("abstractplay", None), ("record", "illegal_turn"), ("abstractplay", "illegal_turn"), ("link", None),
        ("abstractplay", None), ("turns", None),
    ]  # fmt: skip
    marked = [each.wrong and (each.wrong.line, text[each.wrong.start : each.wrong.end]) for each in found]
    assert marked[1:3] == [(6, "Z9"), (8, "c3")]
    assert text[found[2].start : found[2].end] == bad


def test_json_with_a_mistake_after_a_link_is_a_game_with_a_mistake() -> None:
    text = f"#hexhex3,genius,C3\n{record()[:-9]}"
    link, wrong = import_many(text)
    assert link.wrong is None
    assert wrong.wrong
    assert (wrong.wrong.code, wrong.wrong.line, wrong.end) == ("bad_json", 2, len(text))


@pytest.mark.parametrize("text", [record(), json.dumps(state()), json.dumps(state(), indent=1)])
def test_json_in_a_comment_or_a_submission_belongs_to_its_record(text: str) -> None:
    submission = Submission(Side.X, f"\n\n{text}\n")
    game = Game("genius", "hexhex3").annotate(rejected=[submission]).play("C3").annotate(f"\n\n{text}\n")
    (found,) = import_many(write(game))
    assert (found.wrong, found.game) == (None, game)


def test_read_any_refuses_many_games() -> None:
    with pytest.raises(BadRecord, match="more than one game") as caught:
        read_any(f"[{record()}, {record()}]")
    assert caught.value.game
    assert turns_of(read_any(f"[{record()}]")) == TURNS


@pytest.mark.parametrize(
    ("text", "marked", "words"),
    [
        ('{"moves": [["c3", "z9"]]}', "z9", "'z9'"),
        ('{"moves": [["d4", "c3,a1"]]}', "a1", "not touch"),
        ('{"moves": ["a1", 3]}', "", "a text"),
        ('{"moves": 3}', '{"moves": 3}', "list of"),
        ('{"header": 3, "moves": []}', '{"header": 3, "moves": []}', "list of"),
        ('{"moves": [}', "}", "not JSON"),
        ('{"stack": []}', '{"stack": []}', "of , not"),
        ('{"game": "bug", "stack": []}', '{"game": "bug", "stack": []}', "stack"),
        (export(state="{"), None, "not JSON"),
        (export(state=3), None, "has a state"),
    ],
)
def test_mistakes_are_found(text: str, marked: str | None, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        read_any(text)
    if marked is not None:
        assert text[caught.value.start : caught.value.end] == marked


# Writing


def games() -> list[Game]:
    played = [read_any(record([*MOVES, [last]], results)) for last, results in (
        ("resign", (0, 1)), ("timeout", (1, 0)), ("draw", (1, 1)), ("abandoned", (0, 0)),
    )]  # fmt: skip
    whole = Game("iggc", "hexhex3", coordinates="abstractplay")
    while not whole.result:
        whole.play(next(iter(whole.position.legal_turns)))
    return [*played, whole, Game("ludii", "hexhex4").play("D4"), Game("iggc", "hexhex5")]


@pytest.mark.parametrize("game", games())
def test_a_state_is_written_and_read_back(game: Game) -> None:
    again = read_any(write_state(game))
    assert again.turns == game.in_coordinates("abstractplay").turns
    assert (again.headers.get("Result"), again.lost_on_time) == (game.headers.get("Result"), game.lost_on_time)
    assert again.headers.get("Date") == game.headers.get("Date")


def test_a_written_state_has_every_field() -> None:
    value = json.loads(write_state(read_any(record())))
    assert (value["game"], value["numplayers"], value["variants"]) == ("bug", 2, ["size-3"])
    assert (value["gameover"], value["winner"]) == (False, [])
    first, second, third, *_ = value["stack"]
    assert first["board"] == {"dataType": "Map", "value": []}
    assert (first["currplayer"], "lastmove" in first) == (1, False)
    assert (second["currplayer"], second["lastmove"], second["board"]["value"]) == (2, "c3", [["c3", 1]])
    assert (third["lastmove"], third["board"]["value"]) == ("d2,d1", [["d1", 2], ["d2", 2]])
    assert all(moment.keys() >= {"_version", "_results", "_timestamp"} for moment in value["stack"])


@pytest.mark.parametrize(
    "game",
    [
        Game("genius", "hexhex3"),
        Game("iggc", "hexhex6"),
        Game("iggc+pie", "hexhex3").play("C3").play("swap"),
        Game("ludii+handicap=3", "hexhex4"),
        Game("iggc", start=Game("iggc", "hexhex3").play("C3").position),
    ],
)
def test_a_game_that_abstract_play_can_not_load_is_refused(game: Game) -> None:
    with pytest.raises(CodedError, match="Abstract Play has only"):
        write_state(game)
