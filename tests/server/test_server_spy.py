"""What clients receive: nothing from which a hidden card could be derived.

Every byte is looked at in two ways. Against the truth: the hand is replayed from its record, and
no frame may name a card that its reader cannot have seen by then. And against another deal: the
cards that a reader never gets to see are dealt differently, all secrets and commitments alike, and
every byte that the reader is sent must be the same.
"""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest

from conquian.cards import card_text
from conquian.match import Act, Commit, Contribute, Cut, Referee, Seat, Setup, Stage, preparing
from conquian.notation import HandRecord, read_record, replay
from conquian.rules import PRESETS, Action, Rules, State, full_deck, legal, meld_cards
from conquian.server.house import House
from conquian.server.lines import Line
from conquian.server.owner import Owner
from conquian.server.settings import Settings
from conquian.server.storage import Storage
from conquian.server.wire import Do, DoAct, DoContribute, DoCut, NewGame
from tests.server.tables import client, folder, server, sitting, table_of

CARD = re.compile(r"(?<![A-Za-z0-9])([A2-9TJQK][CDHS])(?![A-Za-z0-9])")


def _visible(state: State, seat: int | None) -> set[int]:
    """The cards that somebody at a real table sees."""
    seen = {*state.pile}
    if state.offered >= 0:
        seen.add(state.offered)
    for side in range(state.rules.sides):
        seen.update(card for meld in state.table(side) for card in meld_cards(meld))
    if seat is not None:
        seen.update(state.hand(seat))
    return seen


def _seen_after(record: HandRecord, seat: int | None) -> list[set[int]]:
    """By number of actions: the cards that somebody has seen by then."""
    steps = list(replay(record))
    seen = _visible(steps[0][0], seat)
    found = [set(seen)]
    for _, _, after, _ in steps:
        seen |= _visible(after, seat)
        found.append(set(seen))
    return found


async def _spied(port: int, name: str) -> None:
    """A whole hand, and every frame that anybody receives of it."""
    chance = random.Random(f"spy {name}")
    seats = await table_of(port, name, PRESETS[name].players)
    game = seats[0]["game"]
    async with AsyncExitStack() as stack:
        tokens = [seat["token"] for seat in seats]
        players = [
            await stack.enter_async_context(sitting(port, game, token, 0))
            for token in [*tokens, None]
        ]
        await asyncio.gather(*[player.play(chance) for player in players])
    async with client(port) as http:
        record = read_record((await http.get(f"/api/hands/{game}-1")).content)
    for player in players:
        seen = [{card_text(card) for card in cards} for cards in _seen_after(record, player.seat)]
        acted = -1
        for text in player.raw:
            frame = json.loads(text)
            for event in frame.get("events", ()):
                # one step of play each, after the deal
                acted = 0 if event["kind"] == "dealt" else acted
            words = {event["kind"] for event in frame.get("events", ())}
            if acted >= 0 and "played" in words:
                acted += 1
            named = {*CARD.findall(text)}
            if acted < 0:
                assert not named, (name, player.seat, text)
            else:
                assert named <= seen[min(acted, len(seen) - 1)], (name, player.seat, text)
        assert acted == len(record.actions)


def test_no_frame_names_a_card_that_its_reader_has_not_seen() -> None:
    async def main(port: int) -> None:
        await asyncio.gather(*[_spied(port, name) for name in PRESETS])

    with server() as port:
        asyncio.run(main(port))


# Another deal


@dataclass
class Tape:
    """Everything that one reader is sent."""

    seat: int | None
    line: Line = field(default_factory=lambda: Line(10_000_000, 60.0, ""))
    frames: list[str] = field(default_factory=list)

    async def send(self, frame: str) -> None:
        self.frames.append(frame)

    async def close(self, _: int) -> None:
        self.frames.append("closed")


def _entropy() -> Any:
    counter = iter(range(10_000))
    return lambda size: next(counter).to_bytes(size, "big")


async def _recorded(rules: Rules, actions: list[Action]) -> list[Tape]:
    """A hand at a server with people in all seats, who do this; what everybody is sent."""
    with folder() as where:
        settings = Settings(
            f"sqlite:///{where / 'games.db'}",
            clock=lambda: 1000.0,
            steady=lambda: 0.0,
            entropy=_entropy(),
        )
        house = House(settings, Storage(settings.database))
        house.open()
        try:
            kinds = ["human"] + ["open"] * (rules.players - 1)
            asked = NewGame(rules=rules.name, name="Ana", seats=kinds, dealer=0, hands=1)
            game, _, token = await house.new(asked)
            owner = await house.owner(game)
            tokens: list[str | None] = [token]
            for name in ("Beto", "Carmen", "Diego")[: rules.players - 1]:
                tokens.append((await owner.ask(partial(owner.join, name, None, None)))[1])
            tapes = [Tape(seat) for seat in [*range(rules.players), None]]
            writing = [asyncio.create_task(tape.line.run(tape.send, tape.close)) for tape in tapes]
            for tape, key in zip(tapes, [*tokens, None], strict=True):
                await owner.ask(partial(owner.greet, tape.line, key, 0))
            await _scripted(owner, tapes, actions)
            for tape in tapes:  # and once more from the beginning
                key = None if tape.seat is None else tokens[tape.seat]
                await owner.ask(partial(owner.greet, tape.line, key, 0))
                tape.line.send(json.dumps(await owner.ask(owner.state)))
                tape.line.close(1000)
            await asyncio.gather(*writing)
            return tapes
        finally:
            await house.close()


async def _scripted(owner: Owner, tapes: list[Tape], actions: list[Action]) -> None:
    """The hand is prepared, and these actions are played."""
    rest = iter(actions)
    for number in range(1_000):
        stage, waiting = owner.game.referee.stage, owner.game.referee.waiting
        command: DoAct | DoContribute | DoCut
        if stage is Stage.CONTRIBUTE:
            command = DoContribute(word="contribute", text="x")
        elif stage is Stage.CUT:
            command = DoCut(word="cut", index=0)
        elif stage is Stage.PLAY:
            action = next(rest, None)
            if action is None:
                return
            command = DoAct(word="act", action=str(action))
        elif stage is Stage.OVER:
            assert next(rest, None) is None
            return
        else:  # what the server does by itself
            await asyncio.sleep(0.001)
            continue
        version = owner.game.version
        frame = Do(type="do", id=f"number-{number}", version=version, command=command)
        line = tapes[waiting[0]].line
        await owner.ask(partial(owner.do, line, frame))


def _hand(rules: Rules, deck: tuple[int, ...]) -> Referee:
    """A hand dealt from this order of the pack."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(preparing, "deck_order", lambda *_: deck)
        referee = Referee(Setup(rules, (Seat("x"),) * rules.players, 0))
        referee.handle(Commit(bytes(32)), 0)
        for seat in range(rules.players):
            referee.handle(Contribute(seat, "x"), 0)
        referee.handle(Cut(referee.waiting[0]), 0)
    return referee


def _played(rules: Rules, deck: tuple[int, ...], chance: random.Random) -> list[Action]:
    """Actions that make a hand, quick to lay down."""
    referee, actions = _hand(rules, deck), []
    while referee.stage is Stage.PLAY:
        state = referee.match.state
        assert state is not None
        options = legal(state)
        uses = [action for action in options if action.word == "use"]
        actions.append(chance.choice(uses or options))
        referee.handle(Act(state.mover, actions[-1]), 0)
    return actions


def _other_deals(
    rules: Rules,
    deck: tuple[int, ...],
    actions: list[Action],
    seat: int | None,
    chance: random.Random,
) -> Iterator[tuple[int, ...]]:
    """Decks with other hands, in cards which this reader never sees; all went alike."""
    referee, seen = _hand(rules, deck), set()
    named = {action.card for action in actions if action.card >= 0}
    for action in actions:
        state = referee.match.state
        assert state is not None
        seen |= _visible(state, seat)
        referee.handle(Act(state.mover, action), 0)
    assert referee.match.state is not None
    seen |= _visible(referee.match.state, seat)
    places = [i for i, card in enumerate(deck) if card not in seen and card not in named]
    for _ in range(50):
        cards = [deck[place] for place in places]
        chance.shuffle(cards)
        other = list(deck)
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        if _dealt(rules, tuple(other)) != _dealt(rules, deck):
            if _possible(rules, tuple(other), actions):
                yield tuple(other)


def _dealt(rules: Rules, deck: tuple[int, ...]) -> list[tuple[int, ...]]:
    state = _hand(rules, deck).match.state
    assert state is not None
    return [state.hand(seat) for seat in range(rules.players)]


def _possible(rules: Rules, deck: tuple[int, ...], actions: list[Action]) -> bool:
    referee = _hand(rules, deck)
    for action in actions:
        state = referee.match.state
        if state is None or state.mover < 0 or action not in legal(state):
            return False
        referee.handle(Act(state.mover, action), 0)
    return True


def _other_deal(
    rules: Rules,
    deck: tuple[int, ...],
    actions: list[Action],
    seat: int | None,
    chance: random.Random,
) -> tuple[int, tuple[int, ...]]:
    """How many actions there are, as many as may be, up to which another deal is possible."""
    for parts in range(20, 0, -1):
        number = len(actions) * parts // 20
        found = next(_other_deals(rules, deck, actions[:number], seat, chance), None)
        if found is not None:
            return number, found
    raise AssertionError("a hand without hidden cards")


def _compared(name: str, readers: list[int | None]) -> None:
    rules = PRESETS[name]
    chance = random.Random(f"deal {name}")
    deck = list(full_deck(rules))
    chance.shuffle(deck)
    first = tuple(deck)
    actions = _played(rules, first, chance)
    for reader in readers:
        number, other = _other_deal(rules, first, actions, reader, chance)
        tapes = []
        for deal in (first, other):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(preparing, "deck_order", lambda *_, deal=deal: deal)
                tapes.append(asyncio.run(_recorded(rules, actions[:number])))
        place = rules.players if reader is None else reader
        told, again = tapes[0][place].frames, tapes[1][place].frames
        assert len(told) > number > 3
        assert told == again, (name, reader)
        assert any(mine.frames != theirs.frames for mine, theirs in zip(*tapes, strict=True)), (
            "the deals do differ"
        )


@pytest.mark.parametrize("name", PRESETS)
def test_other_hidden_cards_give_everybody_the_same_bytes(name: str) -> None:
    _compared(name, [*range(PRESETS[name].players), None])
