"""Run searches without worker processes in tests, and keep them short."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

from unobot.ai.master import Master

P = ParamSpec("P")
T = TypeVar("T")

SHORT_MASTER = Master(determinizations=2)
"""The level `master` in tests: few determinizations, and no time budget."""


class InlineExecutor(Executor):
    """Runs each job in this process, immediately."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        answer = Future[T]()
        try:
            answer.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  # the caller gets it from the future
            answer.set_exception(error)
        return answer
