import type { GetPluginStatsReply, GetPluginStatsRequest } from '../../generated/bridge/handlers.ts'
import { answer, found } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function getPluginStats(request: GetPluginStatsRequest, { daemon }: BridgeContext): GetPluginStatsReply {
  return answer(found(daemon.pluginStats(request.path.id), `plugin ${request.path.id}`))
}
