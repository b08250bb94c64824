"""Show the vote before the first round on one of three rules for the customizable wild."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.rules.moves import Vote
from unobot.rules.round import View
from unobot.tables.table_view import TableView
from unobot.wording.card_words import custom_words, seat_name, time_left


def say_vote(text: Text, view: TableView, state: View, builder: ScreenBuilder) -> None:
    """Add the question, the three rules with their votes, and the players whose vote is missing."""
    until = "" if view.deadline is None else text("table-until", when=time_left(view.deadline))
    if view.is_silent:
        until = text("table-silent")
    builder.say(f"## {text('vote-title')}", text("vote-how"), until)
    _say_options(text, state, builder)
    names = [seat_name(text, view.seats[seat]) for seat, vote in enumerate(state.votes) if vote is None]
    builder.say(text("vote-open", names=text.listed(names)) if names else "")


def _say_options(text: Text, state: View, builder: ScreenBuilder) -> None:
    builder.say(
        *(
            text("vote-option", number=number + 1, rule=custom_words(text, rule), count=state.votes.count(number))
            for number, rule in enumerate(state.options)
        )
    )


def vote_panel(
    text: Text, view: TableView, state: View, seat: int, builder: ScreenBuilder, note: str | None, *, dm: bool
) -> LayoutView:
    """Return a player's vote: three buttons with the current counts, or the player's choice after the vote.

    ``dm``: as in `hand_screen`. Beside the table, the panel leaves the rest to it.
    """
    if dm or view.is_together:
        say_vote(text, view, state, builder)
    elif state.votes[seat] is None:
        builder.say(f"### {text('vote-title')}")
        _say_options(text, state, builder)
    builder.say(note or "")
    choice = state.votes[seat]
    if choice is not None:
        builder.say(text("vote-voted", number=choice + 1))
        return builder.view()
    builder.row(
        *(
            builder.button(
                text("button-vote", number=number + 1, count=state.votes.count(number)), Verb.MOVE, str(Vote(number))
            )
            for number in range(len(state.options))
        )
    )
    return builder.view()
