"""Cards, hands, seats and times in a reader's words, and the small pictures that stand beside them.

A color always shows as word and mark, never by color alone. The marks are those that the color-blind know: a red
disc, a yellow star, a green triangle, a blue square. Until the bot has uploaded them they are plain Unicode, which has
no green triangle: a red triangle, a yellow star, a green square, a blue disc.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from unobot.ai import LEVELS
from unobot.bot.screens.house_rules import FIELD, setting_words
from unobot.i18n import Text
from unobot.pictures.emojis import WILD
from unobot.rules.cards import Card, Color
from unobot.rules.decide import IllegalMove
from unobot.rules.legality import penalised_moves
from unobot.rules.moves import (
    Accept,
    Catch,
    Challenge,
    ChooseColor,
    Draw,
    Move,
    Pass,
    Play,
    SayUno,
    TakeBack,
    TimeUp,
    Vote,
)
from unobot.rules.round import View
from unobot.tables.view import SeatView, TableView

_SHAPES = {Color.RED: "🔺", Color.YELLOW: "⭐", Color.GREEN: "🟩", Color.BLUE: "🔵"}
_WILD = "🌈"
_BACK = "🎴"


def color_words(t: Text, color: Color) -> str:
    """The color's name: "Red"."""
    return t("color", color=color.value)


def color_emoji(t: Text, color: Color) -> str:
    """The color's mark in its color; nothing for who reads text alone."""
    return "" if t.look == "text" else t.pictures.get(color.value, _SHAPES[color])


def card_words(t: Text, card: Card, color: Color | None = None) -> str:
    """The card's name: "Red 7", "Wild Draw Four"; with the color chosen for a wild, "Wild (red)"."""
    if card.color is not None:
        return t("card", color=card.color.value, face=card.face.value)
    if color is not None:
        return t("card-wild", color=color.value, face=card.face.value)
    return t("face", face=card.face.value)


def card_emoji(t: Text, card: Card) -> str:
    """The picture beside a card's name: its color's mark, that of all wilds, the back of a hidden card."""
    if card.color is not None:
        return color_emoji(t, card.color)
    if t.look == "text":
        return ""
    return t.pictures.get(card.value, _BACK) if card is Card.HIDDEN else t.pictures.get(WILD, _WILD)


def card_picture(t: Text, card: Card, color: Color | None = None) -> str:
    """The card itself, a wild with the ``color`` chosen for it, for who wants pictures; else as `card_emoji`."""
    chosen = None if card.color is not None else color
    if t.look == "pictures" and t.pictures:
        return t.pictures[card.value if chosen is None else f"{card.value}{chosen.value}"]
    return card_emoji(t, card) if chosen is None else f"{card_emoji(t, card)} {color_emoji(t, chosen)}".strip()


def picture_url(t: Text, card: Card, color: Color | None = None) -> str | None:
    """Where the card's picture stands on Discord: the bot's own emoji, so nothing is to be sent; ``None`` without."""
    if t.look != "pictures" or not t.pictures:
        return None
    number = card_picture(t, card, color).rpartition(":")[2].rstrip(">")
    return f"https://cdn.discordapp.com/emojis/{number}.png"


def card_label(t: Text, card: Card) -> str:
    """What a card's button says beside its picture, at most three characters: "7", "+2"; "?" of a hidden card.

    With the letter of its color for who wants shapes, "R 7"; its whole name for who reads text alone.
    """
    if t.look == "text":
        return card_words(t, card)
    if card is Card.HIDDEN:
        return t("card-hidden-short")
    short = t("card-short", face=card.face.value)
    if t.look == "shapes" and card.color is not None:
        return t("card-lettered", color=card.color.value, short=short)
    return short


def cards_label(t: Text, cards: Iterable[Card]) -> str:
    """Cards laid together on one button, which shows no pictures of ours: "R 7, G 7"."""
    if t.look == "text" or (t.look == "pictures" and not t.pictures):
        return t.listed([f"{card_emoji(t, card)}{card_label(t, card)}" for card in cards])
    return t.listed([card_label(t.seen("shapes", {}), card) for card in cards])


def cards_words(t: Text, cards: Iterable[Card], color: Color | None = None) -> str:
    """Cards laid together, each with its picture: "🔺 Red 7, 🟩 Green 7"."""
    return t.listed([f"{card_emoji(t, card)} {card_words(t, card, color)}".strip() for card in cards])


def custom_words(t: Text, rule: str) -> str:
    """What a customizable wild does under the rule that was voted for."""
    return t(f"custom-{rule.replace('_', '-')}")


def hand_words(t: Text, cards: Iterable[Card]) -> str:
    """A hand in one line: "🔺 Red: 3, 7 · 🌈 Wild · 🎴 2 face down"."""
    return " · ".join(hand_groups(t, cards))


def hand_groups(t: Text, cards: Iterable[Card]) -> list[str]:
    """Cards grouped by color, each group in the order of the deck: "🔺 Red: 3, 7", "🌈 Wild", "🎴 2 face down"."""
    groups = []
    ordered = sorted(cards, key=lambda card: card.order)
    hidden = ordered.count(Card.HIDDEN)
    for color, group in groupby(ordered[: len(ordered) - hidden], key=lambda card: card.color):
        faces = t.listed([t("face", face=card.face.value) for card in group])
        if color is None:
            groups.append(t("hand-wilds", emoji=card_emoji(t, Card.W), cards=faces))
        else:
            groups.append(t("hand-color", emoji=color_emoji(t, color), color=color_words(t, color), cards=faces))
    if hidden:
        groups.append(t("hand-hidden", emoji=card_emoji(t, Card.HIDDEN), count=hidden))
    return groups


def refusal_words(t: Text, v: TableView, refused: IllegalMove) -> str:
    """Why the rules refuse a move, seats by name, cards and colors in words; and the setting that made it so."""
    words: dict[str, str | int] = {}
    for param, value in refused.params.items():
        if isinstance(value, Card):
            words[param] = card_words(t, value)
        elif isinstance(value, Color):
            words[param] = color_words(t, value)
        elif param == "seat" and isinstance(value, int):
            words["name"] = v.seats[value].name if value < len(v.seats) else str(value + 1)
        else:
            words[param] = value
    return setting_sentence(t, v, refused, t(f"refused-{refused.reason.value.replace('_', '-')}", **words))


def setting_sentence(t: Text, v: TableView, refused: IllegalMove, told: str) -> str:
    """What was ``told`` of a refusal, and behind it the setting that made it so, where there is one."""
    field = FIELD.get(str(refused.params.get("setting")))
    if field is None:
        return told
    setting = setting_words(t, field, getattr(v.ruleset, field.name))
    return t("refused-by-setting", told=told, setting=setting)


def out_words(t: Text, round: View, seat: int) -> str:
    """What became of a seat that is out of the round: its place where places are given, else that it is out."""
    if round.ruleset.scoring == "until_last":
        return t("mark-placed", place=round.out.index(seat) + 1)
    return t("mark-out")


def time_left(when: float) -> str:
    """A moment (Unix seconds) as Discord counts it down by itself."""
    return f"<t:{int(when)}:R>"


def level_words(t: Text, level: str) -> str:
    """The name of an AI's level; of an engine's, what its admin calls it."""
    return t(f"level-{level}") if level in LEVELS else level


def ai_mark(t: Text, seat: SeatView) -> list[str]:
    """That an AI sits there, and how well it plays, or that an engine does; nothing for a person."""
    if seat.level is None:
        return []
    return [t("mark-ai" if seat.level in LEVELS else "mark-engine", level=level_words(t, seat.level))]


def fallen_lines(t: Text, v: TableView) -> list[str]:
    """The engines that have failed in this match, a line each."""
    return [f"-# {t('table-engine-fell', name=name, engine=engine)}" for name, engine in v.fallen]


def seat_marks(t: Text, seat: SeatView) -> list[str]:
    """What is to be known about who sits there: host, AI, away, asleep."""
    marks = ai_mark(t, seat)
    if seat.host:
        marks.append(t("mark-host"))
    if seat.away:
        marks.append(t("mark-away"))
    elif seat.autopilot:
        marks.append(t("mark-resting") if seat.resting else t("mark-autopilot"))
    return marks


def move_words(t: Text, v: TableView, move: Move) -> str:
    """A move as a choice in a list: "Play Red 7 and say Uno", and what it costs where it is wrong.

    ``v`` is the table as its player sees it.
    """
    told = _move_words(t, v, move)
    if v.view is None or v.seat is None or move not in penalised_moves(v.view, v.seat):
        return told
    rules = v.view.ruleset
    return t("move-penalised", move=told, count=rules.false_catch if isinstance(move, Catch) else rules.wrong_play)


def makes_draw(round: View, play: Play) -> bool:
    """Return whether the chosen player draws two cards; under any other rule, hands are swapped with that player."""
    return play.cards[0] is Card.WC and round.rule == "target_draws"


def _play_words(t: Text, v: TableView, play: Play) -> str:
    cards = t.listed([card_words(t, card, play.color) for card in play.cards])
    told = t("move-play-uno", card=cards) if play.uno else t("move-play", card=cards)
    if play.target is None:
        return told
    at = "move-at-draws" if v.view is not None and makes_draw(v.view, play) else "move-at"
    return t(at, move=told, name=v.seats[play.target].name)


def _move_words(t: Text, v: TableView, move: Move) -> str:
    match move:
        case Play():
            return _play_words(t, v, move)
        case Draw():
            return t("move-draw")
        case Pass():
            return t("move-pass-empty") if v.view is None or v.view.drawn is None else t("move-pass")
        case Challenge():
            by = None if v.view is None else v.view.four
            return t("move-challenge", name="" if by is None else v.seats[by].name)
        case Accept():
            return t("move-accept", owed=0 if v.view is None else v.view.owed)
        case SayUno():
            return t("move-uno")
        case Catch(seat):
            return t("move-catch", name=v.seats[seat].name)
        case ChooseColor(color, target):
            told = t("move-color", color=color_words(t, color))
            return told if target is None else t("move-at", move=told, name=v.seats[target].name)
        case Vote(choice):
            options = () if v.view is None else v.view.options
            return t("move-vote", rule=custom_words(t, options[choice]) if choice < len(options) else str(choice + 1))
        case TimeUp():
            return t("move-time")
        case TakeBack():
            return t("move-back")
