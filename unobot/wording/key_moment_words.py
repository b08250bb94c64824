"""Words for key moments: one plain sentence each, without Markdown. The replay, its page and its GIF share them."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.i18n import Text
from unobot.records.key_moments import KeyMoment, KeyMomentKind

_SHARED_KINDS = (KeyMomentKind.LEAD, KeyMomentKind.MATCH)
"""The moments that partners share."""


def key_moment_words(text: Text, moment: KeyMoment, names: Sequence[str], *, teams: bool = False) -> str:
    """Return the sentence of a key moment.

    ``names``: by seat, after the entry of the moment. ``teams``: whether the seats play in pairs.
    """
    kind, other = moment.kind, moment.other
    if moment.seat is None:
        return text("key-moment-round-tied", number=moment.round)
    name = names[moment.seat]
    if kind is KeyMomentKind.ROUND:
        if not moment.count:
            return text("key-moment-round", name=name, number=moment.round)
        return text("key-moment-round-points", name=name, number=moment.round, points=moment.count)
    if kind is KeyMomentKind.FOUR and moment.face is not None:
        card = text("face", face=moment.face.value)
        if other is None:
            return text("key-moment-four-bare", name=name, card=card)
        return text("key-moment-four", name=name, card=card, other=names[other], count=moment.count)
    if kind is KeyMomentKind.KNOCKED_OUT and other is not None:
        return text("key-moment-knocked-out-by", name=name, other=names[other], count=moment.count)
    if kind is KeyMomentKind.CAUGHT and other is not None and not moment.count:
        return text("key-moment-caught-free", name=name, other=names[other])
    if kind in _SHARED_KINDS:
        if teams:
            half = len(names) // 2
            first = moment.seat % half
            name = text("key-moment-partners", name=names[first], partner=names[first + half])
        return text(f"key-moment-{kind}", name=name, seats=2 if teams else 1)
    other_name = "" if other is None else names[other]
    return text(f"key-moment-{kind}", name=name, other=other_name, count=moment.count)
