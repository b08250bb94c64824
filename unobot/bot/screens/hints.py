"""First-time hints: one small line in a hand, once for each person and each thing, and then never again.

A hint is chosen once for a question of the table and stays while that is open; it sends no message of its own. Where a
round has a clock (blitz) there is none: nobody is to read then.
"""

from __future__ import annotations

from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PASS, Play
from unobot.rules.play.decide import legal_moves
from unobot.tables.table_view import TableView

STALE = "stale"
"""For the first press that came too late. The others are found by `due`."""


def due(view: TableView, *, dm: bool) -> list[str]:
    """What could be told of this hand, the most urgent first, as the texts are called. ``dm``: it is a DM's."""
    state, seat = view.view, view.seat
    if state is None or seat is None or view.status != "playing" or view.seats[seat].away or state.ruleset.blitz:
        return []
    found = []
    if state.to_move == seat:
        moves = legal_moves(state, seat)
        plays = [move for move in moves if isinstance(move, Play)]
        if CHALLENGE in moves:
            found.append("challenge")
        if state.phase is Phase.DRAWN and plays and PASS in moves:
            found.append("drawn")
        if state.phase is Phase.PLAY and len(state.hands[seat]) == 2 and any(play.uno for play in plays):
            found.append("uno")
    return [*found, "direct"] if dm else found
