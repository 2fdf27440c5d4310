import type { UninstallPluginReply, UninstallPluginRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function uninstallPlugin(
  request: UninstallPluginRequest,
  { daemon }: BridgeContext,
): Promise<UninstallPluginReply> {
  await daemon.installer.uninstall(request.path.name)
  return done
}
