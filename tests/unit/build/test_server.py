"""The server of the site: which files it serves, and which requests it answers."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator

import pytest

from web.build.server import site_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """Serves a site of two files below /bug/; next to its folder there is a file that is not part of the site."""
    folder = tmp_path_factory.mktemp("server")
    site = folder / "dist"
    (site / "web").mkdir(parents=True)
    (site / "index.html").write_text("the page")
    (site / "web" / "main.js").write_text("the script")
    (folder / "secret").write_text("a secret")
    (site / "link").symlink_to(folder / "secret")
    (site / "web" / "up").symlink_to(folder)
    with site_server(site, prefix="/bug/", replaced={"sw.js": b"no worker"}) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield "127.0.0.1", server.server_address[1]
        server.shutdown()


def get(server: tuple[str, int], path: str, host: str | None = None) -> tuple[int, str, str]:
    """Status, type and text of the answer to a request."""
    connection = http.client.HTTPConnection(*server, timeout=5)
    connection.putrequest("GET", path, skip_host=True)
    connection.putheader("Host", host or f"localhost:{server[1]}")
    connection.endheaders()
    response = connection.getresponse()
    answer = response.status, response.headers["Content-Type"], response.read().decode()
    connection.close()
    return answer


@pytest.mark.parametrize("path", ["/bug/", "/bug/index.html", "/bug/?safe", "/bug/?a=/..%00"])
def test_the_page_is_served(server: tuple[str, int], path: str) -> None:
    assert get(server, path) == (200, "text/html", "the page")


def test_scripts_have_the_type_that_browsers_insist_on(server: tuple[str, int]) -> None:
    assert get(server, "/bug/web/main.js?0123") == (200, "text/javascript", "the script")


def test_a_replaced_file_is_served(server: tuple[str, int]) -> None:
    assert get(server, "/bug/sw.js") == (200, "text/javascript", "no worker")


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        "/bug",
        "/bug/web",
        "/bug/web/",
        "/bug/none.js",
        "/bug/web/main.js/",
        "/bug/../secret",
        "/bug/%2e%2e/secret",
        "/bug/web/..%2f..%2fsecret",
        "/bug/%00",
        "/bug/index.html%00.js",
        "/bug//etc/hostname",
        "/bug/" + "a" * 5000,
        "/bug/link",
        "/bug/web/up/secret",
    ],
)
def test_nothing_else_is_served(server: tuple[str, int], path: str) -> None:
    status, _, text = get(server, path)
    assert status == 404
    assert "secret" not in text
    assert "main.js" not in text


@pytest.mark.parametrize("host", ["localhost", "localhost:80", "127.0.0.1:8000", "[::1]:8000"])
def test_requests_by_this_machines_own_names_are_answered(server: tuple[str, int], host: str) -> None:
    assert get(server, "/bug/", host)[0] == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "localhost.elsewhere.example:8000", "elsewhere.example:localhost"]
)
def test_an_invented_name_of_this_machine_is_refused(server: tuple[str, int], host: str) -> None:
    """Such a name would let a page of another site read this one (DNS rebinding)."""
    assert get(server, "/bug/", host)[0] == 421
