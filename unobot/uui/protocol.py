"""The Universal Uno Interface as text and messages, without processes and clocks. This page is our profile of it.

An *arena* writes to the standard input of an *engine* and reads its standard output. Messages, one per line::

    arena to engine     gamestate STATE | go | stop | shutdown
    engine to arena     booting | ready | move MOVE | shuttingdown | error TEXT

    STATE = players points{players} first move*         players = 2 to 10, points = 0 to 999999999
    move  = "draw" (number | drawn*) | "challenge" | "renege" | card
    MOVE  = "draw" | "challenge" | "renege" | card
    card  = color face | wild color     first = card     drawn = color face | wild
    color = r | g | b | y     face = 0..9 | s | r | d2     wild = w | wd4

* A message ends in a line feed. It is sent in lower case and read in any case; words are split at spaces. Runs of
  spaces, tabs and carriage returns count as one space; blank lines are skipped. A line of more than 64 KiB is no
  message, nor is a last line without its end. A malformed or unexpected message is ignored, and logged.
* A wild and its color may stand together or apart (``wr``, ``w r``). They are written apart in a ``gamestate`` and
  together in a ``move``. A wild without a single letter of a color behind it is bare: one that was drawn.
* ``gamestate`` is the round so far, as the engine may see it. It has the points of the match in the order of the deal,
  the card turned up first, and then every move. If the first card is a wild, its color follows. For an engine the arena
  names it: the color most held; ties go to red, yellow, green, blue; without a color it is red.
* The seat left of the dealer gets the first cards and stands first. The deal is a list of draws in that order, card by
  card or all cards of a seat at once. The engine's own draws list cards, and the draws of others only their number.
  So the engine knows its seat. The seat that moves is never written: it follows from the rules.
* Forced draws are listed as draws; ``draw 0`` means that no card was left. ``draw`` also takes the cards of a wild draw
  four. A list after ``draw`` holds as many cards as were due or left, so the next word is the next move.
* A ``challenge`` is followed by the draw of 4 or 6 that decided it. If it failed with fewer than five cards to draw,
  ``renege`` follows that draw. Otherwise the engine could not tell which seat drew.
* ``renege`` keeps the drawn card. It is always requested and always written, even if the card cannot be played or no
  card was left.
* Uno is announced automatically.
* ``ready`` comes within 10 seconds of the start; ``booting`` may come before it. Each ``go`` and ``stop`` has exactly
  one ``move``: the first one after the ``stop`` is the answer. An unreadable one is an illegal move. A ``move`` before
  the ``stop`` is ignored. ``shutdown`` is answered by ``shuttingdown`` within 30 seconds. ``error`` ends everything.
* The profile has only the official rules: `rules_for_engines`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final, TypeAlias

import msgspec

from unobot.rules.cards import Card
from unobot.rules.moves import CHALLENGE, DRAW, PASS, PLAYS, Accept, Challenge, Draw, Move, Pass, Play
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS, OFFICIAL, Ruleset

LINE_LIMIT: Final = 64 * 1024
"""The bytes of a line, without its line feed. The reader drops a longer line."""

READY_SECONDS: Final = 10
"""The seconds that an engine may take to be ready after its start."""

SHUTDOWN_SECONDS: Final = 30
"""The seconds that an engine may take to end after ``shutdown``."""

Spoken: TypeAlias = Play | Draw | Pass | Challenge
"""The content of a ``move``. A play has one card and no Uno; ``draw`` also accepts."""

Symbol: TypeAlias = Card | Play | Draw | Pass | Challenge | int
"""One item of a ``gamestate``: a card (played or drawn), a wild with its color, a word, or the number after ``draw``.
"""


class Signal(Enum):
    """A message of one word."""

    BOOTING = "booting"
    READY = "ready"
    GO = "go"
    STOP = "stop"
    SHUTDOWN = "shutdown"
    SHUTTING_DOWN = "shuttingdown"

    def __str__(self) -> str:
        return str(self.value)


class Gamestate(msgspec.Struct, frozen=True):
    """A round so far: points by seat in the order of the deal, the first card, and the moves, beginning with the deal.

    ``first`` is a play, so that a wild has the color that was named. `unobot.uui.gamestate` checks which draws belong
    together and whether they fit; here any order of symbols is well-formed.
    """

    points: tuple[int, ...]
    first: Play
    symbols: tuple[Symbol, ...]

    def __str__(self) -> str:
        words = [str(len(self.points)), *map(str, self.points), _written(self.first), *map(_written, self.symbols)]
        return f"gamestate {' '.join(words)}"


class Answer(msgspec.Struct, frozen=True):
    """An engine's move; ``None`` if its ``move`` cannot be read, which is an illegal move."""

    move: Spoken | None

    def __str__(self) -> str:
        return "move ?" if self.move is None else f"move {_written(self.move).replace(' ', '')}"


class Fault(msgspec.Struct, frozen=True):
    """The message of an engine that gives up, and its reason."""

    text: str

    def __str__(self) -> str:
        return " ".join(["error", *_WORD.findall(self.text.lower())])


class Noise(msgspec.Struct, frozen=True):
    """No message: to be ignored. ``why`` is the reason, to be logged; it is empty for a blank line."""

    why: str


Message: TypeAlias = Signal | Gamestate | Answer | Fault

_COLORED: Final = {str(card).lower(): card for card in OFFICIAL.deck() if not card.is_wild}
_BARE: Final = {str(card).lower(): card for card in OFFICIAL.deck() if card.is_wild}
_WILDS: Final = {str(play).lower(): play for card in _BARE.values() for play in PLAYS[card]}
_WORDS: Final[dict[str, Draw | Pass | Challenge]] = {"draw": DRAW, "renege": PASS, "challenge": CHALLENGE}
_SYMBOLS: Final[dict[str, Symbol]] = {**_WORDS, **_COLORED, **_BARE, **_WILDS}
_SPOKEN: Final[dict[str, Spoken]] = {**_WORDS, **_WILDS, **{word: PLAYS[card][0] for word, card in _COLORED.items()}}
_WRITTEN: Final = {DRAW: "draw", PASS: "renege", CHALLENGE: "challenge"}
_SIGNALS: Final = {signal.value: signal for signal in Signal}
_WORD: Final = re.compile(r"[^ \t\r\n]+")
_APART: Final = re.compile(r"(?<![^ ])(w|wd4) ([rygb])(?![^ ])")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


def parse_line(line: str) -> Message | Noise:
    """Read one line, with or without its line feed. Never raise.

    ``str`` of a message returns the line that is read as that message, without a line feed. The caller decodes bytes as
    UTF-8 and replaces invalid ones.
    """
    words = _WORD.findall(line.lower())
    if not words:
        return Noise("")
    match words:
        case [word] if word in _SIGNALS:
            return _SIGNALS[word]
        case ["gamestate", *rest]:
            return _gamestate(_joined(rest))
        case ["move", *rest]:
            symbols = _joined(rest)
            return Answer(_SPOKEN.get(symbols[0]) if len(symbols) == 1 else None)
        case ["error", *_]:
            return Fault(" ".join(_WORD.findall(line)[1:]))
        case _:
            return Noise(f"no message: {_excerpt(' '.join(words))}")


def _joined(words: list[str]) -> list[str]:
    """Return the words with every wild and its color together."""
    return _APART.sub(r"\1\2", " ".join(words)).split(" ") if words else []


def _gamestate(words: list[str]) -> Gamestate | Noise:
    players = int(words[0]) if words and _NUMBER.fullmatch(words[0]) else 0
    if not MIN_SEATS <= players <= MAX_SEATS:
        return Noise(f"a gamestate of {_excerpt(words[0] if words else 'nobody')}, not of 2 to 10 players")
    points, rest = words[1 : players + 1], words[players + 1 :]
    if len(points) < players or not all(map(_NUMBER.fullmatch, points)):
        return Noise(f"a gamestate without the points of {players} players")
    first = _SPOKEN.get(rest[0]) if rest else None
    if not isinstance(first, Play):
        return Noise(f"a gamestate whose first card is {_excerpt(rest[0] if rest else 'missing')}")
    symbols: list[Symbol] = []
    for word in rest[1:]:
        if _NUMBER.fullmatch(word):
            symbols.append(int(word))
        elif word in _SYMBOLS:
            symbols.append(_SYMBOLS[word])
        else:
            return Noise(f"a gamestate with {_excerpt(word)} in it")
    return Gamestate(tuple(map(int, points)), first, tuple(symbols))


def _excerpt(text: str) -> str:
    """Return the part of an untrusted text that the log shows."""
    return repr(text if len(text) <= 80 else f"{text[:80]}…")


def _written(symbol: Symbol) -> str:
    if isinstance(symbol, Play) and symbol.color is not None:
        return f"{symbol.cards[0]} {symbol.color}".lower()
    return str(symbol).lower() if isinstance(symbol, Card | Play | int) else _WRITTEN[symbol]


def spoken(move: Move) -> Spoken:
    """Return a move as the protocol writes it: an accept is a draw, and Uno is left out.

    Raise ``ValueError`` for a move without a word: several cards at once, a target, a color alone, a catch, a vote.
    """
    word = _SPOKEN.get("draw" if isinstance(move, Accept) else str(move).lower().rstrip("!"))
    if isinstance(move, Pass):
        return PASS
    if word is None:
        raise ValueError(f"the protocol has no word for {move}")
    return word


def rules_for_engines(ruleset: Ruleset) -> Ruleset | None:
    """Return these rules as engines play them, with Uno announced; ``None`` if the profile does not have them.

    The profile has the official rules with any target and clocks. A wild draw four may be refused when illegal.
    Settings that only change the screen are free, and so are own stocks, which change no chance.
    """
    plain = msgspec.structs.replace(
        OFFICIAL,
        own_stocks=ruleset.own_stocks,
        target=ruleset.target,
        turn_seconds=ruleset.turn_seconds,
        blitz=ruleset.blitz,
        no_hints=ruleset.no_hints,
        wild_draw_four="strict" if ruleset.wild_draw_four == "strict" else "challenge",
        uno=ruleset.uno,
    )
    return msgspec.structs.replace(plain, uno="announced") if plain == ruleset else None
