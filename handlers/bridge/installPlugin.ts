import type { InstallPluginReply, InstallPluginRequest } from '../../generated/bridge/handlers.ts'
import { done } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function installPlugin(
  request: InstallPluginRequest,
  { daemon }: BridgeContext,
): Promise<InstallPluginReply> {
  await daemon.installer.install(request.body.package)
  return done
}
