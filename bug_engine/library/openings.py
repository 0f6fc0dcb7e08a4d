"""Openings: the turns that games played from a position, up to the board's symmetries, their results, and book values.

A game is given by its `Summary.key` alone. It is played once; then only the fingerprints of its positions are kept, so
that a search through thousands of games takes a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Literal

from bug_engine.board import Board
from bug_engine.bots.book import Book, book_for
from bug_engine.bots.opening_book import OpeningBook, opening_book_for
from bug_engine.bots.symmetry import keys_for, symmetries_between
from bug_engine.formats.fields import start_position
from bug_engine.library.summary import main_line
from bug_engine.notation import SWAP, TooManyTurns, Turn, cell_texts
from bug_engine.position import Position
from bug_engine.ruleset import Ruleset
from bug_engine.state import State, mask_of_bugs
from bug_engine.text_error import CodedError

Source = Literal["exact", "searched"]
# Games to play between two yields: a few milliseconds in a browser.
SLICE_GAMES = 4
# Games to play between two results: some 0.4 s in a browser.
PART_GAMES = 200
# The number of games whose fingerprints are kept: 1 kB each.
MAX_TRAILS = 20_000


@dataclass(frozen=True)
class PastGame:
    """A game by its `Summary.key`, the side that won it, and the reader's side; None if there is none."""

    key: str
    winner: int | None
    reader: int | None = None


@dataclass
class Tally:
    """The number of games, and of those that the side to move won and lost."""

    games: int = 0
    won: int = 0
    lost: int = 0

    def add(self, mover: int, winner: int | None) -> None:
        """Count a game."""
        self.games += 1
        self.won += winner == mover
        self.lost += winner == 1 - mover


@dataclass(frozen=True)
class Judgement:
    """The value of a turn, from 0 to 1, for the side that plays it.

    `nodes` is the number of positions evaluated for it, 0 if it is proven; then `ends` is the number of turns to the
    end of the game, if known.
    """

    value: float
    nodes: int = 0
    ends: int | None = None


@dataclass(frozen=True)
class OpeningTurn:
    """A turn with its games. `same` are the turns that lead to the same position up to symmetry, this one first."""

    turn: Turn
    same: tuple[Turn, ...]
    games: int = 0
    won: int = 0
    lost: int = 0
    judged: Judgement | None = None


@dataclass(frozen=True)
class Openings:
    """The openings from a position: all its games, its turns, the most frequent first, and the source of the
    judgements: `exact` from proofs, `searched` from a book of searches. `ended` games reached it and went no further;
    `left` games are not examined yet. The reader won `your_won` of all its games, and lost `your_lost`.
    """

    games: int
    ended: int
    won: int
    lost: int
    turns: tuple[OpeningTurn, ...]
    source: Source | None
    left: int = 0
    your_won: int = 0
    your_lost: int = 0


def openings(position: Position, games: Sequence[PastGame]) -> Generator[Openings | None, None, Openings]:
    """Return the openings from a position. While games are played for the first time, yield every few milliseconds: an
    intermediate result whenever it has grown much, None in between.

    Games count if they have this board and the same rules of growth and eating, whatever else the players agreed on.

    >>> from bug_engine.puzzles.proving import finished
    >>> games = [PastGame("genius hexhex3 A1 C3", 1), PastGame("genius hexhex3 E3 B2", 0)]
    >>> found = finished(openings(Position.initial(), games))
    >>> [(str(row.turn), len(row.same), row.games, row.won, row.judged.ends) for row in found.turns][:2]
    [('A1', 6, 2, 1, 23), ('A2', 6, 0, 0, 31)]
    """
    judged, source = yield from _judged(position)
    count = _Count(position)
    unknown = sum(game.key not in _TRAILS for game in games)
    played = 0
    for number, game in enumerate(games):
        if game.key not in _TRAILS:
            if played % SLICE_GAMES == 0:
                whole_part = played % PART_GAMES == 0 and unknown - played >= PART_GAMES
                yield count.found(judged, source, len(games) - number) if whole_part else None
            _remember(game.key)
            played += 1
        count.add(game)
    yield None
    return count.found(judged, source, 0)


class _Count:
    """Counts the games that reached a position, by the position after their next turn."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._here = keys_for(position.board).fingerprint(position.state)
        self._total, self._yours, self._ended = Tally(), Tally(), 0
        self._tallies: dict[int, Tally] = {}
        self._samples: dict[int, tuple[str, int]] = {}

    def add(self, game: PastGame) -> None:
        """Count a game with known fingerprints."""
        trail = _TRAILS[game.key]
        ply = _ply_of(self._position, trail, self._here)
        if ply is None or not trail:
            return
        if ply + 1 == len(trail.prints):
            self._ended += 1
            return
        after = trail.prints[ply + 1]
        for tally in (self._total, self._tallies.setdefault(after, Tally())):
            tally.add((trail.mover + ply) % 2, game.winner)
        if game.reader is not None:
            self._yours.add(game.reader, game.winner)
        self._samples.setdefault(after, (game.key, ply))

    def found(self, judged: Mapping[int, Judged], source: Source | None, left: int) -> Openings:
        """Return the counts together with the judgements of a book."""
        position, tallies, total, yours = self._position, self._tallies, self._total, self._yours
        rows = [_row(*known, Tally()) for after, known in judged.items() if after not in tallies]
        for after, tally in tallies.items():
            known = judged.get(after)
            same = known[0] if known else same_turns(position, _turn_of(position, *self._samples[after]))
            rows.append(_row(same, known[1] if known else None, tally))
        rows.sort(key=_rank)
        counts = (total.games, self._ended, total.won, total.lost)
        return Openings(*counts, tuple(rows), source, left, yours.won, yours.lost)


def _row(same: Sequence[Turn], judged: Judgement | None, tally: Tally) -> OpeningTurn:
    return OpeningTurn(same[0], tuple(same), tally.games, tally.won, tally.lost, judged)


def _rank(row: OpeningTurn) -> tuple[float, ...]:
    value = row.judged
    if value is None:
        return -row.games, 0.5, 0, *row.turn.cells
    ends = value.ends or 0
    return -row.games, -value.value, ends if value.value > 0.5 else -ends, *row.turn.cells


# The games


@dataclass(frozen=True)
class Trail:
    """A game: its board and rules of play, the side that moves first, a fingerprint of each of its positions."""

    board: Board
    rules: Ruleset
    mover: int
    prints: tuple[int, ...] = field(repr=False)


_TRAILS: dict[str, Trail | None] = {}


def _remember(key: str) -> None:
    if len(_TRAILS) >= MAX_TRAILS:
        _TRAILS.clear()
    _TRAILS[key] = trail_of(key)


def trail_of(key: str) -> Trail | None:
    """Return the trail of a game, up to its first illegal turn; None if its start is invalid."""
    fields, words = main_line(key)
    start = _start(tuple(fields.items()))
    if start is None:
        return None
    states = (start.state, *(after for _, _, after in _states(start, words)))
    prints = tuple(map(keys_for(start.board).fingerprint, states))
    return Trail(start.board, start.kernel.rules, start.mover, prints)


@lru_cache(maxsize=256)
def _start(fields: tuple[tuple[str, str], ...]) -> Position | None:
    try:
        return start_position(dict(fields))
    except CodedError:
        return None


def _states(start: Position, words: Iterable[str]) -> Iterator[tuple[State, tuple[int, ...] | None, State]]:
    """Yield the state before each turn, its cells (None: a swap), and the state after it; stop before the first illegal
    one.
    """
    kernel, names = start.kernel, _cells_of(start.board)
    state = start.state
    for word in words:
        before, cells = state, list[int]()
        if word == SWAP:
            if not _swappable(state):
                return
            stone_mask = mask_of_bugs(state.theirs)
            black_mask = kernel.board.full_mask ^ state.empty_mask ^ stone_mask
            state = kernel.state(0, (0, stone_mask), black_mask, 0)
            yield before, None, state
            continue
        for name in cell_texts(word):
            cell = names.get(name)
            if cell is None or not state.legal_mask >> cell & 1 or (cells and not state.meals):
                return
            cells.append(cell)
            state = kernel.place(state, 1 << cell)
        if state.meals or not cells:
            return
        yield before, tuple(cells), state


@lru_cache(maxsize=64)
def _cells_of(board: Board) -> dict[str, int]:
    return {name: cell for cell, name in enumerate(board.in_coordinates("rows").names)}


def _swappable(state: State) -> bool:
    return state.mover == 1 and not state.mine and mask_of_bugs(state.theirs).bit_count() == 1 and not state.setup


def _ply_of(position: Position, trail: Trail | None, here: int) -> int | None:
    """Return the number of turns after which a game reached a position; None if it did not."""
    if trail is None or here not in trail.prints:
        return None
    if (trail.board, trail.rules) != (position.board, position.kernel.rules):
        return None
    ply = trail.prints.index(here)
    # A swap leads to the same stones, seen from the side to move.
    if trail.prints[ply + 1 : ply + 2] == (here,) and not position.can_swap:
        ply += 1
    return ply


def _turn_of(position: Position, key: str, ply: int) -> Turn:
    """Return a game's turn as it would be played in a position that is equal up to symmetry."""
    fields, words = main_line(key)
    start = _start(tuple(fields.items()))
    assert start
    *_, (before, cells, _) = _states(start, words[: ply + 1])
    if cells is None:
        return Turn(position.board, (), swap=True)
    [symmetry, *_] = symmetries_between(position.board, before, position.state)
    return Turn(position.board, tuple(symmetry[cell] for cell in cells))


def same_turns(position: Position, turn: Turn) -> tuple[Turn, ...]:
    """Return a turn and its images under the symmetries that leave the position as it is.

    >>> same_turns(Position.initial(), Turn(Position.initial().board, (9,)))
    (<Turn C3>,)
    """
    symmetries = symmetries_between(position.board, position.state, position.state)
    images = dict.fromkeys(tuple(symmetry[cell] for cell in turn.cells) for symmetry in symmetries)
    return tuple(Turn(position.board, cells, turn.swap) for cells in images)


# Judgements


# Turns that lead to one position up to symmetry, and what they are worth.
Judged = tuple[list[Turn], Judgement]


def _judged(position: Position) -> Generator[None, None, tuple[dict[int, Judged], Source | None]]:
    """Return judgements of a position's turns without a search, by the fingerprints of the positions after them."""
    judge, source = _judge(position)
    found: dict[int, Judged] = {}
    if judge is None:
        return found, None
    try:
        turns = yield from position.legal_turns.listing()
    except TooManyTurns:
        return found, None
    for turn, state in turns:
        if turn.swap:
            continue
        after = keys_for(position.board).fingerprint(state)
        if after in found:
            found[after][0].append(turn)
        elif value := judge(state):
            found[after] = [turn], value
    return found, source if found else None


def _judge(position: Position) -> tuple[Callable[[State], Judgement | None] | None, Source | None]:
    """Return a function that judges the turns of a position by the positions after them. A first stone is judged as if
    no side could take it over.
    """
    if position.ruleset.handicap or position.setup:
        return None, None
    taken = len(position.board) - position.state.empty_mask.bit_count()
    if (exact := book_for(position.kernel, position.state)) and taken < exact.winner_stones:
        return partial(_proven, exact), "exact"
    if (searched := opening_book_for(position)) and searched.covers(position.state):
        return partial(_searched, searched), "searched"
    return None, None


def _proven(book: Book, state: State) -> Judgement | None:
    entry = book.entry_for(state)
    if entry is None:
        return None
    return Judgement(float(not entry.wins), 0, None if entry.turns is None else entry.turns + 1)


def _searched(book: OpeningBook, state: State) -> Judgement | None:
    entry = book.after(state)
    return None if entry is None else Judgement(entry.value, entry.nodes)
