"""Files that commands read and write."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from bug_engine.formats.importers import Import
from bug_engine.formats.record import BadRecord
from bug_engine.library import backup


def write_file(path: str | Path, content: str | bytes) -> None:
    """Write a file in one step: an earlier one stays whole until the new one is on the disk. Text becomes UTF-8.

    Raises:
        OSError: if it can't be written; then the earlier file is as it was.
    """
    raw = content.encode() if isinstance(content, str) else content
    try:
        if is_stream(path):
            Path(path).write_bytes(raw)
        else:
            _replace(Path(os.path.realpath(path)), raw)  # a link stays, and leads to the new file
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _replace(path: Path, content: bytes) -> None:
    temporary = path.with_name(f".bug-{os.getpid()}.new")
    try:
        with temporary.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def is_stream(path: str | Path) -> bool:
    """Whether a path is a pipe, a device, or a file that a stream has open, as /dev/stdout may be: none is replaced."""
    place = Path(path)
    return (place.exists() and not place.is_file()) or str(path).startswith(("/dev/", "/proc/"))


def games_of(text: str) -> Iterator[tuple[Import, backup.Details]]:
    """Yield the games of a text as `games_in`; a broken backup is one game that can't be read."""
    try:
        yield from backup.games_in(text)
    except BadRecord as bad:
        yield Import("record", 0, len(text), None, bad), {}
