"""First-time hints: one small line in a hand, once for each person and each thing, and then never again.

A hint is chosen once for a question of the table and stays while that is open; it sends no message of its own. Where a
round has a clock (blitz) there is none: nobody is to read then.
"""

from __future__ import annotations

from unobot.rules.decide import legal_moves
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PASS, Play
from unobot.tables.view import TableView

STALE = "stale"
"""For the first press that came too late. The others are found by `due`."""


def due(v: TableView, *, dm: bool) -> list[str]:
    """What could be told of this hand, the most urgent first, as the texts are called. ``dm``: it is a DM's."""
    round, seat = v.view, v.seat
    if round is None or seat is None or v.status != "playing" or v.seats[seat].away or round.ruleset.blitz:
        return []
    found = []
    if round.to_move == seat:
        moves = legal_moves(round, seat)
        plays = [move for move in moves if isinstance(move, Play)]
        if CHALLENGE in moves:
            found.append("challenge")
        if round.phase is Phase.DRAWN and plays and PASS in moves:
            found.append("drawn")
        if round.phase is Phase.PLAY and len(round.hands[seat]) == 2 and any(play.uno for play in plays):
            found.append("uno")
    return [*found, "direct"] if dm else found
