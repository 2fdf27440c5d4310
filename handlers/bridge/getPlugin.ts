import type { GetPluginReply, GetPluginRequest } from '../../generated/bridge/handlers.ts'
import { answer, found } from './answers.ts'
import type { BridgeContext } from './context.ts'
import { pluginView } from './plugin-view.ts'

export function getPlugin(request: GetPluginRequest, { daemon }: BridgeContext): GetPluginReply {
  return answer(pluginView(found(daemon.host.get(request.path.id), `plugin ${request.path.id}`)))
}
