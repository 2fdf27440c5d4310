import type { RestartPluginReply, RestartPluginRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function restartPlugin(
  request: RestartPluginRequest,
  { daemon }: BridgeContext,
): Promise<RestartPluginReply> {
  await daemon.restartPlugin(request.path.id)
  return done
}
