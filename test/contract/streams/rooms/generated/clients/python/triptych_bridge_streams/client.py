# Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.

"""The streams, one function for each."""

from __future__ import annotations

import json
from typing import Any, Literal

from .messages import (
    Knock,
    Line,
    Rename,
    Say,
)
from .stream import Stream, stream_url


class RoomStream(Stream["Line"]):
    """What is said in a room."""

    async def say(self, payload: Say) -> None:
        """Says something."""
        await self._send(json.dumps(payload))

    async def rename_to(self, payload: Rename) -> None:
        """Takes another name."""
        await self._send(json.dumps(payload))

    async def knock(self, payload: Knock) -> None:
        """Makes a noise."""
        await self._send(payload.encode())


def open_room(base_url: str, *, room: str, floor: Literal["upper", "lower"], speaker: str, volume: int | None = None, echo: bool | None = None, **options: Any) -> RoomStream:
    """Opens /ws/rooms/{room}/{floor}; what is not named here goes to websockets' connect()."""
    return RoomStream(stream_url(base_url, "/ws/rooms/{room}/{floor}", {"speaker": speaker, "volume": volume, "echo": echo}, {"room": room, "floor": floor}), json.loads, options)


class FloorLinesStream(Stream["Line"]):
    """What is said on a floor."""


def open_floor_lines(base_url: str, *, level: int, **options: Any) -> FloorLinesStream:
    """Opens /ws/floors/{level}; what is not named here goes to websockets' connect()."""
    return FloorLinesStream(stream_url(base_url, "/ws/floors/{level}", None, {"level": level}), json.loads, options)
