import type { ListPluginsReply } from '../../generated/bridge/handlers.ts'
import { answer } from './answers.ts'
import type { BridgeContext } from './context.ts'
import { pluginView } from './plugin-view.ts'

export function listPlugins(_request: unknown, { daemon }: BridgeContext): ListPluginsReply {
  return answer({ plugins: daemon.host.list().map(pluginView) })
}
