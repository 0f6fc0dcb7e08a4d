"""JSON text in, JSON text out: the interface for the page and other programs (docs/wire.md)."""

from bug_engine.wire.requests import Wire

__all__ = ["Wire"]
