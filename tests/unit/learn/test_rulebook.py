"""Every board of the rule book is a position of its board and rule set."""

import re
from pathlib import Path

import pytest

from bug_engine import Position

TEXT = (Path(__file__).parents[3] / "web" / "learn" / "rulebook.js").read_text(encoding="utf-8")
RULE = re.compile(r'^  rule\("(\w+)", "([^"]+)"(?:, "([\w-]+)")?(?:, ([01]))?(?:, "([\w-]+)")?\),$', re.MULTILINE)
RULES = RULE.findall(TEXT)


def test_no_board_is_overlooked() -> None:
    assert len(RULES) == len(re.findall(r"^  rule\(", TEXT, re.MULTILINE)) > 10


@pytest.mark.parametrize(("name", "text", "ruleset", "mover", "board"), RULES, ids=[rule[0] for rule in RULES])
def test_a_board_can_be_played_on(name: str, text: str, ruleset: str, mover: str, board: str) -> None:
    position = Position.from_text(text, int(mover or 0), ruleset or "genius", board or "hexhex3")
    assert position.text == text
