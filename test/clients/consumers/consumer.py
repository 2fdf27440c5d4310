"""What someone writes who has installed the wheels. Held against mypy --strict, and run where nothing but they is."""

import asyncio
import json
import os
import sys
from typing import assert_type

from triptych_auth_client import AuthClient
from triptych_bridge_client import AsyncBridgeClient, BridgeClient
from triptych_bridge_client.streams import open_logs
from triptych_bridge_client.streams import sync as streams
from triptych_content_client import Answer, AsyncContentClient, ContentClient, ProblemError
from triptych_content_client.errors import NotFoundError, SessionRequiredError
from triptych_content_client.models import RouteList, SiteList

auth_url, bridge_url, content_url, token = sys.argv[1:]
said: dict[str, object] = {}

with AuthClient(auth_url, token=token) as auth:
    said["me"] = auth.get_me().data["actor"]["email"]

with ContentClient(content_url, token=token) as content:
    said["title"] = content.get_document("docs", "production", "content/delivery").data["meta"]["title"]
    first = content.list_routes("docs", "production", limit=20)
    assert_type(first, Answer[RouteList])
    lists = [page["routes"] for page in content.pages(first)]
    routes = [entry["route"] for page in lists for entry in page]
    said["routes"] = [len(lists) > 1, len(routes) == len(set(routes)), "/content/delivery" in routes]
    try:
        content.create_site({"id": "another"})
    except SessionRequiredError as error:
        said["refused"] = error.code
    key = f"clients/{os.getpid()} b.txt"
    uploaded = content.put_media("docs", key, b"hello", if_none_match="*")
    said["uploaded"] = uploaded.data["size"]
    said["kept"] = content.get_media_file("docs", key).data["key"] == key
    said["bytes"] = content.get_media(key).data.decode()
    try:
        content.get_document("docs", "production", "nowhere")
    except NotFoundError as error:
        said["missing"] = [error.status, error.problem["title"]]

with BridgeClient(bridge_url) as bridge:
    said["plugins"] = sorted(plugin["manifest"]["name"] for plugin in bridge.list_plugins().data["plugins"])

with streams.open_logs(bridge_url, proxy=None) as logs:
    logs.close()
    said["left"] = [entry["level"] for entry in logs] == []


async def main() -> None:
    async with AsyncContentClient(content_url, token=token) as client:
        sites = await client.list_sites()
        assert_type(sites, Answer[SiteList])
        said["sites"] = [site["id"] async for page in client.pages(sites) for site in page["sites"]]
        try:
            await client.get_document("docs", "production", "nowhere")
        except ProblemError as error:
            said["again"] = error.code
    async with AsyncBridgeClient(bridge_url) as client:
        said["names"] = (await client.debug_accessories()).data["names"]
    async with open_logs(bridge_url, proxy=None):
        said["stream"] = "open"


asyncio.run(main())
print(json.dumps(said))
