"""The policies that the build derives from the one in index.html."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.build.page import (
    CLASSIC,
    is_built_of,
    one_file_policy,
    page_policy,
    sealed,
    source_of,
    with_address,
    with_inline_scripts,
    with_policy,
    worker_policy,
)
from web.build.workspace import ROOT, BuildError

PAGE = (ROOT / "index.html").read_text(encoding="utf-8")


def test_the_pages_policy_is_written_once_and_a_bots_frame_has_its_own() -> None:
    files = [ROOT / "index.html", *(ROOT / "web").rglob("*.js"), *(ROOT / "web").rglob("*.py")]
    assert [path.name for path in files if "default-src '" in path.read_text(encoding="utf-8")] == [
        "index.html",
        "isolated.js",
    ]


def test_the_worker_gets_code_and_answers_only_from_the_site() -> None:
    assert worker_policy(PAGE) == (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'"
    )


def test_the_single_file_runs_its_own_scripts_and_requests_nothing() -> None:
    policy = one_file_policy(PAGE, ["first()", "second()"], "body {}")
    page = with_policy(PAGE, policy)
    frame = page_policy(PAGE)["script-src"][-1]  # the script that starts a bot's guard
    assert page_policy(page) == {
        "default-src": ["'none'"],
        "script-src": [source_of("first()"), source_of("second()"), "'wasm-unsafe-eval'", frame],
        "style-src": [source_of("body {}")],
        "img-src": ["data:", "blob:"],
        "worker-src": ["data:"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
    }


def test_a_page_without_a_policy_is_not_built() -> None:
    with pytest.raises(ValueError, match="no Content-Security-Policy"):
        worker_policy("<!doctype html>")


def test_every_script_has_its_hash_and_the_worker_is_requested_at_once() -> None:
    files = {
        "index.html": b'<link rel="app" href="m"><script type="module" src="web/app/main.js"></script>',
        "web/app/main.js": b"start()",
        "web/engine/worker.js": b"work()",
        "web/strings/en.ftl.js": b"words",
        "web/engine/site.js": b'export const site = { "build": "0123" };',
    }
    page = sealed(files).decode()
    assert page.index("modulepreload") < page.index("<script")
    assert '<meta name="build" content="0123">' in page
    assert 'href="web/engine/worker.js?0123" data-hash="sha256-' in page
    assert 'href="web/strings/en.ftl.js" integrity="sha256-' in page
    assert 'src="web/app/main.js" integrity="sha256-' in page


def test_classic_scripts_are_in_the_page_and_allowed_by_their_hashes() -> None:
    page = PAGE.replace("<title>", '<script src="web/early.js"></script><title>', 1)
    others = dict.fromkeys(CLASSIC.findall(PAGE), b"")
    made = with_inline_scripts(page, others | {"web/early.js": b'say("</script>")'})
    text = 'say("\\x3c/script>")'
    assert f"<script>{text}</script><title>" in made
    assert source_of(text) in page_policy(made)["script-src"]
    assert "unsafe-inline" not in made


@pytest.mark.parametrize("address", ["https://bug.example/play/", "https://bug.example/play"])
def test_the_card_of_a_site_with_a_known_address_has_absolute_addresses(address: str) -> None:
    page = with_address(PAGE, address)
    picture = "web/boot/screenshots/wide.png"
    assert (ROOT / picture).is_file()
    assert f'<meta property="og:image" content="https://bug.example/play/{picture}">' in page
    assert '<meta property="og:url" content="https://bug.example/play/">' in page
    assert with_address(PAGE, "") == PAGE


@pytest.mark.parametrize("address", ["bug.example", 'https://bug.example/"><script>', "javascript:alert(1)"])
def test_a_build_with_an_invalid_address_fails(address: str) -> None:
    with pytest.raises(BuildError, match="BUG_ADDRESS"):
        with_address(PAGE, address)


def test_the_name_of_its_build_shows_whether_a_site_has_these_sources(tmp_path: Path) -> None:
    name = "web/engine/site.js"
    files = {name: b'export const site = {"build": "0123abcd"};'}
    assert not is_built_of(files, tmp_path), "nothing was built yet"
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_bytes(files[name])
    assert is_built_of(files, tmp_path)
    (tmp_path / name).write_bytes(b'export const site = {"build": "4567abcd"};')
    assert not is_built_of(files, tmp_path)
