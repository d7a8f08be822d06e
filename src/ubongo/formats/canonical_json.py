"""Canonical JSON: one way to write each value, so that its hash is the same everywhere.

Keys are sorted, nothing is indented, text is UTF-8 without needless escapes. The values are objects, lists, strings,
whole numbers, true, false and null, as in RFC 8785; there are no fractions.
"""

import msgspec

canonical = msgspec.json.Encoder(order="sorted").encode
"""Any value that JSON can hold, as bytes."""
