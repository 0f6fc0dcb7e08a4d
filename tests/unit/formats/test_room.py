"""The log of a room: who says something."""

import pytest

from bug_engine.formats import room


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("C3\n  [12:30] Ann: C3", True),
        ("C3\r12:30 am Ann: C3", True),
        ("12:30\nam: C3", True),
        ("\u2028\x85Ann: C3", True),
        ("12:30\n\n [x] C3:", True),
        ("[12:30\n] Ann, C3", False),
        ("[12:30\nx] Ann: C3", False),
        ("12:30\n9: C3", False),
        ("Ann\n: C3", False),
        ("Ann\x0b: C3\n\n", False),
        ("1 Ann: C3", False),
    ],
)
def test_a_speaker_is_named_within_a_line(text: str, says: bool) -> None:
    assert room.says_something(text) is says
