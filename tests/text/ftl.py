"""The catalogues as the tests read them: parsed whole, with Fluent's own parser."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import conquian.text

LOCALES = Path(conquian.text.__file__).parent / "locales"


@dataclass
class Message:
    """What a message is made of."""

    file: str
    variables: set[str] = field(default_factory=set)
    selects: dict[str, set[str]] = field(default_factory=dict)
    """Variant keys, by the variable that selects."""
    defaults: dict[str, set[str]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: Any) -> None:
        self.message.variables.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        self.message.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        assert isinstance(node.selector, ast.VariableReference), self.message
        name = node.selector.id.name
        for variant in node.variants:
            key = variant.key
            word = key.name if isinstance(key, ast.Identifier) else key.value
            self.message.selects.setdefault(name, set()).add(word)
            if variant.default:
                self.message.defaults.setdefault(name, set()).add(word)
        self.generic_visit(node)


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


def junk(path: Path) -> list[str]:
    """What the parser could not read."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    return [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language; a message said twice is an error."""
    found: dict[str, Message] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                name = entry.id.name
                assert name not in found, f"{language}: {name} twice"
                assert entry.value is not None, f"{language}: {name} says nothing"
                found[name] = Message(path.name)
                _Reader(found[name]).visit(entry)
            else:
                assert not isinstance(entry, ast.Term), f"{language}: terms are not used"
    return found
