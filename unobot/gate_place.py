"""The place at the gate of the interaction that the running task handles.

Code that waits for Discord, or for anything else that is slow, gives the place back first. It need not know the
interaction.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

_give_back: ContextVar[Callable[[], None] | None] = ContextVar("give_back", default=None)
_until_answered: ContextVar[bool] = ContextVar("until_answered", default=False)


def hold_place(give_back: Callable[[], None], *, until_answered: bool) -> None:
    """Set the place of the running task. Tasks that it starts can give it back, too.

    ``until_answered``: whether the task keeps the place while its answer is sent.
    """
    _give_back.set(give_back)
    _until_answered.set(until_answered)


def leave_gate() -> None:
    """Give the place of the running task back, if it still has one. The task goes on without it."""
    give_back = _give_back.get()
    if give_back is not None:
        give_back()


def leave_before_answer() -> None:
    """Leave the gate before the answer is sent, unless the place lasts until then. Call `leave_gate` afterward."""
    if not _until_answered.get():
        leave_gate()
