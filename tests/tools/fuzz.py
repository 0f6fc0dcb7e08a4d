"""Coverage-guided fuzzing of everything that reads text: `python3 -m tests.tools.fuzz SECONDS [FOLDER]`.

Needs atheris (the extra `fuzz`), which supports few Python versions. Exits with 0 if the readers raised only their
documented errors; otherwise the input is printed and left in FOLDER.
"""

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

with atheris.instrument_imports(include=["bug_engine"]):
    from bug_engine import (
        BadBoard,
        BadControl,
        BadLink,
        BadPosition,
        BadRecord,
        Position,
        UnknownBoard,
        UnknownRuleset,
        board_named,
        read_any,
        read_link,
        read_record,
        ruleset_named,
        write_record,
    )
    from bug_engine.formats.importers import read_room, read_turns
    from bug_engine.table.clock import control_from_text
    from bug_engine.wire import Wire

HEAD = "Rules: iggc+pie\nBoard: hexhex3\n\n"
METHODS = ("scene", "explain", "edit", "board", "judge", "clock", "record_read", "record_write", "link_read")


def answered(text: str) -> None:
    for message in json.loads(Wire().receive(text))["messages"]:
        json.dumps(message, ensure_ascii=False).encode()
        assert message.get("error", {}).get("code") != "internal", message


READERS: tuple[Callable[[str], object], ...] = (
    read_any,
    read_link,
    read_turns,
    read_room,
    lambda text: read_record(write_record(read_record(text))),
    lambda text: read_record(HEAD + text),
    lambda text: read_link("hexhex3,iggc+pie," + text),
    board_named,
    Position.from_text,
    ruleset_named,
    control_from_text,
    answered,
    *(
        lambda text, method=method: answered(f'{{"id": 1, "method": "{method}", "params": {{{text}}}}}')
        for method in METHODS
    ),
)
NAMED = (BadBoard, BadControl, BadLink, BadPosition, BadRecord, UnknownBoard, UnknownRuleset)


def one_input(data: bytes) -> None:
    provider = atheris.FuzzedDataProvider(data)
    read = READERS[provider.ConsumeIntInRange(0, len(READERS) - 1)]
    with suppress(*NAMED):
        read(provider.ConsumeUnicode(2000))  # lone surrogates too


if __name__ == "__main__":
    seconds, folder = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "."
    Path(folder).mkdir(parents=True, exist_ok=True)
    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", f"-artifact_prefix={folder}/", "-verbosity=0"], one_input)
    atheris.Fuzz()
