"""The schema of all frames, from the types in `wire` and `forms`; ``python -m`` prints it."""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from pydantic import TypeAdapter

from conquian.server import forms, wire

__all__ = ["document", "schema", "tables"]

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_ROUTES: Final[tuple[tuple[str, Any], ...]] = (
    ("ClientFrame", wire.Frame),
    ("ServerFrame", forms.Sent),
    ("NewGame", wire.NewGame),
    ("NewSeat", wire.NewSeat),
    ("NewBot", wire.NewBot),
    ("Seated", forms.Seated),
    ("GameState", forms.GameState),
    ("Health", forms.Health),
    ("ErrorBody", forms.ErrorBody),
)


def schema() -> dict[str, Any]:
    """One JSON schema: `$defs` has every type; the frames are ``ClientFrame``, ``ServerFrame``."""
    adapters: list[Any] = [(name, "validation", TypeAdapter(kind)) for name, kind in _ROUTES]
    found, shared = TypeAdapter.json_schemas(adapters)
    defs = {**shared["$defs"]}
    for name, _ in _ROUTES:
        defs.setdefault(name, found[name, "validation"])
    return {"$schema": _DIALECT, "title": "Conquian", "$defs": defs}


def tables() -> str:
    """The frames and their parts as Markdown tables."""
    parts = []
    for name, body in sorted(schema()["$defs"].items()):
        if "properties" not in body:
            continue
        lines = [f"### {name}", "", " ".join(body.get("description", "").split()), ""]
        required = body.get("required", [])
        lines += ["| field | value | |", "| --- | --- | --- |"]
        for field, kind in body["properties"].items():
            text = "" if field in required else "may be missing"
            lines.append(f"| `{field}` | {_kind(kind)} | {text} |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _kind(kind: dict[str, Any]) -> str:
    """A type in few words."""
    if "anyOf" in kind:
        return " or ".join([_kind(part) for part in kind["anyOf"]])
    if "oneOf" in kind:
        return " or ".join([_kind(part) for part in kind["oneOf"]])
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "const" in kind:
        return f'`"{kind["const"]}"`'
    if kind.get("type") == "array":
        return f"list of {_kind(kind['items'])}"
    if kind.get("type") == "object":
        return "object"
    bounds = {
        "minimum": "from",
        "maximum": "to",
        "minLength": "at least",
        "maxLength": "at most",
    }
    said = [f"{word} {kind[name]}" for name, word in bounds.items() if name in kind]
    return " ".join([str(kind.get("type", "any")), *said])


def document(text: str) -> str:
    """A document with the tables put in after its mark, in place of what was there."""
    head, mark, _ = text.partition(MARK)
    if not mark:
        raise ValueError(f"no line {MARK!r}")
    return f"{head}{MARK}\n\n{tables()}"


MARK: Final = "<!-- made by python -m conquian.server.schema_doc FILE -->"


def main(arguments: list[str]) -> None:
    """Print the schema, or bring the documents named up to date."""
    if not arguments:
        print(json.dumps(schema(), indent=1, ensure_ascii=False))
    for name in arguments:
        with open(name, encoding="utf-8") as file:
            text = document(file.read())
        with open(name, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main(sys.argv[1:])
