"""HTML and SVG put together so that nothing unescaped can get in."""

from __future__ import annotations

from html import escape

__all__ = ["Markup", "joined", "tag"]

_EMPTY = frozenset({"meta", "circle", "line", "path", "polygon", "polyline", "rect"})


class Markup(str):
    """Text that is markup already. All other text is escaped when it gets between tags."""

    __slots__ = ()


def joined(*parts: str) -> Markup:
    """Parts one after the other."""
    return Markup(
        "".join([part if isinstance(part, Markup) else escape(part, quote=False) for part in parts])
    )


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
        written.append(f'{key}="{escape(shown)}"')
    start = f"<{' '.join(written)}"
    if name in _EMPTY and not children:
        return Markup(f"{start}>" if name == "meta" else f"{start}/>")
    return Markup(f"{start}>{joined(*children)}</{name}>")
