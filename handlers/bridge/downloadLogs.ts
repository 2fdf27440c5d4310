import type { DownloadLogsReply } from '../../generated/bridge/handlers.ts'
import { logText } from '../../src/bridge/logs/log-lines.ts'
import type { BridgeContext } from './context.ts'

/** As many as there can be. */
const ALL = 10_000

export function downloadLogs(_request: unknown, { daemon }: BridgeContext): DownloadLogsReply {
  const headers = { 'Cache-Control': 'no-store', 'Content-Disposition': 'attachment; filename="bridge.log"' } as const
  return { status: 200, headers, body: logText(daemon.logs.list({ limit: ALL })) }
}
