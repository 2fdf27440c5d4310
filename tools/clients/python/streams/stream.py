"""One open stream."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar
from urllib.parse import quote, urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection as SyncConnection
from websockets.sync.client import connect as connect_sync

Message = TypeVar("Message")


class StreamClosed(Exception):
    """A stream that ended before it was closed here.

    Reading raises it, and so does sending. ``code`` is the WebSocket close code (RFC 6455, 7.4), 1006 when the
    connection broke; ``reason`` is what the server said.
    """

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the stream closed with {code}: {reason}" if reason else f"the stream closed with {code}")
        self.code = code
        self.reason = reason


class Stream(Generic[Message]):
    """A stream, open within ``async with``, as often as it is entered, and read by iterating over it."""

    def __init__(self, url: str, decode: Callable[[str], Message], options: Mapping[str, Any]) -> None:
        self._url = url
        self._decode = decode
        self._options = options
        self._socket: ClientConnection | None = None
        self._closed = False

    async def __aenter__(self) -> Self:
        self._socket = await connect(self._url, **self._options)
        self._closed = False
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Message:
        try:
            return self._decode(await self._open().recv(decode=True))
        except ConnectionClosed as error:
            _refuse_end(error, self._closed)
            raise StopAsyncIteration from None

    async def close(self) -> None:
        """Closes the stream. What had come before can still be read; nothing is sent any more."""
        self._closed = True
        if self._socket is not None:
            await self._socket.close()

    async def _send(self, data: str | bytes) -> None:
        try:
            await self._open().send(data)
        except ConnectionClosed as error:
            _refuse_end(error, self._closed)

    def _open(self) -> ClientConnection:
        if self._socket is None:
            raise RuntimeError("a stream is opened with `async with`")
        return self._socket


class SyncStream(Generic[Message]):
    """A stream without asyncio, open within ``with`` and read by iterating over it. A message that is waited for blocks."""

    def __init__(self, url: str, decode: Callable[[str], Message], options: Mapping[str, Any]) -> None:
        self._url = url
        self._decode = decode
        self._options = options
        self._socket: SyncConnection | None = None
        self._closed = False

    def __enter__(self) -> Self:
        self._socket = connect_sync(self._url, **self._options).__enter__()
        self._closed = False
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> Message:
        try:
            return self._decode(self._open().recv(decode=True))
        except ConnectionClosed as error:
            _refuse_end(error, self._closed)
            raise StopIteration from None

    def close(self) -> None:
        """Closes the stream, from any thread. What had come before can still be read; nothing is sent any more."""
        self._closed = True
        if self._socket is not None:
            self._socket.close()

    def _send(self, data: str | bytes) -> None:
        try:
            self._open().send(data)
        except ConnectionClosed as error:
            _refuse_end(error, self._closed)

    def _open(self) -> SyncConnection:
        if self._socket is None:
            raise RuntimeError("a stream is opened with `with`")
        return self._socket


def _refuse_end(error: ConnectionClosed, here: bool) -> None:
    """Raises StreamClosed for an end that was not meant: neither made here, nor by the server with 1000."""
    frame = error.rcvd
    if not here and (frame is None or frame.code != 1000):
        raise StreamClosed(frame.code if frame else 1006, frame.reason if frame else "") from error


def stream_url(
    base_url: str, path: str, query: Mapping[str, object] | None = None, in_path: Mapping[str, object] | None = None
) -> str:
    """The address of a stream below a base URL with http, https, ws or wss.

    Raises ValueError when a parameter of the path is empty or a dot segment, which a URL cannot carry.
    """
    for name, value in (in_path or {}).items():
        text = _text(value)
        if text in ("", ".", ".."):
            raise ValueError(f"{name} cannot be {value!r}")
        path = path.replace(f"{{{name}}}", quote(text, safe=""))
    base = urlsplit(base_url)
    scheme = {"http": "ws", "https": "wss"}.get(base.scheme, base.scheme)
    asked = {name: _text(value) for name, value in (query or {}).items() if value is not None}
    return base._replace(scheme=scheme, path=base.path.rstrip("/") + path, query=urlencode(asked)).geturl()


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
