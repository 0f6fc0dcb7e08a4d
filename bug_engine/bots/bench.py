"""Speed figures and the signature of the search.

Seconds differ between machines; ratios to the baseline, taken in the same run, compare. The caller brings the clock.
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

Clock = Callable[[], float]

BOARDS = ("hexhex3", "hexhex4", "hexhex5")
PERFT_BOARD, PERFT_DEPTH = "hexhex4", 4
SEARCH_BOARDS = ("hexhex4", "hexhex5")
# Openings, a third of the board filled, that are searched in turn, and positions judged of each at a time.
SEARCH_OPENINGS, SEARCH_NODES = 8, 1000
# Positions whose thoughts make up the signature: openings, a fight, an ending, and each way to eat.
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
    """Do a fixed amount of plain Python: small integers, a dictionary, a list. It never changes, so that ratios to it
    last.
    """
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


def rate(work: Callable[[], int], clock: Clock, seconds: float) -> float:
    """Return units of `work` a second: the median of five stretches of a fifth of `seconds` each, after a warm-up."""
    work()
    rates = []
    for _ in range(5):
        done, start = 0, clock()
        while (passed := clock() - start) < seconds / 5:
            done += work()
        rates.append(done / passed)
    return median(rates)


def playout_work(board: str) -> Callable[[], int]:
    """Return work that plays 50 random games."""
    position = Position.initial("genius", board)
    kernel, state, random = position.kernel, position.state, Random(1).random

    def work() -> int:
        for _ in range(50):
            kernel.playout(state, random)
        return 50

    return work


def perft_work() -> int:
    """Count a perft; the unit is a leaf."""
    return perft(Position.initial("genius", PERFT_BOARD), PERFT_DEPTH)


@cache
def openings(board: str) -> tuple[Position, ...]:
    """Return the positions that a search is measured on."""
    start, random = Position.initial("genius", board), Random(1)
    return tuple(opening(start, random, len(start.board) // 3) for _ in range(SEARCH_OPENINGS))


def search_work(board: str) -> Callable[[], int]:
    """Return work of the champion on time; the unit is a position judged."""
    times = count()

    def work() -> int:
        time = next(times)
        thoughts = think("champion", openings(board)[time % SEARCH_OPENINGS], seed=time)
        return next(thought.nodes for thought in thoughts if thought.nodes >= SEARCH_NODES)

    return work


def signature(bots: Sequence[str] = SIGNATURE_BOTS) -> int:
    """Return one number that changes when the search does: a checksum of these bots' thoughts about fixed positions."""
    told = []
    for seed, (ruleset, text) in enumerate(SIGNATURE_POSITIONS):
        position = Position.from_text(text, mover=seed % 2, ruleset=ruleset)
        if position.result is None:
            told += [
                f"{thought.turn} {thought.value:.9f}"
                for bot in bots
                for thought in think(bot, position, Limit(SIGNATURE_NODES), seed)
            ]
    return crc32("\n".join(told).encode())


class Measures:
    """The figures of the benchmark, to be taken one by one; `seconds` is spent on each but the signature."""

    def __init__(self, clock: Clock, seconds: float = 2.0) -> None:
        self._clock = clock
        self._seconds = seconds
        self._works: dict[str, Callable[[], int]] = {
            "baseline": lambda: 1 if baseline() else 0,
            **{f"playouts {board}": playout_work(board) for board in BOARDS},
            f"perft {PERFT_BOARD}": perft_work,
            **{f"search {board}": search_work(board) for board in SEARCH_BOARDS},
        }
        self._base: float | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all figures."""
        return (*self._works, "signature")

    def take(self, name: str) -> dict[str, str | float | None]:
        """Return a figure: `rate` a second and its `ratio` to the baseline, or the signature's `text`.

        Raises:
            ValueError: if there is none of that name.
        """
        if name == "signature":
            return {"name": name, "rate": None, "ratio": None, "text": f"{signature():08x}"}
        if name not in self._works:
            raise ValueError(f"there is no figure {name!r}; there are {', '.join(self.names)}")
        found = rate(self._works[name], self._clock, self._seconds)
        if name == "baseline" or self._base is None:
            self._base = found if name == "baseline" else rate(self._works["baseline"], self._clock, self._seconds)
        return {"name": name, "rate": found, "ratio": found / self._base, "text": None}


def bench(clock: Clock, seconds: float = 2.0) -> Iterator[str]:
    """Yield the lines of the benchmark; `seconds` is spent on each figure."""
    measures = Measures(clock, seconds)
    for name in measures.names:
        figure = measures.take(name)
        if figure["text"]:
            yield f"{name} {figure['text']}"
            continue
        kind, _, board = name.partition(" ")
        digits, remark = {
            "perft": (0, f"   (leaves, depth {PERFT_DEPTH})"),
            "search": (2, "   (positions judged)"),
        }.get(kind, (2, ""))
        title = f"{kind:8} {board:9}" if board else f"{kind:18}"
        yield f"{title} {figure['rate']:12,.0f} /s {figure['ratio']:8.{digits}f}{remark}"
