"""Makes a release: the wheel, the site as a zip file, the single file, the bill of materials, and hashes.

Equal sources make equal files.
"""

from __future__ import annotations

import hashlib
import shutil
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from web.build.page import Files
from web.build.rights import BILL
from web.build.workspace import DIST, WORK

RELEASE = WORK / "release"
HASHES = "SHA256SUMS"
MODE = 0o100644 << 16  # of each file within the zip, whatever its mode here is


def zipped(files: Files) -> bytes:
    """Return a zip file that depends only on its contents."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as target:
        for name in sorted(files):
            entry = ZipInfo(name)  # with the date 1980
            entry.create_system, entry.external_attr, entry.compress_type = 3, MODE, ZIP_DEFLATED
            target.writestr(entry, files[name])
    return packed.getvalue()


def hashes(files: Files) -> bytes:
    """Return the hashes of files, as `sha256sum --check` reads them."""
    return "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files)).encode()


def release() -> None:
    """Write the files of a release to build/release/, from the built site."""
    site = {path.relative_to(DIST).as_posix(): path.read_bytes() for path in DIST.rglob("*") if path.is_file()}
    [wheel] = (WORK / "wheel").glob("*.whl")  # the whole engine; the site's wheel lacks the books
    files = {"dist.zip": zipped(site), "bug.html": site["bug.html"], BILL: site[BILL], wheel.name: wheel.read_bytes()}
    files[HASHES] = hashes(files)
    shutil.rmtree(RELEASE, ignore_errors=True)
    RELEASE.mkdir(parents=True)
    for name, content in files.items():
        (RELEASE / name).write_bytes(content)
    print(files[HASHES].decode(), end="")
