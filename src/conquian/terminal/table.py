"""A hand as lines of text: what lies on the table and in the hand, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence

from conquian.match import MatchView, Stage
from conquian.rules import Action, View, legal
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    PILE,
    SOURCE_WORDS,
)
from conquian.terminal.choices import size
from conquian.terminal.voice import Voice

__all__ = ["asked", "board", "hand_line", "header", "score", "side_name"]


def side_name(voice: Voice, names: Sequence[str], side: int, sides: int) -> str:
    """What a side is called: its player, or its two players."""
    seats = names[side::sides]
    if len(seats) == 1:
        return seats[0]
    return voice.text("names-and", first=seats[0], last=seats[1])


def header(voice: Voice, seen: MatchView, names: Sequence[str]) -> str:
    """The line above a hand: its number, who deals, the pot."""
    me = seen.seat
    parts = [voice.text("ui-hand-number", number=seen.hand)]
    if seen.dealer == me:
        parts.append(voice.text("ui-you-deal"))
    elif seen.dealer >= 0:
        parts.append(voice.text("ui-dealer", name=names[seen.dealer]))
    if seen.ledger.pot:
        parts.append(voice.text("ui-pot", pot=seen.ledger.pot))
    if seen.rules.partners and me is not None:
        partner = names[(me + 2) % seen.rules.players]
        parts.append(voice.text("ui-partner", name=partner))
    return " ".join(parts)


def board(voice: Voice, view: View, names: Sequence[str]) -> list[str]:
    """What everybody has on the table, the piles, and last the own table and hand."""
    rules, me = view.rules, view.seat
    assert me is not None
    own = rules.side_of(me)
    lines = []
    for step in range(1, rules.players):
        seat = (me + step) % rules.players
        side = rules.side_of(seat)
        if not rules.partners:
            lines.append(
                voice.text(
                    "ui-seat", name=names[seat], cards=view.counts[seat],
                    table=_laid(voice, view, side),
                )
            )  # fmt: skip
        else:
            lines.append(voice.text("ui-seat-cards", name=names[seat], cards=view.counts[seat]))
    if rules.partners:
        lines.append(voice.text("ui-their-table", table=_laid(voice, view, 1 - own)))
    lines.append(_pile(voice, view))
    key = "ui-our-table" if rules.partners else "ui-your-table"
    lines.append(voice.text(key, table=_laid(voice, view, own)))
    lines.append(hand_line(voice, view))
    return lines


def _laid(voice: Voice, view: View, side: int) -> str:
    table = view.tables[side]
    if not table:
        return voice.text("ui-nothing")
    return voice.text(
        "ui-laid", melds=voice.pen.table(table), count=size(table), target=view.rules.target
    )


def _pile(voice: Voice, view: View) -> str:
    stock = voice.text("ui-stock", count=view.stock_count)
    if not view.pile:
        return f"{voice.text('ui-pile-empty')} {stock}"
    top = voice.pen.card(view.pile[-1])
    return f"{voice.text('ui-pile', card=top, count=len(view.pile))} {stock}"


def hand_line(voice: Voice, view: View) -> str:
    """The own hand."""
    hand = view.hand or ()
    if not hand:
        return voice.text("ui-hand-empty")
    return voice.text("ui-hand", count=len(hand), cards=voice.hand(hand))


def asked(voice: Voice, view: View, names: Sequence[str], giver: int = -1) -> list[str]:
    """Whose turn it is, what is asked, and the few things that can be typed.

    `giver` is the seat that left the top discard, -1 where that is not known.
    """
    args: dict[str, str | int] = {"example": voice.typed(), "target": view.rules.target}
    if view.offered >= 0:
        args["card"] = voice.pen.card(view.offered)
    if view.hand:
        args["one"] = voice.typed(view.hand[:1])
    if view.phase == FORCE_CHOICE:
        args["name"] = names[view.player]
        what = "force"
    elif view.phase == FORCED:
        what = "forced"
    elif view.phase == DISCARDING:
        what = "discard"
    elif view.phase == EXCHANGE:
        args["name"] = names[(view.mover + 1) % view.rules.players]
        what = "give"
    else:
        what = f"offer-{SOURCE_WORDS[view.source]}"
        if giver >= 0:
            args["name"] = names[giver]
        elif view.source == PILE:
            what = "offer-round"
    how = "offer" if what.startswith("offer") else what
    if how == "offer" and legal(view) == (Action.decline(),):
        how = "decline"
    return [voice.text(f"ui-asked-{what}", **args), voice.text(f"ui-type-{how}", **args)]


def score(voice: Voice, seen: MatchView, names: Sequence[str]) -> list[str]:
    """The accounts of the session (W2-W5)."""
    rules, ledger = seen.rules, seen.ledger
    lines = []
    for side in range(rules.sides):
        args: dict[str, str | int] = {
            "who": side_name(voice, names, side, rules.sides),
            "points": ledger.points[side],
            "units": f"{ledger.balances[side]:+d}".replace("-", "−").replace("+0", "0"),
        }
        lines.append(voice.text("ui-score-units" if rules.stake else "ui-score", **args))
    if seen.stage is Stage.OVER:
        return lines
    if rules.stake:
        lines.append(voice.text("ui-score-pot", pot=ledger.pot, stake=rules.stake))
    if rules.wins is not None:
        lines.append(voice.text("ui-score-wins", wins=rules.wins))
    if rules.units is not None:
        lines.append(voice.text("ui-score-units-end", units=rules.units))
    return lines
