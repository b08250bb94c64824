"""Show premoves: in a waiting hand, a press on a card chooses it for the next turn, and a second press cancels it.

The picture of the hand shows the chosen card with a ring.
"""

from __future__ import annotations

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.color_buttons import color_button, count_of
from unobot.bot.screens.move_steps import Path
from unobot.bot.screens.phone_widths import SMALL_LINE, columns
from unobot.i18n import Text
from unobot.rules.cards import Card
from unobot.rules.moves import Play, parse_move
from unobot.rules.play.legality import plays_ahead
from unobot.rules.round import View
from unobot.tables.table_view import TableView
from unobot.wording.card_words import CardFace, card_sign, card_words

PREMOVE = "premove"
"""The first item of the path that asks for the color of a wild. The second item is the wild."""


class Premoves:
    """The premoves that one hand offers. The hand of the player to move offers none."""

    def __init__(self, text: Text, view: TableView, state: View, seat: int, builder: ScreenBuilder) -> None:
        self._t = text
        self._builder = builder
        self._cards = state.hands[seat]
        move = parse_move(view.premove) if view.premove else None
        self._premove = move if isinstance(move, Play) else None
        self._plays_by_card: dict[Card, list[Play]] = {}
        for play in plays_ahead(state, seat) if state.to_move != seat and not view.alone else ():
            self._plays_by_card.setdefault(play.cards[0], []).append(play)
        self.is_offered = bool(self._plays_by_card)
        """Whether a card can be chosen."""
        chosen = None if self._premove is None else self._premove.cards[0]
        self.next_card = chosen if chosen in self._plays_by_card else None
        """The card that its owner chose."""
        self.dropped = f"-# {text(f'premove-{view.premove_dropped}')}" if view.premove_dropped else ""
        """Why the last premove was not played."""
        self.line = ""
        """Which card is next, or how to choose one."""
        if self._plays_by_card and self._premove is None:
            self.line = f"-# {text('premove-how')}"
        elif self._plays_by_card and self._premove is not None:
            named, signed = (
                text("premove-next", card=words(text, self._premove.cards[0], self._premove.color))
                for words in (card_words, card_sign)
            )
            self.line = f"-# {named if columns(named) <= SMALL_LINE else signed}"

    def button(self, card: Card, face: CardFace, *, is_next: bool) -> ActionButton | None:
        """Return the button that chooses a card, or cancels the choice; None if the card cannot be chosen.

        ``is_next``: this is the chosen card. Of two equal cards, only the first one is.
        """
        plays = self._plays_by_card.get(card)
        if not plays:
            return None
        verb, arg, style = Verb.PREMOVE, card.value, ButtonStyle.secondary
        if is_next:
            arg, style = "", ButtonStyle.primary
        elif len(plays) > 1:
            verb, arg = Verb.STEP, f"{PREMOVE}-{card.value}"
        return ActionButton(face.label, verb, arg, style=style, emoji=face.emoji, emoji_words=face.emoji_words)

    def color_question(self, path: Path) -> tuple[Card, list[ActionButton]] | None:
        """Return the wild of ``path`` that needs a color, and the buttons of its colors; None for any other path."""
        plays = self._plays_by_card.get(Card(path[1]), []) if len(path) == 2 and path[1] in _CARD_VALUES else []
        if path[:1] != (PREMOVE,) or len(plays) < 2:
            return None
        by_count = sorted(plays, key=lambda play: -count_of(play.color, self._cards))
        return plays[0].cards[0], [self._color(play) for play in by_count]

    def _color(self, play: Play) -> ActionButton:
        assert play.color is not None  # only a wild can be played in several ways
        return color_button(self._t, self._builder, play.color, self._cards, Verb.PREMOVE, str(play))


_CARD_VALUES = frozenset(card.value for card in Card)
