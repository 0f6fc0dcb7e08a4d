"""The messages of the wire, declared once as types.

`tests/tools/schema.py` makes `web/engine/protocol.js` and the tables of docs/wire.md from these modules, and tests
check every request and answer against them. The engine itself imports them for type checking only, so that they cost
a browser's boot nothing. A comment after a field or a code becomes its description, a docstring that of the type.
"""
