"""People who press anything at any time: new and old buttons, their own and those of others, in several channels."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from tests.loopback.fake import FakeDiscord
from tests.loopback.model import Channel, Message, User
from tests.loopback.people import action_of

KNOWN = 300
"""The number of buttons that they remember."""
PAUSE = (0.02, 0.15)
"""Seconds between two presses."""
RARE = {"leave": 0.02, "end": 0.05, "kick": 0.02, "newhost": 0.1, "ai": 0.1, "autopilot": 0.05, "rematch": 0.1}
"""The probability that they press what would soon leave nobody to play."""
COMMANDS = ("status", "hand", "join", "start", "me", "history", "fairness")


@dataclass(frozen=True, slots=True)
class Known:
    """A button as it was shown once."""

    message: Message
    custom_id: str

    def is_seen_by(self, user: User) -> bool:
        """Return whether this person's Discord shows, or has shown, the message."""
        return (self.message.reader or self.message.channel.reader or user.id) == user.id and sees(
            user, self.message.channel
        )


def sees(user: User, channel: Channel) -> bool:
    """Return whether a person sees a channel: not if it is a private thread of others."""
    return channel.invited is None or user.id in channel.invited


class Meddlers:
    """The people of all channels, and some without a seat."""

    def __init__(self, fake: FakeDiscord, seed: str, users: Sequence[User], channels: Sequence[Channel]) -> None:
        self.presses = 0
        self.awake = asyncio.Event()
        self.awake.set()
        self._fake = fake
        self._rng = random.Random(seed)
        self._users = [*users, *(fake.add_user(name) for name in ("Zoe", "Yan"))]
        self._channels = channels
        self._known: deque[Known] = deque(maxlen=KNOWN)

    @property
    def users(self) -> Sequence[User]:
        """All people who press."""
        return self._users

    def see(self, message: Message) -> None:
        """Remember the buttons of a message, disabled ones included."""
        self._known.extend(Known(message, button.custom_id) for button in message.buttons)

    async def live(self) -> None:
        """Press until cancelled. Nobody waits for an answer."""
        while True:
            await asyncio.sleep(self._rng.uniform(*PAUSE))
            await self.awake.wait()
            self.presses += await self._press()

    async def _press(self) -> bool:
        rng = self._rng
        user = rng.choice(self._users)
        if rng.random() < 0.08:
            name = rng.choice(COMMANDS)
            channel = rng.choice(self._channels)
            if sees(user, channel):
                await self._fake.command(user, channel, name)
            return True
        known = [known for known in self._known if known.is_seen_by(user)]
        if not known:
            return False
        pressed = rng.choice(known[-40:] if rng.random() < 0.7 else known)
        custom_id = pressed.custom_id
        if rng.random() < 0.2:  # a button of any other message, which this person's Discord may not show
            custom_id = rng.choice(self._known).custom_id
        verb, _ = action_of(custom_id)
        if rng.random() >= RARE.get(verb, 1.0):
            return False
        await self._fake.press(user, pressed.message, custom_id)
        return True
