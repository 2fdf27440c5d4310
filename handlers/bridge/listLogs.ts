import type { ListLogsReply, ListLogsRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function listLogs(request: ListLogsRequest, { daemon }: BridgeContext): ListLogsReply {
  const { plugin, limit = 200 } = request.query
  return answer({ entries: daemon.logs.list({ limit, ...(plugin === undefined ? {} : { plugin }) }) })
}
