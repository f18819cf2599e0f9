"""House rules as text: a preset and what differs from it, ``classic,target=12,hand_melds=off``.

Switches are ``on`` and ``off`` (yes and no are read too), no value is ``none``; numbers and words
stand as they are.
"""

from __future__ import annotations

from typing import get_type_hints

from conquian.errors import NotationError
from conquian.notation.strict import number, short
from conquian.rules.house import FIELDS, Rules, choices, house, preset

__all__ = ["parse_rules", "rules_text"]

_LONGEST = 500  # characters; every field overridden takes about 250
_SWITCHED = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
_SWITCHES = {name for name, kind in get_type_hints(Rules).items() if kind is bool}


def rules_text(rules: Rules) -> str:
    """House rules as text, every field that differs from the preset in the order of `Rules`.

    Raises RulesError ``rules-preset`` when the rules' name is no preset.
    """
    preset(rules.name)
    changed = [f"{field}={_value_text(value)}" for field, value in rules.changes().items()]
    return ",".join([rules.name, *changed])


def parse_rules(text: str) -> Rules:
    """The house rules that a text names; fields may come in any order.

    Raises NotationError for a text of another form, RulesError for rules that cannot be played.
    """
    if len(text) > _LONGEST:
        raise NotationError("rules-too-long", length=len(text), most=_LONGEST)
    if not text.isascii() or not text.isprintable():
        raise NotationError("rules-syntax", text=short(text))
    name, *parts = text.split(",")
    changed: dict[str, object] = {}
    for part in parts:
        field, equals, value = part.partition("=")
        if not field or not equals:
            raise NotationError("rules-syntax", text=short(part))
        if field not in FIELDS:
            raise NotationError("rules-field", field=short(field), known=", ".join(FIELDS))
        if field in changed:
            raise NotationError("rules-field-twice", field=field)
        changed[field] = _value(field, value)
    return house(name, **changed)


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def _value(field: str, text: str) -> object:
    """A value in the type that its text shows; `Rules` checks that it is the field's."""
    if field in _SWITCHES:
        if text in _SWITCHED:
            return _SWITCHED[text]
    elif text == "none":
        return None
    elif text[:1].isdigit():
        value = number(text, 9_999_999_999)
        if value is not None:
            return value
    elif text:
        return text
    raise NotationError("rules-field-value", field=field, value=short(text), known=choices(field))
