"""Names of players, codes of tables that can be read aloud, and hashes of secrets."""

import re
import secrets
from hashlib import sha256
from random import Random
from unicodedata import category, normalize

import regex

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


RECOVERY_LENGTH = 20
"""Characters of a code that adds a device: 100 bits, for nobody tells it to a room."""


def new_recovery_code() -> str:
    """A code that adds a device."""
    return "".join(secrets.choice(CODE_CHARACTERS) for _ in range(RECOVERY_LENGTH))


def read_recovery_code(typed: str) -> str | None:
    """The code in a typed text, in any case and with any spaces and dashes; None if it is none."""
    code = _SEPARATORS.sub("", normalize("NFKC", typed[:LONGEST_TYPED]).upper().translate(_LOOK_ALIKES))
    is_code = len(code) == RECOVERY_LENGTH and all(character in CODE_CHARACTERS for character in code)
    return code if is_code else None


_CYRILLIC = "\u0410\u0412\u0415\u041a\u041c\u041d\u0420\u0421\u0422\u0423\u0425\u0405\u0408"
_GREEK = "\u0391\u0392\u0395\u0396\u0397\u039a\u039c\u039d\u03a1\u03a4\u03a5\u03a7"
_LOOK_ALIKES = str.maketrans(_CYRILLIC + _GREEK, "ABEKMHPCTYXSJ" + "ABEZHKMNPTYX")
"""Cyrillic and Greek capitals that look like Latin ones: people type what they see."""
_SEPARATORS = re.compile(r"[\W_]+")
_LABELED = re.compile(r"(?:.*JOIN/|.*: *)([^/?#]+)", re.DOTALL)
"""A code in a link, or after a label such as "Code:"."""
_IN_TEXT = re.compile(
    f"(?<![^\\W_])([{CODE_CHARACTERS}]{{3}}[\\s_.\\-\u2010-\u2015]*[{CODE_CHARACTERS}]{{3}})(?![^\\W_])"
)
LONGEST_TYPED = 200


def read_code(typed: str) -> str | None:
    """The code in a typed or pasted text; None if there is none, or more than one.

    In any case, with any spaces, dashes and dots, in a link, after a label, or as a word of its own.
    """
    text = normalize("NFKC", typed[:LONGEST_TYPED]).upper().translate(_LOOK_ALIKES)
    labeled = _LABELED.match(text)
    for part in (text, labeled[1] if labeled else ""):
        code = _SEPARATORS.sub("", part)
        if len(code) == CODE_LENGTH and all(character in CODE_CHARACTERS for character in code):
            return code
    codes = {_SEPARATORS.sub("", found) for found in _IN_TEXT.findall(text)}
    return codes.pop() if len(codes) == 1 else None


def rng_for_names() -> Random:
    """Chance for names. No rule depends on it."""
    return Random(secrets.randbits(64))


_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Printable but invisible: fillers, and a cell of Braille without dots."""
MOST_MARKS = 2
"""Accents on one letter: Vietnamese needs two, and more would cover the lines above and below."""
MOST_MARKS_OF_SCRIPTS = 4
"""The same in scripts that write letters and vowels as marks: a Burmese or Tibetan syllable, or pointed Hebrew."""
_OF_MARKS = regex.compile(
    r"[\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}"
    r"\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Javanese}\p{Script=Balinese}]"
)
_TAGS = "\U000e0020-\U000e007f"
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
_INVISIBLE = regex.compile(f"[\u200c\u200d{_TAGS}{_SELECTORS}]")
"""Characters without a form of their own that some scripts need: joiners, tags of flags, selectors of variants."""
_NEEDED = regex.compile(
    r"(?<=\p{ccc=9})[\u200c\u200d]"
    r"|(?<=[\p{Joining_Type=L}\p{Joining_Type=D}]\p{Mn}*)\u200c(?=\p{Mn}*[\p{Joining_Type=R}\p{Joining_Type=D}])"
    r"|(?<=\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*)\u200d(?=\p{Extended_Pictographic})"
    r"|(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
    r"|(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=\p{Script=Han})[\U000e0100-\U000e01ef]"
    f"|({_INVISIBLE.pattern})"
)
"""Where they are needed, after RFC 5892 (A.1, A.2) and UTS #51; in the group: where they are not."""


def clean_name(name: str) -> str:
    """The name without invisible characters and outer spaces, cut to a length that fits a screen.

    Joiners stay where a script needs them: between letters of Persian, in Indic clusters, in emoji of several.
    """
    visible = "".join(character for character in name if _is_shown(character))
    while (cleaned := _cut(_NEEDED.sub(_kept, _few_marks(visible))).strip()) != visible:
        visible = cleaned
    return visible


def _is_shown(character: str) -> bool:
    return character not in _BLANK and (character.isprintable() or bool(_INVISIBLE.match(character)))


def _kept(found: "regex.Match[str]") -> str:
    return found[0] if found[1] is None else ""


def _cut(name: str) -> str:
    """The name up to its greatest length, cut between grapheme clusters (UAX #29)."""
    kept = ""
    for character in regex.findall(r"\X", name):
        if len(kept) + len(character) > LONGEST_NAME:
            break
        kept += character
    return kept


def _few_marks(name: str) -> str:
    """The name without marks that have no letter, and with few marks on each letter."""
    kept, left = "", 0
    for character in name:
        is_mark = category(character) in ("Mn", "Me")
        left = left - 1 if is_mark else _most_marks(character)
        if not is_mark or left >= 0:
            kept += character
    return " ".join(kept.split())


def _most_marks(letter: str) -> int:
    """How many marks that letter may have; a space has none."""
    if letter == " ":
        return 0
    return MOST_MARKS_OF_SCRIPTS if _OF_MARKS.match(letter) else MOST_MARKS
