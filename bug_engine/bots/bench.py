"""Speed figures and the signature of the search.

Rates differ between machines; their ratios to the baseline of the same run can be compared. The caller provides the
timer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from statistics import median
from zlib import crc32

from bug_engine.bots import Limit, think
from bug_engine.bots.match import opening
from bug_engine.perft import perft
from bug_engine.position import Position

Timer = Callable[[], float]

BOARDS = ("hexhex3", "hexhex4", "hexhex5")
# Random games between two looks at the timer.
PLAYOUTS = 50
PERFT_BOARD, PERFT_DEPTH = "hexhex4", 4
SEARCH_BOARDS = ("hexhex4", "hexhex5")
# The number of openings that are searched, each with a third of the board filled, and the positions evaluated in each.
SEARCH_OPENINGS, SEARCH_NODES = 8, 1000
# The positions of the signature: openings, a fight, an ending, and each way to eat.
SIGNATURE_POSITIONS = (
    ("genius", ".../..../...../..../..."),
    ("genius", "xox/.o.x/x..x./xo../xoo"),
    ("genius", ".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo."),
    ("iggc", ".x.o/oo..o/.o...x/ooxxoo./ox.oo./x.x.o/xoxx"),
    ("classic", "x../..../xo.../.xx./..."),
    ("green-meadow", "x#.o/.o.../#..#x./.x#..#/...../..#."),
)
SIGNATURE_NODES = 200
SIGNATURE_BOTS = ("uct", "champion", "weak", "solver")


def baseline() -> int:
    """Do a fixed amount of plain Python: small integers, a dictionary, a list. Never change it: ratios depend on it."""
    seen: dict[int, int] = {}
    order: list[int] = []
    value = 1
    for _ in range(20_000):
        value = value * 16_807 % 2_147_483_647
        low = value & -value
        if value & 1023 in seen:
            seen[value & 1023] += low
        else:
            seen[value & 1023] = low
            order.append(value)
    return len(order)


def rate(work: Callable[[], int], timer: Timer, seconds: float) -> float:
    """Return units of `work` a second: the median of five runs of `seconds` / 5 each, after a warm-up."""
    work()
    rates = []
    for _ in range(5):
        done, start = 0, timer()
        while (passed := timer() - start) < seconds / 5:
            done += work()
        rates.append(done / passed)
    return median(rates)


def playout_work(position: Position) -> Callable[[], int]:
    """Return work that plays random games from a position; the unit is a game."""
    kernel, state, random = position.kernel, position.state, Random(1).random

    def work() -> int:
        for _ in range(PLAYOUTS):
            kernel.playout(state, random)
        return PLAYOUTS

    return work


def perft_work() -> int:
    """Count a perft; the unit is a leaf."""
    return perft(Position.initial("genius", PERFT_BOARD), PERFT_DEPTH)


@cache
def openings(board: str) -> tuple[Position, ...]:
    """Return the positions in which the search is measured."""
    start, random = Position.initial("genius", board), Random(1)
    return tuple(opening(start, random, len(start.board) // 3) for _ in range(SEARCH_OPENINGS))


def search_work(board: str) -> Callable[[], int]:
    """Return work that searches with the champion without a limit; the unit is a position evaluated."""
    seeds = count()

    def work() -> int:
        seed = next(seeds)
        thoughts = think("champion", openings(board)[seed % SEARCH_OPENINGS], seed=seed)
        return next(thought.nodes for thought in thoughts if thought.nodes >= SEARCH_NODES)

    return work


def signature(bots: Sequence[str] = SIGNATURE_BOTS) -> int:
    """Return a checksum of these bots' thoughts about fixed positions: it changes when the search changes."""
    thoughts = []
    for seed, (ruleset, text) in enumerate(SIGNATURE_POSITIONS):
        position = Position.from_text(text, mover=seed % 2, ruleset=ruleset)
        if position.result is None:
            thoughts += [
                f"{thought.turn} {thought.value:.9f}"
                for bot in bots
                for thought in think(bot, position, Limit(SIGNATURE_NODES), seed)
            ]
    return crc32("\n".join(thoughts).encode())


class Measures:
    """The figures of the benchmark, taken one by one; each takes `seconds`, except the signature."""

    def __init__(self, timer: Timer, seconds: float = 2.0) -> None:
        self._timer = timer
        self._seconds = seconds
        self._works: dict[str, Callable[[], int]] = {
            "baseline": lambda: 1 if baseline() else 0,
            **{f"playouts {board}": playout_work(Position.initial("genius", board)) for board in BOARDS},
            f"perft {PERFT_BOARD}": perft_work,
            **{f"search {board}": search_work(board) for board in SEARCH_BOARDS},
        }
        self._base: float | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all figures."""
        return (*self._works, "signature")

    def take(self, name: str) -> dict[str, str | float | None]:
        """Return a figure: its `rate` a second and the `ratio` to the baseline, or the `text` of the signature.

        Raises:
            ValueError: if there is no such figure.
        """
        if name == "signature":
            return {"name": name, "rate": None, "ratio": None, "text": f"{signature():08x}"}
        if name not in self._works:
            raise ValueError(f"there is no figure {name!r}; there are {', '.join(self.names)}")
        found = rate(self._works[name], self._timer, self._seconds)
        if name == "baseline" or self._base is None:
            self._base = found if name == "baseline" else rate(self._works["baseline"], self._timer, self._seconds)
        return {"name": name, "rate": found, "ratio": found / self._base, "text": None}


def bench(timer: Timer, seconds: float = 2.0) -> Iterator[str]:
    """Yield the lines of the benchmark; each figure takes `seconds`."""
    measures = Measures(timer, seconds)
    for name in measures.names:
        figure = measures.take(name)
        if figure["text"]:
            yield f"{name} {figure['text']}"
            continue
        kind, _, board = name.partition(" ")
        digits, note = {
            "perft": (0, f"   (leaves, depth {PERFT_DEPTH})"),
            "search": (2, "   (positions evaluated)"),
        }.get(kind, (2, ""))
        title = f"{kind:8} {board:9}" if board else f"{kind:18}"
        yield f"{title} {figure['rate']:12,.0f} /s {figure['ratio']:8.{digits}f}{note}"
