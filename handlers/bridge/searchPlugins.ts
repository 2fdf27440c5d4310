import type { SearchPluginsReply, SearchPluginsRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function searchPlugins(
  request: SearchPluginsRequest,
  { daemon }: BridgeContext,
): Promise<SearchPluginsReply> {
  const { q = '', from = 0, size = 20 } = request.query
  return answer(await daemon.registry.search({ q, from, size }))
}
