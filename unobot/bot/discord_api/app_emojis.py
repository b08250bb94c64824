"""The bot's application emojis: the cards, the marks of the colors and the emblems. The bot uploads them itself.

Each application has its own emojis, so each installation of the bot uploads them once, in the background. Those of the
official game come at the first start, and those of another deck when a table first has it. Until then, screens show
plain Unicode for those that are missing. The name of an emoji contains a hash of its drawing, so existing emojis are
found by name.

The owner of the application can delete them. Then Discord refuses messages with them, and they are uploaded again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import discord
import msgspec

from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.discord_api.request_budget import Rank, RequestBudget
from unobot.log_context import detached
from unobot.model.storage_errors import StorageError
from unobot.model.stores import MetaStore
from unobot.pictures.art import png
from unobot.pictures.card_art import SIDE
from unobot.pictures.emoji_art import EMOJI_DECKS, emojis, emojis_of, is_bot_emoji

log = logging.getLogger(__name__)

IDS_KEY = "emojis"
"""The database key of an application's emoji ids, stored as JSON: an object from name to id."""
DECKS_KEY = "emoji decks"
"""The database key of the decks that tables have had, as JSON: a list of names. The official one is not in it."""
MAX_EMOJIS = 2000
"""The most emojis that Discord takes from an application."""
FIRST_RETRY_GAP, MAX_RETRY_GAP = 60.0, 3600.0
"""Seconds until the next try: the first and the longest wait. Discord does not document the limit."""
CHECK_GAP = 15.0
"""Seconds between two checks of what other processes have stored: new ids, and decks whose emojis they need."""


class NoRoom(Exception):
    """Discord takes no more emojis of this application. The text is one sentence."""


@dataclass(frozen=True, slots=True)
class SyncResult:
    """The result of a synchronization."""

    uploaded: int
    removed: int
    unchanged: int


class Emojis:
    """The emojis of this process.

    ``by_key`` maps a card, a color or an emblem to its emoji's text. It is empty at the first start, until those of the
    official game are there, and after Discord has refused an emoji.

    * ``draw``: returns the PNG of an SVG with a width, in a thread. None draws in this process.
    * ``budget``: the requests that Discord allows; None if nothing else sends any.
    * ``are_wanted``: whether the admin wants emojis: the setting UNOBOT_EMOJIS.
    """

    def __init__(
        self,
        client: discord.Client,
        store: MetaStore,
        draw: Callable[[str, int], bytes] | None = None,
        budget: RequestBudget | None = None,
        *,
        are_wanted: bool = True,
    ) -> None:
        self.by_key: Mapping[str, str] = MappingProxyType({})
        self.are_wanted = are_wanted
        self.when_complete: Callable[[Collection[str]], None] = lambda _: None
        """Called with decks whose emojis are all there from now on."""
        self._needed = {EMOJI_DECKS[0]}
        """The decks whose emojis are wanted at Discord, as far as this process knows."""
        self._complete: frozenset[str] = frozenset()
        """The decks all of whose emojis are there."""
        self._client = client
        self._store = store
        self._draw = draw or png
        self._budget = budget
        self._uploads = False
        self._ids: dict[str, int] = {}
        """The ids by name, also while they are refused."""
        self._are_refused = False
        self._wait = FIRST_RETRY_GAP
        self._problem = ""
        """The last line of the log about missing emojis."""
        self._has_begun = False
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def begin(self, *, uploads: bool) -> None:
        """Load the stored ids. If some are missing, get them in the background.

        ``uploads``: whether this process uploads missing emojis. Other processes only check the database now and then.
        """
        self._uploads = uploads
        self._has_begun = True
        if await self._load():
            self._start_in(CHECK_GAP)
        else:
            self._start()

    def need(self, deck: str) -> None:
        """Get the emojis of a deck in the background, if they are not there. Screens do not wait for them."""
        if deck in self._needed or not self.are_wanted:
            return
        self._needed.add(deck)
        if self._has_begun and (self._task is None or self._task.done()):
            self._start()

    @property
    def shown_decks(self) -> list[str]:
        """The decks all of whose emojis are shown."""
        return [deck for deck in EMOJI_DECKS if self.by_key and deck in self._complete]

    @property
    def missing_decks(self) -> list[str]:
        """The decks whose emojis are needed, but not all shown."""
        return [deck for deck in EMOJI_DECKS if deck in self._needed and deck not in self.shown_decks]

    def handle_refusal(self, ids: Collection[int]) -> None:
        """Use Unicode from now on if Discord has refused one of these emojis, and get emojis again in the background.

        A message that was made before the last upload says nothing about the present emojis.
        """
        if self.by_key and not set(ids).isdisjoint(self._ids.values()):
            log.warning("Discord refuses the emojis: screens have plain signs until they are uploaded again")
            self.by_key = MappingProxyType({})
            self._are_refused = True
            if self._task is None or self._task.done():
                self._start()

    async def close(self) -> None:
        """Stop an upload in progress; the next start continues it."""
        self._has_begun = False
        if self._timer is not None:
            self._timer.cancel()
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def sync(self, decks: Collection[str] = EMOJI_DECKS) -> SyncResult:
        """Upload the missing emojis of ``decks``, delete the emojis of older versions, and store the ids.

        Most tables have the official game, so its emojis come first. Screens show those of a deck as soon as all of
        them are there. Raises `discord.HTTPException` and `StorageError`. The next try finds the emojis that were
        already uploaded. Raises `NoRoom` if those of a deck are too many, after the other decks have theirs.
        """
        existing = await self._client.fetch_application_emojis()
        for unusable in [emoji for emoji in existing if is_bot_emoji(emoji.name) and not emoji.available]:
            await unusable.delete()  # its name is free again
            existing.remove(unusable)
        current_names = {emoji.name for emoji in emojis()}
        old = [emoji for emoji in existing if is_bot_emoji(emoji.name) and emoji.name not in current_names]
        ids = {emoji.name: emoji.id for emoji in existing}
        unchanged = len(current_names & ids.keys())
        uploaded, count, problem = 0, len(existing), ""
        outdated = [*old]
        for deck in (name for name in EMOJI_DECKS if name in decks):
            missing = [emoji for emoji in emojis_of([deck]) if emoji.name not in ids]
            while outdated and count + len(missing) > MAX_EMOJIS:  # the last messages with them lose them earlier
                await outdated.pop().delete()
                count -= 1
            if count + len(missing) > MAX_EMOJIS:
                problem = problem or (
                    f"Discord takes {MAX_EMOJIS} emojis of an application and has {count}, so the {len(missing)} card "
                    f"pictures of the deck {deck} find no room"
                )
                continue
            for emoji in missing:
                if self._budget is not None:
                    await self._budget.turn(Rank.EMOJI)
                picture = await asyncio.to_thread(self._draw, emoji.svg, SIDE)
                ids[emoji.name] = (await self._client.create_application_emoji(name=emoji.name, image=picture)).id
                uploaded, count = uploaded + 1, count + 1
            current = {name: ids[name] for name in ids if name in current_names}
            await self._store.set_meta(self._application_id, IDS_KEY, msgspec.json.encode(current).decode())
            self._use(current)
        for useless in outdated:
            await useless.delete()
        if problem:
            raise NoRoom(problem)
        return SyncResult(uploaded, len(old), unchanged)

    async def _read_ids(self) -> dict[str, int]:
        """Return the stored ids of the present emojis, by name."""
        stored = await self._store.meta(self._application_id, IDS_KEY)
        try:
            ids = msgspec.json.decode(stored or "{}", type=dict[str, int])
        except ValueError:  # as if nothing was known: the next synchronization writes them again
            return {}
        return {emoji.name: ids[emoji.name] for emoji in emojis() if emoji.name in ids}

    async def _load(self) -> bool:
        """Use the stored ids; return whether the needed decks have theirs.

        There are none after another process met a refusal.
        """
        await self._share_needs()
        ids = await self._read_ids()
        self._use(ids)
        return self._is_enough(ids)

    async def _share_needs(self) -> None:
        """Read which decks other processes need, and store which decks this one needs.

        A process that writes at the same moment may lose the note of this one, which then stores it at its next check.
        """
        stored = decks_in(await self._store.meta(self._application_id, DECKS_KEY))
        self._needed |= stored.intersection(EMOJI_DECKS)
        if not stored.issuperset(own := self._needed - {EMOJI_DECKS[0]}):
            names = sorted(stored | own)
            await self._store.set_meta(self._application_id, DECKS_KEY, msgspec.json.encode(names).decode())

    def _is_enough(self, ids: Collection[str]) -> bool:
        """Return whether every emoji of the needed decks has its name in ``ids``."""
        return all(emoji.name in ids for emoji in emojis_of(self._needed))

    async def _replace(self) -> bool:
        """Replace refused emojis; return whether their ids have changed.

        If the emojis still exist, Discord may accept them again later.
        """
        old, stored = self._ids, await self._read_ids()
        if self._is_enough(stored) and stored != old:
            self._use(stored)  # another process was faster
        elif self._uploads:
            await self._upload()
        elif not {emoji.id for emoji in await self._client.fetch_application_emojis()}.issuperset(old.values()):
            await self._store.set_meta(self._application_id, IDS_KEY, "{}")  # the process that uploads sees it
        self._are_refused = False
        if self._ids == old:
            self.by_key = MappingProxyType({})
            return False
        return True

    async def _upload(self) -> None:
        synced = await self.sync(self._needed)
        log.info("%d emojis uploaded, %d old ones removed", synced.uploaded, synced.removed)

    def _use(self, ids: Mapping[str, int]) -> None:
        """Show these emojis, and tell which decks have all of theirs from now on."""
        if ids == self._ids and self.by_key:
            return
        self._ids = dict(ids)
        present = [emoji for emoji in emojis() if emoji.name in ids]
        self.by_key = MappingProxyType({emoji.key: f"<:{emoji.name}:{ids[emoji.name]}>" for emoji in present})
        before, self._complete = self._complete, complete_decks(ids)
        if arrived := self._complete - before:
            self.when_complete(arrived)

    def _start(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._task = asyncio.create_task(self._run(), name="emojis", context=detached())

    def _start_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._start, context=detached())

    async def _run(self) -> None:
        needed = frozenset(self._needed)
        try:
            if self._are_refused:
                is_done = await self._replace()
            elif not (is_done := await self._load()) and self._uploads:
                await self._upload()
                is_done = True
        except (*UNREACHABLE, discord.RateLimited, StorageError, NoRoom) as error:
            self._log_problem(reason(error))
            is_done = False
        except Exception:  # the game works without emojis
            log.exception("the emojis could not be uploaded")
            return
        if needed != self._needed:  # a deck was needed meanwhile
            self._start_in(0.0)
        elif is_done or (self.are_wanted and not self._uploads):
            self._wait, self._problem = FIRST_RETRY_GAP, ""
            self._start_in(CHECK_GAP)
        else:
            self._start_in(self._wait)
            self._wait = min(2 * self._wait, MAX_RETRY_GAP)

    def _log_problem(self, problem: str) -> None:
        """Log why the emojis of decks are missing, once for each reason."""
        missing = ", ".join(self.missing_decks)
        if missing and problem != self._problem:
            self._problem = problem
            log.warning("the emojis of these decks are not complete yet: %s; trying again later: %s", missing, problem)

    @property
    def _application_id(self) -> int:
        assert self._client.application_id is not None  # known since the login
        return self._client.application_id


def decks_in(stored: str | None) -> set[str]:
    """Return the decks that are stored under `DECKS_KEY`. There are none if the value cannot be read."""
    try:
        return msgspec.json.decode(stored or "[]", type=set[str])
    except ValueError:
        return set()


def complete_decks(names: Collection[str]) -> frozenset[str]:
    """Return the decks all of whose emojis are among these names."""
    return frozenset(deck for deck in EMOJI_DECKS if all(emoji.name in names for emoji in emojis_of([deck])))


def emoji_texts(texts: Mapping[str, str], cards: Sequence[str]) -> list[str | None]:
    """Return the emoji text of each card, or None for a missing one. ``texts``: the emoji texts, by name."""
    names = {str(emoji.key): emoji.name for emoji in emojis()}
    return [texts.get(names.get(card, "")) for card in cards]
