"""Show the backs of cards: those of the other hands to a player, and those of all hands to people without a seat."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import MAX_ALT_LENGTH, ScreenBuilder
from unobot.bot.screens.illustrations import hands_picture
from unobot.bot.screens.seat_lines import short_name
from unobot.i18n import Text
from unobot.rules.cards import Card, Side
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import backs_words, hand_words, plain_name


def all_backs_screen(text: Text, view: TableView, state: View | None, *, attaches: bool) -> LayoutView:
    """Return the backs of all hands. ``state``: the round with all backs open, or None if the reader may not see them.

    Only its own buttons redraw it.
    """
    builder = ScreenBuilder(view.id, view.ply)
    if state is None or state.backs is None:
        builder.say(text("refused-stale"))
    else:
        builder.say(f"### {text('spectator-backs-title')}", f"-# {text('spectator-backs-how')}")
        order = [(state.to_move + step * state.direction) % state.seats for step in range(state.seats)]
        backs = [(view.seats[seat], state.backs.hands[seat]) for seat in order if state.backs.hands[seat]]
        say_backs(text, builder, backs, state.side.other, attaches=attaches)
    builder.row(builder.button(text("button-back"), Verb.REFRESH), builder.button(text("button-refresh"), Verb.BACKS))
    return builder.view()


def say_backs(
    text: Text,
    builder: ScreenBuilder,
    backs: Sequence[tuple[SeatView, Sequence[Card]]],
    side: Side,
    *,
    attaches: bool,
) -> None:
    """Add the backs of hands, which are of this ``side``, in words, and in a picture if it can be attached."""
    lines = [f"{short_name(text, seat)} · {backs_words(text, cards)}" for seat, cards in backs]
    builder.say(*(f"-# {line}" for line in lines))
    plain = text.with_look("shapes", {})  # a description has no emojis of ours
    alt = "\n".join(f"{plain_name(plain, seat)}: {hand_words(plain, cards)}" for seat, cards in backs)
    if not attaches or not backs or len(alt) > MAX_ALT_LENGTH:
        return
    emblems, hands = [seat.emblem for seat, _ in backs], [cards for _, cards in backs]
    picture = hands_picture(emblems, hands, alt, "", is_dark=side is Side.DARK)
    if picture is not None:
        builder.picture(picture)
