"""The panel of `/uno privacy`: a user sees, downloads or deletes what is stored about them."""

from __future__ import annotations

import json
from io import BytesIO

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction, InteractionContext
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens import notice_screen
from unobot.bot.screens.privacy import DATA, privacy_ask_screen, privacy_file_screen, privacy_screen
from unobot.i18n import Text
from unobot.tables.errors import Refused


async def show_privacy(messages: Messages, user_id: int, response: Response, text: Text, *, redraw: bool) -> None:
    """Show a user what is stored about them, in a new message or in the pressed one. Raises `StorageError`."""
    data = await messages.user_data.export(user_id, moves=False)
    screen = privacy_screen(
        text,
        tables=len(data["tables"]),
        results=len(data["results"]),
        messages=len(data["messages"]) + len(data["private_hands"]),
        channels=len(data["notified_of_tables_in"]),
        daily=len(data["daily_deals"]),
        bans=len(data["bans"]),
    )
    await (response.redraw if redraw else response.show)(screen)


async def _privacy(context: InteractionContext) -> None:
    """Do what a button of the panel says, with the data of the user who presses it and of no other."""
    response, text, user_data = context.response, context.text, context.messages.user_data
    match context.action_id.arg:
        case "export":
            data = json.dumps(await user_data.export(context.user_id), indent=2, ensure_ascii=False)
            await response.show(privacy_file_screen(text), discord.File(BytesIO(data.encode()), DATA))
        case "delete":
            await response.redraw(privacy_ask_screen(text))
        case "yes":
            is_done = await user_data.erase(context.interaction.user, context.hub.table)
            await response.redraw(notice_screen(text("privacy-deleted" if is_done else "privacy-again")))
        case "no":
            await show_privacy(context.messages, context.user_id, response, text, redraw=True)
        case _:
            raise Refused("refused-unknown-button")


ACTIONS = (
    GeneralAction(
        verb=Verb.PRIVACY,
        handler=_privacy,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody, for themselves",
        when="any",
        checked="`export`, `delete`, `yes` or `no`; the data is that of the user who presses",
    ),
)
