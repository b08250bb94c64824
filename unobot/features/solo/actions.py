"""Games that a person plays alone: *What if* at an entry of a replay, and every button of the game."""

from __future__ import annotations

from typing import Any

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import RecordAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.surfaces import PRIVATE_SURFACES, Control
from unobot.features.replay.actions import PLACE, replay_of
from unobot.features.replay.replay import seat_views
from unobot.features.solo.game import SoloGame, WhatIf, open_seats
from unobot.features.solo.games import OpenGame, SoloGames
from unobot.features.solo.screens import seat_choice_screen, solo_screen, what_if_frame
from unobot.model.refused import Refused, Stale
from unobot.rules.moves import Move, MoveSyntaxError, SayUno, parse_move
from unobot.rules.play.decide import IllegalMove


async def _what_if(context: PressContext) -> None:
    """Ask which seat the user wants to play from this entry on, or begin the game."""
    action = context.action_id
    replay = await replay_of(context, action.table)
    seats = open_seats(replay, action.ply) if action.ply <= replay.last else []
    if not seats:
        raise Refused("refused-unknown-button")
    if not action.arg:
        views = seat_views(replay.occupants(action.ply), ())
        own_seat = replay.seat_of(context.user_id, action.ply)
        open_views = [views[seat] for seat in seats]
        await context.response.redraw(seat_choice_screen(context.text, action.table, action.ply, open_views, own_seat))
        return
    if action.arg not in map(str, seats):
        raise Refused("refused-unknown-button")
    start = WhatIf(action.table, action.ply, int(action.arg))
    open_game = await context.kit[SoloGames].begin(context.user_id, context.server_id, start)
    await _show(context, open_game)


async def _solo(context: PressContext) -> None:
    """Do the action of a button of the game, and show the game in the same message. A refusal becomes a note in it."""
    games = context.kit[SoloGames]
    await context.hub.policies.check(context.server_id, context.user_id)
    open_game = await games.open(context.user_id, context.server_id, context.action_id.table)
    looks: dict[str, Any] = {}
    note = None
    try:
        if context.action_id.arg == "undo":
            open_game = await games.take_back(open_game)
        else:
            await press_hand_button(context, open_game.game, looks)
        open_game = await games.save(open_game)
    except (Refused, IllegalMove) as error:
        note = sentence(context.text, error, open_game.game.view())
        if isinstance(error, Stale):  # another press may have been faster
            open_game = await games.open(context.user_id, context.server_id, context.action_id.table)
    await _show(context, open_game, note, **looks)


async def press_hand_button(context: PressContext, game: SoloGame, looks: dict[str, Any]) -> None:
    """Do the action of a button of the hand, without storing the game. Add the options of `solo_screen` to ``looks``.

    Raises `Refused`, `IllegalMove` and `StorageError`.
    """
    await game.load_network()
    verb, _, arg = context.action_id.arg.partition(" ")
    looks["say_uno"] = verb.endswith("!")
    match verb.removesuffix("!"), arg:
        case "on", "":
            game.go_on()
        case "deal", "":
            game.deal()
        case "show", "":
            pass
        case "move", text:
            looks["say_uno"] = False
            game.play(context.action_id.ply, _move(text))
        case "catch", seat:
            game.play(context.action_id.ply, _move(f"catch>{seat}"))
        case "uno", "say":
            game.play(context.action_id.ply, SayUno())
        case name, text:
            looks |= await _view_change(context, name, text)


async def _view_change(context: PressContext, name: str, arg: str) -> dict[str, Any]:
    """Return the options of `solo_screen` that a button changes. Raises `Refused` for an unknown button."""
    match name, arg:
        case "step", path:
            return {"path": tuple(path.split("-")) if path else ()}
        case "page", page if page.isascii() and page.isdecimal() and len(page) < 4:
            return {"page": int(page)}
        case "explain", "on" | "off" as switch:
            return {"why": switch == "on"}
        case "uno", "on" | "off" as switch:
            return {"say_uno": switch == "on"}
        case "sort", "color" | "value" as order:
            await context.messages.preferences.store_choice(context.user_id, sort=order)
            return {}
        case _:
            raise Refused("refused-unknown-button")


async def _show(context: PressContext, open_game: OpenGame, note: str | None = None, **looks: Any) -> None:  # noqa: ANN401 - the looks of a hand
    game, view = open_game.game, open_game.game.view()
    attaches = context.messages.attachments.are_on and context.interaction.app_permissions.attach_files
    screen = solo_screen(
        context.text,
        view,
        game.stage,
        what_if_frame(context.text, view, open_game.start, may_undo=game.person_moves > 0),
        sort=context.messages.preferences.cached(context.user_id).sort,
        note=note,
        attaches=attaches,
        **looks,
    )
    context.kit[SoloGames].cache(open_game)
    await context.response.redraw(screen)


def _move(text: str) -> Move:
    try:
        return parse_move(text)
    except MoveSyntaxError:
        raise Refused("refused-unknown-button") from None


ACTIONS = (
    RecordAction(
        verb=Verb.WHAT_IF,
        handler=_what_if,
        offered=Control.BUTTON.on(*PRIVATE_SURFACES),
        place=PLACE,
        who="anybody who can see the channel of the match",
        when="match over",
        checked="the match is over in the database; an entry of the match; a seat that still plays",
    ),
    RecordAction(
        verb=Verb.SOLO,
        handler=_solo,
        offered=Control.BUTTON.on(*PRIVATE_SURFACES),
        place="the server in which it began, or any place without the bot; the user's own game",
        who="the user who began the game",
        when="the match that it began from is kept",
        checked="the move is fresh and legal",
    ),
)
