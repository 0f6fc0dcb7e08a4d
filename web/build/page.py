"""What a build reads from the page's files and writes into index.html. A site is a dict: content by path."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path

from web.build.workspace import BuildError

Files = dict[str, bytes]
Policy = dict[str, list[str]]

FIRST = '<link rel="app"'  # hashes stand before it: the browser must know a module's hash before any script asks for it
PAGE = "web/app/main.js"
REST = "web/app/rest.js"
PRESTART = "web/boot/prestart.js"
WORKER = "web/engine/worker.js"
PROXY = "web/bots/own/fetch-proxy.js"
PYODIDE = ("pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs")  # what the worker imports
WORDS = "web/strings/en.ftl.js"
STYLES = "web/styles.css"
REST_STYLES = "web/rest.css"
STYLESHEET = re.compile(r'\s*<link rel="stylesheet" href="([^"]+)"(?: data-later)?>')
LATER_STYLESHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)" data-later>')  # the first frame does not need it
CLASSIC = re.compile(r'<script src="([^"]+)"></script>')
CARD_IMAGE = re.compile(r'( *<meta property="og:image" content=")([^"]+)(">\n)')
SITE_ADDRESS = re.compile(r"https?://[\w.:-]+(/[\w.~/-]*)?")
POLICY = re.compile(r'(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")')


def build_name(files: Files) -> str:
    """Return the name of a site's build; the page, the worker and the service worker contain it."""
    return "".join(re.findall(r'"build": "(\w+)"', files["web/engine/site.js"].decode()))


def is_built_of(files: Files, folder: Path) -> bool:
    """Return whether the site in a folder is a build of these files."""
    try:
        there = (folder / "web/engine/site.js").read_bytes()
    except OSError:
        return False
    return build_name({"web/engine/site.js": there}) == build_name(files)


def with_address(page: str, address: str) -> str:
    """Return a page that names its own address, and the absolute address of its picture, for the cards of other sites.

    Most of those sites do not show a picture with a relative address. An empty address does not change the page.
    """
    if not address:
        return page
    if not SITE_ADDRESS.fullmatch(address):
        raise BuildError(f"BUG_ADDRESS is no address of a site: {address}")
    site = address.rstrip("/") + "/"
    return CARD_IMAGE.sub(rf'\1{site}\2\3  <meta property="og:url" content="{site}">\n', page, count=1)


def sealed(files: Files) -> bytes:
    """Return an index.html that runs with exactly the files of its build, or says that it cannot.

    It names its build and has the hash of each of its scripts and style sheets. The page requests its words and the
    worker's modules together with them.
    """
    page = files["index.html"].decode()
    name = build_name(files)
    worker = f"{WORKER}?{name}"  # platform.js asks for it by this address
    tags = [f'<meta name="build" content="{name}">']
    # The files for the first paint come before them.
    early = '<link rel="modulepreload" fetchpriority="low" href="{}"{}>'
    # If there is a drawn frame, boot/drawn.js requests the worker's modules.
    late = early.replace("modulepreload", "later") if "data-drawn" in page else early
    # Its hash is not `integrity`, because boot/fallback.js would load the page again; platform.js checks it.
    tags += [late.format(worker, f' data-hash="{integrity(files[WORKER])}"')]
    tags += [late.format(address, "") for address in PYODIDE]
    for path in (WORDS, PRESTART, PAGE, REST):
        if path in files:
            tags.append(early.format(path, f' integrity="{integrity(files[path])}"'))
    if REST_STYLES in files:
        hashed = f'integrity="{integrity(files[REST_STYLES])}"'
        tags.append(f'<link rel="preload" as="style" fetchpriority="low" href="{REST_STYLES}" {hashed}>')
    for attribute, path in re.findall(r'(?:<script|<link rel="stylesheet")[^>]* ((?:src|href)="([^"]+)")', page):
        page = page.replace(attribute, f'{attribute} integrity="{integrity(files[path])}"', 1)
    return page.replace(FIRST, "".join(f"{tag}\n  " for tag in tags) + FIRST, 1).encode()


def integrity(content: bytes) -> str:
    """Return a hash as Subresource Integrity writes it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


# ------------------------------------------------------------------------------------ the Content Security Policy
#
# index.html declares it. The policies of the service worker's answers and of the single file are derived from it.


def page_policy(page: str) -> Policy:
    """Return the policy that index.html declares: the sources of each directive."""
    found = POLICY.search(page)
    if not found:
        raise ValueError("index.html declares no Content-Security-Policy")
    directives = (directive.split() for directive in found[2].split(";"))
    return {name: sources for name, *sources in directives}


def worker_policy(page: str) -> str:
    """Return the policy of the engine's worker: the page's, but only for code and requests from the site."""
    policy = page_policy(page)
    names = ("default-src", "script-src", "worker-src", "connect-src")
    left_out = re.compile("'sha256-.*'|.*:")  # the script of a bot's frame (engine/isolated.js), and URL schemes
    kept = {name: [source for source in policy[name] if not left_out.fullmatch(source)] for name in names}
    return policy_text(kept)


def one_file_policy(page: str, scripts: Iterable[str], style: str) -> str:
    """Return the policy of the single file: it runs its own scripts, and requests nothing."""
    policy = {name: [source for source in sources if source != "'self'"] for name, sources in page_policy(page).items()}
    policy["script-src"] = [*map(source_of, scripts), *policy["script-src"]]
    policy["style-src"] = [source_of(style)]
    policy["worker-src"] = ["data:"]
    return policy_text({name: sources for name, sources in policy.items() if sources})


def with_policy(page: str, policy: str) -> str:
    """Return index.html with another policy."""
    return POLICY.sub(lambda found: found[1] + policy + found[3], page)


def policy_text(policy: Policy) -> str:
    """Return a policy as the text of a header or a meta element."""
    return "; ".join(" ".join((name, *sources)) for name, sources in policy.items())


def inline(script: str) -> str:
    """Return a script in a form that a page can contain: without texts that would end the script there."""
    return re.sub(r"<(?=/script|!--|script)", r"\\x3c", script, flags=re.IGNORECASE)


def with_inline_scripts(page: str, scripts: Files) -> str:
    """Return index.html with its classic scripts inline, each allowed by its hash: they run before the first paint."""
    texts = {path: inline(scripts[path].decode()) for path in CLASSIC.findall(page)}
    policy = page_policy(page)
    policy["script-src"] += map(source_of, texts.values())
    page = CLASSIC.sub(lambda found: f"<script>{texts[found[1]]}</script>", page)
    return with_policy(page, policy_text(policy))


def source_of(text: str) -> str:
    """Return the hash by which a policy allows an inline script or style."""
    return f"'{integrity(text.encode())}'"
