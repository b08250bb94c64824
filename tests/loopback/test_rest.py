"""The bot's requests as the loopback Discord reads them."""

from __future__ import annotations

from io import BytesIO

from aiohttp import FormData, web
from aiohttp.test_utils import TestClient, TestServer

from tests.loopback.rest import sent_in


async def test_a_message_with_a_picture_is_read() -> None:
    async def tell(request: web.Request) -> web.Response:
        return web.json_response(await sent_in(request))

    app = web.Application()
    app.router.add_post("/", tell)
    async with TestClient(TestServer(app)) as client:
        form = FormData()
        form.add_field("payload_json", '{"content": "日本"}')
        form.add_field("files[0]", BytesIO(b"\x89PNG\r\n\r\n--"), filename="a.png")
        assert await (await client.post("/", data=form)).json() == {"content": "日本"}
        assert await (await client.post("/", json={"content": "x"})).json() == {"content": "x"}
