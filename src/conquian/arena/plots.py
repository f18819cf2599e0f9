"""The plots of a report, as SVG that stands alone: colours and fonts are the page's, by class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor, log10

from conquian.arena.markup import Markup, tag

__all__ = ["Bars", "Curve", "Row", "bars", "curve", "whiskers"]

_LETTER = 7.4  # width of a letter on average, on the safe side
_EDGE = 6.0
_LEFT, _RIGHT = 46.0, 22.0  # beside a plot with two axes


@dataclass(frozen=True, slots=True)
class Row:
    """A dot with its whiskers, and what is written above them."""

    label: str
    said: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Curve:
    """A value that goes along, in a band: at every x the value, and from where to where it is."""

    points: Sequence[tuple[float, float, float, float]]


@dataclass(frozen=True, slots=True)
class Bars:
    """A stack of shares at every place on an axis of whole numbers; places are `width` wide."""

    first: int
    width: int
    stacks: Sequence[tuple[float, ...]]


def whiskers(
    rows: Sequence[Row],
    width: int,
    title: str,
    tick: Callable[[float], str],
    *,
    zero: float | None = None,
    logarithmic: bool = False,
) -> Markup:
    """Rows of dots with whiskers on one axis; `zero` is marked on it."""
    ends = [end for row in rows for end in (row.low, row.high, row.value)]
    if zero is not None:
        ends.append(zero)
    ticks = _decades(min(ends), max(ends)) if logarithmic else _ticks(min(ends), max(ends), width)
    place = _scale(ticks[0], ticks[-1], 22.0, width - 22.0, logarithmic)
    step, top = 54.0, 6.0
    bottom = top + step * len(rows)
    parts = _axis([(place(at), tick(at)) for at in ticks], bottom + 14)
    for number, row in enumerate(rows):
        middle = top + step * number + 31
        parts.append(_line(place(ticks[0]), middle, place(ticks[-1]), middle, "grid"))
        parts += [_line(place(at), middle - 8, place(at), middle + 8, "grid") for at in ticks]
        if zero is not None:
            parts.append(_line(place(zero), middle - 8, place(zero), middle + 8, "mark"))
        room = width - len(row.said) * _LETTER - 2 * _EDGE - 8
        parts.append(_text(_EDGE, middle - 15, _cut(row.label, room), "start", "strong", row.label))
        parts.append(_text(width - _EDGE, middle - 15, row.said, "end"))
        left, right = place(row.low), place(row.high)
        if right - left > 0.5:
            parts.append(_line(left, middle, right, middle, "whisker"))
            for end in (left, right):
                parts.append(_line(end, middle - 5, end, middle + 5, "whisker"))
        parts.append(tag("circle", cx=place(row.value), cy=middle, r=5.0, class_="dot"))
    return _picture(width, bottom + 24, title, parts)


def curve(
    shown: Curve,
    width: int,
    height: int,
    title: str,
    ticks: tuple[Callable[[float], str], Callable[[float], str]],
    ends: tuple[float, float],
    level: float,
) -> Markup:
    """A share going along the x axis, between two ends; what lies beyond is cut off. A level is
    marked, if it is between them. `ticks` write x and y.
    """
    points = shown.points
    bottom, top = ends
    across = _scale(0, points[-1][0], _LEFT, width - _RIGHT)
    up = _scale(bottom, top, height - 26.0, 8.0)

    def inside(value: float) -> float:
        return up(min(max(value, bottom), top))

    parts = []
    for each in _ticks(bottom, top, height * 2, inside=True):
        parts.append(_line(_LEFT, up(each), width - _RIGHT, up(each), "grid"))
        parts.append(_text(_LEFT - 6, up(each) + 4, ticks[1](each), "end", "tick"))
    if bottom <= level <= top:
        parts.append(_line(_LEFT, up(level), width - _RIGHT, up(level), "mark"))
    parts += _along(_ticks(0, points[-1][0], width, inside=True), across, height, ticks[0])
    there = [f"{across(x):.1f},{inside(high):.1f}" for x, _, _, high in points]
    back = [f"{across(x):.1f},{inside(low):.1f}" for x, _, low, _ in reversed(points)]
    parts.append(tag("polygon", points=" ".join(there + back), class_="band"))
    line = " ".join([f"{across(x):.1f},{inside(value):.1f}" for x, value, _, _ in points])
    parts.append(tag("polyline", points=line, class_="curve"))
    last = points[-1]
    parts.append(tag("circle", cx=across(last[0]), cy=inside(last[1]), r=3.5, class_="dot"))
    return _picture(width, height, title, parts)


def bars(
    shown: Bars,
    width: int,
    height: int,
    title: str,
    ticks: tuple[Callable[[float], str], Callable[[float], str]],
    most: float,
) -> Markup:
    """Stacks of shares, the highest of which may be `most`. `ticks` write x and y."""
    end = shown.first + shown.width * len(shown.stacks)
    across = _scale(shown.first, end, _LEFT, width - _RIGHT)
    levels = _ticks(0.0, most, 240)
    up = _scale(0.0, levels[-1], height - 26.0, 8.0)
    parts = [_line(_LEFT, up(each), width - _RIGHT, up(each), "grid") for each in levels]
    parts += [_text(_LEFT - 6, up(each) + 4, ticks[1](each), "end", "tick") for each in levels]
    for number, stack in enumerate(shown.stacks):
        left = across(shown.first + shown.width * number)
        wide = across(shown.first + shown.width * (number + 1)) - left
        below = 0.0
        for kind, share in enumerate(stack):
            if share > 0:
                tall = up(below) - up(below + share)
                parts.append(
                    tag(
                        "rect",
                        x=left + 0.5,
                        y=up(below + share),
                        width=max(0.5, wide - 1),
                        height=tall,
                        class_=f"part{kind}",
                    )
                )
            below += share
    parts += _along(_ticks(shown.first, end, width, inside=True), across, height, ticks[0])
    return _picture(width, height, title, parts)


def _picture(width: int, height: float, title: str, parts: Sequence[Markup]) -> Markup:
    return tag(
        "svg",
        tag("title", title),
        *parts,
        viewbox=f"0 0 {width} {height:.0f}",
        width=width,
        height=round(height),
        role="img",
    )


def _axis(ticks: Sequence[tuple[float, str]], y: float) -> list[Markup]:
    """What is written at the ticks of an axis: as much as there is room for."""
    room = min([right - left for (left, _), (right, _) in pairwise(ticks)], default=99.0)
    widest = max([len(said) for _, said in ticks]) * _LETTER
    every = max(1, ceil(widest / room)) if room > 0 else 1
    return [_text(place, y, said, "middle", "tick") for place, said in ticks[::every]]


def _along(
    ticks: Sequence[float],
    across: Callable[[float], float],
    height: float,
    said: Callable[[float], str],
) -> list[Markup]:
    return [_text(across(each), height - 8, said(each), "middle", "tick") for each in ticks]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Markup:
    return tag("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), class_=kind)


def _text(
    x: float, y: float, said: str, anchor: str, kind: str | None = None, whole: str | None = None
) -> Markup:
    inside = [said] if whole is None or whole == said else [tag("title", whole), said]
    return tag("text", *inside, x=float(x), y=float(y), text_anchor=anchor, class_=kind)


def _cut(text: str, room: float) -> str:
    most = max(4, int(room / _LETTER))
    return text if len(text) <= most else text[: most - 1] + "…"


def _scale(
    low: float, high: float, start: float, end: float, logarithmic: bool = False
) -> Callable[[float], float]:
    def at(value: float) -> float:
        return log10(value) if logarithmic else value

    span = at(high) - at(low) or 1.0
    return lambda value: start + (at(value) - at(low)) / span * (end - start)


def _ticks(low: float, high: float, width: float, *, inside: bool = False) -> list[float]:
    """Round numbers around a range, or inside it, as many as fit."""
    if high <= low:
        low, high = low - 1, high + 1
    rough = (high - low) / max(2, min(8, width // 70))
    size = 10.0 ** floor(log10(rough))
    step = next(size * by for by in (1, 2, 5, 10) if size * by >= rough * 0.999)
    first, last = (
        (ceil(low / step), floor(high / step))
        if inside
        else (
            floor(low / step),
            ceil(high / step),
        )
    )
    return [step * number for number in range(first, last + 1)]


def _decades(low: float, high: float) -> list[float]:
    """Powers of ten around a range of positive numbers; for a short one what lies between, too."""
    first, last = floor(log10(low)), ceil(log10(high))
    if last <= first:
        last = first + 1
    if last - first > 2:
        return [10.0**each for each in range(first, last + 1)]
    found = [by * 10.0**each for each in range(first, last + 1) for by in (1, 2, 5)]
    start = max([each for each in found if each <= low], default=found[0])
    end = min([each for each in found if each >= high and each > start], default=found[-1])
    return [each for each in found if start <= each <= end]
