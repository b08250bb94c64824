"""What a button says when it is pressed: `u1:<table>:<ply>:<verb>:<arg>`, read strictly.

A custom id says exactly what the button does and carries no secret. It proves nothing about who pressed it:
seat, ply and right are checked at the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LENGTH = 100  # Discord's limit of a custom id
_TABLES = 2**63
_PLIES = 10**6


class Verb(StrEnum):
    """What a button asks for; what ``arg`` holds stands beside each."""

    JOIN = "join"
    LEAVE = "leave"
    AI = "ai"
    """A select: ``add`` seats an AI of the level chosen, ``away`` removes the AI of that name; behind it, as ``add>3``,
    how many are seated, for apps send a choice that is shown already only where the menu is another one. The buttons of
    older versions: a level adds such an AI, ``-`` removes the one that sat down last."""
    START = "start"
    HAND = "hand"
    """Show me my hand."""
    MOVE = "move"
    """A move in the notation of the rules: ``R5``, ``WR!``, ``draw``, ``color R``."""
    STEP = "step"
    """The way to a move as far as it is chosen: ``R7``, ``WSW-WSW-G`` (card, cards, color); nothing goes back."""
    PREMOVE = "premove"
    """The card that I will play when my turn comes, as a move; nothing for none any more."""
    PAGE = "page"
    """A page of the hand, from 0."""
    SORT = "sort"
    """The order of the cards from now on: ``color`` or ``value``."""
    UNO = "uno"
    """``on`` and ``off`` turn the panel's switch, ``say`` says it now."""
    CATCH = "catch"
    """The seat to be caught."""
    READY = "ready"
    """No need to wait: deal the next round."""
    MORE = "more"
    RULES = "rules"
    """The rules in force; with a page, from 0, the message that shows them turns to it."""
    CHECK = "check"
    """Was it dealt fairly? For matches that are over."""
    BUMP = "bump"
    END = "end"
    """``ask``, then ``yes`` or ``no``."""
    REMATCH = "rematch"
    """At a table that is closed: open the next for the same people, with ``rules`` to change the rules first.
    In the lobby that this opens: I want it, too."""
    RESUME = "resume"
    """Go on with a match that was laid aside."""
    SKIP = "skip"
    """Vote to skip the turn of whoever takes long."""
    AUTOPILOT = "autopilot"
    """``on``: an AI plays for me; ``off``: I am back."""
    TAKE_OVER = "takeover"
    """Take over an AI's seat at once: its number."""
    JOIN_NEXT = "joinnext"
    """Have a seat from the next round on."""
    RELEASE = "release"
    """A select: whose seat is an AI's for good, by their id, since they left."""
    PLAYERS = "players"
    """What the host can do about the others: who may join, who goes, who is host."""
    ACCESS = "access"
    """A select: who may take a seat that is free."""
    KICK = "kick"
    """A select sends who is meant, by their id; then a button with ``yes`` and that id, ``yes>12``."""
    NEW_HOST = "newhost"
    """A select: who is host from now on, by their id."""
    NOTIFY = "notify"
    """Call me when the next table opens in this channel; with ``off`` no more. Belongs to no table."""
    RECAP = "recap"
    """What happened since my last move; a page of that, from 0."""
    TIME_CONTROL = "time"
    """The paces to choose from in the lobby; its select sends one of them."""
    REFRESH = "refresh"
    """Draw my hand anew."""
    EXPLAIN = "explain"
    """My hand with its reasons: what cannot be played now, and why."""
    HOUSE_RULES = "house"
    """The menu of the rules in the lobby; its select sends the group of fields to be shown."""
    PRESET = "preset"
    """A select: the preset to be played."""
    FIELD = "field"
    """A select for the field named, ``hand-size``: its value."""
    INVITE = "invite"
    """Nothing opens the panel, in which a menu sends whom to invite; ``voice`` invites a whole voice channel."""
    TAKE_BACK = "takeback"
    """``on`` and ``off``: whether a move may be taken back at this table. To take one back is a move, ``back``."""
    NUMBER = "number"
    """A modal for the field named: its value."""
    LOOK = "look"
    """How the table is shown to everybody: ``picture`` or ``text``."""
    HELP = "help"
    """A topic of the help; nothing for its first page. This verb and the next four belong to no table: theirs is 0."""
    TUTORIAL = "tutorial"
    """The tutorial: the number of its step stands in the place of the ply, the way through it in the argument."""
    ME = "me"
    """A select of `/uno me`, for the choice named: what is chosen."""
    SETTINGS = "settings"
    """`/uno settings`: ``server`` or ``channel``, and after a dash the setting that is open; a select sends another."""
    SET = "set"
    """The same, to be set to what a select or a modal sends, or to nothing; ``server-ask`` opens that modal."""
    CODE = "code"
    """``ask`` opens the modal into which a rule code is pasted, ``paste`` is that modal."""


class CustomIdError(ValueError):
    """A custom id that no screen of ours has written, or an action that no custom id can say."""


MAX_ARG = 60
"""Characters of an argument at most: more of a move than this no button can say."""
_ARG = re.compile(rf"[A-Za-z0-9 +>!-]{{0,{MAX_ARG}}}")
_ACTION = re.compile(
    r"u1:(?P<table>0|[1-9][0-9]{0,18}):(?P<ply>0|[1-9][0-9]{0,5}):(?P<verb>[a-z]{1,10}):"
    rf"(?P<arg>{_ARG.pattern})(?:#[1-9][0-9]?)?"
)


@dataclass(frozen=True, slots=True)
class ActionId:
    """One thing a button asks for. Raises `CustomIdError` where a field is out of its bounds.

    ``ply`` is the move number the button was drawn at; for Uno and Catch, the one of the card they are about.
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
    """The action of a custom id; the copy mark ``#2`` of a second equal button is dropped.

    Raises `CustomIdError` for anything that is not exactly of the form above.
    """
    found = _ACTION.fullmatch(custom_id) if len(custom_id) <= MAX_LENGTH else None
    if found is None:
        raise CustomIdError(f"not a custom id of ours: {custom_id[:MAX_LENGTH]!r}")
    try:
        verb = Verb(found["verb"])
    except ValueError:
        raise CustomIdError(f"no such verb: {found['verb']}") from None
    return ActionId(int(found["table"]), int(found["ply"]), verb, found["arg"])
