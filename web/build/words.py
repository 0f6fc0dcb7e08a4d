"""Joins the messages of a language into one module, which the page imports: strings/en/*.ftl → strings/en.ftl.js.

The fallback page and the web app's manifest, which import nothing, also get their words here.
"""

from __future__ import annotations

import json
import posixpath
import re

FOLDER = "web/strings/"
FALLBACK = "web/boot/fallback.js"
MANIFEST = "web/boot/manifest.webmanifest"
# The words that the page shows when its modules do not run: the elements of index.html, and their messages.
FALLBACK_WORDS = {
    "fallback-heading": "fallback-heading",
    "fallback-what": "fallback-what",
    "fallback-saved": "failure-saved",
    "fallback-clean": "action-start-clean",
    "fallback-stays": "fallback-stays",
}
NO_SCRIPT = "fallback-no-script"


def with_words(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the page's files, with a module for each language instead of its .ftl files."""
    texts: dict[str, list[str]] = {}
    for path in sorted(path for path in files if path.startswith(FOLDER) and path.endswith(".ftl")):
        texts.setdefault(posixpath.dirname(path), []).append(files[path].decode())
    modules = {f"{folder}.ftl.js": module(parts) for folder, parts in texts.items()}
    said = {posixpath.basename(folder): "\n".join(parts) for folder, parts in texts.items()}
    spoken = {code: fallback_words(text) for code, text in said.items() if code != "en"}
    files = files | {"index.html": with_no_script(files["index.html"].decode(), said).encode()}
    fallback = files[FALLBACK].decode().replace("var WORDS = {};", f"var WORDS = {json.dumps(spoken)};", 1)
    manifests = {manifest_of(code): manifest(files[MANIFEST], code, text) for code, text in said.items()}
    rest = {path: content for path, content in files.items() if not path.endswith(".ftl")}
    return rest | modules | manifests | {FALLBACK: fallback.encode()}


def manifest_of(code: str) -> str:
    """Return the path of the web app's manifest in a language; the page links to it (app/main.js)."""
    return MANIFEST if code == "en" else MANIFEST.replace(".", f".{code}.")


def manifest(source: bytes, code: str, text: str) -> bytes:
    """Return the web app's manifest in a language."""
    localized = json.loads(source) | {"lang": code, "description": message("manifest-description", text)}
    for shot in localized["screenshots"]:
        shot["label"] = message(f"manifest-{shot['form_factor']}", text)
    return json.dumps(localized, ensure_ascii=False, indent=2).encode()


def message(name: str, text: str) -> str:
    """Return a message on one line."""
    found = re.search(rf"^{name} = (.+)$", text, flags=re.MULTILINE)
    assert found, name
    return found[1]


def with_no_script(page: str, texts: dict[str, str]) -> str:
    """Return the page with its words for browsers without scripts in every language; the source has only English."""
    said = {code: message(NO_SCRIPT, text) for code, text in texts.items()}
    others = "".join(f' <span lang="{code}">{words}</span>' for code, words in said.items() if code != "en")
    return page.replace(f"{said['en']}</p></noscript>", f"{said['en']}{others}</p></noscript>", 1)


def fallback_words(text: str) -> dict[str, str]:
    """Return the words of the fallback page, by the ids of its elements."""
    return {element: message(name, text) for element, name in FALLBACK_WORDS.items()}


def module(texts: list[str]) -> bytes:
    """Return a module that exports some messages as one text, without the comments for translators."""
    lines = [line for text in texts for line in text.splitlines() if line and not line.startswith("#")]
    return f"export default {json.dumps(chr(10).join(lines), ensure_ascii=False)};\n".encode()
