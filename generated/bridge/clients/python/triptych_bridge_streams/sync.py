# Generated from specs/bridge.asyncapi.yaml by `make generate`.

"""The streams, one function for each; without asyncio."""

from __future__ import annotations

import json
from typing import Any

from .messages import (
    LogEntry,
    MetricsHistory,
    MetricsSnapshot,
    ShellInput,
    ShellOutput,
    ShellResize,
    TerminalLine,
)
from .stream import SyncStream, stream_url


class LogsStream(SyncStream["LogEntry"]):
    """Every log entry as it is made, as JSON."""


def open_logs(base_url: str, **options: Any) -> LogsStream:
    """Opens /ws/logs; what is not named here goes to websockets' connect()."""
    return LogsStream(stream_url(base_url, "/ws/logs"), json.loads, options)


class MetricsStream(SyncStream["MetricsSnapshot | MetricsHistory"]):
    """What the daemon uses of the machine, now and over the last hour."""


def open_metrics(base_url: str, **options: Any) -> MetricsStream:
    """Opens /ws/metrics; what is not named here goes to websockets' connect()."""
    return MetricsStream(stream_url(base_url, "/ws/metrics"), json.loads, options)


class TerminalStream(SyncStream["TerminalLine"]):
    """Every log entry as it is made, as one coloured line for a terminal."""


def open_terminal(base_url: str, **options: Any) -> TerminalStream:
    """Opens /ws/terminal; what is not named here goes to websockets' connect()."""
    return TerminalStream(stream_url(base_url, "/ws/terminal"), str, options)


class ShellStream(SyncStream["ShellOutput"]):
    """An interactive shell in a pseudo-terminal."""

    def write(self, payload: ShellInput) -> None:
        """What was typed, at most 65,536 bytes of UTF-8."""
        self._send(payload)

    def resize(self, payload: ShellResize) -> None:
        """The terminal has a new size. A binary frame, so that no keystroke is taken for it."""
        self._send(json.dumps(payload).encode())


def open_shell(base_url: str, *, cols: int | None = None, rows: int | None = None, **options: Any) -> ShellStream:
    """Opens /ws/shell; what is not named here goes to websockets' connect()."""
    return ShellStream(stream_url(base_url, "/ws/shell", {"cols": cols, "rows": rows}), str, options)
