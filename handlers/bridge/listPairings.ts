import type { ListPairingsReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function listPairings(_request: unknown, { daemon }: BridgeContext): ListPairingsReply {
  return answer({ pairings: daemon.hap.pairings().map(({ id, admin }) => ({ id, admin })) })
}
