import type { PluginsHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import type { PluginInstance } from '../../src/bridge/host/plugin-instance.ts'
import { requireFound } from '../../src/lib/require-found.ts'
import type { BridgeContext } from './context.ts'

export const plugins = {
  listPlugins(_request, { daemon }) {
    return reply.listPlugins.ok({ plugins: daemon.host.list().map(pluginView) })
  },

  async refreshPlugins(_request, { daemon }) {
    await daemon.refresh()
    return reply.refreshPlugins.ok({ ok: true })
  },

  getPlugin(request, { daemon }) {
    return reply.getPlugin.ok(pluginView(requireFound(daemon.host.get(request.path.id), `plugin ${request.path.id}`)))
  },

  async restartPlugin(request, { daemon }) {
    await daemon.restartPlugin(request.path.id)
    return reply.restartPlugin.ok({ ok: true })
  },

  async disablePlugin(request, { daemon }) {
    await daemon.setDisabled(request.path.id, true)
    return reply.disablePlugin.ok({ ok: true })
  },

  async enablePlugin(request, { daemon }) {
    await daemon.setDisabled(request.path.id, false)
    return reply.enablePlugin.ok({ ok: true })
  },

  async resetPluginAccessories(request, { daemon }) {
    await daemon.resetAccessories(request.path.id)
    return reply.resetPluginAccessories.ok({ ok: true })
  },

  getPluginStats(request, { daemon }) {
    return reply.getPluginStats.ok(requireFound(daemon.pluginStats(request.path.id), `plugin ${request.path.id}`))
  },
} satisfies PluginsHandlers<BridgeContext>

/** A plugin as the contract has it: of its platform entry, the settings that are its own. */
function pluginView({ id, manifest, status, config, package: name, bridge }: PluginInstance) {
  const { platform: _platform, plugin: _plugin, ...settings } = config
  return { id, manifest, status, config: settings, package: name, bridge }
}
