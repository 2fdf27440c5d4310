import type { ChangeBridgeReply, ChangeBridgeRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function changeBridge(
  request: ChangeBridgeRequest,
  { daemon }: BridgeContext,
): Promise<ChangeBridgeReply> {
  await daemon.changeBridge(request.body)
  return done
}
