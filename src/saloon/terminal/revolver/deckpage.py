"""`saloon cards`: a deck with all its figures, and where each of them comes from (RV-0.2)."""

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from saloon.games.revolver import deckfile as df
from saloon.games.revolver.deckfile import Bandit, Battlefield, Card, DeckFile, Special
from saloon.games.revolver.texts import Row
from saloon.terminal.refusals import place_of, values_of
from saloon.terminal.revolver.names import COLOURS, MARKS, Names, deck_name, style_of
from saloon.terminal.screen import DIM, STRONG, Screen, ink, pad, show_json
from saloon.terminal.shell import OK
from saloon.words import Words

WARNING = "yellow"
INDENT = 7


def show(screen: Screen, deck: DeckFile, as_json: bool) -> int:
    """The whole deck."""
    words = screen.words
    names = Names(words, (), screen.unicode, deck)
    if as_json:
        remarks = [
            {
                "reason": remark.reason,
                "field": remark.field,
                "details": remark.details,
                "text": remark_text(words, remark),
            }
            for remark in deck.warnings
        ]
        told = {"digest": df.digest(deck), "statement": statement(words, deck), "remarks": remarks}
        show_json({**told, "deck": df.write_deck(deck)})
        return OK
    show_statement(screen, deck)
    screen.say(legend(names), DIM)
    for side in df.SIDES:
        screen.line()
        cards = [card for card in deck.cards if card.side == side]
        show_heading(screen, words("rv-deck-side", side=side, cards=deck.size(side), kinds=len(cards)), COLOURS[side])
        show_cards(screen, names, cards)
    screen.line()
    show_heading(screen, words("rv-deck-bandits", n=len(deck.bandits)), COLOURS["colty"])
    for bandit in sorted(deck.bandits, key=lambda bandit: bandit.rating):
        show_bandit(screen, names, bandit)
    screen.line()
    show_heading(screen, words("rv-deck-battlefields"), STRONG)
    for place in deck.battlefields:
        show_battlefield(screen, names, place)
    if deck.special:
        screen.line()
        show_heading(screen, words("rv-deck-special"), STRONG)
        for special in deck.special:
            show_special(screen, names, special)
    return OK


def show_heading(screen: Screen, text: str, style: str) -> None:
    screen.line(ink(f" {text}", f"bold {style}" if style != STRONG else STRONG))


def show_statement(screen: Screen, deck: DeckFile) -> None:
    """Once and in full: what this deck is; then what may not be meant."""
    screen.say(ink(statement(screen.words, deck), WARNING))
    for remark in deck.warnings:
        screen.say(ink(remark_text(screen.words, remark), WARNING), hang=2)


def statement(words: Words, deck: DeckFile) -> str:
    if df.is_packaged(deck):
        return words("rv-reconstruction", deck=deck_name(words, deck.id))
    note = " ".join(deck.note.split())
    return words("rv-own-deck", deck=deck.id, note=note if note else "none")


def remark_text(words: Words, remark: df.Remark) -> str:
    """What can be played and may not be meant, with its place."""
    values = values_of(words, dict(remark.details), Names(words, ()))
    text = words(f"remark-{remark.reason}", **values)
    return words("rv-remark", place=place_of(words, f"deck.{remark.field}"), text=text)


def legend(names: Names) -> str:
    """The marks of RV-0.4."""
    told = [f"{names.marks[prov]} {names.words(f'rv-mark.{prov}')}" for prov in MARKS if MARKS[prov]]
    return " · ".join(told)


# One thing


def show_thing(screen: Screen, names: Names, about: str) -> bool:
    """A card, bandit, battlefield or special card by its id or name; whether there is one."""
    wanted = about.casefold().strip()
    deck = names.deck
    rows: list[Row | Battlefield] = [*deck.cards, *deck.bandits, *deck.battlefields, *deck.special]
    for row in rows:
        if wanted in (row.id, row.name.casefold()):
            if isinstance(row, Card):
                show_cards(screen, names, [row])
            elif isinstance(row, Bandit):
                show_bandit(screen, names, row)
            elif isinstance(row, Battlefield):
                show_battlefield(screen, names, row)
            else:
                show_special(screen, names, row)
            return True
    return False


def show_cards(screen: Screen, names: Names, cards: Iterable[Card]) -> None:
    """Copies, name, kind, firepower and cost in columns; the effect below."""
    words = names.words
    cards = list(cards)
    heads = {name: words(f"rv-head.{name}") for name in ("kind", "fp", "cost")}
    kinds = {kind: words(f"rv-kind-{kind}") for kind in df.KINDS}
    kind = max(cell_len(text) for text in (*kinds.values(), heads["kind"])) + 2
    fp, cost = (max(3, cell_len(heads[name])) + 2 for name in ("fp", "cost"))
    room = screen.width - INDENT - kind - fp - cost
    name = min(room, max(cell_len(names.name(card.id)) for card in cards) + 3)
    head = Text(" " * INDENT).append_text(pad("", name)).append_text(pad(heads["kind"], kind))
    screen.line(head.append_text(pad(heads["fp"], fp)).append_text(pad(heads["cost"], cost)), DIM)
    for card in cards:
        row = pad(f"{card.copies}{mark(names, card.prov['copies'])}× ", INDENT, right=True)
        title = ink(names.name(card.id), f"bold {style_of(card)}").append(mark(names, card.prov["name"]), DIM)
        if title.cell_len >= name:  # a line of its own
            screen.line(row.append_text(title))
            row, title = Text(" " * INDENT), Text()
        row.append_text(pad(title, name))
        row.append_text(pad(kinds[card.kind], kind))
        row.append_text(pad(figure(names, card.fp, card.prov["fp"]) if "fp" in card.prov else "", fp))
        row.append_text(pad(figure(names, card.cost, card.prov["cost"]), cost))
        screen.line(row)
        told = Text(names.text(card) + mark(names, card.prov["effect"]))
        screen.say(told.append(f" ({card.id})", DIM), indent=INDENT, hang=2)
        show_places(screen, names, card)


def show_places(screen: Screen, names: Names, card: Card) -> None:
    """What a user's own text may not say: where it is free, forbidden, or may be placed."""
    if card.text:
        return
    words = names.words
    for id, places in (("rv-free-at", card.free_at), ("rv-not-at", card.not_at)):
        if places:
            screen.say(words(id, places=words.listed(names.field(place) for place in places)), DIM, indent=INDENT)
    if card.flags:
        screen.say(", ".join(card.flags), DIM, indent=INDENT)


def show_bandit(screen: Screen, names: Names, bandit: Bandit) -> None:
    """Rating, name, tokens at the start; the effect below."""
    text = pad(figure(names, bandit.rating, bandit.prov["rating"]), 3, right=True).append("  ")
    text.append(names.name(bandit.id), f"bold {COLOURS['colty']}").append(mark(names, bandit.prov["name"]), DIM)
    text.append(names.signs["grit"] * bandit.start_grit, "red")
    told = names.text(bandit) + mark(names, bandit.prov["effect"])
    screen.say(Text(" ").append_text(text).append(names.words("colon") + told).append(f" ({bandit.id})", DIM), hang=6)


def show_battlefield(screen: Screen, names: Names, place: Battlefield) -> None:
    words, prov = names.words, place.prov
    title = ink(names.field(place.id), STRONG).append(mark(names, prov["name"]), DIM)
    told = words(
        "rv-deck-battlefield",
        dash=f"{place.dash}{mark(names, prov['dash'])}",
        turns=f"{place.turns}{mark(names, prov['turns'])}",
        faces=f"{len(place.faces)}{mark(names, prov['faces'])}",
        defence=f"{place.defence}{mark(names, prov['defence'])}",
    )
    screen.say(title.append(words("colon") + told).append(f" ({place.id})", DIM), indent=2, hang=4)


def show_special(screen: Screen, names: Names, special: Special) -> None:
    title = ink(names.name(special.id), STRONG).append(mark(names, special.prov["name"]), DIM)
    told = names.text(special) + mark(names, special.prov["effect"])
    screen.say(title.append(names.words("colon") + told).append(f" ({special.id})", DIM), indent=2, hang=4)


def figure(names: Names, value: int, prov: str) -> Text:
    return Text(str(value)).append(mark(names, prov), DIM)


def mark(names: Names, prov: str) -> str:
    return names.marks[prov]
