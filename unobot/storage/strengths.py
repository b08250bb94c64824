"""Write the strength of users. It is a part of their preferences, which they may change at the same moment."""

from functools import partial

from msgspec.structs import replace
from sqlalchemy import bindparam, select, update

from unobot.model.people import PlayingStrength, Preferences, UserState

from .erasure_mark import check_mark
from .rows import decode
from .schema import USER
from .statements import Session, columns, encode, put
from .store import Store

_BODY = select(USER.c.preferences).where(USER.c.id == bindparam("key"))
_CHANGE = update(USER).where(USER.c.id == bindparam("key")).values(preferences=bindparam("body"))


async def store_strength(store: Store, user_id: int, playing: PlayingStrength, mark: str) -> None:
    """Write the strength of a user, and keep their other preferences.

    Preferences that this version cannot read stay as they are. ``mark``: the `erasure_mark` from before the user was
    read. Raises `StorageError`, and `Overtaken` if a person was erased since.
    """
    await store.writer.write(
        partial(_write_strength, user_id=user_id, playing=playing, mark=mark, is_shared=store.is_shared)
    )
    store.forget_user(user_id)


def _write_strength(session: Session, user_id: int, playing: PlayingStrength, *, mark: str, is_shared: bool) -> None:
    check_mark(session, mark, is_shared=is_shared)
    rows = session.execute(_BODY, {"key": user_id}).fetchall()
    if not rows:
        user = UserState(id=user_id, preferences=Preferences(playing=playing))
        session.execute(put(USER), columns(user))
        return
    try:
        preferences = decode(rows[0][0], Preferences)
    except ValueError:
        return
    session.execute(_CHANGE, {"key": user_id, "body": encode(replace(preferences, playing=playing))})
