"""What `python3 -m bug_engine` offers, one command a file."""
