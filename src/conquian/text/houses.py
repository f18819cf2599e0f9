"""Games and the settings of a table in plain words, for menus."""

from __future__ import annotations

from conquian.rules import Rules
from conquian.text.catalog import Catalog

__all__ = [
    "clause_title",
    "field_about",
    "field_name",
    "field_value",
    "preset_about",
    "preset_name",
    "table_about",
]


def preset_name(catalog: Catalog, name: str) -> str:
    """What a preset is called."""
    return catalog.text(f"preset-{name}")


def preset_about(catalog: Catalog, name: str) -> str:
    """A preset in a sentence."""
    return catalog.text(f"preset-{name}-about")


def table_about(catalog: Catalog, rules: Rules) -> str:
    """A table in a sentence: the game and what it is, or how its rules differ from the game's."""
    name = preset_name(catalog, rules.name)
    changes = [
        catalog.text(
            "labelled", label=field_name(catalog, field), text=field_value(catalog, rules, field)
        )
        for field in rules.changes()
    ]
    if changes:
        return catalog.text("house-table", name=name, changes="; ".join(changes))
    return catalog.text("labelled", label=name, text=preset_about(catalog, rules.name))


def field_name(catalog: Catalog, field: str) -> str:
    """What a field of `Rules` is called."""
    return catalog.text(_key(field))


def field_about(catalog: Catalog, field: str) -> str:
    """A field of `Rules` in a sentence."""
    return catalog.text(f"{_key(field)}-about")


def field_value(catalog: Catalog, rules: Rules, field: str) -> str:
    """The value of a field in words, or the number it is."""
    value = getattr(rules, field)
    if field == "name":
        return preset_name(catalog, rules.name)
    if isinstance(value, bool):
        return catalog.text("value-yes" if value else "value-no")
    if value is None:
        return catalog.text(f"{_key(field)}-none")
    if value == "auto":
        return catalog.text(f"{_key(field)}-auto", limit=rules.limit or 0)
    if isinstance(value, str):
        return catalog.text(f"{_key(field)}-{value.replace('_', '-')}")
    return str(value)


def clause_title(catalog: Catalog, clause: str) -> str:
    """A clause with its short title, "T4 The discard"."""
    return f"{clause} {catalog.text(f'clause-{clause}')}"


def _key(field: str) -> str:
    return f"field-{field.replace('_', '-')}"
