"""Openings: counts up to symmetry compared to a slow count, swaps and set-ups, judgements, and thousands of games."""

from __future__ import annotations

import time
import timeit
from collections import Counter
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bug_engine import Game, Position
from bug_engine.board import permuted
from bug_engine.bots import LEVELS, opening_book, think
from bug_engine.bots import book as books
from bug_engine.bots.opening_book import (
    BOOKS,
    OpeningBook,
    book_start,
    lines_up_to,
    opening_book_for,
    opening_thought,
)
from bug_engine.bots.opening_maker import after
from bug_engine.formats.fields import start_position
from bug_engine.library import openings as openings_module
from bug_engine.library.openings import Openings, PastGame, openings
from bug_engine.library.summary import main_line, summary_of
from bug_engine.notation import Turn, turn_text
from bug_engine.puzzles.proving import finished

few = settings(max_examples=25, derandomize=True, deadline=None, database=None)
RULES = st.sampled_from(["genius", "iggc", "classic", "green-meadow", "iggc+pie"])
SEEDS = st.integers(0, 2**32)


def random_game(rules: str, board: str | None, random: Random, most: int = 8) -> tuple[Position, list[Turn]]:
    """Return a start and the first turns of a random game."""
    start = position = Position.initial(rules, board)
    turns = []
    for _ in range(random.randint(1, most)):
        if position.result:
            break
        draft = position.draft()
        while not draft.complete:
            draft = draft.add(random.choice([option.cell for option in draft.options]))
        turn = draft.turn()
        if position.can_swap and random.random() < 0.4:
            turn = Turn(position.board, (), swap=True)
        turns.append(turn)
        position = position.play(turn).position
    return start, turns


def key_of(start: Position, turns: list[Turn], symmetry: tuple[int, ...] | None = None) -> str:
    """Return the key of a game, or of its image."""
    game = Game(start=start)
    for turn in turns:
        cells = turn.cells if symmetry is None else [symmetry[cell] for cell in turn.cells]
        game.play("swap" if turn.swap else turn_text(start.board, cells))
    return summary_of(game).key


def slow_key(position: Position) -> tuple[object, ...]:
    """Return a value that is equal for positions with equal futures, found by trying every symmetry."""
    masks = (position.stones[position.mover], position.stones[1 - position.mover], position.black_mask)
    return min(
        tuple(permuted(mask, symmetry) for mask in masks) for symmetry in position.board.symmetries
    ), position.setup


def found_at(position: Position, games: list[PastGame]) -> Openings:
    return finished(openings(position, games))


def counts(found: Openings, position: Position) -> Counter[object]:
    """Return the counts by the position that each turn leads to."""
    return Counter(
        {
            (slow_key(position.play(row.turn).position), row.turn.swap, row.games, row.won, row.lost): 1
            for row in found.turns
            if row.games
        }
    )


@few
@given(RULES, SEEDS)
def test_the_key_of_a_summary_contains_the_whole_line(rules: str, seed: int) -> None:
    start, turns = random_game(rules, None, Random(seed), 20)
    fields, words = main_line(key_of(start, turns))
    assert start_position(fields) == start
    assert words == [str(turn) for turn in turns]


def test_the_key_of_a_game_from_a_position_is_read() -> None:
    start = Position.from_text(".x./..o./...#./..../...", 1, "green-meadow", "hexhex3", 1)
    fields, words = main_line(summary_of(Game(start=start).play("A1")).key)
    assert (start_position(fields), words) == (start, ["A1"])


@few
@given(RULES, SEEDS)
def test_the_counts_of_turns_equal_a_slow_count(rules: str, seed: int) -> None:
    random = Random(seed)
    lines = [random_game(rules, None, random) for _ in range(12)]
    games = [PastGame(key_of(*line), random.choice([0, 1, None])) for line in lines]
    start, turns = random.choice(lines)
    position = start
    for turn in turns[: random.randint(0, len(turns) - 1)]:
        position = position.play(turn).position
    expected: dict[tuple[object, bool], list[int]] = {}
    for (begin, line), game in zip(lines, games, strict=True):
        here = begin
        for turn in line:
            after = here.play(turn).position
            if slow_key(here) == slow_key(position) and not (turn.swap and not position.can_swap):
                tally = expected.setdefault((slow_key(after), turn.swap), [0, 0, 0])
                for i, add in enumerate((True, game.winner == here.mover, game.winner == 1 - here.mover)):
                    tally[i] += add
                break
            here = after
    found = found_at(position, games)
    assert counts(found, position) == Counter((*key, *tally) for key, tally in expected.items())
    assert found.games == sum(row.games for row in found.turns) == sum(tally[0] for tally in expected.values())


def test_games_that_end_in_the_position_are_counted_separately() -> None:
    position = Position.initial().play("A1").position.play("C3").position
    games = [
        PastGame("genius hexhex3 A1 C3", 1),
        PastGame("genius hexhex3 E3 C3 A2", 0),
        PastGame("genius hexhex3 A2", 0),
    ]
    found = found_at(position, games)
    assert (found.games, found.ended) == (1, 1)


@few
@given(st.sampled_from(["genius", "iggc", "classic"]), st.sampled_from(["hexhex3", "hexhex4", "limping3-4"]), SEEDS)
def test_a_game_counts_the_same_however_it_was_turned(rules: str, board: str, seed: int) -> None:
    random = Random(seed)
    lines = [random_game(rules, board, random) for _ in range(8)]
    symmetries = lines[0][0].board.symmetries
    plain = [PastGame(key_of(*line), i % 2) for i, line in enumerate(lines)]
    turned = [PastGame(key_of(*line, random.choice(symmetries)), i % 2) for i, line in enumerate(lines)]
    start, turns = lines[0]
    for position in (start, start.play(turns[0]).position):
        one, other = found_at(position, plain), found_at(position, turned)
        assert counts(one, position) == counts(other, position)


@few
@given(SEEDS)
def test_equal_turns_lead_to_one_position_and_no_turn_is_missing(seed: int) -> None:
    random = Random(seed)
    start, turns = random_game("genius", "hexhex3", random, 3)
    position = start
    for turn in turns:
        position = position.play(turn).position
    found = found_at(position, [])
    leads = Counter(slow_key(position.play(turn).position) for turn in position.legal_turns)
    for row in found.turns:
        assert row.turn == row.same[0]
        assert len({slow_key(position.play(turn).position) for turn in row.same}) == 1
    assert {slow_key(position.play(row.turn).position) for row in found.turns} == set(leads)
    listed = [str(turn) for row in found.turns for turn in row.same]
    assert sorted(listed) == sorted(str(turn) for turn in position.legal_turns)
    assert found.source == "exact"


def test_a_cell_has_the_value_of_its_best_turn_however_the_stones_were_ordered() -> None:
    # C3-B3 and B3-C3 lead to the same stones: the cell of the first had no value.
    found = found_at(Position.initial("genius", "hexhex3").play("B2").position, [])
    (row,) = (row for row in found.turns if str(row.turn) == "B3-C3")
    assert {"C3-B3", "C2-C3"} < {str(turn) for turn in row.same}


def test_the_values_of_hexhex3_come_from_the_book() -> None:
    found = found_at(Position.initial("iggc", "hexhex3"), [])
    values = {str(row.turn): row.judged for row in found.turns}
    assert found.turns[0].judged
    assert (str(found.turns[0].turn), found.turns[0].judged.value, found.turns[0].judged.ends) == ("A2", 1.0, 26)
    assert all(value and value.value == 0 for turn, value in values.items() if turn != "A2")


def test_a_swap_is_a_separate_turn() -> None:
    start = Position.initial("iggc+pie", "hexhex3")
    after = start.play("A1").position
    games = [PastGame("iggc+pie hexhex3 A1 swap C3", 1), PastGame("iggc+pie hexhex3 E3 C3 A1", 0)]
    rows = {str(row.turn): (row.games, row.won, row.lost) for row in found_at(after, games).turns if row.games}
    assert rows == {"swap": (1, 1, 0), "C3": (1, 0, 1)}
    swapped = after.play("swap").position
    rows = {str(row.turn): (row.games, row.won, row.lost) for row in found_at(swapped, games).turns if row.games}
    assert rows == {"C3": (2, 0, 2)}


def test_partial_results_come_while_many_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part has the games examined so far; the turns of the book are there from the first part on."""
    monkeypatch.setattr(openings_module, "PART_GAMES", 12)
    monkeypatch.setattr(openings_module, "_TRAILS", {})
    start = Position.initial("genius", "hexhex3")
    random = Random(1)
    games = list(dict.fromkeys(key_of(*random_game("genius", "hexhex3", random, 6)) for _ in range(40)))[:35]
    past = [PastGame(key, random.choice([0, 1, None])) for key in games]
    parts = [found for found in openings(start, past) if found]
    assert [found.left for found in parts] == [35, 23]
    assert not any(openings(start, past)), "cached games are counted at once"
    for found in [*parts, found_at(start, past)]:
        so_far = found_at(start, past[: len(past) - found.left])
        assert replace(found, left=0) == so_far


@pytest.mark.parametrize(
    "key",
    ["", "genius", "nothing hexhex3 A1", "genius nowhere A1", "genius hexhex3 Z9", "genius hexhex3 swap", "a | b"],
)
def test_a_key_that_is_not_of_a_game_does_not_count(key: str) -> None:
    found = found_at(Position.initial("genius", "limping3-4"), [PastGame(key, 0)])
    assert (found.games, found.turns, found.source) == (0, (), None)
    assert found_at(Position.initial(), [PastGame(key, 0)]).games == 0


def test_a_game_counts_up_to_its_first_illegal_turn() -> None:
    games = [PastGame("genius hexhex3 A1 A1 C3", 0)]
    position = Position.initial()
    assert found_at(position, games).games == 1
    assert found_at(position.play("A1").position, games).games == 0


def test_a_handicap_has_no_judgement() -> None:
    assert found_at(Position.initial("ludii+handicap=2x", "hexhex3"), []).source is None


@pytest.mark.long
def test_two_thousand_games_are_examined_fast() -> None:
    random = Random(1)
    games = [PastGame(f"{key_of(*random_game('genius', 'hexhex4', random, 12))} {i}", i % 2) for i in range(500)]
    games = [PastGame(f"{game.key}{copy}", game.winner) for copy in range(4) for game in games]
    position = Position.initial("genius", "hexhex4")
    assert found_at(position, games).games == 2000
    for here in (position, position.play("D4").position, position.play("A1").position):
        # 0.01 s on an idle machine, four times that in a browser; the machine may be busy, so the best of three counts.
        assert min(timeit.repeat(partial(found_at, here, games), timer=time.process_time, number=1, repeat=3)) < 0.1


def test_the_cache_of_games_is_cleared_when_it_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings_module, "MAX_TRAILS", 3)
    games = [PastGame(f"genius hexhex3 A1 | {i}", None) for i in range(10)]
    assert found_at(Position.initial(), games).games == 10
    assert len(openings_module._TRAILS) <= 3


# Books


@pytest.mark.parametrize("name", BOOKS)
def test_a_book_of_the_project_judges_every_first_and_second_turn(name: str) -> None:
    content = books.packaged_book(name)
    assert content
    assert len(content) < 40_000
    _, board, rules, _ = content.decode().partition("\n")[0].split()
    start = book_start(Position.initial(rules.replace("-", "+"), board))
    book = OpeningBook(content.decode(), start)
    assert opening_book_for(start)
    every, lines = list(lines_up_to(start, 2)), [entry.turns for entry in book.entries]
    assert lines[: len(every)] == every
    assert {len(line) for line in lines} == set(range(1, book.depth + 1))
    assert book.depth == {"hexhex4": 4, "hexhex5": 2}[board]
    assert all(0 < entry.value < 1 and entry.nodes > 1000 for entry in book.entries)
    # The queen plays first turns that were searched longer than its limit.
    assert all(entry.nodes >= (LEVELS["queen"].limit.nodes or 0) for entry in book.entries if len(entry.turns) == 1)
    found = found_at(start, [])
    assert found.source == "searched"
    cells = sorted(cell for row in found.turns for turn in row.same for cell in turn.cells)
    assert cells == list(range(len(start.board)))


@pytest.mark.parametrize("name", [name for name in BOOKS if "hexhex4" in name])
def test_a_deep_line_is_judged_however_it_is_turned(name: str) -> None:
    content = books.packaged_book(name)
    assert content
    start = book_start(Position.initial(name.removesuffix(".book").split("-", 2)[2].replace("-", "+"), "hexhex4"))
    deep = [entry for entry in OpeningBook(content.decode(), start).entries if len(entry.turns) == 4]
    for entry in deep[::50]:
        before = after(start, entry.turns[:3])
        for quarter in range(12):
            found = found_at(before.turned(quarter), [])
            assert found.source == "searched"
            assert entry.nodes in [row.judged.nodes for row in found.turns if row.judged]
    assert found_at(after(start, deep[0].turns), []).source is None


def test_no_book_is_requested_after_its_last_turn_or_on_other_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    opening_book._book.cache_clear()
    monkeypatch.setattr(books, "reader", lambda name: asked.append(name))
    for rules, board in (("genius", "hexhex6"), ("green-meadow", "green-meadow"), ("chosen+merging", "hexhex4")):
        found_at(Position.initial(rules, board), [])
    assert not asked
    assert found_at(Position.initial("genius", "hexhex4"), []).source is None
    assert asked == ["openings-hexhex4-active.book"]
    opening_book._book.cache_clear()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bug-openings-1 hexhex3 active 1\n",
        "bug-openings-1 hexhex4 active\n",
        "bug-openings-1 hexhex4 active 1 2\n",
        "bug-openings-1 hexhex4 active one\n",
        *(f"bug-openings-1 hexhex4 active 1\n{line}\n" for line in ("A1-A2 0.5 9", "Z9 0.5 9", "A1 A1 0.5 9")),
        *(f"bug-openings-1 hexhex4 active 1\n{line}\n" for line in ("", "A1", "0.5 9", "A1 0.5", "A1 half 9")),
        *(f"bug-openings-1 hexhex4 active 1\nA1 {line}\n" for line in ("1.5 9", "nan 9", "-0.1 9", "0.5 0", "0.5 x")),
        "bug-openings-1 hexhex4 active 1\nA1 0.5 9\nA4 0.5 9\n",
        f"bug-openings-1 hexhex4 active 9999\n{'A1 ' * 9999}0.5 9\n",
    ],
)
def test_a_book_of_another_board_or_with_a_wrong_line_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="openings"):
        OpeningBook(text, Position.initial("genius", "hexhex4"))


def test_symmetric_positions_are_judged_once() -> None:
    start = Position.initial("genius", "hexhex3")
    lines = list(lines_up_to(start, 2))
    ends = []
    for line in lines:
        position = start
        for turn in line:
            position = position.play(turn).position
        ends.append(slow_key(position))
    assert len(ends) == len(set(ends))
    two = [
        start.play(first).position.play(second).position
        for first in start.legal_turns
        for second in start.play(first).position.legal_turns
    ]
    assert {slow_key(each) for each in two} <= set(ends)


@pytest.mark.parametrize("board", ["hexhex4", "hexhex5"])
@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic"])
def test_the_queen_begins_with_any_turn_that_is_as_good_as_the_best(ruleset: str, board: str) -> None:
    level = LEVELS["queen"]
    start = Position.initial(ruleset, board)
    book = opening_book_for(start)
    assert book
    first = {turn: book.after(state) for turn, state in start.legal_turns.with_states()}
    best = max(found.value for found in first.values() if found)
    begun = {next(think(level.bot, start, level.limit, seed)).turn for seed in range(40)}
    assert len(begun) > 8
    for turn in begun:
        found = first[turn]
        assert found
        assert found.value >= best - 0.01
        assert found.nodes >= (level.limit.nodes or 0)


def test_a_book_that_knows_less_than_a_search_is_not_played() -> None:
    start = Position.initial("genius", "hexhex4")
    assert opening_thought(start, 10**6, Random(1)) is None
    after = start.play("D4").position
    assert opening_thought(after, 32_000, Random(1)) is None
    assert opening_thought(Position.initial("genius", "hexhex6"), 1, Random(1)) is None
    swappable = Position.initial("iggc+pie", "hexhex4").play("D4").position
    assert opening_thought(swappable, 1, Random(1)) is None


def test_the_readers_own_results_are_counted_in_games_that_went_on() -> None:
    keys = ["genius hexhex3 A1 C3", "genius hexhex3 E3 B2", "genius hexhex3 A2 C3", "genius hexhex3 B2 C3"]
    sides: list[tuple[int | None, int | None]] = [(0, 0), (1, 0), (None, 0), (1, None)]
    games = [PastGame(key, winner, reader) for key, (winner, reader) in zip(keys, sides, strict=True)]
    found = found_at(Position.initial(), games)
    assert (found.your_won, found.your_lost) == (1, 1)
    after = found_at(Position.initial().play("A1").position, games)
    assert (after.your_won, after.your_lost) == (1, 1)
    ended = found_at(Position.initial().play("A1").position.play("C3").position, games)
    assert (ended.your_won, ended.your_lost) == (0, 0)
