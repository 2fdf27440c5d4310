import type { PutPlatformReply, PutPlatformRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function putPlatform(request: PutPlatformRequest, { daemon }: BridgeContext): Promise<PutPlatformReply> {
  await daemon.config.putPlatform(request.body)
  return done
}
