"""The list of commands: it has every module of cli/ with a command, and only the chosen module is loaded."""

import subprocess
import sys
from pkgutil import iter_modules

import pytest

from bug_engine import cli
from bug_engine.cli.main import COMMANDS, command_named, main

SHARED = {"describe", "main", "options", "values", "backups", "files"}


def test_every_command_is_listed() -> None:
    modules = {module.name.replace("_", "-") for module in iter_modules(cli.__path__)}
    assert modules - SHARED == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main([name, "--help"])
    assert caught.value.code == 0
    assert COMMANDS[name][1:20] in capsys.readouterr().out
    assert command_named(name).run.__doc__


def test_the_other_commands_are_not_loaded() -> None:
    script = "import sys; from bug_engine.cli.main import main; main(['perft', '1']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = {
        name.removeprefix("bug_engine.cli.") for name in done.stdout.split() if name.startswith("bug_engine.cli.")
    }
    assert loaded == {"main", "options", "perft"}
