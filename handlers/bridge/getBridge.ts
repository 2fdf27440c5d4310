import type { GetBridgeReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getBridge(_request: unknown, { daemon }: BridgeContext): Promise<GetBridgeReply> {
  return answer({ ...(await daemon.config.bridge()) })
}
