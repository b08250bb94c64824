"""The interaction that the running task handles. Each line of the log names it."""

from __future__ import annotations

from contextvars import Context, ContextVar, copy_context

interaction_id: ContextVar[int | None] = ContextVar("interaction_id", default=None)
"""The id of the interaction that the running task answers. Tasks that it starts inherit the id."""


def detached() -> Context:
    """Return the present context without an interaction, for a timer or a task that outlives the interaction."""
    context = copy_context()
    context.run(interaction_id.set, None)
    return context
