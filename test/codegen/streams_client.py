"""Reads and writes streams as the test beside it expects. `python streams_client.py <base URL>`."""

import asyncio
import json
import sys
from collections.abc import Awaitable

from triptych_bridge_streams import StreamClosed, open_logs, open_metrics, open_shell, open_terminal, sync


async def main(base_url: str) -> dict[str, object]:
    said: dict[str, object] = {}
    async with open_metrics(base_url, proxy=None) as metrics:
        said["metrics"] = [message async for message in metrics]
    async with open_terminal(base_url + "/", proxy=None) as terminal:
        said["terminal"] = [line async for line in terminal]
    async with open_shell(base_url.replace("http", "ws"), rows=30, proxy=None) as shell:
        await shell.write("uname\r")
        await shell.resize({"cols": 132, "rows": 43})
        said["shell"] = await anext(shell)
        await shell.close()
        said["rest"] = [output async for output in shell]
        await shell.write("nothing is sent any more")
    async with open_logs(base_url, proxy=None) as logs:
        said["entry"] = await anext(logs)
        try:
            await anext(logs)
        except StreamClosed as closed:
            said["closed"] = [closed.code, closed.reason]
    async with open_logs(base_url, proxy=None) as logs:
        try:
            await anext(logs)
        except StreamClosed as closed:
            said["broken"] = [closed.code, closed.reason]
    async with open_shell(base_url, proxy=None) as shell:
        try:
            await anext(shell)
        except StreamClosed:
            said["unsent"] = await code_of(shell.write("ls\r"))
    logs = open_logs(base_url, proxy=None)
    async with logs:
        await anext(logs)
    async with logs:
        try:
            said["again"] = [message async for message in logs]
        except StreamClosed as closed:
            said["again"] = closed.code
    return said


async def code_of(sending: Awaitable[None]) -> int:
    try:
        await sending
    except StreamClosed as closed:
        return closed.code
    return 0


def wait(base_url: str) -> list[object]:
    """The same without asyncio."""
    said: list[object] = []
    with sync.open_shell(base_url, proxy=None) as shell:
        shell.write("uname\r")
        said.append(next(shell))
        try:
            next(shell)
        except StreamClosed as closed:
            said.append(closed.code)
        try:
            shell.write("ls\r")
        except StreamClosed as closed:
            said.append(closed.code)
    logs = sync.open_logs(base_url, proxy=None)
    with logs:
        next(logs)
    with logs:
        try:
            said.append(list(logs))
        except StreamClosed as closed:
            said.append(closed.code)
    return said


said = asyncio.run(main(sys.argv[1]))
print(json.dumps({**said, "sync": wait(sys.argv[1])}))
