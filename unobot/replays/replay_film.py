"""Choose the scenes of a GIF of a match: the players, the key moments with the table from above, and the result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

from unobot.i18n import Text
from unobot.pictures.film import MAX_SCENES, Row, Scene, film_source
from unobot.pictures.lettering import Part, drawable_text
from unobot.pictures.table_art import CROWD_HEIGHT, RingSeat, table_collage
from unobot.records.key_moments import KeyMoment, KeyMomentKind, key_moments
from unobot.records.writer import Record
from unobot.replays.positions import Position, positions
from unobot.rules.cards import Side
from unobot.rules.events import MatchEnded
from unobot.wording.key_moment_words import key_moment_words

_GROUNDS: Final = {
    KeyMomentKind.MATCH: "#6b4fd8",
    KeyMomentKind.ELIMINATED: "#6b4fd8",
    KeyMomentKind.LEAD: "#6b4fd8",
    KeyMomentKind.ROUND: "#6b4fd8",
    KeyMomentKind.KNOCKED_OUT: "#3d4a63",
    KeyMomentKind.GUILTY: "#3d4a63",
    KeyMomentKind.INNOCENT: "#3d4a63",
    KeyMomentKind.LAUNCHER: "#a83a0b",
    KeyMomentKind.ROULETTE: "#a83a0b",
    KeyMomentKind.CAUGHT: "#0f6e7d",
    KeyMomentKind.MISSED: "#0f6e7d",
    KeyMomentKind.FOUR: "#a83a0b",
    KeyMomentKind.DARK_SIDE: "#191426",
    KeyMomentKind.LIGHT_SIDE: "#2560a8",
}
"""The ground of a caption. White letters are legible on each."""
_MOMENT_MILLISECONDS: Final = 2200
_FIRST_AND_LAST_MILLISECONDS: Final = 4000
"""How long a moment is shown, and the first and the last scene, in milliseconds."""
_SEATS: Final = tuple(chr(0xF0F0 + seat) for seat in range(10))
"""A sign for the name of each seat in a sentence."""
_NAME_SIGN: Final = re.compile("([\uf0f0-\uf0f9])")
_MAX_CAPTION_NAME: Final = 16
"""The most characters of a name in a caption."""
_MAX_LIST_NAME: Final = 22
"""The most characters of a name in a list."""


def replay_film(record: Record, text: Text, emblems: Sequence[int] = ()) -> str:
    """Return the source of the GIF, for the render worker. ``emblems``: see `positions`.

    Raises ``ValueError`` for a record without a deal.
    """
    if not record.entries:
        raise ValueError("no cards have been dealt")
    text = text.with_look("text", {})
    all_positions = list(positions(record, text, emblems))
    scenes = [
        _moment(all_positions[moments[0].ply], moments, text, len(all_positions), teams=record.ruleset.teams)
        for moments in choose_scenes(key_moments(record), MAX_SCENES - 2)
    ]
    return film_source([_cast(all_positions[0], text), *scenes, _result(record, all_positions[-1], text)])


def choose_scenes(moments: Sequence[KeyMoment], limit: int) -> list[tuple[KeyMoment, ...]]:
    """Return at most ``limit`` scenes, each the moments of one entry, in the order of the match.

    Of too many, the most important ones stay: the end, the other rounds, and then the scenes with the most cards.
    """
    scenes = [tuple(scene) for _, scene in groupby(moments, attrgetter("ply"))]
    by_importance = sorted(scenes, key=lambda scene: min(map(_rank, scene)))
    return sorted(by_importance[:limit], key=lambda scene: scene[0].ply)


def _rank(moment: KeyMoment) -> tuple[int, int, int]:
    """Return the rank of a moment. The lowest is the most important one."""
    return _ORDER[moment.kind], -moment.count, -moment.ply


_ORDER: Final = {kind: order for order, kind in enumerate(KeyMomentKind)}


def _cast(position: Position, text: Text) -> Scene:
    """Return the first scene: the players with their emblems."""
    rows = [
        Row(emblem, _short(name, _MAX_LIST_NAME)) for emblem, name in zip(position.emblems, position.names, strict=True)
    ]
    return Scene(
        "", (text("page-players"),), _GROUNDS[KeyMomentKind.CAUGHT], _FIRST_AND_LAST_MILLISECONDS, 0.0, tuple(rows)
    )


def _moment(position: Position, moments: Sequence[KeyMoment], text: Text, entries: int, *, teams: bool) -> Scene:
    """Return the scene of the moments of one entry. Its caption has at most two sentences."""
    signs = _SEATS[: len(position.names)]
    is_end = moments[-1].kind is KeyMomentKind.MATCH
    caption_moments = [moment for moment in moments if not (is_end and moment.kind is KeyMomentKind.LEAD)]
    sentences = [key_moment_words(text, moment, signs, teams=teams) for moment in caption_moments]
    main = min(moments, key=_rank)
    caption: list[Part] = []
    for part in _NAME_SIGN.split(text.sentences(*sentences[-2:])):
        if _NAME_SIGN.fullmatch(part):
            seat = ord(part) - ord(_SEATS[0])
            caption.append((position.emblems[seat], _short(position.names[seat])))
        else:
            caption.append(part)
    return Scene(
        _table(position),
        tuple(caption),
        _GROUNDS[main.kind],
        _MOMENT_MILLISECONDS,
        progress=(position.ply + 1) / entries,
        corner=text("page-round-number", number=position.round),
    )


def _short(name: str, limit: int = _MAX_CAPTION_NAME) -> str:
    """Return a name of at most ``limit`` characters, without characters that no font has."""
    text = drawable_text(name)
    return text if len(text) <= limit else f"{text[: limit - 1]}…"


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
    return table_collage(
        seats,
        to_move,
        position.direction,
        position.top,
        position.color,
        position.pile,
        owed=position.owed,
        height=CROWD_HEIGHT,
        is_dark=position.side is Side.DARK,
    ).svg()


def _result(record: Record, last: Position, text: Text) -> Scene:
    """Return the last scene: the places, or the scores so far."""
    match_end = next((event for event in reversed(record.entries[-1].events) if isinstance(event, MatchEnded)), None)
    seats = range(len(last.names)) if match_end is None else match_end.placing
    has_points = any(last.scores)
    rows = [
        Row(last.emblems[seat], _short(last.names[seat], _MAX_LIST_NAME), str(last.scores[seat]) if has_points else "")
        for seat in seats
    ]
    caption = text("page-unfinished") if match_end is None else text("page-places")
    return Scene("", (caption,), _GROUNDS[KeyMomentKind.MATCH], _FIRST_AND_LAST_MILLISECONDS, 1.0, tuple(rows))
