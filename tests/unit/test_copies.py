"""Pickled and copied values: they play by the rules, also in another process."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from bug_engine import Draft, Game, Position, board_named, ruleset_named
from bug_engine.bots.solver import Solver, proof_for
from bug_engine.kernel import Kernel, kernel_for

T = TypeVar("T")

# O may eat twice: B1 makes the twin of a bug of three stones.
EATS = "xox/.o.x/x..x./xo../xoo"
LEGAL = ["B1-A3", "B1-B3", "B3", "C5"]
READER = """
import pickle, sys
position = pickle.load(sys.stdin.buffer)
from bug_engine import board_named
print(*position.legal_turns, position.board in {board_named("hexhex3")})
"""


def pickled(value: T) -> T:
    found: T = pickle.loads(pickle.dumps(value))
    return found


WAYS = (pickled, copy.copy, copy.deepcopy)
each_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


def in_use() -> Position:
    position = Position.from_text(EATS, mover=1)
    assert list(map(str, position.legal_turns)) == LEGAL
    return position


@each_way
def test_a_copy_of_a_position_in_use_has_the_same_turns(way: Callable[[Position], Position]) -> None:
    twin = way(in_use())
    assert twin == in_use()
    assert list(map(str, twin.legal_turns)) == LEGAL


def test_another_process_reads_a_position_in_use() -> None:
    read = subprocess.run(
        [sys.executable, "-c", READER],
        input=pickle.dumps(in_use()),
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
        check=True,
    )
    assert read.stdout.decode().split() == [*LEGAL, "True"]


def test_a_pickled_position_has_only_its_fields() -> None:
    assert len(pickle.dumps(in_use())) < 4_000


@each_way
def test_a_copy_of_a_kernel_is_the_kernel(way: Callable[[Kernel], Kernel]) -> None:
    kernel = in_use().kernel
    assert way(kernel) is kernel


@each_way
def test_a_copy_of_a_draft_goes_on_by_the_rules(way: Callable[[Draft], Draft]) -> None:
    draft = in_use().draft("B1")
    twin = way(draft)
    assert twin == draft
    assert [option.cell for option in twin.options] == ["A3", "B3"]
    assert twin.add("B3").events == draft.add("B3").events


@each_way
def test_a_copy_of_a_played_turn_has_its_events(way: Callable[[object], object]) -> None:
    played = in_use().play("B1-B3")
    twin = way(played)
    assert twin == played
    assert getattr(twin, "events", None) == played.events


@each_way
def test_a_copy_of_a_game_has_its_tree(way: Callable[[Game], Game]) -> None:
    game = Game(start=in_use(), headers={"X": "Ann"}).play("B1-B3").annotate("Two at once.", 3.5).undo().play("C5")
    twin = way(game)
    assert twin == game
    assert repr(twin) == repr(game)
    assert [str(node.played.turn) for node in twin.root.children if node.played] == ["B1-B3", "C5"]


@each_way
def test_a_copy_of_a_game_is_another_game(way: Callable[[Game], Game]) -> None:
    game = Game(start=in_use())
    assert way(game).play("B3").turns
    assert not game.turns
    assert not game.root.children


def test_a_long_game_can_be_pickled() -> None:
    game, random = Game("genius", "hexhex8"), Random(1)
    while not game.result:
        game.play(random.choice(game.position.legal_turns.first(50)))
    assert len(game.turns) > 60
    assert pickled(game) == game


def test_what_belongs_to_a_search_cannot_be_pickled() -> None:
    position = in_use()
    solver = Solver(position, proof_for(position))
    solver.work(10)
    for value in (position.state, position.state.mine[0], position.draft("B1").state.meals[0], solver):
        with pytest.raises(TypeError, match=r"^a (State|Body|Meal) .*pickle the position"):
            pickle.dumps(value)


def test_a_deep_copy_of_a_search_shares_the_bodies() -> None:
    position = in_use()
    solver = Solver(position, proof_for(position))
    solver.work(10)
    twin = copy.deepcopy(solver)
    assert twin.state is position.state
    assert twin.proof.successors.kernel is position.kernel
    for each in (solver, twin):
        while not each.work(100):
            pass
    assert (str(twin.value), twin.line()) == (str(solver.value), solver.line())
    assert str(twin.value) == "won in 4"


def test_a_kernel_in_use_is_the_only_one_of_its_board() -> None:
    """Bodies of two kernels would not be twins of each other."""
    position = in_use()
    for cells in range(1, 33):
        for rules in ("genius", "iggc"):
            kernel_for(board_named("." * cells), ruleset_named(rules))
    assert in_use().kernel is position.kernel
