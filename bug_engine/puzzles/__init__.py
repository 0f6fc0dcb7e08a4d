"""Puzzles: positions in which exactly one turn wins; making, proving and grading them."""
