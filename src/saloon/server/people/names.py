"""Names of people: what may be one, and when two look alike. Every name that comes in passes `clean_name`.

A name is letters of one script, digits, single spaces and a few signs between them: nothing in it is invisible or turns
the text around. Two names look alike if they have the same skeleton by Unicode's table of confusables (UTS 39), upper
and lower case, accents, spaces and signs aside.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from saloon.bots import levels
from saloon.kernel.errors import Illegal
from saloon.kernel.game import games
from saloon.words import LANGUAGES, one_liners

MOST = 24  # signs
MOST_KEY = 80  # signs of a skeleton
MOST_MARKS = 2  # on one letter
SIGNS = "-'._"
WRITTEN = str.maketrans(dict.fromkeys("’‘ʼʻ׳`´", "'") | dict.fromkeys("‐‑", "-"))  # as keyboards have them
NEUTRAL = "—"  # whose account is gone
TOGETHER = ({"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"})  # scripts of one language
SCRIPTS = {"々": "CJK", "〆": "CJK", "〇": "CJK", "ー": "KATAKANA"}  # where the name of the sign does not begin with it
JOINERS = "\u200c\u200d"  # they shape the letters beside them, in the scripts that need them
JOINED = {
    "ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU",
    "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR",
}  # fmt: skip
UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, *range(0xFE00, 0xFE10), 0xFFA0}
OURS = (
    "saloon admin administrator moderator mod owner staff house host server system root support bot program guest"
    " member everybody nobody people mixed"
)  # in every language; those of one language: `reserved-names`
LOOSE = str.maketrans({"i": "l", "5": "s"})  # what people confuse, in addition to Unicode's table


def clean_name(name: str) -> str:
    """A name as it is shown, with no more spaces than needed; `Illegal` if it cannot be one."""
    found = " ".join(part for part in unicodedata.normalize("NFKC", name.translate(WRITTEN)).split(" ") if part)
    if not 0 < len(found) <= MOST or not is_plain(found):
        raise Illegal("bad-name", "", {"most": MOST})
    if not reserved().isdisjoint(keys(found) | keys(found.rstrip(" 0123456789"))):  # bots have numbers, too
        raise Illegal("name-reserved", "", {"name": found})
    return found


def clean_title(title: str) -> str:
    """What people call a group of theirs: signs of any kind that can be seen; `Illegal` if it cannot be that.

    Nobody is taken for another by it, so that it need not be as plain as a name.
    """
    found, marks = "", 0
    for sign in unicodedata.normalize("NFC", title):
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind != "C" and ord(sign) not in UNSEEN and marks <= MOST_MARKS:
            found += " " if kind == "Z" else sign
    found = " ".join(found.split())
    if not 0 < len(found) <= MOST or not any(sign.isalnum() for sign in found):
        raise Illegal("bad-title", "", {"most": MOST})
    return found


def is_plain(name: str) -> bool:
    """Letters of one script, digits, and signs between them; at least one letter, and marks only on letters."""
    scripts: set[str] = set()
    before, marks = " ", 0
    for sign in name:
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if ord(sign) in UNSEEN or marks > MOST_MARKS:
            return False
        if kind == "L":
            scripts.add(script(sign))
        elif kind == "M":
            if unicodedata.category(before)[0] not in "LM":
                return False
        elif sign in JOINERS:
            if script(before) not in JOINED:
                return False
        elif not sign.isascii() or not (sign.isdigit() or sign == " " or (sign in SIGNS and before not in SIGNS)):
            return False
        before = sign
    if "MODIFIER" in scripts or before in JOINERS:
        return False
    return len(scripts) == 1 or (bool(scripts) and any(scripts <= company for company in TOGETHER))


def script(sign: str) -> str:
    return SCRIPTS.get(sign) or unicodedata.name(sign, "?").split(" ")[0]


# Looking alike


def handle(name: str) -> str:
    """The skeleton of a name as it is shown: names with the same one look alike."""
    found, before = "".join(sign for sign in decomposed(name) if sign.isalnum() or is_vowel(sign)), ""
    while found != before:
        before, found = found, bare(found.translate(usual_shapes()))
    return found.translate(LOOSE)[:MOST_KEY]


def keys(name: str) -> set[str]:
    """The skeletons of a name in upper and lower case: it looks like every name that is shown with one of them."""
    return {handle(form) for form in (name, name.casefold(), name.upper(), name.title())}


def bare(text: str) -> str:
    """In lower case and without accents."""
    return "".join(sign for sign in decomposed(decomposed(text).casefold()) if not is_accent(sign))


def decomposed(text: str) -> str:
    return unicodedata.normalize("NFKD", text)


def is_accent(sign: str) -> bool:
    return "\u0300" <= sign <= "\u036f"


def is_vowel(sign: str) -> bool:
    """Marks that are half a syllable, in scripts of India and beyond; accents are not."""
    return unicodedata.category(sign)[0] == "M" and not is_accent(sign)


@cache
def usual_shapes() -> dict[int, str]:
    """What each letter looks like, if it looks like another one (tools/confusables.py)."""
    found: dict[int, str] = {}
    for line in (files(__package__) / "confusables.txt").read_text("utf-8").splitlines():
        usual, _, alike = line.partition(" < ")
        if alike:
            shape = "".join(chr(int(code, 16)) for code in usual.split())
            found |= {int(code, 16): shape for code in alike.split()}
    return found


@cache
def reserved() -> frozenset[str]:
    """The keys of reserved names: the server, its bots and games, and "You"."""
    names = {*OURS.split()}
    for game in games():
        names |= {game.name, *game.roles, *levels.names(game)}
    for words in map(one_liners, LANGUAGES):
        names |= {text for id, text in words.items() if id.startswith(("level-", "web-bot-name-"))}
        names |= {words["web-you"], *words["reserved-names"].split(", ")}
    return frozenset(key for name in names for key in keys(name))


def unused(name: str, taken: Iterable[str]) -> str:
    """Number names that look alike at a table, in a form that nobody can choose as a name."""
    known = {key for other in taken for key in keys(other)}
    found, again = name, 1
    while not known.isdisjoint(keys(found)):
        again += 1
        number = f" ({again})"
        found = name[: MOST - len(number)].rstrip() + number
    return found
