"""Checks of values that callers hand to the library: a wrong one gets a sentence that names it."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def checked_type(value: object, kind: type[T], what: str) -> T:
    """Return a value that has this type.

    Raises:
        TypeError: if it has another.

    >>> checked_type(3, str, "a turn is a text")
    Traceback (most recent call last):
        ...
    TypeError: a turn is a text, not 3
    """
    if not isinstance(value, kind):
        raise TypeError(f"{what}, not {value!r}")
    return value


def checked_whole(value: Any, what: str, most: int | None = None) -> int:
    """Return a whole number from 0 to `most`.

    Raises:
        TypeError: if it is not a whole number.
        ValueError: if it is out of range.

    >>> checked_whole(9, "a side", 1)
    Traceback (most recent call last):
        ...
    ValueError: a side must be from 0 to 1, not 9
    """
    if not isinstance(value, int):
        raise TypeError(f"{what} must be a whole number, not {value!r}")
    if value < 0 or (most is not None and value > most):
        raise ValueError(f"{what} must be {'0 or more' if most is None else f'from 0 to {most}'}, not {value}")
    return value
