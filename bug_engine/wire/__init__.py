"""JSON text in, JSON text out: how the page, a sandbox and other programs call the engine (docs/wire.md)."""

from bug_engine.wire.requests import Wire

__all__ = ["Wire"]
