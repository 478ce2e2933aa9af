"""The wire protocol for those who are not Python: docs/protocol.schema.json, from the dataclasses.

python tools/wire_schema.py          write it
python tools/wire_schema.py --check  say whether it is as it would be written, and fail if not

The page's types are made from it when the page is built (web/types.js).
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saloon.server import protocol  # noqa: E402

SCHEMA = Path("docs/protocol.schema.json")


def main() -> int:
    text = json.dumps(protocol.document(), indent=1) + "\n"
    file = ROOT / SCHEMA
    if file.is_file() and file.read_text("utf-8") == text:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"{SCHEMA} is not what the protocol says: python tools/wire_schema.py")
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    print(f"written: {SCHEMA}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
