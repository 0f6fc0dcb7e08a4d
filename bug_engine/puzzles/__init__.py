"""Makes, proves and grades puzzles: positions in which exactly one turn wins."""
