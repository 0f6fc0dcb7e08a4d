"""Territory on drawn positions: where each side can grow, and which bugs may still grow."""

from bug_engine import Position
from bug_engine.study.territory import territory
from tests.positions import WORKED_EXAMPLE, bug_at, cells, drawn


def test_cells_belong_to_one_side_or_to_neither() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    found = territory(position.draft())
    assert found.only == ((), cells(position, "B1 B3 C5"))
    assert found.both == ()
    assert found.nobody == cells(position, "C2 C3 D3 D4")
    assert found.size_limit == 3
    assert found.growing[bug_at(position, "A2")] == cells(position, "B1 B3")
    assert [index for index, growing in enumerate(found.growing) if growing] == [bug_at(position, "A2")]


def test_the_empty_board_belongs_to_both() -> None:
    found = territory(Position.initial("genius", "hexhex3").draft())
    assert found.both == tuple(range(19))
    assert found.only == ((), ())
    assert found.nobody == ()


def test_with_merging_a_cell_that_joins_bugs_is_a_growth() -> None:
    drawing = """
          . . .
         . . . .
        . x . . .
         . . o o
          x . o
        """
    apart = territory(drawn(drawing, "x").draft())
    joined = territory(drawn(drawing, "x", "classic").draft())
    position = drawn(drawing, "x")
    assert set(joined.both) - set(apart.both) | set(joined.only[0]) - set(apart.only[0]) == set(
        cells(position, "D1 D2")
    )
    assert set(cells(position, "D1 D2")) <= set(joined.growing[bug_at(position, "C2")])


def test_in_the_middle_of_a_turn_the_territory_is_that_of_the_draft() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    draft = position.draft("B1")
    assert territory(draft).size_limit == 3
    assert set(territory(draft).only[1]) | set(territory(draft).both) == {
        cell for cell in range(19) if draft.growth_masks[1] >> cell & 1
    }


def test_black_cells_are_not_territory() -> None:
    position = Position.initial("green-meadow")
    found = territory(position.draft())
    assert len(found.both) == 24
    assert found.nobody == ()
