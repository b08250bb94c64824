"""Every control that the bot has shown in a run: buttons, menus with their values, and modals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from unobot.bot.custom_ids import parse_action

MODAL = 0
"""The kind of a modal. All other kinds are numbers of Discord's components."""
_NEWEST = 60


@dataclass(frozen=True, eq=False)
class Control:
    """A control as the bot sent it. Its message may have changed since, or be deleted."""

    custom_id: str
    kind: int
    values: tuple[str, ...]
    """The values that a menu of texts offers."""
    message: Message
    reader: int | None
    """The only person who sees it; ``None`` if it is public."""

    @property
    def channel(self) -> int:
        return self.message.channel_id

    @cached_property
    def verb(self) -> str:
        return parse_action(self.custom_id).verb


class Shown:
    """The controls shown so far."""

    def __init__(self) -> None:
        self._all: dict[tuple[int, str], Control] = {}
        self._now: dict[int, set[str]] = {}

    def note(self, message: Message, reader: int | None) -> None:
        """Add the controls that the message has now."""
        controls = [*_controls(message, reader)]
        self._now[message.id] = {control.custom_id for control in controls}
        self._all.update({(message.id, control.custom_id): control for control in controls})

    def note_modal(self, custom_id: str, message: Message, reader: int | None) -> None:
        """Add a modal that a press on this message opened."""
        self._all[message.id, custom_id] = Control(custom_id, MODAL, (), message, reader)

    @property
    def custom_ids(self) -> list[str]:
        """The custom ids shown so far, those of new messages last."""
        return [custom_id for _, custom_id in self._all]

    def is_stale(self, control: Control) -> bool:
        """Return whether its message has the control no more."""
        return control.kind != MODAL and control.custom_id not in self._now[control.message.id]

    def pick(self, number: int, *, stale: bool = False) -> Control:
        """Return one of the newest controls, or one of a verb, each as often. ``stale``: one that is no longer there.

        Without a stale one, return any.
        """
        found = [*self._all.values()]
        found = [control for control in found if self.is_stale(control)] or found if stale else found
        number, by_verb = divmod(number, 2)
        if not by_verb:
            return found[-1 - number % min(len(found), _NEWEST)]
        verbs = sorted({control.verb for control in found})
        number, verb = divmod(number, len(verbs))
        found = [control for control in found if control.verb == verbs[verb]]
        return found[number % len(found)]

    def shown_to(self, person: int, channels: set[int]) -> list[Control]:
        """Return the controls that this person sees now in these channels."""
        return [
            control
            for control in self._all.values()
            if control.channel in channels and control.reader in (None, person) and not self.is_stale(control)
        ]


def _controls(message: Message, reader: int | None) -> Iterator[Control]:
    for component in walk_components(message.components):
        if component["type"] in (ComponentType.BUTTON, *SELECT_TYPES) and component.get("custom_id"):
            values = tuple(option["value"] for option in component.get("options") or ())
            yield Control(component["custom_id"], int(component["type"]), values, message, reader)


def fields(typed: tuple[str, ...], *, labeled: bool = True) -> list[dict[str, Any]]:
    """Return the typed values of a modal in the shapes of Discord."""
    inputs = [{"type": 4, "id": 2, "custom_id": "value", "value": text} for text in typed]
    if labeled:
        return [{"type": 18, "id": 1, "component": each} for each in inputs]
    return [{"type": 1, "id": 1, "components": inputs}]
