"""Show premoves: in a waiting hand, a press on a card chooses it for the next turn, and a second press cancels it."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.move_steps import Path
from unobot.i18n import Text
from unobot.rules.cards import Card
from unobot.rules.moves import Play, parse_move
from unobot.rules.play.legality import plays_ahead
from unobot.rules.round import View
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_words, color_emoji, color_words

PREMOVE = "premove"
"""The first item of the path that asks for the color of a wild. The second item is the wild."""


class Premoves:
    """The premoves that one hand offers. The hand of the player to move offers none."""

    def __init__(self, text: Text, view: TableView, state: View, seat: int, builder: ScreenBuilder) -> None:
        self._t = text
        self._builder = builder
        move = parse_move(view.premove) if view.premove else None
        self._premove = move if isinstance(move, Play) else None
        self._plays_by_card: dict[Card, list[Play]] = {}
        for play in plays_ahead(state, seat) if state.to_move != seat and not view.alone else ():
            self._plays_by_card.setdefault(play.cards[0], []).append(play)
        self.is_offered = bool(self._plays_by_card)
        """Whether a card can be chosen."""
        self.line = ""
        """Why the last premove was not played, or which card is next, or how to choose one."""
        if view.premove_dropped:
            self.line = text(f"premove-{view.premove_dropped}")
        elif self._plays_by_card and self._premove is None:
            self.line = f"-# {text('premove-how')}"
        elif self._plays_by_card and self._premove is not None:
            self.line = text("premove-next", card=card_words(text, self._premove.cards[0], self._premove.color))

    def buttons(self, faces: Iterable[tuple[Card, str, str]]) -> list[ActionButton | None]:
        """Return for each card the button that chooses it or cancels the choice; None if the card cannot be chosen.

        ``faces``: cards with their emoji and label. Of two equal cards, only the first one carries the mark.
        """
        buttons: list[ActionButton | None] = []
        premove_card = None if self._premove is None else self._premove.cards[0]
        for card, emoji, label in faces:
            plays = self._plays_by_card.get(card)
            if not plays:
                buttons.append(None)
            elif card is premove_card:
                premove_card = None
                marked_label = self._t("button-premove-chosen", card=label)
                buttons.append(ActionButton(marked_label, Verb.PREMOVE, style=ButtonStyle.primary, emoji=emoji))
            elif len(plays) == 1:
                buttons.append(ActionButton(label, Verb.PREMOVE, card.value, emoji=emoji))
            else:
                buttons.append(ActionButton(label, Verb.STEP, f"{PREMOVE}-{card.value}", emoji=emoji))
        return buttons

    def say_color_question(self, path: Path, note: str | None) -> bool:
        """Add the question which color the wild of ``path`` gets. Return False, and add nothing, for any other path."""
        text, builder = self._t, self._builder
        plays = self._plays_by_card.get(Card(path[1]), []) if len(path) == 2 and path[1] in _CARD_VALUES else []
        if path[:1] != (PREMOVE,) or not plays:
            return False
        builder.say(f"### {text('hand-wild', card=card_words(text, plays[0].cards[0]))}", note or "")
        builder.row(*map(self._color, plays))
        builder.row(builder.button(text("button-back"), Verb.STEP))
        return True

    def _color(self, play: Play) -> ActionButton:
        assert play.color is not None  # only a wild can be played in several ways
        label, emoji = color_words(self._t, play.color), color_emoji(self._t, play.color)
        return self._builder.button(label, Verb.PREMOVE, str(play), emoji=emoji)


_CARD_VALUES = frozenset(card.value for card in Card)
