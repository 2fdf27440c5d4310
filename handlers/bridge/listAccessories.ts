import type { ListAccessoriesReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function listAccessories(_request: unknown, { daemon }: BridgeContext): ListAccessoriesReply {
  return answer({ accessories: daemon.accessories.list() })
}
