"""The view of a table for a screen: the seats, the round as one seat may see it, and the last moves.

Screens are drawn only from a `TableView`, so no screen can show a card that its reader may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Reversible
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal, NamedTuple

from msgspec.structs import replace

from unobot.model.former import FORMER
from unobot.model.places import PlaceKind
from unobot.model.seat import RatingChange
from unobot.model.table import KnownTerms, Premove, TableState
from unobot.records.knock_outs import KnockedOut
from unobot.records.match_facts import MatchFacts
from unobot.results.match_results import is_of_people
from unobot.rules.cards import Card, Color
from unobot.rules.events import Caught, Challenged, FalselyCaught, Phase, RoundEnded, UnoSaid
from unobot.rules.match import Entry
from unobot.rules.moves import Catch, Move, SayUno
from unobot.rules.play.legality import legal_moves
from unobot.rules.round import Round, View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import observe, redacted
from unobot.tables.comings import Coming
from unobot.tables.hits import Hit, last_hit
from unobot.tables.last_actions import LastAction
from unobot.tables.match_log import MatchLog
from unobot.tables.moments import Moment
from unobot.tables.reactions import visible_reactions
from unobot.tables.remarks import remarks
from unobot.tables.shared_deals import is_shared
from unobot.tables.state import admission, clocks
from unobot.tables.state.places import PLACES, runs_out
from unobot.tables.state.premoves import premove
from unobot.tables.state.seating import is_forsaken, seat_of
from unobot.tables.state.status import is_live, is_running, is_suspended
from unobot.tables.state.terms import known_terms
from unobot.tables.state.time_controls import is_slow
from unobot.tables.state.timing import ai_pace
from unobot.tables.transient import TransientState


@dataclass(slots=True)
class SeatView:
    """The public facts of one seat. ``name`` is clean (no Markdown, no mentions) and at most 24 characters long.

    A view is never changed. It is not frozen, because a frozen class takes three times as long to make.
    """

    index: int
    user_id: int | None
    """The person in the seat. ``None`` for an AI."""
    name: str
    emblem: int
    """The number of the seat's emblem (`pictures.emblems`). It moves with the player when seats are reshuffled."""
    level: str | None
    """The AI's level, e.g. ``casual``; ``None`` for a person."""
    host: bool
    away: bool
    """Whether the person left. An AI plays the seat under their name until they return."""
    autopilot: bool
    """Whether the person's clock ran out twice. An AI plays until they press a button."""
    score: int
    """Points in the match so far."""
    ready: bool = False
    """Whether the person needs no pause before the next round, or agrees to the rematch."""
    resting: bool = False
    """Whether the person switched the autopilot on themselves."""

    @property
    def is_former(self) -> bool:
        """Return whether the data of the player was deleted, so that they have no name."""
        return self.name == FORMER


@dataclass(slots=True)
class TableView:
    """A table as one person (or, without ``seat``, the public) may see it. It is never changed."""

    id: int
    ply: int
    """The number of the last move of the match, or 0 in the lobby. Every button contains it."""
    status: str
    """``lobby``, ``playing``, ``pause`` (between rounds), ``over`` (match done) or ``closed`` (ended early)."""
    seats: tuple[SeatView, ...]
    ruleset: Ruleset
    seat: int | None
    """The reader's seat, or ``None``."""
    view: View | None
    """The round as that seat (or the public) sees it. ``None`` in the lobby."""
    deadline: float | None
    """When the clock acts next (Unix seconds): a turn runs out, the next round starts, or a lobby closes."""
    round_ends: float | None
    """When the clock of the round runs out (Unix seconds), if the rules have one."""
    recent: tuple[Entry, ...]
    """The last entries of this round's log, redacted for the reader, oldest first."""
    causes: Mapping[int, int]
    """For each seat that may be caught: the ply at which it played its last card but one. The buttons *Uno* and *Catch*
    contain it.
    """
    round_end: RoundEnded | None
    """How the round ended. Set in the statuses ``pause``, ``over`` and ``closed``."""
    winner: int | None
    """The seat that won the match, or ``None``."""
    placing: tuple[int, ...]
    """All seats from first to last, after the match is won."""
    news: str = ""
    """The id of the news that the lobby shows, or an empty text."""
    comings: tuple[Coming, ...] = ()
    """The comings and goings since the bot started, the newest last."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """The points of every seat after each round."""
    facts: MatchFacts | None = None
    """The facts of the match, after it was won."""
    achievements: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The seats whose people have new achievements, and these, after the match was won."""
    ratings: tuple[RatingChange, ...] = ()
    """The ratings of people before and after the match, once its result is written."""
    commitment: str = ""
    """The SHA-256 of the seed of all shuffles, in hexadecimal. It is shown before the match."""
    seed: str | None = None
    """The seed in hexadecimal, after the match is over. It is missing while the deal is sealed."""
    sealed: bool = False
    """Whether other tables may still play the same deal, so that no hand may be shown when a round is over."""
    rematch: bool = False
    """Whether this lobby is a rematch. It starts when all seated people agree."""
    turn: float | None = None
    """The seconds for a move that this table has chosen, or ``None``."""
    slow: bool = False
    """Whether the time per move is so long that players do not wait at the screen."""
    drawn: bool = False
    """Whether the table is shown as a picture."""
    moments: bool = True
    """Whether the table celebrates its moments."""
    actions: Mapping[int, LastAction] = field(default_factory=dict)
    """By seat: what it did last in this round."""
    knock_outs: Mapping[int, KnockedOut] = field(default_factory=dict)
    """By seat: the knock-outs of this round."""
    remarks: tuple[Moment, ...] = ()
    """The moments of this round that an AI remarks on. Only the public view has them."""
    reactions: tuple[tuple[int, str], ...] = ()
    """The reactions on the table: seat and emote, the newest last. Only the public view has them."""
    reacts: bool = True
    """Whether this table has reactions."""
    muted: tuple[int, ...] = ()
    """The people whose reactions are muted."""
    suspended: bool = False
    """Whether the table is suspended."""
    adjourned: bool = False
    """Whether the table was suspended because no person was present."""
    access: str = "open"
    """The people that may take a free seat: ``open``, ``invited`` or ``closed``."""
    invited: tuple[int, ...] = ()
    """The invited people."""
    kicked: bool = False
    """Whether the reader was kicked from this match."""
    takes_back: bool = False
    """Whether this table allows moves to be taken back for a moment."""
    may_take_back: bool = False
    """Whether the reader may take their move back now."""
    barred: str | None = None
    """The message id of the reason why the reader, who has no seat, may not take one. ``None`` if they may."""
    joins: bool = False
    """Whether the reader joins in the next round."""
    may_join: bool = False
    """Whether the reader may join in the next round."""
    failed_engines: tuple[tuple[str, str], ...] = ()
    """The engines that failed in this match: the name of the seat, which an AI has now, and the name of the engine."""
    engines: tuple[str, ...] = ()
    """The engines that may be seated at this table."""
    newcomers: tuple[str, ...] = ()
    """The names of the people who join in the next round."""
    to_take: tuple[int, ...] = ()
    """The seats that the reader may take over now."""
    may_see_backs: bool = False
    """Whether the reader, who has no seat and can take none in this round, may see the backs of all hands."""
    premove: str = ""
    """The reader's premove, as a play in the notation. Empty for none."""
    premove_dropped: str = ""
    """Why the reader's premove was dropped: ``color`` or ``unfit``. Empty if it was not."""
    shown_challenge: Challenged | None = None
    """The challenge that showed the reader a hand, until the reader's next move."""
    skip_votes: int = 0
    """The number of votes to skip the current turn."""
    skip_needed: int = 0
    """The number of votes that skip the turn. 0 if it cannot be skipped."""
    may_skip: bool = False
    """Whether the reader may vote to skip the turn."""
    place: PlaceKind = "server"
    """The kind of place in which the table stands."""
    ai_pace: Literal["normal", "fast", "at once"] = "normal"
    """How fast the AIs play."""
    longer: Ruleset | None = None
    """The last rules of several rounds, if this lobby was set to one round since."""
    known_terms: KnownTerms | None = None
    """The terms that the reader knows, if the lobby's terms have changed since. ``None`` if nothing has changed."""
    limited: tuple[str, ...] = ()
    """The parts of this lobby that an admin's new limit has changed: ``rules``, ``ais``."""
    waits: bool = False
    """Whether play has stopped until a player is back: nobody is there, and AIs do not decide a match alone."""
    is_silent: bool = False
    """Whether the table waits because no press can arrive. No clock runs then, and none is shown."""
    is_nobodys: bool = False
    """Whether the match is over, and counts for nobody: no person was there at its end."""
    leavers: tuple[int, ...] = ()
    """The seats of people who count as having left the match, which is over. They ended it or removed a rival."""
    alone: bool = False
    """Whether the reader plays alone against AIs, which answer at once. So nothing is chosen ahead or told again."""

    @property
    def is_together(self) -> bool:
        """Return whether the table and the hand of its only player are one message."""
        return self.alone or self.place == "direct"

    @property
    def all_rest(self) -> bool:
        """Return whether all people have switched the autopilot on themselves."""
        return all(seat.autopilot and seat.resting for seat in self.seats if seat.level is None)


def table_view(
    state: TableState,
    log: MatchLog | None,
    transient: TransientState,
    user_id: int | None,
    engines: tuple[str, ...],
) -> TableView:
    """Return the table as a user sees it. ``None``, and users without a seat, get the public view."""
    seat = None if user_id is None else seat_of(state, user_id)
    match = log.match if log else None
    round_state = match.round if match else None
    skip = clocks.skip_vote(state, round_state, transient.skip_votes) if round_state else clocks.SkipVote()
    waits = is_running(state) and is_forsaken(state)
    window = transient.take_back
    over = match is not None and match.winner is not None
    is_timed = PLACES[state.place].is_timed or state.status != "playing" or state.suspended or runs_out(state)
    planned = premove(state, user_id) if state.premoves and user_id is not None else None
    newcomers = state.seat_changes.newcomers
    ruleset = state.ruleset
    sealed = is_shared(state) and not transient.is_unsealed
    outcome = round_state.outcome if round_state else None
    rematch_votes = state.rematch.votes if state.status == "lobby" and state.rematch is not None else ()
    return TableView(
        id=state.id,
        ply=log.ply if log else 0,
        status="over" if over else state.status,
        seats=tuple(
            SeatView(
                index=index,
                user_id=seated.user_id,
                name=seated.name,
                emblem=seated.emblem,
                level=seated.level,
                host=seated.user_id == state.host_id,
                away=seated.away,
                autopilot=seated.autopilot,
                score=match.scores[index] if match else 0,
                ready=index in transient.ready or seated.user_id in rematch_votes,
                resting=seated.autopilot and not seated.misses,
            )
            for index, seated in enumerate(state.seats)
        ),
        ruleset=ruleset,
        seat=seat,
        view=observe(round_state, seat) if round_state else None,
        deadline=state.deadline if is_timed and not (waits or transient.is_silent) else None,
        round_ends=None if waits or transient.is_silent else transient.round_ends,
        recent=_recent(log, seat) if log else (),
        comings=log.comings if log else (),
        causes=dict(log.causes) if log else {},
        actions=dict(log.actions) if log else {},
        knock_outs=dict(log.knock_outs) if log else {},
        round_end=without_hands(outcome) if outcome is not None and sealed else outcome,
        winner=match.winner if match else None,
        placing=match.placing if match else (),
        sheet=tuple(log.sheet) if log else (),
        facts=log.facts if log and not sealed else None,
        achievements=log.achievements or () if log and not sealed else (),
        ratings=state.seat_changes.ratings,
        commitment=sha256(state.secret).hexdigest(),
        seed=log.seed.hex() if log is not None and state.status == "closed" and not sealed else None,
        sealed=sealed,
        rematch=state.status == "lobby" and state.rematch is not None,
        turn=state.options.turn_seconds,
        slow=state.options.turn_seconds is not None and is_slow(ruleset, state.options),
        drawn=state.options.look == "picture",
        moments=state.options.moments,
        remarks=remarks(state, log) if log is not None and user_id is None else (),
        reactions=visible_reactions(state, transient) if user_id is None and transient.reactions else (),
        reacts=state.options.reactions,
        muted=state.options.muted,
        suspended=state.suspended is not None and is_suspended(state),
        adjourned=state.adjourned and is_live(state),
        access=state.admission.access,
        invited=state.admission.invited,
        kicked=user_id in state.admission.kicked,
        takes_back=state.options.take_back,
        may_take_back=window is not None and window.offered and window.seat == seat,
        barred=admission.barred(state, user_id) if seat is None and user_id is not None else None,
        to_take=_to_take(state, log, user_id) if seat is None else (),
        may_see_backs=seat is None and _may_see_backs(state, log, user_id),
        place=state.place,
        ai_pace=ai_pace(state),
        known_terms=None if user_id is None or not state.options.known_terms else known_terms(state, user_id),
        limited=state.options.limited,
        news=state.options.news,
        longer=state.options.longer,
        premove="" if planned is None or planned.dropped else str(planned.move),
        premove_dropped="" if planned is None else planned.dropped,
        joins=user_id is not None and any(newcomer.user_id == user_id for newcomer in newcomers),
        may_join=seat is None and user_id is not None and admission.may_join_late(state, user_id),
        failed_engines=state.seat_changes.failed_engines,
        engines=engines,
        newcomers=tuple(newcomer.name for newcomer in newcomers),
        shown_challenge=shown_challenge(log.recent, seat) if log and seat is not None else None,
        skip_votes=len(skip.votes),
        skip_needed=skip.needed,
        may_skip=user_id in skip.voters and user_id not in skip.votes,
        waits=waits,
        is_silent=transient.is_silent,
        is_nobodys=match is not None and not is_live(state) and not is_of_people(state, is_won=over),
        leavers=() if is_live(state) else tuple(_leavers(state)),
    )


def _leavers(state: TableState) -> Iterator[int]:
    """Yield the seats of people who count as having left the match."""
    for number, seat in enumerate(state.seats):
        if seat.user_id is not None and seat.user_id in state.seat_changes.leavers:
            yield number


def _to_take(state: TableState, log: MatchLog | None, user_id: int | None) -> tuple[int, ...]:
    if log is None or user_id is None or admission.barred(state, user_id):
        return ()
    return admission.seats_to_take(state, log.match, user_id)


def _may_see_backs(state: TableState, log: MatchLog | None, user_id: int | None) -> bool:
    if log is None or log.round.backs is None or user_id is None or state.status != "playing":
        return False
    return not _to_take(state, log, user_id)


def moves_of(state: TableState, log: MatchLog | None, user_id: int) -> list[Move]:
    """Return the legal moves of a user. There are none without a seat and between rounds."""
    seat = seat_of(state, user_id)
    if seat is None or log is None or state.status != "playing" or is_suspended(state):
        return []
    return legal_moves(log.round, seat)


class HandFacts(NamedTuple):
    """Everything about the table that a player's hand shows during a round while it has no open step.

    The rules are not part of it: no table changes them while a round is played.
    """

    locale: str
    """The language of the table, which players read if nothing says which language they speak."""
    seat: int
    is_mover: bool
    """Whether the seat is the one to move."""
    ply: int | None
    """The number of the last entry, which the buttons contain. ``None`` if the player can do nothing now."""
    deadline: float | None
    is_silent: bool
    hand: tuple[Card, ...]
    unseen: int
    moves: tuple[Move, ...]
    causes: tuple[tuple[int, int], ...]
    names: tuple[str, ...]
    autopilot: bool
    resting: bool
    waits: bool
    out: tuple[int, ...] | None
    partner: int | None
    """The number of cards of the partner, if the rules have teams."""
    shown_challenge: Challenged | None
    takes_back: bool
    premove: Premove | None
    known_terms: KnownTerms | None
    is_over: bool
    waiting: tuple[int, int, Card | None, Color | None, int] | None
    """For a player who waits: the seat to move, its emblem, the top card, the color, and the next seat."""
    hit: Hit | None
    backs: tuple[tuple[Card, ...], ...]
    """In a deck with two sides: the backs of the other hands."""


def hand_facts(state: TableState, log: MatchLog | None, transient: TransientState, user_id: int) -> HandFacts | None:
    """Return what a user's hand shows, or None if they do not hold cards: then a hand may show anything.

    As long as the facts are the same, no move changes the hand. A hand that waits says who thinks on which card.
    """
    if log is None:
        return None
    # The panel and the DM of a player ask for the same facts several times between two moves.
    ply, origin, window, facts = log.hand_facts.get(user_id, (None, None, None, None))
    if ply != log.ply or origin is not state or window is not transient.take_back:
        facts = _hand_facts(state, log, transient, user_id)
        if facts is not None:  # else it may be one of many spectators
            log.hand_facts[user_id] = log.ply, state, transient.take_back, facts
    assert facts is None or isinstance(facts, HandFacts)
    return facts


def _hand_facts(state: TableState, log: MatchLog, transient: TransientState, user_id: int) -> HandFacts | None:
    seat, round_state = seat_of(state, user_id), log.match.round
    if seat is None or round_state is None or state.status != "playing" or state.suspended is not None:
        return None
    seated, hands = state.seats[seat], round_state.hands
    if seated.away or round_state.phase is Phase.VOTE:
        return None
    moves, is_mover, window = legal_moves(round_state, seat), round_state.to_move == seat, transient.take_back
    takes_back = window is not None and window.offered and window.seat == seat
    can_act = is_mover or takes_back or any(not isinstance(move, Catch | SayUno) for move in moves)  # see `causes`
    return HandFacts(
        locale=state.locale,
        seat=seat,
        is_mover=is_mover,
        ply=log.ply if can_act else None,
        deadline=state.deadline if is_mover else None,
        is_silent=is_mover and transient.is_silent,
        hand=tuple(hands[seat]),
        unseen=round_state.unseen[seat],
        moves=tuple(moves),
        causes=tuple(log.causes.items()),
        names=tuple([player.name for player in state.seats]),
        autopilot=seated.autopilot,
        resting=seated.misses == 0,
        waits=is_forsaken(state),
        out=tuple(round_state.out) if seat in round_state.out else None,
        partner=len(hands[(seat + len(hands) // 2) % len(hands)]) if round_state.ruleset.teams else None,
        shown_challenge=shown_challenge(log.recent, seat),
        takes_back=takes_back,
        premove=premove(state, user_id) if state.premoves else None,
        known_terms=known_terms(state, user_id) if state.options.known_terms else None,
        is_over=round_state.phase is Phase.OVER,
        waiting=None if is_mover else _waiting(state, round_state),
        hit=last_hit(log.recent, round_state, seat),
        backs=_others_backs(round_state, seat),
    )


def _others_backs(round_state: Round, seat: int) -> tuple[tuple[Card, ...], ...]:
    if round_state.backs is None:
        return ()
    return tuple(tuple(hand) for other, hand in enumerate(round_state.backs.hands) if other != seat)


def _waiting(state: TableState, round_state: Round) -> tuple[int, int, Card | None, Color | None, int]:
    mover, top = round_state.to_move, round_state.top if round_state.discard else None
    return mover, state.seats[mover].emblem, top, round_state.color, round_state.next_seat(mover)


def _recent(log: MatchLog, seat: int | None) -> tuple[Entry, ...]:
    """Return the last entries as a seat may see them. Each entry is redacted once for each seat."""
    cached = log.redacted.get(seat, ())
    last = cached[-1].ply if cached else -1
    if last < log.ply:
        fresh = [redacted(entry, seat) for entry in log.recent if entry.ply > last]
        cached = log.redacted[seat] = (*cached, *fresh)[-len(log.recent) :]
    return cached


def shown_challenge(recent: Reversible[Entry], seat: int) -> Challenged | None:
    """Return the challenge that showed a player a hand, until the player's next move. ``recent``: the oldest first."""
    for entry in reversed(recent):
        for event in entry.events:
            if isinstance(event, Challenged) and event.seat == seat:
                return event
        if entry.seat == seat and not isinstance(entry.events[0], UnoSaid | Caught | FalselyCaught):
            return None
    return None


def without_hands(end: RoundEnded) -> RoundEnded:
    """Return the end of a round without the cards that were left."""
    return replace(end, hands=((),) * len(end.hands))
