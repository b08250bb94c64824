"""Control the time of simcord, the simulated Discord: it moves only when a test or the demo advances it.

simcord alone would also start timers on the wall clock, and treat a task that waits for a lock as busy.
"""

# ruff: noqa: ANN401, ASYNC109 - these are simcord's signatures, and simcord leaves much untyped

from __future__ import annotations

import asyncio
import base64
import contextvars
import marshal
import math
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields
from types import SimpleNamespace
from typing import Any, Literal
from weakref import WeakKeyDictionary, WeakSet

from discord import Asset
from simcord import Env, _runtime, components, gateway
from simcord import _dpy_internals as _internals
from simcord import env as environment
from simcord._runtime import _CallbackRecord, _selected_env, _track_callback
from simcord._settlement import _run_due_virtual_callbacks, _SettlementState
from simcord.backend.cdn import CDN_BASE
from simcord.http import router

from unobot.demo.user_installs import UserInstalls

_STEP_TIMEOUT = 60.0  # seconds of real time that the bot may take for one step on a busy machine
_MAX_TURNS = 1000  # turns of the event loop
_CHECK_INTERVAL = 0.001  # seconds of real time between two checks whether the bot has finished
_ID_NUMBER = (1 << 22) - 1  # these bits of an id count within its millisecond
_MAX_START_IDS = 4096  # more ids than a start needs
_WITHOUT_REFERENCES = 2  # a version of marshal, whose copies share no parts
_EMOJIS = re.compile(r"/applications/\d+/emojis$")


class VirtualEnv(Env):
    """A simulated Discord whose time moves only in `advance_time`, so that the bot's pauses take no real time."""

    def __init__(self, bot: Any, **options: Any) -> None:
        super().__init__(bot, settle_timeout=_STEP_TIMEOUT, **options)
        self._sleeps: WeakKeyDictionary[asyncio.Future[Any], Any] = WeakKeyDictionary()
        self._state: Any = None
        self._state_key: tuple[Any, ...] = ()
        self.pictures: dict[str, tuple[str, bytes]] = {}
        """The pictures of the bot's own emojis, by each address that a page may request."""
        self.installs = UserInstalls(self)

    async def start(self) -> None:
        """Start the bot, as simcord does."""
        await super().start()
        self._round_up_ids()

    async def restart_bot(self, bot: Any = None) -> None:
        """Replace the bot, as simcord does."""
        await super().restart_bot(bot)
        self._round_up_ids()

    def _round_up_ids(self) -> None:
        """Make later ids independent of the number of commands and emojis. Deals follow from the id of a press."""
        backend = self.backend
        now = backend.snowflake()
        backend._sequences[now >> 22] = -(-(now & _ID_NUMBER) // _MAX_START_IDS) * _MAX_START_IDS

    def store_emojis(self) -> None:
        """Store the pictures of emojis uploaded since `delete_old_data`, because simcord discards them."""
        uploads = [entry.json for entry in self.http_requests if entry.method == "POST" and _EMOJIS.match(entry.path)]
        images = {upload["name"]: upload["image"] for upload in uploads if upload}
        for emoji in self.backend.application_emojis.values():
            if emoji.name in images:
                picture = f"{emoji.id}.png", base64.b64decode(images[emoji.name].partition(",")[2])
                self.pictures[f"{CDN_BASE}/emojis/{emoji.id}.png"] = picture
                self.pictures[f"{Asset.BASE}/emojis/{emoji.id}.png"] = picture

    def _schedule_timer(
        self,
        record: Any,
        callback: Callable[..., object],
        args: tuple[Any, ...],
        _context: contextvars.Context | None,
    ) -> None:
        """Schedule a timer in virtual time only. simcord would also start one on the wall clock."""
        if getattr(callback, "__name__", "") == _WAKES_SLEEPER:
            self._sleeps[args[0]] = record

    def _settlement_state(self) -> Any:
        """Return the state that simcord checks. Rebuild it only after a change, not for each task and timer."""
        state_key = (self.bot, self._loop, self._virtual_time, self._advancing, self._generation, self._last_dispatch)
        if self._state_key != state_key:
            state = super()._settlement_state()
            values = {field.name: getattr(state, field.name) for field in fields(state)}
            self._state_key, self._state = state_key, _State(**values, sleeps=self._sleeps)
        return self._state

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,
        idle: float = _CHECK_INTERVAL,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        await self._run_ready_callbacks()
        timeout = None if timeout is None else max(timeout, _STEP_TIMEOUT)  # simcord allows five seconds for a start
        await super()._settle_internal(
            timeout=timeout, idle=min(idle, _CHECK_INTERVAL), dispatch=dispatch, _deadline=_deadline
        )

    async def _run_ready_callbacks(self) -> None:
        """Run the event loop while callbacks are ready. simcord would check each task and timer in between."""
        assert self._loop is not None
        ready = vars(self._loop)["_ready"]
        for _ in range(_MAX_TURNS):
            if not ready:
                _run_due_virtual_callbacks(self._settlement_state(), math.inf)
                if not ready:
                    return
            await asyncio.sleep(0)


@dataclass(frozen=True, kw_only=True)
class _State(_SettlementState):
    sleeps: WeakKeyDictionary[asyncio.Future[Any], Any]
    """The timer of each future that a sleeping task waits for. A timer refers to its simulated Discord, so a global
    mapping would keep the simulated Discord in memory."""


_WAKES_SLEEPER = "_set_result_unless_cancelled"
_is_parked = vars(environment)["_is_parked"]
_queued: WeakSet[asyncio.Task[Any]] = WeakSet()
"""The tasks that wait for a lock, a semaphore, or other tasks."""


def _track_lock_waits(kind: type[asyncio.Lock | asyncio.Semaphore]) -> None:
    """Track the tasks that wait for a lock, because simcord treats them as busy."""
    acquire = kind.acquire

    async def tracked_acquire(self: Any) -> Literal[True]:
        task = asyncio.current_task()
        assert task is not None
        _queued.add(task)
        try:
            return await acquire(self)
        finally:
            _queued.discard(task)

    setattr(kind, "acquire", tracked_acquire)  # noqa: B010 - mypy refuses the assignment of a method


def _track_task_waits() -> None:
    """Track the tasks that wait for other tasks. simcord checks the other tasks anyway."""
    wait = asyncio.wait

    async def tracked_wait(*args: Any, **options: Any) -> Any:
        task = asyncio.current_task()
        assert task is not None
        _queued.add(task)
        try:
            return await wait(*args, **options)
        finally:
            _queued.discard(task)

    vars(asyncio).update(wait=tracked_wait)


_track_lock_waits(asyncio.Lock)
_track_lock_waits(asyncio.Semaphore)
_track_task_waits()


def _is_parked_or_sleeps(state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
    """Return whether a task waits for something outside the bot. Check for sleep first, because most tasks sleep."""
    if state.loop._ready:  # something is about to run, so nothing has settled yet, whatever this task waits for
        return False
    waiter = task._fut_waiter  # type: ignore[attr-defined]  # simcord reads this attribute of asyncio, too
    timer = None if waiter is None or waiter.done() else state.sleeps.get(waiter)
    if timer is not None and timer.when > state.virtual_time and not timer.handle.cancelled():
        return True
    if task in _queued and waiter is not None and not waiter.done():
        return True  # it waits for a task that holds the lock, or for other tasks
    return bool(_is_parked(state, task, deadline))


def _no_real_timers(_: Any, __: list[asyncio.Task[Any]]) -> None:
    """Skip the search for timers on the wall clock, because `VirtualEnv` starts none there."""


vars(environment).update(_is_parked=_is_parked_or_sleeps, _virtualize_recognized_waits=_no_real_timers)


def copy_json(value: Any) -> Any:
    """Return a deep copy of a payload. It has no shared or circular parts, so `copy.deepcopy` is far slower."""
    try:
        return marshal.loads(marshal.dumps(value, _WITHOUT_REFERENCES))  # noqa: S302 - our own bytes
    except ValueError:  # some part is an enumeration
        if isinstance(value, dict):
            return {key: copy_json(item) for key, item in value.items()}
        return [copy_json(item) for item in value] if isinstance(value, list) else value


def _step_or_callback(
    work: Any,
    schedule: Callable[..., asyncio.Handle],
    callback: Any,
    args: tuple[Any, ...],
    *,
    context: contextvars.Context | None,
    when: float | None,
    **options: Any,
) -> asyncio.Handle:
    """Schedule a step of a task without a record, because simcord looks at each task anyway."""
    if when is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return schedule(callback, *args, context=context)
    return _track_callback(work, schedule, callback, args, context=context, when=when, **options)


def _monotonic() -> float:
    """Return the virtual time to the bot and the real time to others, as simcord does, without an import each time."""
    env = _selected_env(driver=False)
    return _internals.real_monotonic() if env is None else env._virtual_time


# simcord looks for a record in a list at each step of the event loop. Each record is there once.
_CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
vars(_runtime).update(_track_callback=_step_or_callback)
vars(_internals).update(_clock_monotonic=_monotonic)
vars(components).update(deepcopy=copy_json)
vars(gateway).update(copy=SimpleNamespace(deepcopy=copy_json))
vars(router).update(copy=SimpleNamespace(deepcopy=copy_json))


@router.route("GET", "/guilds/{guild_id}/roles/member-counts")
def _count_members(ctx: router.RequestContext) -> dict[str, int]:
    """Return the number of members of each role, which simcord does not count."""
    guild = ctx.backend.get_guild(ctx.int_arg("guild_id"))
    counts = Counter(role_id for member in guild.members.values() for role_id in member.role_ids)
    return {str(role_id): counts[role_id] for role_id in guild.roles if role_id != guild.id}
