"""The vote before the first round: which of three rules the customizable wild has."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.words import custom_words, time_left
from unobot.i18n import Text
from unobot.rules.moves import Vote
from unobot.rules.round import View
from unobot.tables.view import TableView


def say_vote(t: Text, v: TableView, round: View, frame: Frame) -> None:
    """The question, the three rules with the votes they have, and whose vote is missing."""
    until = "" if v.deadline is None else t("table-until", when=time_left(v.deadline))
    frame.say(f"## {t('vote-title')}", t("vote-how"), until)
    frame.say(
        *(
            t("vote-option", number=number + 1, rule=custom_words(t, rule), count=round.votes.count(number))
            for number, rule in enumerate(round.options)
        )
    )
    missing = [v.seats[seat].name for seat, vote in enumerate(round.votes) if vote is None]
    frame.say(t("vote-open", names=t.listed(missing)) if missing else "")


def vote_panel(t: Text, v: TableView, round: View, seat: int, frame: Frame, note: str | None) -> LayoutView:
    """One person's own vote: three buttons with running counts, until they have voted."""
    say_vote(t, v, round, frame)
    frame.say(note or "")
    mine = round.votes[seat]
    if mine is not None:
        frame.say(t("vote-voted", number=mine + 1))
        return frame.view()
    frame.row(
        *(
            frame.button(
                t("button-vote", number=number + 1, count=round.votes.count(number)), Verb.MOVE, str(Vote(number))
            )
            for number in range(len(round.options))
        )
    )
    return frame.view()
