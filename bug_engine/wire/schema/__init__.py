"""The messages of the wire, declared once as types.

`tests/tools/schema.py` makes `web/engine/protocol.js` and the tables of docs/wire.md from these modules, and tests
check every request and answer against them. The engine imports them for type checking only, so they do not slow down a
browser's boot. A comment after a field or a code becomes its description, a docstring the description of the type.
"""
