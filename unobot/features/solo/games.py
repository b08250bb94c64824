"""The solo games of users: begin one, find it for a press, and store its next moves."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from unobot.features.replay.store import Replays
from unobot.features.solo.game import BrokenLineError, KeptGames, SoloGame, WhatIf, names_at, what_if
from unobot.features.solo.store import SoloStore
from unobot.model.clock import Clock
from unobot.model.refused import Refused, Stale
from unobot.model.solo import SoloState
from unobot.model.storage_errors import Overtaken


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game as it was read for one press."""

    stored: SoloState
    start: WhatIf
    game: SoloGame


class SoloGames:
    """The solo games of a process. All methods raise `StorageError`."""

    def __init__(self, stored: SoloStore, replays: Replays, clock: Clock) -> None:
        self._stored = stored
        self._replays = replays
        self._clock = clock
        self._kept = KeptGames()

    async def begin(self, user_id: int, guild_id: int | None, start: WhatIf) -> OpenGame:
        """Begin a game at an entry of a finished match. Raises `Refused`."""
        replay = await self._replays.open(guild_id, start.table)
        what_if(replay, start, user_id)  # it refuses a seat that cannot be played on
        text = msgspec.json.encode(start).decode()
        row = SoloState(user_id=user_id, guild_id=guild_id, kind="what-if", start=text, touched=self._clock())
        stored = await self._stored.begin(row)
        game = what_if(replay, start, user_id, stored.id)
        game.start()
        return await self.save(OpenGame(stored, start, game))

    async def open(self, user_id: int, guild_id: int | None, game_id: int) -> OpenGame:
        """Return a game of this user. Raises `Refused` if there is none, and if its match is no longer kept."""
        stored = await self._stored.load(game_id)
        if stored is None or stored.user_id != user_id:
            raise Refused("refused-solo-gone")
        return await self._opened(stored, guild_id)

    async def _opened(self, stored: SoloState, guild_id: int | None) -> OpenGame:
        try:
            start = msgspec.json.decode(stored.start, type=WhatIf)
            replay = await self._replays.open(guild_id, start.table)
            game = self._kept.take(stored.id, stored.line, names_at(replay, start))
            return OpenGame(stored, start, game or what_if(replay, start, stored.user_id, stored.id, stored.line))
        except (BrokenLineError, msgspec.MsgspecError):
            raise Refused("refused-solo-broken") from None

    def keep(self, opened: OpenGame) -> None:
        """Keep a game for the next press. Nobody may change it after this."""
        self._kept.keep(opened.stored.id, opened.game)

    async def save(self, opened: OpenGame) -> OpenGame:
        """Store the moves of a game. Raises `Stale` if another press has stored others meanwhile."""
        line = tuple(opened.game.line)
        if line == opened.stored.line:
            return opened
        try:
            stored = await self._stored.save(replace(opened.stored, line=line, touched=self._clock()))
        except Overtaken:
            raise Stale from None
        return OpenGame(stored, opened.start, opened.game)

    async def take_back(self, opened: OpenGame) -> OpenGame:
        """Take back the user's last move, and all that followed. Raises `Refused` without one, and `Stale`."""
        shorter = replace(opened.stored, line=tuple(opened.game.shortened()))
        before = await self._opened(shorter, opened.stored.guild_id)
        return await self.save(OpenGame(opened.stored, opened.start, before.game))
