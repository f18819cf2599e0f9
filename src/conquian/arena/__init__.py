"""Many hands, played to measure: duplicate deals between bots."""

from conquian.arena.elo import Elo, elo
from conquian.arena.entrants import Entrant, HostedBot, Place, entrant, split_name
from conquian.arena.league import League, Meeting, Standing, deals_for, play_league
from conquian.arena.series import simulate
from conquian.arena.tally import PlayerTally, Share, Tally

__all__ = [
    "Elo",
    "Entrant",
    "HostedBot",
    "League",
    "Meeting",
    "Place",
    "PlayerTally",
    "Share",
    "Standing",
    "Tally",
    "deals_for",
    "elo",
    "entrant",
    "play_league",
    "simulate",
    "split_name",
]
