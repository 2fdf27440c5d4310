import type { GetConfigReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getConfig(_request: unknown, { daemon }: BridgeContext): Promise<GetConfigReply> {
  return answer({ content: await daemon.config.text() })
}
