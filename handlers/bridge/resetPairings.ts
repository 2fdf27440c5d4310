import type { ResetPairingsReply } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function resetPairings(_request: unknown, { daemon }: BridgeContext): Promise<ResetPairingsReply> {
  await daemon.hap.resetPairings()
  return done
}
