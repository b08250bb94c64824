"""Explain a hand (*Why not?*): each card with the reason why it can or cannot be played."""

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
from unobot.wording.rulesets import draws_in

_MAX_LENGTH = 3000
"""The longest list of reasons, in characters. Discord shows up to 4,000 in a message."""


def explain_words(
    text: Text, view: TableView, state: View, seat: int, cards: Iterable[Card], playable: Collection[Card]
) -> list[str]:
    """Return the cards of a hand grouped by reason, each group with its reason, up to `_MAX_LENGTH` characters."""
    groups: dict[str, list[Card]] = {}
    for card in cards:
        illegal_move = None if card in playable else _refusal(state, seat, card)
        if card in playable:
            reason = text("explain-fits")
        elif illegal_move is None:
            draws = draws_in(state.ruleset)
            reason = text("explain-penalty", count=state.ruleset.wrong_play, draws=draws)
        else:
            reason = _reason(text, view, state, illegal_move)
        groups.setdefault(reason, []).append(card)
    blocks: list[str] = []
    for reason, group in groups.items():
        block = f"{hand_words(text, group)}\n-# {reason}"
        if sum(map(len, blocks)) + len(block) > _MAX_LENGTH:
            return [*blocks, text("explain-more", count=len(groups) - len(blocks))]
        blocks.append(block)
    return blocks


def _refusal(state: View, seat: int, card: Card) -> IllegalMove | None:
    """Return why the rules refuse this card now. A face-down card is refused because nobody can see it."""
    if card is Card.HIDDEN:
        return IllegalMove(Reason.NOT_SEEN, card=card, setting="blind_draw")
    return refusal(state, seat, PLAYS[card][0])


def _cannot_stack(text: Text, state: View) -> str:
    """Return that a card does not pass on what is owed. Under "raise", say which number does."""
    if state.owed_color is not None:
        return text("explain-cannot-stack-until", color=color_words(text, state.owed_color))
    if state.ruleset.stacking != "raise" or state.owed_face is None:
        return text("explain-cannot-stack", owed=state.owed)
    return text("explain-cannot-raise", owed=state.owed, least=state.rule_tables.effects[state.owed_face].owes)


def _reason(text: Text, view: TableView, state: View, illegal_move: IllegalMove) -> str:
    """Return the reason in words, in the plural if several cards can share it."""
    if illegal_move.reason is Reason.NO_MATCH and state.color is not None:
        return text("explain-no-match", color=color_words(text, state.color), top=card_words(text, state.top))
    if illegal_move.reason is Reason.CANNOT_STACK:
        return setting_sentence(text, view, illegal_move, _cannot_stack(text, state))
    if illegal_move.params.get("card") is Card.HIDDEN:
        return setting_sentence(text, view, illegal_move, text("explain-unseen"))
    return refusal_words(text, view, illegal_move)
