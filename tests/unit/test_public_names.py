"""The public names of `bug_engine`: their list, their docstrings, and the reprs of their values."""

import inspect
from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

import bug_engine
from bug_engine import (
    Clock,
    Event,
    Game,
    NextMeal,
    Option,
    Position,
    Side,
    Submission,
    board_named,
    judge,
    ruleset_named,
)

NAMES = """
    Ate BadBoard BadControl BadLink BadPosition BadRecord BadText BadTime Blackened Board Bug Cell Clock
    TimeControl Desk Draft Event Game Grew IllegalTurn Node Option Played Position RULESETS Refusal Result Ruleset
    NextMeal Side Submission Swapped Turn UnknownBoard UnknownCell UnknownCoordinates UnknownRuleset Verdict Won
    board_named divide judge perft read_any read_link read_record ruleset_named write_link write_record
"""
PLACES = {name: getattr(bug_engine, name) for name in bug_engine.__all__}


DOCUMENTED = [name for name in NAMES.split() if inspect.isclass(PLACES[name]) or inspect.isfunction(PLACES[name])]


def members_of(name: str) -> Iterator[str]:
    for member, value in vars(PLACES[name]).items():
        if not member.startswith("_") and (callable(value) or isinstance(value, (property, classmethod))):
            yield member


def test_public_names_are_pinned() -> None:
    """To add or drop a name is a decision: make it here, too."""
    assert sorted(bug_engine.__all__) == sorted(NAMES.split())


@pytest.mark.parametrize("name", DOCUMENTED)
def test_docstring_has_an_example(name: str) -> None:
    """The doctests of the modules run the examples."""
    assert ">>> " in (inspect.getdoc(PLACES[name]) or "")


@pytest.mark.parametrize("name", DOCUMENTED)
def test_every_public_member_is_documented(name: str) -> None:
    if inspect.isclass(PLACES[name]) and PLACES[name].__module__.startswith("bug_engine"):
        assert [member for member in members_of(name) if not inspect.getdoc(getattr(PLACES[name], member))] == []


@pytest.mark.parametrize("name", DOCUMENTED)
def test_source_is_annotated(name: str) -> None:
    """Editors show the types of every argument and of the return value."""
    if inspect.isfunction(PLACES[name]):
        signature = inspect.signature(PLACES[name])
        assert signature.return_annotation is not inspect.Signature.empty
        assert all(each.annotation is not inspect.Parameter.empty for each in signature.parameters.values())


def test_errors_are_value_errors() -> None:
    problems = [name for name in bug_engine.__all__ if name.startswith(("Bad", "Unknown", "Illegal"))]
    assert len(problems) > 4
    assert all(issubclass(PLACES[name], ValueError) for name in problems)


WORKED = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
PLAYED = WORKED.play("B1-B3")
VALUES = [
    Side.O,
    board_named("hexhex2"),
    board_named("hexhex2").cells[0],
    *ruleset_named("genius+merging").boards,
    ruleset_named("green-meadow"),
    ruleset_named("green-meadow").clock,
    WORKED,
    PLAYED.position,
    *WORKED.bugs(),
    *WORKED.options(),
    *PLAYED.events,
    *Position.initial("green-meadow").play("A1").events,
    Position.initial("genius+pie", "hexhex2").play("A1").play("swap").events[0],
    Position.initial("genius", ".").play("A1").events[-1],
    Position.initial("genius", ".").play("A1").result,
    WORKED.explain("D3"),
    Submission(Side.X, "A1", 2.5),
    judge(WORKED, "D3"),
    Clock.set("genius").started(0, 5.0),
    Game("genius", "hexhex3").play("C3").play("B2-B1").undo(),
    Game(start=WORKED).play("B1-B3"),
    Game("ludii", "limping3-4", coordinates="diagonals").annotate("Hello."),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_repr_evaluates_to_an_equal_value(value: object) -> None:
    assert eval(repr(value), dict(PLACES)) == value


@pytest.mark.parametrize("kind", [Option, NextMeal, *get_args(Event)], ids=lambda kind: kind.__name__)
def test_events_and_options_name_their_cells(kind: type) -> None:
    """Only counts are numbers."""
    numbers = {name for name, type_ in get_type_hints(kind).items() if "int" in str(type_)}
    assert numbers <= {"size", "margin", "mobility"}
