"""Thinking without processes: where AIs that ponder at tables do it in tests, and how long."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from unobot.ai.master import Master

P = ParamSpec("P")
T = TypeVar("T")

SHORT_MASTER = Master(determinizations=2)
"""The level `master` in tests: it counts worlds and no seconds, and few of them."""


class InlineExecutor(Executor):
    """Does what it is asked in this process, as soon as it is asked."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        answer = Future[T]()
        try:
            answer.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # whoever asked hears of it
            answer.set_exception(error)
        return answer
