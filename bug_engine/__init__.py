"""Bug, Nick Bentley's game of 2017: the rules of every source, in full, and programs that play it.

>>> from bug_engine import Game
>>> game = Game("genius", "hexhex3")
>>> [str(turn) for turn in game.play("C3").position.legal_turns][:6]
['A1', 'A2', 'A3', 'B1', 'B2-A1', 'B2-A2']
"""

from importlib import import_module
from typing import TYPE_CHECKING

from bug_engine.board import Board, Cell, UnknownCell
from bug_engine.boards import UnknownBoard, board_named
from bug_engine.coordinates import UnknownCoordinates
from bug_engine.custom import BadBoard
from bug_engine.drawing import BadPosition
from bug_engine.event import Ate, Blackened, Event, Grew, Swapped, Won
from bug_engine.game import Game, Node, Submission
from bug_engine.notation import Turn
from bug_engine.option import NextMeal, Option
from bug_engine.perft import divide, perft
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.result import Result
from bug_engine.ruleset import RULESETS, Ruleset, TimeControl, UnknownRuleset, ruleset_named
from bug_engine.side import Side
from bug_engine.text_error import BadText
from bug_engine.turn import Bug, Draft

if TYPE_CHECKING:
    from bug_engine.formats.importers import read_any
    from bug_engine.formats.link import BadLink
    from bug_engine.formats.link import read as read_link
    from bug_engine.formats.link import write as write_link
    from bug_engine.formats.record import BadRecord
    from bug_engine.formats.record import read as read_record
    from bug_engine.formats.record import write as write_record
    from bug_engine.table.clock import BadControl, BadTime, Clock
    from bug_engine.table.umpire import Desk, Verdict, judge
else:
    # Names of modules that a boot in the browser does not need: a third of the time that an import of all would take.
    _LATER = {
        "BadControl": "table.clock.BadControl",
        "BadLink": "formats.link.BadLink",
        "BadRecord": "formats.record.BadRecord",
        "BadTime": "table.clock.BadTime",
        "Clock": "table.clock.Clock",
        "Desk": "table.umpire.Desk",
        "Verdict": "table.umpire.Verdict",
        "judge": "table.umpire.judge",
        "read_any": "formats.importers.read_any",
        "read_link": "formats.link.read",
        "read_record": "formats.record.read",
        "write_link": "formats.link.write",
        "write_record": "formats.record.write",
    }

    def __getattr__(name):  # type checkers read the imports above
        """Import the module of a public name when the name is first used (PEP 562)."""
        if name not in _LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, attribute = _LATER[name].rpartition(".")
        globals()[name] = value = getattr(import_module(f"{__name__}.{module}"), attribute)
        return value

    def __dir__():
        return sorted({*globals(), *_LATER})


__version__ = "0.1.0"

__all__ = [
    "RULESETS",
    "Ate",
    "BadBoard",
    "BadControl",
    "BadLink",
    "BadPosition",
    "BadRecord",
    "BadText",
    "BadTime",
    "Blackened",
    "Board",
    "Bug",
    "Cell",
    "Clock",
    "Desk",
    "Draft",
    "Event",
    "Game",
    "Grew",
    "IllegalTurn",
    "NextMeal",
    "Node",
    "Option",
    "Played",
    "Position",
    "Refusal",
    "Result",
    "Ruleset",
    "Side",
    "Submission",
    "Swapped",
    "TimeControl",
    "Turn",
    "UnknownBoard",
    "UnknownCell",
    "UnknownCoordinates",
    "UnknownRuleset",
    "Verdict",
    "Won",
    "board_named",
    "divide",
    "judge",
    "perft",
    "read_any",
    "read_link",
    "read_record",
    "ruleset_named",
    "write_link",
    "write_record",
]
