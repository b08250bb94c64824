"""The panel of `/uno me` with a user's own preferences. It also works in direct messages."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.preferences import CHOICES, preferences_screen, said
from unobot.model.refused import Refused


@command()
async def me(context: Context) -> None:
    """Show the panel."""
    chosen = await context.messages.preferences.latest_of(context.user_id)
    await context.answer(preferences_screen(context.text, chosen))


async def choose(context: PressContext) -> None:
    """Set the chosen preference; redraw this panel and all hands. Raises `Refused` and `StorageError`."""
    field = context.action_id.arg.replace("-", "_")
    values = [value for value in CHOICES.get(field, ()) if said(value) == context.chosen]
    if not values:
        raise Refused("refused-unknown-button")
    changes: dict[str, object] = {field: values[0]}
    if field == "hints":
        changes["hinted"] = ()  # a user who turns hints on again sees all of them again
    chosen = await context.messages.preferences.choose(context.user_id, **changes)
    text = await context.messages.localizer.words_for(context.interaction)
    await context.response.redraw(preferences_screen(text, chosen))
    if field == "rated":
        await context.hub.results.list_person(context.user_id)
    for table in await context.hub.seats_of(context.user_id):
        if table.at_home:
            if field == "passes":
                await table.reconsider_pass()
            context.messages.display.changed(table)
            context.messages.display.hands_changed(table)


ACTIONS = (
    GeneralAction(
        verb=Verb.ME,
        handler=choose,
        offered=Control.MENU.on(Surface.PANEL, Surface.DIRECT),
        who="anybody, for themselves",
        when="any",
        checked="one value that the menu offers",
    ),
)
COMMANDS = (me,)
