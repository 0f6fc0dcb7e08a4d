"""How the build draws the first frame into index.html."""

from __future__ import annotations

import pytest

from web.build.drawn import drawn, with_first_frame
from web.build.workspace import BuildError

PAGE = """<!doctype html>
<html lang="en" translate="no">
<head>
  <script type="module" src="web/app/main.js"></script>
</head>
<body>
  <div id="bar"></div>
</body>
</html>
"""
PAINTS = b"""export function paintFirstFrame() {
  document.getElementById("bar").innerHTML = '<!--?lit--><b style="top: 0">' + navigator.languages + "</b>";
  document.documentElement.setAttribute("lang", "en-GB");
  return "en de";
}"""


def test_a_page_is_painted_by_its_own_code_and_its_scripts_are_left_to_drawn_js() -> None:
    page = with_first_frame(PAGE, {"web/app/first-frame.js": PAINTS})
    assert '<html lang="en-GB" translate="no" data-drawn="en de">' in page
    assert '<div id="bar"><b>en</b></div>' in page  # lit's comments and styles are gone
    assert "<script" not in page


def test_a_frame_that_cannot_be_painted_fails_the_build() -> None:
    with pytest.raises(BuildError):
        drawn(PAGE, "export function paintFirstFrame() { throw new Error('no'); }")
