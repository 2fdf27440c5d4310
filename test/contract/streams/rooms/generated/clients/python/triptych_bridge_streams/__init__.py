# Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.

"""Rooms."""

from .client import (
    FloorLinesStream,
    RoomStream,
    open_floor_lines,
    open_room,
)
from .messages import (
    Knock,
    Line,
    Rename,
    Say,
    Speaker,
)
from .stream import Stream, StreamClosed, SyncStream

__all__ = [
    "FloorLinesStream",
    "Knock",
    "Line",
    "Rename",
    "RoomStream",
    "Say",
    "Speaker",
    "Stream",
    "StreamClosed",
    "SyncStream",
    "open_floor_lines",
    "open_room",
]
