"""Every part that others made is named, with its licence; equal sources give equal files."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import zipfile
from io import BytesIO
from typing import Any

import pytest

from web.build import rights
from web.build.site import micropip, pyodide_files
from web.build.workspace import NODE_MODULES, ROOT, gzipped, node_program

VERSIONS = """
import { loadPyodide } from "pyodide";
const python = await loadPyodide();
const versions = python.runPython(`
import decimal, json, platform, pyexpat, sqlite3, sys, zlib
from compression import zstd
json.dumps({
    "CPython": platform.python_version(), "expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"),
    "mpdecimal": decimal.__libmpdec_version__, "SQLite": sqlite3.sqlite_version, "zlib": zlib.ZLIB_RUNTIME_VERSION,
    "Zstandard": zstd.zstd_version, "Emscripten": ".".join(map(str, sys._emscripten_info.emscripten_version)),
})`);
process.stdout.write(versions);
"""
# Each of these shows that Pyodide's wasm contains a library; a new library needs a line in licences/parts.json.
SIGNS = {
    "CPython": rb"PyInit__io",
    "expat": rb"PyInit_pyexpat",
    "mpdecimal": rb"libmpdec",
    "SQLite": rb"sqlite3_version",
    "zlib": rb"inflate 1\.",
    "bzip2": rb"PyInit__bz2",
    "liblzma": rb"PyInit__lzma",
    "Zstandard": rb"ZSTD_compress",
    "libffi": rb"PyInit__ctypes",
    "Unicode data": rb"PyInit_unicodedata",
    "LLVM's compiler-rt, libc++ and libc++abi": rb"__cxxabiv1",
}
ABSENT = {
    "OpenSSL": rb"OpenSSL \d",
    "readline": rb"GNU Readline",
    "curses": rb"PyInit__curses",
    "Tk": rb"PyInit__tkinter",
}


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return pyodide_files() | {"bug_engine-1.2.3-py3-none-any.whl": b""}


@pytest.fixture(scope="module")
def found(files: dict[str, bytes]) -> list[rights.Part]:
    return rights.parts(files)


@pytest.fixture(scope="module")
def bill(files: dict[str, bytes]) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(rights.rights(files)[rights.BILL])
    return content


def test_every_part_has_a_licence_with_a_text(found: list[rights.Part]) -> None:
    assert [part.name for part in found if not (part.licence and len(part.text) > 40)] == []
    for name, word in {
        "pyodide": "Mozilla",
        "CPython": "PYTHON SOFTWARE FOUNDATION LICENSE",
        "lit-html": "Google",
        "hiwire": "pyodide",
    }.items():
        assert word in next(part.text for part in found if part.name == name)
    for part in found:
        if part.licence == rights.APACHE:
            assert "TERMS AND CONDITIONS FOR USE" in part.text, part.name


def test_the_bill_names_what_package_json_ships_and_micropip(bill: dict[str, Any]) -> None:
    shipped = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert {each["name"] for each in bill["components"]} == {*shipped, "micropip"}
    for each in bill["components"]:
        assert each["purl"].endswith(f"@{each['version']}")
        assert shipped.get(each["name"], each["version"]) == each["version"]


def test_the_bill_is_valid_cyclonedx(bill: dict[str, Any]) -> None:
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"])
    assert bill["metadata"]["component"]["version"] == "1.2.3"
    inside = [each for outer in bill["components"] for each in outer.get("components", [])]
    refs = [each["bom-ref"] for each in [*bill["components"], *inside]]
    assert len(refs) == len(set(refs))
    for each in [*bill["components"], *inside]:
        assert each["type"] == "library"
        assert [list(licence) for licence in each["licenses"]] in ([["license"]], [["expression"]])
    for each in bill["components"]:
        [digest] = each["hashes"]
        assert len(digest["content"]) == {"SHA-256": 64, "SHA-512": 128}[digest["alg"]]
    assert bill["dependencies"][0]["dependsOn"] == [each["bom-ref"] for each in bill["components"]]


def test_the_page_of_licences_has_every_part_and_requests_nothing(
    files: dict[str, bytes], found: list[rights.Part]
) -> None:
    page = rights.licences_page(found).decode()
    assert page.count("<details>") == len(found) + 1  # one more for Bug
    assert "<script" not in page
    assert re.findall(r"(?:src|href)=", page) == []
    assert rights.rights(files)[rights.PAGE] == page.encode()


def test_the_texts_of_this_folder_are_all_used() -> None:
    named = {
        part.get("text") for part in json.loads((rights.TEXTS / "parts.json").read_text(encoding="utf-8"))["parts"]
    }
    assert {path.name for path in rights.TEXTS.glob("*.txt")} == named - {None}


def test_pyodide_contains_what_the_list_says() -> None:
    wasm = (NODE_MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()
    assert [name for name, sign in SIGNS.items() if not re.search(sign, wasm)] == []
    assert [name for name, sign in ABSENT.items() if re.search(sign, wasm)] == []


@pytest.mark.long
def test_the_list_has_the_versions_that_run(found: list[rights.Part]) -> None:
    command = (node_program("node"), "--input-type=module", "-e", VERSIONS)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    listed = {part.name: part.version for part in found}
    running = json.loads(done.stdout)
    assert {name: listed[name] for name in running} == running


# ---------------------------------------------------------------------------------- equal sources give equal files


def test_zips_and_gzips_of_the_build_do_not_contain_the_time() -> None:
    assert gzipped(b"bug")[4:10] == bytes(4) + b"\x02\xff"
    assert gzip.decompress(gzipped(b"bug")) == b"bug"
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "web" / "build").glob("*.py")]
    assert [call for text in sources for call in re.findall(r"gzip\.compress\(.*", text)] == [
        "gzip.compress(content, 9, mtime=0)"
    ]
    # A plain name would get today's time; an entry from another zip has its own, and those of compile.py have 1980.
    written = [call for text in sources for call in re.findall(r"\.writestr\(([^,]+),", text)]
    assert {*written} <= {"entry", "ZipInfo(name)"}


def test_micropips_wheel_is_the_pinned_one() -> None:
    with zipfile.ZipFile(BytesIO(micropip().read_bytes())) as wheel:
        assert wheel.testzip() is None
