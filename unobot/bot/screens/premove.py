"""Choosing a card ahead: the button in a hand that waits, and the step that it opens."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.steps import Path, path_text
from unobot.bot.screens.words import card_label, card_picture, card_words, color_emoji, color_words
from unobot.i18n import Text
from unobot.rules.moves import Play, parse_move
from unobot.tables.premoves import offered
from unobot.tables.view import TableView

AHEAD = "ahead"
"""The step that asks which card; the second one asks for the color of a wild."""
_CARDS = 20
_WIDTH = 4


def ahead_button(t: Text, v: TableView, frame: Frame) -> list[Button[Any]]:
    """The way to choose a card ahead, which shows the one that is chosen; none where there is nothing to choose."""
    if not _offered(v):
        return []
    if not v.premove:
        return [frame.button(t("button-ahead"), Verb.STEP, AHEAD)]
    label = t("button-ahead-card", card=_words(t, v.premove))
    return [frame.button(label, Verb.STEP, AHEAD, style=ButtonStyle.success)]


def ahead_step(t: Text, v: TableView, frame: Frame, path: Path, note: str | None) -> bool:
    """Say what is asked, where the path asks for a card ahead. Returns whether it does."""
    plays = _offered(v)
    if path[:1] != (AHEAD,) or not plays:
        return False
    ways: dict[str, list[Play]] = {}
    for play in plays:
        ways.setdefault(str(play.cards[0]), []).append(play)
    colors = ways.get(path[1], []) if len(path) == 2 else []
    if colors:
        frame.say(f"### {t('hand-wild', card=card_words(t, colors[0].cards[0]))}", note or "")
        frame.row(*(_color(t, frame, play) for play in colors))
        frame.row(frame.button(t("button-back"), Verb.STEP, AHEAD))
        return True
    frame.say(f"### {t('hand-ahead')}", note or "", f"-# {t('hand-ahead-how')}")
    frame.rows([_card(t, frame, each) for each in list(ways.values())[:_CARDS]], _WIDTH)
    none = [frame.button(t("button-ahead-none"), Verb.AHEAD)] if v.premove else []
    frame.row(*none, frame.button(t("button-back"), Verb.STEP))
    return True


def ahead_news(t: Text, v: TableView) -> str:
    """Why the card that was chosen ahead is not played; nothing otherwise."""
    return t(f"hand-ahead-{v.premove_dropped}") if v.premove_dropped else ""


def _offered(v: TableView) -> list[Play]:
    return [] if v.view is None or v.seat is None else offered(v.view, v.seat)


def _card(t: Text, frame: Frame, plays: list[Play]) -> Button[Any]:
    card = plays[0].cards[0]
    verb, arg = (Verb.AHEAD, str(plays[0])) if len(plays) == 1 else (Verb.STEP, path_text((AHEAD, str(card))))
    return frame.button(card_label(t, card), verb, arg, emoji=card_picture(t, card))


def _color(t: Text, frame: Frame, play: Play) -> Button[Any]:
    assert play.color is not None  # only a wild is laid in several ways
    return frame.button(color_words(t, play.color), Verb.AHEAD, str(play), emoji=color_emoji(t, play.color))


def _words(t: Text, move: str) -> str:
    play = parse_move(move)
    assert isinstance(play, Play)  # nothing else is kept
    return card_words(t, play.cards[0], play.color)
