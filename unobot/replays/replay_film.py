"""Choose the scenes of a GIF of a match: the players, the key moments with the table from above, and the result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from unobot.i18n import Text
from unobot.pictures.film import MOST_SCENES, Row, Scene, film_source
from unobot.pictures.lettering import Part, drawable
from unobot.pictures.table_art import RingSeat, table_svg
from unobot.records.key_moments import KeyMoment, KeyMomentKind, key_moments
from unobot.records.writer import Record
from unobot.replays.positions import Position, positions
from unobot.rules.events import MatchEnded
from unobot.wording.key_moment_words import key_moment_words

_GROUNDS: Final = {
    KeyMomentKind.MATCH: "#6b4fd8",
    KeyMomentKind.ELIMINATED: "#6b4fd8",
    KeyMomentKind.LEAD: "#6b4fd8",
    KeyMomentKind.ROUND: "#6b4fd8",
    KeyMomentKind.GUILTY: "#3d4a63",
    KeyMomentKind.INNOCENT: "#3d4a63",
    KeyMomentKind.CAUGHT: "#0f6e7d",
    KeyMomentKind.MISSED: "#0f6e7d",
    KeyMomentKind.FOUR: "#a83a0b",
}
"""The ground of a caption. White letters are legible on each."""
_SHOWN_FOR: Final = 2200
_LONGEST: Final = 4000
"""Milliseconds of a moment, and of the first and the last scene."""
_SEATS: Final = tuple(chr(0xF0F0 + seat) for seat in range(10))
"""A sign for the name of each seat in a sentence."""
_SIGN: Final = re.compile("([\uf0f0-\uf0f9])")
_SHORT: Final = 16
"""The most characters of a name in a caption."""
_ROW: Final = 22
"""The most characters of a name in a list."""


def replay_film(record: Record, text: Text, emblems: Sequence[int] = ()) -> str:
    """Return the source of the GIF, for the render worker. ``emblems``: see `positions`.

    Raises ``ValueError`` for a record without a deal.
    """
    if not record.entries:
        raise ValueError("no cards have been dealt")
    text = text.seen("text", {})
    found = list(positions(record, text, emblems))
    scenes = [
        _moment(found[moments[0].ply], moments, text, len(found), teams=record.ruleset.teams)
        for moments in chosen(key_moments(record), MOST_SCENES - 2)
    ]
    return film_source([_cast(found[0], text), *scenes, _result(record, found[-1], text)])


def chosen(moments: Sequence[KeyMoment], most: int) -> list[tuple[KeyMoment, ...]]:
    """Return at most this number of scenes, each the moments of one entry, in the order of the match.

    Of too many, the most important ones stay: the end, the other rounds, and of the rest those with the most cards.
    """
    scenes = [tuple(together) for _, together in groupby(moments, attrgetter("ply"))]
    ranked = sorted(scenes, key=lambda together: min(map(_rank, together)))
    return sorted(ranked[:most], key=lambda together: together[0].ply)


def _rank(moment: KeyMoment) -> tuple[int, int, int]:
    """Return the rank of a moment. The lowest is the most important one."""
    return _ORDER[moment.kind], -moment.count, -moment.ply


_ORDER: Final = {kind: order for order, kind in enumerate(KeyMomentKind)}


def _cast(position: Position, text: Text) -> Scene:
    """Return the first scene: the players with their emblems."""
    rows = [Row(emblem, _short(name, _ROW)) for emblem, name in zip(position.emblems, position.names, strict=True)]
    return Scene("", (text("page-players"),), _GROUNDS[KeyMomentKind.CAUGHT], _LONGEST, 0.0, tuple(rows))


def _moment(position: Position, moments: Sequence[KeyMoment], text: Text, entries: int, *, teams: bool) -> Scene:
    """Return the scene of the moments of one entry. Its caption has at most two sentences."""
    signs = _SEATS[: len(position.names)]
    is_end = moments[-1].kind is KeyMomentKind.MATCH
    named = [moment for moment in moments if not (is_end and moment.kind is KeyMomentKind.LEAD)]
    told = [key_moment_words(text, moment, signs, teams=teams) for moment in named]
    main = min(moments, key=_rank)
    caption: list[Part] = []
    for part in _SIGN.split(text.sentences(*told[-2:])):
        if _SIGN.fullmatch(part):
            seat = ord(part) - ord(_SEATS[0])
            caption.append((position.emblems[seat], _short(position.names[seat])))
        else:
            caption.append(part)
    return Scene(
        _table(position),
        tuple(caption),
        _GROUNDS[main.kind],
        _SHOWN_FOR,
        progress=(position.ply + 1) / entries,
        corner=text("page-round-number", number=position.round),
    )


def _short(name: str, most: int = _SHORT) -> str:
    """Return a name of at most this many characters, in letters that can be drawn."""
    shown = drawable(name)
    return shown if len(shown) <= most else f"{shown[: most - 1]}…"


def _table(position: Position) -> str:
    """Return the table from above."""
    seats = [
        RingSeat(
            emblem,
            None if seat in position.out and not position.hands[seat] else len(position.hands[seat]),
            is_uno_owed=seat in position.silent,
            is_uno_said=seat in position.said,
        )
        for seat, emblem in enumerate(position.emblems)
    ]
    to_move = -1 if position.to_move is None else position.to_move
    return table_svg(
        seats, to_move, position.direction, position.top, position.color, position.pile, owed=position.owed
    )


def _result(record: Record, last: Position, text: Text) -> Scene:
    """Return the last scene: the places, or the scores so far."""
    ended = next((event for event in reversed(record.entries[-1].events) if isinstance(event, MatchEnded)), None)
    seats = range(len(last.names)) if ended is None else ended.placing
    has_points = any(last.scores)
    rows = [
        Row(last.emblems[seat], _short(last.names[seat], _ROW), str(last.scores[seat]) if has_points else "")
        for seat in seats
    ]
    caption = text("page-unfinished") if ended is None else text("page-places")
    return Scene("", (caption,), _GROUNDS[KeyMomentKind.MATCH], _LONGEST, 1.0, tuple(rows))
