"""The stored data of one user: show it, and delete it in the database and in the memory of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from discord import Member, User

from unobot.bot.discord_api.background_tasks import BackgroundTasks
from unobot.bot.messages.delivery import Delivery
from unobot.bot.messages.display_names import clean_line
from unobot.bot.messages.hand_dms import HandDMs
from unobot.bot.messages.hand_panels import HandPanels
from unobot.bot.messages.message_store import MessageStore
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.storage.personal_data import Data, DataCounts, PersonalData
from unobot.storage.store import Store
from unobot.tables.erasure import Erasure
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table


class UserData:
    """The data about users that this process can reach."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tasks: BackgroundTasks,
        *,
        preferences: PreferencesCache,
        message_store: MessageStore,
        delivery: Delivery,
        hand_dms: HandDMs,
        hand_panels: HandPanels,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tasks = tasks
        self._preferences = preferences
        self._message_store = message_store
        self._delivery = delivery
        self._hand_dms = hand_dms
        self._hand_panels = hand_panels
        self._data = PersonalData(store)
        self._turn = asyncio.Lock()
        """Held while a user is deleted: one deletion at a time leaves room for the others at the tables."""

    async def counts(self, user_id: int) -> DataCounts:
        """Return how much is stored about a user. Raises `StorageError`."""
        return await self._data.counts(user_id)

    async def export(self, user_id: int) -> Data:
        """Return everything that is stored about a user. Raises `StorageError`."""
        return await self._data.export(user_id, self._clock())

    async def erase(self, user: User | Member, load: Callable[[int], Awaitable[Table | None]]) -> bool:
        """Delete everything about a user, and their hands in their DMs. ``load`` returns the table with an id.

        Return False if something came back meanwhile. Raises `StorageError`.
        """
        user_id, names = user.id, {user.name, user.global_name or user.name, user.display_name}
        names |= {clean_line(name, len(name)) for name in names}  # as the words of admins are stored
        posts = await self._data.messages(user_id)
        self.forget(user_id)
        async with self._turn:
            is_done = await Erasure(self._store, load).erase(user_id, names)
        self.forget(user_id)
        for post in posts:
            delete = partial(self._delivery.delete, post.channel_id, post.message_id)
            self._tasks.start(("message of a former user", post.message_id), delete)
        return is_done

    def forget(self, user_id: int) -> None:
        """Forget a user in the memory of this process, because their data is deleted from the database."""
        self._store.forget()
        self._preferences.forget()
        self._message_store.forget_user(user_id)
        self._hand_dms.forget_user(user_id)
        self._hand_panels.forget_user(user_id)
