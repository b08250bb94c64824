"""Describe cards, hands, seats and times in the user's language and look.

A color always has a word and a mark, because color-blind users cannot rely on the color alone. The bot's own marks are
a red disc, a yellow star, a green triangle and a blue square. On dark cards they are a pink flower, a teal drop, an
orange diamond and a purple heart. Until they are uploaded, Unicode marks replace them. Unicode has no green triangle,
so the light ones are a red triangle, a yellow star, a green square and a blue disc. The drop of Unicode is blue.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from unobot.ai.level_names import SEATED
from unobot.i18n import Text
from unobot.pictures.card_art import DARK_WILD
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.emoji_art import BACK, SHAPES, WILD, WILD_SHAPE
from unobot.rules.cards import Card, Color, FaceKind, Side
from unobot.rules.events import HandsMovedBy, Phase
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
from unobot.rules.play.matching import effect_of
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.rulesets import FIELD, draws_in, setting_words

MAX_LABEL = 80
"""The most characters in a button's label."""
_MAX_CACHED_WORDS = 4096
"""The most results that each function about a card or a color caches: 58 cards, in 24 languages and looks."""


class CardFace(NamedTuple):
    """An emoji and a label: the content of a card's button."""

    emoji: str
    label: str
    emoji_words: str = ""
    """Words that only the emoji says."""

    def with_label(self, label: str) -> CardFace:
        """Return the same face with another label."""
        return self._replace(label=label)


def text_for_side(text: Text, side: Side) -> Text:
    """Return ``text`` with the emojis of the side that is up: a wild that is printed on both sides has two."""
    return text if side is Side.LIGHT else _dark_text(text)


@lru_cache(_MAX_CACHED_WORDS)
def _dark_text(text: Text) -> Text:
    dark = {key.removesuffix(DARK_WILD): emoji for key, emoji in text.pictures.items() if key.endswith(DARK_WILD)}
    return text.with_pictures({**text.pictures, **dark})


@lru_cache(_MAX_CACHED_WORDS)
def color_words(text: Text, color: Color) -> str:
    """Return the name of a color: "Red"."""
    return text("color", color=color.value)


@lru_cache(_MAX_CACHED_WORDS)
def color_emoji(text: Text, color: Color) -> str:
    """Return the mark of a color, or an empty string in the text look."""
    return "" if text.look == "text" else text.pictures.get(color.value, SHAPES[color])


@lru_cache(_MAX_CACHED_WORDS)
def card_words(text: Text, card: Card, color: Color | None = None) -> str:
    """Return the name of a card: "Red 7", "Wild Draw Four". A wild with a chosen ``color`` is "Wild (red)"."""
    if card.color is not None:
        return text("card", color=card.color.value, face=card.face.value)
    if color is not None:
        return text("card-wild", color=color.value, wild=text("face", face=card.face.value))
    return text("face", face=card.face.value)


@lru_cache(_MAX_CACHED_WORDS)
def card_emoji(text: Text, card: Card) -> str:
    """Return the emoji beside a card's name: the mark of its color, of all wilds, or the back of a hidden card."""
    if card.color is not None:
        return color_emoji(text, card.color)
    if text.look == "text":
        return ""
    return text.pictures.get(card.value, BACK) if card is Card.HIDDEN else text.pictures.get(WILD, WILD_SHAPE)


def _own_picture(text: Text, card: Card, color: Color | None) -> str | None:
    """Return our emoji that shows the whole card, or None if the look has none, or the bot does not have it yet."""
    if text.look != "pictures":
        return None
    return text.pictures.get(card.value if card.color is not None or color is None else f"{card.value}{color.value}")


@lru_cache(_MAX_CACHED_WORDS)
def card_picture(text: Text, card: Card, color: Color | None = None) -> str:
    """Return the emoji that shows the whole card, a wild in its chosen ``color``; without pictures, `card_emoji`."""
    picture = _own_picture(text, card, color)
    if picture is not None:
        return picture
    if card.color is not None or color is None:
        return card_emoji(text, card)
    return f"{card_emoji(text, card)} {color_emoji(text, color)}".strip()


def card_sign(text: Text, card: Card, color: Color | None = None) -> str:
    """Return a card as short as it can be: its picture, or its mark and its label: "🟦 9". The text look has its name.

    ``color``: the color chosen for a wild.
    """
    if text.look == "text":
        return card_words(text, card, color)
    picture = card_picture(text, card, color)
    if card is Card.HIDDEN or _own_picture(text, card, color) is not None:
        return picture
    return f"{picture} {text('card-short', face=card.face.value)}"


def picture_url(text: Text, card: Card, color: Color | None = None) -> str | None:
    """Return the URL of the card's emoji on Discord, or None if the look or the bot has no picture of it."""
    picture = _own_picture(text, card, color)
    if picture is None:
        return None
    return f"https://cdn.discordapp.com/emojis/{picture.rpartition(':')[2].rstrip('>')}.png"


@lru_cache(_MAX_CACHED_WORDS)
def card_label(text: Text, card: Card) -> str:
    """Return the label of a card's button: at most three characters, such as "7" and "+2"; "?" for a hidden card.

    The look with shapes adds the letter of the color: "R 7". The look with text has the whole name.
    """
    if text.look == "text":
        return card_words(text, card)
    label = text("card-hidden-short") if card is Card.HIDDEN else text("card-short", face=card.face.value)
    if text.look != "shapes" or card.color is None:
        return label
    return text("card-lettered", color=card.color.value, short=label)


@lru_cache(_MAX_CACHED_WORDS)
def card_faces(text: Text, card: Card) -> tuple[CardFace, ...]:
    """Return what the button of a card can show, from the widest to the narrowest. Each tells it from other cards.

    A picture of the card needs no label, and a mark of its color needs no letter. A mark of Unicode takes less room in
    the label, and the letter without a mark even less.
    """
    emoji, label = card_picture(text, card), card_label(text, card)
    if card is Card.HIDDEN:
        return (CardFace(emoji, label),)
    if text.look == "text":
        return tuple(
            CardFace("", each) for each in dict.fromkeys((label, card_label(text.with_look("shapes", {}), card)))
        )
    if _own_picture(text, card, None) is not None:
        return CardFace(emoji, label), CardFace(emoji, "", label)
    short, lettered = (card_label(text.with_look(look, {}), card) for look in ("pictures", "shapes"))
    in_label = [] if emoji.startswith("<") else [CardFace("", f"{emoji}{short}")]
    unspaced = lettered.replace("\N{NO-BREAK SPACE}", "")
    faces = CardFace(emoji, label), CardFace(emoji, short), *in_label, CardFace("", lettered), CardFace("", unspaced)
    return tuple(dict.fromkeys(faces))


def cards_label(text: Text, cards: Iterable[Card]) -> str:
    """Return the label of a button for cards that are played together: "R 7, G 7"."""
    cards = list(cards)
    if text.look == "text" or (text.look == "pictures" and not text.pictures):
        label = text.listed([f"{card_emoji(text, card)}{card_label(text, card)}" for card in cards])
        if len(label) <= MAX_LABEL:
            return label
    label = text.listed([card_label(text.with_look("shapes", {}), card) for card in cards])
    if len(label) <= MAX_LABEL:
        return label
    return text.listed(_counted(card_label(text.with_look("shapes", {}), card) for card in cards))


def _counted(words: Iterable[str]) -> list[str]:
    """Return each run of equal words as one, with its number: "Wild ×3"."""
    runs = [(word, len(list(run))) for word, run in groupby(words)]
    return [word if count == 1 else f"{word} ×{count}" for word, count in runs]


def cards_words(text: Text, cards: Iterable[Card], color: Color | None = None) -> str:
    """Return cards that are played together, each with its emoji: "🔺 Red 7, 🟩 Green 7"."""
    return text.listed([f"{card_emoji(text, card)} {card_words(text, card, color)}".strip() for card in cards])


def custom_words(text: Text, rule: str) -> str:
    """Return the effect of a customizable wild under the rule that won the vote."""
    return text(f"custom-{rule.replace('_', '-')}")


def hand_words(text: Text, cards: Iterable[Card]) -> str:
    """Return a hand in one line: "🔺 Red: 3, 7 · 🌈 Wild · 🎴 2 face down"."""
    return " · ".join(hand_groups(text, cards))


def hand_groups(text: Text, cards: Iterable[Card]) -> list[str]:
    """Return cards grouped by color, in the order of the deck: "🔺 Red: 3, 7", "🌈 Wild ×2", "🎴 2 face down"."""
    hand = sorted(cards, key=attrgetter("sort"))
    face_down = hand.count(Card.HIDDEN)
    by_color: dict[Color | None, list[str]] = {}
    for card in hand[: len(hand) - face_down]:
        by_color.setdefault(card.color, []).append(_face_words(text, card))
    groups = [
        text("hand-wilds", emoji=card_emoji(text, Card.W), cards=text.listed(_counted(faces)))
        if color is None
        else text(
            "hand-color", emoji=color_emoji(text, color), color=color_words(text, color), cards=text.listed(faces)
        )
        for color, faces in by_color.items()
    ]
    return [*groups, text("hand-hidden", emoji=card_emoji(text, Card.HIDDEN), count=face_down)] if face_down else groups


@lru_cache(_MAX_CACHED_WORDS)
def _face_words(text: Text, card: Card) -> str:
    return text("face", face=card.face.value)


def backs_words(text: Text, cards: Iterable[Card], *, in_full: bool = False) -> str:
    """Return the backs of a hand in words, its numbers counted by color: "🌷 Pink ×3, 💧 Teal, Draw Five".

    ``in_full``: with the colors of the other cards, too.
    """
    numbers, others = _backs(cards)
    words = [f"{color_emoji(text, color)} {color_words(text, color)}".strip() for color in numbers]
    return text.listed(_counted([*words, *((card_words if in_full else _face_words)(text, card) for card in others)]))


def _backs(cards: Iterable[Card]) -> tuple[list[Color], list[Card]]:
    """Return the colors of the numbers, and the other cards, each sorted."""
    numbers = [card for card in cards if card.face.kind is FaceKind.NUMBER]
    others = [card for card in cards if card.face.kind is not FaceKind.NUMBER]
    colors = [card.color for card in sorted(numbers, key=attrgetter("sort")) if card.color is not None]
    return colors, sorted(others, key=lambda card: (card.is_wild, card.face.value))


def side_words(text: Text, state: View) -> str:
    """Return the side of the deck that is up, or an empty string if the deck has one side."""
    return "" if state.backs is None else text("table-side", side=state.side.value)


def sought_color(text: Text, state: View) -> str:
    """Return the color until which cards are owed, with its mark; an empty string if they are counted."""
    color = state.owed_color
    return "" if color is None else f"{color_emoji(text, color)} **{color_words(text, color)}**".strip()


def refusal_words(text: Text, view: TableView, refusal: IllegalMove) -> str:
    """Return the sentence that says why the rules refuse a move, with the house rule that is the reason."""
    words: dict[str, str | int] = {}
    for param, value in refusal.params.items():
        if isinstance(value, Card):
            words[param] = card_words(text, value)
        elif isinstance(value, Color):
            words[param] = color_words(text, value)
        elif param == "seat" and isinstance(value, int):
            words["name"] = seat_name(text, view.seats[value]) if value < len(view.seats) else text("name-unknown")
        else:
            words[param] = value
    return setting_sentence(text, view, refusal, text(f"refused-{refusal.reason.value.replace('_', '-')}", **words))


def setting_sentence(text: Text, view: TableView, refusal: IllegalMove, sentence: str) -> str:
    """Return ``sentence`` about a refusal, followed by the house rule that is the reason if there is one."""
    field = FIELD.get(str(refusal.params.get("setting")))
    if field is None:
        return sentence
    setting = setting_words(text, field, getattr(view.ruleset, field.name), view.ruleset)
    return text("refused-by-setting", told=sentence, setting=setting)


def out_words(text: Text, state: View, seat: int) -> str:
    """Return the mark of a seat that is out of the round: its place if the ruleset has places, else "done" or "out"."""
    if state.ruleset.scoring == "until_last":
        return text("mark-placed", place=state.out.index(seat) + 1)
    return text("mark-done" if is_done(state, seat) else "mark-out")


def is_done(state: View, seat: int) -> bool:
    """Return whether a seat went out, and its partner still has to. A seat with too many cards lost them."""
    return state.ruleset.both_out and seat in state.out and not state.lost[seat]


def time_left(when: float) -> str:
    """Return a time (Unix seconds) in Discord's notation for a countdown."""
    return f"<t:{int(when)}:R>"


def level_words(text: Text, level: str) -> str:
    """Return the name of an AI's level, or the name that the admin gave to an engine."""
    return text(f"level-{level}") if level in SEATED else level


def seat_emblem(text: Text, seat: SeatView) -> str:
    """Return the emoji of a seat's emblem, or an empty string in the text look."""
    return emblem_picture(text, seat.emblem)


def emblem_picture(text: Text, number: int) -> str:
    """Return the emoji of an emblem by its number, or an empty string in the text look."""
    emblem = EMBLEMS[number]
    return "" if text.look == "text" else text.pictures.get(emblem.name, emblem.emoji)


def seat_name(text: Text, seat: SeatView) -> str:
    """Return the name of a seat after its emblem: "🦊 Ann". Buttons and menus take the emblem as their emoji."""
    return f"{seat_emblem(text, seat)} {plain_name(text, seat)}".lstrip()


def plain_name(text: Text, seat: SeatView) -> str:
    """Return the name of a seat without its emblem. A player whose data was deleted has a word in place of a name."""
    return text("name-former") if seat.is_former else seat.name


def ai_mark(text: Text, seat: SeatView) -> list[str]:
    """Return the mark of an AI with its level, or of an engine; an empty list for a human player."""
    if seat.level is None:
        return []
    return [text("mark-ai" if seat.level in SEATED else "mark-engine", level=level_words(text, seat.level))]


def failed_engine_lines(text: Text, view: TableView) -> list[str]:
    """Return a line for each engine that has failed in this match."""
    return [f"-# {text('table-engine-failed', name=name, engine=engine)}" for name, engine in view.failed_engines]


def seat_marks(text: Text, seat: SeatView, *, waits: bool = False) -> list[str]:
    """Return the marks of a seat: AI, host, away, autopilot. ``waits``: whether no AI plays for absent people now."""
    marks = ai_mark(text, seat)
    if seat.host:
        marks.append(text("mark-host"))
    if waits and (seat.away or seat.autopilot):
        marks.append(text("mark-gone" if seat.away or seat.resting else "mark-asleep"))
    elif seat.away:
        marks.append(text("mark-away"))
    elif seat.autopilot:
        marks.append(text("mark-resting") if seat.resting else text("mark-autopilot"))
    return marks


def move_words(text: Text, view: TableView, move: Move) -> str:
    """Return a move as a choice in a list: "Play Red 7 and say Uno". A move with a penalty has its cost added.

    ``view``: the table as the mover sees it.
    """
    words = plain_move_words(text, view.view, [seat.name for seat in view.seats], move)
    if view.view is None or view.seat is None or move not in penalized_moves(view.view, view.seat):
        return words
    rules = view.view.ruleset
    count = rules.false_catch if isinstance(move, Catch) else rules.wrong_play
    return text("move-penalized", move=words, count=count, draws=draws_in(rules))


def makes_draw(state: View, play: Play) -> bool:
    """Return whether the target of a play draws two cards. Otherwise, the target swaps hands with the player."""
    return bool(effect_of(state, play.cards[0].face).target_draws)


def passes_hands(state: View, play: Play) -> bool:
    """Return whether a play with a target passes all hands on, so that the target gets the player's hand."""
    return effect_of(state, play.cards[0].face).hands is HandsMovedBy.ZERO


def is_roulette(state: View) -> bool:
    """Return whether the seat to move names the color of a roulette. Otherwise the color is that of the first card."""
    return state.phase is Phase.COLOR and state.rule_tables.effects[state.top.face].roulette


def _play_words(text: Text, state: View | None, names: Sequence[str], play: Play) -> str:
    cards = text.listed([card_words(text, card, play.color) for card in play.cards])
    words = text("move-play-uno", card=cards) if play.uno else text("move-play", card=cards)
    if play.target is None:
        return words
    if state is not None and passes_hands(state, play):
        return text("move-passes-hands", move=words)
    at = "move-at-draws" if state is not None and makes_draw(state, play) else "move-at"
    return text(at, move=words, name=names[play.target])


def _accept_words(text: Text, state: View | None) -> str:
    """Return the draw of owed cards as a choice: their number, or the color until which they are drawn."""
    if state is not None and state.owed_color is not None:
        return text("move-accept-until", color=color_words(text, state.owed_color))
    return text("move-accept", owed=0 if state is None else state.owed)


def plain_move_words(text: Text, state: View | None, names: Sequence[str], move: Move) -> str:
    """Return a move as a choice in a list, without the cost of a penalty. ``names``: by seat."""
    match move:
        case Play():
            return _play_words(text, state, names, move)
        case Draw():
            return text("move-draw")
        case Pass():
            return text("move-pass-empty") if state is None or state.drawn is None else text("move-pass")
        case Challenge():
            by = None if state is None else state.challenged
            return text("move-challenge", name="" if by is None else names[by])
        case Accept():
            return _accept_words(text, state)
        case SayUno():
            return text("move-uno")
        case Catch(seat):
            return text("move-catch", name=names[seat])
        case ChooseColor(color, target):
            words = text("move-color", color=color_words(text, color))
            return words if target is None else text("move-at", move=words, name=names[target])
        case Vote(choice):
            options = () if state is None else state.options
            return text(
                "move-vote", rule=custom_words(text, options[choice]) if choice < len(options) else str(choice + 1)
            )
        case TimeUp():
            return text("move-time")
        case TakeBack():
            return text("move-take-back")
