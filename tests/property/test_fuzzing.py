"""Longer fuzzing guided by coverage; `build.py test --slow` installs atheris where it is available."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SECONDS = 120


@pytest.mark.slow
@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris is not installed")
def test_only_named_errors_come_out(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.tools.fuzz", str(SECONDS), str(tmp_path)]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]
