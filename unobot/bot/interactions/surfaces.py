"""The surfaces, which are the kinds of message with controls, and the kinds of control."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias


class Surface(Enum):
    """The kind of message that has a control. The value is its name in `docs/security.md`."""

    TABLE = "table message"
    """The public message of a table."""
    REMINDER = "reminder"
    """A plain public message that mentions users. The bot cannot draw a screen into it."""
    PANEL = "panel"
    """An ephemeral message: a message in a server that only one user sees."""
    DIRECT = "direct message"


Offered: TypeAlias = "frozenset[tuple[Surface, Control]]"
"""The surfaces on which an action is offered, each with the kind of control."""


class Control(Enum):
    """The kind of a control. The value is its name in `docs/security.md`."""

    BUTTON = "button"
    MENU = "menu"
    ROLES = "role menu"
    """A menu of the server's roles."""
    MEMBERS = "member menu"
    """A menu of the server's members."""
    MODAL = "modal"

    def on(self, *surfaces: Surface) -> Offered:
        """Return this control on each of the surfaces."""
        return frozenset((surface, self) for surface in surfaces)


PRIVATE_SURFACES = frozenset({Surface.PANEL, Surface.DIRECT})
"""The surfaces that only one user sees."""
