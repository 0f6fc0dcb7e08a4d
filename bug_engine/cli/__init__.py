"""The commands of `python3 -m bug_engine`, one a file; `main.py` lists them."""
