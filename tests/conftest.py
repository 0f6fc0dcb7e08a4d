"""For every test: what pytest leaves alone, since it is a program to be run by hand."""

collect_ignore = ["tools/bench.py", "tools/fuzz.py"]
