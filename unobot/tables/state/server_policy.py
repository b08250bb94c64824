"""The policy of a server: what its admins decided about people, AIs and rules. Every door asks these checks."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from unobot.model.former import alias_of
from unobot.model.refused import Refused
from unobot.model.table import TableState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.state.seating import is_engine
from unobot.uui.protocol import rules_for_engines


@dataclass(frozen=True, slots=True)
class ServerPolicy:
    """The decisions of the admins of one server (`/unoadmin`)."""

    banned: frozenset[int] = frozenset()
    """The users who may not play: their ids, and the aliases of users whose data was deleted."""
    key: bytes = b""
    """The key of the aliases. It is empty if no alias is banned."""
    rules_locked: bool = False
    """Whether hosts must play the rules of the settings."""
    most_ais: int | None = None
    """The most AIs that may be seated at a table. ``None`` for no limit."""

    def bans(self, user_id: int) -> bool:
        """Return whether this user may not play."""
        return user_id in self.banned or (self.key != b"" and alias_of(user_id, self.key) in self.banned)


def check_may_take_part(policy: ServerPolicy, user_id: int) -> None:
    """Raise `Refused` if this person is banned in the server."""
    if policy.bans(user_id):
        raise Refused("refused-banned")


def check_may_be_invited(policy: ServerPolicy, guest_id: int, name: str) -> None:
    """Raise `Refused` if this guest, called ``name``, is banned in the server."""
    if policy.bans(guest_id):
        raise Refused("refused-invite-banned", name=name)


def check_may_choose_rules(policy: ServerPolicy, choice: Ruleset, fixed: Ruleset) -> None:
    """Raise `Refused` if the server locks its rules, and the ``choice`` differs from the ``fixed`` rules."""
    if policy.rules_locked and choice != fixed:
        raise Refused("refused-rules-locked")


def check_ais(policy: ServerPolicy, state: TableState) -> None:
    """Raise `Refused` if more AIs are seated than the server allows."""
    if policy.most_ais is not None and _ais(state) > policy.most_ais:
        raise Refused("refused-ais-capped", most=policy.most_ais)


def within_limits(policy: ServerPolicy, lobby: TableState, fixed: Ruleset) -> TableState:
    """Return a lobby as the server allows it: without banned people, and without the last extra AIs.

    If the server locks its rules, it has the ``fixed`` ones, and no engine that cannot play them.
    """
    seats = [seat for seat in lobby.seats if seat.user_id is None or not policy.bans(seat.user_id)]
    extra = 0 if policy.most_ais is None else max(0, _ais(lobby) - policy.most_ais)
    for seat in [seat for seat in reversed(seats) if seat.user_id is None][:extra]:
        seats.remove(seat)
    if policy.rules_locked and rules_for_engines(fixed) != fixed:
        seats = [seat for seat in seats if not is_engine(seat)]
    return replace(lobby, seats=tuple(seats), ruleset=fixed if policy.rules_locked else lobby.ruleset)


def _ais(state: TableState) -> int:
    return sum(seat.user_id is None for seat in state.seats)
