"""What an answer raises that is not what was asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx


class ApiError(Exception):
    """An answer that is not a success; of a proxy, say, where it is no ``ProblemError``."""

    def __init__(self, response: httpx.Response, said: str = "") -> None:
        request = response.request
        super().__init__(f"{response.status_code} for {request.method} {request.url.path}{said}")
        self.response = response
        self.status = response.status_code


class NotModified(ApiError):
    """The copy that ``if_none_match`` named is still the one (304)."""


class ProblemError(ApiError):
    """A problem as the contract declares it (RFC 9457); each code has a class of its own."""

    def __init__(self, response: httpx.Response, problem: Mapping[str, Any]) -> None:
        self.problem = problem
        self._code = str(problem["code"])
        super().__init__(response, f": {self._code}: {problem.get('title', '')}")

    @property
    def code(self) -> str:
        """Tells which problem it is."""
        return self._code
