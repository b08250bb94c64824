"""A reason is told only if it is true in the position."""

from __future__ import annotations

import pytest

from unobot.coach.reasons import ReasonKind, reason
from unobot.i18n import languages, text_for
from unobot.rules.cards import Card, Color
from unobot.rules.moves import parse_move
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import OFFICIAL


def view(hand: str, next_cards: int = 5, void: Color | None = None) -> View:
    """Return a round of three, in which seat 0 holds ``hand``. ``void``: a color on which seat 1 drew."""
    state = View(OFFICIAL, 3, None)
    state.seat = 0
    state.hands = [[Card(card) for card in hand.split()], [Card.HIDDEN] * next_cards, [Card.HIDDEN] * 4]
    state.draw_notes = [] if void is None else [(1, next_cards, void)]
    return state


@pytest.mark.parametrize(
    ("state", "made", "better", "kind"),
    [
        (view("R5 G2"), "R5", "R5!", ReasonKind.UNO),
        (view("R5 RS G2", next_cards=1), "R5", "RS", ReasonKind.NEXT),
        (view("R5 RS G2", next_cards=3), "R5", "RS", None),
        (view("R5 G5 B2", void=Color.GREEN), "R5", "G5", ReasonKind.VOID),
        (view("R5 G5 B2", void=Color.RED), "R5", "G5", None),
        (view("W R5 G2"), "WG", "R5", ReasonKind.WILD),
        (view("R5 G5 G7 G9"), "R5", "G5", ReasonKind.COLOR),
        (view("R5 G5 R7 R9"), "R5", "G5", None),
        (view("W G2 G3 R4"), "WR", "WG", ReasonKind.COLOR),
        (view("R5 G2 Y3"), "draw", "R5", None),
    ],
)
def test_a_reason_is_true_or_there_is_none(state: View, made: str, better: str, kind: ReasonKind | None) -> None:
    found = reason(state, parse_move(made), parse_move(better))
    assert (None if found is None else found.kind) == kind


def test_every_reason_has_a_sentence_in_every_language() -> None:
    for language in languages():
        text = text_for(language)
        for kind in ReasonKind:
            assert text.has(f"coach-why-{kind.value}")
            assert text(f"coach-why-{kind.value}", color="X", count=2)
