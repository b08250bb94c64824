"""Make a player anonymous in the state of a table, in a ban, and in the words of admins. Pure functions."""

import hmac
import re
from collections.abc import Iterable
from itertools import pairwise

from msgspec.structs import replace

from unobot.model.seat import SeatChanges, SeatOwner
from unobot.model.table import Admission, TableState

FORMER = "\ue000"
"""The name of a player whose data was deleted. Each reader sees a word of their language instead. Names of users are
cleaned, so none has this character for private use."""
NOBODY = 0
"""The id in place of the id of a player whose data was deleted. Discord gives it to nobody."""
MIN_ALIAS = 2**62
"""The smallest alias of a banned former player. Discord's ids are smaller before the year 2049."""
ELLIPSIS = "…"
"""The sign in place of a name in the words of an admin."""
_ISOLATES = "\u2066\u2067\u2068\u2069"
"""The isolates around right-to-left names at tables."""


def recorded_name(name: str) -> str:
    """Return the name of a seat in a record, which has one language."""
    return "former player" if name == FORMER else name


def is_alias(user_id: int) -> bool:
    """Return whether a number is the alias of a banned former player."""
    return MIN_ALIAS <= user_id < 2 * MIN_ALIAS


def alias_of(user_id: int, key: bytes) -> int:
    """Return the number in the ban of a user whose data was deleted. Without the key, nobody can compute it."""
    code = hmac.digest(key, user_id.to_bytes(8, "big"), "sha256")
    return MIN_ALIAS + int.from_bytes(code[:8], "big") % MIN_ALIAS


def scrub(words: str, user_id: int, names: Iterable[str]) -> str:
    """Return the words of an admin without the id and the names of a user."""
    words = re.sub(rf"[<‹][@＠]!?{user_id}[>›]|(?<!\d){user_id}(?!\d)", ELLIPSIS, words)
    for name in sorted({name.strip(_ISOLATES) for name in names} - {""}, key=len, reverse=True):
        # Ann is no part of "annoying". Some languages write no spaces, so other names may stand beside letters.
        edges = (r"(?<!\w)", r"(?!\w)") if name.isascii() or len(name) == 1 else ("", "")
        words = re.sub(re.escape(name).join(edges), ELLIPSIS, words, flags=re.IGNORECASE)
    return words


def names_of(state: TableState, user_id: int) -> set[str]:
    """Return the names that a user has, or may have had, at a table.

    Earlier owners of a seat are stored by name only. A name whose owner is not certain is included.
    """
    owners = _owners(state)
    others = {name for owner, name in owners if owner != user_id}
    earlier = {name for _, seating in state.seat_changes.seat_history for name, level in seating if level is None}
    return {name for owner, name in owners if owner == user_id} | (earlier - others)


def people_by_name(state: TableState) -> dict[str, int]:
    """Return the person of each name that a seat has, or has had. A name that may belong to several is left out."""
    people: dict[str, set[int]] = {}
    for owner, name in _owners(state):
        if owner:
            people.setdefault(name, set()).add(owner)
    return {name: owners.pop() for name, owners in people.items() if len(owners) == 1}


def _owners(state: TableState) -> list[tuple[int | None, str]]:
    """Return all known pairs of a person and their name. Seats store only the names of earlier owners."""
    changes = state.seat_changes
    owners = [(seat.user_id, seat.name) for seat in state.seats if seat.level is None]
    owners += [(newcomer.user_id, newcomer.name) for newcomer in changes.newcomers]
    for ceded in changes.ceded_seats:
        names = [ceded.name] if ceded.name else _replaced_by(state, ceded.ai)
        owners += [(ceded.user_id, name) for name in names]
    return owners


def _replaced_by(state: TableState, ai: str) -> set[str]:
    """Return the names of the people who were gone when the AI with this name got a seat."""
    seatings: list[tuple[SeatOwner, ...]] = [owners for _, owners in sorted(state.seat_changes.seat_history)]
    seatings.append(tuple((seat.name, seat.level) for seat in state.seats))
    replaced: set[str] = set()
    for before, after in pairwise(seatings):
        names = {name for name, _ in after}
        if ai in names and all(name != ai for name, _ in before):
            replaced |= {name for name, level in before if level is None and name not in names}
    return replaced


def shut_out(state: TableState, user_id: int) -> TableState:
    """Return the state with the alias of a user, who may not come back to this match after their data is deleted."""
    former = state.admission.former
    alias = alias_of(user_id, state.secret)
    return state if alias in former else replace(state, admission=replace(state.admission, former=(*former, alias)))


def is_shut_out(state: TableState, user_id: int) -> bool:
    """Return whether a user deleted their data and may not come back to this match."""
    former = state.admission.former
    return bool(former) and alias_of(user_id, state.secret) in former


def anonymize(state: TableState, user_id: int) -> TableState:
    """Return the state without the id and the names of a user. A seat that they still have is a former player's.

    A kick stays, under an alias. So does a look at the backs of all hands. A closed table in the bot's DM also loses
    its channel, because that is theirs alone.
    """
    if user_id in state.admission.kicked + state.admission.saw_backs and state.status != "closed":
        state = shut_out(state, user_id)
    names = names_of(state, user_id)
    seats = tuple(
        replace(seat, user_id=NOBODY, name=FORMER, away=True, autopilot=False) if seat.user_id == user_id else seat
        for seat in state.seats
    )
    rematch = state.rematch
    if rematch is not None:
        rematch = replace(rematch, votes=_without(rematch.votes, user_id))
    is_own = state.place == "direct" and state.status == "closed"
    return replace(
        state,
        channel_id=NOBODY if is_own else state.channel_id,
        host_id=NOBODY if state.host_id == user_id else state.host_id,
        seats=seats,
        options=replace(
            state.options,
            muted=_without(state.options.muted, user_id),
            known_terms=tuple(terms for terms in state.options.known_terms if terms.user_id != user_id),
        ),
        admission=_admission(state.admission, user_id),
        seat_changes=_seat_changes(state.seat_changes, user_id, names),
        rematch=rematch,
        premoves=tuple(premove for premove in state.premoves if premove.user_id != user_id),
    )


def _admission(admission: Admission, user_id: int) -> Admission:
    return replace(
        admission,
        invited=_without(admission.invited, user_id),
        kicked=_without(admission.kicked, user_id),
        invitations_sent=_without(admission.invitations_sent, user_id),
        saw_backs=_without(admission.saw_backs, user_id),
    )


def _seat_changes(changes: SeatChanges, user_id: int, names: set[str]) -> SeatChanges:
    return replace(
        changes,
        seat_history=tuple(
            (ply, tuple((FORMER if level is None and name in names else name, level) for name, level in seating))
            for ply, seating in changes.seat_history
        ),
        ceded_seats=tuple(ceded for ceded in changes.ceded_seats if ceded.user_id != user_id),
        newcomers=tuple(newcomer for newcomer in changes.newcomers if newcomer.user_id != user_id),
        unrated=None if changes.unrated is None else _without(changes.unrated, user_id),
        leavers=_without(changes.leavers, user_id),
    )


def _without(ids: tuple[int, ...], user_id: int) -> tuple[int, ...]:
    return tuple(other_id for other_id in ids if other_id != user_id)
