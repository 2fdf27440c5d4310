# Generated from test/contract/streams/rooms/rooms.asyncapi.yaml by `make generate`.

"""The messages of the streams, as they are on the wire."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Say(TypedDict):
    """Something to say."""

    kind: Literal["words"]
    action: Literal["say"]
    text: str


class Rename(TypedDict):
    """Another name."""

    kind: Literal["words"]
    action: Literal["rename"]
    name: Speaker


class Line(TypedDict):
    """What was said."""

    room: str
    speaker: Speaker
    text: str
    whisper: NotRequired[bool]


# A dot for each knock.
Knock: TypeAlias = str


# The name of a person.
Speaker: TypeAlias = str
