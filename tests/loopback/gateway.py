"""The gateway of the loopback Discord: sessions by shard, ordered events, resumes, and ways to break them."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from tests.loopback.model import Json

if TYPE_CHECKING:
    from tests.loopback.fake import FakeDiscord

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
KEPT = 2000
"""The number of events that a session keeps for a RESUME."""


@dataclass(slots=True)
class Session:
    """A session from IDENTIFY on. ``ws`` is ``None`` while it is disconnected."""

    id: str
    shard: int
    shards: int
    ws: web.WebSocketResponse | None
    seq: int = 0
    kept: list[tuple[int, Json]] = field(default_factory=list)
    held: list[Json] | None = None
    """The payloads that wait while the gateway says nothing."""

    def owns(self, guild_id: int | None) -> bool:
        """Return whether this session receives the events of a server, or of no server."""
        return (0 if guild_id is None else (guild_id >> 22) % self.shards) == self.shard

    async def dispatch(self, event: str, data: object) -> None:
        """Send an event now, or at the next RESUME."""
        self.seq += 1
        packet = {"op": DISPATCH, "t": event, "s": self.seq, "d": data}
        self.kept.append((self.seq, packet))
        del self.kept[:-KEPT]
        await self.send(packet)

    async def send(self, packet: Json) -> None:
        """Send a payload if the session is connected."""
        if self.held is not None:
            self.held.append(packet)
        elif self.ws is not None and not self.ws.closed:
            try:
                await self.ws.send_str(json.dumps(packet))
            except ConnectionError:
                self.ws = None


class Gateway:
    """All sessions. ``heartbeat`` is the interval for bots in seconds."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.heartbeat = 41.25
        self.sessions: list[Session] = []
        self.identified: list[tuple[float, int]] = []
        """The shard and the time (Unix seconds) of each IDENTIFY."""
        self.resumed = 0
        self.rewind = 0
        """The number of old events that the next RESUME repeats."""
        self.refusal: int | None = None
        """The close code with which every IDENTIFY is refused."""
        self.answers = asyncio.Event()
        """Cleared while the gateway does not answer: no heartbeat, and no new connection. Events still arrive."""
        self.answers.set()
        self.admits = True
        """Whether new connections are taken."""
        self.changed = asyncio.Event()
        """Set after an IDENTIFY or a RESUME. A waiting test clears it first."""
        self._fake = fake
        self._sockets: dict[web.WebSocketResponse, asyncio.Transport | None] = {}

    @property
    def connected(self) -> list[Session]:
        """The connected sessions."""
        return [session for session in self.sessions if session.ws is not None and not session.ws.closed]

    async def dispatch(self, event: str, data: object, guild_id: int | None) -> bool:
        """Send an event to every session that receives it. Return whether there was one, connected or not."""
        owners = [session for session in self.sessions if session.owns(guild_id)]
        for session in owners:
            await session.dispatch(event, data)
        return bool(owners)

    # Connection faults

    def drop(self) -> None:
        """Cut every connection. The sessions can be resumed."""
        for session in self.sessions:
            session.ws = None
        for transport in self._sockets.values():
            if transport is not None:
                transport.abort()

    def forget(self) -> None:
        """Cut every connection, and end every session."""
        self.drop()
        self.sessions.clear()

    def shut(self) -> None:
        """Cut every connection, and take no new one until `admits` is true again. The sessions can be resumed."""
        self.admits = False
        self.drop()

    def hush(self) -> None:
        """Say nothing until `speak`. The gateway keeps its connections, and takes new ones."""
        self.answers.clear()
        for session in self.sessions:
            session.held = []

    async def speak(self) -> None:
        """Say everything that `hush` has held back, and answer again."""
        for session in self.sessions:
            held, session.held = session.held, None
            for packet in held or ():
                await session.send(packet)
        self.answers.set()

    async def ask_to_reconnect(self) -> None:
        """Send opcode 7: every bot must reconnect and resume."""
        for session in self.connected:
            await session.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self) -> None:
        """Send opcode 9: every session is invalid."""
        over, self.sessions = self.sessions, []
        for session in over:
            await session.send({"op": INVALID, "d": False, "s": None, "t": None})

    # One connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends. Raises `HTTPServiceUnavailable` while none is taken."""
        if not self.admits:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(autoping=True, max_msg_size=0)
        await ws.prepare(request)
        transport = request.transport
        assert isinstance(transport, asyncio.Transport)
        self._sockets[ws] = transport
        session: Session | None = None
        try:
            await self.answers.wait()
            await ws.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}}))
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    break
                await self.answers.wait()
                packet = json.loads(message.data)
                if packet["op"] == HEARTBEAT:
                    await ws.send_str(json.dumps({"op": ACK}))
                elif packet["op"] == IDENTIFY:
                    session = await self._identify(ws, packet["d"])
                elif packet["op"] == RESUME:
                    session = await self._resume(ws, packet["d"])
        except ConnectionError:
            pass
        finally:
            del self._sockets[ws]
            if session is not None and session.ws is ws:
                session.ws = None
                if ws.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY) and session in self.sessions:
                    self.sessions.remove(session)
        return ws

    async def close(self) -> None:
        """End every connection."""
        for ws in list(self._sockets):
            await ws.close(code=WSCloseCode.GOING_AWAY)

    async def _identify(self, ws: web.WebSocketResponse, data: Json) -> Session | None:
        fake = self._fake
        refusal = self.refusal if data["token"].removeprefix("Bot ") == fake.token else 4004
        if refusal is not None:
            await ws.close(code=refusal)
            return None
        shard, shards = data.get("shard") or (0, 1)
        # A bot that left for good returns with an IDENTIFY, so its events are dropped.
        self.sessions = [s for s in self.sessions if s.ws is not None or (s.shard, s.shards) != (shard, shards)]
        session = Session(f"session{fake.ids.next():x}", shard, shards, ws)
        guilds = [guild for guild in fake.guilds.values() if guild.has_bot and session.owns(guild.id)]
        ready: dict[str, Any] = {
            "v": 10,
            "user": fake.bot.payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": fake.gateway_url,
            "shard": [shard, shards],
            "application": {"id": str(fake.application_id), "flags": 0},
        }
        await session.dispatch("READY", ready)
        for guild in guilds:
            await session.dispatch("GUILD_CREATE", guild.payload(fake.bot))
        self.sessions.append(session)
        self.identified.append((time.time(), shard))
        self.changed.set()
        return session

    async def _resume(self, ws: web.WebSocketResponse, data: Json) -> Session | None:
        session = next((s for s in self.sessions if s.id == data["session_id"]), None)
        if session is None:
            await ws.send_str(json.dumps({"op": INVALID, "d": False}))
            return None
        seen, self.rewind = data["seq"] - self.rewind, 0
        # The session keeps events that are dispatched meanwhile, so this loop sends them, too.
        for seq, packet in session.kept:
            if seq > seen:
                await ws.send_str(json.dumps(packet))
        session.ws = ws
        await session.dispatch("RESUMED", {"_trace": []})
        self.resumed += 1
        self.changed.set()
        return session
