"""Custom ids of the form `u1:<table>:<ply>:<verb>:<arg>`: write them, and parse them strictly.

A custom id says exactly what its button does and carries no secret. It proves nothing about the user: the table checks
seat, ply and permission.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LENGTH = 100  # Discord's limit for a custom id
PROBE = "probe:"
"""The beginning of the custom ids of `unobot doctor --live`, which answers their presses itself."""
_TABLE_LIMIT = 2**63
_PLY_LIMIT = 10**6


class Verb(StrEnum):
    """The verb of a button. Its docstring says what ``arg`` holds.

    Its surfaces and permissions are declared beside its handler: see `interactions/actions`.
    """

    JOIN = "join"
    LEAVE = "leave"
    AI = "ai"
    """A menu: ``add>3`` seats an AI of the chosen level, ``away>3`` removes the chosen AI.

    The custom id contains the number of seats: Discord's apps send the same choice again only from a new custom id.
    """
    START = "start"
    """Deals the cards. AIs take the seats that the rules still need."""
    OPEN = "open"
    """Opens a table in this channel. ``ais``: three AIs sit down and the match starts; ``round``: for one round only.

    ``alone``: the same in the bot's DM.

    This verb belongs to no table: the id has 0.
    """
    LENGTH = "length"
    """``round`` and ``points``: how long the match of a lobby is."""
    HAND = "hand"
    """Shows the user's hand."""
    MOVE = "move"
    """A move in the notation of the rules: ``R5``, ``WR!``, ``draw``, ``color R``."""
    STEP = "step"
    """The steps chosen so far of a move with several steps: ``R7``, ``WSW-WSW-G`` (card, cards, color). Empty: back."""
    PREMOVE = "premove"
    """The move that the player plans for their next turn; empty for none."""
    PAGE = "page"
    """A page of the hand, from 0."""
    SORT = "sort"
    """The order of the cards: ``color`` or ``value``. It is stored as a preference."""
    UNO = "uno"
    """``on`` and ``off`` set the switch in the hand; ``say`` calls Uno now."""
    CATCH = "catch"
    """The seat to catch."""
    READY = "ready"
    """Votes to deal the next round without the pause; all players have to."""
    MORE = "more"
    RULES = "rules"
    """Shows the rules of the table. Their menu, which has the shown page, sends another one, from 0."""
    NEW_RULES = "newrules"
    """The same menu for the rules of new tables in this channel. Belongs to no table."""
    CHECK = "check"
    """Checks the deal of a match that is over."""
    REPLAY = "replay"
    """Shows the entry ``ply`` of a match that is over. ``open``: in a new message. ``moment``: a menu sends the ply."""
    SAVE = "save"
    """Sends a match that is over as a file: ``page`` or ``gif``."""
    COACH = "coach"
    """Shows the decision that cost the user most in a match that is over, in a new message; with a number, another."""
    HISTORY = "history"
    """Finished matches: of the ``channel``, of the ``server``, or ``mine``. ``server>12``: the matches before match 12.

    Belongs to no table.
    """
    WHAT_IF = "whatif"
    """Plays on from the entry ``ply`` of a match that is over. Empty: asks for the seat; else the seat."""
    SOLO = "solo"
    """A button of a game alone: ``on``, ``deal``, ``undo``, ``show``, or one of the hand: ``move R5``, ``step! W``.

    The table is the number of the game. The mark ``!`` says that the switch of Uno is on.
    """
    DAILY = "daily"
    """`/uno daily`: ``show`` and ``open`` (in a new message) show today's deals, ``day 2026-11-23`` the deals of a day.

    ``world`` and ``server`` begin a try, or go on with it. Belongs to no table.
    """
    TRY = "try"
    """A button of a try at a daily deal, as in `SOLO`; ``post`` posts its result, and ``record`` sends its record.

    The table is the number of the try.
    """
    BUMP = "bump"
    END = "end"
    """``ask``, then ``yes`` or ``no``."""
    REMATCH = "rematch"
    """At a closed table: opens a table for the same players. ``rules`` also opens its rules menu.

    In the lobby of that table: agrees to the rematch.
    """
    RESUME = "resume"
    """Resumes a suspended match."""
    SKIP = "skip"
    """Votes to skip a player's slow turn."""
    AUTOPILOT = "autopilot"
    """``on``: an AI plays for the player; ``off``: the player is back."""
    BACKS = "backs"
    """Shows the backs of all hands to a user without a seat, in a deck with two sides."""
    TAKE_OVER = "takeover"
    """The number of an AI's seat, which the user takes over at once."""
    JOIN_NEXT = "joinnext"
    """Gives the user a seat from the next round on."""
    RELEASE = "release"
    """A menu of players who left, by user id. The AI keeps the seat of the chosen player."""
    PLAYERS = "players"
    """Shows the panel in which the host manages the other players."""
    ACCESS = "access"
    """A menu of the users who may take a free seat: everybody, the invited, or nobody."""
    KICK = "kick"
    """A menu of players, by user id; then a button that confirms it, ``yes>12``."""
    NEW_HOST = "newhost"
    """A menu of players, by user id."""
    NOTIFY = "notify"
    """Mentions the user when the next table opens in this channel; ``off`` ends this. Belongs to no table."""
    RECAP = "recap"
    """Shows the moves since the player's last one; a page of them, from 0."""
    TIME_CONTROL = "time"
    """Empty: shows the time controls in the lobby. Their menu sends the chosen one."""
    REFRESH = "refresh"
    """Draws the user's hand again."""
    EXPLAIN = "explain"
    """``on`` and ``off``: show or hide in the hand why each card cannot be played."""
    HOUSE_RULES = "house"
    """The rules menu in the lobby; its menu sends the group of fields to show."""
    PRESET = "preset"
    """A menu: the preset to play."""
    FIELD = "field"
    """A menu that sets the named field, such as ``hand-size``."""
    INVITE = "invite"
    """Empty: opens the panel, whose menu sends the user to invite. ``voice`` invites the whole voice channel."""
    TAKE_BACK = "takeback"
    """``on`` and ``off``: whether this table allows take-backs. A take-back itself is the move ``back``."""
    NUMBER = "number"
    """A modal that sets the named field to a number."""
    AI_PACE = "aipace"
    """How fast the AIs of a table in the bot's DM play: ``normal``, ``fast`` or ``at once``."""
    LOOK = "look"
    """How the table message shows the game: ``picture`` or ``text``."""
    MOMENTS = "moments"
    """``on`` and ``off``: whether the table celebrates its moments."""
    REACT = "react"
    """Puts this emote on the table; empty to show the panel with the emotes."""
    REACTIONS = "reactions"
    """``on`` and ``off``: whether the table has reactions. ``mute`` is a menu: ``off>12`` mutes the user 12."""
    HELP = "help"
    """Shows the help. Its menu, which has the shown topic, sends another one.

    This verb and the next seven belong to no table: the id has 0.
    """
    TUTORIAL = "tutorial"
    """The choices made in a step of the tutorial. The ply is the number of the step."""
    ME = "me"
    """A menu of `/uno me` that sets the named preference, or a button that shows a page of preferences."""
    LANGUAGE = "language"
    """The language in beta to which the user switches."""
    OWNER = "owner"
    """The panel of the bot's owner; ``notice``, ``user`` and ``server`` open modals; ``clear`` clears the notice.

    ``servers 5`` lists the servers after this id, ``leave 5`` leaves one, and ``unblock`` is a menu.

    Belongs to no table.
    """
    NOTE = "note"
    """The language in which something sounds wrong: opens the modal for a note, which sends it."""
    ACHIEVED = "achieved"
    """The user whose achievements are listed."""
    PRIVACY = "privacy"
    """``export`` sends the user's data as a file, ``delete`` asks, ``yes`` deletes it, and ``no`` keeps it."""
    STATS = "stats"
    """``mine``: the user's own stats. Else what the control does, a season, the key of rules, and a user's id.

    They are in one argument with ``>`` between them: a menu of the ``season`` or of ``rules``, ``post``, or ``show``.
    """
    LEADERBOARD = "leaders"
    """The same form with the number of a page, from 0, in place of the user."""
    SETTINGS = "settings"
    """`/uno settings`: ``server`` or ``channel``, a dash, and the open setting. A menu sends another setting."""
    SET = "set"
    """The same form: sets or clears the setting, from a menu or a modal. ``server-ask`` opens the modal."""
    MODERATE = "oversee"
    """`/unoadmin tables`: ``list``, or what to do with the table of this id: ``show>12``, ``end>12``, ``free>12``."""
    ADMIN = "admin"
    """The limits of a server: menus of ``roles`` and ``ais``, ``lock`` and ``unlock`` for the rules, ``no-log``.

    ``lift`` is a menu of former players with a ban.
    """
    DAY = "day"
    """``off`` ends the messages with the day of a server."""
    TOURNAMENT = "tournament"
    """A button of a tournament: ``join``, ``drop``, ``start``, ``close``, and ``yes`` to close it.

    The table is the number of the tournament.
    """
    CODE = "code"
    """``ask`` opens the modal for a rule code; ``paste`` is that modal."""
    FORM = "form"
    """``set`` is the modal with the common house rules. Empty opens it as the rules are, else with these answers."""


class CustomIdError(ValueError):
    """A custom id that no screen of the bot wrote, or an action that does not fit into a custom id."""


MAX_ARG = 56
"""The most characters of an argument, so that no custom id exceeds Discord's limit. Longer moves get no button."""
_ARG = re.compile(rf"[A-Za-z0-9 +>!-]{{0,{MAX_ARG}}}")
_ACTION = re.compile(
    r"u1:(?P<table>0|[1-9][0-9]{0,18}):(?P<ply>0|[1-9][0-9]{0,5}):(?P<verb>[a-z]{1,10}):"
    rf"(?P<arg>{_ARG.pattern})(?:#[1-9][0-9]?)?"
)


@dataclass(frozen=True, slots=True)
class ActionId:
    """The action of one button. Raises `CustomIdError` if a field is out of bounds.

    ``ply`` is the number of the latest entry when the button was drawn; for Uno and Catch, of the played card.
    """

    table: int
    ply: int
    verb: Verb
    arg: str = ""

    def __post_init__(self) -> None:
        str(self)  # checks the fields

    def __str__(self) -> str:
        return custom_id(self.table, self.ply, self.verb, self.arg)


def custom_id(table: int, ply: int, verb: Verb, arg: str) -> str:
    """Return the custom id of an action, without the object. Raises `CustomIdError` like `ActionId`."""
    if not (0 <= table < _TABLE_LIMIT and 0 <= ply < _PLY_LIMIT and _ARG.fullmatch(arg)):
        raise CustomIdError(f"no custom id can hold {verb} {arg!r} of table {table} at {ply}")
    return f"u1:{table}:{ply}:{verb}:{arg}"


def parse_action(custom_id: str) -> ActionId:
    """Return the action of a custom id without the copy mark ``#2`` of a second equal button.

    Raises `CustomIdError` if the id does not have exactly the form above.
    """
    match = _ACTION.fullmatch(custom_id) if len(custom_id) <= MAX_LENGTH else None
    if match is None:
        raise CustomIdError(f"not a custom id of this bot: {custom_id[:MAX_LENGTH]!r}")
    try:
        verb = Verb(match["verb"])
    except ValueError:
        raise CustomIdError(f"no such verb: {match['verb']}") from None
    return ActionId(int(match["table"]), int(match["ply"]), verb, match["arg"])
