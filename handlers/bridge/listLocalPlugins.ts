import type { ListLocalPluginsReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function listLocalPlugins(_request: unknown, { daemon }: BridgeContext): Promise<ListLocalPluginsReply> {
  return answer({ plugins: await daemon.packages.local() })
}
