"""Make a page that replays a match: one HTML file that works without a network.

Python computes every position and every sentence. The script of the page only shows them. Each step has only what
changed since the step before, and all steps together are compressed.
"""

from __future__ import annotations

import html
import re
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import timedelta
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from unobot.i18n import Text
from unobot.pictures.art import sign
from unobot.pictures.card_art import SIDE, card_body
from unobot.pictures.emblems import disc
from unobot.records.audit import EPOCH, FIRST_ID
from unobot.records.key_moments import KeyMoment, KeyMomentKind, key_moments
from unobot.records.knock_outs import KnockedOut, knock_outs_of
from unobot.records.writer import Record
from unobot.replays.positions import Position, positions
from unobot.rules.cards import Card, Color, Side
from unobot.rules.events import Dealt, Drew, MatchEnded, VoteBegan
from unobot.rules.match import Entry
from unobot.wording.card_words import card_words, color_words
from unobot.wording.key_moment_words import key_moment_words
from unobot.wording.narration import narrate_for
from unobot.wording.rulesets import ruleset_words, score_words

MAX_BYTES: Final = 300_000
"""The most bytes of a page."""
_SEATS: Final = tuple(chr(0xF0F0 + seat) for seat in range(10))
"""A sign for the name of each seat in a sentence. The page puts the name in its place, so a name is never markup."""
_MAX_NAMED_CARDS: Final = 8
"""The most drawn cards that are named after a sentence."""
_EMPHASIS: Final = re.compile(r"\*\*|(?<!\w)_|_(?!\w)|`")
"""The Markdown in the sentences of the catalogues. Names are not in them yet."""
_HAND_KEY: Final = "h"
"""The start of the key of a hand. The number of the seat is the rest."""
_FIRST_CARD: Final = 0x30
"""The character of the first card in a hand."""


class PageTooLargeError(ValueError):
    """The match is too long for a page."""


def replay_page(record: Record, text: Text, emblems: Sequence[int] = ()) -> bytes:
    """Return the page as UTF-8. ``text``: the language of its reader. ``emblems``: see `positions`.

    Raises ``ValueError`` for a record without a deal, and ``PageTooLargeError``.
    """
    if not record.entries:
        raise ValueError("no cards have been dealt")
    page = _Page(record, text.with_look("text", {}), emblems).html().encode()
    if len(page) > MAX_BYTES:
        raise PageTooLargeError(f"the page would have {len(page)} bytes, and {MAX_BYTES} are allowed")
    return page


class _Page:
    """The parts of one page. The cards get their numbers while the data of the steps is built."""

    def __init__(self, record: Record, text: Text, emblems: Sequence[int]) -> None:
        self._record = record
        self._text = text
        self._positions = list(positions(record, text, emblems))
        self._moments = key_moments(record)
        printed = {card.color for side in Side for card in record.ruleset.deck(side)}
        self._colors = [color for color in Color if color in printed]
        self._cards: dict[_ShownCard, int] = {}
        """The number of each card that is shown."""
        self._lines: dict[str, int] = {}
        """The number of each sentence."""

    def html(self) -> str:
        """Return the page."""
        text, record = self._text, self._record
        data = _compress(self._data())  # first, because it finds the cards to draw
        style, script = _part("replay.css"), _part("replay.js")
        names = text.listed(list(self._positions[0].names))
        policy = f"default-src 'none'; img-src data:; style-src {_digest(style)}; script-src {_digest(script)}"
        policy += "; base-uri 'none'; form-action 'none'"
        rules = _plain(ruleset_words(text, record.ruleset))
        values = {
            "language": text.language,
            "policy": policy,
            "title": html.escape(text("page-title", names=names)),
            "names": " · ".join(f"<bdi>{html.escape(name)}</bdi>" for name in self._positions[0].names),
            "rules": html.escape(text("page-rules", rules=rules)),
            "began": self._start_time(),
            "result": self._result(),
            "symbols": self._symbols(),
            "scores": self._scores(),
            "last": str(len(self._positions) - 1),
            "style": style,
            "script": script,
            "packed": data,
        }
        labels = {label: html.escape(text(f"page-{label}")) for label in _LABELS}
        page = re.sub(r"\{\{([a-z-]+)\}\}", lambda match: labels[match[1]], _part("replay.html"))
        return re.sub(r"\[\[([a-z]+)\]\]", lambda match: values[match[1]], page)

    def _start_time(self) -> str:
        """Return the time of *Start* as HTML, or an empty string for a simulation."""
        start = self._record.start
        if start is None or start < FIRST_ID:
            return ""
        try:
            time = EPOCH + timedelta(milliseconds=start >> 22)
        except OverflowError:
            return ""
        return f'<p><time datetime="{time:%Y-%m-%dT%H:%MZ}">{time:%Y-%m-%d %H:%M} UTC</time></p>'

    def _result(self) -> str:
        """Return who won, as a line of HTML."""
        last = self._moments[-1] if self._moments else None
        if last is None or last.kind is not KeyMomentKind.MATCH:
            return html.escape(self._text("page-unfinished"))
        return self._with_names(self._words(last), self._positions[-1].names)

    def _words(self, moment: KeyMoment) -> str:
        """Return the sentence of a moment with signs for the names."""
        seats = _SEATS[: len(self._positions[moment.ply].names)]
        return key_moment_words(self._text, moment, seats, teams=self._record.ruleset.teams)

    @staticmethod
    def _with_names(sentence: str, names: Sequence[str]) -> str:
        """Return a sentence with signs for names as HTML with the names."""
        markup = html.escape(sentence)
        for seat, name in enumerate(names):
            markup = markup.replace(_SEATS[seat], f"<bdi>{html.escape(name)}</bdi>")
        return markup

    def _symbols(self) -> str:
        """Return an SVG symbol for each card, emblem and color that the page shows."""
        symbols = [_symbol(f"c{number}", self._drawn(shown)) for shown, number in self._cards.items()]
        symbols.append(_symbol("back", card_body(Card.HIDDEN)))
        symbols += [
            _symbol(f"e{emblem}", disc(emblem, SIDE / 2, SIDE / 2, SIDE / 2))
            for emblem in sorted({emblem for position in self._positions for emblem in position.emblems})
        ]
        symbols += [
            _symbol(f"m{color.value}", sign(f"mark-{color.value}", SIDE / 2, SIDE / 2, 1.1, "currentColor"))
            for color in self._colors
        ]
        return "".join(symbols)

    def _drawn(self, shown: _ShownCard) -> str:
        """Return the drawing of a card. A card with two sides is put together from drawings of the page."""
        if shown.back is None:
            return card_body(shown.card, shown.color, is_dark=shown.side is Side.DARK)
        front, back = (self._cards[side] for side in _sides_of(shown))
        return (
            f'<use href="#c{front}"/><use href="#c{back}" width="{SIDE}" height="{SIDE}" '
            'transform="translate(60 60) scale(0.53)"/>'
        )

    def _card_words(self, shown: _ShownCard) -> str:
        words = card_words(self._text, shown.card, shown.color)
        if shown.back is None:
            return words
        return self._text("page-two-sides", card=words, back=card_words(self._text, shown.back))

    def _scores(self) -> str:
        """Return the score sheet, with a row for each round, and the places as HTML."""
        text, entries = self._text, self._record.entries
        ends = [moment.ply for moment in self._moments if moment.kind is KeyMomentKind.ROUND]
        last = self._positions[-1]
        markup = ""
        if any(last.scores):
            # Each column is a player, in the order of the last seats.
            head = "".join(
                f'<th scope="col">{_use(f"e{emblem}")}<span class="unseen"><bdi>{html.escape(name)}</bdi></span></th>'
                for emblem, name in zip(last.emblems, last.names, strict=True)
            )
            rows = "".join(self._score_row(self._positions[ply], last) for ply in ends)
            column = html.escape(text("page-round"))
            markup += f'<table><thead><tr><th scope="col">{column}</th>{head}</tr></thead><tbody>{rows}</tbody></table>'
        match_end = next((event for event in reversed(entries[-1].events) if isinstance(event, MatchEnded)), None)
        if match_end is not None:
            places = "".join(
                f"<li>{_use(f'e{last.emblems[seat]}')}<bdi>{html.escape(last.names[seat])}</bdi></li>"
                for seat in match_end.placing
            )
            markup += f'<h3>{html.escape(text("page-places"))}</h3><ol class="places">{places}</ol>'
        return markup

    def _score_row(self, position: Position, last: Position) -> str:
        """Return the table row with the scores after a round, in the order of the last seats."""
        by_player = dict(zip(position.players, position.scores, strict=True))
        best = max(position.scores, key=self._record.ruleset.merit)
        cells = ""
        for score in map(by_player.get, last.players):
            css_class = ' class="best"' if score == best else ""
            cells += f"<td{css_class}>{'–' if score is None else score}</td>"
        jump = html.escape(self._text("page-round-number", number=position.round))
        button = f'<button type="button" data-ply="{position.ply}" aria-label="{jump}">{position.round}</button>'
        return f'<tr><th scope="row">{button}</th>{cells}</tr>'

    def _data(self) -> dict[str, Any]:
        """Return everything that the script shows."""
        text = self._text
        steps = list(self._steps())
        scores = {score for position in self._positions for score in position.scores}
        max_cards = max(len(hand) for position in self._positions for hand in position.hands)
        owed = {position.owed for position in self._positions}
        name_lists: dict[tuple[str, ...], int] = {}
        moments = [
            [
                moment.ply,
                moment.kind,
                name_lists.setdefault(self._positions[moment.ply].names, len(name_lists)),
                self._words(moment),
            ]
            for moment in self._moments
        ]
        return {
            "steps": steps,
            "lines": list(self._lines),
            "cards": [self._card_words(shown) for shown in self._cards],
            "order": [shown.card.sort for shown in self._cards],
            "moments": moments,
            "named": list(name_lists),
            "counts": [text("cards", count=count) for count in range(max_cards + 1)],
            "points": {score: score_words(text, self._record.ruleset, score) for score in sorted(scores)},
            "owes": {count: text("page-owes", count=count) for count in sorted(owed - {0})},
            "colors": {color.value: text("page-color", color=color_words(text, color)) for color in self._colors},
            "words": {
                "where": text("page-where", round="{round}", number="{number}", total="{total}"),
                "vote": text("page-where-vote", number="{number}", total="{total}"),
                "hand": text("page-hand", name="{name}"),
                "pile": text("page-pile", count="{count}"),
                "top": text("page-top", card="{card}"),
                **{f"side-{side}": text("table-side", side=side.value) for side in Side},
                **{word: text(f"page-{word}") for word in _WORDS},
            },
        }

    def _steps(self) -> Iterator[dict[str, Any]]:
        """Yield the changes of each entry. The first step of each round has the whole position."""
        before: dict[str, Any] = {}
        for place, (entry, position) in enumerate(zip(self._record.entries, self._positions, strict=True)):
            is_round_start = any(isinstance(event, Dealt | VoteBegan) for event in entry.events)
            now = self._position_data(position)
            step = now if is_round_start else _changes(before, now)
            knock_outs = knock_outs_of(entry, self._record.entries[:place])
            line = self._lines.setdefault(self._line(entry, position, knock_outs), len(self._lines))
            yield {**step, "line": line, **({"begins": True} if is_round_start else {})}
            before = now

    def _line(self, entry: Entry, position: Position, knock_outs: Sequence[KnockedOut]) -> str:
        """Return the sentence of an entry, with the cards that were drawn, and with signs for the names."""
        sentence = _plain(narrate_for(self._text, entry, _SEATS[: len(position.names)], knock_outs))
        cards = [card for event in entry.events if isinstance(event, Drew) and not event.open for card in event.cards]
        if not cards:
            return sentence
        words = [card_words(self._text, card) for card in cards[:_MAX_NAMED_CARDS]]
        return f"{sentence} ({self._text.listed(words)}{' …' if len(cards) > _MAX_NAMED_CARDS else ''})"

    def _position_data(self, position: Position) -> dict[str, Any]:
        return {
            "actor": position.actor,
            "round": position.round,
            "names": position.names,
            "emblems": position.emblems,
            "scores": position.scores,
            **{
                f"{_HAND_KEY}{seat}": "".join(chr(_FIRST_CARD + self._number(card)) for card in _held(position, seat))
                for seat in range(len(position.hands))
            },
            "top": None if position.top is None else self._number(_on_top(position.top, position)),
            "color": None if position.color is None else position.color.value,
            "pile": position.pile,
            "direction": position.direction,
            "turn": position.to_move,
            "owed": position.owed,
            "said": position.said,
            "silent": position.silent,
            "out": position.out,
            **({"side": position.side.value} if position.backs else {}),
        }

    def _number(self, shown: _ShownCard) -> int:
        if shown.back is not None:
            for side in _sides_of(shown):
                self._number(side)
        return self._cards.setdefault(shown, len(self._cards))


class _ShownCard(NamedTuple):
    """A card as it is shown. ``color``: the chosen one of a wild on the discard pile. ``back``: of a card in a hand.

    ``side``: of a deck with two sides, for a wild that both sides print.
    """

    card: Card
    color: Color | None = None
    back: Card | None = None
    side: Side = Side.LIGHT


def _sides_of(shown: _ShownCard) -> tuple[_ShownCard, _ShownCard]:
    """Return the two sides of a card, each as a card of its own."""
    assert shown.back is not None
    return _one_sided(shown.card, shown.side), _one_sided(shown.back, shown.side.other)


def _one_sided(card: Card, side: Side, color: Color | None = None) -> _ShownCard:
    return _ShownCard(card, color, side=side if card.is_wild and color is None else Side.LIGHT)


def _held(position: Position, seat: int) -> Iterator[_ShownCard]:
    """Yield the cards of a hand."""
    hand = position.hands[seat]
    if not position.backs:
        yield from map(_ShownCard, hand)
    else:
        for card, back in zip(hand, position.backs[seat], strict=True):
            yield _ShownCard(card, back=back, side=position.side)


def _on_top(card: Card, position: Position) -> _ShownCard:
    return _one_sided(card, position.side, position.color if card.is_wild else None)


_LABELS: Final = (
    *("no-script", "unreadable", "board", "moments", "moves", "scores", "controls", "position"),
    *("first", "last", "back", "next", "play", "moment-back", "moment-next", "round-back", "round-next"),
    *("keys", "keys-on", "keys-moves", "keys-ends", "keys-moments", "keys-rounds"),
)
"""The words in `replay.html`."""
_WORDS: Final = ("play", "pause", "turn", "uno", "silent", "out", "clockwise", "counterclockwise")
"""The words that the script shows as they are."""


def _changes(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the values of ``now`` that differ from ``before``.

    A hand that only grew or only shrank has its gained or lost cards as its value: ``+a`` or ``-a``.
    """
    changes = {key: value for key, value in now.items() if before.get(key) != value}
    for key in [key for key in changes if key in before and key[0] == _HAND_KEY and key[1:].isdigit()]:
        old, new = Counter(before[key]), Counter(now[key])
        gains, losses = "".join((new - old).elements()), "".join((old - new).elements())
        if not (gains and losses):
            changes[key] = f"+{gains}" if gains else f"-{losses}"
    return changes


def _plain(sentence: str) -> str:
    """Return a sentence of the catalogues without Markdown."""
    return _EMPHASIS.sub("", sentence)


def _symbol(name: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 {SIDE} {SIDE}">{body}</symbol>'


def _use(name: str) -> str:
    return f'<svg class="emblem" aria-hidden="true"><use href="#{name}"/></svg>'


def _compress(data: dict[str, Any]) -> str:
    """Return data as compressed JSON in Base64, whose characters need no escape in HTML."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return b64encode(packer.compress(msgspec.json.encode(data)) + packer.flush()).decode()


def _digest(part: str) -> str:
    """Return the hash of a part of the page, as its content security policy names it."""
    return f"'sha256-{b64encode(sha256(part.encode()).digest()).decode()}'"


@cache
def _part(name: str) -> str:
    return files("unobot.replays").joinpath("page", name).read_text(encoding="utf-8")
