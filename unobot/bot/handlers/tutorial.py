"""The pages of the tutorial, which belongs to no table."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens import lesson_screen
from unobot.model.refused import Refused
from unobot.tutorial import Lesson, TutorialError


async def _tutorial(context: PressContext) -> None:
    """Show the next state of the tutorial. The button holds all choices made in this step."""
    try:
        lesson = Lesson(context.action_id.ply, context.action_id.arg)
    except TutorialError:
        raise Refused("refused-unknown-button") from None
    await context.response.redraw(
        lesson_screen(context.text, lesson, context.name, plays=context.surface is Surface.PANEL)
    )


ACTIONS = (
    GeneralAction(
        verb=Verb.TUTORIAL,
        handler=_tutorial,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody",
        when="any",
        checked="choices that the buttons of the step offer",
    ),
)
