import type { GetDaemonHealthReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function getDaemonHealth(_request: unknown, { daemon }: BridgeContext): GetDaemonHealthReply {
  return answer({ status: 'ok', version: daemon.version, timestamp: new Date().toISOString() })
}
