import type { GetPluginFormReply, GetPluginFormRequest } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'

export async function getPluginForm(
  request: GetPluginFormRequest,
  { daemon }: BridgeContext,
): Promise<GetPluginFormReply> {
  return answer(await daemon.packages.form(request.path.name))
}
