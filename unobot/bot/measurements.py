"""Measure the parts of the bot for its metrics. Without metrics, the parts are the plain ones, and nothing is measured.

Rare events, such as refusals, are always counted by their part, and only read here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import aiohttp
from discord import InteractionResponseType
from discord.http import Route

import unobot
from unobot.ai.level_names import SEATED
from unobot.bot.discord_api.shard_leases import Shards
from unobot.bot.discord_api.webhooks import TokenRequests
from unobot.bot.interactions.gate import GateDecision
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.measured_store import ENGINE, PERSON
from unobot.bot.messages.messages import Messages
from unobot.bot.router import Router
from unobot.model.backup_note import BACKED_UP, BACKUP_SIZE, NO_APPLICATION
from unobot.model.clock import parse_moment
from unobot.model.stores import OpenStore
from unobot.tables.ai_seats.ai_resources import Thinking, unmeasured
from unobot.tables.hub import Hub

if TYPE_CHECKING:
    # only bots that are watched need the library behind it
    from unobot.watch.metrics import Metrics, Reading, StoredNumbers

SUBSTITUTES = ("clock", "skip", "autopilot")
"""The log's names for moves that the owner of a seat did not make."""
TABLE_STATES = ("lobby", "playing", "pause", "suspended")
_KINDS = {
    InteractionResponseType.deferred_channel_message.value: "deferral",
    InteractionResponseType.deferred_message_update.value: "deferral",
    InteractionResponseType.autocomplete_result.value: "suggestions",
}


class Parts(NamedTuple):
    """The parts of the bot that are read. Some do not exist before the start."""

    scheduler: EditScheduler
    servers: int
    hub: Hub | None
    router: Router | None
    messages: Messages | None
    shards: int = 1
    """The number of all shards of the bot."""
    latencies: Mapping[int, float] = MappingProxyType({})
    """The seconds of the last heartbeat of each connected shard of this process."""
    reconnects: Mapping[int, int] = MappingProxyType({})
    """How often each shard of this process has got a session again."""


def metrics_of(parts: Callable[[], Parts], commands: Iterable[str] = ()) -> Metrics:
    """Return the metrics of a bot, which read its parts when the page is requested.

    ``commands``: the names of its commands, such as ``uno start``.
    """
    from unobot.watch.metrics import Metrics

    levels = (*SEATED, ENGINE)
    return Metrics(
        unobot.__version__,
        lambda: _reading(parts()),
        movers=(PERSON, *SUBSTITUTES, *levels),
        thinkers=levels,
        commands=commands,
    )


async def stored_numbers(store: OpenStore, shards: Shards | None, own_shards: int) -> StoredNumbers:
    """Return the numbers that are in the database. Raises `StorageError`.

    ``shards``: the leases of this process on PostgreSQL. ``own_shards``: the number of shards that it serves.
    """
    from unobot.watch.metrics import StoredNumbers

    size = await store.size()
    backed_up = parse_moment(await store.meta(NO_APPLICATION, BACKED_UP))
    backup_size = await store.meta(NO_APPLICATION, BACKUP_SIZE) or ""
    return StoredNumbers(
        size.size,
        backed_up or 0.0,
        int(backup_size) if backup_size.isdecimal() else 0,
        own_shards if shards is None else await shards.served(),
    )


def token_requests(metrics: Metrics | None, parts: Callable[[], Parts]) -> TokenRequests:
    """Return the adapter for requests with tokens, which send the answers."""
    budget = parts().scheduler.budget
    if metrics is None:
        return TokenRequests(budget)
    requests = MeasuredTokenRequests(budget)
    requests.metrics, requests.parts = metrics, parts
    return requests


def thinking_of(metrics: Metrics | None) -> Thinking:
    """Return the function that times the decisions of an AI level."""
    return unmeasured if metrics is None else lambda level: metrics.time_decision(level if level in SEATED else ENGINE)


def _reading(parts: Parts) -> Reading:
    from unobot.watch.metrics import Reading

    scheduler, servers, hub, router, messages, *_ = parts
    marked, failing = scheduler.backlog
    census = {} if hub is None else hub.census()
    refusals = {} if router is None else router.gate.refusals
    dms = {} if messages is None else messages.direct_messages.refusals
    pictures = {"drawn": 0, "words": 0}
    if messages is not None:
        pictures = {"drawn": messages.attachments.drawn_count, "words": messages.attachments.replaced_count}
    return Reading(
        servers=servers,
        tables={state: census.get(state, 0) for state in TABLE_STATES},
        players=0 if hub is None else hub.player_count(),
        shards=parts.shards,
        latencies=parts.latencies,
        reconnects=parts.reconnects,
        gate_refusals={
            decision.name.lower(): refusals.get(decision, 0)
            for decision in GateDecision
            if decision is not GateDecision.PASS
        },
        discord_refusals={429: 0, **scheduler.budget.refusals},
        marked=marked,
        failing=failing,
        waiting=scheduler.budget.waiting,
        refused_dms={reason: dms.get(reason, 0) for reason in ("closed", "blocked")},
        pictures=pictures,
    )


class MeasuredTokenRequests(TokenRequests):
    """An adapter that measures the time from a click to its first answer."""

    metrics: Metrics
    parts: Callable[[], Parts]

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, Any] | None = None,
        **options: Any,  # noqa: ANN401 - the options of discord.py
    ) -> Any:  # noqa: ANN401 - the answer that discord.py expects
        """Send a request, as `TokenRequests` does."""
        answer = await super().request(route, session, payload=payload, **options)
        if route.path.endswith("/callback") and (router := self.parts().router) is not None:
            kind = "answer" if payload is None else _KINDS.get(payload["type"], "answer")  # files are part of messages
            self.metrics.observe_answer(kind, router.gate.since(int(route.webhook_id or 0)))
        return answer
