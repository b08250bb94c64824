"""The last action of each seat in a round: a play, a draw, or a lost turn.

It comes from the events that everybody saw. A draw is a number of cards, so no hidden card is in it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from unobot.rules.cards import Card, Color
from unobot.rules.events import ColorChosen, DrawReason, Drew, LauncherPressed, Played, Skipped, TakenBack
from unobot.rules.match import Entry


class ActionKind(StrEnum):
    """The kinds of actions."""

    PLAYED = "played"
    DREW = "drew"
    """The seat chose to draw."""
    PENALTY = "penalty"
    """The seat had to draw."""
    SILENT = "silent"
    """The seat pressed a launcher that stayed silent."""
    SKIPPED = "skipped"
    """The seat lost its turn, and did not draw."""


@dataclass(frozen=True, slots=True)
class LastAction:
    """The last action of a seat. ``card`` and ``color``: of a play; ``count``: the cards of a draw."""

    kind: ActionKind
    ply: int
    """The number of the entry."""
    card: Card | None = None
    color: Color | None = None
    count: int = 0


def note_actions(actions: dict[int, LastAction], entry: Entry) -> None:
    """Put what an entry did into ``actions``, which are by seat. A move that is taken back is forgotten."""
    ply = entry.ply
    for event in entry.events:
        match event:
            case Played(seat=seat, cards=cards, color=color):
                actions[seat] = LastAction(ActionKind.PLAYED, ply, cards[0], color)
            case ColorChosen(color=color):  # of a roulette, which another seat laid
                for seat, last in actions.items():
                    if last.card is not None and last.card.is_wild and last.color is None:
                        actions[seat] = replace(last, color=color)
            case LauncherPressed(seat=seat, fired=0) if not _has_drawn(actions.get(seat), ply):
                actions[seat] = LastAction(ActionKind.SILENT, ply)
            case Drew(seat=seat, cards=cards, why=why) if cards or not _was_silent(actions.get(seat), ply):
                kind = ActionKind.DREW if why is DrawReason.CHOICE else ActionKind.PENALTY
                before = actions.get(seat)
                count = before.count if before is not None and (before.kind, before.ply) == (kind, ply) else 0
                actions[seat] = LastAction(kind, ply, count=count + len(cards))
            case Skipped(seat=seat) if seat not in actions or actions[seat].ply != ply:
                actions[seat] = LastAction(ActionKind.SKIPPED, ply)
            case TakenBack(ply=taken):
                for seat in [seat for seat, action in actions.items() if action.ply >= taken]:
                    del actions[seat]
            case _:
                pass


def _has_drawn(action: LastAction | None, ply: int) -> bool:
    return action is not None and (action.ply, action.count > 0) == (ply, True)


def _was_silent(action: LastAction | None, ply: int) -> bool:
    return action is not None and (action.ply, action.kind) == (ply, ActionKind.SILENT)
