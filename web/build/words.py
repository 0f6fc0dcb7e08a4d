"""Join the messages of a language into one module, which the page imports: strings/en/*.ftl → strings/en.ftl.js."""

from __future__ import annotations

import json
import posixpath
import re

FOLDER = "web/strings/"
FALLBACK = "web/boot/fallback.js"
# What the page says when its modules do not run: the elements of index.html, and their messages.
FALLBACK_WORDS = {
    "fallback-heading": "fallback-heading",
    "fallback-what": "fallback-what",
    "fallback-saved": "failure-saved",
    "fallback-clean": "action-start-clean",
    "fallback-stays": "fallback-stays",
}
NO_SCRIPT = "fallback-no-script"


def with_words(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the page's files, with a module for each language in the place of its .ftl files."""
    texts: dict[str, list[str]] = {}
    for path in sorted(path for path in files if path.startswith(FOLDER) and path.endswith(".ftl")):
        texts.setdefault(posixpath.dirname(path), []).append(files[path].decode())
    modules = {f"{folder}.ftl.js": module(parts) for folder, parts in texts.items()}
    spoken = {
        posixpath.basename(folder): fallback_words("\n".join(parts))
        for folder, parts in texts.items()
        if not folder.endswith("/en")
    }
    files = files | {"index.html": with_no_script(files["index.html"].decode(), texts).encode()}
    fallback = files[FALLBACK].decode().replace("var WORDS = {};", f"var WORDS = {json.dumps(spoken)};", 1)
    rest = {path: content for path, content in files.items() if not path.endswith(".ftl")}
    return rest | modules | {FALLBACK: fallback.encode()}


def with_no_script(page: str, texts: dict[str, list[str]]) -> str:
    """Return the page with its words for browsers without scripts in every language; it has them in English."""
    said = {posixpath.basename(folder): message("\n".join(parts), NO_SCRIPT) for folder, parts in texts.items()}
    others = "".join(f' <span lang="{code}">{words}</span>' for code, words in said.items() if code != "en")
    return page.replace(f"{said['en']}</p></noscript>", f"{said['en']}{others}</p></noscript>", 1)


def message(text: str, name: str) -> str:
    """Return a message that is one line."""
    found = re.search(rf"^{name} = (.+)$", text, flags=re.MULTILINE)
    assert found, name
    return found[1]


def fallback_words(text: str) -> dict[str, str]:
    """Return the words of the fallback page, by the ids of its elements."""
    return {element: message(text, name) for element, name in FALLBACK_WORDS.items()}


def module(texts: list[str]) -> bytes:
    """Return a module that exports some messages as one text; comments are for translators and stay behind."""
    lines = [line for text in texts for line in text.splitlines() if line and not line.startswith("#")]
    return f"export default {json.dumps(chr(10).join(lines), ensure_ascii=False)};\n".encode()
