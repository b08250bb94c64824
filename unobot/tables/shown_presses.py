"""Show the presses of a launcher one after the other: the table as it was after some presses of its last entry."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Final

import msgspec

from unobot.records.launcher_presses import PENDING, presses_of
from unobot.rules.cards import Card
from unobot.rules.events import Drew, Event, LauncherPressed, Reshuffled, SeatOut
from unobot.rules.match import Entry
from unobot.rules.round import View
from unobot.tables.last_actions import note_actions
from unobot.tables.table_view import TableView

PRESS_SECONDS: Final = 1.5
"""Seconds from one press to the next, which is the least time between two edits of a table."""


def presses_count(entry: Entry | None) -> int:
    """Return the number of presses of an entry, 0 for None."""
    return 0 if entry is None else sum(isinstance(event, LauncherPressed) for event in entry.events)


def as_after_presses(view: TableView, ply: int, count: int) -> TableView:
    """Return a view of the table as it was after ``count`` presses of the entry ``ply``, while the next one is pending.

    Return it unchanged if this is not its last entry, or if that has no more presses. Only what the presses decide is
    taken back: the turn has gone on for all others, who know it from their hands.
    """
    if view.view is None or not view.recent:
        return view
    *earlier, entry = view.recent
    if entry.ply != ply or presses_count(entry) <= count:
        return view
    shown = msgspec.structs.replace(entry, events=_until(entry, count))
    actions = {seat: action for seat, action in view.actions.items() if action.ply != ply}
    note_actions(actions, shown)
    return replace(
        view,
        view=_before_draws(view.view, earlier, entry, shown),
        recent=(*earlier, shown),
        actions=actions,
        knock_outs={seat: out for seat, out in view.knock_outs.items() if out.ply != ply},
    )


def _until(entry: Entry, count: int) -> tuple[Event, ...]:
    """Return the events of an entry up to the draw of press ``count``, and the next press without its result."""
    events: list[Event] = []
    for event in entry.events:
        if isinstance(event, LauncherPressed):
            if not count:
                return (*events, LauncherPressed(event.seat, PENDING))
            count -= 1
        events.append(event)
    return entry.events


def _before_draws(state: View, earlier: list[Entry], entry: Entry, shown: Entry) -> View:
    """Return the round without the cards of ``entry`` that are not drawn in ``shown``, and with its clicks."""
    before = state.copy()
    for event in entry.events:
        if isinstance(event, SeatOut) and not event.placed:
            before.hands[event.seat] = [*event.cards]
            before.out.remove(event.seat)
    pile = len(before.pile)
    for event in entry.events[len(shown.events) - 1 :]:
        if isinstance(event, Drew) and event.cards:
            hand = before.hands[event.seat]
            before.hands[event.seat] = hand[: -len(event.cards)]
            pile += len(event.cards)
        elif isinstance(event, Reshuffled):
            pile -= len(event.cards)
    before.pile = [Card.HIDDEN] * pile
    presses = [press for past in (*earlier, shown) for press in presses_of(past) if press.fired is not None]
    before.silent = len(list(takewhile(lambda press: not press.fired, reversed(presses))))
    return before
