"""Serve the pages of the demo on one port: simcord's files with our style sheet and script, for all previews."""

# ruff: noqa: ANN401 - these are simcord's signatures, and simcord leaves much untyped

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from aiohttp import web
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

_PAGE = Path(__file__).with_name("page")
_DEMO_FILES = {
    "/demo.css": "text/css",
    "/demo.js": "application/javascript",
    "/icon.svg": "image/svg+xml",
}
_PLACES = "/demo/places"
_MAX_AGE = 3600  # seconds for which a browser keeps a file of simcord


def _relay_handler(name: str) -> Any:
    """Return a handler of `FrontServer` that passes a request to the preview that its token selects."""
    handler = getattr(PreviewServer, name)

    async def relay(self: FrontServer, request: web.Request) -> Any:
        return await handler(self.server_for(request), request)

    return relay


Place = Mapping[str, str | None]
"""A place to play: its name and channel, its page's token, and its viewer's name if it has only one viewer."""


class FrontServer(PreviewServer):
    """The server of a demo's port: simcord's page with our style sheet, for all previews."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {**PreviewServer._STATIC_FILES, **_DEMO_FILES, _PLACES: ""}

    def __init__(self, preview: Preview, place: Place, port: int) -> None:
        super().__init__(preview, port)
        self.place = place
        self.servers: list[FrontServer | SideServer] = [self]

    def server_for(self, request: web.Request) -> PreviewServer:
        """Return the server of the preview that the token selects, or this server, which refuses unknown tokens."""
        token = request.headers.get("X-Simcord-Capability")
        return next((server for server in self.servers if server.preview.capability == token), self)

    _pages = _relay_handler("_pages")
    _delete_page = _relay_handler("_delete_page")
    _state = _relay_handler("_state")
    _commands = _relay_handler("_commands")
    _action_result = _relay_handler("_action_result")
    _action = _relay_handler("_action")
    _asset = _relay_handler("_asset")

    async def _static(self, request: web.Request) -> Any:
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if request.path == _PLACES:
            if not self.server_for(request)._authorized(request):
                raise web.HTTPUnauthorized
            return web.json_response([server.place for server in self.servers], headers=self._SECURITY_HEADERS)
        if request.path in _DEMO_FILES:
            text = _PAGE.joinpath(request.path[1:]).read_text(encoding="utf-8")
            return web.Response(text=text, content_type=_DEMO_FILES[request.path], headers=self._SECURITY_HEADERS)
        response = await super()._static(request)
        if request.path == "/":
            response.text = _demo_page(response.text)
        else:  # simcord lets the browser load 60 scripts and 28 MB of fonts again at each reload
            response.headers["Cache-Control"] = f"max-age={_MAX_AGE}"
            del response.headers["Pragma"]
        return response


class SideServer(PreviewServer):
    """The server of another preview. It has no port; `FrontServer` passes requests to it."""

    def __init__(self, preview: Preview, place: Place, front: PreviewServer) -> None:
        super().__init__(preview)
        assert isinstance(front, FrontServer)
        self.place = place
        self._front = front

    async def start(self) -> None:
        """Register at the front server."""
        self.port = self._front.port
        self._front.servers.append(self)

    async def close(self) -> None:
        """Unregister from the front server."""
        if self in self._front.servers:
            self._front.servers.remove(self)
        self.port = None


def _demo_page(html: str) -> str:
    """Return simcord's page with our name, icon, style sheet and script."""
    head = (
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/demo.css">'
        '<script type="module" src="/demo.js"></script></head>'
    )
    changes = {
        "<title>SimCord Preview</title>": "<title>unobot</title>",
        "<strong>SimCord</strong>": "<strong>unobot</strong>",
        'aria-hidden="true">S</span>': 'aria-hidden="true">U</span>',
        "</head>": head,
    }
    for old, new in changes.items():
        html = html.replace(old, new)
    return html
