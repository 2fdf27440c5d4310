import type { ListPluginUpdatesReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function listPluginUpdates(_request: unknown, { daemon }: BridgeContext): Promise<ListPluginUpdatesReply> {
  return answer({ plugins: await daemon.pluginUpdates() })
}
