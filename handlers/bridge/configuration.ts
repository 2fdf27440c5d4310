import type { ConfigurationHandlers } from '../../generated/bridge/handlers.ts'
import { reply } from '../../generated/bridge/replies.ts'
import { bindOf } from '../../src/bridge/config/config-file.ts'
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
    const { bind, ...bridge } = await daemon.config.bridge()
    return reply.getBridge.ok({ ...bridge, ...(bind !== undefined && { bind: bind && [bind].flat().join(', ') }) })
  },

  async changeBridge(request, { daemon }) {
    const { bind, ...fields } = request.body
    await daemon.changeBridge({ ...fields, ...(bind !== undefined && { bind: bind && bindOf(bind) }) })
    return reply.changeBridge.ok({ ok: true })
  },
} satisfies ConfigurationHandlers<BridgeContext>
