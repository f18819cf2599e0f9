"""The table's story after a reload is told in the same words as before."""

import pytest

from tests.web.players import Mouse, Player, story
from tests.web.visits import Visits
from tests.web.words import button, word


def _before_the_name(key: str) -> str:
    """How a sentence about somebody else begins, up to the name."""
    return word(key, you="none", name="@", limit=10).partition("@")[0]


@pytest.mark.slow
def test_it_is_told_as_it_was(visits: Visits) -> None:
    due = _before_the_name("event-discard-due")
    assert len(due) > 20
    for _ in range(5):
        page = visits.page()
        button(page, "web-play").click()
        player = Player(Mouse(page)).dealt()
        state, told = player.wait(), story(page)
        # until a discard was due, and more has happened since
        while state != "over" and due not in "\n".join(told[3:]):
            player.act(state)
            state, told = player.wait(), story(page)
        first = word("event-dealer", you="", name="", card="@").strip().partition("@")[0]
        assert first in told[-1], told[-1]
        page.reload()
        player.wait()
        assert story(page) == told
        if due in "\n".join(told):
            return
    raise AssertionError("nobody has used a card")
