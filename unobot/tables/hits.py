"""Find what hit a player since their last move: cards, a lost turn, another hand, or an Uno that nobody missed."""

from __future__ import annotations

from collections.abc import Reversible
from typing import Literal, NamedTuple

from unobot.records.launcher_presses import fired_cards
from unobot.records.story import draw_counts
from unobot.rules.events import (
    Caught,
    Challenged,
    DrawReason,
    Drew,
    FalselyCaught,
    HandsMoved,
    HandsMovedBy,
    LauncherPressed,
    Played,
    Skipped,
    TurnedOver,
    UnoSaid,
)
from unobot.rules.match import Entry
from unobot.rules.round import Round

_OWN_DRAWS = (DrawReason.CHOICE, DrawReason.PENALTY)
"""The reasons of draws that the player caused."""


class Hit(NamedTuple):
    """An event that hit a player. Everybody at the table saw it."""

    kind: Literal["cards", "caught", "skip", "swap", "hands", "turned_over", "launcher", "unnoticed"]
    """``hands``: all hands moved. ``turned_over``: all cards turned over. ``unnoticed``: the player forgot Uno, and the
    time to catch them is over.

    ``launcher``: the player pressed it, for somebody's card or instead of drawing.
    """
    cards: int = 0
    """The number of cards that the player drew."""
    seat: int = 0
    """The seat that caught the player or swapped hands with them."""


def last_hit(recent: Reversible[Entry], state: Round, seat: int) -> Hit | None:
    """Return what hit a seat last since its own move, or None. ``recent``: the last entries, the oldest first."""
    for entry in reversed(recent):
        first = entry.events[0]
        is_own = entry.seat == seat and not isinstance(first, UnoSaid | Caught | FalselyCaught)
        if not is_own or isinstance(first, Challenged | LauncherPressed):
            hit = _hit(entry, seat)
            if hit is not None:
                return hit
        if is_own:
            return Hit("unnoticed") if isinstance(first, Played) and _is_unnoticed(state, seat) else None
    return None


def _hit(entry: Entry, seat: int) -> Hit | None:
    """Return what one entry did to a seat."""
    hit = None
    for event in entry.events:
        match event:
            case Caught(seat=caught, by=by) if caught == seat:
                return Hit("caught", draw_counts(entry)[seat], by)
            case HandsMoved(how=HandsMovedBy.SEVEN | HandsMovedBy.SWAP, seat=by, target=target) if event.moved(seat):
                return Hit("swap", seat=by if target == seat or target is None else target)
            case HandsMoved():
                return Hit("hands") if event.moved(seat) else None
            case TurnedOver():
                return Hit("turned_over")
            case LauncherPressed(seat=presser) if presser == seat:
                return Hit("launcher", fired_cards(entry)[seat])
            case Drew(seat=drawer, why=why) if drawer == seat and why not in _OWN_DRAWS and draw_counts(entry)[seat]:
                return Hit("cards", draw_counts(entry)[seat])
            case Skipped(seat=skipped) if skipped == seat:
                hit = Hit("skip")
    return hit


def _is_unnoticed(state: Round, seat: int) -> bool:
    """Return whether a seat has one card, forgot Uno, and cannot be caught anymore."""
    is_silent = state.rule_tables.calls and not state.said_uno[seat]
    return is_silent and len(state.hands[seat]) == 1 and seat not in state.catchable
