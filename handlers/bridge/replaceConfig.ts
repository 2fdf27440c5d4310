import type { ReplaceConfigReply, ReplaceConfigRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function replaceConfig(
  request: ReplaceConfigRequest,
  { daemon }: BridgeContext,
): Promise<ReplaceConfigReply> {
  await daemon.config.replace(request.body.content)
  return done
}
