"""Whose work the site contains: `licences.html`, with every licence, and `bug.cdx.json`, the bill of materials.

The bill has the format CycloneDX 1.6, which programs that look for known vulnerabilities read. Both are made from
package.json, the installed packages, Pyodide's lock file and licences/parts.json, and contain neither dates nor paths.
"""

from __future__ import annotations

import base64
import html
import json
import re
import uuid
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

from web.build.page import Files, policy_text, source_of
from web.build.workspace import NODE_MODULES, ROOT

PAGE, BILL = "licences.html", "bug.cdx.json"
TEXTS = Path(__file__).with_name("licences")
LICENCE_FILE = re.compile(r"licen[cs]e(\.\w+)?", re.IGNORECASE)
MOZILLA, APACHE = "MPL-2.0", "Apache-2.0"
# Some packages come without the text of their licence; micropip's wheel has these texts, for itself and for a part.
TEXT_IN_MICROPIP = {MOZILLA: "dist-info/licenses/LICENSE", APACHE: "_vendored/packaging/LICENSE.APACHE"}
STYLE = (
    ":root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:46rem;margin:auto;padding:1rem}"
    "summary{padding:.6rem 0;cursor:pointer}pre{white-space:pre-wrap;font-size:.8rem}"
)


class Part(NamedTuple):
    """A part of the site that others made: its name, its licence, and the text of the licence."""

    name: str
    version: str
    licence: str
    text: str
    purl: str = ""
    source: str = ""
    sha: tuple[str, str] = ("", "")
    inside: str = ""


def npm_parts(micropip: ZipFile) -> Iterator[Part]:
    """Yield the packages of package.json that the site contains."""
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in sorted(json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]):
        folder = NODE_MODULES / name
        package = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        files = sorted(path for path in folder.iterdir() if LICENCE_FILE.fullmatch(path.name))
        licence = package["license"]
        texts = [path.read_text(encoding="utf-8") for path in files]
        if licence in TEXT_IN_MICROPIP and len("".join(texts)) < 2000:  # none, or only a notice
            texts.append(text_in(micropip, TEXT_IN_MICROPIP[licence]))
        digest = base64.b64decode(locked[f"node_modules/{name}"]["integrity"].removeprefix("sha512-")).hex()
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        yield Part(name, package["version"], licence, "\n\n".join(texts), purl, "npm", ("SHA-512", digest))


def text_in(archive: ZipFile, ending: str) -> str:
    """Return the one file of an archive whose path has this ending."""
    return archive.read(next(name for name in archive.namelist() if name.endswith(ending))).decode()


def parts(files: Files) -> list[Part]:
    """Return all parts of a site that others made, in the order of the list."""
    entry = json.loads(files["pyodide/pyodide-lock.json"])["packages"]["micropip"]
    name, version, digest = entry["name"], entry["version"], entry["sha256"]
    with ZipFile(BytesIO(files[f"pyodide/{entry['file_name']}"])) as wheel:
        found = [*npm_parts(wheel)]
        paths = [path for path in wheel.namelist() if LICENCE_FILE.fullmatch(path.rpartition("/")[2])]
        paths += [path for path in wheel.namelist() if re.search(r"/LICENSE\.(APACHE|BSD)$", path)]
        text = "\n\n".join(wheel.read(path).decode() for path in dict.fromkeys(paths))
    found.append(Part(name, version, MOZILLA, text, f"pkg:pypi/{name}@{version}", "PyPI", ("SHA-256", digest)))
    for each in json.loads((TEXTS / "parts.json").read_text(encoding="utf-8"))["parts"]:
        text = each.get("note", "")
        if "see" in each:
            text = f"{text} Its licence is the one listed under {each['see']}.".lstrip()
        if "text" in each:
            text = (TEXTS / each["text"]).read_text(encoding="utf-8")
        version = each.get("version", "")
        found.append(Part(each["name"], version, each["licence"], text, source=each["source"], inside="pyodide"))
    return found


def licences_page(found: list[Part]) -> bytes:
    """Return the page of licences: a list whose entries open, without scripts and requests."""
    own = Part("Bug", "", "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    entries = "\n".join(
        f"<details><summary><b>{html.escape(f'{part.name} {part.version}'.strip())}</b>"
        f" · {html.escape(part.licence)}{f', in {part.inside}' if part.inside else ''}</summary>\n"
        f"<pre wrap>{html.escape(part.text)}</pre></details>"
        for part in [own, *found]
    )
    policy = policy_text({"default-src": ["'none'"], "style-src": [source_of(STYLE)]})
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Licences · Bug</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Licences</h1>
<p>Bug contains the work of many people. This page lists all these parts and their licences.</p>
{entries}
</body>
</html>
""".encode()


def bill_of_materials(found: list[Part], version: str) -> bytes:
    """Return the bill of materials of a site."""

    def component(part: Part) -> dict[str, Any]:
        spdx = "expression" if " " in part.licence else "id"
        licence: dict[str, Any] = {"license": {"name": part.licence}}
        if part.licence != "public domain":
            licence = {"expression": part.licence} if spdx == "expression" else {"license": {"id": part.licence}}
        entry: dict[str, Any] = {"type": "library", "bom-ref": part.purl or f"pyodide:{part.name}", "name": part.name}
        entry |= {"version": part.version} if part.version else {}
        entry |= {"licenses": [licence]}
        entry |= {"purl": part.purl, "hashes": [{"alg": part.sha[0], "content": part.sha[1]}]} if part.purl else {}
        inside = [component(other) for other in found if other.inside == part.name]
        return entry | ({"components": inside} if inside else {})

    components = [component(part) for part in found if not part.inside]
    own = {"type": "application", "bom-ref": "bug", "name": "bug", "version": version}
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, repr(found))}",
        "version": 1,
        "metadata": {"component": own | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": components,
        "dependencies": [{"ref": "bug", "dependsOn": [each["bom-ref"] for each in components]}],
    }
    return f"{json.dumps(bill, indent=1, ensure_ascii=False)}\n".encode()


def rights(files: Files) -> Files:
    """Return the page of licences and the bill of materials of a site."""
    found = parts(files)
    version = next(name for name in files if name.endswith(".whl") and "/" not in name).split("-")[1]
    return {PAGE: licences_page(found), BILL: bill_of_materials(found, version)}
