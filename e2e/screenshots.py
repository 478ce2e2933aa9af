"""Pictures of every screen, at three sizes, by day and by night, into screenshots/ (`make screenshots`).

    python -m e2e.screenshots [--lang fr] [--only revolver] [--size phone]

They are for looking at: nothing compares them, and git does not keep them.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from e2e.house import PAGE, SIZES, House, browsing, chromium
from e2e.screens import SCREENS, Screen, settle
from saloon.words import LANGUAGES

OUT = Path(__file__).parents[1] / "screenshots"


def take(browser: Browser, house: House, language: str, sizes: list[str], screens: list[Screen]) -> int:
    """How many pictures there are now."""
    taken = 0
    context = browser.new_context(base_url=house.url, locale=language)
    town = settle(context.new_page())
    context.close()
    for size in sizes:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=house.url,
            locale=language,
            storage_state=town.state,
            reduced_motion="reduce",
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
        )
        page = context.new_page()
        town.enter(page)
        for screen in screens:
            town.show(page, screen)
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(60)
                page.screenshot(path=OUT / f"{screen.name}-{size}-{scheme}.png")
                taken += 1
        context.close()
    return taken


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the pictures")
    parser.add_argument("--only", default="", help="only screens whose name has this in it")
    parser.add_argument("--size", choices=[*SIZES], help="only this size")
    asked = parser.parse_args(arguments)
    if not PAGE.is_file() or not chromium():
        print("no pictures: they need the built page (make web) and chromium", file=sys.stderr)
        return 1
    screens = [screen for screen in SCREENS if asked.only in screen.name]
    if not screens:
        print(f"no screen of that name: {', '.join(screen.name for screen in SCREENS)}", file=sys.stderr)
        return 2
    OUT.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, browsing() as browser:
        house = House(Path(folder))
        house.open()
        try:
            taken = take(browser, house, asked.lang, [asked.size] if asked.size else [*SIZES], screens)
        finally:
            house.close()
    print(f"{taken} pictures in {OUT.name}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
