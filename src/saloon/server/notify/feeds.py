"""The games where it is my turn, as an Atom feed (RFC 4287) and as a calendar (RFC 5545)."""

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree import ElementTree

from msgspec import Struct

from saloon.words import Words

ATOM = "http://www.w3.org/2005/Atom"
HALF_AN_HOUR = 1_800
WIDTH = 73  # bytes of a line in a calendar; 75 with what continues it


class Waiting(Struct, frozen=True):
    """A table that waits for someone."""

    table: str
    mark: str  # of this turn
    title: str
    text: str
    at: float
    until: float | None  # when the time runs out


def atom(waiting: Sequence[Waiting], account: str, home: str, own: str, now: float, words: Words) -> bytes:
    ElementTree.register_namespace("", ATOM)
    feed = ElementTree.Element(f"{{{ATOM}}}feed", {"xml:lang": words.language})

    def put(parent: ElementTree.Element, name: str, text: str = "", **attributes: str) -> ElementTree.Element:
        found = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}", attributes)
        found.text = text or None
        return found

    put(feed, "id", f"urn:saloon:turns:{account}")
    put(feed, "title", words("notify-feed-title"))
    put(feed, "updated", stamp(max((one.at for one in waiting), default=now)))
    put(feed, "link", rel="self", href=own)
    put(feed, "link", rel="alternate", href=f"{home}/")
    put(put(feed, "author"), "name", "Saloon")
    for one in waiting:
        entry = put(feed, "entry")
        put(entry, "id", f"urn:saloon:turn:{one.table}:{one.mark}")
        put(entry, "title", one.title)
        put(entry, "updated", stamp(one.at))
        put(entry, "link", rel="alternate", href=f"{home}/t/{one.table}")
        put(entry, "summary", one.text or one.title)
    return bytes(ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True))


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendar(waiting: Sequence[Waiting], home: str, words: Words) -> bytes:
    """An event for each turn: where a time runs out, at its end, else when the turn began."""
    title = escaped(words("notify-feed-title"))
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Saloon//Turns//EN", "METHOD:PUBLISH", f"X-WR-CALNAME:{title}"]
    lines += [f"NAME:{title}", "REFRESH-INTERVAL;VALUE=DURATION:PT30M", "X-PUBLISHED-TTL:PT30M"]
    for one in waiting:
        end = one.until if one.until is not None else one.at + HALF_AN_HOUR
        lines += ["BEGIN:VEVENT", f"UID:{one.table}-{one.mark}@saloon", f"DTSTAMP:{moment(one.at)}"]
        lines += [f"DTSTART:{moment(end - HALF_AN_HOUR)}", f"DTEND:{moment(end)}", f"SUMMARY:{escaped(one.title)}"]
        lines += [f"DESCRIPTION:{escaped(one.text)}"] if one.text else []
        lines += [f"URL:{home}/t/{one.table}", "TRANSP:TRANSPARENT", "END:VEVENT"]
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in folded(line)).encode()


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> list[str]:
    """A long line in parts, none of which cuts a character."""
    parts, part = [], ""
    for sign in line:
        if len((part + sign).encode()) > WIDTH:
            parts.append(part)
            part = " "
        part += sign
    return [*parts, part]
