"""Memory: a tree is freed when its search ends, and what has cycles is collected although searches freeze it."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from bug_engine import Position
from bug_engine.bots import BOTS, Limit, gc_pause, think
from bug_engine.bots.champion import SEARCH_CACHE
from bug_engine.bots.tree import Node

POSITIONS = {
    "ending": Position.from_text("xox/.o.x/x..x./xo../xoo", 1, "genius"),
    "opening": Position.initial("genius", "hexhex3").play("C3").position,
    "set-up": Position.initial("genius+setup=2", "hexhex3"),
}


@pytest.fixture
def no_collections() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.long
@pytest.mark.usefixtures("no_collections")
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_no_tree_stays_after_its_search(name: str, position: Position) -> None:
    def nodes() -> int:
        return sum(isinstance(each, Node) for each in gc.get_objects())

    before = nodes()
    for _ in think(name, position, Limit(30), seed=1):
        pass
    SEARCH_CACHE.search = None
    assert nodes() == before


class Cycle:
    def __init__(self) -> None:
        self.itself = self


def test_what_has_a_cycle_is_collected_although_searches_freeze_it(monkeypatch: pytest.MonkeyPatch) -> None:
    cycle = ref(Cycle())
    for time in (float("inf"), 0.0):
        monkeypatch.setattr(gc_pause, "_next", [time])
        for _ in think("planner", POSITIONS["opening"], Limit(20), seed=1):
            pass
    assert cycle() is None


def test_a_search_begins_with_a_collection_and_does_not_end_with_one_of_its_tree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A collection of two million objects takes a second, in which the bot's answer, or the next position, waits."""
    monkeypatch.setattr(gc_pause, "_next", [0.0])
    SEARCH_CACHE.search = None
    gc.collect()
    before, alive = sum(isinstance(each, Node) for each in gc.get_objects()), list[int]()
    monkeypatch.setattr(gc, "collect", lambda: alive.append(sum(isinstance(each, Node) for each in gc.get_objects())))
    for _ in think("planner", POSITIONS["opening"], Limit(500), seed=1):
        pass
    assert [count - before for count in alive] == [1]  # the root


def test_long_collections_are_rare(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    collected = list[float]()

    def collect() -> None:
        collected.append(now[0])
        now[0] += 2

    monkeypatch.setattr(gc_pause, "monotonic", lambda: now[0])
    monkeypatch.setattr(gc_pause, "_next", [0.0])
    monkeypatch.setattr(gc, "collect", collect)
    for at in (1000.0, 1031.0, 1201.0, 1203.0):
        now[0] = at
        with gc_pause.gc_paused():
            pass
        gc_pause.gc_resumed()
    assert collected == [1000.0, 1203.0]
