"""Twins and marks of shapes on drawn positions."""

import re
from pathlib import Path

import pytest

from bug_engine import Position
from bug_engine.shape import shape_text
from bug_engine.study.twins import mark_at, mark_of, marks, shapes_of, twins
from tests.positions import WORKED_EXAMPLE, bug_at, drawn


def names(position: Position) -> dict[str, str]:
    """The mark of each bug, by its first cell."""
    found = zip(position.bugs(), marks(position.draft()), strict=True)
    return {bug.cells[0]: mark.name for bug, mark in found}


def test_twins_are_found_turned_and_mirrored() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    found = twins(position.draft())
    bend, other = bug_at(position, "A3"), bug_at(position, "D2")
    assert found[bend].twins == (other,)
    assert found[other].twins == (bend,)
    assert all(each.twins == () for each in found if each.bug not in (bend, other))
    assert all(each.friends == () for each in found)


def test_bugs_of_the_same_side_are_friends_not_twins() -> None:
    position = drawn(
        """
          x . x
         . . . .
        . . o . .
         . . . .
          x . .
        """,
        "o",
    )
    found = twins(position.draft())
    assert found[0].twins == (bug_at(position, "C3"),)
    assert found[0].friends == (1, bug_at(position, "E1"))


def test_bugs_of_a_shape_have_a_letter_of_their_own_and_others_have_none() -> None:
    found = twins(drawn(WORKED_EXAMPLE, "o").draft())
    assert {each.mark.name: each.letter for each in found} == {"1a": "", "2a": "", "3b": "A", "3a": ""}
    position = drawn(
        """
          x . x
         . . . .
        x x . o o
         . . . .
          . o .
        """,
        "o",
    )
    assert [each.letter for each in twins(position.draft())] == ["A", "A", "B", "B", "A"]


def test_marks_name_shapes_by_size_and_place() -> None:
    assert names(drawn(WORKED_EXAMPLE, "o")) == {"A1": "1a", "A2": "2a", "A3": "3b", "C1": "3a", "D2": "3b"}


# The rows of hexhex4.
ROWS = tuple(zip("ABCDEFG", (4, 5, 6, 7, 6, 5, 4), strict=True))


# web/aids/twins.js has a name for each of these.
@pytest.mark.parametrize(
    ("mark", "cells"),
    [
        pytest.param("3a", "B1 B2 B3", id="bar of three"),
        pytest.param("3b", "B1 B2 A2", id="bend"),
        pytest.param("3c", "B1 B2 A1", id="triangle"),
        pytest.param("4a", "B1 B2 B3 B4", id="bar of four"),
        pytest.param("4b", "B1 B2 B3 A3", id="worm: three in line, and a bent end"),
        pytest.param("4c", "B1 B2 C3 C4", id="wave: two bends that turn to opposite sides"),
        pytest.param("4d", "B1 B2 B3 A1", id="pistol: a triangle with one cell more in line"),
        pytest.param("4e", "B1 B2 A1 A2", id="bee: two triangles"),
        pytest.param("4f", "D3 C2 B2 B3", id="arch: two bends that turn to the same side"),
        pytest.param("4g", "C3 C4 B2 D3", id="propeller: three cells around one, apart"),
    ],
)
def test_the_shapes_that_the_page_names_keep_their_marks(mark: str, cells: str) -> None:
    rows = ("".join("x" if f"{letter}{i + 1}" in cells.split() else "." for i in range(n)) for letter, n in ROWS)
    position = Position.from_text("/".join(rows), mover=1)
    assert list(names(position).values()) == [mark]


def test_the_mark_of_a_shape_does_not_depend_on_other_bugs() -> None:
    alone = drawn(
        """
          . . x
         . . . x
        . . . x .
         . . . .
          . . .
        """,
        "o",
    )
    assert names(alone) == {"A3": "3b"}
    assert marks(alone.draft())[0] == marks(drawn(WORKED_EXAMPLE, "o").draft())[2]


def test_mark_indices_count_the_shapes_by_size() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    by_size = {bug.size: mark.index for bug, mark in zip(position.bugs(), marks(position.draft()), strict=True)}
    assert by_size[1] == 0
    assert by_size[2] == 1
    assert 2 <= by_size[3] <= 4


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 1), (3, 3), (4, 7), (5, 22), (6, 82), (7, 333)])
def test_there_are_as_many_shapes_as_free_polyhexes(size: int, count: int) -> None:
    """OEIS A000228."""
    assert len(shapes_of(size)) == count


def test_the_letters_of_large_shapes_count_the_shapes_on_the_board() -> None:
    position = drawn(
        """
             x x x x
            x x x x .
           . . . . . .
          o o o o . . .
           o o o o . .
            . . . . .
             . . . .
        """,
        "o",
    )
    first, second = marks(position.draft())
    assert {first.name, second.name} <= {"8a", "8b"}
    assert (first.name == second.name) is (position.bugs()[0].shape == position.bugs()[1].shape)
    assert min(first.index, second.index) == 1 + 1 + 3 + 7 + 22 + 82 + 333


def test_the_page_names_the_shapes_of_three_and_four_cells() -> None:
    module = (Path(__file__).parents[3] / "web" / "game" / "shape-names.js").read_text("utf-8")
    named = dict(re.findall(r'"(\d:[0-9-]+)": "(\d\w)"', module))
    assert named == {shape_text(shape): mark_of(size, shape) for size in (3, 4) for shape in shapes_of(size)}


def test_larger_shapes_have_their_size_and_from_eight_cells_on_no_letter() -> None:
    board = Position.initial("genius", "hexhex4").board
    assert mark_at(board, range(3)) == "3a"
    assert re.fullmatch(r"7[a-z]+", mark_at(board, range(3, 10)))
    assert mark_at(board, range(4, 13)) == "9"
