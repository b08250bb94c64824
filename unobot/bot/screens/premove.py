"""Choosing a card ahead: the button in a hand that waits, and the step that it opens."""

from __future__ import annotations

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.move_steps import Path, path_text
from unobot.i18n import Text
from unobot.rules.moves import Play, parse_move
from unobot.tables.state.premoves import offered
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_label, card_picture, card_words, color_emoji, color_words

AHEAD = "ahead"
"""The step that asks which card; the second one asks for the color of a wild."""
_CARDS = 20
_WIDTH = 4


def ahead_button(text: Text, view: TableView, frame: ScreenBuilder) -> list[ActionButton]:
    """The way to choose a card ahead, which shows the one that is chosen; none where there is nothing to choose."""
    if not _offered(view):
        return []
    if not view.premove:
        return [frame.button(text("button-ahead"), Verb.STEP, AHEAD)]
    label = text("button-ahead-card", card=_words(text, view.premove))
    return [frame.button(label, Verb.STEP, AHEAD, style=ButtonStyle.success)]


def ahead_step(text: Text, view: TableView, frame: ScreenBuilder, path: Path, note: str | None) -> bool:
    """Say what is asked on a path that asks for a card ahead. Return whether one can be chosen."""
    plays = _offered(view)
    if not plays:
        return False
    ways: dict[str, list[Play]] = {}
    for play in plays:
        ways.setdefault(str(play.cards[0]), []).append(play)
    colors = ways.get(path[1], []) if len(path) == 2 else []
    if colors:
        frame.say(f"### {text('hand-wild', card=card_words(text, colors[0].cards[0]))}", note or "")
        frame.row(*(_color(text, frame, play) for play in colors))
        frame.row(frame.button(text("button-back"), Verb.STEP, AHEAD))
        return True
    frame.say(f"### {text('hand-ahead')}", note or "", f"-# {text('hand-ahead-how')}")
    frame.rows([_card(text, frame, each) for each in list(ways.values())[:_CARDS]], _WIDTH)
    none = [frame.button(text("button-ahead-none"), Verb.AHEAD)] if view.premove else []
    frame.row(*none, frame.button(text("button-back"), Verb.STEP))
    return True


def ahead_news(text: Text, view: TableView) -> str:
    """Why the card that was chosen ahead is not played."""
    return text(f"hand-ahead-{view.premove_dropped}")


def _offered(view: TableView) -> list[Play]:
    return [] if view.view is None or view.seat is None else offered(view.view, view.seat)


def _card(text: Text, frame: ScreenBuilder, plays: list[Play]) -> ActionButton:
    card = plays[0].cards[0]
    verb, arg = (Verb.AHEAD, str(plays[0])) if len(plays) == 1 else (Verb.STEP, path_text((AHEAD, str(card))))
    return frame.button(card_label(text, card), verb, arg, emoji=card_picture(text, card))


def _color(text: Text, frame: ScreenBuilder, play: Play) -> ActionButton:
    assert play.color is not None  # only a wild is laid in several ways
    return frame.button(color_words(text, play.color), Verb.AHEAD, str(play), emoji=color_emoji(text, play.color))


def _words(text: Text, move: str) -> str:
    play = parse_move(move)
    assert isinstance(play, Play)  # nothing else is kept
    return card_words(text, play.cards[0], play.color)
