"""Write which letters look alike, into src/saloon/server/people/confusables.txt, from Unicode's table (UTS 39).

    python tools/confusables.py FILE

FILE is Unicode's own confusables.txt, or confusables.json of the package confusable-homoglyphs, which has the same
table (3.3.1). Kept is what can stand in a name: letters, marks and ASCII digits that NFKC leaves as they are.
"""

import json
import re
import sys
import unicodedata
from pathlib import Path

OUT = Path(__file__).resolve().parent.parent / "src" / "saloon" / "server" / "people" / "confusables.txt"
HEAD = """\
# Letters that look alike: a letter or digit in its usual shape, then those that look like it; code points, in hex.
# From the confusables of Unicode Technical Standard 39, by tools/confusables.py {name}
# Copyright 1991-2023 Unicode, Inc. Distributed under the Unicode License V3 (https://www.unicode.org/license.txt).
"""


def read(file: Path) -> dict[str, str]:
    """Each sign that looks like something else, and what it looks like."""
    text = file.read_text("utf-8-sig")
    if file.suffix == ".json":
        pairs = json.loads(text.replace(r"\u200e", ""))  # around letters that are written from right to left
        return from_pairs({sign: [like["c"] for like in likes] for sign, likes in pairs.items()})
    lines = re.findall(r"^([0-9A-F]+) *;\s*([0-9A-F ]+?) *;", text, re.M)
    return {letters(source): letters(target) for source, target in lines}


def from_pairs(likes: dict[str, list[str]]) -> dict[str, str]:
    """The package has every pair both ways; what looks like several others is the usual shape of them."""
    found: dict[str, str] = {}
    for sign, [usual, *others] in likes.items():
        if len(sign) == 1 and not others and (len(usual) > 1 or len(likes[usual]) > 1 or usual < sign):
            found[sign] = usual
    return found


def letters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


def in_names(sign: str) -> bool:
    kind = unicodedata.category(sign)[0]
    return (kind in "LM" or sign in "0123456789") and unicodedata.normalize("NFKC", sign) == sign


def main() -> int:
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").strip())
    alike: dict[str, list[str]] = {}
    for sign, usual in sorted(read(Path(sys.argv[1])).items()):
        if len(sign) == 1 and in_names(sign):
            alike.setdefault(usual, []).append(sign)
    lines = [
        " ".join(f"{ord(letter):04X}" for letter in usual) + " <" + "".join(f" {ord(sign):04X}" for sign in signs)
        for usual, signs in sorted(alike.items())
    ]
    OUT.write_text(HEAD.format(name=Path(sys.argv[1]).name) + "\n".join(lines) + "\n", "utf-8")
    print(f"{OUT.name}: {sum(map(len, alike.values()))} signs that look like {len(alike)} others")
    return 0


if __name__ == "__main__":
    sys.exit(main())
