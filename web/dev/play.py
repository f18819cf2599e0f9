"""Plays on until hands are over, for screenshots.

python web/dev/play.py URL FOLDER SIZE SCHEME LANG RULES
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from shots import ARGS, SIZES, shoot


def step(page: Any) -> None:
    """One decision, by clicking."""
    buttons = page.locator(".actions .buttons button:not(.plain):not(:disabled)")
    names = [text.strip() for text in buttons.all_inner_texts()]
    if page.locator(".choice").count():
        page.locator(".choice").first.click()
    elif page.locator(".own.staged").count():
        page.locator(".actions .primary").click()
    elif page.locator(".actions .primary:disabled").count():
        page.locator(".hand .card").last.click()
    elif names:
        buttons.last.click()


def main() -> None:
    """Play at one size."""
    url, folder, size, scheme, lang = sys.argv[1], Path(sys.argv[2]), *sys.argv[3:6]
    preset = sys.argv[6] if len(sys.argv) > 6 else "classic"
    folder.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[size]
    tag = f"{size}-{scheme}-{lang}-{preset}"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
        context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, locale=lang
        )
        page = context.new_page()
        page.on(
            "console", lambda m: print(m.type, m.text) if m.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: print("ERROR", error))
        page.goto(url + "?choose")
        page.wait_for_selector(".preset")
        shoot(page, folder, f"{tag}-choose", full=True)
        page.locator(f".preset input[value={preset}]").check()
        page.locator(".house summary").click()
        shoot(page, folder, f"{tag}-house", full=True)
        page.locator(".start button").click()
        page.wait_for_selector(".hand .card", timeout=15000)
        shot = {"start"}
        shoot(page, folder, f"{tag}-start")
        for turn in range(150):
            page.wait_for_timeout(400)
            if page.locator(".result").count():
                break
            asked = page.locator(".told .question").first
            text = asked.inner_text() if asked.count() else ""
            kind = re.sub(r"[^a-z]", "", text.lower())[:12]
            if kind not in shot:
                shot.add(kind)
                shoot(page, folder, f"{tag}-{turn}-{kind}")
            step(page)
        shoot(page, folder, f"{tag}-result")
        if page.locator(".result").count():
            page.locator(".links a").click()
            page.wait_for_selector(".steps")
            shoot(page, folder, f"{tag}-replay")
            page.locator(".steps input").fill("7")
            shoot(page, folder, f"{tag}-replay7")
            page.locator(".check .primary").click()
            page.wait_for_selector(".checks")
            shoot(page, folder, f"{tag}-check", full=True)
            print(page.locator(".checks").inner_text())
            page.go_back()
            page.locator(".between .primary").click()
            page.wait_for_selector(".hand .card", timeout=15000)
            shoot(page, folder, f"{tag}-next")
        browser.close()


if __name__ == "__main__":
    main()
