"""Is every word right? Lists what breaks the rules of docs/words.md, and fails if there is anything.

    python tools/check_words.py [--root CHECKOUT] [--accept]

Checked is, in the messages of each language, that

- French has no-break spaces before `: ; ! ? » % $` and after `«`, German before `%` and `$` after a number, Italian
  before `$`; English and Italian have no space before `%`; units (`s`, `min`) have a no-break space;
- quotes and apostrophes are curly and those of the language, and there is no space before `…` except in German;
- no term is used that the glossary has replaced, and no internal name (`rules_002`);
- nobody is addressed as *tu* in French, as *Sie* in German, as *Lei* or *voi* in Italian;
- numbers from 1,000 on are grouped, and in German a whole sentence after a colon begins with a capital;
- there is no article, elision or contraction directly before a name that comes from elsewhere;
- no word beside a name has to agree with it (*Anna est arrivé*); no Italian article stands before a number (*il 8*);
- a counted noun has its plural forms; French says a number that may be 0 in figures, or has a case for it;
- a button of the page says what it does in 20 characters;
- a message has the same cases as in English;
- every message with variables reads as accepted in tests/golden/words: rendered with names of both genders, a name of
  one letter, a very long one, names that begin with a vowel, and with 0, 1, 2 and 5. `--accept` rewrites these
  files, for a person to read.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = "en"
MOST = 20  # characters on a button
PLURALS = {"zero", "one", "two", "few", "many", "other"}
HOLE = re.compile(r"\{(?P<name>[\w.-]+)\}")
CODE = re.compile(r"`[^`]*`")
FLAG = re.compile(r"--[a-z-]+(?: \d+)?")


def several(words: str) -> frozenset[str]:
    return frozenset(words.split())


# Variables that count something and may be one; limits, which are never one; and names that anyone may have chosen.
# Outlaws are no such name: they are seven, and none of them begins with a vowel.
COUNTS = several(
    "n found players seconds minutes increment turns rounds deals games missing lead rows decisions wanted have copies "
    "points total tokens won draw after withheld broken"
)
LIMITS = several("most least needed box kinds cubes too_many bytes price")
NUMBERS = COUNTS | LIMITS
NAMES = several(
    "who owner to name names card bandit bandits place places battlefield game file folder dealer leader seat reaction "
    "bot label other host where"
)

UNITS = r"(?<=[0-9}]) (?=(?:s|ms|µs|min)\b(?!’))"
SPACES = {
    "fr": (r" (?=[:;!?»%])", r"« ", r"(?<=[0-9}]) (?=k?\$(?!\w))", r" …", r"\u202f", UNITS),
    "de": (r"(?<=[0-9}k]) (?=[%$](?!\w))", UNITS),
    "it": (r"(?<=[0-9}k]) (?=\$(?!\w))", r"(?<=[0-9}])[ \u00a0](?=%)", r"« | »", r" …", UNITS),
    "en": (r" …", r"(?<=[0-9}])[ \u00a0](?=%)"),
}

FOREIGN = {"fr": "[“”„]", "it": "[“”„]", "de": "[”«»]", "en": "[„«»]"}  # quotes of other languages

# What the glossary has replaced, and what to say instead.
TERMS: dict[str, dict[str, str]] = {
    "en": {
        r"\bthe house\b|\ba house\b|\bhouses\b": "the server, Saloon, bots",
        r"(?<!-)\bpot\b|\bbounty\b(?! Hunter)|\bbounties\b": "reward",
        r"\b([Ss]ome|[Aa]ny|[Ee]very)body\b": "someone, anyone, everyone",
        r"\bany more\b": "no longer",
        r"\busual rules\b": "standard rules",
        r"(?<!there )\bis no (?=[a-z]+[.:])": "is not a …",
        r"\bgives? up\b": "concede",
        r"\bsmall letters\b|\bsigns\b": "lower-case letters, characters",
        r"\bone must\b|\bmay one\b|\bone’s\b|\bhis own\b": "you must, can a player, your, their own",
        r"\bOur sources\b": "the printed rules",
    },
    "fr": {
        r"(?<!règles )\bmaison\b": "serveur, saloon, robots",
        r"\bcagnottes?\b|\bprimes?\b": "récompense",
        r"\baffiches?\b": "avis de recherche",
        r"\bpiles?\b": "série",
        r"\bbots?\b": "robot",
        r"\bbande\b": "gang",
        r"\blivre (de|des) règles\b": "livret de règles",
        r"\bdurables?\b": "permanente",
        r"\bobstacles?\b": "rangée de blocage",
    },
    "de": {
        r"\b[Hh]aus(es)?\b": "Server, Saloon, Bots",
        r"\bGesetzlose": "Outlaw",
        r"\bSchlachtfeld": "Schauplatz",
        r"\bKlötzchen\b": "Grenzstein",
        r"\bSaat\b": "Startwert",
        r"\bVerpflichtung": "Siegel",
        r"\bMotor\b": "Engine",
        r"\b[Aa]blegen\b|\babgelegt\b": "abwerfen",
        r"\bumsonst\b|\bgratis\b": "kostenlos",
        r"[Pp]artien?\b": "Spiel",
        r"\bZug(es)? entgleis": "Express",
        r"\bje (Entscheidung|Spieler|Zug)\b": "pro",
        r"\bmüßig": "ohne Aktion",
    },
    "it": {
        r"\bcas[ae]\b": "server, saloon, bot",
        r"\btagli[ae]\b": "ricompensa",
        r"\b(lo|dello|uno) sparo\b|\b(gli|degli) spari\b": "sparatoria",
        r"\bpil[ae]\b": "set",
        r"\bmischiat": "mescolata",
        r"\bdiario\b": "registro",
        r"\bsuggeriment": "consiglio",
        r"\bEspresso\b": "Express",
        r"\bbase di dati\b": "database",
        r"\bla tua mano\b|\bdella tua mano\b|\bnella tua mano\b": "le carte in mano",
    },
}

# How nobody is addressed. At the beginning of a German sentence *Sie* and *Ihre* may be "they" and "their".
ADDRESS = {
    "fr": r"(?i)\b(?:tu|toi|ton|ta|tes)\b",
    "de": r"(?<=[\wäöüß,;] )(?:Sie|Ihnen|Ihre?[mnrs]?)\b",
    "it": r"\b(?:Lei|voi|vostr[oaei])\b|(?i:\bla preghiamo\b)",
}
LARGE = re.compile(r"(?<![\w.,:/=×-])\d{4,}(?![\w:-]|\.\w)")  # no address, no date, no card
# After a colon: words with which a whole sentence begins.
WHOLE = re.compile(
    r": (?:du|es|man|ihr|wir|versuch|wähl|nimm|leg|zieh|spiel|wirf|gib|hol|schreib|ruf|öffne|prüf|setz|verlass|beende) "
)

INTERNAL = re.compile(
    r"\b(?:rules|card)_\d{3}\b|\bfrontier-\d\b|\b(?!SALOON_)[A-Z]{2,}_[A-Z]+\b|\b[a-z]+_[a-z_]+\b"
)  # of files and code

ELISION = {"fr": r"\b(?:d|l|qu|n|s|j|m|t|c)’(?=\{)", "it": r"\b(?:l|un|d|dell|all|nell|sull|dall)’(?=\{)"}
ARTICLES = {
    "en": r"\b(?:an?)",
    "fr": r"\b(?:de|du|des|le|la|les|un|une|au|aux|ce|cet|cette|ces|son|sa|ses|votre|vos|que|quel|quelle)",
    "de": r"\b(?:de[rmns]|die|das|[kd]?ein(?:e[rmns]?)?|diese[rmns]?|[zb]eim|zu[rm]|vom|im|am)",
    "it": r"\b(?:il|lo|la|i|gli|le|un|uno|una|de[li]|del+[oae]|degli|a[li]|al+[oae]|agli|da[li]|dal+[oae]|dagli|ne[li]"
    r"|nel+[oae]|negli|su[li]|sul+[oae]|sugli|quest[oaie]|quell?[oaie]|tuo|tua|tuoi|tue|suo|sua|suoi|sue)",
}
# An article that a number changes, *dell’8* and *del 9*; and what may be a number or begin with one.
CONTRACTED = {"it": r"\b(?:il|del|dal|al|nel|sul)"}
NUMERALS = NUMBERS | several("share chance next best odds day when until hour")
# A name before *is* and a word that would have to agree with it: *Anna est arrivé*, *Belle Starr è pronto*.
AGREES = {
    "fr": r"(?:n’|ne )?(?:est|sont|était|sera|a été|vient d’être|(?:peut|doit)(?: \w+)* être)(?! à )(?: \w+)?? "
    r"(?!plus|ici|qui|celle|un|chez)(?:\w+(?:é|i|u|if|eux)e?s?|pris\w*|mise?s?|mort\w*|(?:prêt|seul|absent|présent|vivant)e?s?)\b",
    "it": r"(?:non )?(?:è|sono|era|sarà|viene|va|può(?: \w+)* essere|deve(?: \w+)* essere)(?! una? )(?: \w+)?? "
    r"(?:\w+(?:[aiu]t|pers|pres|mess|mort|apert|copert|vist|fatt|lett|rott|iv|ontan|ol)[oaie])\b",
}
# Words that may follow a number without counting anything, and nouns with one form only.
FREE = {
    "en": several(
        "s ms µs min characters copies of to and or at on in by for from against is are each more times wins"
    ),
    "fr": several("s ms µs min k caractères à et ou de sur contre en au fois par pour il pas"),
    "de": several(
        "s ms µs min Fehler Stück Spieler Gegner Zeichen Feuerkraft von bis und oder zu auf bei gegen in mehr je ist "
        "sind mal zur reiten am aus für beginnen"
    ),
    "it": several("s ms µs min caratteri a e o di su contro in per da fra volte al"),
}
# A comment above a message may excuse it: `# Fine with articles: why`.
FINE = re.compile(r"Fine with (?P<rule>\w+): ")


@dataclass(frozen=True)
class Leaf:
    """One way to read a message: its text with holes `{name}`, and the cases that lead to it."""

    text: str
    cases: tuple[tuple[str, str], ...]

    @property
    def counted(self) -> set[str]:
        return {variable for variable, _ in self.cases}


@dataclass(frozen=True)
class Said:
    """A message, or an attribute of one."""

    id: str
    pattern: ftl.Pattern
    fine: frozenset[str] = frozenset()  # the rules that it may break

    @property
    def leaves(self) -> list[Leaf]:
        return list(leaves_of(self.pattern))


# --- reading --------------------------------------------------------------------------------------


def leaves_of(pattern: ftl.Pattern) -> Iterator[Leaf]:
    """Every way to read a pattern: one of each select expression."""
    parts = [list(part_of(element)) for element in pattern.elements]
    for chosen in product(*parts):
        yield Leaf("".join(leaf.text for leaf in chosen), tuple(case for leaf in chosen for case in leaf.cases))


def part_of(element: ftl.TextElement | ftl.Placeable) -> Iterator[Leaf]:
    if isinstance(element, ftl.TextElement):
        yield Leaf(re.sub(r"\n\s*", " ", element.value), ())
    elif isinstance(element.expression, ftl.SelectExpression):
        selector = name_of(element.expression.selector)
        for variant in element.expression.variants:
            key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            for leaf in leaves_of(variant.value):
                yield Leaf(leaf.text, ((selector, key), *leaf.cases))
    elif isinstance(element.expression, ftl.StringLiteral):
        yield Leaf(element.expression.parse()["value"], ())
    elif isinstance(element.expression, ftl.Placeable):
        yield from part_of(element.expression)
    else:
        yield Leaf(f"{{{name_of(element.expression)}}}", ())


def name_of(expression: object) -> str:
    """What is in a placeable; a message that is referred to has its dash: `we-card-photo`."""
    if isinstance(expression, ftl.FunctionReference):
        return name_of(expression.arguments.positional[0])
    if isinstance(expression, ftl.VariableReference | ftl.MessageReference | ftl.TermReference):
        return expression.id.name
    return "?"


def read(folder: Path) -> dict[str, Said]:
    found: dict[str, Said] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                excuses = FINE.finditer(entry.comment.content or "") if entry.comment else ()
                fine = frozenset(excuse["rule"] for excuse in excuses)
                if entry.value is not None:
                    found[entry.id.name] = Said(entry.id.name, entry.value, fine)
                for attribute in entry.attributes:
                    id = f"{entry.id.name}.{attribute.id.name}"
                    found[id] = Said(id, attribute.value, fine)
    return found


# --- rules of writing -----------------------------------------------------------------------------


def faults(language: str, messages: Iterable[Said]) -> Iterator[str]:
    """What breaks the rules of a language, one line each."""
    for said in messages:
        for leaf in said.leaves:
            text = CODE.sub("``", leaf.text)
            rules = (
                signs(language, text),
                terms(language, text),
                manners(language, text),
                articles(language, text),
                counts(language, leaf, text),
                agreements(language, text),
                zeros(language, said, leaf),
            )
            for what in chain.from_iterable(rules):
                if what.partition(":")[0] not in said.fine:
                    yield f"{language}: {said.id}: {what}: {leaf.text.strip()}"


def signs(language: str, text: str) -> Iterator[str]:
    for pattern in SPACES.get(language, ()):
        if re.search(pattern, text):
            yield "spaces: an ordinary space, or one too many, near a sign"
            break
    if re.search(r"[\"']", text):
        yield "quotes: a straight quote or apostrophe"
    elif found := re.search(FOREIGN.get(language, "(?!)"), text):
        yield f"quotes: {found[0]} is a quote of another language"


def terms(language: str, text: str) -> Iterator[str]:
    plain = FLAG.sub("", HOLE.sub("{}", text))
    if found := INTERNAL.search(plain):
        yield f"terms: “{found[0]}” is an internal name"
    for pattern, instead in TERMS.get(language, {}).items():
        if found := re.search(pattern, plain):
            yield f"terms: “{found[0]}”, say {instead}"


def manners(language: str, text: str) -> Iterator[str]:
    plain = FLAG.sub("", HOLE.sub("{}", text))
    if language in ADDRESS and (found := re.search(ADDRESS[language], plain)):
        yield f"address: “{found[0]}” is not how a reader is addressed"
    if found := LARGE.search(plain):
        yield f"numbers: {found[0]} is not grouped"
    if language == "de" and (found := WHOLE.search(plain)):
        yield f"colon: a whole sentence begins with a capital after “{found[0].strip()[:1]}”"


def articles(language: str, text: str) -> Iterator[str]:
    if language in ELISION and (found := re.search(ELISION[language], text)):
        yield f"articles: elision “{found[0]}” before a variable"
    if language in ARTICLES:
        for found in re.finditer(f"(?i)({ARTICLES[language]})[ \u00a0]{HOLE.pattern}", text):
            if found["name"] in NAMES:
                yield f"articles: “{found[1]}” before a name"
    if language in CONTRACTED:
        for found in re.finditer(f"(?i)({CONTRACTED[language]})[ \u00a0]{HOLE.pattern}", text):
            if found["name"] in NUMERALS:
                yield f"articles: “{found[1]}” before a number: it may be 8 or 11"


def counts(language: str, leaf: Leaf, text: str) -> Iterator[str]:
    if language not in FREE:
        return
    for found in re.finditer(HOLE.pattern + r"[ \u00a0](?P<noun>[^\W\d_]+)", text):
        name, noun = found["name"], found["noun"]
        if name in COUNTS and name not in leaf.counted and noun not in FREE[language]:
            yield f"counts: “{noun}” is counted by ${name} without plural forms"


def agreements(language: str, text: str) -> Iterator[str]:
    if language in AGREES:
        for found in re.finditer(rf"(?:^|[.:;,!?(»] ?){HOLE.pattern} (?P<word>{AGREES[language]})", text):
            if found["name"] in NAMES or found["name"].startswith("outlaw"):
                yield f"agreement: “{found['word']}” agrees with a name"


def zeros(language: str, said: Said, leaf: Leaf) -> Iterator[str]:
    """In French nothing is *one*: what says the number in words would say it of 0, too."""
    if language == "fr":
        for variable, key in leaf.cases:
            spelt = key == "one" and f"{{{variable}}}" not in leaf.text
            if spelt and (variable, "0") not in {case for other in said.leaves for case in other.cases}:
                yield f"zero: [one] is for 0, too: give the number of ${variable}, or a case [0]"


def cases(language: str, messages: dict[str, Said], reference: dict[str, Said]) -> Iterator[str]:
    """A message has the cases that it has in English, plurals and numbers aside."""
    for id, said in messages.items():
        if id in reference:
            here, there = named(said), named(reference[id])
            if here != there:
                told = ", ".join(f"${variable} [{key}]" for variable, key in sorted(here ^ there))
                yield f"{language}: {id}: cases: not as in English: {told}"


def named(said: Said) -> set[tuple[str, str]]:
    found = {case for leaf in said.leaves for case in leaf.cases}
    plain = {variable for variable, key in found if key in PLURALS - {"other"} or key.isdigit()}
    return {(variable, key) for variable, key in found if variable not in plain and key != "other"}


# --- buttons --------------------------------------------------------------------------------------

BUTTON = re.compile(r"<button\b(?P<body>.*?)</button>", re.DOTALL)
SMALL = re.compile(r"<small\b.*?</small>", re.DOTALL)  # a second line in small letters
SAYS = re.compile(r"(?<![\w.$])t\('(?P<id>[\w.-]+)'\)")


def buttons(root: Path) -> set[str]:
    """Messages without variables on a button of the page; those in its attributes are not seen on it."""
    found: set[str] = set()
    for path in sorted((root / "web" / "src").rglob("*.svelte")):
        for button in BUTTON.finditer(path.read_text("utf-8")):
            body = SMALL.sub("", button["body"])
            shown = re.sub(r"[\w:-]+=(?:\{(?:[^{}]|\{[^{}]*\})*\}|\"[^\"]*\")", "", body)
            found |= {says["id"] for says in SAYS.finditer(shown)}
    return found


def long_buttons(language: str, messages: dict[str, Said], ids: set[str]) -> Iterator[str]:
    for id in sorted(ids & messages.keys()):
        for leaf in messages[id].leaves:
            if len(leaf.text) > MOST:
                yield f"{language}: {id}: buttons: {len(leaf.text)} characters, at most {MOST}: {leaf.text}"


# --- renderings -----------------------------------------------------------------------------------

NAMED = ("Anna", "Óscar", "I", "Bartholomew Fitzgerald-Montgomery III")
PEOPLE = several("who owner to dealer leader name card bandit")
PLACED = ("Rattlesnake Creek", "El Paso")
COUNTED = (0, 1, 2, 5)
# What else a variable may be; a list is a few of them, the first is the one shown beside others.
SAMPLES: dict[str, dict[str, str]] = {
    "en": {
        "cards": "2 cards",
        "space": "space 3",
        "points": "4 points",
        "gap": "3 points",
        "needed": "5 points",
        "total": "9 points",
    },
    "fr": {
        "cards": "2 cartes",
        "space": "case 3",
        "points": "4 points",
        "gap": "3 points",
        "needed": "5 points",
        "total": "9 points",
    },
    "de": {
        "cards": "2 Karten",
        "space": "Feld 3",
        "points": "4 Punkte",
        "gap": "3 Punkte",
        "needed": "5 Punkte",
        "total": "9 Punkte",
    },
    "it": {
        "cards": "2 carte",
        "space": "casella 3",
        "points": "4 punti",
        "gap": "3 punti",
        "needed": "5 punti",
        "total": "9 punti",
    },
}
MONEY = ("dollars", "pot", "each", "left", "goal", "sums")
BROKEN = re.compile(r"[{}]|\?\?\?|[ \u00a0] |^[ \u00a0]|[ \u00a0]$| [.,)]|\( ")


def renderings(language: str, folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Each message with variables, and all that it may read like: every case, every count, every sort of name."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for id, said in read(folder).items():
        if not said.id.startswith("language-") and any(HOLE.search(leaf.text) or leaf.cases for leaf in said.leaves):
            name, _, attribute = id.partition(".")
            message = bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            told: list[str] = []
            for values in trials(language, said, bundle):
                text = str(bundle.format_pattern(pattern, values)[0])
                if text not in told:
                    told.append(text)
            yield id, told


def trials(language: str, said: Said, bundle: FluentBundle) -> Iterator[dict[str, object]]:
    """Values for a message: of each case one; and then each count and each name, one variable at a time."""
    selected: dict[str, set[str]] = {}
    for leaf in said.leaves:
        for variable, key in leaf.cases:
            selected.setdefault(variable, set()).add(key)
    variables = {hole["name"] for leaf in said.leaves for hole in HOLE.finditer(leaf.text)} | selected.keys()
    choices = {variable: tries(variable, keys) for variable, keys in sorted(selected.items())}
    standard = {variable: sample(language, variable, bundle) for variable in variables}
    for chosen in product(*choices.values()):
        yield {**standard, **dict(zip(choices, chosen, strict=True))}
    for variable in sorted(variables - selected.keys()):
        for other in others(variable):
            yield {**standard, **{name: options[-1] for name, options in choices.items()}, variable: other}


def tries(variable: str, keys: set[str]) -> list[object]:
    """What leads to each case of a variable: numbers for plurals, else the words of the cases."""
    if any(key in PLURALS - {"other"} or key.isdigit() for key in keys):
        return [*COUNTED]
    plain = sorted(keys - {"other", "none"})
    return [
        *plain,
        *([] if "other" not in keys else ["Anna" if variable in NAMES else "other"]),
        *(["none"] if "none" in keys else []),
    ]


def sample(language: str, variable: str, bundle: FluentBundle) -> object:
    if variable in MONEY:
        money = bundle.get_message("money").value
        assert money is not None
        return str(bundle.format_pattern(money, {"dollars": 3000})[0])
    if variable in SAMPLES.get(language, {}):
        return SAMPLES[language][variable]
    if variable in ("outlaw", "outlaws"):
        return "Belle Starr"
    if variable in ("place", "battlefield"):
        return PLACED[0]
    if variable in NAMES:
        return NAMED[0]
    return (
        3
        if variable in NUMBERS or variable in ("law", "gang", "before", "after", "turn", "round")
        else variable.upper()
    )


def others(variable: str) -> Iterable[object]:
    """What else a variable may be where its form matters: a number that no plural depends on changes no word."""
    if variable in ("place", "battlefield"):
        return PLACED
    return NAMED if variable in PEOPLE else ()


def golden(language: str, folder: Path) -> str:
    """All renderings of a language as a text: a line for each message, and below it what it may read like."""
    lines = []
    for id, told in renderings(language, folder):
        lines += [id, *(f"    {text}" for text in told)]
    return "\n".join(lines) + "\n"


def broken(language: str, folder: Path) -> Iterator[str]:
    for id, told in renderings(language, folder):
        for text in told:
            if BROKEN.search(text):
                yield f"{language}: {id}: reads broken: “{text}”"


def differences(language: str, folder: Path, accepted: Path) -> Iterator[str]:
    """Where the renderings are not those that were accepted."""
    if not accepted.is_file():
        return
    old = blocks(accepted.read_text("utf-8"))
    new = blocks(golden(language, folder))
    changed = sorted(id for id in old.keys() | new.keys() if old.get(id) != new.get(id))
    for id in changed[:8]:
        for text in new.get(id, ["(gone)"]):
            if text not in old.get(id, []):
                yield f"{language}: {id} now reads: {text}"
    if changed:
        told = f"{len(changed)} messages of tests/golden/words/{language}.txt read differently: look at them, and"
        yield f"{language}: {told} accept them with `python tools/check_words.py --accept`"


def blocks(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    at: list[str] = []
    for line in text.splitlines():
        if line.startswith(" "):
            at.append(line.strip())
        elif line:
            at = found.setdefault(line, [])
    return found


# --- telling --------------------------------------------------------------------------------------


def check(root: Path) -> list[str]:
    """Everything that is wrong, one line each."""
    home = root / "src" / "saloon" / "locales"
    folders = sorted(folder for folder in home.iterdir() if folder.is_dir())
    reference = read(home / REFERENCE)
    shown = buttons(root)
    found: list[str] = []
    for folder in folders:
        language, messages = folder.name, read(folder)
        found += dict.fromkeys(faults(language, messages.values()))
        found += cases(language, messages, reference)
        found += long_buttons(language, messages, shown)
        found += broken(language, folder)
        found += differences(language, folder, accepted_of(root, language))
    return found


def accepted_of(root: Path, language: str) -> Path:
    return root / "tests" / "golden" / "words" / f"{language}.txt"


def accept(root: Path) -> None:
    """Write the renderings of every language, for a person to read."""
    for folder in sorted((root / "src" / "saloon" / "locales").iterdir()):
        if folder.is_dir():
            path = accepted_of(root, folder.name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(golden(folder.name, folder), "utf-8")
            print(f"{path.relative_to(root)} written: read what changed (git diff)")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout to look at")
    parser.add_argument("--accept", action="store_true", help="write tests/golden/words anew")
    options = parser.parse_args(arguments)
    root = options.root.resolve()
    if options.accept:
        accept(root)
    found = check(root)
    for line in found:
        print(line)
    if not found:
        print("the words are right")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
