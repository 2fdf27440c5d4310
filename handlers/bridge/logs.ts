import type { LogsHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import { logText } from '../../src/bridge/logs/log-lines.ts'
import type { BridgeContext } from './context.ts'

/** As many as there can be. */
const ALL = 10_000

export const logs = {
  listLogs(request, { daemon }) {
    return reply.listLogs.ok({ entries: daemon.logs.list(request.query) })
  },

  downloadLogs(_request, { daemon }) {
    return reply.downloadLogs.ok(logText(daemon.logs.list({ limit: ALL })))
  },
} satisfies LogsHandlers<BridgeContext>
