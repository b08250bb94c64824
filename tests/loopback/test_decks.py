"""Evenings with other decks, and a SIGKILL after every move: nothing is lost, and nothing is told twice."""

from __future__ import annotations

import random
import re
from pathlib import Path

import msgspec
import pytest

from tests.loopback.fake import FakeDiscord
from tests.loopback.first_moves import begin, until
from tests.loopback.logbook import Logbook, sqlite_file
from tests.loopback.model import Button, Channel, Message
from tests.loopback.people import Person, action, moves, pressable
from tests.loopback.process import BotProcess
from unobot.rules.cards import Side
from unobot.rules.events import (
    ColorChosen,
    DrawReason,
    Drew,
    Event,
    LauncherPressed,
    MatchEnded,
    RoundEnded,
    SeatOut,
    TurnedOver,
)
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset

NAMES = ("Ann", "Bob", "Cem", "Dot")
MAX_MATCHES = 6
"""The most matches until everything has happened once."""
_GENTLE = ("draw", "pass", "accept")
_CRUEL = ("WDC", "F", "D5", "WRL", "WD10", "WD6", "WR4", "WAA", "H2", "D4", "D2")
"""The cards that people play first, so that much happens."""


_SENTENCES: dict[str, type[Event]] = {"Turned up: ": ColorChosen, "** out with ": SeatOut, " presses": LauncherPressed}
"""Sentences of the table, each with the event that it tells."""


class Evening:
    """People at one table of a bot that is killed after each of their moves, or after each ``every`` ones."""

    def __init__(self, fake: FakeDiscord, folder: Path, rules: Ruleset, *, people: int = 3, every: int = 1) -> None:
        self.entries: list[Entry] = []
        """All that has happened so far, until the last kill."""
        self._every = every
        self._moves = 0
        self.kills = self.matches = 0
        self._since = 0
        """The number of entries before this match."""
        self._fake = fake
        self._rules = rules
        self._guild = fake.add_guild("Server")
        self._channel: Channel = fake.add_channel(self._guild, "uno")
        self._query = sqlite_file(folder / "unobot.db")
        self.logbook = Logbook(self._query, turn=60, grace=60)
        url = f"sqlite+aiosqlite:///{folder / 'unobot.db'}"
        timing: dict[str, object] = {"round_pause": 0.3}
        self.bot = BotProcess(fake, url, folder / "bot.log", timing=timing, gaps=0.1, forked=True, press_limit=0)
        self._people = [Person(fake, name, self._channel, seed) for seed, name in enumerate(NAMES[:people])]
        self._chance = random.Random(1)
        self._posts: dict[int, Message] = {}
        """The public messages of this match."""

    def _see(self, message: Message) -> None:
        if message.channel is self._channel:
            self._posts[message.id] = message

    async def match(self) -> None:
        """Play a match to its end. The bot runs before and after it."""
        self._channel = self._fake.add_channel(self._guild, f"uno-{self.matches}")
        self._fake.watch(self._channel.id, self._see)
        self._posts.clear()
        self._since, self.matches = len(self.entries), self.matches + 1
        for person in self._people:
            person.move(self._channel)
        await begin(*self._people, rules=self._rules.code)
        while (mover := await self._to_move()) is not None:
            await self._play(mover)
            self._moves += 1
            if self._moves % self._every:
                continue
            self.bot.kill()
            await self.bot.dead()
            self._fake.give_up()
            fresh = self._check()
            self.kills += 1
            await self._start()
            await self._is_told(fresh)
        assert len(self._ends()) == 1, "the end is posted once"

    async def _start(self) -> None:
        await self.bot.start()
        await self.bot.ready()

    async def _to_move(self) -> Person | None:
        """Return the person to move, or None when the match is over and its end is posted."""
        await until(lambda: self._ends() or any(moves(person.panel) for person in self._people))
        return next((person for person in self._people if moves(person.panel)), None)

    def _ends(self) -> list[Message]:
        return [post for post in self._posts.values() if pressable(post, "rematch")]

    async def _play(self, person: Person) -> None:
        """Press until a move is made: a card, its color, its target."""
        for _ in range(5):
            assert person.panel is not None
            button = self._chosen(moves(person.panel))
            pressed = await person.press(person.panel, button)
            assert pressed.shown is not None, f"{button.custom_id} of {person.user.name} was not answered"
            if action(button)[0] == "move":
                return
        raise AssertionError(f"the steps of {person.user.name} lead nowhere")

    def _chosen(self, able: list[Button]) -> Button:
        for card in _CRUEL:
            cruel = [button for button in able if card in action(button)[1]]
            if cruel:
                return self._chance.choice(cruel)
        return self._chance.choice([button for button in able if action(button)[1] not in _GENTLE] or able)

    def check_rest(self) -> None:
        """Compare the answers since the last kill with the log, while the bot is dead."""
        if self._moves % self._every:
            self._check()

    def _check(self) -> list[Event]:
        """Compare the answers with the log while the bot is dead.

        Return the events since the last time, or of the last entry: the table tells no earlier ones any more.
        """
        entries = self.logbook.read_on(self._fake.logged_in)
        self.logbook.compare([*self._fake.interactions.values()], entries)
        self._fake.interactions.clear()
        assert entries, "a move that was shown is not in the log"
        self.entries += [entry for _, _, entry in entries]
        told = entries if self._every == 1 else entries[-1:]
        return [event for _, _, entry in told for event in entry.events]

    async def _is_told(self, events: list[Event]) -> None:
        """Wait until the next process tells the moves, and check that it tells nothing twice.

        A table shows only the side that is up now, and the result of a round shows none.
        """
        sides = [event for event in events if isinstance(event, TurnedOver)]
        seen = [] if any(isinstance(event, RoundEnded) for event in events) else sides[-1:]
        shown = [event for event in events if not isinstance(event, TurnedOver) or event in seen]
        wanted = [words for event in shown if (words := _told(event)) is not None]
        await until(lambda: self._ends() or all(re.search(words, self._table().text) for words in wanted))
        if self._ends():
            return
        tables = [post for post in self._posts.values() if post.buttons and not post.deleted]
        assert len(tables) == 1, [post.text for post in tables]
        for sentence, kind in _SENTENCES.items():
            happened = [
                entry for entry in self.entries[self._since :] if any(isinstance(e, kind) for e in entry.events)
            ]
            assert self._table().text.count(sentence) <= len(happened), self._table().text
        for event in events:
            if isinstance(event, SeatOut) and not event.placed:
                loser = self._people[event.seat]
                await until(lambda: loser.panel is not None and "You're out with" in loser.panel.text)  # noqa: B023

    def _table(self) -> Message:
        return max((post for post in self._posts.values() if not post.deleted), key=lambda post: post.id)

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        return [event for entry in self.entries for event in entry.events]


def _told(event: Event) -> str | None:
    """Return a pattern for the words of the table about an event that must not be lost."""
    match event:
        case SeatOut(seat=seat, placed=False):
            return rf"{NAMES[seat]}\*\* (out with|holds)"
        case Drew(why=DrawReason.ROULETTE, cards=cards) if len(cards) > 1:
            return f"turns up {len(cards)} cards"
        case LauncherPressed():
            return "presses"
        case TurnedOver(side=side):
            return f"{side.value} side is up"
        case _:
            return None


def has_happened(events: list[Event], deck: str) -> bool:
    """Return whether everything that is special in this deck has happened."""
    if deck == "no_mercy":
        outs = any(isinstance(event, SeatOut) and not event.placed for event in events)
        return outs and any(isinstance(event, Drew) and event.why is DrawReason.ROULETTE for event in events)
    if deck == "flip":
        drawn = any(isinstance(event, Drew) and event.why is DrawReason.CHALLENGE for event in events)
        return drawn and {*Side} == {event.side for event in events if isinstance(event, TurnedOver)}
    return deck == "all_wild" or {True, False} <= {
        bool(event.fired) for event in events if isinstance(event, LauncherPressed)
    }


@pytest.mark.long
@pytest.mark.parametrize(
    ("deck", "changes"),
    [
        ("no_mercy", {"hand_limit": 15}),
        ("attack", {"hand_size": 3, "hand_limit": 9}),
        ("all_wild", {"hand_size": 5}),
        ("flip", {"hand_size": 5}),
    ],
)
async def test_a_kill_after_every_move_loses_nothing_and_tells_nothing_twice(
    tmp_path: Path, deck: str, changes: dict[str, int]
) -> None:
    rules = msgspec.structs.replace(PRESETS[deck], scoring="single", **changes)
    async with FakeDiscord() as fake:
        evening = Evening(fake, tmp_path, rules)
        await evening.bot.start()
        await evening.bot.ready()
        for _ in range(MAX_MATCHES):
            await evening.match()
            if evening.kills > 5 and has_happened(evening.events, deck):
                break
        evening.bot.kill()
        await evening.bot.dead()
        assert has_happened(evening.events, deck)
        assert evening.kills > 5
        book = evening.logbook
        assert [*book.lost, *book.doubled, *book.hasty] == []
        assert book.verify()
        assert not evening.bot.complaints()


@pytest.mark.long
async def test_four_people_play_flip_to_500_under_kills(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        evening = Evening(fake, tmp_path, PRESETS["flip"], people=4, every=9)
        await evening.bot.start()
        await evening.bot.ready()
        await evening.match()
        evening.bot.kill()
        await evening.bot.dead()
        evening.check_rest()
        (ended,) = (event for event in evening.events if isinstance(event, MatchEnded))
        assert max(ended.scores) >= 500
        assert has_happened(evening.events, "flip")
        assert evening.kills > 5
        book = evening.logbook
        assert [*book.lost, *book.doubled, *book.hasty] == []
        assert book.verify()
        assert not evening.bot.complaints()
