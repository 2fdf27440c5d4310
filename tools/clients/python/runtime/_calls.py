"""What a call is on the wire: its request, and what its answer says."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import Any, Generic, TypeAlias, TypeVar
from urllib.parse import quote

import httpx

from ._errors import ApiError, NotModified, ProblemError
from .errors import BY_CODE

T_co = TypeVar("T_co", covariant=True)

# A file of a form: its bytes, or its name, bytes and media type.
File: TypeAlias = bytes | tuple[str, bytes, str]

_IDEMPOTENT = frozenset({"GET", "HEAD", "OPTIONS", "PUT", "DELETE"})
_PASSING = frozenset({429, 502, 503, 504})
_FIRST_WAIT = 0.5

# What no other try changes: nothing was sent.
UNSENDABLE = (httpx.UnsupportedProtocol, httpx.LocalProtocolError)


@dataclass(frozen=True)
class Answer(Generic[T_co]):
    """What a call was answered with."""

    data: T_co
    response: httpx.Response

    @property
    def status(self) -> int:
        return self.response.status_code

    @property
    def headers(self) -> httpx.Headers:
        return self.response.headers

    @property
    def etag(self) -> str | None:
        """What ``if_match`` and ``if_none_match`` take."""
        etag: str | None = self.response.headers.get("ETag")
        return etag


@dataclass(frozen=True)
class Call:
    """One call of an operation, by the names that the contract has."""

    method: str
    path: str
    in_path: Mapping[str, object] = field(default_factory=dict)
    spanning: str | None = None
    query: Mapping[str, object] = field(default_factory=dict)
    joined: tuple[str, ...] = ()
    headers: Mapping[str, object] = field(default_factory=dict)
    cookies: Mapping[str, object] = field(default_factory=dict)
    body: object = None
    content_type: str | None = None
    # What it is answered with: json, text, bytes or redirect.
    kinds: tuple[str, ...] = ("json",)

    def request(self, http: httpx.Client | httpx.AsyncClient, base_url: str) -> httpx.Request:
        headers = {name: _text(value) for name, value in self.headers.items() if value is not None}
        cookies = "; ".join(f"{name}={_text(value)}" for name, value in self.cookies.items() if value is not None)
        if cookies:
            headers["Cookie"] = cookies
        query = "&".join(f"{quote(name, safe='')}={value}" for name, value in self._query())
        url = base_url.rstrip("/") + self._filled() + ("?" + query if query else "")
        return http.build_request(self.method, url, **self._body(headers))

    @property
    def repeatable(self) -> bool:
        """Whether sending it twice means the same as sending it once (RFC 9110, 9.2.2)."""
        return self.method in _IDEMPOTENT and isinstance(self.body, (bytes, str, dict, list, int, float, type(None)))

    def _filled(self) -> str:
        path = self.path
        for name, value in self.in_path.items():
            text = _text(value)
            segments = text.split("/") if name == self.spanning else [text]
            if "." in segments or ".." in segments:
                raise ValueError(f"{name} holds a dot segment, which a URL cannot carry")
            path = path.replace(f"{{{name}}}", "/".join(quote(segment, safe="") for segment in segments))
        return path

    def _query(self) -> Iterable[tuple[str, str]]:
        """Names, and values with every character encoded but the commas between those of a joined list."""
        for name, value in self.query.items():
            if isinstance(value, Mapping):
                yield from ((f"{name}[{key}]", _encoded(each)) for key, each in value.items() if each is not None)
            elif isinstance(value, (list, tuple)) and name in self.joined:
                yield name, ",".join(_encoded(each) for each in value)
            elif isinstance(value, (list, tuple)):
                yield from ((name, _encoded(each)) for each in value)
            elif value is not None:
                yield name, _encoded(value)

    def _body(self, headers: dict[str, str]) -> dict[str, Any]:
        kind = self.content_type
        if kind is None or self.body is None:
            return {"headers": headers}
        if kind == "multipart/form-data":
            return {"headers": headers, "files": list(_parts(self.body))}
        headers["Content-Type"] = kind
        if kind == "application/x-www-form-urlencoded":
            return {"headers": headers, "data": dict(_fields(self.body))}
        is_json = kind == "application/json" or kind.endswith("+json")
        return {"headers": headers, "content": json.dumps(self.body).encode() if is_json else self.body}


def _encoded(value: object) -> str:
    return quote(_text(value), safe="")


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_text(each) for each in value)
    return str(value)


def _fields(body: object) -> Iterable[tuple[str, str | list[str]]]:
    for name, value in dict(body).items() if isinstance(body, Mapping) else ():
        yield name, [_field(each) for each in value] if isinstance(value, list) else _field(value)


def _field(value: object) -> str:
    return json.dumps(value) if isinstance(value, (dict, list)) or value is None else _text(value)


def _parts(body: object) -> Iterable[tuple[str, Any]]:
    for name, value in dict(body).items() if isinstance(body, Mapping) else ():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, bytes):
                yield name, ("blob", each, "application/octet-stream")
            else:
                yield name, each if isinstance(each, tuple) else (None, _field(each))


def answer_of(response: httpx.Response, kinds: tuple[str, ...] = ("json",)) -> Answer[Any]:
    """What an answer says, its body read. Raises ApiError for one that is not a success, and for one of another kind."""
    status = response.status_code
    kind = response.headers.get("Content-Type", "").split(";")[0].strip().lower()
    if status == 304:
        raise NotModified(response)
    if status >= 400:
        problem = _problem(response, kind)
        if problem is None:
            raise ApiError(response)
        raise BY_CODE.get(problem["code"], ProblemError)(response, problem)
    if status >= 300 and "redirect" not in kinds:
        raise ApiError(response, ": a redirect")
    if not response.content or status >= 300:
        return Answer(None, response)
    if "bytes" in kinds:
        return Answer(response.content, response)
    if "json" in kinds and (kind == "application/json" or kind.endswith("+json")):
        return Answer(response.json(), response)
    if "text" in kinds and kind.startswith("text/"):
        return Answer(response.text, response)
    raise ApiError(response, f": {kind or 'an answer without a type'}, where {' or '.join(kinds)} was asked for")


def _problem(response: httpx.Response, kind: str) -> dict[str, Any] | None:
    if kind not in ("application/problem+json", "application/json"):
        return None
    try:
        said = response.json()
    except ValueError:
        return None
    return said if isinstance(said, dict) and isinstance(said.get("code"), str) else None


def wait_after(response: httpx.Response, tried: int, max_wait: float) -> float | None:
    """How long to wait before the next try, in seconds; None where there should be none."""
    if response.status_code not in _PASSING:
        return None
    asked = _retry_after(response.headers.get("Retry-After", "").strip())
    wait = backoff(tried, max_wait) if asked is None else asked
    return wait if wait <= max_wait else None


def backoff(tried: int, max_wait: float) -> float:
    """Twice as long each time, and never the same."""
    return min(max_wait, _FIRST_WAIT * 2.0**tried * random.uniform(0.5, 1))


def _retry_after(text: str) -> float | None:
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        wait: float = parsedate_to_datetime(text).timestamp() - time.time()
    except ValueError:
        return None
    return max(0.0, wait)


def next_request(
    answer: Answer[object], http: httpx.Client | httpx.AsyncClient
) -> Callable[[], httpx.Request] | None:
    """What makes the request for the next page (``Link`` with ``rel="next"``, RFC 8288); None on the last one."""
    target = answer.response.links.get("next", {}).get("url")
    if target is None:
        return None
    asked = answer.response.request
    # A proxy may have another path for the list than the server that named the next page.
    url = asked.url.copy_with(query=asked.url.join(target).query)
    headers = [(name, value) for name, value in asked.headers.items() if name.lower() != "host"]
    return lambda: http.build_request("GET", url, headers=headers)
