"""A simulated browser on the page of the demo: its requests, and its last picture."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import aiohttp


class Visitor:
    """Opens ``url``, with the token after the #, and presses buttons of the last picture from `look`.

    ``name``: the person in the address, as in ?as=Ben.
    """

    def __init__(self, url: str, name: str | None = None) -> None:
        parts = urlsplit(url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.token = parts.fragment
        self.picture: dict[str, Any] = {}
        self._name = name
        self._sequence = 0

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession(self.base, headers={"X-Simcord-Capability": self.token})
        try:
            self._show(await self._json("POST", "/api/pages", {"viewer_id": self._name}))
        except BaseException:
            await self._http.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.close()

    async def get(self, path: str, **headers: str) -> tuple[int, str]:
        async with self._http.get(path, headers=headers) as answer:
            return answer.status, await answer.text()

    async def headers(self, path: str) -> Mapping[str, str]:
        async with self._http.get(path) as answer:
            return answer.headers

    async def fetch(self, path: str) -> bytes:
        """Fetch a picture."""
        async with self._http.get(path) as answer:
            assert answer.status == 200, (path, answer.status)
            return await answer.read()

    async def look(self) -> str:
        """Fetch a new picture, and return all its texts."""
        self._show(await self._json("GET", "/api/state"))
        return self.text

    async def press(self, label: str) -> dict[str, Any]:
        """Press the last button of that label in the current picture, and return the receipt of the page."""
        return await self.click([part for part in self.parts if part.get("label") == label][-1])

    async def click(self, button: dict[str, Any]) -> dict[str, Any]:
        """Press a button of `parts`, and return the receipt of the page."""
        message = button["control_key"].split(":")[1]
        return await self.act("click", target_id=message, control_key=button["control_key"])

    async def run(self, command: str) -> dict[str, Any]:
        """Run a slash command without options."""
        _, catalog = await self.get("/api/commands")
        entry = next(item for item in json.loads(catalog)["entries"] if item["invocation"] == command)
        return await self.act(
            "run_command",
            command_id=entry["commandId"],
            path=command.split(),
            schema_fingerprint=entry["schemaFingerprint"],
            options={},
        )

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        """Do one action in the page, and return its receipt."""
        self._sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"r{self._sequence}",
            "generation": self.picture["context"]["generation"],
            "bot_generation": self.picture["botGeneration"],
            "published_revision": self.picture["publishedRevision"],
            "kind": kind,
        }
        receipt = await self._json("POST", "/api/action", envelope | body)
        self._sequence = receipt["expectedSequence"]
        return receipt

    @property
    def parts(self) -> list[dict[str, Any]]:
        """All components of the current picture."""
        return _parts(
            [part for key in self.picture["timeline"] for part in self.picture["messages"][key]["components"]]
        )

    @property
    def newest(self) -> list[dict[str, Any]]:
        """All components of the newest message."""
        return _parts(self.picture["messages"][self.picture["timeline"][-1]]["components"])

    @property
    def text(self) -> str:
        messages = [self.picture["messages"][key] for key in self.picture["timeline"]]
        texts = [(item.get("content") or "", *_texts(item["components"])) for item in messages]
        return "\n".join(line for lines in texts for line in lines if line)

    def _show(self, picture: dict[str, Any]) -> None:
        self.picture = picture
        self._http.headers["X-Simcord-Context"] = picture["context"]["id"]

    async def _json(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        async with self._http.request(method, path, json=body) as answer:
            assert answer.status == 200, (path, answer.status, await answer.text())
            result: dict[str, Any] = await answer.json()
            return result


def accepted(receipt: dict[str, Any]) -> bool:
    """Return whether the press reached the bot and the bot answered it."""
    return (
        not receipt["rejected"]
        and receipt["settlement"] == "settled"
        and receipt["acknowledgement"] != "unacknowledged"
    )


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for item in components for part in (item, *_parts(item.get("components") or []))]


def _texts(components: list[dict[str, Any]]) -> list[str]:
    return [re.sub(r"\s+", " ", part["content"]) for part in _parts(components) if part.get("content")]
