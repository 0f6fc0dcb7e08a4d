"""What a run of the tests prints at its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.runner import StepResult, conclude, count, skips

REPORT = """<testsuites><testsuite>
  <testcase name="one"/>
  <testcase name="two"><skipped type="pytest.skip" message="drawn by another browser"/></testcase>
  <testcase name="three"><skipped type="pytest.skip" message="drawn by another browser"/></testcase>
  <testcase name="four"><failure message="no"/></testcase>
</testsuite></testsuites>"""


def test_skipped_tests_are_listed_with_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, "utf-8")
    assert count(report) == (1, 1)
    assert skips(report) == {"drawn by another browser": 2}
    assert conclude([StepResult("tests in chromium", *count(report), 1.0, skips(report))]) == 1
    assert "2 skipped: drawn by another browser" in capsys.readouterr().out
