"""The status of a table, and checks of what it permits."""

from __future__ import annotations

from typing import Literal, TypeAlias

from unobot.model.refused import Refused
from unobot.model.table import TableState
from unobot.tables.state.places import PLACES

Stage: TypeAlias = Literal["lobby", "match", "closed"]


def stage_of(state: TableState) -> Stage:
    """Return the stage of a table. Most private controls are of use only during one."""
    return state.status if state.status in ("lobby", "closed") else "match"


def is_live(state: TableState) -> bool:
    """Return whether the table is not closed."""
    return state.status != "closed"


def is_suspended(state: TableState) -> bool:
    """Return whether the table is suspended (see `suspension`): the channel is gone, or the match is adjourned."""
    return is_live(state) and state.suspended is not None


def is_running(state: TableState) -> bool:
    """Return whether a match is played, or pauses between two rounds, and is not suspended."""
    return state.status in ("playing", "pause") and state.suspended is None


def check_live(state: TableState) -> None:
    """Raise `Refused` if the table is closed."""
    if not is_live(state):
        raise Refused("refused-closed")


def check_not_suspended(state: TableState) -> None:
    """Raise `Refused` if the table is suspended."""
    if is_suspended(state):
        alone = "" if PLACES[state.place].is_shared else "-alone"
        raise Refused(f"refused-adjourned{alone}" if state.adjourned else "refused-suspended")


def check_lobby(state: TableState) -> None:
    """Raise `Refused` unless the table is open and in the lobby."""
    check_not_suspended(state)
    check_live(state)
    if state.status != "lobby":
        raise Refused("refused-running")
