"""Refuse requests of the bot as Discord does: by what they ask for, before they take effect."""

from __future__ import annotations

import re
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

_WORDS = (EXPLICIT, AUTOMOD, Refusal(400, 50035, "Invalid Form Body"), INVALID_EMOJI, Refusal(413, 40005))
_PLACE = (NO_ACCESS, NO_PERMISSION)
_TOKEN = (Refusal(401, 50027, "Invalid Webhook Token"), Refusal(404, 10015, "Unknown Webhook"))
DOCUMENTED: dict[str, tuple[Refusal, ...]] = {
    # 10062 and 40060 are missing: Discord gives them if the interaction is over, so nobody can answer it anymore.
    r"POST /interactions/\d+/[^/]+/callback": (*_WORDS, NO_ACCESS, NO_PERMISSION),
    r"POST /webhooks/\d+/[^/]+": (*_WORDS, *_PLACE, *_TOKEN, Refusal(400, 40094, "Too many followups")),
    r"(PATCH|DELETE) /webhooks/\d+/[^/]+/messages/.*": (*_WORDS, *_PLACE, *_TOKEN, Refusal(404, 10008)),
    r"GET /webhooks/.*": (*_TOKEN, Refusal(404, 10008)),
    r"POST /channels/\d+/messages": (
        *_WORDS,
        *_PLACE,
        Refusal(403, 50007, "Cannot send messages to this user"),
        Refusal(403, 50278, "No mutual guilds"),
        Refusal(400, 50083, "Thread is archived"),
        Refusal(400, 160005, "Thread is locked"),
        Refusal(400, 40058, "Cannot message this thread until after the post author has sent an initial message"),
        Refusal(429, 20016, "Slowmode"),
    ),
    r"PATCH /channels/\d+/messages/\d+": (
        *_WORDS,
        *_PLACE,
        Refusal(404, 10008),
        Refusal(400, 50083),
        Refusal(429, 30046, "Maximum number of edits to messages older than 1 hour reached"),
    ),
    r"DELETE /channels/\d+/messages/\d+": (*_PLACE, Refusal(404, 10008), Refusal(400, 50083)),
    r"POST /channels/\d+/messages/\d+/threads": (
        *_PLACE,
        Refusal(400, 160004, "A thread has already been created"),
        Refusal(400, 160006, "Maximum number of active threads reached"),
    ),
    r"POST /channels/\d+/threads": (*_PLACE, Refusal(400, 160006, "Maximum number of active threads reached")),
    r"PUT /channels/\d+/thread-members/\d+": (
        *_PLACE,
        Refusal(404, 10013, "Unknown User"),
        Refusal(400, 30033, "Maximum number of thread participants reached"),
        Refusal(400, 50083, "Thread is archived"),
    ),
    r"PATCH /channels/\d+": (*_PLACE, Refusal(400, 50083), Refusal(404, 10003)),
    r"GET /(channels|guilds)/.*": (*_PLACE, Refusal(404, 10003, "Unknown Channel")),
    r"POST /users/@me/channels": (
        NO_ACCESS,
        Refusal(403, 50007),
        Refusal(403, 50278),
        Refusal(400, 40003, "You are opening direct messages too fast"),
        Refusal(403, 20026, "Quarantined"),
    ),
    r"GET /applications/.*": (Refusal(401, 0), NO_ACCESS),
}
"""The refusals that Discord documents, or that people report, by the requests that can get them."""


def documented(request: Request) -> tuple[Refusal, ...]:
    """Return the refusals that a request can get. Raises `LookupError` for an unknown kind of request."""
    for route, refusals in DOCUMENTED.items():
        if re.fullmatch(route, str(request)):
            return refusals
    raise LookupError(str(request))


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
