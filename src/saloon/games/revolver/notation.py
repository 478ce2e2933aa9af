"""Decisions in writing: one line each, that reads back to the same decision.

`play gatling-gun`, `play lets-shoot as-shot`, `place creek`, `discard 38-special`, `lose bullet`,
`hit quincey-whitmore+grit`, `take-back bank hail-of-bullets`, `use quincey-whitmore left`, `special derail-the-train`.
"""

from functools import lru_cache

from saloon.games.revolver.cards import TOKENS, Deck
from saloon.games.revolver.decisions import (
    Answer,
    Clear,
    Decision,
    Destroy,
    Discard,
    Done,
    EndTurn,
    Hit,
    Lose,
    Move,
    Place,
    Play,
    React,
    Recover,
    Save,
    TakeBack,
    TakeOff,
    Tokens,
    Use,
    UseSpecial,
    decisions,
)
from saloon.kernel.notation import find_line


def notate(decision: Decision) -> str:
    """A decision on one line."""
    match decision:
        case EndTurn():
            return "end"
        case Play(card, as_shot):
            return f"play {card} as-shot" if as_shot else f"play {card}"
        case Place(field):
            return f"place {field}"
        case Discard(card):
            return f"discard {card}"
        case Answer(yes):
            return "yes" if yes else "no"
        case React(card):
            return f"react {card}"
        case Lose(bandit):
            return f"lose {bandit}"
        case Save(bandit):
            return f"save {bandit}"
        case Done():
            return "done"
        case Hit(card, tokens):
            return f"hit {with_tokens(card, tokens)}"
        case Clear(card):
            return f"clear {card}"
        case Destroy(card, tokens):
            return f"destroy {with_tokens(card, tokens)}"
        case TakeBack(field, card, tokens):
            return f"take-back {field} {with_tokens(card, tokens)}"
        case Recover(card):
            return f"recover {card}"
        case Move(field, card, tokens):
            return f"move {field} {with_tokens(card, tokens)}"
        case Use(card, direction):
            return f"use {card} {direction}" if direction else f"use {card}"
        case UseSpecial(card):
            return f"special {card}"
        case TakeOff(card, tokens):
            return f"take-off {with_tokens(card, tokens)}"


def with_tokens(card: str, tokens: Tokens) -> str:
    """`apache-scout+power`"""
    return "+".join([card, *tokens])


def without_tokens(text: str) -> tuple[str, Tokens]:
    """The way back; what is no token stays with the name."""
    card, *tokens = text.split("+")
    return (card, tuple(tokens)) if all(token in TOKENS for token in tokens) else (text, ())


@lru_cache(64)
def notations(deck: Deck) -> tuple[str, ...]:
    """Every line of a deck, in the order of its code."""
    return tuple(notate(decision) for decision in decisions(deck))


@lru_cache(64)
def _lines(deck: Deck) -> dict[str, int]:
    return {line: code for code, line in enumerate(notations(deck))}


def code_of(deck: Deck, text: str) -> int:
    """The code of a written decision; `Malformed` offers lines that look like it."""
    return find_line(text, _lines(deck))
