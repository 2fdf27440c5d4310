import type { ConfigurationHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import { requireFound } from '../../src/lib/require-found.ts'
import type { BridgeContext } from './context.ts'

export const configuration = {
  async getConfig(_request, { daemon }) {
    return reply.getConfig.ok({ content: await daemon.config.text() })
  },

  listConfigOverrides(_request, { overrides }) {
    return reply.listConfigOverrides.ok({ overrides: [...overrides] })
  },

  async replaceConfig(request, { daemon }) {
    await daemon.config.replace(request.body.content)
    return reply.replaceConfig.ok({ ok: true })
  },

  async listConfigBackups(_request, { daemon }) {
    const backups = await daemon.config.backups()
    return reply.listConfigBackups.ok({
      backups: backups.map(({ id, createdAt, size }) => ({ id, createdAt: new Date(createdAt).toISOString(), size })),
    })
  },

  async getConfigBackup(request, { daemon }) {
    const { content } = await daemon.config.backup(request.path.id)
    return reply.getConfigBackup.ok({ content })
  },

  async restoreConfigBackup(request, { daemon }) {
    await daemon.config.restore(request.path.id)
    return reply.restoreConfigBackup.ok({ ok: true })
  },

  async putPlatform(request, { daemon }) {
    await daemon.config.putPlatform(request.body)
    return reply.putPlatform.ok({ ok: true })
  },

  async getPlatform(request, { daemon }) {
    const { name } = request.path
    return reply.getPlatform.ok({ config: requireFound(await daemon.config.platform(name), `platform ${name}`) })
  },

  async getBridge(_request, { daemon }) {
    return reply.getBridge.ok({ ...(await daemon.config.bridge()) })
  },

  async changeBridge(request, { daemon }) {
    await daemon.changeBridge(request.body)
    return reply.changeBridge.ok({ ok: true })
  },
} satisfies ConfigurationHandlers<BridgeContext>
