"""One decision of a person, from the question to a legal action.

What was typed is kept as a stack of drafts; ``undo`` takes the last one off, Enter or ``ok`` lays
it. Declining and discarding take one step, unless they are likely to be a mistake or the person
wants to confirm everything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conquian.errors import ConquianError, IllegalAction
from conquian.rules import Action, check
from conquian.rules.actions import USE
from conquian.rules.state import DISCARDING, EXCHANGE, FORCE_CHOICE, FORCED, OFFER, PILE
from conquian.terminal.asides import aside
from conquian.terminal.choices import Listing, describe, fits_opponent, plays, size, wins
from conquian.terminal.commands import Intent, parse
from conquian.terminal.room import Room
from conquian.terminal.staging import Draft, action_of, compose, read_groups, start
from conquian.terminal.table import asked, board, side_name

__all__ = ["Turn"]

_MOST_MEANT: Final = 9


class Turn:
    """The person's decision in one position."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._view = room.view
        self._drafts: list[Draft] = [start(self._view)]
        self._meant: list[Draft] = []
        """Drafts that the last typed cards could mean, while the person has to choose."""
        self._listing: Listing | None = None
        self._proposal: Action | None = None

    def decide(self) -> Action:
        """Ask until there is a legal action. Raises EOFError, Quit or NewGame."""
        self._show()
        while True:
            try:
                action = self.answer(parse(self._room.screen.ask(), self._room.voice.catalog))
                if action is not None:
                    check(self._view, action)
                    return action
            except ConquianError as error:
                self._room.say(self._room.voice.error(error))

    def answer(self, intent: Intent) -> Action | None:
        """What one typed line leads to: the action, or None while nothing is decided."""
        answer = self._ANSWERS.get(intent.kind)
        if answer is not None:
            return answer(self, intent.rest)
        if not aside(self._room, intent):
            raise ConquianError("ui-unknown", text=intent.kind)
        self._show_again()
        return None

    # What is shown

    def _show(self) -> None:
        room, view = self._room, self._view
        lines = board(room.voice, view, room.names)
        if view.phase == DISCARDING:
            room.say(lines[-1])
        elif view.phase == FORCED:
            room.say(*lines[-2:])
        else:
            room.say("", *lines)
        self._ask()

    def _ask(self) -> None:
        room, view = self._room, self._view
        # Who left the card: with two packs a copy may have lain there before.
        givers = [
            event.seat
            for event in room.recent
            if event.card == view.offered and event.word in ("discarded", "drew")
        ]
        known = view.source == PILE and givers and givers[-1] != room.me
        giver = givers[-1] if known else -1
        room.say(*asked(room.voice, view, room.names, giver))

    def _show_again(self) -> None:
        """What is open, after something else was said."""
        if self._meant:
            self._show_meant()
        elif self._proposal is None and len(self._drafts) > 1:
            self._show_draft()
        else:
            self._ask()

    def _show_draft(self) -> None:
        room, draft, view = self._room, self._drafts[-1], self._view
        count = size(draft.melds)
        args: dict[str, str | int] = {
            "melds": room.voice.pen.table(draft.melds),
            "count": count,
            "target": view.rules.target,
            "card": room.voice.pen.card(view.offered),
        }
        if draft.uses and count == view.rules.target:
            room.tell("ui-draft-wins", **args)
        elif draft.uses:
            room.tell("ui-draft", **args)
        elif view.phase == FORCED:
            room.tell("ui-draft-forced", **args)
        else:
            room.tell("ui-draft-without", **args)

    def _described(self, action: Action) -> str:
        return describe(self._view, action, self._room.voice, self._room.names)

    # Laying, declining

    def _enter(self, rest: str) -> Action | None:
        if self._proposal is None and len(self._drafts) == 1:
            self._show_again()
            return None
        return self._ok(rest)

    def _ok(self, rest: str) -> Action | None:
        if self._proposal is not None:
            return self._proposal
        if self._meant:
            self._show_meant()
            return None
        if len(self._drafts) == 1:
            raise ConquianError("ui-nothing-laid")
        return action_of(self._drafts[-1])

    def _cards(self, rest: str) -> Action | None:
        if self._view.phase == DISCARDING:
            return self._one_card(rest, Action.discard)
        if self._view.phase == EXCHANGE:
            return self._one_card(rest, Action.give)
        voice = self._room.voice
        groups = read_groups(rest, voice.catalog, voice.faces)
        if self._view.phase == FORCE_CHOICE:
            check(self._view, Action.decline())  # raises: another question is open
        self._stage(compose(self._view, self._drafts[-1], groups))
        return None

    def _use(self, rest: str) -> Action | None:
        if self._view.phase == FORCE_CHOICE:
            return Action.force()
        if rest:
            return self._cards(rest)
        if self._proposal is not None or self._drafts[-1].uses:
            return self._ok(rest)
        uses = [action for action in plays(self._view, self._room.voice) if action.kind == USE]
        if not uses:
            if self._view.phase not in (OFFER, FORCED):
                check(self._view, Action.use(self._view.table))  # raises: nothing is offered
            raise IllegalAction("ui-no-use", "A1")
        if len(uses) == 1:
            self._stage([Draft(uses[0].table or (), True)])
        else:
            self._list(uses)
        return None

    def _decline(self, rest: str) -> Action | None:
        view = self._view
        if view.phase == FORCE_CHOICE:
            return Action.waive()
        if self._proposal is not None or self._meant or (self._drafts[-1].uses and not rest):
            return self._undo(rest)
        if view.phase in (DISCARDING, EXCHANGE, FORCED):
            check(view, Action.decline())  # raises: something else is due
        if rest:
            voice = self._room.voice
            groups = read_groups(rest, voice.catalog, voice.faces)
            self._stage(compose(view, self._drafts[-1], groups, declining=True))
            return None
        action = action_of(self._drafts[-1]) if len(self._drafts) > 1 else Action.decline()
        check(view, action)
        winning = [each for each in plays(view, self._room.voice)[:1] if wins(view, each)]
        if winning:
            self._room.tell("ui-could-win", play=self._described(winning[0]))
            self._proposal = action
            return None
        return self._maybe(action)

    def _force(self, rest: str) -> Action | None:
        check(self._view, Action.force())
        return Action.force()

    def _waive(self, rest: str) -> Action | None:
        check(self._view, Action.waive())
        return Action.waive()

    def _discard(self, rest: str) -> Action | None:
        return self._one_card(rest, Action.discard)

    def _give(self, rest: str) -> Action | None:
        return self._one_card(rest, Action.give)

    def _one_card(self, rest: str, make: Callable[[int], Action]) -> Action | None:
        voice, view = self._room.voice, self._view
        if not rest:
            check(view, make((view.hand or (0,))[0]))  # raises: another question is open
            return self._plays(rest)
        cards = [card for group in read_groups(rest, voice.catalog, voice.faces) for card in group]
        if len(cards) != 1:
            raise ConquianError("ui-one-card")
        action = make(cards[0])
        check(view, action)
        side = fits_opponent(view, cards[0]) if view.phase == DISCARDING else -1
        if side >= 0 and action != self._proposal:
            name = side_name(voice, self._room.names, side, view.rules.sides)
            key = "ui-discard-force" if view.rules.forced else "ui-discard-fits"
            self._room.tell(key, card=voice.pen.card(cards[0]), name=name)
            self._proposal = action
            return None
        return self._maybe(action)

    def _maybe(self, action: Action) -> Action | None:
        """The action at once, or first a question."""
        if not self._room.voice.confirm or action == self._proposal:
            return action
        self._proposal = action
        self._room.tell("ui-confirm", play=self._described(action))
        return None

    # Choosing

    def _stage(self, drafts: Sequence[Draft]) -> None:
        self._proposal = None
        if len(drafts) == 1:
            self._meant = []
            self._drafts.append(drafts[0])
            self._show_draft()
        elif len(drafts) > _MOST_MEANT:
            raise ConquianError("ui-too-open")
        else:
            self._meant = list(drafts)
            self._show_meant()

    def _show_meant(self) -> None:
        self._room.tell("ui-which-one")
        for number, draft in enumerate(self._meant, start=1):
            self._room.say(f"{number}. {self._described(action_of(draft))}")

    def _plays(self, rest: str) -> Action | None:
        self._list(plays(self._view, self._room.voice))
        return None

    def _more(self, rest: str) -> Action | None:
        if self._listing is None:
            return self._plays(rest)
        self._page(self._listing)
        return None

    def _list(self, actions: list[Action]) -> None:
        self._meant = []
        self._listing = Listing(actions)
        self._page(self._listing)

    def _page(self, listing: Listing) -> None:
        self._room.say(*listing.page(self._view, self._room.voice, self._room.names))

    def _number(self, rest: str) -> Action | None:
        number = int(rest)
        if self._meant:
            if not 1 <= number <= len(self._meant):
                raise ConquianError("ui-no-number", most=len(self._meant))
            self._stage([self._meant[number - 1]])
            return None
        if self._listing is None:
            return self._plays("")
        return self._maybe(self._listing.number(number))

    def _undo(self, rest: str) -> Action | None:
        if self._meant:
            self._meant = []
        elif self._proposal is not None:
            self._proposal = None
        elif len(self._drafts) > 1:
            self._drafts.pop()
            if len(self._drafts) > 1:
                self._show_draft()
                return None
        else:
            raise ConquianError("ui-nothing-undone")
        self._room.tell("ui-undone")
        self._ask()
        return None

    _ANSWERS: Final[dict[str, Callable[[Turn, str], Action | None]]] = {
        "enter": _enter,
        "ok": _ok,
        "cards": _cards,
        "number": _number,
        "use": _use,
        "decline": _decline,
        "force": _force,
        "waive": _waive,
        "discard": _discard,
        "give": _give,
        "plays": _plays,
        "more": _more,
        "undo": _undo,
    }
