"""The coach of a finished match: each of its players sees the own decisions that cost most."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.replay import PLACE, read_alone, replay_of
from unobot.bot.interactions.actions import RecordAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import OWN, Control, Surface
from unobot.bot.screens.coach import CoachedDecision, coach_screen
from unobot.bot.screens.queue import queue_screen
from unobot.model.refused import Refused


async def _coach(context: PressContext) -> None:
    """Show the decisions in a new message, each with the position as the player saw it."""
    table_id = context.action_id.table
    if context.action_id.arg:
        raise Refused("refused-unknown-button")
    replay = await replay_of(context, table_id)
    seats = replay.seats_of(context.user_id)
    if all(seat is None for seat in seats):
        raise Refused("refused-coach-not-seated")
    coaching, user_id = context.messages.coaching, context.user_id
    answer = await context.response.later(
        coaching.get(replay.match.id, replay.record, seats, user_id),
        lambda: queue_screen(context.text, *coaching.wait_of(user_id)),
    )
    lessons = [CoachedDecision(lapse, replay.seen_before(lapse.ply, lapse.seat)) for lapse in answer.advice.lapses]
    attaches = context.messages.attachments.budget.has_spare and context.interaction.app_permissions.attach_files
    screen = coach_screen(context.text, table_id, answer.luck, lessons, attaches=attaches)
    await context.response.show(read_alone(screen, context.user_id))


ACTIONS = (
    RecordAction(
        verb=Verb.COACH,
        handler=_coach,
        offered=Control.BUTTON.on(Surface.TABLE, *OWN),
        place=PLACE,
        who="the players of the match",
        when="match over",
        checked="the match is over in the database; one new answer at a time and three a minute for a user",
    ),
)
