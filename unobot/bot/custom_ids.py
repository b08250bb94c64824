"""Custom ids of the form `u1:<table>:<ply>:<verb>:<arg>`, written and read strictly.

A custom id says exactly what its button does and carries no secret. It proves nothing about the user: the table checks
seat, ply and permission.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LENGTH = 100  # Discord's limit of a custom id
_TABLES = 2**63
_PLIES = 10**6


class Verb(StrEnum):
    """The verb of a button. Its docstring says what ``arg`` holds.

    The rest of what is known of a verb is declared beside its handler: see `interactions/actions`.
    """

    JOIN = "join"
    LEAVE = "leave"
    AI = "ai"
    """A menu: ``add>3`` seats an AI of the chosen level, ``away>3`` removes the chosen AI.

    The number of seats changes the custom id: Discord's apps send a repeated choice only from a menu with a new id.
    """
    START = "start"
    HAND = "hand"
    """Shows the user's hand."""
    MOVE = "move"
    """A move in the notation of the rules: ``R5``, ``WR!``, ``draw``, ``color R``."""
    STEP = "step"
    """The steps chosen so far of a move that needs several: ``R7``, ``WSW-WSW-G`` (card, cards, color). Empty: back."""
    PREMOVE = "premove"
    """The card that the player will play on their next turn, as a move; empty for none."""
    PAGE = "page"
    """A page of the hand, from 0."""
    SORT = "sort"
    """The order of the cards from now on: ``color`` or ``value``."""
    UNO = "uno"
    """``on`` and ``off`` turn the switch of the panel; ``say`` says Uno now."""
    CATCH = "catch"
    """The seat to catch."""
    READY = "ready"
    """Deals the next round without the pause, once every player wants it."""
    MORE = "more"
    RULES = "rules"
    """The rules of the table. With a page, from 0, the message that shows them turns to that page."""
    CHECK = "check"
    """Checks the deal of a match that is over."""
    BUMP = "bump"
    END = "end"
    """``ask``, then ``yes`` or ``no``."""
    REMATCH = "rematch"
    """At a closed table: opens the next one for the same players; ``rules`` also opens the rules menu.

    In the lobby that this opens: agrees to the rematch.
    """
    RESUME = "resume"
    """Resumes a suspended match."""
    SKIP = "skip"
    """Votes to skip the turn of a player who takes long."""
    AUTOPILOT = "autopilot"
    """``on``: an AI plays for the player; ``off``: the player is back."""
    TAKE_OVER = "takeover"
    """The number of an AI's seat that the user takes over at once."""
    JOIN_NEXT = "joinnext"
    """Gives the user a seat from the next round on."""
    RELEASE = "release"
    """A menu of players who left, by user id: an AI keeps the seat of the chosen one."""
    PLAYERS = "players"
    """Shows the panel with which the host manages the other players."""
    ACCESS = "access"
    """A menu: who may take a free seat."""
    KICK = "kick"
    """A menu of players, by user id; then a button with that id, ``yes>12``."""
    NEW_HOST = "newhost"
    """A menu of players, by user id."""
    NOTIFY = "notify"
    """Mentions the user when the next table opens in this channel; ``off`` ends this. Belongs to no table."""
    RECAP = "recap"
    """Shows the moves since the player's last one; a page of them, from 0."""
    TIME_CONTROL = "time"
    """Shows the time controls in the lobby; their menu sends the chosen one."""
    REFRESH = "refresh"
    """Draws the user's hand again."""
    EXPLAIN = "explain"
    """``on`` and ``off``: the hand with the reason why each card cannot be played."""
    HOUSE_RULES = "house"
    """The rules menu in the lobby; its menu sends the group of fields to show."""
    PRESET = "preset"
    """A menu: the preset to play."""
    FIELD = "field"
    """A menu for the named field, ``hand-size``: its value."""
    INVITE = "invite"
    """Empty: opens the panel, whose menu sends the person to invite; ``voice`` invites a whole voice channel."""
    TAKE_BACK = "takeback"
    """``on`` and ``off``: whether this table allows to take a move back. Taking one back is a move, ``back``."""
    NUMBER = "number"
    """A modal for the named field: its value."""
    LOOK = "look"
    """How the table is shown to everybody: ``picture`` or ``text``."""
    HELP = "help"
    """A topic of the help; empty for its first page. This verb and the next four belong to no table: theirs is 0."""
    TUTORIAL = "tutorial"
    """The way through a step of the tutorial. The ply is the number of the step."""
    ME = "me"
    """A menu of `/uno me` for the named preference: its value."""
    SETTINGS = "settings"
    """`/uno settings`: ``server`` or ``channel``, then a dash and the open setting; a menu sends another setting."""
    SET = "set"
    """The same, to set the setting to the value of a menu or modal, or to nothing; ``server-ask`` opens that modal."""
    CODE = "code"
    """``ask`` opens the modal for a rule code; ``paste`` is that modal."""


class CustomIdError(ValueError):
    """A custom id that no screen of the bot wrote, or an action that does not fit into a custom id."""


MAX_ARG = 56
"""Characters of an argument at most, so that every custom id keeps Discord's limit. Longer moves get no button."""
_ARG = re.compile(rf"[A-Za-z0-9 +>!-]{{0,{MAX_ARG}}}")
_ACTION = re.compile(
    r"u1:(?P<table>0|[1-9][0-9]{0,18}):(?P<ply>0|[1-9][0-9]{0,5}):(?P<verb>[a-z]{1,10}):"
    rf"(?P<arg>{_ARG.pattern})(?:#[1-9][0-9]?)?"
)


@dataclass(frozen=True, slots=True)
class ActionId:
    """The action of one button. Raises `CustomIdError` if a field is out of bounds.

    ``ply`` is the number of the move at which the button was drawn. Uno and Catch carry that of the card in question.
    """

    table: int
    ply: int
    verb: Verb
    arg: str = ""

    def __post_init__(self) -> None:
        if not (0 <= self.table < _TABLES and 0 <= self.ply < _PLIES and _ARG.fullmatch(self.arg)):
            raise CustomIdError(f"no custom id can say {self.verb} {self.arg!r} of table {self.table} at {self.ply}")

    def __str__(self) -> str:
        return f"u1:{self.table}:{self.ply}:{self.verb}:{self.arg}"


def parse_action(custom_id: str) -> ActionId:
    """Return the action of a custom id without the copy mark ``#2`` of a second equal button.

    Raises `CustomIdError` if the id does not have exactly the form above.
    """
    found = _ACTION.fullmatch(custom_id) if len(custom_id) <= MAX_LENGTH else None
    if found is None:
        raise CustomIdError(f"not a custom id of ours: {custom_id[:MAX_LENGTH]!r}")
    try:
        verb = Verb(found["verb"])
    except ValueError:
        raise CustomIdError(f"no such verb: {found['verb']}") from None
    return ActionId(int(found["table"]), int(found["ply"]), verb, found["arg"])
