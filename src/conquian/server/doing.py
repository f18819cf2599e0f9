"""What a player means by a frame: the step that it asks for."""

from __future__ import annotations

from conquian.match import Act, Contribute, Cut, Pick, Stop
from conquian.notation import parse_action
from conquian.rules import Rules
from conquian.server.steps import Next, Step
from conquian.server.wire import DoAct, DoContribute, DoCut, Doing, DoPick, DoStop

__all__ = ["meant"]


def meant(seat: int, asked: Doing, rules: Rules) -> Step:
    """The step of a seat. Raises ConquianError for a text that is no action."""
    if isinstance(asked, DoAct):
        return Act(seat, parse_action(asked.action, rules))
    if isinstance(asked, DoContribute):
        return Contribute(seat, asked.text)
    if isinstance(asked, DoPick):
        return Pick(seat, asked.index)
    if isinstance(asked, DoCut):
        return Cut(seat, asked.index)
    if isinstance(asked, DoStop):
        return Stop(seat, asked.agreed)
    return Next(seat)
