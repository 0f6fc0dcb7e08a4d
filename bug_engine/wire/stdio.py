"""The wire on standard input and output: each request and message is a line of JSON (docs/wire.md, docs/bots.md)."""

from __future__ import annotations

import json
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TextIO

from bug_engine.formats.fields import without_surrogates
from bug_engine.wire import Wire


def serve(requests: TextIO, messages: TextIO) -> None:
    """Answer requests, one on each line, until the input ends and all work is done.

    A thread reads requests while a bot thinks, so that `stop` and `cancel` arrive in time.
    """
    lines: SimpleQueue[str | None] = SimpleQueue()

    def read() -> None:
        try:
            for line in requests:
                lines.put(line)
        finally:  # a pipe that breaks ends the input too
            lines.put(None)

    Thread(target=read, daemon=True).start()
    wire, busy, ended = Wire(), False, False
    while busy or not ended:
        try:
            line = None if ended else lines.get(block=not busy)
        except Empty:
            line = ""
        ended = ended or line is None
        answer = json.loads(wire.receive(line) if line and line.strip() else wire.pump())
        busy = answer["busy"]
        for message in answer["messages"]:
            messages.write(without_surrogates(json.dumps(message, ensure_ascii=False)) + "\n")
        messages.flush()
