"""What people are called and what lets them in: names, codes to read aloud, and what is kept of secrets."""

import secrets
from hashlib import sha256
from random import Random
from unicodedata import category, normalize

LONGEST_NAME = 24
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Nothing that is taken for something else: no 0, O, 1 or I."""
CODE_LENGTH = 6


def hashed(secret: str) -> str:
    """What is kept of a secret: SHA-256, in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A code to read aloud."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))


def read_code(said: str) -> str | None:
    """The code that somebody has typed, whatever its case, blanks and dashes, of any kind; None: it cannot be one."""
    written = "".join(sign for sign in "".join(said.split()) if category(sign) != "Pd")
    code = normalize("NFKC", written).upper()
    return code if len(code) == CODE_LENGTH and all(sign in CODE_SIGNS for sign in code) else None


_NAMES = (
    *("Otter", "Heron", "Badger", "Finch", "Lynx", "Marten", "Tortoise", "Gecko", "Puffin", "Hedgehog", "Wren"),
    *("Ibex", "Mole", "Raven", "Stork", "Newt", "Hare", "Jackdaw", "Beaver", "Osprey", "Dormouse", "Swift", "Toad"),
    *("Weasel", "Plover", "Salmon", "Bison", "Magpie", "Vole", "Curlew"),
)
"""Short, so that they fit a phone; the same in every language."""


def friendly_name(rng: Random, taken: tuple[str, ...] = ()) -> str:
    """A name for somebody who gave none, unlike those taken."""
    return rng.choice([name for name in _NAMES if name not in taken])


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Printable, and yet nothing is seen of them: fillers, and a cell of Braille without dots."""
MOST_MARKS = 2
"""Accents on one letter: Vietnamese and Hebrew want two, and more of them grow over the lines above and below."""


def clean_name(name: str) -> str:
    """The name without what cannot be seen and outer blanks, cut to a length that fits a screen."""
    seen = "".join(sign for sign in name if sign.isprintable() and sign not in _BLANK)
    return _few_marks(" ".join(seen.split()))[:LONGEST_NAME].strip()


def _few_marks(name: str) -> str:
    """The name without marks that have no letter, and with only a few marks on each letter."""
    kept, marks = "", MOST_MARKS
    for sign in name:
        is_mark = category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MOST_MARKS if sign == " " else 0
        if not is_mark or marks <= MOST_MARKS:
            kept += sign
    return " ".join(kept.split())
