"""The gallery of shapes, and the page's copy of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bug_engine import Position
from bug_engine.board import Cell, mask_of
from bug_engine.boards import board_named
from bug_engine.cli.main import main
from bug_engine.shape import Congruence
from bug_engine.study.gallery import eaten_marks, gallery

PAGE = Path(__file__).parents[3] / "web" / "learn" / "shape-book.js"


def test_every_shape_is_in_the_gallery_once() -> None:
    board = board_named("hexhex8")
    shape = Congruence(board).shape
    for size, count in enumerate((1, 1, 3, 7, 22, 82), 1):
        masks = [mask_of(board.index[Cell(q - 5, r)] for q, r in each.cells) for each in gallery(size)]
        assert all(mask.bit_count() == size and len(list(board.components(mask))) == 1 for mask in masks)
        assert len({shape(mask) for mask in masks}) == len(masks) == count


def test_each_bug_of_a_meal_counts() -> None:
    position = Position.from_text(".../.o../...../..o./...")
    turn = next(turn for turn in position.legal_turns if str(turn).startswith("C3"))
    played = position.play(turn)
    assert eaten_marks(played.position.board, played.events) == {"1a": 2}


def test_the_page_has_the_engines_letters(capsys: pytest.CaptureFixture[str]) -> None:
    main(["shapes", "--letters"])
    assert capsys.readouterr().out == PAGE.with_name("shape-letters.js").parents[1].joinpath(
        "game", "shape-letters.js"
    ).read_text("utf-8")


def test_the_page_has_the_engines_shapes(capsys: pytest.CaptureFixture[str]) -> None:
    """Only the shapes and their marks are compared: it takes minutes to count how often each is eaten."""
    main(["shapes", "--board", "hexhex3", "--games", "1", "--module"])
    marks = re.compile(r'\["(\w+)",\d+,(\[\[.*\]\])\],?$', re.MULTILINE)
    printed, kept = (
        [(mark, json.loads(cells)) for mark, cells in marks.findall(text)]
        for text in (capsys.readouterr().out, PAGE.read_text("utf-8"))
    )
    assert len(printed) == 116
    assert printed == kept
