"""Aids to the eye and to study: everything that makes a position clear, computed from the engine's own answers."""
