"""Choosing a card ahead: the button in a hand that waits, and the step that it opens."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
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


def ahead_button(text: Text, view: TableView, frame: ScreenBuilder) -> list[Button[Any]]:
    """The way to choose a card ahead, which shows the one that is chosen; none where there is nothing to choose."""
    if not _offered(view):
        return []
    if not view.premove:
        return [frame.button(text("button-premove"), Verb.STEP, AHEAD)]
    label = text("button-premove-card", card=_words(text, view.premove))
    return [frame.button(label, Verb.STEP, AHEAD, style=ButtonStyle.success)]


def ahead_step(text: Text, view: TableView, frame: ScreenBuilder, path: Path, note: str | None) -> bool:
    """Say what is asked, where the path asks for a card ahead. Returns whether it does."""
    plays = _offered(view)
    if path[:1] != (AHEAD,) or not plays:
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
    frame.say(f"### {text('premove-title')}", note or "", f"-# {text('premove-how')}")
    frame.rows([_card(text, frame, each) for each in list(ways.values())[:_CARDS]], _WIDTH)
    none = [frame.button(text("button-premove-none"), Verb.AHEAD)] if view.premove else []
    frame.row(*none, frame.button(text("button-back"), Verb.STEP))
    return True


def ahead_news(text: Text, view: TableView) -> str:
    """Why the card that was chosen ahead is not played; nothing otherwise."""
    return text(f"premove-{view.premove_dropped}") if view.premove_dropped else ""


def _offered(view: TableView) -> list[Play]:
    return [] if view.view is None or view.seat is None else offered(view.view, view.seat)


def _card(text: Text, frame: ScreenBuilder, plays: list[Play]) -> Button[Any]:
    card = plays[0].cards[0]
    verb, arg = (Verb.AHEAD, str(plays[0])) if len(plays) == 1 else (Verb.STEP, path_text((AHEAD, str(card))))
    return frame.button(card_label(text, card), verb, arg, emoji=card_picture(text, card))


def _color(text: Text, frame: ScreenBuilder, play: Play) -> Button[Any]:
    assert play.color is not None  # only a wild is laid in several ways
    return frame.button(color_words(text, play.color), Verb.AHEAD, str(play), emoji=color_emoji(text, play.color))


def _words(text: Text, move: str) -> str:
    play = parse_move(move)
    assert isinstance(play, Play)  # nothing else is kept
    return card_words(text, play.cards[0], play.color)
