"""Makes puzzles: searches games between bots for positions in which exactly one turn wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bug_engine.bots import Limit, think
from bug_engine.position import Position
from bug_engine.puzzles.grading import grade
from bug_engine.puzzles.proving import prove
from bug_engine.puzzles.puzzle import Puzzle, difference, images

# Two puzzles on a board differ on at least this number of cells, under all symmetries.
MIN_DIFFERENCE = 4
# The fewest legal turns in a puzzle.
MIN_TURNS = 4


@dataclass(frozen=True)
class Quota:
    """How many puzzles are `wanted` on a board under some rules, and the range of their numbers of empty cells."""

    board: str
    rules: str
    wanted: int
    empties: range


QUOTAS = (
    Quota("hexhex3", "genius", 75, range(5, 13)),
    Quota("hexhex3", "iggc", 40, range(5, 13)),
    Quota("hexhex3", "classic", 40, range(5, 13)),
    Quota("hexhex4", "genius", 100, range(6, 16)),
    Quota("hexhex4", "iggc", 60, range(6, 16)),
    Quota("hexhex4", "classic", 50, range(6, 15)),
    Quota("limping3-4", "ludii", 40, range(6, 14)),
    Quota("hexhex5", "genius", 50, range(7, 16)),
    Quota("hexhex5", "ludii", 20, range(7, 16)),
)
# The largest share of a quota, by the number of turns that the solver must find.
MAX_SHARES = {1: 0.1, 2: 0.3, 3: 0.4}
# The largest share of puzzles with grade 1 in a quota.
MAX_EASY_SHARE = 0.35
# The limits of the players, in playouts, and how often a turn is random.
PLAYER_NODES = (4, 12, 40)
RANDOM_TURN_RATE = 0.08
# The number of games in a batch. They do not know each other's puzzles, so several processes can play them.
BATCH = 16


class Maker:
    """Makes puzzles for each quota in turn. A game depends on its number, the seed, and the puzzles known when its
    batch began, so the work can be resumed: `tried` is the number of games played.
    """

    def __init__(self, puzzles: Iterable[Puzzle] = (), tried: int = 0, seed: int = 1) -> None:
        self.tried = tried
        self.puzzles: list[Puzzle] = []
        self._seed = seed
        self._counts: Counter[tuple[str, str]] = Counter()
        self._lengths: Counter[tuple[str, str, int]] = Counter()
        self._easy: Counter[tuple[str, str]] = Counter()
        self._images: dict[str, list[list[tuple[int, int]]]] = {}
        for puzzle in puzzles:
            self._take(puzzle)

    def make(self, spread: Callable[..., Iterator[Any]] = map, batch: int = BATCH) -> Iterator[list[Puzzle]]:
        """Yield the puzzles found in each batch of games, until all quotas are filled.

        `spread` may play the games of a batch in several processes; the puzzles are the same.
        """
        while quotas := [quota for quota in QUOTAS if self._counts[quota.board, quota.rules] < quota.wanted]:
            numbers = range(self.tried, self.tried + batch)
            games = [(number, quotas[number % len(quotas)]) for number in numbers]
            found = [puzzle for puzzle in spread(self._look, games) if puzzle]
            self.tried += batch
            before = len(self.puzzles)
            for puzzle in found:
                if self._is_new(puzzle):  # another game of the batch may have found one like it
                    self._take(puzzle)
            yield self.puzzles[before:]

    def _is_new(self, puzzle: Puzzle) -> bool:
        quota = next(each for each in QUOTAS if (each.board, each.rules) == (puzzle.board, puzzle.rules))
        wanted = self._counts[puzzle.board, puzzle.rules] < quota.wanted and self._is_wanted(quota, puzzle.own_turns)
        return wanted and self._may_have_grade(quota, puzzle.grade) and not self._is_known(puzzle.start())

    def _take(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self._counts[puzzle.board, puzzle.rules] += 1
        self._lengths[puzzle.board, puzzle.rules, puzzle.own_turns] += 1
        self._easy[puzzle.board, puzzle.rules] += puzzle.grade == 1
        self._images.setdefault(puzzle.board, []).append(images(puzzle.start()))

    def _look(self, game: tuple[int, Quota]) -> Puzzle | None:
        """Return the puzzle of a game that has the most empty cells; None if the game has no puzzle."""
        number, quota = game
        for position in candidates(quota, Random(f"{self._seed}/{number}")):
            if self._is_known(position):
                continue
            proven = prove(position)
            if not proven or not self._is_wanted(quota, proven.turns // 2):
                continue
            solution = str(proven.solution)
            puzzle_grade = grade(position, solution, proven.turns // 2)
            if not self._may_have_grade(quota, puzzle_grade):
                continue
            return Puzzle(quota.board, quota.rules, position.text, position.mover, solution, proven.turns, puzzle_grade)
        return None

    def _is_wanted(self, quota: Quota, own_turns: int) -> bool:
        count = self._lengths[quota.board, quota.rules, own_turns]
        return count < MAX_SHARES.get(own_turns, 1) * quota.wanted

    def _may_have_grade(self, quota: Quota, puzzle_grade: int) -> bool:
        return puzzle_grade > 1 or self._easy[quota.board, quota.rules] < MAX_EASY_SHARE * quota.wanted

    def _is_known(self, position: Position) -> bool:
        one = images(position)[0]
        return any(difference(one, others) < MIN_DIFFERENCE for others in self._images.get(position.board.name, []))


def candidates(quota: Quota, random: Random) -> list[Position]:
    """Play a game; return its positions that may be puzzles, those with the most empty cells first."""
    position, found = Position.initial(quota.rules, quota.board), list[Position]()
    strengths = random.choice(PLAYER_NODES), random.choice(PLAYER_NODES)
    while position.state.legal_mask:
        empties = position.state.empty_mask.bit_count()
        if empties in quota.empties and len(position.legal_turns.first(MIN_TURNS)) == MIN_TURNS:
            found.append(position)
        bot = "random" if random.random() < RANDOM_TURN_RATE else "weak"
        *_, thought = think(bot, position, Limit(strengths[position.mover]), random.randrange(1 << 30))
        position = position.play(thought.turn).position
    return sorted(found, key=lambda each: -each.state.empty_mask.bit_count())
