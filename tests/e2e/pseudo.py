"""Made-up languages for tests: English with accents and longer words, and one written from right to left."""

from __future__ import annotations

import re
from collections.abc import Callable

ACCENTS = str.maketrans(
    "AEIOUYBCDGHKLNPRSTWZaeiouycdghklnprstwzbfjmqvxFJMQVX",
    "ÁÉÍÓÚÝɃĆĎĢĤĶĹŃƤŔŚŢŴŹáéíóúýćďģĥķĺńƥŕśţŵźƀƒĵɱɋṽẋƑĴṀɊṼẊ",
)
ARABIC = str.maketrans(
    {letter: chr(0x0627 + place) for place, letter in enumerate("abcdefghijklmnopqrst")}
    | {letter: chr(0x0641 + place) for place, letter in enumerate("uvwxyz")}
)
HEAD = re.compile(r"^(\s*\.?[\w-]+ = ?|\s*\*?\[\w+\] ?|\s+)?(.*)$")


def accented(text: str) -> str:
    """Return messages in brackets, a third longer, with an accent on every letter."""
    return _changed(text, lambda words: f"⟦{words.translate(ACCENTS)}{'·' * (len(words) // 3)}⟧")


def mirrored(text: str) -> str:
    """Return messages in right-to-left letters."""
    words = _changed(text, lambda words: words.lower().translate(ARABIC))
    return re.sub(r"^direction = .*", "direction = rtl", words, flags=re.MULTILINE)


def _changed(text: str, change: Callable[[str], str]) -> str:
    """Return messages with changed words, except between braces."""
    lines = []
    for line in text.splitlines():
        found = HEAD.match(line)
        if line.startswith(("#", "direction = ")) or not found or not found[2]:
            lines.append(line)
            continue
        parts = re.split(r"(\{[^{}]*\}?|\})", found[2])
        words = [part if part[:1] in ("{", "}") or not part.strip() else change(part) for part in parts]
        lines.append((found[1] or "") + "".join(words))
    return "\n".join(lines)
