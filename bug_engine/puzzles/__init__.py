"""Puzzles: positions in which exactly one turn wins, and the proof that this is so."""
