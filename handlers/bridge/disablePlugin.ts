import type { DisablePluginReply, DisablePluginRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function disablePlugin(
  request: DisablePluginRequest,
  { daemon }: BridgeContext,
): Promise<DisablePluginReply> {
  await daemon.setDisabled(request.path.id, true)
  return done
}
