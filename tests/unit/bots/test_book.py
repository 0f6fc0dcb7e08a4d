"""Perfect play on hexhex3: the book, proofs beyond it, and the values of all turns."""

from itertools import islice
from random import Random

import pytest

from bug_engine import Game, Position
from bug_engine.bots import Limit, think
from bug_engine.bots import book as books
from bug_engine.bots.book import Book, book_for, index_of, rank
from bug_engine.bots.book_maker import BookSearch, derived_entry, encoded, positions_in, random_position
from bug_engine.bots.champion import MIN_BOOK_NODES, book_thoughts
from bug_engine.bots.solver import GameValue, Solver, proof_for
from bug_engine.bots.values import TurnValues
from bug_engine.cli.book import RULES_WITH_BOOKS
from bug_engine.cli.main import main
from tests.bots import last_thought
from tests.data import SolvedPosition, recording_named, solved

UNMERGED = {"genius": "hexhex3-active", "iggc": "hexhex3-chosen"}
RULES = {**UNMERGED, "genius+merging": "hexhex3-active-merge", "iggc+merging": "hexhex3-chosen-merge"}


def book_of(rules: str) -> Book:
    start = Position.initial(rules, "hexhex3")
    book = book_for(start.kernel, start.state)
    assert book is not None
    return book


def recorded(rules: str) -> list[SolvedPosition]:
    return list(solved(recording_named("solved", RULES[rules])))


def stones(known: SolvedPosition) -> int:
    return 19 - known.text.count(".")


def position_of(known: SolvedPosition, rules: str) -> Position:
    return Position.from_text(known.text, known.mover, rules, "hexhex3")


def result(known: SolvedPosition) -> GameValue:
    wins = [turns for won, turns in known.values.values() if won]
    losses = [turns for won, turns in known.values.values() if not won]
    return GameValue(bool(wins), min(turns or 0 for turns in wins) if wins else max(turns or 0 for turns in losses))


@pytest.mark.parametrize("rules", RULES)
def test_the_book_agrees_with_another_solver(rules: str) -> None:
    book, every = book_of(rules), recorded(rules)
    count = 0
    for known in every:
        entry, truth = book.entry_for(position_of(known, rules).state), result(known)
        if stones(known) > book.winner_stones:
            assert entry is None
        else:
            assert entry is not None
            assert entry.wins == truth.wins, known
            assert entry.turns == (truth.turns if stones(known) <= book.distance_stones else None), known
            count += 1
    assert count > len(every) / 2


@pytest.mark.parametrize("rules", RULES)
def test_symmetric_positions_have_one_entry(rules: str) -> None:
    book, random = book_of(rules), Random(5)
    for count in range(1, book.winner_stones + 1):
        masks = random_position(book, count, random)
        position = Position(book.board, Position.initial(rules).ruleset, masks)
        assert len({book.entry_for(position.turned(k).state) for k in range(12)}) == 1


@pytest.mark.parametrize("rules", RULES)
def test_the_book_agrees_with_itself(rules: str) -> None:
    """The entry of a position follows from the entries of its successors."""
    book, start, random = book_of(rules), Position.initial(rules, "hexhex3"), Random(6)
    for count in range(book.winner_stones):
        every = (
            list(positions_in(book, count)) if count < 4 else [random_position(book, count, random) for _ in range(60)]
        )
        for masks in every:
            entry = book.entry(*masks)
            assert entry is not None
            if count < book.distance_stones:
                assert derived_entry(book, Position(start.board, start.ruleset, masks), 1) == entry
            else:
                after = proof_for(start).successors.after(Position(start.board, start.ruleset, masks).state)
                entries = [book.entry_for(state) for state in after.values()]
                assert entry.wins is any(each is not None and not each.wins for each in entries)


@pytest.mark.parametrize("rules", RULES)
def test_the_book_has_the_positions_that_games_reach(rules: str) -> None:
    book, start = book_of(rules), Position.initial(rules, "hexhex3")
    # Counted by another program; some positions are reached only by eating.
    counts = [sum(1 for _ in positions_in(book, count)) for count in range(5)]
    assert counts == [1, 4, 31, 229, 1906]
    states = [start.state]
    for _ in range(3):
        states = [after for state in states for after in BookSearch(start).successors.after(state).values()]
        assert all(map(book.entry_for, states))
    assert book.entry(0b111111, 0) is None


def test_a_new_book_has_the_values_that_the_search_found() -> None:
    start = Position.initial("genius", "hexhex2")
    search = BookSearch(start)
    assert not list(search.work())
    found = list(search.solved(7))
    assert search.turns[0] == 3
    book = Book(encoded(start.kernel, found, distance_stones=4, winner_stones=7))
    for mine_mask, theirs_mask, turns in found:
        entry = book.entry(mine_mask, theirs_mask)
        assert entry is not None
        assert entry.wins == (turns % 2 == 0)
        far = (mine_mask | theirs_mask).bit_count() <= 4
        assert entry.turns == (turns if far else None)
    assert sum(1 for count in range(8) for _ in positions_in(book, count)) == len(found)


def test_positions_of_a_row_are_in_order() -> None:
    board = Position.initial("genius", "hexhex2").board
    places = [index_of(board, 0b1, mask << 1) for mask in (0b11, 0b101, 0b110, 0b1001)]
    assert places == [0, 1, 2, 3]
    assert rank(0b1010, 0b101) == 0


@pytest.mark.parametrize(("rules", "text"), [("classic", ""), ("all", ""), ("genius", "#../..../...../..../...")])
def test_other_games_have_no_book(rules: str, text: str) -> None:
    start = Position.from_text(text, 0, rules, "hexhex3") if text else Position.initial(rules, "hexhex3")
    assert book_for(start.kernel, start.state) is None


def test_ludii_has_the_book_of_its_eaters() -> None:
    assert Solver(Position.initial("ludii", "hexhex3")).value.wins is None
    solver = Solver(Position.initial("ludii", "hexhex3"), proof_for(Position.initial("ludii", "hexhex3")))
    while not solver.work(100):
        pass
    assert str(solver.value) == "won in 26"


def test_the_bots_work_without_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    books._read.cache_clear()
    monkeypatch.setattr(books, "reader", lambda _: b"<!doctype html>")
    start = Position.initial("genius", "hexhex3")
    try:
        assert book_for(start.kernel, start.state) is None
        assert book_thoughts(start, Limit(), Random(1)) is None
    finally:
        books._read.cache_clear()


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="not a book"):
        Book(b"bug-book-0 hexhex3 active 7 8\n\n")


# Play


def check_champion(known: SolvedPosition, rules: str, nodes: int | None = None) -> bool:
    """Check that the champion keeps a win; return whether its turn wins as fast, or resists as long, as possible."""
    thought, truth = last_thought("champion", position_of(known, rules), nodes, seed=1), result(known)
    wins, turns = known.values[str(thought.turn)]
    assert thought.proven == ("win" if truth.wins else "loss"), known
    assert wins == truth.wins, known
    return turns == truth.turns


@pytest.mark.parametrize("rules", RULES)
def test_the_champion_keeps_wins_and_resists(rules: str) -> None:
    every = recorded(rules)
    some = list(islice((known for known in every if stones(known) < 7 or stones(known) > 9), 0, None, 12))
    assert len(some) > len(every) / 25
    assert sum(check_champion(known, rules) for known in some) >= 0.95 * len(some)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_the_champion_keeps_every_win(rules: str) -> None:
    every = recorded(rules)
    assert sum(check_champion(known, rules) for known in every) >= 0.9 * len(every)


@pytest.mark.parametrize(
    ("rules", "side", "bot"),
    [
        ("genius", 1, "uct"),
        ("iggc", 0, "random"),
        pytest.param("genius", 1, "random", marks=pytest.mark.slow),
        pytest.param("iggc", 0, "uct", marks=pytest.mark.slow),
    ],
)
def test_from_a_won_start_the_champion_never_loses(rules: str, side: int, bot: str) -> None:
    game = Game(rules, "hexhex3")
    while game.result is None:
        if game.position.mover == side:
            thought = last_thought("champion", game.position, MIN_BOOK_NODES, seed=1)
            assert thought.proven == "win"
        else:
            *_, thought = think(bot, game.position, Limit(60), seed=int(bot == "uct"))
        game.play(thought.turn)
    assert game.result.winner == side


def test_weak_levels_do_not_use_the_book() -> None:
    start = Position.initial("genius", "hexhex3")
    assert book_thoughts(start, Limit(MIN_BOOK_NODES - 1), Random(1)) is None
    assert book_thoughts(start, Limit(MIN_BOOK_NODES), Random(1)) is not None


# Values


def check_values(known: SolvedPosition, rules: str, nodes: int) -> tuple[int, int]:
    """Check the values of the turns; return how many have a known winner, and how many a known distance."""
    values = TurnValues(position_of(known, rules))
    for _ in values.work(nodes):
        pass
    found = {str(turn): value for turn, value in values.known()}
    assert found.keys() == known.values.keys()
    for turn, value in found.items():
        assert value.wins in (known.values[turn][0], None), (known, turn)
        assert value.turns in (known.values[turn][1], None), (known, turn)
    wins, turns = zip(*((value.wins is not None, value.turns is not None) for value in found.values()), strict=True)
    return sum(wins), sum(turns)


@pytest.mark.parametrize("rules", RULES)
def test_values_equal_another_solvers(rules: str) -> None:
    early = [known for known in recorded(rules) if stones(known) < 7]
    for known in early[::4]:
        assert check_values(known, rules, 1) == (len(known.values), len(known.values))


@pytest.mark.parametrize("rules", UNMERGED)
def test_values_beyond_the_book_equal_another_solvers(rules: str) -> None:
    later = [known for known in recorded(rules) if stones(known) > 7]
    counts = [(len(known.values), *check_values(known, rules, 400)) for known in later[::60]]
    turns, winners, distances = map(sum, zip(*counts, strict=True))
    assert winners >= 0.8 * turns
    assert distances >= 0.5 * turns


@pytest.mark.slow
@pytest.mark.parametrize("rules", UNMERGED)
def test_values_of_every_recorded_position(rules: str) -> None:
    counts = [(len(known.values), *check_values(known, rules, 10_000)) for known in recorded(rules)]
    turns, winners, distances = map(sum, zip(*counts, strict=True))
    assert winners >= 0.99 * turns
    assert distances >= 0.9 * turns


def test_nothing_is_proven_with_a_handicap() -> None:
    values = TurnValues(Position.initial("ludii+handicap=3", "hexhex3"))
    assert not list(values.work(100))
    assert {value for _, value in values.known()} == {GameValue(None)}


def test_a_swap_has_a_value_too() -> None:
    position = Position.initial("genius+pie", "hexhex3").play("A1").position
    values = {str(turn): value for turn, value in TurnValues(position).known()}
    assert str(values["swap"]) == "lost in 23"


# The command


@pytest.mark.parametrize("rules", RULES_WITH_BOOKS)
def test_the_command_checks_the_book(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["book", "--stones", "2", "--rules", rules]) == 0
    assert [line.partition("   ")[0] for line in capsys.readouterr().out.splitlines()] == [
        "0 stones: 1 right, 0 not decided",
        "1 stones: 4 right, 0 not decided",
        "2 stones: 31 right, 0 not decided",
    ]
