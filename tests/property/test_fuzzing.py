"""The fuzzers' findings, and coverage-guided fuzzing: `build.py test --slow` installs atheris if possible."""

import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.data import HERE
from tests.readers import NAMED, READERS

SECONDS = 120
FOUND = sorted((HERE / "fuzz").glob("*.txt"))


@pytest.mark.slow
@pytest.mark.skipif(find_spec("atheris") is None, reason="atheris is not installed")
def test_readers_raise_only_documented_errors(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.tools.fuzz", str(SECONDS), str(tmp_path)]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:]


@pytest.mark.parametrize("case", FOUND, ids=lambda path: path.stem)
def test_what_the_fuzzers_found_stays_fixed(case: Path) -> None:
    text = case.read_text(encoding="utf-8", errors="surrogatepass")
    for read in READERS:
        with suppress(*NAMED):
            read(text)
