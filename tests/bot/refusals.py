"""Refuse requests of the bot as Discord does: by what they ask for, before they take effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.http import router
from simcord.types import HttpLogEntry


@dataclass(frozen=True, slots=True)
class Request:
    """A request of the bot, as Discord gets it."""

    method: str
    path: str
    sent: dict[str, Any]

    @property
    def message(self) -> dict[str, Any]:
        """The message that it sends or edits; empty for none."""
        return self.sent.get("data") or self.sent

    @property
    def is_answer(self) -> bool:
        """Whether it is the first answer to an interaction."""
        return self.path.endswith("/callback")

    @property
    def is_public(self) -> bool:
        """Whether it is an answer that everybody sees."""
        return self.is_answer and self.sent.get("type") == 4 and not self.message.get("flags", 0) & 64

    @property
    def pictures(self) -> list[str]:
        """The names of the files that it attaches or keeps."""
        return [each.get("filename", "") for each in self.message.get("attachments") or ()]

    @property
    def emoji_ids(self) -> set[int]:
        """The ids of the emojis on buttons and in menus, which Discord checks."""
        return {int(emoji["id"]) for emoji in _emojis(self.message.get("components") or []) if emoji.get("id")}

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


def _emojis(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in walk_components(components):
        for holder in (part, *part.get("options", ())):
            if holder.get("emoji"):
                yield holder["emoji"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """An error of Discord."""

    status: int
    code: int
    message: str = "refused"
    errors: dict[str, Any] | None = None

    def __str__(self) -> str:
        return f"{self.status} {self.code}"


INVALID_EMOJI = Refusal(
    400,
    50035,
    "Invalid Form Body",
    {
        "components": {
            "0": {
                "components": {
                    "1": {
                        "emoji": {"id": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI", "message": "Invalid"}]}}
                    }
                }
            }
        }
    },
)
EXPLICIT = Refusal(400, 20009, "Explicit content cannot be sent to the desired recipient(s)")
AUTOMOD = Refusal(400, 200000, "Message was blocked by automatic moderation")
NO_ACCESS = Refusal(403, 50001, "Missing Access")
NO_PERMISSION = Refusal(403, 50013, "Missing Permissions")

Judge = Callable[[Request], Refusal | None]


@dataclass(slots=True)
class Seen:
    """The requests that were made, and those that were refused."""

    requests: list[Request] = field(default_factory=list)
    refused: list[Request] = field(default_factory=list)


@contextmanager
def refusing(judge: Judge) -> Iterator[Seen]:
    """Refuse the requests for which ``judge`` returns a refusal."""
    seen, dispatch = Seen(), router.dispatch

    def judged(backend: Backend, method: str, path: str, **rest: Any) -> Any:  # noqa: ANN401
        sent = rest.get("json")
        request = Request(method, path, sent if isinstance(sent, dict) else {})
        seen.requests.append(request)
        refusal = judge(request)
        if refusal is None:
            return dispatch(backend, method, path, **rest)
        seen.refused.append(request)
        backend.http_requests.append(HttpLogEntry(method, path, {}, sent, None))
        raise BackendError(refusal.status, refusal.code, refusal.message, errors=refusal.errors)

    vars(router)["dispatch"] = judged
    try:
        yield seen
    finally:
        vars(router)["dispatch"] = dispatch


def nothing_but(refusal: Refusal, refuses: Callable[[Request], bool]) -> Judge:
    """Return a judge that answers every request for which ``refuses`` is true with this refusal."""
    return lambda request: refusal if refuses(request) else None
