# Generated from specs/bridge.asyncapi.yaml by `make generate`.

"""The messages of the streams, as they are on the wire."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict


class MetricsSnapshot(TypedDict):
    """What the daemon uses now."""

    type: Literal["snapshot"]
    data: MetricsUsage


class MetricsUsage(TypedDict):
    """What the daemon uses of the machine."""

    uptime: float
    memory: MetricsMemory
    cpu: float


class MetricsMemory(TypedDict):
    """Memory of the daemon, in bytes."""

    rss: int
    heapUsed: int


class MetricsHistory(TypedDict):
    """What the daemon used over the last hour."""

    type: Literal["history"]
    data: list[MetricsPoint]


class MetricsPoint(TypedDict):
    """What the daemon used at one moment."""

    timestamp: str
    cpu: float
    memory: int


class ShellResize(TypedDict):
    """Size of a terminal."""

    cols: int
    rows: int


class LogEntry(TypedDict):
    """One log entry."""

    timestamp: str
    level: LogLevel
    plugin: str
    message: str


# One formatted log line without any line break; `↵` parts the lines of a message.
TerminalLine: TypeAlias = str


# Output of the shell.
ShellOutput: TypeAlias = str


# Keystrokes.
ShellInput: TypeAlias = str


# How much a log entry matters.
LogLevel: TypeAlias = Literal["debug", "info", "warn", "error"]
