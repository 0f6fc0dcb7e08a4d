"""Everything that reads a text of a stranger, for the fuzzer and for the inputs that it found (tests/data/fuzz/)."""

import json
from base64 import urlsafe_b64encode
from collections.abc import Callable
from zlib import compress

import bug_engine as bug
from bug_engine.formats.importers import read_turns
from bug_engine.formats.room import read_room
from bug_engine.table.clock import control_from_text
from bug_engine.wire import Wire

HEAD = "Rules: iggc+pie\nBoard: hexhex3\n\n"
METHODS = ("scene", "explain", "edit", "board", "judge", "clock", "record_read", "record_write", "link_read")


def answered(text: str) -> None:
    for message in json.loads(Wire().receive(text))["messages"]:
        json.dumps(message, ensure_ascii=False).encode()
        assert message.get("error", {}).get("code") != "internal", message


def whole_link(text: str) -> str:
    """Return a link that holds this text as its record, right or wrong."""
    return "record=" + urlsafe_b64encode(compress(text.encode(errors="surrogatepass"))).decode().rstrip("=")


READERS: tuple[Callable[[str], object], ...] = (
    bug.read_any,
    bug.read_link,
    read_turns,
    read_room,
    lambda text: bug.read_record(bug.write_record(bug.read_record(text))),
    lambda text: bug.read_record(HEAD + text),
    lambda text: bug.read_link("hexhex3,iggc+pie," + text),
    lambda text: bug.read_link(whole_link(HEAD + text)),
    bug.board_named,
    bug.Position.from_text,
    bug.ruleset_named,
    control_from_text,
    answered,
    *(
        lambda text, method=method: answered(f'{{"id": 1, "method": "{method}", "params": {{{text}}}}}')
        for method in METHODS
    ),
)
NAMED = (
    bug.BadBoard,
    bug.BadControl,
    bug.BadLink,
    bug.BadPosition,
    bug.BadRecord,
    bug.UnknownBoard,
    bug.UnknownRuleset,
)
