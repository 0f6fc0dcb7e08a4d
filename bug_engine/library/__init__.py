"""A user's games: the summary of a game, and texts that hold many."""
