"""The terms of a lobby: its rules, its pace, whether moves can be taken back, and how many AIs play.

A person who takes a seat agrees to what the lobby shows. If a change comes just before the start, nobody has time to
read it. So the state keeps the terms that each person knows, and their hand names what has changed until they move.
Pure functions.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from unobot.model.table import KnownTerms, TableState


def changed_by(user_id: int | None, before: TableState, after: TableState) -> TableState:
    """Return the lobby ``after`` a change, with the old terms of each person who did not make the change.

    ``user_id``: the person who made the change. If a change is undone, the old terms are removed.
    """
    if after.status != "lobby":
        return after
    old = {seat.user_id: _terms_known_by(before, seat.user_id) for seat in before.seats if seat.user_id is not None}
    updated = []
    for terms in (old[seat.user_id] for seat in after.seats if seat.user_id in old):
        now = _terms(after, terms.user_id)
        own_changes = _differences(_terms(before, terms.user_id), now) if terms.user_id == user_id else {}
        if (new_terms := replace(terms, **own_changes)) != now:
            updated.append(new_terms)
    if tuple(updated) == after.options.known_terms:
        return after
    return replace(after, options=replace(after.options, known_terms=tuple(updated)))


def without_known_terms(state: TableState, user_id: int | None) -> TableState:
    """Return the state without the old terms of a person, who has moved, and so has seen the changes in their hand."""
    rest = tuple(terms for terms in state.options.known_terms if terms.user_id != user_id)
    if rest == state.options.known_terms:
        return state
    return replace(state, options=replace(state.options, known_terms=rest))


def known_terms(state: TableState, user_id: int) -> KnownTerms | None:
    """Return the terms that a person knows. Return None if these are the terms of the table."""
    return next((terms for terms in state.options.known_terms if terms.user_id == user_id), None)


def _terms_known_by(state: TableState, user_id: int) -> KnownTerms:
    return known_terms(state, user_id) or _terms(state, user_id)


def _terms(state: TableState, user_id: int) -> KnownTerms:
    ais = sum(seat.user_id is None for seat in state.seats)
    return KnownTerms(user_id, state.ruleset.code, state.options.turn_seconds, state.options.take_back, ais)


def _differences(before: KnownTerms, after: KnownTerms) -> dict[str, object]:
    old, new = msgspec.structs.asdict(before), msgspec.structs.asdict(after)
    return {name: value for name, value in new.items() if old[name] != value}
