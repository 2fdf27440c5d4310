import type { EnablePluginReply, EnablePluginRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function enablePlugin(
  request: EnablePluginRequest,
  { daemon }: BridgeContext,
): Promise<EnablePluginReply> {
  await daemon.setDisabled(request.path.id, false)
  return done
}
