"""The tests of Bug; `python3 build.py test` runs them."""
