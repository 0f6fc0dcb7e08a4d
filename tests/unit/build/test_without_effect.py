"""The list of changes without effect names changes that exist (docs/lab/mutation.md)."""

import json
from pathlib import Path

import pytest

from tests.tools.mutants import changes
from tests.tools.mutation import WITHOUT_EFFECT

ROOT = Path(__file__).parents[3]
NAMED: dict[str, dict[str, str]] = json.loads(WITHOUT_EFFECT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", [name for name in NAMED if name.endswith(".py")])
def test_every_change_without_effect_exists_in_its_file(file: str) -> None:
    there = {change.name for change in changes((ROOT / file).read_text(encoding="utf-8"))}
    assert set(NAMED[file]) <= there
    assert all(NAMED[file].values()), "each has a reason"
