"""Starts the table of the terminal alone, for tests that talk to it as a process.

``python entry.py key=value …``: fields of `Options`; `rules` by the name of a preset.
"""

import os
import sys

from conquian.rules import preset
from conquian.terminal import Options, run


def main(words: list[str]) -> int:
    fields: dict[str, object] = {}
    for word in words:
        key, _, value = word.partition("=")
        fields[key] = preset(value) if key == "rules" else _value(value)
    return run(Options(**fields), sys.stdin, sys.stdout, os.environ)  # type: ignore[arg-type]


def _value(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
