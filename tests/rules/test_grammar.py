"""The grammar of cards that are laid, as data. Each text that it can make has one reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from unobot.rules.cards import Card
from unobot.rules.moves import MoveSyntaxError, Play, parse_move

COLORS = (*"RYGB", *"PTOU")
"""The four colors of most decks, then the four of the dark side of Flip."""

FACES = (*"0123456789", *"SR", "D2", "D1", "D4", "D5", "SA", "DA", "F", "H1", "H2", "TH", "10")
"""The faces of colored cards. 10 is not printed in any deck yet."""

WILDS = (
    *("W", "WD4", "WSW", "WSH", "WC"),
    *("WD2", "WD6", "WD10", "WR4", "WRL", "WDC"),
    *("WRV", "WSK", "WS2", "WT2", "WFS"),
    *("WAH", "WHF", "WAA"),
    *("WR8", "WDA", "WFA", "WSD"),
)
"""The wilds: official and classic113, No Mercy and Flip, All Wild, Attack, and four that no deck prints yet."""

Reading = tuple[str, str | None]
"""The card, and the color that its player names."""


def laid(colors: Iterable[str] = COLORS, faces: Iterable[str] = FACES, more: Iterable[str] = ()) -> Iterator[Reading]:
    """Yield each reading that the grammar allows, also with ``more`` wilds: a colored card, or a wild with any color or
    with none.
    """
    for color in colors:
        for face in faces:
            yield f"{color}{face}", None
    for wild in (*WILDS, *more):
        yield wild, None
        for color in colors:
            yield wild, color


def text(reading: Reading) -> str:
    card, color = reading
    return card + (color or "")


def ambiguous(readings: Iterable[Reading]) -> set[str]:
    """Return the texts that have more than one reading."""
    counts = Counter(map(text, readings))
    return {written for written, count in counts.items() if count > 1}


def test_every_text_of_the_grammar_has_one_reading() -> None:
    assert ambiguous(laid()) == set()


@pytest.mark.parametrize(
    ("wild", "other"), [("WR", "W in red"), ("WG", "W in green"), ("WT", "W in teal"), ("WO", "W in orange")]
)
def test_a_new_wild_with_the_letter_of_a_color_would_be_read_as_another_wild(wild: str, other: str) -> None:
    assert wild in ambiguous(laid(more=[wild])), other


def test_a_new_wild_named_as_an_old_one_with_a_color_would_be_read_as_that_one() -> None:
    assert "WCR" in ambiguous(laid(more=["WCR"]))
    assert "WD4P" in ambiguous(laid(more=["WD4P"]))


def test_every_card_is_in_the_grammar() -> None:
    written = {card for card, _ in laid()}
    assert {card.value for card in Card} - {"??"} <= written


def test_every_text_of_the_grammar_that_is_a_move_has_its_reading() -> None:
    """Cards of later decks do not parse yet."""
    read: set[str] = set()
    for reading in laid():
        card, color = reading
        try:
            move = parse_move(text(reading))
        except MoveSyntaxError:
            continue
        assert isinstance(move, Play)
        named = move.color.value if move.color else None
        assert ([str(each) for each in move.cards], named, str(move)) == ([card], color, text(reading))
        read.add(card)
    assert read == {card.value for card in Card} - {"??"}
