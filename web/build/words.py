"""Join the messages of a language into one module, which the page imports: strings/en/*.ftl → strings/en.ftl.js."""

from __future__ import annotations

import json
import posixpath

FOLDER = "web/strings/"


def with_words(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the page's files, with a module for each language in the place of its .ftl files."""
    texts: dict[str, list[str]] = {}
    for path in sorted(path for path in files if path.startswith(FOLDER) and path.endswith(".ftl")):
        texts.setdefault(posixpath.dirname(path), []).append(files[path].decode())
    modules = {f"{folder}.ftl.js": module(parts) for folder, parts in texts.items()}
    return {path: content for path, content in files.items() if not path.endswith(".ftl")} | modules


def module(texts: list[str]) -> bytes:
    """Return a module that exports some messages as one text; comments are for translators and stay behind."""
    lines = [line for text in texts for line in text.splitlines() if line and not line.startswith("#")]
    return f"export default {json.dumps(chr(10).join(lines), ensure_ascii=False)};\n".encode()
