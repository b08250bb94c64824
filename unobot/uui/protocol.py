"""The Universal Uno Interface as text and messages; no processes, no clocks. Our profile of it is this page.

An *arena* writes to the standard input of an *engine* and reads its standard output. Messages, one a line::

    arena to engine     gamestate STATE | go | stop | shutdown
    engine to arena     booting | ready | move MOVE | shuttingdown | error TEXT

    STATE = players points{players} first move*         players = 2 to 10, points = 0 to 999999999
    move  = "draw" (number | drawn*) | "challenge" | "renege" | card
    MOVE  = "draw" | "challenge" | "renege" | card
    card  = color face | wild color     first = card     drawn = color face | wild
    color = r | g | b | y     face = 0..9 | s | r | d2     wild = w | wd4

* A message ends in a line feed, is sent in lower case and read in any; words are split at spaces. Runs of spaces,
  tabs and carriage returns count as one space, blank lines as nothing. A line of more than 64 KiB, or one that the
  end of the output cuts off, is no message. What is malformed or not expected is ignored, and logged.
* A wild and its color may stand together or apart (``wr``, ``w r``); in a ``gamestate`` they are written apart, in a
  ``move`` together. A wild that no single letter of a color follows is bare: one that was drawn.
* ``gamestate`` is a round so far as the engine may see it: points of the match in the order of the deal, the card
  turned up first (one that is a wild with the color named for it: the arena names it for an engine, the color most
  held, of equals red, yellow, green, blue, and red where none is held), then every move. The first to be dealt to, and
  named, is the seat left of the dealer; the deal stands as draws in that order, card by card or all of a seat's cards
  at once. The engine's own draws list cards, those of others their number, which tells the engine where it sits. Who
  moves is never said: it follows from the rules.
* Forced draws are listed as draws; nothing to draw is ``draw 0``. ``draw`` also takes the cards of a wild draw four.
  A list after ``draw`` holds as many cards as were due or were there, so what follows it is the next move. A
  ``challenge`` is followed by the draw of 4 or 6 that decided it; one that failed with fewer than five cards to draw
  is then followed by ``renege``, else nobody could tell who drew.
* ``renege`` keeps the card that was drawn. It is always asked about and always said, also where the card cannot be
  played, or there was none.
* Uno is said by itself.
* ``ready`` comes within 10 seconds of the start, ``booting`` before it or not. Each ``go`` and ``stop`` has exactly one
  ``move``; the first after the ``stop`` is the answer, an unreadable one an illegal move, and one before it is
  ignored. ``shutdown`` is answered by ``shuttingdown`` within 30 seconds. ``error`` ends everything at once.
* The profile can say the official rules only: `rules_for_engines`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final, TypeAlias

import msgspec

from unobot.rules.cards import Card, deck
from unobot.rules.moves import CHALLENGE, DRAW, PASS, PLAYS, Accept, Challenge, Draw, Move, Pass, Play
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS, OFFICIAL, Ruleset

LINE_LIMIT: Final = 64 * 1024
"""Bytes of a line, its line feed not counted; a longer one is no message, and whoever reads throws it away."""

READY_SECONDS: Final = 10
"""How long after its start an engine may take to be ready."""

SHUTDOWN_SECONDS: Final = 30
"""How long after ``shutdown`` an engine may take to end."""

Spoken: TypeAlias = Play | Draw | Pass | Challenge
"""What a ``move`` can say. A play lays one card and says no Uno; ``draw`` also accepts."""

Symbol: TypeAlias = Card | Play | Draw | Pass | Challenge | int
"""One item of a ``gamestate``: a card (laid or drawn), a wild with its color, a word, or the number after ``draw``."""


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
    """A round so far: points by seat in the order of the deal, the first card, and what followed, the deal first.

    ``first`` is a play so that a wild carries the color that was named. Which draws belong together, and whether they
    fit, `unobot.uui.gamestate` says: here any order of symbols is well formed.
    """

    points: tuple[int, ...]
    first: Play
    symbols: tuple[Symbol, ...]

    def __str__(self) -> str:
        words = [str(len(self.points)), *map(str, self.points), _written(self.first), *map(_written, self.symbols)]
        return f"gamestate {' '.join(words)}"


class Answer(msgspec.Struct, frozen=True):
    """What an engine plays; ``None`` where its ``move`` cannot be read, which is an illegal move."""

    move: Spoken | None

    def __str__(self) -> str:
        return "move ?" if self.move is None else f"move {_written(self.move).replace(' ', '')}"


class Fault(msgspec.Struct, frozen=True):
    """An engine gives up, and says why."""

    text: str

    def __str__(self) -> str:
        return " ".join(["error", *_WORD.findall(self.text.lower())])


class Noise(msgspec.Struct, frozen=True):
    """No message: to be ignored. ``why`` says why not, to be logged; it is empty for a blank line."""

    why: str


Message: TypeAlias = Signal | Gamestate | Answer | Fault

_COLORED: Final = {str(card).lower(): card for card in deck(with_new_wilds=False, decks=1) if not card.is_wild}
_BARE: Final = {"w": Card.W, "wd4": Card.WD4}
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
    """Read one line, with its line feed or without; never raises.

    ``str`` of a message gives the line that is read as that message, without a line feed. Whoever reads bytes
    decodes them as UTF-8, replacing what is none.
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
            said = _joined(rest)
            return Answer(_SPOKEN.get(said[0]) if len(said) == 1 else None)
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
    """Return what a log shows of a text that anybody may have sent."""
    return repr(text if len(text) <= 80 else f"{text[:80]}…")


def _written(symbol: Symbol) -> str:
    if isinstance(symbol, Play) and symbol.color is not None:
        return f"{symbol.cards[0]} {symbol.color}".lower()
    return str(symbol).lower() if isinstance(symbol, Card | Play | int) else _WRITTEN[symbol]


def spoken(move: Move) -> Spoken:
    """Return a move of ours as the protocol says it: an accept is a draw, and Uno goes without saying.

    Raise ``ValueError`` for what it cannot say: several cards at once, a target, a color alone, a catch, a vote.
    """
    said = _SPOKEN.get("draw" if isinstance(move, Accept) else str(move).lower().rstrip("!"))
    if isinstance(move, Pass):
        return PASS
    if said is None:
        raise ValueError(f"the protocol has no word for {move}")
    return said


def rules_for_engines(ruleset: Ruleset) -> Ruleset | None:
    """Return these rules as engines play them, Uno announced; ``None`` where the profile cannot say them.

    It can say the official rules with any target and any clocks, a wild draw four that is refused when illegal, and
    whatever is of the screen only.
    """
    plain = msgspec.structs.replace(
        OFFICIAL,
        target=ruleset.target,
        turn_seconds=ruleset.turn_seconds,
        blitz=ruleset.blitz,
        no_hints=ruleset.no_hints,
        wild_draw_four="strict" if ruleset.wild_draw_four == "strict" else "challenge",
        uno=ruleset.uno,
    )
    return msgspec.structs.replace(plain, uno="announced") if plain == ruleset else None
