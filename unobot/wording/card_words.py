"""Cards, hands, seats and times in a reader's words, and the small pictures that stand beside them.

A color always shows as word and mark, never by color alone. The marks are those that the color-blind know: a red
disc, a yellow star, a green triangle, a blue square. Until the bot has uploaded them they are plain Unicode, which has
no green triangle: a red triangle, a yellow star, a green square, a blue disc.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

from unobot.ai.levels import LEVELS
from unobot.i18n import Text
from unobot.pictures.emoji_art import WILD
from unobot.rules.cards import Card, Color
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
from unobot.rules.play.decide import IllegalMove
from unobot.rules.play.legality import penalized_moves
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.rulesets import FIELD, setting_words

_SHAPES = {Color.RED: "🔺", Color.YELLOW: "⭐", Color.GREEN: "🟩", Color.BLUE: "🔵"}
MAX_LABEL = 80
"""Characters of a button's label at most."""
_WILD = "🌈"
_BACK = "🎴"


def color_words(text: Text, color: Color) -> str:
    """The color's name: "Red"."""
    return text("color", color=color.value)


def color_emoji(text: Text, color: Color) -> str:
    """The color's mark in its color; nothing for who reads text alone."""
    return "" if text.look == "text" else text.pictures.get(color.value, _SHAPES[color])


def card_words(text: Text, card: Card, color: Color | None = None) -> str:
    """The card's name: "Red 7", "Wild Draw Four"; with the color chosen for a wild, "Wild (red)"."""
    if card.color is not None:
        return text("card", color=card.color.value, face=card.face.value)
    if color is not None:
        return text("card-wild", color=color.value, face=card.face.value)
    return text("face", face=card.face.value)


def card_emoji(text: Text, card: Card) -> str:
    """The picture beside a card's name: its color's mark, that of all wilds, the back of a hidden card."""
    if card.color is not None:
        return color_emoji(text, card.color)
    if text.look == "text":
        return ""
    return text.pictures.get(card.value, _BACK) if card is Card.HIDDEN else text.pictures.get(WILD, _WILD)


def card_picture(text: Text, card: Card, color: Color | None = None) -> str:
    """The card itself, a wild with the ``color`` chosen for it, for who wants pictures; else as `card_emoji`."""
    chosen = None if card.color is not None else color
    if text.look == "pictures" and text.pictures:
        return text.pictures[card.value if chosen is None else f"{card.value}{chosen.value}"]
    return card_emoji(text, card) if chosen is None else f"{card_emoji(text, card)} {color_emoji(text, chosen)}".strip()


def picture_url(text: Text, card: Card, color: Color | None = None) -> str | None:
    """Where the card's picture stands on Discord: the bot's own emoji, so nothing is to be sent; ``None`` without."""
    if text.look != "pictures" or not text.pictures:
        return None
    number = card_picture(text, card, color).rpartition(":")[2].rstrip(">")
    return f"https://cdn.discordapp.com/emojis/{number}.png"


def card_label(text: Text, card: Card) -> str:
    """What a card's button says beside its picture: see `card_labels`."""
    return card_labels(text, [card])[0]


def card_labels(text: Text, cards: Sequence[Card]) -> list[str]:
    """What the cards' buttons say beside their pictures, at most three characters: "7", "+2"; "?" of a hidden card.

    With the letter of its color for who wants shapes, "R 7"; its whole name for who reads text alone.
    """
    if text.look == "text":
        return [card_words(text, card) for card in cards]
    labels = [
        text("card-hidden-short") if card is Card.HIDDEN else text("card-short", face=card.face.value) for card in cards
    ]
    if text.look == "shapes":
        labels = [
            label if card.color is None else text("card-lettered", color=card.color.value, short=label)
            for card, label in zip(cards, labels, strict=True)
        ]
    return labels


def cards_label(text: Text, cards: Iterable[Card]) -> str:
    """Cards laid together on one button, which shows no pictures of ours: "R 7, G 7".

    Names of many cards are too long for a button. They become letters, and equal cards a number: "R 7 ×3, G 7".
    """
    cards = list(cards)
    if text.look == "text" or (text.look == "pictures" and not text.pictures):
        label = text.listed([f"{card_emoji(text, card)}{card_label(text, card)}" for card in cards])
        if len(label) <= MAX_LABEL:
            return label
    label = text.listed([card_label(text.seen("shapes", {}), card) for card in cards])
    if len(label) <= MAX_LABEL:
        return label
    alike = [(card_label(text.seen("shapes", {}), card), len(list(group))) for card, group in groupby(cards)]
    return text.listed([short if count == 1 else f"{short} ×{count}" for short, count in alike])


def cards_words(text: Text, cards: Iterable[Card], color: Color | None = None) -> str:
    """Cards laid together, each with its picture: "🔺 Red 7, 🟩 Green 7"."""
    return text.listed([f"{card_emoji(text, card)} {card_words(text, card, color)}".strip() for card in cards])


def custom_words(text: Text, rule: str) -> str:
    """What a customizable wild does under the rule that was voted for."""
    return text(f"custom-{rule.replace('_', '-')}")


def hand_words(text: Text, cards: Iterable[Card]) -> str:
    """A hand in one line: "🔺 Red: 3, 7 · 🌈 Wild · 🎴 2 face down"."""
    return " · ".join(hand_groups(text, cards))


def hand_groups(text: Text, cards: Iterable[Card]) -> list[str]:
    """Cards grouped by color, each group in the order of the deck: "🔺 Red: 3, 7", "🌈 Wild", "🎴 2 face down"."""
    ordered = sorted(cards, key=attrgetter("order"))
    hidden = ordered.count(Card.HIDDEN)
    shown = ordered[: len(ordered) - hidden]
    by_color: dict[Color | None, list[str]] = {}
    for card, face in zip(shown, [text("face", face=card.face.value) for card in shown], strict=True):
        by_color.setdefault(card.color, []).append(face)
    marks = {color: "" if color is None else color_emoji(text, color) for color in by_color}
    wild, back = card_emoji(text, Card.W), card_emoji(text, Card.HIDDEN)
    groups = [
        text("hand-wilds", emoji=wild, cards=text.listed(faces))
        if color is None
        else text("hand-color", emoji=marks[color], color=text("color", color=color.value), cards=text.listed(faces))
        for color, faces in by_color.items()
    ]
    return [*groups, text("hand-hidden", emoji=back, count=hidden)] if hidden else groups


def refusal_words(text: Text, view: TableView, refused: IllegalMove) -> str:
    """Why the rules refuse a move, seats by name, cards and colors in words; and the setting that made it so."""
    words: dict[str, str | int] = {}
    for param, value in refused.params.items():
        if isinstance(value, Card):
            words[param] = card_words(text, value)
        elif isinstance(value, Color):
            words[param] = color_words(text, value)
        elif param == "seat" and isinstance(value, int):
            words["name"] = view.seats[value].name if value < len(view.seats) else str(value + 1)
        else:
            words[param] = value
    return setting_sentence(text, view, refused, text(f"refused-{refused.reason.value.replace('_', '-')}", **words))


def setting_sentence(text: Text, view: TableView, refused: IllegalMove, told: str) -> str:
    """What was ``told`` of a refusal, and behind it the setting that made it so, where there is one."""
    field = FIELD.get(str(refused.params.get("setting")))
    if field is None:
        return told
    setting = setting_words(text, field, getattr(view.ruleset, field.name))
    return text("refused-by-setting", told=told, setting=setting)


def out_words(text: Text, state: View, seat: int) -> str:
    """What became of a seat that is out of the round: its place where places are given, else that it is out."""
    if state.ruleset.scoring == "until_last":
        return text("mark-placed", place=state.out.index(seat) + 1)
    return text("mark-out")


def time_left(when: float) -> str:
    """A moment (Unix seconds) as Discord counts it down by itself."""
    return f"<t:{int(when)}:R>"


def level_words(text: Text, level: str) -> str:
    """The name of an AI's level; of an engine's, what its admin calls it."""
    return text(f"level-{level}") if level in LEVELS else level


def ai_mark(text: Text, seat: SeatView) -> list[str]:
    """That an AI sits there, and how well it plays, or that an engine does; nothing for a person."""
    if seat.level is None:
        return []
    return [text("mark-ai" if seat.level in LEVELS else "mark-engine", level=level_words(text, seat.level))]


def failed_engine_lines(text: Text, view: TableView) -> list[str]:
    """The engines that have failed in this match, a line each."""
    return [f"-# {text('table-engine-fell', name=name, engine=engine)}" for name, engine in view.failed_engines]


def seat_marks(text: Text, seat: SeatView) -> list[str]:
    """What is to be known about who sits there: host, AI, away, asleep."""
    marks = ai_mark(text, seat)
    if seat.host:
        marks.append(text("mark-host"))
    if seat.away:
        marks.append(text("mark-away"))
    elif seat.autopilot:
        marks.append(text("mark-resting") if seat.resting else text("mark-autopilot"))
    return marks


def move_words(text: Text, view: TableView, move: Move) -> str:
    """A move as a choice in a list: "Play Red 7 and say Uno", and what it costs where it is wrong.

    ``v`` is the table as its player sees it.
    """
    told = _move_words(text, view, move)
    if view.view is None or view.seat is None or move not in penalized_moves(view.view, view.seat):
        return told
    rules = view.view.ruleset
    return text("move-penalized", move=told, count=rules.false_catch if isinstance(move, Catch) else rules.wrong_play)


def makes_draw(state: View, play: Play) -> bool:
    """Return whether the chosen player draws two cards; under any other rule, hands are swapped with that player."""
    return play.cards[0] is Card.WC and state.rule == "target_draws"


def _play_words(text: Text, view: TableView, play: Play) -> str:
    cards = text.listed([card_words(text, card, play.color) for card in play.cards])
    told = text("move-play-uno", card=cards) if play.uno else text("move-play", card=cards)
    if play.target is None:
        return told
    at = "move-at-draws" if view.view is not None and makes_draw(view.view, play) else "move-at"
    return text(at, move=told, name=view.seats[play.target].name)


def _move_words(text: Text, view: TableView, move: Move) -> str:
    match move:
        case Play():
            return _play_words(text, view, move)
        case Draw():
            return text("move-draw")
        case Pass():
            return text("move-pass-empty") if view.view is None or view.view.drawn is None else text("move-pass")
        case Challenge():
            by = None if view.view is None else view.view.four
            return text("move-challenge", name="" if by is None else view.seats[by].name)
        case Accept():
            return text("move-accept", owed=0 if view.view is None else view.view.owed)
        case SayUno():
            return text("move-uno")
        case Catch(seat):
            return text("move-catch", name=view.seats[seat].name)
        case ChooseColor(color, target):
            told = text("move-color", color=color_words(text, color))
            return told if target is None else text("move-at", move=told, name=view.seats[target].name)
        case Vote(choice):
            options = () if view.view is None else view.view.options
            return text(
                "move-vote", rule=custom_words(text, options[choice]) if choice < len(options) else str(choice + 1)
            )
        case TimeUp():
            return text("move-time")
        case TakeBack():
            return text("move-back")
