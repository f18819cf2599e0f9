"""Many hands, played to measure: duplicate deals between bots."""

from conquian.arena.series import simulate
from conquian.arena.tally import PlayerTally, Share, Tally

__all__ = ["PlayerTally", "Share", "Tally", "simulate"]
