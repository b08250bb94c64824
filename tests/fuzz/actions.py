"""Strategies for actions: every request that a hostile person can make Discord send, with numbers instead of names.

Half of the hostile interactions are controls that the bot has really shown, in wrong hands, places or times. The other
half is forged, replayed and mutated.

Discord lets no one press a missing button or choose a value outside a menu. A bot must not rely on it. Each number is
taken modulo the existing people, places or messages, so every action is possible in every position.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeVar

from hypothesis import strategies as st

from unobot.ai.level_names import SEATED
from unobot.bot.custom_ids import Verb
from unobot.rules.ruleset.codes import MAX_CODE_LENGTH
from unobot.rules.ruleset.fields import FIELDS, GROUPS
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset

BUTTON, MENU, OTHER_MENU, NONE = 2, 3, 5, 99


@dataclass(frozen=True)
class Seen:
    """The custom id of a button that the bot has shown, newest first. It may be cut or changed."""

    number: int
    cut: int | None = None
    put: tuple[int, str] | None = None
    """A position and the text inserted there."""


@dataclass(frozen=True)
class Own:
    """The custom id of a button on the pressed message, enabled or disabled."""

    number: int


@dataclass(frozen=True)
class Press:
    """A press of a button, or (with ``values``) a choice in a menu. ``on`` numbers the messages of all people."""

    who: int
    where: int
    on: int
    custom_id: str | Seen | Own
    kind: int = BUTTON
    values: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Submit:
    """A submitted modal."""

    who: int
    where: int
    on: int
    custom_id: str | Seen | Own
    typed: tuple[str, ...]
    labeled: bool = True


@dataclass(frozen=True)
class Command:
    """`/uno name`, or its autocomplete request if ``focus`` is set. The name may begin with another root."""

    who: int
    where: int
    name: str
    options: tuple[tuple[str, int, str | int], ...] = ()
    focus: bool = False


class Misuse(Enum):
    """The wrong use of a control that the bot has shown. The value is its name in the figures."""

    HANDS = "in other hands"
    MESSAGE = "on another message"
    PLACE = "in another place"
    STALE = "no longer there"
    KIND = "as another kind of control"
    TWICE = "twice at once"


@dataclass(frozen=True)
class Misused:
    """A control that the bot has shown, with a value that it offers."""

    misuse: Misuse
    control: int
    who: int
    where: int
    on: int
    value: int


@dataclass(frozen=True)
class Together:
    """Actions that arrive before the first is answered."""

    actions: tuple[Forged, ...]


@dataclass(frozen=True)
class Honest:
    """An ordinary press: button ``number`` of those a player sees."""

    number: int


@dataclass(frozen=True)
class Look:
    """A harmless command or press of an honest person, which opens a screen."""

    who: int
    number: int


@dataclass(frozen=True)
class Wait:
    """A wait: clocks run out, AIs move, and pictures are drawn."""

    seconds: int


Forged: TypeAlias = Press | Submit | Command
Action: TypeAlias = Forged | Together | Misused | Honest | Look | Wait

T = TypeVar("T")


def _often(*choices: tuple[int, st.SearchStrategy[T]]) -> st.SearchStrategy[T]:
    """Return a strategy for one of the choices, each weighted by its number. The first is the simplest."""
    return st.sampled_from([strategy for often, strategy in choices for _ in range(often)]).flatmap(lambda one: one)


_ANY = st.integers(0, 999)
_ODD = st.text(max_size=30) | st.sampled_from(
    ["", "\0", "\u202e", "%s", "{0}", "'; DROP TABLE seat; --", "@everyone", "🃏"]
)
_CARDS = [f"{color}{face}" for color in "RYGB" for face in ("0", "5", "7", "9", "S", "R", "D2")]
_WORDS = [
    "draw",
    "pass",
    "challenge",
    "accept",
    "uno",
    "catch>0",
    "catch>9",
    "color R",
    "color G>1",
    "vote 1",
    "time",
    "back",
]
_ODD_CARDS = ["R7>1", "R5+G5", "WR", "WD4B!", "WSWG>2", "WC", "W", "??", "R0+" * 19]
_MOVES = st.sampled_from([*_CARDS, *(f"{card}!" for card in _CARDS[::5]), *_ODD_CARDS, *_WORDS])
_NUMBERS = st.sampled_from(["0", "1", "2", "3", "9", "10", "-1", "007", "9" * 40, "१", "²"])
_ARGS = {
    Verb.AI: st.sampled_from([*SEATED, "-", "psychic", "", "add>2", "away>3", "add", "away>"]),
    Verb.MOVE: _MOVES,
    Verb.STEP: st.sampled_from(["", "R7", "WSW", "WSW-WSW-G", "color--R", "catch", "R7-R7+G7", "-" * 60, "W-W-R-1-1"]),
    Verb.PREMOVE: _MOVES | st.just(""),
    Verb.OPEN: st.sampled_from(["", "ais", "round", "all", "ais>9"]),
    Verb.LENGTH: st.sampled_from(["round", "points", "", "until-last"]),
    Verb.HELP: st.sampled_from(["", "round", "commands", "nothing"]),
    Verb.TUTORIAL: st.sampled_from(["", "R2", "R2-R2", "W", "W-WR", "on", "draw-pass", "catch>1-on", "-" * 60]),
    Verb.PAGE: _NUMBERS,
    Verb.UNO: st.sampled_from(["say", "on", "off", "maybe", ""]),
    Verb.CATCH: _NUMBERS | st.just(""),
    Verb.END: st.sampled_from(["ask", "yes", "no", ""]),
    Verb.SAVE: st.sampled_from(["page", "gif", "", "open"]),
    Verb.REPLAY: st.sampled_from(["", "open", "moment", "shut"]),
    Verb.HISTORY: st.sampled_from(["channel", "server", "mine", "server>1", "mine>x", "all"]),
    Verb.WHAT_IF: st.sampled_from(["", "0", "1", "9", "x"]),
    Verb.DAILY: st.sampled_from(["show", "open", "world", "server", "day 2026-01-01", "day x", "world 2026-01-01"]),
    Verb.TRY: st.sampled_from(["on", "deal", "show", "move R5", "step! W", "uno say", "catch 0", "post", "record"]),
    Verb.SOLO: st.sampled_from(["on", "deal", "undo", "show", "move R5", "step! W", "uno say", "catch 0", "page 9"]),
    Verb.EXPLAIN: st.sampled_from(["on", "off", ""]),
    Verb.CODE: st.sampled_from(["ask", "paste", ""]),
    Verb.MOMENTS: st.sampled_from(["on", "off", ""]),
    Verb.TAKE_BACK: st.sampled_from(["on", "off", ""]),
    Verb.MODERATE: st.sampled_from(["list", "show>1", "show>3", "end>1", "end>3", "free>2", "free>", "end>x", ""]),
    Verb.ADMIN: st.sampled_from(["roles", "lock", "unlock", "ais", "no-log", "lift", ""]),
    Verb.OWNER: st.sampled_from(["notice", "clear", "user", "server", "servers", "leave 5", "unblock", ""]),
    Verb.DAY: st.sampled_from(["off", "on", ""]),
    Verb.PRIVACY: st.sampled_from(["export", "delete", "yes", "no", ""]),
    Verb.INVITE: st.sampled_from(["", "voice", "0"]),
    Verb.PRESET: st.sampled_from(["", *(group.replace("_", "-") for group in GROUPS)]),
    Verb.FIELD: st.sampled_from([field.name.replace("_", "-") for field in FIELDS] + ["no-such-field"]),
    Verb.NUMBER: st.sampled_from([field.name.replace("_", "-") for field in FIELDS]),
}
_TABLES = _often(
    (6, st.integers(1, 5).map(str)),
    (1, st.sampled_from(["0", "6", "01", "-1", str(2**63 - 1), str(2**63), "9" * 25])),
)
_PLIES = _often((6, st.integers(0, 40).map(str)), (1, st.sampled_from(["999999", "1000000", "-1", "", "00"])))


def _made(table: str, ply: str, verb: Verb, arg: str, end: str) -> str:
    return f"u1:{table}:{ply}:{verb}:{arg}{end}"


_MADE = st.sampled_from(list(Verb)).flatmap(
    lambda verb: st.builds(
        _made,
        _TABLES,
        _PLIES,
        st.just(verb),
        _often((5, _ARGS.get(verb, st.just(""))), (1, _ODD)),
        st.sampled_from(["", "", "", "", "", "", "#2", "\n"]),
    )
)
_SEEN = st.builds(
    Seen,
    _ANY,
    cut=st.none() | st.integers(0, 30),
    put=st.none() | st.none() | st.tuples(st.integers(0, 30), _ODD),
)
_RECENT = st.builds(Seen, st.integers(0, 30))
_CUSTOM_IDS = _often(
    (6, st.builds(Own, st.integers(0, 30))),
    (2, _RECENT),
    (1, st.builds(Seen, _ANY)),
    (3, _MADE),
    (1, _SEEN),
    (1, st.text(max_size=120)),
)
_VALUES = st.sampled_from([*PRESETS, "other", "on", "off", "1", "999999999999", "casual", "Kim", *GROUPS]) | _ODD
_CODES = st.sampled_from(
    [Ruleset(seven=True).code, *(rules.code for rules in PRESETS.values()), "U1", "U1-" + "x" * 400]
)

_BUTTONS = st.builds(Press, _ANY, _ANY, _ANY, _CUSTOM_IDS)
_OTHERS = st.builds(
    Press,
    _ANY,
    _ANY,
    _ANY,
    _CUSTOM_IDS,
    kind=st.sampled_from([BUTTON, MENU, MENU, OTHER_MENU, NONE]),
    values=st.none() | st.lists(_VALUES, max_size=3).map(tuple),
)
_PRESSES = _often((3, _BUTTONS), (1, _OTHERS))
_SUBMITS = st.builds(
    Submit, _ANY, _ANY, _ANY, _CUSTOM_IDS, st.lists(_VALUES | _CODES | _NUMBERS, max_size=2).map(tuple), st.booleans()
)
_STRING, _INTEGER = 3, 4
_TEXTS = _MOVES | _CODES | _ODD | st.just("x" * (MAX_CODE_LENGTH + 1))
_OPTIONS = st.lists(
    st.tuples(st.sampled_from(["rules", "move", "odd"]), st.just(_STRING), _TEXTS)
    | st.tuples(st.just("ais"), st.just(_INTEGER), st.integers(-(2**53), 2**53) | st.integers(0, 9)),
    max_size=2,
    unique_by=lambda option: option[0],
).map(tuple)


def _typing(who: int, where: int, option: tuple[str, str], text: str) -> Command:
    return Command(who, where, option[0], ((option[1], _STRING, text),), focus=True)


_NAMES = ["start", "join", "leave", "hand", "play", "status", "end", "rules", "help", "privacy", "admin"]
_ADMIN_NAMES = [f"unoadmin {name}" for name in ("tables", "end", "unblock", "bans", "log", "roles", "check", "odd")]
_SUGGESTED = st.builds(lambda table, ply, move: (("move", _STRING, f"{table}:{ply}:{move}"),), _TABLES, _PLIES, _MOVES)
_COMMANDS = (
    st.builds(Command, _ANY, _ANY, st.sampled_from(_NAMES), _OPTIONS)
    | st.builds(Command, _ANY, _ANY, st.sampled_from(_ADMIN_NAMES))
    | st.builds(Command, _ANY, _ANY, st.just("play"), _SUGGESTED)
    | st.builds(_typing, _ANY, _ANY, st.sampled_from([("play", "move"), ("start", "rules")]), _TEXTS)
)
_ALONE = _PRESSES | _SUBMITS | _COMMANDS
_TOGETHER = st.builds(Together, st.lists(_ALONE, min_size=2, max_size=3).map(tuple))
_HONEST = st.builds(Honest, _ANY)
_LOOKS = st.builds(Look, _ANY, _ANY)
_MISUSED = st.builds(Misused, st.sampled_from(Misuse), st.integers(0, 2**20), _ANY, _ANY, _ANY, _ANY)
ACTIONS: st.SearchStrategy[Action] = _often(
    (2, st.builds(Wait, st.sampled_from([1, 1, 1, 1, 2, 2, 2, 2, 6, 6] * 2 + [70]))),
    (6, _HONEST),
    (2, _LOOKS),
    (7, _PRESSES),
    (1, _SUBMITS),
    (1, _COMMANDS),
    (1, _TOGETHER),
    (10, _MISUSED),  # one misuse is two interactions
)
