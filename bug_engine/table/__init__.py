"""The clock and the umpire of a game between people."""
