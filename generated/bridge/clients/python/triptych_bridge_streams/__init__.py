# Generated from specs/bridge.asyncapi.yaml by `make generate`.

"""Triptych bridge streams."""

from .client import (
    LogsStream,
    MetricsStream,
    ShellStream,
    TerminalStream,
    open_logs,
    open_metrics,
    open_shell,
    open_terminal,
)
from .messages import (
    LogEntry,
    LogLevel,
    MetricsHistory,
    MetricsMemory,
    MetricsPoint,
    MetricsSnapshot,
    MetricsUsage,
    ShellInput,
    ShellOutput,
    ShellResize,
    TerminalLine,
)
from .stream import Stream, StreamClosed, SyncStream

__all__ = [
    "LogEntry",
    "LogLevel",
    "LogsStream",
    "MetricsHistory",
    "MetricsMemory",
    "MetricsPoint",
    "MetricsSnapshot",
    "MetricsStream",
    "MetricsUsage",
    "ShellInput",
    "ShellOutput",
    "ShellResize",
    "ShellStream",
    "Stream",
    "StreamClosed",
    "SyncStream",
    "TerminalLine",
    "TerminalStream",
    "open_logs",
    "open_metrics",
    "open_shell",
    "open_terminal",
]
