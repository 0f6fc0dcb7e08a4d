"""For every test: what pytest leaves alone, since it is a program to be run by hand."""

collect_ignore = ["bench.py", "fuzz.py"]
