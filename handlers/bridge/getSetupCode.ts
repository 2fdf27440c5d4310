import type { GetSetupCodeReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function getSetupCode(_request: unknown, { daemon }: BridgeContext): GetSetupCodeReply {
  return answer(daemon.setupCode())
}
