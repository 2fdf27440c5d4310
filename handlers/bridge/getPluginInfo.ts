import type { GetPluginInfoReply, GetPluginInfoRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getPluginInfo(
  request: GetPluginInfoRequest,
  { daemon }: BridgeContext,
): Promise<GetPluginInfoReply> {
  return answer(await daemon.packages.info(request.path.name))
}
