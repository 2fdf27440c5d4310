"""Reads and answers a stream of the nasty contract, with asyncio and without."""

import asyncio
import json
import sys

from triptych_bridge_streams import NastyThing, None_, open_class
from triptych_bridge_streams import sync as waiting

said: list[NastyThing] = []


def answer() -> None_:
    return {"yes": True}


async def main() -> None:
    async with open_class(sys.argv[1], import_="a/b", from_="me", isOpen=True, proxy=None) as things:
        thing = await anext(things)
        kind: str | None = thing["class"]
        dash: str = thing["content-type"]
        if kind is None and dash == "text":
            said.append(thing)
        await things.lambda_(answer())


asyncio.run(main())
with waiting.open_class(sys.argv[1], import_="c", proxy=None) as things:
    said.append(next(things))
    things.lambda_(answer())
print(json.dumps(said))
