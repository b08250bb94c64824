"""*Why not?*: a hand with its reasons, so that a button that is off can say which rule stands in the way."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from unobot.i18n import Text
from unobot.rules.cards import Card
from unobot.rules.moves import PLAYS
from unobot.rules.play.decide import refusal
from unobot.rules.play.refusals import IllegalMove, Reason
from unobot.rules.round import View
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_words, color_words, hand_words, refusal_words, setting_sentence

_LENGTH = 3000
"""Characters that the reasons may take: Discord shows 4,000 in all."""


def why_words(
    text: Text, view: TableView, state: View, seat: int, cards: Iterable[Card], playable: Collection[Card]
) -> list[str]:
    """The cards of a hand that share a reason, each time with the reason, as long as there is room."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        refused = None if card in playable else _refusal(state, seat, card)
        if card in playable:
            reason = text("explain-fits")
        elif refused is None:
            reason = text("explain-penalty", count=state.ruleset.wrong_play)
        else:
            reason = _reason(text, view, state, refused)
        groups.setdefault(reason, []).append(card)
    kept: list[str] = []
    for reason, group in groups.items():
        block = f"{hand_words(text, group)}\n-# {reason}"
        if sum(map(len, kept)) + len(block) > _LENGTH:
            return [*kept, text("explain-more", count=len(groups) - len(kept))]
        kept.append(block)
    return kept


def _refusal(state: View, seat: int, card: Card) -> IllegalMove | None:
    """Why the rules refuse this card now; of one face down, because nobody sees it."""
    if card is Card.HIDDEN:
        return IllegalMove(Reason.NOT_SEEN, card=card, setting="blind_draw")
    return refusal(state, seat, PLAYS[card][0])


def _reason(text: Text, view: TableView, state: View, refused: IllegalMove) -> str:
    """What stands in the way, said of several cards at once where several may share it."""
    if refused.reason is Reason.NO_MATCH and state.color is not None:
        return text("explain-no-match", color=color_words(text, state.color), top=card_words(text, state.top))
    if refused.reason is Reason.CANNOT_STACK:
        return setting_sentence(text, view, refused, text("explain-cannot-stack", owed=state.owed))
    if refused.params.get("card") is Card.HIDDEN:
        return setting_sentence(text, view, refused, text("explain-unseen"))
    return refusal_words(text, view, refused)
