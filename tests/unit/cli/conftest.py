"""A terminal in which commands run."""

from collections.abc import Iterable

import pytest

from bug_engine.cli.main import main


class Terminal:
    """Runs commands and returns what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def run(self, *arguments: str, typed: Iterable[str] = ()) -> tuple[int, str, str]:
        """Return the exit code, the output and the errors of a command; `typed` are the lines of its input."""
        lines = iter(typed)

        def answer(_prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        self._monkeypatch.setattr("builtins.input", answer)
        code = main(arguments)
        printed = self._capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)
