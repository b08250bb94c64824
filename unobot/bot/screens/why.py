"""*Why not?*: a hand with its reasons, so that a button that is off can say which rule stands in the way."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from unobot.bot.screens.words import card_words, color_words, hand_words, refusal_words, setting_sentence
from unobot.i18n import Text
from unobot.rules.cards import Card
from unobot.rules.decide import refusal
from unobot.rules.moves import PLAYS
from unobot.rules.refusals import IllegalMove, Reason
from unobot.rules.round import View
from unobot.tables.view import TableView

_LENGTH = 3000
"""Characters that the reasons may take: Discord shows 4,000 in all."""


def why_words(
    t: Text, v: TableView, round: View, seat: int, cards: Iterable[Card], playable: Collection[Card]
) -> list[str]:
    """The cards of a hand that share a reason, each time with the reason, as long as there is room."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        refused = None if card in playable else _refusal(round, seat, card)
        if card in playable:
            reason = t("why-fits")
        elif refused is None:
            reason = t("why-penalty", count=round.ruleset.wrong_play)
        else:
            reason = _reason(t, v, round, refused)
        groups.setdefault(reason, []).append(card)
    kept: list[str] = []
    for reason, group in groups.items():
        block = f"{hand_words(t, group)}\n-# {reason}"
        if sum(map(len, kept)) + len(block) > _LENGTH:
            return [*kept, t("why-more", count=len(groups) - len(kept))]
        kept.append(block)
    return kept


def _refusal(round: View, seat: int, card: Card) -> IllegalMove | None:
    """Why the rules refuse this card now; of one face down, because nobody sees it."""
    if card is Card.HIDDEN:
        return IllegalMove(Reason.NOT_SEEN, card=card, setting="blind_draw")
    return refusal(round, seat, PLAYS[card][0])


def _reason(t: Text, v: TableView, round: View, refused: IllegalMove) -> str:
    """What stands in the way, said of several cards at once where several may share it."""
    if refused.reason is Reason.NO_MATCH and round.color is not None:
        return t("why-no-match", color=color_words(t, round.color), top=card_words(t, round.top))
    if refused.reason is Reason.CANNOT_STACK:
        return setting_sentence(t, v, refused, t("why-cannot-stack", owed=round.owed))
    if refused.params.get("card") is Card.HIDDEN:
        return setting_sentence(t, v, refused, t("why-unseen"))
    return refusal_words(t, v, refused)
