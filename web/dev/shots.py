"""Screenshots of the client in its main states: python web/dev/shots.py URL [FOLDER]."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ARGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update"
    " --disable-sync --no-first-run"
).split()
SIZES = {"phone": (390, 844), "small": (320, 568), "desk": (1280, 800)}


def shoot(page: Any, folder: Path, name: str, full: bool = False) -> None:
    """Save a screenshot once the page has come to rest."""
    page.wait_for_timeout(500)
    page.screenshot(path=str(folder / f"{name}.png"), full_page=full)


def main() -> None:
    """Visit the pages at every size."""
    url, folder = sys.argv[1], Path(sys.argv[2] if len(sys.argv) > 2 else "shots")
    only = sys.argv[3].split(",") if len(sys.argv) > 3 else list(SIZES)
    scheme = sys.argv[4] if len(sys.argv) > 4 else "light"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
        for size in only:
            width, height = SIZES[size]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                locale="en-GB",
                has_touch=size != "desk",
            )
            page = context.new_page()
            page.on(
                "console",
                lambda message, size=size: print(size, message.type, message.text),
            )
            page.on("pageerror", lambda error, size=size: print(size, "ERROR", error))
            page.goto(url)
            page.wait_for_selector(".ways")
            shoot(page, folder, f"{size}-{scheme}-home")
            page.get_by_role("button", name="Play").click()
            page.wait_for_selector(".hand .card", timeout=15000)
            for turn in range(14):
                page.wait_for_timeout(1500)
                shoot(page, folder, f"{size}-{scheme}-{turn}")
                use = page.get_by_role("button", name=re.compile("^Use "))
                lay = page.locator(".actions .primary")
                if not page.locator(".actions button.primary").count():
                    continue
                if use.count():
                    use.first.click()
                    shoot(page, folder, f"{size}-{scheme}-{turn}-use")
                    if page.locator(".choice").count():
                        page.locator(".choice").first.click()
                        shoot(page, folder, f"{size}-{scheme}-{turn}-chosen")
                    page.locator(".actions .primary").click()
                elif page.locator(".buttons button", has_text="Decline").count():
                    page.locator(".buttons button", has_text="Decline").first.click()
                elif page.get_by_role("button", name="Force").count():
                    page.get_by_role("button", name="Force").first.click()
                elif page.get_by_role("button", name="Choose a card").count():
                    page.locator(".hand .card").last.click()
                    shoot(page, folder, f"{size}-{scheme}-{turn}-discard")
                    lay.click()
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
