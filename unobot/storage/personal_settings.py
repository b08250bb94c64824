"""Export and delete the preferences of a user, their next match, and their place among the followers of channels."""

from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import select, update

from unobot.model.people import Data
from unobot.model.storage_errors import Damaged

from .personal_ids import holds, may_hold, scrubbed_json
from .ready_seals import seal_of
from .rows import settings_of, user_of
from .schema import CHANNEL_SETTINGS, READY_SEAL, USER
from .statements import Session, encode
from .store import Store
from .table_group import TableGroup


async def export_user(store: Store, user_id: int) -> Data:
    """Return the facts about a user, and the fingerprint of their next match, but not its secret."""
    return {**await _user_data(store, user_id), "next_match_fingerprint": await _next_fingerprint(store, user_id)}


async def _user_data(store: Store, user_id: int) -> Data:
    try:
        user = await store.reader.one(select(USER).where(USER.c.id == user_id), user_of)
    except Damaged:
        return {"preferences": "damaged"}
    if user is None:
        return {"preferences": None, "direct_message_channel": None, "direct_messages_closed": False}
    return {
        "preferences": msgspec.to_builtins(user.preferences),
        "direct_message_channel": None if user.dm_channel_id is None else str(user.dm_channel_id),
        "direct_messages_closed": user.dm_closed,
    }


async def _next_fingerprint(store: Store, user_id: int) -> str | None:
    """Return the fingerprint of the next match that a user starts in one press, but not its secret."""
    rows = select(READY_SEAL.c.secret).where(READY_SEAL.c.user_id == user_id)
    async with store.reader.reading() as connection:
        secret = await connection.scalar(rows)
    return None if secret is None else sha256(secret).hexdigest()


async def followed_places(store: Store, user_id: int) -> dict[int, str]:
    """Return the channels whose settings mention a user, each with its settings (JSON) without this user."""
    bodies = {}
    async with store.reader.reading() as connection:
        for row in await connection.execute(select(CHANNEL_SETTINGS).where(may_hold(CHANNEL_SETTINGS, user_id))):
            if not holds(CHANNEL_SETTINGS, row, user_id):
                continue
            body = str(row.body)
            try:
                settings = settings_of(row)
                others = tuple(follower for follower in settings.followers if follower != user_id)
                body = encode(replace(settings, followers=others))
            except Damaged:
                pass  # the id is replaced all the same
            bodies[row.id] = scrubbed_json(body, user_id)
    return bodies


async def export_followed(store: Store, user_id: int) -> Data:
    """Return the channels that notify a user of the next table."""
    return {"notified_of_tables_in": [str(place_id) for place_id in await followed_places(store, user_id)]}


async def erase_in_settings(store: Store, user_id: int) -> None:
    """Delete a user from the settings of all channels."""
    for place_id, body in (await followed_places(store, user_id)).items():
        change = update(CHANNEL_SETTINGS).where(CHANNEL_SETTINGS.c.id == place_id).values(body=body)
        await store.writer.write(partial(_run, statement=change))


def _run(session: Session, statement: Any) -> int:  # noqa: ANN401 - any statement
    return session.execute(statement).rowcount


USERS = TableGroup((USER, READY_SEAL), read={USER: user_of, READY_SEAL: seal_of}, export=export_user)
SETTINGS = TableGroup(
    (CHANNEL_SETTINGS,), read={CHANNEL_SETTINGS: settings_of}, export=export_followed, erase=erase_in_settings
)
