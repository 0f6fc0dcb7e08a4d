"""The page has words, in every language, for every mistake that the engine finds in a text."""

import re
from pathlib import Path
from typing import get_args

import pytest

from bug_engine.text_error import Code

LANGUAGES = sorted((Path(__file__).parents[3] / "web" / "strings").glob("*/"))


@pytest.mark.parametrize("folder", LANGUAGES, ids=lambda folder: folder.name)
def test_every_code_has_words(folder: Path) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
    assert set(re.findall(r"^wrong-(\w+) =", text, re.MULTILINE)) >= set(get_args(Code))
