"""The wheels of users' bots: damaged, hostile and too large ones are refused by name, in plain words."""

from __future__ import annotations

import io
import struct
import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from bug_engine.bots import wheels
from bug_engine.bots.program import ProgramFault, program_at
from bug_engine.cli.main import main
from tests.unit.bots.test_programs import Room

BOT = "def think(p, l):\n    yield next(iter(p.legal_turns))\n"
NAME = "mybot-1-py3-none-any.whl"


@pytest.fixture(autouse=True)
def imports() -> Iterator[None]:
    """Forget what a test imports."""
    path, modules = [*sys.path], {*sys.modules}
    yield
    sys.path[:] = path
    for name in {*sys.modules} - modules:
        del sys.modules[name]


def wheel(files: dict[str, str | bytes], method: int = ZIP_DEFLATED) -> bytes:
    packed = io.BytesIO()
    with ZipFile(packed, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return packed.getvalue()


def patched(data: bytes, in_directory: int, in_head: int, value: bytes) -> bytes:
    """Overwrite a field of the first file, in the directory and in the file's own head."""
    changed = bytearray(data)
    for mark, offset in ((b"PK\1\2", in_directory), (b"PK\3\4", in_head)):
        at = data.index(mark) + offset
        changed[at : at + len(value)] = value
    return bytes(changed)


ONE = wheel({"mybot.py": BOT})
# Wheels, each with its fault and words of the message.
REFUSED = {
    "encrypted": (patched(ONE, 8, 6, b"\1"), "not_a_wheel", "encrypted", "it is encrypted"),
    "unknown method": (patched(ONE, 10, 8, b"\x63"), "not_a_wheel", "method", "an unusual method"),
    "a method that unpacks too much at once": (
        wheel({"mybot.py": BOT}, ZIP_BZIP2),
        "not_a_wheel",
        "method",
        "an unusual method",
    ),
    "no name": (wheel({".": BOT}), "not_a_wheel", "name", "a file in it has no name"),
    "only dots": (wheel({"../..": BOT}), "not_a_wheel", "name", "a file in it has no name"),
    "damaged": (wheel({"mybot.py": BOT}, ZIP_STORED).replace(b"def", b"fed"), "not_a_wheel", None, "can't be unpacked"),
    "damaged data": (patched(wheel({"a.py": "x" * 999}), 0, 34, b"\xff" * 9), "not_a_wheel", None, "can't be unpacked"),
    "a file that is a folder": (
        wheel({"mybot.py": BOT, "mybot.py/x.py": ""}),
        "not_a_wheel",
        "Not a directory: mybot.py/x.py",
        "can't be unpacked",
    ),
    "large": (wheel({"a": b"\0" * 600, "b": b"\0" * 600}), "wheel_bytes", "0", "more than 0 MB"),
    "large by its directory": (
        patched(ONE, 24, 22, struct.pack("<L", 2_000_000_000)),
        "wheel_bytes",
        "0",
        "more than 0 MB",
    ),
    "larger than its directory says": (
        patched(wheel({"a": b"\0" * 9_999}), 24, 22, struct.pack("<L", 9)),
        "not_a_wheel",
        None,
        "can't be unpacked",
    ),
    "many files": (wheel({f"{n}": "" for n in range(6)}), "wheel_files", "5", "more than 5 files"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_wheel_is_refused_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(wheels, "MAX_BYTES", 1000)
    monkeypatch.setattr(wheels, "MAX_FILES", 5)
    data, code, detail, words = REFUSED[name]
    (tmp_path / NAME).write_bytes(data)
    with pytest.raises(ProgramFault) as caught:
        program_at(tmp_path / NAME, tmp_path / "unpacked")
    fault = caught.value
    assert (fault.code, fault.file, fault.trace) == (code, NAME, "")
    assert fault.detail == detail or detail is None
    assert words in str(fault)
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in written) <= 1000 + len(data)


def test_the_limits_are_for_all_wheels_of_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheels, "MAX_BYTES", 1000)
    answer = loaded(Room(tmp_path), wheel({"mybot.py": BOT}), wheel({"other": b"\0" * 990}))
    assert (answer["fault"]["code"], answer["fault"]["file"]) == ("wheel_bytes", "other1.whl")
    monkeypatch.setattr(wheels, "MAX_FILES", 1)
    answer = loaded(Room(tmp_path), wheel({"mybot.py": BOT}), wheel({"other": ""}))
    assert (answer["fault"]["code"], answer["fault"]["file"]) == ("wheel_files", "other1.whl")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / NAME).open("wb") as file:
        file.truncate(100_000_001)
    with pytest.raises(ProgramFault, match="more than 100 MB"):
        program_at(tmp_path / NAME, tmp_path / "unpacked")


@pytest.mark.parametrize("name", ["encrypted", "unknown method", "damaged data"])
def test_the_command_names_a_wheel_that_it_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / NAME).write_bytes(REFUSED[name][0])
    assert main(["match", str(tmp_path / NAME), "larva", "--board", "hexhex2", "--games", "2", "--time", "0.01"]) == 1
    assert f"{NAME}: it can't be unpacked: " in capsys.readouterr().err


def loaded(room: Room, *packed: bytes) -> Any:
    """Load wheels in a sandbox."""
    sent = [{"name": f"other{n}.whl" if n else NAME, "data": b64encode(data).decode()} for n, data in enumerate(packed)]
    return room.ask("load", name=NAME, wheels=sent)


NATIVE = "_fast.cpython-311-x86_64-linux-gnu.so"
# Wheels with native modules, each with the file that the fault names.
NEEDS_NATIVE: dict[str, tuple[dict[str, str | bytes], str | None]] = {
    "only": ({"mybot.so": b"\x7fELF"}, "mybot.so"),
    "a package of them": ({f"mybot/{NATIVE}": b"\x7fELF"}, f"mybot/{NATIVE}"),
    "imported": ({"mybot/__init__.py": "import mybot._fast\n", f"mybot/{NATIVE}": b""}, f"mybot/{NATIVE}"),
    "imported by a try": (
        {
            "mybot.py": "try:\n    import _fast\nexcept ImportError:\n    raise ImportError('no') from None\n",
            "_fast.pyd": b"",
        },
        "_fast.pyd",
    ),
    "another import": ({"mybot.py": "import nowhere\n", "_fast.pyd": b""}, None),
    "unused": ({"mybot/__init__.py": "", f"mybot/{NATIVE}": b""}, None),
}


@pytest.mark.parametrize("name", NEEDS_NATIVE)
def test_a_sandbox_names_the_native_module_that_a_bot_needs(room: Room, name: str) -> None:
    files, native = NEEDS_NATIVE[name]
    fault = loaded(room, wheel(files))["fault"]
    assert (fault["code"] == "native") == bool(native)
    assert fault["detail"] == native or not native


def test_wheels_that_take_too_long_to_unpack_are_refused(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object) -> None:
        raise KeyboardInterrupt  # what the worker's watch does to it

    monkeypatch.setattr(ZipFile, "extractall", slow)
    fault = loaded(room, ONE)["fault"]
    assert (fault["code"], fault["file"], fault["detail"]) == ("not_a_wheel", NAME, "slow")


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "sandbox")


def test_a_module_that_python_cannot_read_is_a_fault_of_its_wheel(room: Room) -> None:
    fault = loaded(room, wheel({"mybot.py": b"\0"}))["fault"]
    assert fault["file"] in (NAME, "mybot.py")
