"""What stands on a table beside the board: the clock, and the umpire who judges a turn that was handed in."""
