"""What `bug_engine` offers is pinned: to add or to drop a name is a decision, seen here."""

import inspect

import bug_engine

NAMES = """
    Ate BadBoard BadControl BadLink BadPosition BadRecord BadText BadTime Blackened Board Bug Cell Clock
    ClockControl Desk Draft Event Game Grew IllegalTurn Node Option Played Position RULESETS Refusal Result Ruleset
    Serving Submission Swapped Turn UnknownBoard UnknownCell UnknownCoordinates UnknownRuleset Verdict Won
    board_named divide judge perft read_any read_link read_record ruleset_named write_link write_record
"""


def test_public_names_are_pinned() -> None:
    assert sorted(bug_engine.__all__) == sorted(NAMES.split())


def test_every_public_name_is_there_and_documented() -> None:
    for name in bug_engine.__all__:
        value = getattr(bug_engine, name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert inspect.getdoc(value), name


def test_every_public_method_is_documented() -> None:
    for name in bug_engine.__all__:
        value = getattr(bug_engine, name)
        if inspect.isclass(value) and value.__module__.startswith("bug_engine"):
            for member_name, member in vars(value).items():
                if not member_name.startswith("_") and (callable(member) or isinstance(member, property)):
                    assert inspect.getdoc(member), f"{name}.{member_name}"


def test_problems_are_value_errors() -> None:
    problems = [name for name in bug_engine.__all__ if name.startswith(("Bad", "Unknown", "Illegal"))]
    assert len(problems) > 4
    assert all(issubclass(getattr(bug_engine, name), ValueError) for name in problems)
