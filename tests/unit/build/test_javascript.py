"""Which JavaScript tests share a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools import javascript


def test_every_file_has_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(javascript, "WORK", tmp_path)
    files = javascript.test_files()
    entries = javascript.grouped(files)
    found = [
        (entry.parent / path).resolve()
        for entry in entries
        for path in javascript.IMPORTED.findall(entry.read_text("utf-8"))
    ]
    assert sorted(found) == files
    assert len(entries) < len(files) / 2


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('import { test } from "node:test";', "room"),
        ('import test from "node:test";', "room"),
        ('import { beforeEach, test } from "node:test";', "room-some"),
        ('import test, { mock } from "node:test";', "room-some"),
        ("globalThis.location = null;", "room-some"),
        ('import "./clock.mjs";', "room-some"),
        ('import { painted } from "../page.mjs";', "views"),
        ('import { painted } from "../page.mjs";\nglobalThis.location = null;', "room-some"),
        ('import "../together/world.mjs";\nglobalThis.location = null;', "worlds"),
    ],
)
def test_a_file_that_changes_what_is_global_is_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, name: str
) -> None:
    world, document = tmp_path / "together" / "world.mjs", tmp_path / "page.mjs"
    clock, file = tmp_path / "room" / "clock.mjs", tmp_path / "room" / "some.test.mjs"
    for path in (world, document, clock, file):
        path.parent.mkdir(exist_ok=True)
        path.write_text("globalThis.Date = null;", encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    for constant, value in (("TESTS", tmp_path), ("WORLD", world), ("DOCUMENT", document)):
        monkeypatch.setattr(javascript, constant, value)
    assert javascript.group(file) == name
