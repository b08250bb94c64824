"""Choose first-time hints: one small line in a hand. A player sees each hint once.

A hint stays for the rest of the turn. It sends no message of its own. A round with a clock (blitz) has no hints,
because players have no time to read them.
"""

from __future__ import annotations

from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PASS, Play
from unobot.rules.play.decide import legal_moves
from unobot.tables.table_view import TableView

STALE = "stale"
"""The hint after the first press that came too late. `due` finds the other hints."""


def due(view: TableView, *, dm: bool) -> list[str]:
    """Return the ids of the hints that fit this hand, the most urgent first. ``dm``: the hand is a direct message."""
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
