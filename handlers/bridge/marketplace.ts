import type { MarketplaceHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import type { BridgeContext } from './context.ts'

export const marketplace = {
  async searchPlugins(request, { daemon }) {
    return reply.searchPlugins.ok(await daemon.registry.search(request.query))
  },

  async installPlugin(request, { daemon }) {
    const { package: spec, runScripts } = request.body
    return reply.installPlugin.ok(toInstallation(await daemon.installer.install(spec, { runScripts })))
  },

  async rollBackPlugin(request, { daemon }) {
    return reply.rollBackPlugin.ok(toInstallation(await daemon.installer.rollBack(request.path.name)))
  },

  async uninstallPlugin(request, { daemon }) {
    await daemon.installer.uninstall(request.path.name)
    return reply.uninstallPlugin.ok({ ok: true })
  },

  async listPluginUpdates(_request, { daemon }) {
    return reply.listPluginUpdates.ok({ plugins: await daemon.pluginUpdates() })
  },

  async listInstalledPlugins(_request, { daemon }) {
    return reply.listInstalledPlugins.ok({ plugins: await daemon.packages.installedWithPrevious() })
  },

  async listLocalPlugins(_request, { daemon }) {
    return reply.listLocalPlugins.ok({ plugins: await daemon.packages.local() })
  },

  async getPluginSignature(request, { daemon }) {
    return reply.getPluginSignature.ok(await daemon.pluginSignature(request.path.name))
  },

  async getPluginInfo(request, { daemon }) {
    return reply.getPluginInfo.ok(await daemon.packages.info(request.path.name))
  },

  async getPluginSchema(request, { daemon }) {
    return reply.getPluginSchema.ok(await daemon.packages.schema(request.path.name))
  },

  async getPluginForm(request, { daemon }) {
    return reply.getPluginForm.ok(await daemon.packages.form(request.path.name))
  },
} satisfies MarketplaceHandlers<BridgeContext>

/** The packages whose install scripts were not run are named where there are any. */
function toInstallation({ skippedScripts }: { readonly skippedScripts: string[] }) {
  return { ok: true as const, ...(skippedScripts.length > 0 && { skippedScripts }) }
}
