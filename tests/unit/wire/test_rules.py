"""What a scene says about its rules and the kind of each turn."""

from bug_engine.ruleset import SWITCHES
from tests.wire import result_of


def test_a_scene_has_the_switches_of_its_rules() -> None:
    scene = result_of("scene", ruleset="ludii+pie+handicap=3o", board="hexhex3")
    switches = {"eaters": "chosen", "score": "margin", "handicap": 3, "stronger": 1, "pie": True}
    plain = {name: values[0] for name, values in SWITCHES.items()}
    assert scene["rules"] == {"text": "ludii+handicap=3o+pie", **plain, **switches}
    assert result_of("scene", ruleset="classic", board="hexhex3")["rules"]["text"] == "classic"


def test_each_turn_has_its_kind() -> None:
    scene = result_of("scene", ruleset="active+setup=1+pie", board="hexhex3", turns=["A1", "A2", "C3", "swap"])
    assert [turn["kind"] for turn in scene["played"]] == ["blacken", "blacken", "growth", "swap"]
