import type { RestartDaemonReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export function restartDaemon(_request: unknown, { restart }: BridgeContext): RestartDaemonReply {
  restart()
  return answer({ restarting: true })
}
