import type { DebugAccessoriesReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function debugAccessories(_request: unknown, { daemon }: BridgeContext): DebugAccessoriesReply {
  const names = daemon.accessories.names()
  return answer({ count: names.length, names })
}
