"""Everything that the source can say has its text: errors, events, presets, settings, clauses."""

from __future__ import annotations

import ast
import itertools
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import conquian
from conquian.match import events
from conquian.rules import EVENT_WORDS, FIELDS, PRESETS, SOURCE_WORDS, Rules
from conquian.text import catalog_of, clause_title, field_about, field_name, field_value
from conquian.text.sessions import _KINDS
from tests.text.ftl import messages

SOURCE = Path(conquian.__file__).parent
CLAUSE = re.compile(r"[MDTAPFWV]\d?")
KEY = re.compile(r"[a-z]+(-[a-z]+)*")
ALWAYS = {"example", "spoken"}  # error_text adds them


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _raised() -> dict[str, list[set[str] | None]]:
    """Error keys in the source, each with the details it is raised with (None: not told there)."""
    found: dict[str, list[set[str] | None]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if re.fullmatch(r"\w*Error|IllegalAction", node.func.id) and node.args:
                    key = _constant(node.args[0])
                    if key and KEY.fullmatch(key) and "-" in key:
                        names = {word.arg or "" for word in node.keywords}
                        found.setdefault(key, []).append(None if "" in names else names)
            elif isinstance(node, ast.Tuple):
                words = [_constant(item) for item in node.elts]
                for first, second in itertools.pairwise(words):
                    if first and second and KEY.fullmatch(first) and CLAUSE.fullmatch(second):
                        found.setdefault(first, []).append(None)
    return found


RAISED = _raised()


def test_the_source_was_read() -> None:
    assert {"meld-mixed", "forced-must-use", "discard-not-in-hand", "rules-stock"} <= set(RAISED)
    assert len(RAISED) > 100


@pytest.mark.parametrize("key", sorted(RAISED))
def test_every_error_has_its_text(key: str) -> None:
    message = messages("en")[key]
    for details in RAISED[key]:
        if details is not None:
            assert message.variables <= details | ALWAYS


def test_every_event_has_its_sentence() -> None:
    for word in EVENT_WORDS:
        assert f"event-{word}" in messages("en")
        assert f"event-{word}-why" in messages("en")


def test_every_match_event_has_its_sentence() -> None:
    kinds = {kind.kind for kind in get_args(events.MatchEvent)}
    assert kinds == {*_KINDS, "played"}
    for source in SOURCE_WORDS[:2] + SOURCE_WORDS[3:]:
        assert f"event-dealt-{source}" in messages("en")


def test_every_preset_has_its_words() -> None:
    for name in PRESETS:
        assert {f"preset-{name}", f"preset-{name}-about"} <= set(messages("en"))


def test_every_setting_has_its_words() -> None:
    catalog = catalog_of("en")
    for field in ("name", *FIELDS):
        key = f"field-{field.replace('_', '-')}"
        assert field_name(catalog, field) == catalog.text(key) != key
        assert field_about(catalog, field) != f"{key}-about"


@pytest.mark.parametrize("name", PRESETS)
def test_every_value_has_its_words(name: str) -> None:
    catalog = catalog_of("en")
    for field in ("name", *FIELDS):
        assert not field_value(catalog, PRESETS[name], field).startswith(("field-", "value-"))


def test_values_in_words() -> None:
    catalog = catalog_of("en")
    classic = PRESETS["classic"]
    assert field_value(catalog, classic, "holding_limit") == "as usual (10)"
    assert field_value(catalog, classic, "units") == "no limit"
    assert field_value(catalog, classic, "deal") == "10"
    assert field_value(catalog, classic, "forced") == "yes"
    for field, hint in get_type_hints(Rules).items():
        for part in get_args(hint):
            for choice in get_args(part) or (part,):
                if isinstance(choice, str):
                    word = choice.replace("_", "-")
                    assert f"field-{field.replace('_', '-')}-{word}" in messages("en")


def test_every_clause_has_its_title() -> None:
    counts = {"M": 3, "D": 7, "T": 7, "A": 4, "P": 2, "F": 3, "W": 6}
    clauses = [f"{part}{number}" for part, most in counts.items() for number in range(1, most + 1)]
    for clause in [*counts, "V", *clauses]:
        assert f"clause-{clause}" in messages("en")
    assert clause_title(catalog_of("en"), "T4") == "T4 The discard"
    assert clause_title(catalog_of("es"), "T4") == "T4 El descarte"
