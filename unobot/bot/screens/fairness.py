"""Show the cards of a server beside what chance expects, and how often fair servers differ as much."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.results.card_fairness import Fairness, KindCount
from unobot.results.draw_tally import CardKind
from unobot.rules.cards import Card, Color
from unobot.wording.card_words import card_emoji, card_words, color_emoji, color_words

_COLORS = {CardKind(color.name.lower()): color for color in Color}
_CARDS = {
    CardKind.SKIP: Card.RS,
    CardKind.REVERSE: Card.RR,
    CardKind.DRAW_TWO: Card.RD2,
    CardKind.WILD: Card.W,
    CardKind.WILD_DRAW_FOUR: Card.WD4,
}
_HUNDRED, _THOUSAND = 100, 1000


def fairness_screen(text: Text, fairness: Fairness, most: int) -> LayoutView:
    """Return the verdict in plain words, the counts of ``most`` matches at most, and how to check a single match."""
    builder = ScreenBuilder()
    builder.say(f"### {text('fairness-title')}", _verdict(text, fairness))
    if fairness.cards:
        builder.line()
        builder.say(*(_row(text, kind) for kind in fairness.kinds))
    builder.line()
    builder.say(f"-# {text('fairness-how', most=most)}", f"-# {text('fairness-check')}")
    return builder.view()


def _verdict(text: Text, fairness: Fairness) -> str:
    """Return how often fair servers differ from what chance expects as much as this one, or more."""
    counted = text("fairness-cards", count=fairness.cards)
    probability = fairness.probability
    if probability is None:
        return text.sentences(counted, text("fairness-few"))
    for many in (_HUNDRED, _THOUSAND):
        count = round(probability * many)
        if count:
            return text.sentences(counted, text("fairness-odds", count=min(count, many - 1), many=many))
    return text.sentences(counted, text("fairness-rare", many=_THOUSAND))


def _row(text: Text, kind: KindCount) -> str:
    return text("fairness-row", kind=_kind(text, kind.kind), drawn=kind.drawn, expected=round(kind.expected))


def _kind(text: Text, kind: CardKind) -> str:
    """Return the name of a kind, after its mark."""
    color = _COLORS.get(kind)
    if color is not None:
        words = text("fairness-numbers", color=color_words(text, color))
        return f"{color_emoji(text, color)} {words}".strip()
    card = _CARDS.get(kind)
    if card is None:
        return f"{card_emoji(text, Card.WC)} {text('fairness-other')}".strip()
    if card.color is not None:
        return text("face", face=card.face.value)
    return f"{card_emoji(text, card)} {card_words(text, card)}".strip()
