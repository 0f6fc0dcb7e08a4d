"""Users' bots: correct ones play; errors are reported with their place and cause."""

from __future__ import annotations

import asyncio
import json
import sys
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, Thought
from bug_engine.bots.program import Program, ProgramFault, program_at, program_of_file
from bug_engine.cli.main import main
from bug_engine.cli.match import with_timeout
from bug_engine.wire.sandbox import Sandbox

START = Position.initial("genius", "hexhex3").play("C3").position
THOUGHT = "from bug_engine.bots import Thought\nfrom bug_engine import Turn\n"
GOOD = {
    "a text": "def think(position, limit):\n    yield str(next(iter(position.legal_turns)))\n",
    "a turn": "def think(position, limit):\n    return list(position.legal_turns)[:3]\n",
    "a thought": THOUGHT
    + """
def think(position, limit, random):
    turn = random.choice(list(position.legal_turns))
    yield Thought(turn, (turn,), 3.5, 7)
    yield Thought(turn, (turn, "A1"), 0.25, 8, done=True)
    raise RuntimeError("not reached")
""",
    "an object": """
class Bot:
    def __call__(self, *given):
        yield from given[0].legal_turns
think = Bot()
""",
}
# By the code of the fault: a program, the line of the error, and words of the message.
BAD = {
    "syntax": ("def think(position, limit)\n    pass\n", 1, "expected ':'"),
    "import": ("import numpy_of_another_planet\n", 1, "numpy_of_another_planet"),
    "no_think": ("def thimk(position, limit): ...\n", None, "no function `think(position, limit)`"),
    "crash": ("def think(position, limit):\n    n = 0\n    yield 1 / n\n", 3, "ZeroDivisionError: division by zero"),
    "crash while it is read": ("x = [\n][0]\n", 1, "IndexError"),
    "crash by leaving": (
        "import sys\ndef think(p, limit):\n    sys.exit('bye')\n    yield\n",
        3,
        "SystemExit: bye",
    ),
    "memory": ("def think(position, limit):\n    raise MemoryError\n    yield\n", 2, "more memory"),
    "no_thought": ("def think(position, limit):\n    yield from ()\n", None, "ended without yielding"),
    "no_thought but a number": (
        "def think(position, limit):\n    return 7\n",
        None,
        "must yield thoughts; it returned 7",
    ),
    "not_a_thought": (
        "def think(position, limit):\n    yield {'turn': 'A1'}\n",
        2,
        "{'turn': 'A1'}, which is not a thought",
    ),
    "bad_numbers": (
        THOUGHT + "def think(p, l):\n    t = next(iter(p.legal_turns))\n    yield Thought(t, (t,), float('nan'), 1)\n",
        5,
        "value and nodes must be numbers",
    ),
    "bad_line": (
        THOUGHT + "def think(p, l):\n    t = next(iter(p.legal_turns))\n    yield Thought(t, 7, 0.5, 1)\n",
        5,
        "line must be a tuple",
    ),
    "bad_proven": (
        THOUGHT
        + "def think(p, l):\n    t = next(iter(p.legal_turns))\n    yield Thought(t, (), 0.5, 1, proven='draw')\n",
        5,
        "proven must be None, 'win' or 'loss', not 'draw'",
    ),
    "illegal": ("def think(position, limit):\n    yield 'C3'\n", 2, "turn C3, which is not legal: C3 is occupied"),
    "illegal name": ("def think(position, limit):\n    return ['Z9']\n", None, "not a cell"),
}


def program(tmp_path: Path, text: str) -> Program:
    path = tmp_path / "mybot.py"
    path.write_text(text)
    return program_of_file(path)


def thoughts(bot: Program) -> Iterator[Thought]:
    return bot(START, Limit(), Random(1))


def wheel(tmp_path: Path, files: dict[str, str], name: str = "mybot-1.0-py3-none-any.whl") -> Path:
    path = tmp_path / name
    with ZipFile(path, "w") as archive:
        for file, text in files.items():
            archive.writestr(file, text)
    return path


@pytest.mark.parametrize("text", GOOD.values(), ids=GOOD)
def test_a_program_may_yield(tmp_path: Path, text: str) -> None:
    found = list(thoughts(program(tmp_path, text)))
    assert all(thought.turn in START.legal_turns for thought in found)
    assert all(0 <= thought.value <= 1 for thought in found)
    assert all(json.dumps(list(map(str, thought.line))) for thought in found)


@pytest.mark.parametrize("code", BAD)
def test_a_fault_names_its_place_and_cause(tmp_path: Path, code: str) -> None:
    text, line, words = BAD[code]
    with pytest.raises(ProgramFault) as caught:
        list(thoughts(program(tmp_path, text)))
    fault = caught.value
    assert fault.code == code.split()[0]
    assert (fault.file, fault.line) == ("mybot.py", line)
    assert words in str(fault)
    if line:
        assert str(fault).startswith(f"mybot.py, line {line}: ")
        assert fault.source == text.splitlines()[line - 1].strip()


def test_an_endless_loop_is_interrupted(tmp_path: Path) -> None:
    bot = program(tmp_path, "def think(position, limit):\n    while True:\n        pass\n    yield\n")
    with pytest.raises(ProgramFault, match=r"mybot\.py, line [23]: .*endless") as caught:
        list(with_timeout(bot, 0.05)(START, Limit(), Random(1)))
    assert caught.value.code == "endless"


def test_a_wheel_is_searched_for_its_bot(tmp_path: Path) -> None:
    files = {
        "mybot_parts/__init__.py": "from random import choice\n",
        "mybot_parts/talk.py": "def name(turn):\n    return str(turn)\n",
        "mybot_main.py": "from mybot_parts.talk import name as n\ndef think(p, l):\n    yield n([*p.legal_turns][0])\n",
        "mybot-1.0.dist-info/METADATA": "Name: mybot\n",
    }
    found = program_at(wheel(tmp_path, files), tmp_path / "unpacked")
    assert found.name == "mybot_main"
    assert next(thoughts(found)).turn in START.legal_turns
    for broken, words in (
        ({"nothing_in_it/__init__.py": ""}, r"none of its modules \(nothing_in_it\) has a function"),
        ({"bad_one/__init__.py": "import bad_one.two", "bad_one/two.py": "1 / 0"}, "two.py, line 1: ZeroDivisionError"),
        (
            {"bad_one/__init__.py": "import bad_one.two", "bad_one/two.py": "\ndef think(p, l)\n    pass\n"},
            r"two\.py, line 2: .*expected ':'",
        ),
    ):
        with pytest.raises(ProgramFault, match=words):
            program_at(wheel(tmp_path, broken), tmp_path / "unpacked")
    (tmp_path / "false.whl").write_text("no zip")
    with pytest.raises(ProgramFault, match=r"false\.whl: it can't be unpacked"):
        program_at(tmp_path / "false.whl", tmp_path)


def test_the_command_prints_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mybot.py").write_text(BAD["crash"][0])
    match = ["match", str(tmp_path / "mybot.py"), "larva", "--board", "hexhex2", "--games", "2", "--time", "0.01"]
    assert main(match) == 0
    assert "mybot.py, line 3: ZeroDivisionError: division by zero\n    yield 1 / n" in capsys.readouterr().out
    (tmp_path / "mybot.py").write_text(BAD["syntax"][0])
    assert main(match) == 1
    assert "mybot.py, line 1: expected ':'" in capsys.readouterr().err


# The worker API of a sandbox


class Room:
    """A sandbox, with requests to it."""

    def __init__(self, folder: Path, install: Any = None) -> None:
        self.sandbox = Sandbox(folder, lambda: 0.0, install)
        self.ids = iter(range(1, 1000))

    def ask(self, method: str, **params: object) -> Any:
        request = json.dumps({"id": next(self.ids), "method": method, "params": params})
        answer = json.loads(self.sandbox.receive(request))
        messages = answer["messages"]
        while answer["busy"]:
            answer = json.loads(self.sandbox.pump())
            messages += answer["messages"]
        return messages[-1].get("result", messages[-1])


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "new" / "sandbox")


GAME = {"ruleset": "genius", "board": "hexhex3", "turns": ["C3"]}


def test_a_program_thinks_in_the_sandbox(room: Room) -> None:
    assert room.ask("load", name="../mybot.py", text=GOOD["a thought"]) == {"fault": None, "name": "mybot"}
    thought = room.ask("think", **GAME, seed=1)
    assert thought["done"] is True
    assert thought["value"] == 0.25
    assert thought["turn"] in map(str, START.legal_turns)
    assert room.ask("load", name="mybot.py", text=GOOD["a text"])["fault"] is None
    assert room.ask("think", **GAME)["done"] is True


def test_every_thought_but_the_last_is_sent_while_the_program_thinks(room: Room) -> None:
    room.ask("load", name="mybot.py", text=GOOD["a thought"])
    room.sandbox.receive(json.dumps({"id": "t", "method": "think", "params": {**GAME, "seed": 1}}))
    thought, result = (json.loads(room.sandbox.pump())["messages"] for _ in range(2))
    assert [message["thought"]["nodes"] for message in thought] == [7]
    assert [message["result"]["nodes"] for message in result] == [8]


def test_a_program_whose_file_can_not_be_written_is_a_fault(room: Room) -> None:
    fault = room.ask("load", name="\0", text=GOOD["a text"])["fault"]
    assert "null" in fault["message"]


def test_faults_in_the_sandbox_are_answers(room: Room) -> None:
    assert room.ask("think", **GAME)["error"]["message"] == "no program has been loaded"
    fault = room.ask("load", name="mybot.py", text=BAD["syntax"][0])["fault"]
    assert (fault["code"], fault["file"], fault["line"]) == ("syntax", "mybot.py", 1)
    assert fault["detail"] == "expected ':'"
    room.ask("load", name="mybot.py", text=BAD["crash"][0])
    fault = room.ask("think", **GAME)["fault"]
    assert (fault["code"], fault["line"], fault["source"]) == ("crash", 3, "yield 1 / n")
    assert "Traceback" in fault["trace"]
    assert fault["detail"] == "ZeroDivisionError: division by zero"
    room.ask("load", name="mybot.py", text=BAD["illegal"][0])
    fault = room.ask("think", **GAME)["fault"]
    assert (fault["code"], fault["detail"]) == ("illegal", "C3")
    endless = "def think(p, l):\n    raise KeyboardInterrupt\n    yield\n"  # what the worker's watch does to it
    room.ask("load", name="mybot.py", text=endless)
    assert room.ask("think", **GAME)["fault"]["code"] == "endless"
    assert room.ask("load", name="mybot.py", text="raise KeyboardInterrupt\n")["fault"]["code"] == "endless"


def test_a_program_that_returns_no_thoughts_fails_before_it_plays(room: Room) -> None:
    fault = room.ask("load", name="mybot.py", text="def think(position, limit):\n    return 5\n")["fault"]
    assert fault["code"] == "no_thought"
    assert "it returned 5" in fault["message"]
    slow = "def think(p, l):\n    raise KeyboardInterrupt\n"  # what the worker's watch does to it
    assert room.ask("load", name="mybot.py", text=slow)["fault"] is None


def test_the_texts_of_a_fault_are_cut(room: Room) -> None:
    room.ask("load", name="mybot.py", text="def think(p, l):\n    raise ValueError('x' * 10**6)\n    yield\n")
    fault = room.ask("think", **GAME)["fault"]
    assert len(fault["message"]) == len(fault["detail"]) == 500
    assert len(fault["trace"]) == 10_000
    assert fault["line"] == 2


BEGIN = "def think(position, limit):\n"
EVIL = """class Evil(BaseException):
    def __str__(self): raise self
    __repr__ = __str__
"""
# Programs whose errors and values fail themselves, each with the line of its fault.
HOSTILE = {
    "an end of a generator": (BEGIN + "    raise GeneratorExit\n    yield\n", 2),
    "an interrupt": (BEGIN + "    raise KeyboardInterrupt\n    yield\n", 2),
    "an exit while it is read": ("raise SystemExit(3)\n", 1),
    "an error without words": (EVIL + BEGIN + "    raise Evil()\n    yield\n", 5),
    "that error while it is read": (EVIL + "raise Evil()\n", 4),
    "that error in a value": (EVIL + BEGIN + "    yield Evil()\n", 5),
    "endless recursion": ("def f():\n    return f()\n" + BEGIN + "    yield f()\n", 2),
    "a text that changes": (
        "class S(str):\n    def __str__(self): return self\n    def __getitem__(self, i): raise SystemExit\n"
        + BEGIN
        + "    yield S('Z9')\n",
        5,
    ),
    "a turn that exits": (
        "from bug_engine import Turn\nclass T(Turn):\n    def __str__(self): raise SystemExit\n"
        + BEGIN
        + "    yield T(position.board, (0,))\n",
        3,
    ),
    "a number too large": (
        THOUGHT + BEGIN + "    t = next(iter(position.legal_turns))\n    yield Thought(t, (t,), 0.5, 10**5000)\n",
        5,
    ),
    "a proof that equals everything": (
        THOUGHT
        + "class P:\n    def __eq__(self, _): return True\n    __hash__ = object.__hash__\n"
        + BEGIN
        + "    t = next(iter(position.legal_turns))\n    yield Thought(t, (t,), 0.5, 1, proven=P())\n",
        8,
    ),
    "a fault of its own": (
        "from bug_engine.bots.program import ProgramFault\n"
        + BEGIN
        + "    raise ProgramFault('crash', None)\n    yield\n",
        None,
    ),
    "a name that exits": ("def __getattr__(name):\n    raise SystemExit(name)\n", 2),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_a_program_raises_or_yields_is_a_fault_with_its_line(room: Room, name: str) -> None:
    text, line = HOSTILE[name]
    loaded = room.ask("load", name="mybot.py", text=text)
    fault = loaded["fault"] or room.ask("think", **GAME)["fault"]
    assert fault["line"] == line
    assert all(isinstance(fault[key], str) for key in ("code", "message", "detail", "file", "source", "trace"))
    assert room.ask("hello")["engine"]


def test_the_sandbox_loads_wheels(room: Room, tmp_path: Path) -> None:
    need = wheel(tmp_path, {"needed_part.py": "first = lambda turns: next(iter(turns))\n"}, "needed-1-py3-none-any.whl")
    main_one = "from needed_part import first\ndef think(p, l):\n    yield first(p.legal_turns)\n"
    own = wheel(tmp_path, {"wheel_bot.py": main_one})
    sent = [{"name": path.name, "data": b64encode(path.read_bytes()).decode()} for path in (own, need)]
    assert room.ask("load", name=own.name, wheels=sent) == {"fault": None, "name": "wheel_bot"}
    assert room.ask("think", **GAME)["done"] is True
    for data in ("not base64!", "%%%", "AAAA!", "AA AA", "AAAA\n", "\u00e4"):
        fault = room.ask("load", name="x", wheels=[{"name": "x.whl", "data": data}])["fault"]
        assert (fault["code"], fault["file"], fault["detail"]) == ("not_a_wheel", "x.whl", "damaged")
        assert "it is stored damaged" in fault["message"]
    for name in ("..", ".", "", "a" * 256, "\0"):
        fault = room.ask("load", name="x", wheels=[{"name": name, "data": ""}])["fault"]
        assert (fault["code"], fault["detail"]) == ("not_a_wheel", "damaged")
    assert "wheel" in room.ask("load", name="x", wheels=[])["error"]["message"]


def test_a_package_is_downloaded_and_none_of_its_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "packaged_bot.py").write_text("raise RuntimeError('it was imported')\n")

    async def install(package: str) -> None:
        await asyncio.sleep(0)
        if package != "packaged-bot":
            raise ValueError(f"there is no {package}")

    async def talk() -> None:
        room = Room(tmp_path, install)
        for package, wanted in (("packaged-bot", None), ("other", "there is no other")):
            room.sandbox.receive(json.dumps({"id": package, "method": "install", "params": {"package": package}}))
            answer: Any = {"busy": True, "messages": []}
            while answer["busy"]:
                await asyncio.sleep(0)
                answer = json.loads(room.sandbox.pump())
            (message,) = answer["messages"]
            fault = message["result"]["fault"]
            assert (fault and fault["detail"]) == wanted
            assert message["result"].get("name") == (None if fault else package)

    asyncio.run(talk())
    assert "packaged_bot" not in sys.modules


def test_the_sandbox_measures_figures(tmp_path: Path) -> None:
    ticks = iter(range(10_000))
    room = Room(tmp_path)
    room.sandbox = Sandbox(tmp_path, lambda: next(ticks) / 20)
    names = ["baseline", "playouts hexhex3", "signature"]
    room.sandbox.receive(json.dumps({"id": "b", "method": "bench", "params": {"seconds": 1, "names": names}}))
    (first,) = json.loads(room.sandbox.pump())["messages"]
    assert [figure["name"] for figure in first["progress"]["figures"]] == names[:1]
    room.sandbox.receive(json.dumps({"id": "e", "method": "cancel", "params": {"request": "b"}}))
    figures = room.ask("bench", seconds=1, names=names)["figures"]
    assert [figure["name"] for figure in figures] == names
    assert figures[0]["ratio"] == 1
    assert figures[1]["rate"] > 0
    assert len(figures[2]["text"]) == 8
    assert room.ask("bench", names=["nonsense"])["error"]["code"] == "internal"
    assert room.ask("bench", seconds="1")["error"]["code"] == "bad_request"
