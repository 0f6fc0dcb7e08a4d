"""Makes opening books: `python3 -m bug_engine openings --make FILE` (docs/decisions/0086-openings.md).

Up to some number of turns a book has every position, once up to symmetry. Beyond that there would be tens of thousands,
so the maker follows only the turns that the search visited most.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from random import Random

from bug_engine.bots.champion import BREADTH, Search, thoughts_of
from bug_engine.bots.opening_book import Judged, lines_up_to
from bug_engine.bots.solver import INFINITY
from bug_engine.bots.symmetry import keys_for
from bug_engine.bots.tree import Node
from bug_engine.bots.uct import sure_win
from bug_engine.notation import Turn
from bug_engine.position import Position

# First turns are searched longer by this factor: they are few, and every game begins with one.
FIRST_FACTOR = 10


@dataclass(frozen=True)
class Plan:
    """What a book is to contain: every position of up to `every` turns, and from there to `depth` turns the `breadth`
    best turns of each. Each position is searched for `seconds` of processor time. A `known` position keeps its value if
    it was searched longer; it is searched again only if its best turns are needed.
    """

    depth: int
    every: int
    breadth: int
    seconds: float
    known: Mapping[tuple[str, ...], Judged] = field(default_factory=dict)

    def seconds_at(self, depth: int) -> float:
        """Return the processor time for a position after this number of turns.

        >>> Plan(4, 2, 2, 0.5).seconds_at(1), Plan(4, 2, 2, 0.5).seconds_at(2)
        (5.0, 0.5)
        """
        return self.seconds * (FIRST_FACTOR if depth == 1 else 1)


@dataclass(frozen=True)
class Found:
    """A judged position, and the best turns in it."""

    judged: Judged
    best: tuple[str, ...] = ()


Task = tuple[tuple[str, ...], float, int]
Spread = Callable[[Callable[[Task], Found], Iterable[Task]], Iterator[Found]]


def layers(start: Position, plan: Plan, spread: Spread = map) -> Iterator[tuple[float, int, Iterator[Judged]]]:
    """Yield for each number of turns the processor time that it will take, the number of positions, and an iterator
    that judges them.

    Exhaust each iterator before you ask for the next. `spread` is like `map`; it may use several processes.

    >>> book = layers(Position.initial("genius", "hexhex3"), Plan(3, 1, 1, 0.001))
    >>> [(count, len(list(judged))) for _, count, judged in book]
    [(4, 4), (4, 4), (4, 4)]
    """
    keys, lines = keys_for(start.board), list(lines_up_to(start, plan.every))
    seen = {keys.key(after(start, line).state) for line in lines}
    layer: list[Found] = []
    for depth in range(1, plan.depth + 1):
        following = [line for line in lines if len(line) == depth]
        for line in () if depth <= plan.every else _lines_after(layer):
            key = keys.key(after(start, line).state)
            if key not in seen:
                seen.add(key)
                following.append(line)
        breadth = plan.breadth if plan.every <= depth < plan.depth else 0
        tasks = [(line, plan.seconds_at(depth), breadth) for line in following if breadth or line not in plan.known]
        layer = []
        found = spread(partial(judge, start), tasks)
        yield sum(seconds for _, seconds, _ in tasks), len(following), _kept(following, found, plan, layer)


def _lines_after(layer: Iterable[Found]) -> Iterator[tuple[str, ...]]:
    return ((*found.judged.turns, turn) for found in layer for turn in found.best)


def _kept(lines: list[tuple[str, ...]], every: Iterator[Found], plan: Plan, layer: list[Found]) -> Iterator[Judged]:
    """Yield the judged positions in the order of the lines, and keep them in the layer."""
    found = next(every, None)
    for line in lines:
        known = plan.known.get(line)
        if found and found.judged.turns == line:
            longer = known if known and known.nodes > found.judged.nodes else found.judged
            layer.append(replace(found, judged=longer))
            found = next(every, None)
        elif known:
            layer.append(Found(known))
        yield layer[-1].judged


def judge(start: Position, task: Task) -> Found:
    """Search the position after some turns for some seconds of processor time.

    Return the champion's judgement of the last of these turns, and at most `breadth` best turns after it.
    """
    turns, seconds, breadth = task
    position = after(start, turns)
    if sure_win(position):
        return Found(Judged(turns, 0.0, 1))
    search = Search(position, Random(1), BREADTH)
    began = time.process_time()
    for thought in thoughts_of(search, INFINITY, proves=True):
        last = thought
        if time.process_time() - began >= seconds:
            break
    # A proven position needs no further turns.
    best = () if last.proven else tuple(islice(best_turns(position, search.tree.root, str(last.turn)), breadth))
    return Found(Judged(turns, 1 - last.value, last.nodes), best)


def best_turns(position: Position, root: Node, chosen: str) -> Iterator[str]:
    """Yield the chosen turn, then the other turns in a position's tree, the most visited first. Of turns that lead to
    symmetric positions, yield one.

    Count the visits of whole turns: turns that begin with the same stone share its visits.
    """
    keys, visited = keys_for(position.board), dict[bytes, tuple[int, Turn]]()
    stack: list[tuple[Node, tuple[int, ...]]] = [(root, ())]
    while stack:
        node, cells = stack.pop()
        for bit, child in node.edges:
            longer = (*cells, bit.bit_length() - 1)
            if child.state.meals:
                stack.append((child, longer))
            elif child.visits and child.winner is None:
                visited.setdefault(keys.key(child.state), (child.visits, Turn(position.board, longer)))
    yield chosen
    visited.pop(keys.key(position.play(chosen).position.state), None)
    for _, turn in sorted(visited.values(), key=lambda each: (-each[0], each[1].cells)):
        yield str(turn)


def after(start: Position, turns: Iterable[str]) -> Position:
    """Return the position after some turns."""
    position = start
    for turn in turns:
        position = position.play(turn).position
    return position
