"""Explain the rules of a table to a new player, in topics: how to play, the house rules, the cards, common questions.

Every sentence follows from the deck and the house rules. A new deck needs words only for an effect that no card had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from unobot.i18n import Text
from unobot.rules.cards import Card, Face, FaceKind, Side
from unobot.rules.decks import DECKS
from unobot.rules.decks.deck import Deck
from unobot.rules.decks.effects import EVERYONE, UNTIL_IT_FIRES, Effect
from unobot.rules.events import HandsMovedBy
from unobot.rules.ruleset.fields import FIELDS
from unobot.rules.ruleset.ruleset import Ruleset, differences
from unobot.wording.rulesets import FIELD, draws_in, rule_words, score_terms

Topics: TypeAlias = dict[str, list[str]]
"""The lines of each topic by its heading. A topic that has nothing to say is left out."""

_ELSEWHERE = frozenset(
    {"draw", "drawn_card", "wild_draw_four", "four_needs", "uno", "uno_penalty", "scoring", "target", "rounds"}
)
"""Fields whose rules are not in the topic of house rules."""


def rule_topics(text: Text, ruleset: Ruleset, voted: str = "") -> Topics:
    """Return the rules in topics. ``voted``: a sentence about the rule that players voted for."""
    topics = {
        "play": [_goal(text, ruleset), "\n".join((text("rules-turn"), *_turn(text, ruleset)))],
        "house": [text("rules-line", rule=rule) for rule in _house(text, ruleset)],
        "cards": [*card_lines(text, ruleset), *([voted] if voted else ())],
        "asked": [text("rules-line", rule=answer) for answer in _asked(text, ruleset)],
    }
    return {text(f"rules-topic-{name}"): lines for name, lines in topics.items() if lines}


def _goal(text: Text, ruleset: Ruleset) -> str:
    return text(
        "rules-goal",
        **score_terms(ruleset),
        first=text("rules-first", both=_switch(ruleset.both_out)),
        both=_switch(ruleset.both_out),
        teams=_switch(ruleset.teams),
        points=text("rules-points", points=text.listed(_points(text, DECKS[ruleset.cards]))),
        elimination=_switch(ruleset.elimination),
    )


def _points(text: Text, deck: Deck) -> list[str]:
    """Return what the cards count: the usual points of each kind, and the cards that differ from them.

    The cards of both sides are told together. A face that is on both counts the same on each.
    """
    worth = [(card, side.worth(card)) for side in deck.sides for card in side.cards]
    kinds = dict.fromkeys(card.face.kind for card, _ in worth)
    return [words for kind in kinds for words in _points_of(text, worth, kind, is_only=len(kinds) == 1)]


def _points_of(text: Text, worth: Sequence[tuple[Card, int]], kind: FaceKind, *, is_only: bool) -> list[str]:
    if kind is FaceKind.NUMBER:
        return [text("rules-points-number")]
    by_face = {card.face: points for card, points in worth if card.face.kind is kind}
    counts = Counter(points for card, points in worth if card.face.kind is kind)
    usual = max(counts, key=lambda points: (counts[points], list(by_face.values()).count(points)))
    others = [
        text("rules-points-face", card=text("face", face=face.value), points=points)
        for face, points in by_face.items()
        if points != usual
    ]
    if is_only and others:
        return [*others, text("rules-points-others", points=usual)]
    return [text(f"rules-points-{kind.value}", points=usual), *others]


def _turn(text: Text, ruleset: Ruleset) -> list[str]:
    """Return the numbered steps of a turn: playing, drawing, saying Uno."""
    deck = DECKS[ruleset.cards]
    kind = "match" if deck.colors else ("always" if ruleset.must_play else "any")
    drawing = "" if kind == "always" else _drawing(text, ruleset, deck)
    steps = filter(None, (text("rules-turn-play", kind=kind), drawing, _uno(text, ruleset)))
    return [text("rules-turn-step", number=number, rule=rule) for number, rule in enumerate(steps, 1)]


def _drawing(text: Text, ruleset: Ruleset, deck: Deck) -> str:
    if deck.launcher:
        return text("rules-turn-press")
    fields = ("draw",) if ruleset.blind_draw else ("draw", "drawn_card")  # the rule of blind draws includes the second
    return text.sentences(*(rule_words(text, FIELD[name], getattr(ruleset, name)) for name in fields))


def _uno(text: Text, ruleset: Ruleset) -> str:
    catches = draws_in(ruleset) if ruleset.uno in ("call", "strict") else "no"
    return text("rules-turn-uno", kind=ruleset.uno, catches=catches, penalty=ruleset.uno_penalty)


def _house(text: Text, ruleset: Ruleset) -> list[str]:
    """Return the house rules that no other topic explains."""
    deck, shown = DECKS[ruleset.cards], {*differences(ruleset, "official")} - _ELSEWHERE
    if ruleset.hand_limit:
        shown |= {"at_limit"}
    if ruleset.hand_limit and ruleset.at_limit == "out" and ruleset.scoring in ("points", "golf"):
        shown |= {"knock_out"}
    else:  # nobody counts the points of a hand
        shown -= {"knock_out"}
    if not deck.colors:
        shown -= {"must_play"}  # every card matches, so the turn says it
    return [rule_words(text, field, getattr(ruleset, field.name), deck) for field in FIELDS if field.name in shown]


def card_lines(text: Text, ruleset: Ruleset) -> list[str]:
    """Return what each special card of the deck does, in one line each.

    Of a deck with two sides, the cards that both sides print come first, then those of each side below its name.
    """
    deck = DECKS[ruleset.cards]
    lines = [text("rules-wilds")] if deck.colors else []
    light, *dark = [dict.fromkeys(card.face for card in side.cards) for side in deck.sides]
    both = [face for face in light if not dark or face in dark[0]]
    lines += _lines_of(text, ruleset, deck, both)
    for side, faces in zip(Side, (light, *dark) if dark else (), strict=False):
        lines.append(text("table-side", side=side.value))
        printed = deck.sides[-1 if side is Side.DARK else 0]
        lines += _lines_of(text, ruleset, printed, [face for face in faces if face not in both])
    if not deck.challenge and any(effect.owes for effect in deck.effects.values()):
        lines.append(text("rules-no-challenge"))
    return lines


def _lines_of(text: Text, ruleset: Ruleset, deck: Deck, faces: Iterable[Face]) -> list[str]:
    """Return a line for each of these faces that does something, wilds last."""
    does = {
        face: text.sentences(*_effect_words(text, ruleset, deck, face))
        for face in sorted(faces, key=lambda face: face.kind is FaceKind.WILD)
    }
    return [text("rules-card", card=text("face", face=face.value), does=said) for face, said in does.items() if said]


def _effect_words(text: Text, ruleset: Ruleset, deck: Deck, face: Face) -> list[str]:
    """Return what a card does, in sentences. A number, and a wild that only changes the color, have none."""
    effect, after = deck.effect(face), _switch(ruleset.play_after_drawing)
    words = [_hit_words(text, ruleset, effect, after, is_challenged=face in deck.challenge)]
    if effect.discards_color:
        words.append(text("effect-discards-color"))
    if effect.turns_over:
        words.append(text("effect-turns-over"))
    if effect.skips:
        words.append(text("effect-skips-all") if effect.skips == EVERYONE else text("effect-skips", count=effect.skips))
    if effect.others_draw:
        words.append(text("effect-others-press" if deck.launcher else "effect-others-draw", count=effect.others_draw))
    if effect.target_draws:
        words.append(text("effect-target-draws", count=effect.target_draws))
    if effect.hands is not None:
        words.append(text(f"effect-{effect.hands.value}"))
        if effect.hands is HandsMovedBy.SWAP and deck.swap_owes_uno and ruleset.uno in ("call", "strict"):
            words.append(text("effect-swap-owes-uno"))
    if effect.voted:
        words.append(text("effect-voted"))
    if face is Face.WILD and not deck.colors:
        words.append(text("effect-none"))
    if face in deck.never_last:
        words.append(text("effect-never-last"))
    elif effect.target_draws or effect.hands is not None or effect.voted:
        words.append(text("effect-none-last"))
    words += [text("effect-never-on", card=text("face", face=top.value)) for top in deck.never_on.get(face, ())]
    return words


def _hit_words(text: Text, ruleset: Ruleset, effect: Effect, after: str, *, is_challenged: bool) -> str:
    """Return how a card hits the next seat, and whether play turns. ``after``: whether a hit seat plays then."""
    if is_challenged and effect.until_color:
        kind, needs = ruleset.wild_draw_four, ruleset.four_needs
        return text("effect-challenged-until", kind=kind, needs=needs, after=after)
    if is_challenged:
        adds_up = _switch(ruleset.stacking != "none" or ruleset.jump_in)  # a player can owe more than one card's draw
        return text(
            "effect-challenged",
            count=effect.owes,
            more=effect.owes + 2,
            kind=ruleset.wild_draw_four,
            needs=ruleset.four_needs,
            after=after,
            sum=adds_up,
        )
    if effect.owes:
        return text("effect-reverses-owes" if effect.reverses else "effect-owes", count=effect.owes, after=after)
    if effect.presses:
        until = effect.presses == UNTIL_IT_FIRES
        return text("effect-presses-until" if until else "effect-presses", count=effect.presses, after=after)
    if effect.roulette:
        return text("effect-roulette", after=after)
    return text("effect-reverses") if effect.reverses else ""


def _asked(text: Text, ruleset: Ruleset) -> list[str]:
    """Return the answers to what players ask about a deck whose cards they do not know."""
    deck = DECKS[ruleset.cards]
    if deck.turned is not None:
        names = ("backs", "flip", *(("side",) if ruleset.scoring in ("points", "golf") else ()))
        return [text(f"rules-asked-{name}") for name in names]
    if deck.challenge:
        return []
    effects = deck.effects.values()
    asked = {
        draws_in(ruleset): not ruleset.must_play,
        "stack": ruleset.stacking == "raise",
        "discard": any(effect.discards_color for effect in effects) and ruleset.last_card == "any",
        "roulette": any(effect.roulette for effect in effects),
        "out": ruleset.hand_limit and ruleset.at_limit == "out",
        "seven": ruleset.seven and not ruleset.keep_hands,
    }
    return [text(f"rules-asked-{name}", limit=ruleset.hand_limit) for name, is_asked in asked.items() if is_asked]


def _switch(on: bool) -> str:
    return "on" if on else "off"
