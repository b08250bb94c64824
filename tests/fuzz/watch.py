"""Invariants of every table, checked at the few functions that every change passes through.

`Watch.acting` names the people who act now. While it is empty, only clocks and AIs may change anything. A violation is
not raised there, because the bot would handle it as its own error. It is added to `Watch.wrongs` instead, which the
arena checks afterwards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol
from unittest.mock import patch

import discord

from unobot.ai.levels import LEVELS
from unobot.i18n import text_for
from unobot.rules.cards import Card
from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import PASS, TAKE_BACK, MoveSyntaxError, parse_move
from unobot.rules.play.decide import legal_moves
from unobot.rules.round import Round
from unobot.storage.states import SeatState, TableState
from unobot.tables.match_log import MatchLog
from unobot.tables.move_intake import MoveIntake
from unobot.tables.persistence import Persistence
from unobot.tables.race import Submission
from unobot.tables.state.premoves import premove
from unobot.tables.state.seating import seat_of
from unobot.wording.card_words import hand_words

_EN = text_for("en")


@dataclass(frozen=True)
class Acting:
    """The sender of an interaction, its server and its channel."""

    user: int
    guild: int | None
    channel: int
    moderates: bool


class Watch:
    """Checks every change of every table of this process."""

    def __init__(self) -> None:
        self.wrongs: list[str] = []
        self.played = 0
        self.acting: Collection[Acting] = ()
        self._held: dict[tuple[int, int], set[Card]] = defaultdict(set)
        self._lines: dict[int, set[str]] = defaultdict(set)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch until the end of the block."""
        play, write, append = MoveIntake._play, Persistence.write, Persistence.append
        begin, restore = Persistence.begin, Persistence.restore

        async def watched_play(intake: MoveIntake, submission: Submission, entry: Entry) -> None:
            self._look_at_move(intake._stored, submission, entry)
            await play(intake, submission, entry)

        async def watched_write(stored: Persistence, state: TableState) -> None:
            self._look_at_seats(stored.state, state)
            await write(stored, state)
            if stored.log is not None:  # taking over a seat takes over its hand
                self._note_hands(stored)

        async def watched_append(stored: Persistence, entry: Entry, state: TableState, now: float) -> None:
            await append(stored, entry, state, now)
            self._note_hands(stored)

        async def watched_begin(
            stored: Persistence, state: TableState, log: MatchLog, salt: int, entry: Entry, now: float
        ) -> None:
            await begin(stored, state, log, salt, entry, now)
            self._note_hands(stored)

        def watched_restore(stored: Persistence, seed: bytes, salt: int, entries: list[Entry]) -> None:
            restore(stored, seed, salt, entries)
            self._note_hands(stored)

        with (
            patch.object(MoveIntake, "_play", watched_play),
            patch.object(Persistence, "write", watched_write),
            patch.object(Persistence, "append", watched_append),
            patch.object(Persistence, "begin", watched_begin),
            patch.object(Persistence, "restore", watched_restore),
        ):
            yield

    def has_held(self, user: int, table: int, card: Card) -> bool:
        """Return whether this person's hand at that table ever held the card."""
        return card in self._held[table, user]

    def has_had(self, user: int, line: str) -> bool:
        """Return whether this line has ever listed exactly this person's hand."""
        return line in self._lines[user]

    def _note_hands(self, stored: Persistence) -> None:
        assert stored.log is not None
        for seat, hand in zip(stored.state.seats, stored.log.round.hands, strict=True):
            if seat.user_id is not None and hand:
                cards = sorted(hand, key=lambda card: card.order)
                self._held[stored.state.id, seat.user_id].update(cards)
                self._lines[seat.user_id].add(_EN("hand-cards", count=len(cards), cards=hand_words(_EN, cards)))

    def _look_at_move(self, stored: Persistence, submission: Submission, entry: Entry) -> None:
        assert stored.log is not None
        owner = stored.state.seats[submission.seat]
        where = f"table {stored.state.id}, seat {submission.seat}, move {entry.move} by {submission.by}"
        if entry.seat != submission.seat or entry.move != str(submission.move):
            self.wrongs.append(f"the entry is not what was submitted: {where}")
        legal = submission.move in legal_moves(stored.log.round, submission.seat) or (
            submission.move == TAKE_BACK and stored.state.options.take_back and stored.log.takes_back == submission.seat
        )
        if not legal and submission.by is None:
            self.wrongs.append(f"not legal: {where}")
        if not self.acting:
            user = owner.user_id if submission.by is None else None
            if user is not None and not (_is_ahead(stored.state, user, entry) or _is_kept(stored.log.round, entry)):
                self.wrongs.append(f"played without its owner: {where}")
            return
        self.played += 1
        if submission.by is not None or owner.user_id is None:
            self.wrongs.append(f"not a person's move: {where}")
        elif not self._acts(owner.user_id):
            self.wrongs.append(f"{self.acting} moved for somebody else: {where}")

    def _look_at_seats(self, old: TableState, new: TableState) -> None:
        if not self.acting:
            return
        where = f"table {old.id}: {self.acting}"
        for user in _people(old).keys() ^ _people(new).keys():
            if not self._is_there(old, user, channel=user in _people(new)):
                self.wrongs.append(f"a seat was taken or given up for somebody else, {where}")
        self._look_at_absence(old, new, where)
        seated = any(seat_of(state, who.user) is not None for state in (old, new) for who in self.acting)
        if _ais(old) != _ais(new) and not seated:  # taking over an AI's seat leaves the person seated
            self.wrongs.append(f"a stranger asked an AI in or out, {where}")
        if any(level not in LEVELS for level in _ais(new)):
            self.wrongs.append(f"an AI that there is not, {where}")
        for each in set(new.premoves) - set(old.premoves):
            if not each.dropped and not self._acts(each.user_id):
                self.wrongs.append(f"a card was chosen ahead for somebody else, {where}")
        if old.ruleset != new.ruleset and (old.status != "lobby" or not self._is_there(old, old.host_id)):
            self.wrongs.append(f"the rules were changed without right, {where}")
        if new.status == "closed" and not self._may_close(old, new):
            self.wrongs.append(f"closed without right, {where}")

    def _look_at_absence(self, old: TableState, new: TableState, where: str) -> None:
        for user in _people(old).keys() & _people(new).keys():
            before, after = _people(old)[user], _people(new)[user]
            left = (after.away and not before.away) or (after.autopilot and not before.autopilot)
            if left and not self._is_there(old, user):
                self.wrongs.append(f"somebody else left, {where}")
            back = (before.away and not after.away) or (before.autopilot and not after.autopilot)
            if back and not left and not self._acts(user):
                self.wrongs.append(f"somebody else came back, {where}")

    def _acts(self, user: int) -> bool:
        """Return whether this person acts now, from any server: a hand may be played anywhere."""
        return any(who.user == user for who in self.acting)

    def _is_there(self, state: TableState, user: int, *, channel: bool = False) -> bool:
        """Return whether this person acts from the table's server or a direct message.

        With ``channel``, only the table's channel counts.
        """
        return any(
            who.user == user
            and (who.guild in (None, state.guild_id) if not channel else who.channel == state.channel_id)
            for who in self.acting
        )

    def _may_close(self, old: TableState, new: TableState) -> bool:
        moderated = any(who.moderates and who.guild == old.guild_id for who in self.acting)
        return moderated or self._is_there(old, old.host_id) or not _people(new)


def _is_ahead(state: TableState, user: int, entry: Entry) -> bool:
    """Return whether this move is the premove of its owner."""
    chosen = premove(state, user)
    return chosen is not None and not chosen.dropped and entry.move in (str(chosen.move), f"{chosen.move}!")


def _is_kept(state: Round, entry: Entry) -> bool:
    """Return whether a drawn card is kept. The table does that for a player without a choice."""
    return state.phase is Phase.DRAWN and entry.move == str(PASS)


def _people(state: TableState) -> dict[int, SeatState]:
    return {seat.user_id: seat for seat in state.seats if seat.user_id is not None}


def _ais(state: TableState) -> list[str]:
    return [seat.level for seat in state.seats if seat.level is not None]


class Hands(Protocol):
    """The hands that each person ever had."""

    def has_held(self, user: int, table: int, card: Card) -> bool:
        """Return whether this person's hand at that table ever held the card."""
        ...

    def has_had(self, user: int, line: str) -> bool:
        """Return whether this line has ever listed exactly this person's hand."""
        ...


def leaks(hands: Hands, reader: int | None, text: str, custom_ids: Collection[str]) -> list[str]:
    """List the parts of a message that belong to the hand of another player than its reader (``None``: the public)."""
    found = []
    for line in text.splitlines():
        if line.startswith("Your hand, ") and (reader is None or not hands.has_had(reader, line)):
            found.append(f"{reader} is shown the hand {line!r}")
    for custom_id in custom_ids:
        _, table, _, verb, arg = custom_id.partition("#")[0].split(":")
        card = _card(verb, arg)
        if card is not None and (reader is None or not hands.has_held(reader, int(table), card)):
            found.append(f"{reader} is shown the button {custom_id!r}")
    return found


def _card(verb: str, arg: str) -> Card | None:
    """Return the card that a hand's button names, or ``None``."""
    first = arg.partition("-")[0] if verb == "step" else ""
    if verb in ("move", "premove"):
        try:
            first = str(next(iter(getattr(parse_move(arg), "cards", ())), ""))
        except MoveSyntaxError:
            return None
    try:
        return Card(first)
    except ValueError:
        return None


def moderates(permissions: int) -> bool:
    """Return whether these permissions make a moderator."""
    return discord.Permissions(permissions).manage_messages
