"""Canonical JSON: the one way to write a value, so that every program computes the same hash.

Keys are sorted, nothing is indented, text is UTF-8 without needless escapes. The values are objects, lists, strings,
whole numbers, true, false and null, as in RFC 8785; there are no fractions.
"""

import msgspec

canonical = msgspec.json.Encoder(order="sorted").encode
"""The bytes of a value that JSON can hold."""
