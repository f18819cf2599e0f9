"""House rules as text: a preset and what differs from it, ``classic,target=12,hand_melds=off``."""

from __future__ import annotations

from conquian.rules.house import Rules

__all__ = ["parse_rules", "rules_text"]


def rules_text(rules: Rules) -> str:
    """House rules as text, every field that differs from the preset in the order of `Rules`.

    Raises RulesError ``rules-preset`` when the rules' name is no preset.
    """
    raise NotImplementedError


def parse_rules(text: str) -> Rules:
    """The house rules that a text names.

    Raises NotationError for a text of another form, RulesError for rules that cannot be played.
    """
    raise NotImplementedError
