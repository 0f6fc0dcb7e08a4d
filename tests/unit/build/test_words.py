"""How the build writes the words of the languages."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

from tests.tools.soak import SETTINGS
from web.build.site import page_files
from web.build.words import FALLBACK, FALLBACK_WORDS, MANIFEST, with_words
from web.build.workspace import ROOT

LANGUAGES = sorted(path.name for path in (ROOT / "web" / "strings").iterdir() if path.is_dir())


def test_each_language_is_one_module_without_comments() -> None:
    files = with_words(page_files())
    modules = {path: content.decode() for path, content in files.items() if path.endswith(".ftl.js")}
    assert "web/strings/de.ftl.js" in modules
    assert all("app-name = Bug" in text and "###" not in text for text in modules.values())
    assert not [path for path in files if path.endswith(".ftl")]


def test_the_fallback_page_has_words_without_modules() -> None:
    files = with_words(page_files())
    assert "Ein Teil von Bug wurde nicht geladen" in files[FALLBACK].decode()
    assert all(f'id="{element}"' in files["index.html"].decode() for element in FALLBACK_WORDS)


def test_the_manifests_of_languages_differ_only_in_their_words() -> None:
    files = with_words(page_files())
    manifests = [json.loads(content) for path, content in files.items() if path.endswith(".webmanifest")]
    assert sorted(each["lang"] for each in manifests) == LANGUAGES
    assert json.loads(files[MANIFEST])["lang"] == "en"
    words = [
        (each.pop("lang"), each.pop("description"), *(shot.pop("label") for shot in each["screenshots"]))
        for each in manifests
    ]
    assert all(len(set(column)) == len(LANGUAGES) for column in zip(*words, strict=True))
    assert all(each == manifests[0] for each in manifests)


def test_a_page_without_scripts_says_so_in_every_language() -> None:
    page = with_words(page_files())["index.html"].decode()
    said = page.partition("<noscript>")[2].partition("</noscript>")[0]
    assert said.startswith('<p class="notice">Bug needs JavaScript. <span lang="de">Bug braucht JavaScript.</span>')
    assert said.count("JavaScript") == len([each for each in Path("web/strings").iterdir() if each.is_dir()])


def test_the_soak_looks_for_settings_by_their_words() -> None:
    strings = [path.read_text("utf-8").splitlines() for path in (ROOT / "web" / "strings" / "en").iterdir()]
    words = {line.partition(" = ")[2] for line in chain(*strings)}
    assert {*SETTINGS, *chain(*SETTINGS.values())} <= words
