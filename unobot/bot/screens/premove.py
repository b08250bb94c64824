"""Show the choice of a premove: the button in a hand that waits, and the steps that it opens."""

from __future__ import annotations

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.move_steps import Path, path_text
from unobot.i18n import Text
from unobot.rules.moves import Play, parse_move
from unobot.rules.play.legality import plays_ahead
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_label, card_picture, card_words, color_emoji, color_words

PREMOVE = "premove"
"""The step that asks for the card. A second step asks for the color of a wild."""
_CARDS = 20
_WIDTH = 4


def premove_button(text: Text, view: TableView, builder: ScreenBuilder) -> list[ActionButton]:
    """Return the button that opens the choice of a premove and shows the current one; no button without a choice."""
    if not _offered(view):
        return []
    if not view.premove:
        return [builder.button(text("button-premove"), Verb.STEP, PREMOVE)]
    label = text("button-premove-card", card=_words(text, view.premove))
    return [builder.button(label, Verb.STEP, PREMOVE, style=ButtonStyle.success)]


def premove_step(text: Text, view: TableView, builder: ScreenBuilder, path: Path, note: str | None) -> bool:
    """Add the step of a path that chooses a premove. Return False, and add nothing, if no card can be chosen."""
    plays = _offered(view)
    if not plays:
        return False
    ways: dict[str, list[Play]] = {}
    for play in plays:
        ways.setdefault(str(play.cards[0]), []).append(play)
    colors = ways.get(path[1], []) if len(path) == 2 else []
    if colors:
        builder.say(f"### {text('hand-wild', card=card_words(text, colors[0].cards[0]))}", note or "")
        builder.row(*(_color(text, builder, play) for play in colors))
        builder.row(builder.button(text("button-back"), Verb.STEP, PREMOVE))
        return True
    builder.say(f"### {text('premove-title')}", note or "", f"-# {text('premove-how')}")
    builder.rows([_card(text, builder, each) for each in list(ways.values())[:_CARDS]], _WIDTH)
    none = [builder.button(text("button-premove-none"), Verb.PREMOVE)] if view.premove else []
    builder.row(*none, builder.button(text("button-back"), Verb.STEP))
    return True


def premove_note(text: Text, view: TableView) -> str:
    """Return the sentence that says why the premove was not played."""
    return text(f"premove-{view.premove_dropped}")


def _offered(view: TableView) -> list[Play]:
    return [] if view.view is None or view.seat is None else plays_ahead(view.view, view.seat)


def _card(text: Text, builder: ScreenBuilder, plays: list[Play]) -> ActionButton:
    card = plays[0].cards[0]
    verb, arg = (Verb.PREMOVE, str(plays[0])) if len(plays) == 1 else (Verb.STEP, path_text((PREMOVE, str(card))))
    return builder.button(card_label(text, card), verb, arg, emoji=card_picture(text, card))


def _color(text: Text, builder: ScreenBuilder, play: Play) -> ActionButton:
    assert play.color is not None  # only a wild can be played in several ways
    return builder.button(color_words(text, play.color), Verb.PREMOVE, str(play), emoji=color_emoji(text, play.color))


def _words(text: Text, move: str) -> str:
    play = parse_move(move)
    assert isinstance(play, Play)  # a premove is always a play
    return card_words(text, play.cards[0], play.color)
