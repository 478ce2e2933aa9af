"""Names of people: what may be one, and when two look alike.

A name is letters of one script, digits, single spaces and a few signs between them. So there is nothing in it that
cannot be seen, turns the text around, or passes for a letter of another script.
"""

import unicodedata
from functools import cache

from saloon.bots import levels
from saloon.kernel.errors import Illegal
from saloon.kernel.game import games

MOST = 24  # signs
MOST_MARKS = 2  # on one letter
SIGNS = "-'._"
NEUTRAL = "—"  # whose account is gone
TOGETHER = ({"CJK", "HIRAGANA", "KATAKANA"}, {"CJK", "HANGUL"}, {"CJK", "BOPOMOFO"})  # scripts of one language
UNSEEN = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, *range(0xFE00, 0xFE10), 0xFFA0}
HOUSE = (
    "saloon admin administrator moderator mod house host server system root support bot program guest everybody nobody"
    " people mixed"
)
ALIKE = "аa еe оo рp сc уy хx іi јj ѕs ԁd һh ԛq ԝw кk мm нh тt вb гr αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw ıi 0o 1l 5s"
LOOKALIKES = {ord(pair[0]): pair[1].replace("i", "l") for pair in (*ALIKE.split(), "il")}


def clean_name(name: str) -> str:
    """A name as it is shown, with no more spaces than needed; `Illegal` if it cannot be one."""
    found = " ".join(part for part in unicodedata.normalize("NFKC", name).split(" ") if part)
    if not 0 < len(found) <= MOST or not is_plain(found):
        raise Illegal("bad-name", "", {"most": MOST})
    if handle(found) in reserved():
        raise Illegal("name-reserved", "", {"name": found})
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
            scripts.add(unicodedata.name(sign, "?").split(" ")[0])
        elif kind == "M":
            if unicodedata.category(before)[0] not in "LM":
                return False
        elif not sign.isascii() or not (sign.isdigit() or sign == " " or (sign in SIGNS and before not in SIGNS)):
            return False
        before = sign
    return len(scripts) == 1 or (bool(scripts) and any(scripts <= company for company in TOGETHER))


def handle(name: str) -> str:
    """What a name looks like: names with the same handle could be taken for each other."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    return "".join(sign for sign in bare if sign.isalnum() or is_vowel(sign)).translate(LOOKALIKES)


def is_vowel(sign: str) -> bool:
    """Marks that are half a syllable, in scripts of India and beyond; accents are not."""
    return unicodedata.category(sign)[0] == "M" and not "\u0300" <= sign <= "\u036f"


@cache
def reserved() -> frozenset[str]:
    """Handles of those whom nobody may pass for: the house and its bots."""
    bots = {bot for game in games() for bot in levels.names(game)}
    return frozenset(handle(name) for name in (*HOUSE.split(), *bots, *(game.name for game in games())))


def unused(name: str, taken: set[str]) -> str:
    """Two of one name are told apart by a number."""
    found, again = name, 1
    while found in taken:
        again += 1
        found = f"{name} {again}"
    return found
