"""A text that is eight times as long takes about eight times as long to read: what is hostile, too."""

import json
import timeit
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import process_time

import pytest

from bug_engine.formats import importers, json_values, nesting
from bug_engine.formats.importers import import_many

ESCAPED = '{"moves": [["\\u0063\\u0033"]]}'
TEXTS: dict[str, Callable[[int], str]] = {
    "backslashes after a move with escapes": lambda size: ESCAPED[:-1] + ', "x": "' + "\\\\" * (5 * size) + '"}',
    "backslashes after moves of a state": lambda size: json.dumps(
        {"game": "bug", "stack": [{}, {"lastmove": "c3"}, {"x": 'lastmove"' * size}]}
    ),
    "games with escapes": lambda size: "[" + ",".join([ESCAPED] * (size // 5)) + "]",
    "flat values": lambda size: '{"game":"bug"}\n' * (size // 5),
    "games with an escaped key": lambda size: "[" + ",".join(['{"\\u006doves": [["c3"]]}'] * (size // 5)) + "]",
}


def read(text: str) -> None:
    assert len(list(import_many(text))) >= 1


def seconds(text: str) -> float:
    return min(timeit.repeat(partial(read, text), timer=process_time, number=1, repeat=3))


@pytest.mark.long
@pytest.mark.parametrize("name", TEXTS)
def test_the_cost_grows_with_the_length(name: str) -> None:
    """A search for every move, from every backslash, or to the end of the text for each game took 64 times as long."""
    text = TEXTS[name]
    assert seconds(text(8000)) < 24 * seconds(text(1000)) + 0.01


@pytest.mark.parametrize(
    "text",
    [
        "x\n" + '{"a":\n' * 900 + "[" + "1," * 5000,
        "x\n" + '[1],\n{"b":[\n{"moves":[]},\n' * 300,
        "x\n" + '{"a":{"b":1},\n' * 900 + '{"a":1}\n' * 2000,
        "x\n" + ('{"a":\n' * 900 + "[" + "1," * 500 + '\n{"moves":[]}\n x\n') * 8,
    ],
    ids=["open", "closed", "closed within open", "open again"],
)
def test_lines_that_look_like_json_are_not_all_read_to_the_end(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line was read up to the mistake, which all of them share."""
    done = 0

    class Decoder(nesting.Decoder):
        def raw_decode(self, s: str, idx: int = 0) -> tuple[object, int]:
            nonlocal done
            try:
                value, end = super().raw_decode(s, idx)
            except json.JSONDecodeError:
                done += self.seen - idx
                raise
            done += end - idx
            return value, end

    monkeypatch.setattr(json_values, "_DECODER", Decoder())
    list(import_many(text))
    assert done < 16 * len(text)


OPEN = '[{"a":'
HOSTILE = {
    "one line": lambda count: "x " + OPEN * count,
    "lines": lambda count: "x\n" + (OPEN + "\n") * count,
    "lines with a comma": lambda count: "x\n" + (OPEN + "1,\n") * count,
    "lines after a turn": lambda count: "Rules: genius\n\n1. C3\n" + (OPEN + "\n") * count,
    "an open comment": lambda count: "Rules: genius\n\n1. C3 {" + "a b\n" * count,
    "an open submission": lambda count: "Rules: genius\n\n1. C3 [x: " + "a b\n" * count,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_bracket_that_stays_open_costs_no_step_back_for_each_character(name: str) -> None:
    """The reader kept a place to return to for each character, 150 to 290 bytes: 6 MB took two seconds in one step."""
    text = HOSTILE[name](20_000)
    read(text[:1000])  # what is imported and kept
    tracemalloc.start()
    read(text)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 24 * len(text)


def test_the_start_of_a_text_is_not_read_again_for_each_list() -> None:
    """All text before each list was copied: 2.4 MB took 3.7 s in one step, and twice as much four times as long."""

    def first(count: int) -> float:
        text = "1. C3 2. B2-B1\n\n" * count
        return min(timeit.repeat(lambda: next(import_many(text)), timer=process_time, number=1, repeat=3))

    assert first(160_000) < 12 * first(40_000) + 0.01


def test_lines_are_looked_at_one_by_one_only_if_the_text_may_have_links(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0

    def counted(line: str) -> list[object]:
        nonlocal looked
        looked += 1
        return []

    monkeypatch.setattr(importers, "links_in", counted)
    read(HOSTILE["lines"](1000))
    assert looked == 0
    read(HOSTILE["lines with a comma"](1000))
    assert looked > 1000
