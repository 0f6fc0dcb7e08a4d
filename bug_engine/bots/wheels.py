"""The wheels of a user's bot: unpacks them within limits."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

# All wheels of a bot together may unpack to this many bytes and files. A browser writes about 800 files a second.
MAX_BYTES = 100_000_000
MAX_FILES = 3_000
# Any of these flags marks an encrypted file.
_ENCRYPTED = 0x1 | 0x40 | 0x2000
# Each entry of a zip file's directory begins so.
_ENTRY = b"PK\x01\x02"
_NATIVE = {".so", ".pyd", ".dylib", ".dll"}


class WheelError(Exception):
    """A wheel can't be unpacked. The fault of the program (program.py) takes over `code` and `detail`."""

    def __init__(self, code: str, wheel: Path, message: str, detail: str) -> None:
        super().__init__(message)
        self.code = code
        self.wheel = wheel.name
        self.detail = detail


def unpack(wheels: Iterable[Path], folder: Path) -> list[str]:
    """Unpack wheels to a folder; return the top-level modules of the first wheel that has any.

    Raises:
        WheelError: if a file is not a wheel, or if the wheels are too large. The sizes in a wheel's directory are
            checked before any file is written, and `ZipFile` reads no more of a file than its size there.
    """
    names: list[str] = []
    size = files = 0
    for wheel in wheels:
        with _faults_of(wheel, folder):
            _check(wheel, size + wheel.stat().st_size, files)
            files += wheel.read_bytes().count(_ENTRY)  # before a long directory is read
            _check(wheel, size, files)
            with ZipFile(wheel) as archive:
                size += sum(info.file_size for info in archive.infolist())
                _check(wheel, size, files)
                _check_readable(wheel, archive)
                archive.extractall(folder)
                names = names or _modules_in(archive.namelist())
    return names


def native_file(folder: Path, error: BaseException | None) -> str | None:
    """Return the file of the native module whose import failed; without an error, of one that stands alone."""
    for path in folder.rglob("*"):
        if path.suffix in _NATIVE:
            file = path.relative_to(folder)
            name = ".".join([*file.parent.parts, file.name.partition(".")[0]])
            alone = error is None and not _has_python(folder, name.partition(".")[0])
            if alone or any(_failed(each, name, path) for each in _causes(error)):
                return file.as_posix()
    return None


def _has_python(folder: Path, top: str) -> bool:
    return (folder / f"{top}.py").is_file() or any((folder / top).rglob("*.py"))


def _failed(error: BaseException, name: str, path: Path) -> bool:
    """Return whether an error is the failed import of a module."""
    if not isinstance(error, ImportError):
        return False
    within = f"{error.name}.{getattr(error, 'name_from', None)}"  # of `from package import module`
    return error.path == str(path) or name in (error.name, within)


def _causes(error: BaseException | None) -> list[BaseException]:
    """Return an error and those before it; their chain may be a circle."""
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or error.__context__
    return chain


@contextmanager
def _faults_of(wheel: Path, folder: Path) -> Iterator[None]:
    """Turn every error that a damaged file causes into a `WheelError`."""
    try:
        yield
    except (BadZipFile, OSError, RuntimeError, ValueError, EOFError, zlib.error) as error:
        words = str(error)
        if isinstance(error, OSError) and error.strerror:
            place = Path(str(error.filename or ""))
            place = place.relative_to(folder) if folder in place.parents else Path(place.name)
            words = f"{error.strerror}: {place.as_posix()}"
        raise _not_a_wheel(wheel, words, words) from error


def _check(wheel: Path, size: int, files: int) -> None:
    if size > MAX_BYTES:
        limit = MAX_BYTES // 1_000_000
        raise WheelError("wheel_bytes", wheel, f"its wheels unpack to more than {limit} MB", f"{limit}")
    if files > MAX_FILES:
        raise WheelError("wheel_files", wheel, f"its wheels have more than {MAX_FILES} files", f"{MAX_FILES}")


def _check_readable(wheel: Path, archive: ZipFile) -> None:
    """Refuse what wheels don't use: other methods may unpack more at once than they are asked for."""
    for info in archive.infolist():
        if info.flag_bits & _ENCRYPTED:
            raise _not_a_wheel(wheel, "it is encrypted", "encrypted")
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise _not_a_wheel(wheel, "it is compressed by an unusual method", "method")
        if not info.is_dir() and not _parts(info.filename):
            raise _not_a_wheel(wheel, "a file in it has no name", "name")


def _not_a_wheel(wheel: Path, reason: str, detail: str) -> WheelError:
    return WheelError("not_a_wheel", wheel, f"it can't be unpacked: {reason}", detail)


def _parts(path: str) -> list[str]:
    """Return the folders and the name of a file as they are unpacked."""
    return [part for part in path.split("/") if part not in ("", ".", "..")]


def _modules_in(files: Iterable[str]) -> list[str]:
    """Return the top-level modules and packages among the files of a wheel."""
    found = []
    for path in files:
        parts = _parts(path)
        if not path.endswith(".py") or parts[0].endswith((".dist-info", ".data")):
            continue
        name = parts[0].removesuffix(".py")
        if name.isidentifier() and name not in found:
            found.append(name)
    return found
