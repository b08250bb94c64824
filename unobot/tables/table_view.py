"""The view of a table for a screen: the seats, the round as one seat may see it, and the last moves.

Screens are drawn from a `TableView` and from nothing else, so no screen can show a card that its reader may not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from unobot.rules.events import RoundEnded
from unobot.rules.match import Entry, Match
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import observe, redacted
from unobot.storage.states import TableState
from unobot.tables.match_log import MatchLog
from unobot.tables.state import admission, clocks
from unobot.tables.state.premoves import premove
from unobot.tables.state.seating import seat_of
from unobot.tables.state.status import is_live, is_suspended
from unobot.tables.state.time_controls import is_slow
from unobot.tables.transient import TransientState


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everybody may see it. ``name`` is clean (no markdown, no mentions) and at most 24 characters."""

    index: int
    user_id: int | None
    """The person sitting there; ``None`` for an AI."""
    name: str
    level: str | None
    """The AI's level, e.g. ``casual``; ``None`` for a person."""
    host: bool
    away: bool
    """The person left; an AI plays the seat under their name until they are back."""
    autopilot: bool
    """The person's clock ran out twice; an AI plays until they press anything."""
    score: int
    """Points in the match so far."""
    ready: bool = False
    """The person needs no pause before the next round, or wants the rematch."""
    resting: bool = False
    """It is on autopilot because its owner wants it so."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one person (or, without ``seat``, the public) may see it."""

    id: int
    ply: int
    """Number of the last move of the match: goes into every button. 0 in the lobby."""
    status: str
    """``lobby``, ``playing``, ``pause`` (between rounds), ``over`` (match done) or ``closed`` (ended early)."""
    seats: tuple[SeatView, ...]
    ruleset: Ruleset
    seat: int | None
    """The reader's seat, if they have one."""
    view: View | None
    """The round as that seat (or the public) sees it; ``None`` in the lobby."""
    deadline: float | None
    """When the clock acts next (Unix seconds): a turn runs out, the next round starts, a lobby closes."""
    round_ends: float | None
    """When the clock of the round runs out (Unix seconds), where the rules have one."""
    recent: tuple[Entry, ...]
    """The last entries of this round's log, redacted for the reader, oldest first."""
    causes: Mapping[int, int]
    """By seat that may be caught: the ply at which it laid its last card but one. The buttons of its Uno and its catch
    carry it."""
    round_end: RoundEnded | None
    """How the round ended, when it has (status ``pause``, ``over`` or ``closed``)."""
    winner: int | None
    """The seat that won the match, once it has."""
    placing: tuple[int, ...]
    """All seats from first to last, once the match is won."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """The points of every seat after each round."""
    commitment: str = ""
    """The SHA-256 of the seed of all shuffles, in hexadecimal."""
    seed: str | None = None
    """That seed in hexadecimal, once the match is over."""
    rematch: bool = False
    """A lobby of people who played just now: it begins when all who are seated want it."""
    turn: float | None = None
    """Seconds for a move that this table has chosen for itself."""
    slow: bool = False
    """Nobody sits and waits for the next move here."""
    drawn: bool = False
    """The table wants to be drawn from above."""
    suspended: bool = False
    """The table's channel is out of the bot's reach, and everything waits."""
    adjourned: bool = False
    """It waits because nobody was there."""
    access: str = "open"
    """The people who may take a free seat: ``open``, ``invited`` or ``closed``."""
    invited: tuple[int, ...] = ()
    """The people who may, if it is by invitation."""
    kicked: bool = False
    """The reader was sent away from this match."""
    takes_back: bool = False
    """At this table a move may be taken back for a moment."""
    may_take_back: bool = False
    """The reader may do so now."""
    barred: str | None = None
    """Why the reader, who has no seat, may not take one, as the id of a sentence; ``None`` if they may."""
    joins: bool = False
    """The reader has a seat from the next round on."""
    may_join: bool = False
    """The reader may have one."""
    failed_engines: tuple[tuple[str, str], ...] = ()
    """Engines that have failed in this match: the names of their seats, which AIs have now, and their own."""
    engines: tuple[str, ...] = ()
    """The engines that may be seated here."""
    newcomers: tuple[str, ...] = ()
    """The names of all who join with the next round."""
    to_take: tuple[int, ...] = ()
    """The seats that the reader may take over at once."""
    premove: str = ""
    """The card that the reader has chosen ahead, as a play in the notation; empty for none."""
    premove_dropped: str = ""
    """Why one that they had chosen is not played: ``color``, ``unfit``."""
    skip_votes: int = 0
    """The number of people who want to skip the current turn."""
    skip_needed: int = 0
    """The votes with which it is skipped; 0 if it cannot be."""
    may_skip: bool = False
    """The reader could vote for it."""


def table_view(
    state: TableState,
    log: MatchLog | None,
    transient: TransientState,
    user_id: int | None,
    engines: tuple[str, ...],
) -> TableView:
    """Return the table as a person sees it; as the public does for ``None`` and for people without a seat."""
    seat = None if user_id is None else seat_of(state, user_id)
    match = log.match if log else None
    round_state = match.round if match else None
    voters = clocks.skip_voters(state, round_state) if round_state else []
    needed = clocks.skip_votes_needed(voters)
    votes = [user for user in voters if user in transient.skip_votes]
    window = transient.take_back
    over = match is not None and match.winner is not None
    ahead = premove(state, user_id) if state.premoves and user_id is not None else None
    newcomers = state.seat_changes.newcomers
    ruleset = state.ruleset
    rematch_votes = state.rematch.votes if state.status == "lobby" and state.rematch is not None else ()
    return TableView(
        id=state.id,
        ply=log.ply if log else 0,
        status="over" if over else state.status,
        seats=tuple(
            SeatView(
                index=index,
                user_id=mine.user_id,
                name=mine.name,
                level=mine.level,
                host=mine.user_id == state.host_id,
                away=mine.away,
                autopilot=mine.autopilot,
                score=match.scores[index] if match else 0,
                ready=index in transient.ready or mine.user_id in rematch_votes,
                resting=mine.autopilot and not mine.misses,
            )
            for index, mine in enumerate(state.seats)
        ),
        ruleset=ruleset,
        seat=seat,
        view=observe(round_state, seat) if round_state else None,
        deadline=state.deadline,
        round_ends=transient.round_ends,
        recent=tuple([redacted(entry, seat) for entry in log.recent]) if log else (),
        causes=dict(log.causes) if log else {},
        round_end=round_state.outcome if round_state else None,
        winner=match.winner if match else None,
        placing=match.placing if match else (),
        sheet=tuple(log.sheet) if log else (),
        commitment=sha256(state.secret).hexdigest(),
        seed=log.seed.hex() if log is not None and state.status == "closed" else None,
        rematch=state.status == "lobby" and state.rematch is not None,
        turn=state.options.turn_seconds,
        slow=state.options.turn_seconds is not None and is_slow(ruleset, state.options),
        drawn=state.options.look == "picture",
        suspended=state.suspended is not None and is_suspended(state),
        adjourned=state.adjourned and is_live(state),
        access=state.admission.access,
        invited=state.admission.invited,
        kicked=user_id in state.admission.kicked,
        takes_back=state.options.take_back,
        may_take_back=window is not None and window.offered and window.seat == seat,
        barred=admission.barred(state, user_id) if seat is None and user_id is not None else None,
        to_take=_to_take(state, match, user_id) if seat is None else (),
        premove="" if ahead is None or ahead.dropped else str(ahead.move),
        premove_dropped="" if ahead is None else ahead.dropped,
        joins=user_id is not None and any(each.user_id == user_id for each in newcomers),
        may_join=seat is None and user_id is not None and admission.may_join_late(state, user_id),
        failed_engines=state.seat_changes.failed_engines,
        engines=engines,
        newcomers=tuple(each.name for each in newcomers),
        skip_votes=len(votes),
        skip_needed=needed,
        may_skip=user_id in voters and user_id not in votes,
    )


def _to_take(state: TableState, match: Match | None, user_id: int | None) -> tuple[int, ...]:
    if match is None or user_id is None or admission.barred(state, user_id):
        return ()
    return admission.seats_to_take(state, match, user_id)
