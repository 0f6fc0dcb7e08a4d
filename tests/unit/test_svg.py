"""Pictures of positions and games: valid, self-contained SVG that shows everything."""

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from bug_engine import Game, Position
from bug_engine.svg import COLOURS, LAST_EDGE, PIT
from tests.positions import WORKED_EXAMPLE, drawn

SVG = "{http://www.w3.org/2000/svg}"


def tree_of(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def fills(text: str) -> list[str]:
    return [element.get("fill", "") for element in tree_of(text).iter()]


def texts(text: str) -> list[str]:
    return [element.text or "" for element in tree_of(text).iter(f"{SVG}text")]


def test_picture_shows_every_cell_and_every_bug() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    shown = texts(position._repr_svg_())
    assert set(position.board.names) <= set(shown)
    assert [text for text in shown if text.isdigit()] == [str(bug.size) for bug in position.bugs()]
    assert shown.count("A") == 1, "the labels of the rows are around the board"


@pytest.mark.parametrize(("ruleset", "colours"), [("genius", ("red", "blue")), ("ludii", ("black", "white"))])
def test_picture_has_the_colours_of_the_rule_set(ruleset: str, colours: tuple[str, str]) -> None:
    position = drawn(WORKED_EXAMPLE, "o", ruleset)
    shown = fills(position._repr_svg_())
    for side, colour in enumerate(colours):
        bugs = [bug for bug in position.bugs() if bug.side == side]
        lids = 2 * sum(bug.size == position.largest for bug in bugs)
        assert shown.count(COLOURS[colour].body) == len(bugs) + lids


def test_picture_shows_black_cells() -> None:
    assert fills(Position.initial("green-meadow")._repr_svg_()).count(PIT) == 6


def test_picture_of_a_game_marks_its_last_turn() -> None:
    game = Game(start=drawn(WORKED_EXAMPLE, "o"))
    assert LAST_EDGE not in game._repr_svg_()
    game.play("B1-B3")
    picture = game._repr_svg_()
    assert picture.count(f'stroke="{LAST_EDGE}"') == 2, "two cells were played"
    assert picture.count("stroke-dasharray") == 3, "and a bug of three was eaten"
    assert picture == game.cursor.played._repr_svg_() if game.cursor.played else False
    assert LAST_EDGE not in game.position._repr_svg_()


def test_picture_of_a_swap_marks_the_stone_that_changed_sides() -> None:
    assert Game("genius+pie", "hexhex3").play("C3").play("swap")._repr_svg_().count(f'stroke="{LAST_EDGE}"') == 1


@pytest.mark.parametrize("board", ["hexhex2", "limping3-4", "green-meadow", "../.._..", "."])
def test_picture_is_a_valid_and_self_contained_document(board: str) -> None:
    picture = Position.initial("genius", board).play("A1")._repr_svg_()
    root = tree_of(picture)
    assert root.tag == f"{SVG}svg"
    assert not {element.tag for element in root.iter()} & {f"{SVG}script", f"{SVG}style", f"{SVG}image", f"{SVG}a"}
    assert "http" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")
    names = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(re.findall(r"url\(#([^)]*)\)", picture)) <= names
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    for element in root.iter(f"{SVG}text"):
        assert left < float(element.get("x", "nan")) < left + width
        assert top < float(element.get("y", "nan")) < top + height


def test_wire_does_not_load_the_module() -> None:
    code = "import sys, bug_engine.wire; print('bug_engine.svg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
