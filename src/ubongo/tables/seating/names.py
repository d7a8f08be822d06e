"""Names of players, codes of tables that can be read aloud, and hashes of secrets."""

import secrets
from hashlib import sha256
from random import Random
from unicodedata import category, normalize

LONGEST_NAME = 24
CODE_CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""No characters that look alike: no 0, O, 1 or I."""
CODE_LENGTH = 6


def hashed(secret: str) -> str:
    """What is stored of a secret: its SHA-256, in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A code to read aloud."""
    return "".join(secrets.choice(CODE_CHARACTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """The code in a typed text, in any case, with any spaces and dashes; None if it is not a code."""
    written = "".join(character for character in "".join(typed.split()) if category(character) != "Pd")
    code = normalize("NFKC", written).upper()
    return code if len(code) == CODE_LENGTH and all(character in CODE_CHARACTERS for character in code) else None


def rng_for_names() -> Random:
    """Chance for names. No rule depends on it."""
    return Random(secrets.randbits(64))


_NAMES = (
    *("Otter", "Heron", "Badger", "Finch", "Lynx", "Marten", "Tortoise", "Gecko", "Puffin", "Hedgehog", "Wren"),
    *("Ibex", "Mole", "Raven", "Stork", "Newt", "Hare", "Jackdaw", "Beaver", "Osprey", "Dormouse", "Swift", "Toad"),
    *("Weasel", "Plover", "Salmon", "Bison", "Magpie", "Vole", "Curlew"),
)
"""Short, so that they fit a phone; the same in every language."""


def friendly_name(rng: Random, taken: tuple[str, ...] = ()) -> str:
    """A name for a player who gave none, unlike those taken."""
    return rng.choice([name for name in _NAMES if name not in taken])


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Printable but invisible: fillers, and a cell of Braille without dots."""
MOST_MARKS = 2
"""Accents on one letter: Vietnamese and Hebrew need two, and more would cover the lines above and below."""


def clean_name(name: str) -> str:
    """The name without invisible characters and outer spaces, cut to a length that fits a screen."""
    visible = "".join(character for character in name if character.isprintable() and character not in _BLANK)
    return _cut(_few_marks(" ".join(visible.split()))).strip()


def _cut(name: str) -> str:
    """The name up to its greatest length, without a part of the last flag or of a letter with its marks."""
    end = min(len(name), LONGEST_NAME)
    while 0 < end < len(name) and _continues(name, end):
        end -= 1
    return name[:end]


def _continues(name: str, at: int) -> bool:
    """Whether the character there belongs to the one before it: a mark, a skin tone, the second half of a flag."""
    if category(name[at]) in ("Mn", "Me", "Mc") or "\U0001f3fb" <= name[at] <= "\U0001f3ff":
        return True
    return name[at] in _HALF_FLAGS and (at - len(name[:at].rstrip(_HALF_FLAGS))) % 2 == 1


_HALF_FLAGS = "".join(chr(code) for code in range(0x1F1E6, 0x1F200))


def _few_marks(name: str) -> str:
    """The name without marks that have no letter, and with few marks on each letter."""
    kept, marks = "", MOST_MARKS
    for character in name:
        is_mark = category(character) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MOST_MARKS if character == " " else 0
        if not is_mark or marks <= MOST_MARKS:
            kept += character
    return " ".join(kept.split())
