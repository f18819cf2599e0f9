"""HTML and SVG put together so that nothing unescaped can get in. It is well-formed XML, too."""

from __future__ import annotations

import re
from html import escape

__all__ = ["Markup", "joined", "tag"]

_EMPTY = frozenset({"meta", "circle", "line", "path", "polygon", "polyline", "rect"})


_UNFIT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")


class Markup(str):
    """Text that is markup already. All other text is escaped when it gets between tags."""

    __slots__ = ()


def joined(*parts: str) -> Markup:
    """Parts one after the other."""
    return Markup(
        "".join([part if isinstance(part, Markup) else _safe(part, quote=False) for part in parts])
    )


def _safe(text: str, *, quote: bool = True) -> str:
    return escape(_UNFIT.sub("\ufffd", text), quote=quote)


def tag(name: str, /, *children: str, **attributes: str | float | None) -> Markup:
    """An element. Of the names of attributes, ``class_`` is ``class``, ``font_size`` is
    ``font-size``; one that is None is left out.
    """
    written = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        shown = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
        key = key.rstrip("_").replace("_", "-").replace("viewbox", "viewBox")
        written.append(f'{key}="{_safe(shown)}"')
    start = f"<{' '.join(written)}"
    if name in _EMPTY and not children:
        return Markup(f"{start}/>")
    return Markup(f"{start}>{joined(*children)}</{name}>")
