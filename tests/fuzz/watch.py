"""Invariants of every table, checked at the few functions that every change passes through.

`Watch.acting` names the people who act now. While it is empty, only clocks and AIs may change anything. A violation is
not raised there, because the bot would handle it as its own error. It is added to `Watch.wrongs` instead, which the
arena checks afterwards.
"""

from __future__ import annotations

import asyncio
import gc
import re
import time
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Protocol
from unittest.mock import patch

import discord
from msgspec.structs import replace

from unobot.ai.level_names import SEATED
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.features.help.tutorial import LESSONS, PUPIL, Lesson
from unobot.features.privacy.erasure import Erasure
from unobot.features.solo.game import SoloGame
from unobot.i18n import Look, Text, languages, text_for
from unobot.model.people import BanState, Preferences
from unobot.model.places import ChannelSettings
from unobot.model.seat import SeatState
from unobot.model.table import TableState
from unobot.rules.cards import Card
from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import PASS, TAKE_BACK, MoveSyntaxError, parse_move
from unobot.rules.play.decide import legal_moves
from unobot.rules.round import Round
from unobot.storage.bans import Bans
from unobot.tables.ai_seats.move_request import MoveRequest
from unobot.tables.automation import Automation
from unobot.tables.match_log import MatchLog
from unobot.tables.move_intake import MoveIntake
from unobot.tables.persistence import Persistence
from unobot.tables.race import Submission
from unobot.tables.state.premoves import premove
from unobot.tables.state.seating import is_forsaken, seat_of
from unobot.tables.table_view import TableView
from unobot.wording.card_words import hand_groups

BLOCK = 0.1
"""Seconds of the processor that one step of the event loop may take. Meanwhile, no other press is answered."""
_LOOKS: tuple[Look, ...] = ("shapes", "text")


@dataclass(frozen=True)
class Acting:
    """The sender of an interaction, its server and its channel."""

    user: int
    guild: int | None
    channel: int
    permissions: discord.Permissions
    places: frozenset[int | None]
    """The ids of the server and of the channel, and that of the channel of a thread."""


class Watch:
    """Checks every change of every table of this process."""

    def __init__(self) -> None:
        self.wrongs: list[str] = []
        self.blocks: list[str] = []
        """The steps of the event loop that took longer than `BLOCK`."""
        self.played = 0
        self.changed = 0
        """The number of writes of a table, of preferences and of settings."""
        self._acting: Collection[Acting] = ()
        self._has_started = False
        """Whether anybody has acted. The start of the bot may block the event loop: nobody can press anything yet."""
        self._timers: set[asyncio.Task[object] | None] = set()
        """The tasks in which the timer of a table acts now."""
        self._erased: set[int] = set()
        """The people who have deleted their data."""
        self._held: dict[tuple[int, int], set[Card]] = defaultdict(set)
        self._hands: dict[int, set[tuple[Card, ...]]] = defaultdict(set)

    @property
    def acting(self) -> Collection[Acting]:
        """The people who act now: nobody in the task of a timer, which may be due beside a press."""
        return () if asyncio.current_task() in self._timers else self._acting

    @acting.setter
    def acting(self, people: Collection[Acting]) -> None:
        self._acting = people
        self._has_started = True

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch until the end of the block."""
        play, write, append = MoveIntake._play, Persistence.write, Persistence.append
        begin, restore = Persistence.begin, Persistence.restore
        choose, settle = PreferencesCache.store_choice, PreferencesCache.store_settings

        async def watched_play(intake: MoveIntake, submission: Submission, entry: Entry) -> None:
            self._look_at_move(intake._stored, submission, entry)
            await play(intake, submission, entry)

        async def watched_write(stored: Persistence, state: TableState) -> None:
            self.changed += 1
            self._look_at_seats(stored.state, state)
            await write(stored, state)
            if stored.log is not None:  # taking over a seat takes over its hand
                self._note_hands(stored)

        async def watched_append(stored: Persistence, entry: Entry, state: TableState, now: float) -> None:
            self.changed += 1
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

        async def watched_choose(cache: PreferencesCache, user_id: int, **changes: object) -> Preferences:
            if changes.keys() - {"hinted", "locale"}:
                self.changed += 1
                if self.acting and not self._acts(user_id):
                    self.wrongs.append(f"{changes} of {user_id} was chosen by {self.acting}")
            return await choose(cache, user_id, **changes)

        async def watched_settle(
            cache: PreferencesCache, place_id: int, place: ChannelSettings, guild_id: int | None = None
        ) -> None:
            self.changed += 1
            old = await cache.own_settings(place_id)
            may = any(place_id in who.places and who.permissions.manage_guild for who in self.acting)
            if self.acting and replace(old, followers=place.followers) != place and not may:
                self.wrongs.append(f"the settings of {place_id} were changed by {self.acting}")
            await settle(cache, place_id, place, guild_id)

        with (
            self._rights_watched(),
            patch.object(PreferencesCache, "store_choice", watched_choose),
            patch.object(PreferencesCache, "store_settings", watched_settle),
            self._timers_noted(),
            self._games_noted(),
            patch.object(MoveIntake, "_play", watched_play),
            patch.object(Persistence, "write", watched_write),
            patch.object(Persistence, "append", watched_append),
            patch.object(Persistence, "begin", watched_begin),
            patch.object(Persistence, "restore", watched_restore),
            self._blocks_noted(),
        ):
            yield

    @contextmanager
    def _blocks_noted(self) -> Iterator[None]:
        """Note each step of the event loop that takes longer than `BLOCK`, until the end of the block.

        A look for unused cycles of objects may fall into any step, so its time counts for none.
        """
        run = asyncio.Handle._run
        collected = 0.0

        def time_collection(phase: str, _: dict[str, int]) -> None:
            nonlocal collected
            collected += time.thread_time() if phase == "stop" else -time.thread_time()

        def timed_run(handle: asyncio.Handle) -> None:
            begun, before = time.thread_time(), collected
            run(handle)
            took = time.thread_time() - begun - (collected - before)
            if self._has_started and took > BLOCK:
                self.blocks.append(f"the event loop was blocked for {took:.3f} s of the processor by {handle!r}")

        gc.callbacks.append(time_collection)
        try:
            with patch.object(asyncio.Handle, "_run", timed_run):
                yield
        finally:
            gc.callbacks.remove(time_collection)

    @contextmanager
    def _games_noted(self) -> Iterator[None]:
        """Note the hands of games alone, which follow from finished matches, until the end of the block."""
        look = SoloGame.view

        def noted_look(game: SoloGame) -> TableView:
            cards = tuple(sorted(game.log.round.visible_hand(game.seat), key=lambda card: card.sort))
            self._hands[game.user_id].add(cards)
            self._held[game.state.id, game.user_id].update(cards)
            if self.acting and not self._acts(game.user_id):
                self.wrongs.append(f"the game of {game.user_id} was shown to {self.acting}")
            return look(game)

        with patch.object(SoloGame, "view", noted_look):
            yield

    @contextmanager
    def _rights_watched(self) -> Iterator[None]:
        """Watch the bans and the deletions of data until the end of the block."""
        put, lift, erase = Bans.put, Bans.lift, Erasure.erase

        async def watched_put(bans: Bans, ban: BanState) -> None:
            self._look_at_ban(ban.guild_id, ban.user_id)
            await put(bans, ban)

        async def watched_lift(bans: Bans, guild_id: int, user_id: int) -> bool:
            self._look_at_ban(guild_id, user_id)
            return await lift(bans, guild_id, user_id)

        async def watched_erase(erasure: Erasure, user_id: int, names_now: Collection[str] = ()) -> bool:
            self.changed += 1
            if not self._acts(user_id):
                self.wrongs.append(f"the data of {user_id} was deleted by {self.acting}")
            self._erased.add(user_id)
            return await erase(erasure, user_id, names_now)

        with (
            patch.object(Bans, "put", watched_put),
            patch.object(Bans, "lift", watched_lift),
            patch.object(Erasure, "erase", watched_erase),
        ):
            yield

    @contextmanager
    def _timers_noted(self) -> Iterator[None]:
        """Note the tasks in which timers act, until the end of the block."""
        tick = Automation.tick

        async def noted_tick(automation: Automation) -> MoveRequest | None:
            task = asyncio.current_task()
            self._timers.add(task)
            try:
                return await tick(automation)
            finally:
                self._timers.discard(task)

        with patch.object(Automation, "tick", noted_tick):
            yield

    def has_held(self, user: int, table: int, card: Card) -> bool:
        """Return whether this person's hand at that table ever held the card."""
        return card in self._held[table, user]

    def has_had(self, user: int, text: Text, shown: str) -> bool:
        """Return whether what is shown begins with the words for a hand that this person has had."""
        return any(_lists(text, cards, shown) for cards in self._hands[user])

    def _note_hands(self, stored: Persistence) -> None:
        assert stored.log is not None
        for index, (seat, hand) in enumerate(zip(stored.state.seats, stored.log.round.hands, strict=True)):
            if seat.user_id is not None and hand:
                self._held[stored.state.id, seat.user_id].update(hand)
                seen = stored.log.round.visible_hand(index)
                self._hands[seat.user_id].add(tuple(sorted(seen, key=lambda card: card.sort)))

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
        if is_forsaken(stored.state) and (submission.by is not None or owner.user_id is None):
            self.wrongs.append(f"played while nobody is there: {where}")
        if not self.acting:
            user = owner.user_id if submission.by is None else None
            if user is not None and not (_is_ahead(stored.state, user, entry) or _is_kept(stored.log.round, entry)):
                self.wrongs.append(f"played without its owner: {where}")
            return
        self.played += 1
        if submission.by == "skip" and any(who.user in _people(stored.state) for who in self.acting):
            return  # theirs is the last vote that the skip needs, or one vote less is needed without them
        if submission.by is not None or owner.user_id is None:
            self.wrongs.append(f"not a person's move: {where}")
        elif not self._acts(owner.user_id):
            self.wrongs.append(f"{self.acting} moved for somebody else: {where}")

    def _look_at_ban(self, guild_id: int, user_id: int) -> None:
        self.changed += 1
        if not any(who.permissions.manage_guild and who.guild == guild_id for who in self.acting):
            self.wrongs.append(f"a ban of {user_id} in {guild_id} was changed by {self.acting}")

    def _look_at_seats(self, old: TableState, new: TableState) -> None:
        if not self.acting:
            return
        where = f"table {old.id}: {self.acting}"
        for user in _people(new).keys() - _people(old).keys():
            if not (self._is_there(old, user, channel=True) or self._accepts(old, user)):
                self.wrongs.append(f"a seat was taken for somebody else, {where}")
        for user in _people(old).keys() - _people(new).keys():
            if not (self._is_there(old, user) or self._manages(old) or user in self._erased):
                self.wrongs.append(f"a seat was given up for somebody else, {where}")
        self._look_at_absence(old, new, where)
        seated = any(seat_of(state, who.user) is not None for state in (old, new) for who in self.acting)
        # Taking over an AI's seat leaves the person seated. A kick gives the seat to an AI.
        if _ais(old) != _ais(new) and not (seated or self._manages(old) or self._manages_server(old)):
            self.wrongs.append(f"a stranger asked an AI in or out, {where}")
        if any(level not in SEATED for level in _ais(new)):
            self.wrongs.append(f"an AI that there is not, {where}")
        for each in set(new.premoves) - set(old.premoves):
            if not each.dropped and not self._acts(each.user_id):
                self.wrongs.append(f"a card was chosen ahead for somebody else, {where}")
        # An open lobby follows the rules that its server locks.
        may_change = old.status == "lobby" and (self._is_there(old, old.host_id) or self._manages_server(old))
        if old.ruleset != new.ruleset and not may_change:
            self.wrongs.append(f"the rules were changed without right, {where}")
        if new.status == "closed" and not self._may_close(old, new):
            self.wrongs.append(f"closed without right, {where}")

    def _look_at_absence(self, old: TableState, new: TableState, where: str) -> None:
        for user in _people(old).keys() & _people(new).keys():
            before, after = _people(old)[user], _people(new)[user]
            left = (after.away and not before.away) or (after.autopilot and not before.autopilot)
            if left and not (self._is_there(old, user) or self._manages(old)):
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

    def _accepts(self, state: TableState, user: int) -> bool:
        """Return whether this person, who was invited to the table, acts from a direct message."""
        return user in state.admission.invitations_sent and any(
            who.user == user and who.guild is None for who in self.acting
        )

    def _manages(self, state: TableState) -> bool:
        """Return whether the host or a moderator acts, who may remove players and close the table."""
        moderated = any(who.permissions.manage_messages and who.guild == state.guild_id for who in self.acting)
        return moderated or self._is_there(state, state.host_id)

    def _manages_server(self, state: TableState) -> bool:
        """Return whether an admin of the table's server acts, who may lock the rules and limit the AIs."""
        return any(who.permissions.manage_guild and who.guild == state.guild_id for who in self.acting)

    def _may_close(self, old: TableState, new: TableState) -> bool:
        return old.status == "closed" or self._manages(old) or not _people(new)


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

    def has_had(self, user: int, text: Text, shown: str) -> bool:
        """Return whether what is shown begins with the words for a hand that this person has had."""
        ...


def _lists(text: Text, cards: Collection[Card], shown: str) -> bool:
    """Return whether what is shown begins with the words for a hand of these ``cards``."""
    for look in _LOOKS:
        seen = text.with_look(look, {})
        for between in (" · ", "\n- "):
            groups = ("\n- " if between == "\n- " else "") + between.join(hand_groups(seen, cards))
            line = seen("hand-cards", count=len(cards), cards=groups)
            if shown.startswith(line) and shown[len(line) :][:1] in ("", "\n"):
                return True
    return False


def _is_of_lesson(text: Text, message: str, shown: str) -> bool:
    """Return whether a ``message`` is a step of the tutorial, and ``shown`` begins with a hand that this step has.

    Such a hand is the same for everybody.
    """
    for number in range(1, LESSONS + 1):
        title = text("lesson-title", number=number, of=LESSONS, title="").rstrip()
        if message.startswith(f"## {title}"):
            return any(_lists(text, cards, shown) for cards in lesson_hands(number))
    return False


@cache
def lesson_hands(number: int) -> frozenset[tuple[Card, ...]]:
    """Return every hand that the pupil of a lesson can have."""
    hands, paths = set(), [""]
    while paths:
        lesson = Lesson(number, paths.pop())
        hands.add(tuple(sorted(lesson.round.hands[PUPIL], key=lambda card: card.sort)))
        if not (lesson.is_early or lesson.forgot_uno):
            paths += ["-".join((*lesson.path, str(move))) for move in lesson.moves]
    return frozenset(hands)


def leaks(hands: Hands, reader: int | None, text: str, custom_ids: Collection[str]) -> list[str]:
    """List the parts of a message that belong to the hand of another player than its reader (``None``: the public)."""
    suspects: dict[str, bool] = {}
    for language in languages():
        for hand in _hand_line(language).finditer(text):
            words, shown = text_for(language), text[hand.start() :]
            is_known = _is_of_lesson(words, text, shown) or (reader is not None and hands.has_had(reader, words, shown))
            suspects[hand[0]] = is_known or suspects.get(hand[0], False)  # related languages begin a line alike
    found = [f"{reader} is shown the hand {line!r}" for line, is_known in suspects.items() if not is_known]
    for custom_id in custom_ids:
        _, table, _, verb, arg = custom_id.partition("#")[0].split(":")
        card = _card(verb, arg)
        if card is not None and (reader is None or not hands.has_held(reader, int(table), card)):
            found.append(f"{reader} is shown the button {custom_id!r}")
    return found


@cache
def _hand_line(language: str) -> re.Pattern[str]:
    """Return a pattern of the line that lists a hand in this language."""
    heads = set()
    for count in (1, 2, 5):
        head = text_for(language)("hand-cards", count=count, cards="|").partition("|")[0].strip()
        heads.add(re.escape(head).replace(str(count), r"\d+"))
    return re.compile(rf"^(?:{'|'.join(heads)}).*$", re.MULTILINE)


def _card(verb: str, arg: str) -> Card | None:
    """Return the card that a hand's button names, or ``None``."""
    if verb in ("solo", "try"):  # a button of a hand, in a game alone
        verb, _, arg = arg.partition(" ")
        verb = verb.removesuffix("!")
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
