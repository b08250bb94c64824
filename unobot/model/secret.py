"""Secrets: how they are drawn, and states that never show them."""

import secrets
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

SECRETS = frozenset({"secret", "seed", "token", "premoves"})
"""Fields that no ``repr`` shows, so that logs and errors cannot contain them."""


class Discreet(msgspec.Struct, frozen=True):
    """A state that contains a secret."""

    def __repr__(self) -> str:
        fields = msgspec.structs.asdict(self).items()
        parts = (f"{name}={'...' if name in SECRETS and value is not None else repr(value)}" for name, value in fields)
        return f"{type(self).__name__}({', '.join(parts)})"


SecretBytes: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]


def fresh_secret() -> bytes:
    """Return a secret that deals will follow from: of a new table, tournament, daily chain or ready seal."""
    return secrets.token_bytes(32)
