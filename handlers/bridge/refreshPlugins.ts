import type { RefreshPluginsReply } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function refreshPlugins(_request: unknown, { daemon }: BridgeContext): Promise<RefreshPluginsReply> {
  await daemon.refresh()
  return done
}
