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
    monkeypatch.setattr(gc_pause, "SECONDS", 0.0)
    cycle = ref(Cycle())
    for _ in range(2):
        for _ in think("planner", POSITIONS["opening"], Limit(20), seed=1):
            pass
    assert cycle() is None
