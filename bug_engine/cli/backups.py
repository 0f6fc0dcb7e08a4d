"""What several files have, as one backup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bug_engine.cli.files import games_of, is_stream
from bug_engine.cli.options import file_text, say_boards
from bug_engine.formats import record
from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.library import backup
from bug_engine.library.duplicates import Described, each_once
from bug_engine.library.joining import Rest, joined_details
from bug_engine.library.summary import Summary, summary_of

Listed = tuple[Summary, Game, backup.Details]


@dataclass
class Read:
    """What files have: games, why others are refused, what else backups have, and what of that is left out."""

    games: list[Listed] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    rest: Rest = field(default_factory=Rest)
    left: list[str] = field(default_factory=list)

    def add(self, name: str, text: str, say: bool = False) -> None:
        """Add what the text of a file has; `say` on standard error which boards fit a game that names none."""
        unread = []
        for found, details in games_of(text):
            if found.wrong or not found.game:
                self.refused.append(f"{name}: {found.wrong and f'{found.wrong.place}: {found.wrong}'}")
                unread.append(found.number - 1)
            else:
                if say:
                    say_boards(found, f" ({name}, game {found.number})")
                self.games.append((summary_of(found.game), found.game, details))
        content = _content(text)
        if content:
            entries, fields = content
            for part in self.rest.add([entries[number] for number in unread], fields):
                self.left.append(f"{name}: its {part} is left out, because another file has other {part}")


def _content(text: str) -> tuple[list[object], dict[str, object]] | None:
    try:
        return backup.content_of(text) if backup.is_backup(text) else None
    except BadRecord:
        return None


def read_files(names: Iterable[str]) -> Read:
    """Return what files have.

    Raises:
        ValueError: if one can't be read.
    """
    read = Read()
    for name in names:
        read.add(name, file_text(name), say=True)
    return read


def joined(games: Iterable[Listed]) -> list[Listed]:
    """Return the games, each once, with what each backup says of them."""

    def described(each: Listed) -> Described:
        return Described(each[0], record.write(each[1]), str(each[2].get("id") or ""))

    def join(here: Listed, there: Listed, more: bool) -> Listed:
        full = there if more else here
        of_line = (_line(here) == _line(full), _line(there) == _line(full))
        return full[0], full[1], joined_details(here[2], there[2], of_line)

    return each_once(games, described, join)


def _line(listed: Listed) -> object:
    return listed[0].key, listed[0].result


def check_loss(name: str, games: Sequence[Listed], rest: Rest) -> None:
    """Check that a file loses nothing if a backup takes its place.

    Raises:
        ValueError: if it does.
    """
    path = Path(name)
    if not path.exists() or is_stream(name) or not path.stat().st_size:
        return
    lost = _lost(path, games, rest)
    if lost:
        ways = "name it as an input too, or use --overwrite"
        raise ValueError(f"{name} is not overwritten: {lost} the new backup would not have ({ways})")


def _lost(path: Path, games: Sequence[Listed], rest: Rest) -> str:
    """Return what a file has that a backup has not, as words; "" if that has all."""
    there = Read(rest=Rest([*rest.unread], {**rest.fields}))
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        text = ""
    if _content(text) is None:
        return "it has a text that is no backup, which"
    there.add(path.name, text)
    if there.left or there.rest.fields != rest.fields:
        return "it has exercises, progress or other data that"
    same = there.rest.unread == rest.unread and joined([*games, *there.games]) == [*games]
    return "" if same else "it has games that"
