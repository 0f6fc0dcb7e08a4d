"""Texts that users make round-trip, and any other text raises only the documented errors."""

from contextlib import suppress
from dataclasses import replace
from random import Random

from hypothesis import given, note
from hypothesis import strategies as st

import bug_engine
from bug_engine import (
    BadBoard,
    BadControl,
    BadLink,
    BadPosition,
    BadRecord,
    BadText,
    Clock,
    Game,
    Node,
    Position,
    Ruleset,
    Submission,
    UnknownBoard,
    UnknownRuleset,
    board_named,
    read_any,
    read_link,
    read_record,
    ruleset_named,
    write_link,
    write_record,
)
from bug_engine.coordinates import SYSTEMS, System
from bug_engine.custom import outline_text
from bug_engine.formats.fields import fields_of, start_position, without_surrogates
from bug_engine.formats.importers import import_many, read_turns, systems_that_fit
from bug_engine.formats.room import read_room
from bug_engine.library import backup
from bug_engine.library.summary import summary_of
from bug_engine.table.clock import control_from_text, control_text
from tests.property.strategies import NAMED_BOARDS, outline, positions, rulesets, seeds
from tests.unit.formats.test_record import shown

NAMES = {name: getattr(bug_engine, name) for name in bug_engine.__all__}

# Any text: characters with a meaning, in any order.

PIECES = (
    *"\n\n   .,;:|/_*#xo@=+-()[]{}\\%'\"",
    *("1.", "C3", "b2-b1", "a1", "d4", "swap", "8s", "[x: B2]", "{a}", "genius", "all+pie", "hexhex3", "hexhex2"),
    *("Rules: iggc\n", "Board: hexhex3\n", "Start: ", "Mover: o\n", "Setup: 1\n", "X: Ann\n", "Red: C3\n", "\n\n"),
    *("../../.", "start=", "mover=o", "setup=1", "coordinates=diagonals", "%2C", '{"moves": [["a1", "b2"]]}', "resign"),
    *(
        "90+600/10!",
        "handicap=3o",
        "green-meadow-7",
        "\n#1",
        "\n#hexhex3,genius,C3\n",
        "[o: ",
        "{",
        "}",
        "\u2013",
        "\r\n",
        "\0",
        "٣",
        "ß",
        "😀",
    ),
)
soup = st.lists(st.sampled_from(PIECES) | st.characters(), max_size=14).map("".join)

systems = st.sampled_from(SYSTEMS)
notes = st.text(max_size=30) | soup.map(without_surrogates)
header_names = st.from_regex(r"[A-Z][A-Za-z0-9 _-]{0,8}[A-Za-z0-9]", fullmatch=True).filter(
    lambda name: name.lower() not in ("rules", "board", "coordinates", "start", "mover", "setup", "result")
)
headers = st.dictionaries(header_names, notes.map(str.strip), max_size=3)
seconds = st.none() | st.integers(0, 10**6).map(lambda thousandths: thousandths / 1000)
submissions = st.builds(Submission, st.sampled_from((0, 1)), notes, seconds)


def random_board(random: Random) -> bug_engine.Board:
    """A board of the catalogue, a green meadow with random black cells, or a custom board."""
    if random.random() < 0.3:
        return board_named(random.choice(NAMED_BOARDS))
    if random.random() < 0.2:
        return board_named(f"green-meadow-{random.randrange(10**6)}")
    return board_named(outline_text(outline(random)))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game with variations and all possible notes; its cursor may be anywhere."""
    random = draw(seeds)
    ruleset = ruleset_named(replace(draw(rulesets), pie=random.random() < 0.5).text)
    game = Game(ruleset, random_board(random), coordinates=draw(systems))
    game.headers = draw(headers)
    nodes = [game.root]
    for _ in range(random.randrange(12)):
        node = nodes[-1] if random.random() < 0.6 else random.choice(nodes)
        turns = list(node.position.legal_turns) if len(game.board) < 20 else []
        turn = random.choice(turns) if turns else next(iter(node.position.legal_turns), None)
        if turn:
            nodes.append(node.add(turn))
    for node in draw(st.lists(st.sampled_from(nodes), max_size=4)):
        node.comment, node.seconds, node.rejected = draw(notes), draw(seconds), draw(st.lists(submissions, max_size=2))
    if game.root.seconds is not None:
        game.root.seconds = None
    game.cursor = random.choice(nodes)
    return game


# Round trips


@given(games())
def test_a_record_contains_the_whole_game(game: Game) -> None:
    text = write_record(game)
    note(text)
    assert shown(read_record(text)) == shown(game)


@given(st.lists(games(), min_size=1, max_size=3), st.sampled_from(("", "\n", "\n\n")))
def test_records_in_one_text_are_as_many_games(many: list[Game], between: str) -> None:
    text = between.join(map(write_record, many))
    note(text)
    found = list(import_many(text))
    assert [each.game and shown(each.game) for each in found] == list(map(shown, many))


@given(games())
def test_a_link_contains_the_main_line(game: Game) -> None:
    text = write_link(game)
    note(text)
    again = read_link(text)
    assert (again.root.position, again.position, again.turns) == (game.root.position, game.position, game.turns)
    assert again.board.names == game.board.names
    assert again.root.end.position == game.cursor.end.position


@given(games(), st.sampled_from(("x wins on time", "o wins on time", "x wins by resignation", "o wins by resignation")))
def test_a_link_says_how_its_line_ended_before_the_board_decided_it(game: Game, result: str) -> None:
    game.headers["Result"] = result
    game = read_record(write_record(game))  # a loss on time becomes a part of the game
    again = read_link(write_link(game))
    ended = game.cursor.end is game.root.end and not game.root.end.position.result
    expected = summary_of(game).result if ended else None
    assert (summary_of(again).result if not again.root.end.position.result else None) == expected
    assert write_link(again) == write_link(game)


@given(games(), systems)
def test_a_game_in_other_coordinates_is_the_same_game(game: Game, system: System) -> None:
    again = read_record(write_record(game.in_coordinates(system))).in_coordinates(game.board.coordinates)
    assert shown(again) == shown(game)


@given(games())
def test_a_list_of_the_turns_is_the_main_line(game: Game) -> None:
    line = [node.played.turn for node in game.root.end.line if node.played]
    text = " ".join(" ".join(str(turn).replace(",", "-").split("-")) for turn in line)
    note(text)
    assert [
        node.played.turn for node in read_turns(text, fields_of(game.root.position)).cursor.line if node.played
    ] == line


@given(games())
def test_promoting_and_deleting_keep_the_tree_whole(game: Game) -> None:
    nodes = list(game.nodes)
    game.promote(nodes[-1])
    assert set(map(id, game.nodes)) == set(map(id, nodes))
    assert set(map(id, nodes[-1].line)) <= set(map(id, game.root.end.line))
    if nodes[-1].parent:
        gone = set(map(id, below(nodes[-1])))
        game.delete(nodes[-1])
        assert set(map(id, game.nodes)) == set(map(id, nodes)) - gone
        assert id(game.cursor) not in gone


def below(node: Node) -> list[Node]:
    return [node, *(each for child in node.children for each in below(child))]


@given(positions(), systems)
def test_positions_round_trip_by_repr_fields_and_drawing(position: Position, system: System) -> None:
    position = replace(position, board=board_named(outline_text(position.board)), ruleset=known(position.ruleset))
    position = position.in_coordinates(system)
    note(repr(position))
    again = eval(repr(position), dict(NAMES))
    assert (again, again.board.names) == (position, position.board.names)
    assert start_position(fields_of(position)) == position
    assert len(str(position).splitlines()) >= len(position.board.rows) + 1


def known(ruleset: Ruleset) -> Ruleset:
    return ruleset_named(ruleset.text)


@given(rulesets, st.booleans(), st.sampled_from(("win", "margin")), st.integers(0, 99), st.sampled_from((0, 1)))
def test_rule_set_text_round_trips(ruleset: Ruleset, pie: bool, score: str, handicap: int, side: int) -> None:
    changed = replace(ruleset, pie=pie, score=score, handicap=handicap, stronger=side)  # type: ignore[arg-type]
    assert ruleset_named(changed.text) == changed


# Clocks


controls = st.builds(
    lambda turn, reserve, step, hard: control_from_text(f"{turn}+{reserve}/{step}{'!' * hard}"),
    st.integers(1, 200),
    st.integers(0, 1000),
    st.integers(1, 60),
    st.booleans(),
)


@given(controls, st.lists(st.integers(0, 2_000_000), max_size=8))
def test_clocks_never_give_time_back(control: bug_engine.TimeControl, turns: list[int]) -> None:
    assert control_from_text(control_text(control)) == control
    clock, now = Clock.set(control).started(0, 0.0), 0.0
    for thousandths in turns:
        before = clock
        now = round(now + thousandths / 1000, 3)
        left = before.look(before.since or 0.0).left
        clock = clock.press(now)
        assert all(0 <= new <= old for new, old in zip(clock.reserves, before.reserves, strict=True))
        if clock.lost is not None:
            assert now - (before.since or 0.0) >= left - 0.002
            return
        assert clock.side == 1 - before.side
        assert clock.reserves[clock.side] == before.reserves[clock.side]
        assert (before.reserves[before.side] - clock.reserves[before.side]) % control.step in (
            0,
            before.reserves[before.side] % control.step,
        )


# Any text, and correct texts with a few changes.


@st.composite
def mended(draw: st.DrawFn) -> str:
    """A correct record or link with one change."""
    game = draw(games())
    text = draw(st.sampled_from((write_record(game), write_link(game))))
    start = draw(st.integers(0, len(text)))
    return text[:start] + draw(soup) + text[start + draw(st.integers(0, 6)) :]


def points_at_its_place(bad: BadText) -> None:
    assert 0 <= bad.start <= bad.end <= len(bad.text)
    assert 1 <= bad.line <= bad.text.count("\n") + 1
    drawn, under = bad.drawing.split("\n")
    assert under.strip() == "^" * len(under.strip())
    assert bad.column >= 1
    assert bad.place
    assert str(bad)
    assert drawn.isprintable() or "\t" in drawn


@given(soup | mended())
def test_records_links_and_lists_raise_only_documented_errors(text: str) -> None:
    for read in (read_any, read_record, read_link, read_turns, read_room):
        try:
            game = read(text)
        except (BadRecord, BadLink) as bad:
            points_at_its_place(bad)
            if bad.game:
                write_record(bad.game)
        else:
            assert shown(read_record(write_record(game)))[0] == game.root.position
    systems_that_fit(text)


@given(soup)
def test_boards_positions_rules_and_clocks_raise_only_documented_errors(text: str) -> None:
    try:
        board = board_named(text)
    except BadBoard as bad:
        points_at_its_place(bad)
    except UnknownBoard:
        pass
    else:
        assert board_named(board.name) == board
    try:
        position = Position.from_text(text)
    except (BadPosition, BadBoard) as bad:
        points_at_its_place(bad)
    except UnknownBoard:
        pass
    else:
        assert Position.from_text(position.text, board=position.board) == position
    with suppress(UnknownRuleset):
        assert ruleset_named(ruleset_named(text).text) == ruleset_named(text)
    with suppress(BadControl):
        assert control_from_text(control_text(control_from_text(text))) == control_from_text(text)


# The library


@given(st.lists(games(), max_size=3))
def test_a_backup_contains_whole_games(many: list[Game]) -> None:
    saved = backup.write((game, {"name": str(i)}) for i, game in enumerate(many))
    again = [(shown(each.game), details) for each, details in backup.games_in(saved) if each.game]
    assert again == [(shown(game), {"name": str(i)}) for i, game in enumerate(many)]


@given(games(), systems)
def test_the_key_of_a_game_depends_only_on_its_main_line(game: Game, system: System) -> None:
    summary = summary_of(game)
    assert summary_of(game.in_coordinates(system)) == replace(
        summary, board=summary_of(game.in_coordinates(system)).board
    )
    line = Game(start=game.root.position, headers=game.headers, lost_on_time=game.lost_on_time)
    for node in game.root.end.line:
        line.play(str(node.played.turn) if node.played else "")
    assert summary_of(line) == summary
