"""What sends calls, waiting and with asyncio."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from typing import Any, Self, TypeVar

import httpx

from ._calls import UNSENDABLE, Answer, Call, answer_of, backoff, next_request, wait_after

T = TypeVar("T")


def _headers(token: str | None, headers: Mapping[str, str] | None) -> dict[str, str]:
    credential = {} if token is None else {"Authorization": f"Bearer {token}"}
    return {**credential, **(headers or {})}


class SyncHttp:
    """Sends calls and waits for their answers; open within ``with``, or until ``close()``."""

    def __init__(
        self,
        base_url: str,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        retries: int = 2,
        max_wait: float = 30,
        timeout: float = 30,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """``base_url`` is the public address of the surface, ``token`` an access token.

        An idempotent request that fails in passing is sent again, ``retries`` times at most, after ``Retry-After`` where
        the answer has it; one that asks for more than ``max_wait`` seconds is raised at once.
        """
        self._base_url = base_url
        self._retries = retries
        self._max_wait = max_wait
        self._http = httpx.Client(headers=_headers(token, headers), timeout=timeout, transport=transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Closes what connections there are."""
        self._http.close()

    def pages(self, first: Answer[T]) -> Iterator[T]:
        """The data of an answer, and of every page after it."""
        answer: Answer[Any] = first
        while True:
            yield answer.data
            build = next_request(answer, self._http)
            if build is None:
                return
            answer = answer_of(self._exchange(build, True))

    def _send(self, call: Call) -> Answer[Any]:
        build = lambda: call.request(self._http, self._base_url)  # noqa: E731
        return answer_of(self._exchange(build, call.repeatable), call.kinds)

    def _exchange(self, build: Callable[[], httpx.Request], repeatable: bool) -> httpx.Response:
        tried = 0
        while True:
            last = not repeatable or tried >= self._retries
            try:
                response = self._http.send(build())
            except httpx.TransportError as error:
                if last or isinstance(error, UNSENDABLE):
                    raise
                wait: float | None = backoff(tried, self._max_wait)
            else:
                wait = wait_after(response, tried, self._max_wait)
                if last or wait is None:
                    return response
            time.sleep(wait or 0)
            tried += 1


class AsyncHttp:
    """Sends calls with asyncio; open within ``async with``, or until ``close()``."""

    def __init__(
        self,
        base_url: str,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        retries: int = 2,
        max_wait: float = 30,
        timeout: float = 30,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """As the client that waits has it."""
        self._base_url = base_url
        self._retries = retries
        self._max_wait = max_wait
        self._http = httpx.AsyncClient(headers=_headers(token, headers), timeout=timeout, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes what connections there are."""
        await self._http.aclose()

    async def pages(self, first: Answer[T]) -> AsyncIterator[T]:
        """The data of an answer, and of every page after it."""
        answer: Answer[Any] = first
        while True:
            yield answer.data
            build = next_request(answer, self._http)
            if build is None:
                return
            answer = answer_of(await self._exchange(build, True))

    async def _send(self, call: Call) -> Answer[Any]:
        build = lambda: call.request(self._http, self._base_url)  # noqa: E731
        return answer_of(await self._exchange(build, call.repeatable), call.kinds)

    async def _exchange(self, build: Callable[[], httpx.Request], repeatable: bool) -> httpx.Response:
        tried = 0
        while True:
            last = not repeatable or tried >= self._retries
            try:
                response = await self._http.send(build())
            except httpx.TransportError as error:
                if last or isinstance(error, UNSENDABLE):
                    raise
                wait: float | None = backoff(tried, self._max_wait)
            else:
                wait = wait_after(response, tried, self._max_wait)
                if last or wait is None:
                    return response
            await asyncio.sleep(wait or 0)
            tried += 1
