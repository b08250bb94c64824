"""Say what a decision cost, in the user's language."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.coach.advice import SURE, Mistake
from unobot.coach.coach_process import CoachAnswer
from unobot.coach.luck import Luck
from unobot.coach.reasons import BetterReason, reason
from unobot.i18n import Text
from unobot.records.writer import Record
from unobot.rules.match import replay
from unobot.rules.moves import parse_move
from unobot.rules.round import View
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe
from unobot.wording.card_words import card_words, color_words, hand_words, plain_move_words


def answer_lines(text: Text, record: Record, answer: CoachAnswer) -> list[str]:
    """Return an answer as lines: each decision with the player's cards. Names are as in the record."""
    advice = answer.advice
    luck = luck_words(text, answer.luck).replace("**", "")
    lines = [
        *filter(None, [luck]),
        text("coach-some", count=len(advice.mistakes)) if advice.mistakes else text("coach-none"),
    ]
    shuffler = Shuffler(match_key(bytes(32), 0))  # a replay never shuffles
    for mistake in advice.mistakes:
        state = replay(record.ruleset, len(record.seats), shuffler, record.entries[: mistake.ply]).round
        assert state is not None, "a decision is made in a round"
        words = mistake_words(text, mistake, observe(state, mistake.seat), record.names_after(mistake.ply - 1))
        top = [card_words(text, state.top, state.color)] if state.discard else []
        lines += ["", words.replace("**", ""), " | ".join([*top, hand_words(text, state.visible_hand(mistake.seat))])]
    return [*lines, "", text("coach-how")]


def luck_words(text: Text, luck: Luck) -> str:
    """Return how much of a result was due to the cards, or an empty string if no round was played from deal to end."""
    if not luck.rounds:
        return ""
    difference = luck.won - luck.even
    cards = round(luck.cards, 1)
    return text.sentences(
        text("coach-result", won=luck.won, rounds=luck.rounds, difference=text.signed(difference)),
        text("coach-luck", cards=text.signed(cards), rest=text.signed(round(difference, 1) - cards)),
    )


def mistake_words(text: Text, mistake: Mistake, state: View, names: Sequence[str]) -> str:
    """Return a sentence with the two moves, and how many more of 100 rounds the better one wins.

    ``state``: the round before the move, as the player saw it. ``names``: by seat.
    """
    moves = parse_move(mistake.made), parse_move(mistake.better)
    actual, better = (plain_move_words(text, state, names, move) for move in moves)
    return text.sentences(
        text("coach-lapse", round=mistake.round, made=actual, better=better),
        _why(text, reason(state, *moves)),
        text(
            f"coach-{_aim(state)}",
            more=_hundredths(mistake.cost),
            low=_hundredths(mistake.cost - SURE * mistake.error),
            high=_hundredths(mistake.cost + SURE * mistake.error),
        ),
    )


def _why(text: Text, better_reason: BetterReason | None) -> str:
    """Return the reason as a sentence, or an empty string."""
    if better_reason is None:
        return ""
    color = "" if better_reason.color is None else color_words(text, better_reason.color)
    return text(f"coach-why-{better_reason.kind.value}", color=color, count=better_reason.number)


def _aim(state: View) -> str:
    """Return the last part of the id of the message that says what a player wants from a round."""
    if state.ruleset.elimination:
        return "stayed"
    return "first" if state.ruleset.scoring == "until_last" else "won"


def _hundredths(share: float) -> int:
    return min(100, max(1, round(share * 100)))
