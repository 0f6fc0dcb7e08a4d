"""The champion's tree: one node for all paths to a position, and a search that continues from turn to turn."""

from itertools import islice
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, think
from bug_engine.bots.champion import SEARCH_CACHE, SearchCache
from bug_engine.bots.tree import Tree
from tests.bots import every_node
from tests.data import recording_named, solved


def grown(position: Position, nodes: int, breadth: int = 1) -> Tree:
    tree = Tree(position, Random(1), breadth=breadth)
    while tree.nodes < nodes:
        tree.step()
    return tree


def test_paths_to_the_same_position_share_a_node() -> None:
    nodes = every_node(grown(Position.initial("genius", "hexhex4"), 2_000).root)
    ways = sum(len(node.edges) for node in nodes)
    assert ways > 1.05 * len(nodes)
    starts = [(node.state.mover, node.state.key) for node in nodes if not node.state.meals]
    assert len(starts) == len(set(starts))


def test_symmetric_first_stones_share_a_node() -> None:
    root = grown(Position.initial("genius", "hexhex3"), 400).root
    assert len(root.edges) == 19
    assert len({id(child) for _, child in root.edges}) == 4


@pytest.mark.parametrize("breadth", [1, 4])
def test_visits_are_counted_by_parent(breadth: int) -> None:
    tree = grown(Position.initial("genius", "hexhex4"), 500, breadth)
    root = tree.root
    made = [round(1 / uncertainty) - 1 for uncertainty in root.uncertainties]
    assert sum(made) == root.visits == tree.nodes < 500 + breadth
    assert all(visits <= child.visits for visits, child in zip(made, root.children, strict=True))


def test_lines_can_be_played_from_symmetric_nodes() -> None:
    for board in ("hexhex2", "hexhex4", "limping3-4"):
        start = Position.initial("genius", board)
        tree = grown(start, 600)
        for edge in [*tree.root.edges, None]:
            position = start
            for turn in tree.line(edge):
                position = position.play(turn).position


@pytest.mark.parametrize("limit", [0, 50_000])
def test_a_search_continues_from_a_later_position(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bug_engine.bots.tree.PRUNE_SIZE", limit)
    start = Position.initial("genius", "hexhex4")
    for thought in islice(think("champion", start, seed=1), 60):
        line = thought.line
    kept = SEARCH_CACHE.search
    assert kept
    size = kept.tree.size
    after = start.play(line[0]).position.play(line[1]).position
    own = SearchCache()
    own.search = kept
    search = own.take(after, Random(1))
    assert own.search is None  # only one caller at a time may have it
    assert search is kept
    assert search.tree.root.visits > 1
    reachable = [node for node in every_node(search.tree.root) if not node.state.meals]
    assert (search.tree.size < size) is (limit == 0)
    assert limit or len(reachable) == search.tree.size
    turn = search.thought(done=False).turn
    assert turn in after.legal_turns
    *_, proven = think("champion", Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1), Limit(100), seed=1)
    assert str(proven.turn) == "B1-A3"


def test_a_kept_search_does_not_serve_other_games_or_limits() -> None:
    start = Position.initial("genius", "hexhex4")
    before = list(think("champion", start, Limit(200), seed=1))
    list(islice(think("champion", start, seed=1), 20))
    assert list(think("champion", start, Limit(200), seed=1)) == before
    kept = SEARCH_CACHE.search
    for other in ("hexhex5", "limping3-4"):
        own = SearchCache()
        own.search = kept
        assert own.take(Position.initial("genius", other), Random(1)) is not kept
    own.search = kept
    assert own.take(Position.initial("iggc", "hexhex4"), Random(1)) is not kept


def test_proofs_are_applied_to_the_tree() -> None:
    recording = recording_named("solved", "hexhex4-active")
    known = next(each for each in solved(recording) if each.text.count(".") == 12)
    wins = any(value for value, _ in known.values.values())
    *_, last = think("champion", Position.from_text(known.text, known.mover), Limit(20_000), seed=3)
    assert last.proven == ("win" if wins else "loss")
