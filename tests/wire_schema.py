"""Checks JSON values against the types of bug_engine/wire/schema."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from bug_engine.wire.schema.methods import METHODS, Cancelled, Message, Method


def problems(value: object, kind: Any, place: str = "") -> Iterator[str]:
    """Yield how a JSON value differs from a type of the schema."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        found = [list(problems(value, each, place)) for each in inner]
        if all(found):
            yield from min(found, key=len)
    elif origin is Annotated:
        yield from problems(value, inner[1], place)
    elif origin is Literal:
        if not any(type(each) is type(value) and each == value for each in inner):
            yield f"{place}: {value!r} is not one of {inner}"
    elif origin is NotRequired:
        yield from problems(value, inner[0], place)
    elif origin is tuple or (origin is not None and issubclass(origin, (Sequence, Mapping))):
        yield from _of_many(value, origin, inner, place)
    elif hasattr(kind, "__required_keys__"):
        yield from _of_shape(value, kind, place)
    elif kind is not object and not _is_plain(value, kind):
        yield f"{place}: {value!r} is not {kind}"


def _of_many(value: object, origin: type, inner: tuple[Any, ...], place: str) -> Iterator[str]:
    if issubclass(origin, Mapping):
        if not isinstance(value, dict):
            yield f"{place}: {value!r} is not an object"
            return
        for name, each in value.items():
            yield from problems(each, inner[1], f"{place}.{name}")
    elif not isinstance(value, list) or (origin is tuple and len(value) != len(inner)):
        yield f"{place}: {value!r} is not a list of {inner}"
    else:
        kinds = inner if origin is tuple else inner * len(value)
        for i, (each, kind) in enumerate(zip(value, kinds, strict=True)):
            yield from problems(each, kind, f"{place}[{i}]")


def _of_shape(value: object, kind: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r} is not an object"
        return
    fields = fields_of(kind)
    yield from (f"{place}.{name} is missing" for name in required(kind) - value.keys())
    yield from (f"{place}.{name} is not declared" for name in value.keys() - fields.keys())
    for name in value.keys() & fields.keys():
        yield from problems(value[name], fields[name], f"{place}.{name}")


def _is_plain(value: object, kind: Any) -> bool:
    if kind is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, NoneType if kind is None else kind)


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    """Return the fields of a shape with their types."""
    return get_type_hints(kind, include_extras=True)


def message_problems(message: dict[str, Any], method: Method | None) -> list[str]:
    """Return how a message that answers a method differs from the schema."""
    found = list(problems(message, Message))
    if method is None or "error" in message:
        return found
    kind = Union[method.result, Cancelled] if "result" in message else method.result  # noqa: UP007
    body = message.get("result", message.get("progress", message.get("thought")))
    return [*found, *problems(body, kind)]


def method_of(request: object) -> Method | None:
    """Return the method that a request asks for, if there is one."""
    name = request.get("method") if isinstance(request, dict) else None
    return METHODS.get(name) if isinstance(name, str) else None


@cache
def required(kind: Any) -> frozenset[str]:
    """Return the names of the fields that a shape must have."""
    # Python does not see a NotRequired in annotations that are texts.
    optional = {name for name, each in fields_of(kind).items() if get_origin(each) is NotRequired}
    return frozenset(kind.__required_keys__ - optional)
