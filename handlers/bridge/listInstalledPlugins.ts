import type { ListInstalledPluginsReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function listInstalledPlugins(
  _request: unknown,
  { daemon }: BridgeContext,
): Promise<ListInstalledPluginsReply> {
  return answer({ plugins: await daemon.packages.installed() })
}
