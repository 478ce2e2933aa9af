"""The wire protocol for those who are not Python: docs/protocol.schema.json and web/src/wire.ts, from the dataclasses.

python tools/wire_types.py          write both
python tools/wire_types.py --check  say whether they are as they would be written, and fail if not
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saloon.kernel.game import own_games  # noqa: E402
from saloon.server import protocol, wire  # noqa: E402

SCHEMA = Path("docs/protocol.schema.json")
TYPES = Path("web/src/wire.ts")
OF_A_GAME = ("View", "Fact", "Choice")  # what depends on the game that is played
MOST = 100  # characters in a line of a union

HEAD = f"""\
/* The wire protocol in types. Made by tools/wire_types.py from src/saloon/server/protocol.py: not to be edited. */

export const PROTOCOL = {wire.PROTOCOL}

export type Json = string | number | boolean | null | Json[] | {{ [name: string]: Json }}

/** What each game shows, tells and offers. */
export interface Games {{
%s
}}

export type Game = keyof Games
"""


def schema_text(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=1) + "\n"


def types_text(document: dict[str, Any]) -> str:
    """One export for each definition, in the order of their names."""
    return Types(document["$defs"]).text()


class Types:
    """TypeScript from the definitions of a schema: as much of JSON schema as ours uses, and no more."""

    def __init__(self, defs: dict[str, Any]) -> None:
        self.defs = defs
        self.generic = {name for name in defs if name not in OF_A_GAME and self.depends(name, set())}

    def depends(self, name: str, seen: set[str]) -> bool:
        """Whether a definition leads to something that depends on the game."""
        if name in OF_A_GAME:
            return True
        if name in seen:
            return False
        inner = re.findall(r"#/\$defs/(\w+)", json.dumps(self.defs[name]))
        return any(self.depends(other, seen | {name}) for other in inner)

    def text(self) -> str:
        rows = [
            f"  '{game.name}': {{ view: {prefix}View; fact: {prefix}Fact; choice: {prefix}Choice }}"
            for game in own_games()
            for prefix in [protocol.prefix_of(game)]
        ]
        return "\n".join([HEAD % "\n".join(rows), *(self.export(name) for name in self.defs)])

    def export(self, name: str) -> str:
        schema = self.defs[name]
        comment = f"/** {' '.join(schema['description'].split())} */\n" if schema.get("description") else ""
        title = name + "<G extends Game = Game>" if name in self.generic else name
        if "properties" in schema:
            return f"{comment}export interface {title} {{\n{self.fields(schema)}}}\n"
        return f"{comment}export type {title} = {self.type(schema, line=True)}\n"

    def fields(self, schema: dict[str, Any]) -> str:
        required = schema.get("required", [])
        return "".join(
            f"  {name}{'' if name in required else '?'}: {self.type(value)}\n"
            for name, value in schema["properties"].items()
        )

    def type(self, schema: dict[str, Any], line: bool = False) -> str:
        if "$ref" in schema:
            return self.named(schema["$ref"].rpartition("/")[2], line)
        if "enum" in schema:
            return " | ".join(repr(value) for value in schema["enum"])
        if "anyOf" in schema:
            return union([self.type(one, line) for one in schema["anyOf"]])
        match schema.get("type"):
            case "array":
                inner = self.type(schema["items"])
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case "object" if "properties" in schema:
                inner = "; ".join(row.strip() for row in self.fields(schema).splitlines())
                return f"{{ {inner} }}" if inner else "Record<string, never>"
            case "object":
                values = schema.get("additionalProperties") or {}
                return f"{{ [name: string]: {self.type(values)} }}"
            case "integer" | "number":
                return "number"
            case "string" | "boolean" | "null" as simple:
                return str(simple)
            case None if not set(schema) - {"description"}:
                return "Json"
        raise ValueError(f"not a schema that we write: {schema}")

    def named(self, name: str, line: bool) -> str:
        if name in OF_A_GAME and not line:
            return f"Games[G]['{name.lower()}']"
        return f"{name}<G>" if name in self.generic else name


def union(parts: list[str]) -> str:
    inner = " | ".join(parts)
    return inner if len(inner) <= MOST else "\n  | " + "\n  | ".join(parts)


def main() -> int:
    document = protocol.document()
    texts = {SCHEMA: schema_text(document), TYPES: types_text(document)}
    stale = [path for path, text in texts.items() if not (ROOT / path).is_file() or (ROOT / path).read_text() != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path} is not what the protocol says: python tools/wire_types.py")
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(texts[path])
        print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
